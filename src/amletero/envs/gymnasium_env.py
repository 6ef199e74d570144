"""Love Letter for Gymnasium: one learner against opponents, one game or many at once.

    import gymnasium
    import amletero.envs  # registers the environments

    env = gymnasium.make("amletero/LoveLetter-v0", opponents="simple")
    envs = gymnasium.make_vec("amletero/LoveLetter-v0", num_envs=1024, opponents="policy.npz")

An observation is that of `amletero.networks.inputs`; `info["action_mask"]` says which of the 95
actions are legal. The reward is the learner's share of each round that ends: 1 for a win, 1/2 if
two share it. An action that is not legal ends the game with −1, and `info["illegal"]` says so.
`info` tells at the end of a round who won it (`winners`), who gained the Spy's token (`spies`) and
how many `tokens` everyone has; seats are absolute, and the learner is seat 0.
"""

from collections.abc import Sequence
from typing import Any, Final

from amletero.extras import needs_extra
from amletero.record.action_numbers import ACTIONS

with needs_extra("research"):
    import gymnasium
    import numpy as np
    from gymnasium import spaces
    from gymnasium.vector import AutoresetMode, VectorEnv
    from gymnasium.vector.utils import batch_space
    from numpy.typing import NDArray

from amletero.envs.learner_games import LEARNER, LearnerGames, LearnerStep
from amletero.envs.opponents import OpponentChoice
from amletero.envs.table_text import table_text

SEEDS: Final = 1 << 62

Seen = NDArray[np.int8]


def _observations(games: LearnerGames, which: Any) -> Seen:
    return games.batch.observe(which, LEARNER).view(np.int8)


class LoveLetterEnv(gymnasium.Env[Seen, np.int64]):
    """One game. An episode is a game of `goal` tokens; with 1, a single round."""

    metadata: dict[str, Any] = {"render_modes": ["ansi", "human"], "render_fps": 1}  # noqa: RUF012

    def __init__(
        self,
        edition: str = "standard",
        players: int = 2,
        opponents: OpponentChoice | Sequence[OpponentChoice] = "simple",
        goal: int | None = 1,
        render_mode: str | None = None,
    ) -> None:
        """`opponents` is one for all other seats, or one for each; None is the edition's goal.

        Raises `ValueError` for a table, an opponent or a way to render that does not exist.
        """
        if render_mode not in (None, *self.metadata["render_modes"]):
            raise ValueError(f"render_mode is None, ansi or human, not {render_mode!r}")
        self.render_mode = render_mode
        self._games = LearnerGames(
            edition,
            players,
            1,
            goal=goal,
            opponents=opponents,
            readable=render_mode is not None,
        )
        self._over = True
        self.observation_space = spaces.MultiBinary(self._games.batch.layout.size)
        self.action_space = spaces.Discrete(ACTIONS)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Seen, dict[str, Any]]:
        """Begin a game; the same seed deals the same cards. There are no options."""
        super().reset(seed=seed, options=options)
        self._games.reset(seed=int(self.np_random.integers(SEEDS)))
        self._over = False
        if self.render_mode == "human":
            self.render()
        return self._observation(), {"action_mask": self.action_masks()}

    def step(self, action: np.int64) -> tuple[Seen, float, bool, bool, dict[str, Any]]:
        """Play an action, and what the opponents answer; nothing is ever truncated.

        Raises `gymnasium.error.ResetNeeded` if there is no game, or it is over.
        """
        if self._over:
            raise gymnasium.error.ResetNeeded("the game is over; `reset` begins the next one")
        came = self._games.step(np.array([action]))
        self._over = bool(came.done[0])
        info: dict[str, Any] = {"action_mask": self.action_masks()}
        if came.illegal[0]:
            info["illegal"] = True
        if came.ended[0]:
            info |= {key: value[0] for key, value in _results(self._games, came).items()}
        if self.render_mode == "human":
            self.render()
        return self._observation(), float(came.rewards[0]), self._over, False, info

    def close(self) -> None:
        """End the threads."""
        self._games.batch.close()

    def action_masks(self) -> Seen:
        """Return 0 or 1 for each action, as sb3-contrib's MaskablePPO asks for it."""
        mask: Seen = self._games.batch.masks[0].astype(np.int8)
        return mask

    def render(self) -> Any:
        """Return the table as text, as the learner sees it; print it if a human watches."""
        if self.render_mode is None:
            return None
        text = table_text(self._games.readable().view(0, LEARNER))
        if self.render_mode == "human":
            print(text)
            return None
        return text

    def _observation(self) -> Seen:
        row: Seen = _observations(self._games, 0)[0]
        return row


class LoveLetterVectorEnv(VectorEnv[Any, Any, Any]):
    """Many games at once, over compiled code.

    A game that ends is followed by the next in the same step; `final_obs` and `final_info` are
    those of the game that ended, in Gymnasium's form.
    """

    metadata: dict[str, Any] = {  # noqa: RUF012 (as Gymnasium has it)
        "render_modes": [],
        "autoreset_mode": AutoresetMode.SAME_STEP,
    }

    def __init__(
        self,
        num_envs: int = 1,
        edition: str = "standard",
        players: int = 2,
        opponents: OpponentChoice | Sequence[OpponentChoice] = "simple",
        goal: int | None = 1,
        threads: int = 1,
        render_mode: str | None = None,
    ) -> None:
        """The same as for one game; the games of a seed are the same with any `threads`."""
        if render_mode is not None:
            raise ValueError(f"many games are not rendered; render_mode is {render_mode!r}")
        self.num_envs = num_envs
        self._games = LearnerGames(
            edition, players, num_envs, goal=goal, opponents=opponents, threads=threads
        )
        self.single_observation_space = spaces.MultiBinary(self._games.batch.layout.size)
        self.single_action_space = spaces.Discrete(ACTIONS)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)

    def reset(
        self,
        *,
        seed: int | list[int | None] | None = None,
        options: dict[str, Any] | None = None,
    ) -> tuple[Seen, dict[str, Any]]:
        """Begin all games; the same seed deals the same cards. There are no options.

        Raises `TypeError` for a list of seeds: one is for all games.
        """
        if isinstance(seed, list):
            raise TypeError("one seed is for all games; a list of seeds is not taken")
        super().reset(seed=seed, options=options)
        self._games.reset(seed=int(self.np_random.integers(SEEDS)))
        return _observations(self._games, np.arange(self.num_envs)), self._masks()

    def step(
        self, actions: Any
    ) -> tuple[Seen, NDArray[np.float64], NDArray[np.bool_], NDArray[np.bool_], dict[str, Any]]:
        """Play an action in each game, and what the opponents answer."""
        came = self._games.step(np.asarray(actions))
        infos: dict[str, Any] = _with_mask(_results(self._games, came), came.ended & ~came.done)
        done = np.flatnonzero(came.done)
        if len(done) > 0:
            final = np.full(self.num_envs, None, object)
            for game, row in zip(done, _observations(self._games, done), strict=True):
                final[game] = row
            last = {"action_mask": self.action_masks(), "illegal": came.illegal}
            results = _with_mask(_results(self._games, came), came.ended & came.done)
            infos |= {
                "final_obs": final,
                "_final_obs": came.done,
                "final_info": _with_mask(last, came.done) | results,
                "_final_info": came.done,
            }
            self._games.reset(done)
        observations = _observations(self._games, np.arange(self.num_envs))
        never = np.zeros(self.num_envs, np.bool_)
        return observations, came.rewards, came.done, never, infos | self._masks()

    def close_extras(self, **_: Any) -> None:
        """End the threads."""
        self._games.batch.close()

    def action_masks(self) -> Seen:
        """Return 0 or 1 for each game and action."""
        return self._games.batch.masks.astype(np.int8)

    def _masks(self) -> dict[str, Any]:
        everywhere = np.ones(self.num_envs, np.bool_)
        return {"action_mask": self.action_masks(), "_action_mask": everywhere}


def _results(games: LearnerGames, came: LearnerStep) -> dict[str, Any]:
    """Return how the last rounds ended, by game."""
    return {"winners": came.winners, "spies": came.spies, "tokens": games.batch.tokens}


def _with_mask(values: dict[str, Any], where: NDArray[np.bool_]) -> dict[str, Any]:
    """Return values as Gymnasium has them for many games: with a mask where they hold."""
    if not where.any():
        return {}
    return values | {f"_{name}": where for name in values}
