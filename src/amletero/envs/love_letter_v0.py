"""Love Letter as a PettingZoo environment with one agent per seat, moving in turns.

    from amletero.envs import love_letter_v0

    env = love_letter_v0.env(players=3)
    env.reset(seed=1)
    for agent in env.agent_iter():
        observation, reward, termination, truncation, info = env.last()
        ...

An observation is `{"observation": 0 or 1 for each input, "action_mask": 0 or 1 for each action}`;
`amletero.networks.inputs` describes the inputs field by field. The mask is the mover's own: for
everyone else it is all 0, so that it reveals no hand. A reward is the number of tokens gained at
the end of a round. After a round, an agent's info says whether it is a `winner` of it, whether
it gained the Spy's token (`spy`), and how many `tokens` everyone has, by seat.
"""

from random import Random
from typing import Any

from amletero.extras import needs_extra
from amletero.record.action_numbers import action_number

with needs_extra("research"):
    import numpy as np
    from gymnasium import spaces
    from numpy.typing import NDArray
    from pettingzoo import AECEnv
    from pettingzoo.utils import wrappers

from amletero.chance import drawn_first, shuffled
from amletero.envs.table_choice import checked_goal, checked_table
from amletero.envs.table_text import table_text
from amletero.kernel.edition_settings import actions_of
from amletero.kernel.move_actions import move_of
from amletero.kernel.pack_round import words_of
from amletero.networks.inputs import layout_of
from amletero.networks.view_inputs import view_inputs
from amletero.record.referee import Referee

__all__ = ["env", "raw_env"]


def env(
    edition: str = "standard",
    players: int = 2,
    goal: int | None = None,
    render_mode: str | None = None,
) -> AECEnv:
    """Return the environment with PettingZoo's usual checks around it; see `raw_env`."""
    inner = raw_env(edition, players, goal, render_mode)
    checked: AECEnv = wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(inner))
    return checked


class raw_env(AECEnv):  # type: ignore[misc]  # noqa: N801 (PettingZoo's name for it)
    """The environment itself."""

    metadata: dict[str, Any] = {  # noqa: RUF012 (as PettingZoo has it)
        "name": "love_letter_v0",
        "render_modes": ["ansi", "human"],
        "is_parallelizable": False,
    }

    def __init__(
        self,
        edition: str = "standard",
        players: int = 2,
        goal: int | None = None,
        render_mode: str | None = None,
    ) -> None:
        """`goal` is the number of tokens to win: with 1, a game is a single round.

        Raises `ValueError` for a table, a goal or a way to render that does not exist.
        """
        super().__init__()
        if render_mode not in (None, *self.metadata["render_modes"]):
            raise ValueError(f"render_mode is None, ansi or human, not {render_mode!r}")
        self._edition, self._players = checked_table(edition, players), players
        self._goal = checked_goal(self._edition, players, goal)
        self.render_mode = render_mode
        self.possible_agents = [f"seat_{seat}" for seat in range(players)]
        self._inputs = layout_of(self._edition, players).size
        self._actions = actions_of(self._edition)
        self._random = Random()
        observation = spaces.Dict(
            {
                "observation": spaces.Box(0, 1, (self._inputs,), np.int8),
                "action_mask": spaces.Box(0, 1, (len(self._actions),), np.int8),
            }
        )
        self._observation_spaces = dict.fromkeys(self.possible_agents, observation)
        self._action_spaces = {
            agent: spaces.Discrete(len(self._actions)) for agent in self.possible_agents
        }

    def observation_space(self, agent: str) -> Any:
        """Return the observation space, the same for every agent."""
        return self._observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        """Return the action space: all actions of the edition; the mask says which are legal."""
        return self._action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begin a game; the same seed deals the same cards."""
        del options
        if seed is not None:
            self._random = Random(seed)
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, Any] = {agent: {} for agent in self.agents}
        self._referee = Referee(self._edition, self._players, self._goal)
        self._deal()
        if self.render_mode == "human":
            self.render()

    def observe(self, agent: str) -> dict[str, NDArray[Any]]:
        """Return an agent's observation, and its legal actions if it is to move."""
        seat = self.possible_agents.index(agent)
        observation = np.zeros(self._inputs, np.int8)
        observation[view_inputs(self._referee.view(seat))] = 1
        return {"observation": observation, "action_mask": self._mask(seat)}

    def render(self) -> str | None:
        """Return the table as text, as the agent to move sees it; print it if a human watches."""
        if self.render_mode is None:
            return None
        seat = self.possible_agents.index(self.agent_selection)
        text = table_text(self._referee.position(seat))
        if self.render_mode == "human":
            print(text)
            return None
        return text

    def step(self, action: int | None) -> None:
        """Make the mover's move."""
        if self.terminations[self.agent_selection]:
            self._was_dead_step(action)
            return
        assert action is not None
        seat = self.possible_agents.index(self.agent_selection)
        if not self._mask(seat)[action]:
            raise ValueError(f"action {action} is not legal now; the action mask says which are")
        self._cumulative_rewards[self.agent_selection] = 0
        before = self._referee.table.tokens
        board = words_of(self._referee.round).board
        self._referee.move(move_of(self._actions[action], board, self._players))
        after = self._referee.table.tokens
        for agent, old, new in zip(self.possible_agents, before, after, strict=True):
            self.rewards[agent] = new - old
        self._accumulate_rewards()
        self._note_result()
        self._go_on()
        if self.render_mode == "human":
            self.render()

    def _note_result(self) -> None:
        """Say in everyone's info how the round ended, if it did."""
        result = self._referee.result
        for seat, agent in enumerate(self.possible_agents):
            self.infos[agent] = (
                {}
                if result is None
                else {
                    "winner": seat in result.winners,
                    "spy": seat == result.spy,
                    "tokens": result.tokens,
                }
            )

    def _go_on(self) -> None:
        if self._referee.winners:
            self.terminations = dict.fromkeys(self.agents, True)
        elif self._referee.round.over:
            self._deal()
        else:
            self._select()

    def _deal(self) -> None:
        first = drawn_first(self._referee.may_start, self._random)
        self._referee.deal(shuffled(self._edition, self._random), first)
        self._select()

    def _select(self) -> None:
        assert self._referee.table.turn is not None
        self.agent_selection = self.possible_agents[self._referee.table.turn]

    def _mask(self, seat: int) -> NDArray[np.int8]:
        mask = np.zeros(len(self._actions), np.int8)
        for move in self._referee.legal(seat):
            mask[self._actions.index(action_number(move, seat, self._players))] = 1
        return mask
