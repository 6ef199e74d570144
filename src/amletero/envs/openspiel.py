"""Love Letter for OpenSpiel: one round, with a chance node for every drawn card.

    import pyspiel
    import amletero.envs.openspiel  # registers the game

    game = pyspiel.load_game("amletero_love_letter", {"deck": "guard4_priest2_baron2"})

`deck` gives the number of copies of each character, for games small enough to be solved; without
it the deck is the edition's. Returns are the tokens gained minus the mean, so that their sum is 0.

The information state is the observation of `amletero.networks.inputs`, which holds every turn of
the round: a player who has it has forgotten nothing. The observation is the same without the turns.
"""

from typing import Any, Final

from amletero.extras import needs_extra
from amletero.record.action_numbers import ACTIONS, CHARACTERS

with needs_extra("research"):
    import numpy as np
    import pyspiel

from amletero.envs.chance_tree import RoundTree, edition_of, setting_for
from amletero.envs.resampling import resampled_actions, seen_round
from amletero.kernel.layout import Setting, turn
from amletero.kernel.move_actions import move_of
from amletero.networks.inputs import layout_of
from amletero.rules.moves import move_text

NAME: Final = "amletero_love_letter"
DEFAULTS: Final[dict[str, Any]] = {"edition": "standard", "players": 2, "deck": ""}
LONGEST: Final = 100

GAME_TYPE: Final = pyspiel.GameType(
    short_name=NAME,
    long_name="Love Letter",
    dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
    chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
    information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
    utility=pyspiel.GameType.Utility.ZERO_SUM,
    reward_model=pyspiel.GameType.RewardModel.TERMINAL,
    max_num_players=6,
    min_num_players=2,
    provides_information_state_string=True,
    provides_information_state_tensor=True,
    provides_observation_string=True,
    provides_observation_tensor=True,
    parameter_specification=DEFAULTS,
)


class LoveLetterGame(pyspiel.Game):  # type: ignore[misc]
    """The game with its parameters."""

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        """Raises `ValueError` for an edition, a deck or a number of players that there is not."""
        chosen = DEFAULTS | (params or {})
        self.edition = edition_of(chosen["edition"], chosen["deck"])
        self.players: int = chosen["players"]
        self.setting: Setting = setting_for(self.edition, self.players)
        self.layout = layout_of(self.edition, self.players)
        info = pyspiel.GameInfo(
            num_distinct_actions=ACTIONS,
            max_chance_outcomes=len(CHARACTERS),
            num_players=self.players,
            min_utility=-2.0,
            max_utility=2.0,
            utility_sum=0.0,
            max_game_length=LONGEST,
        )
        super().__init__(GAME_TYPE, info, params or {})

    def new_initial_state(self) -> "LoveLetterState":
        """Return the state before the deal."""
        return LoveLetterState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> "Observer":
        """Return an observer of what a player sees now or, with perfect recall, has seen so far.

        Raises `ValueError` for observations that are public only, private only, or of all players.
        """
        if params:
            raise ValueError(f"observers take no parameters; got {params}")
        if iig_obs_type is None:
            return Observer(self, recalls=False)
        single = iig_obs_type.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER
        if not (iig_obs_type.public_info and single):
            raise ValueError("an observation is what one player knows, public and private together")
        return Observer(self, recalls=iig_obs_type.perfect_recall)


class LoveLetterState(pyspiel.State):  # type: ignore[misc]
    """A round, in which only the cards that someone has seen are determined."""

    def __init__(self, game: LoveLetterGame) -> None:
        super().__init__(game)
        self.edition = game.edition
        self.tree = RoundTree(game.edition, game.players)

    def current_player(self) -> int:
        """Return the chance player while cards are drawn, else the player to move."""
        if self.tree.at_chance:
            return int(pyspiel.PlayerId.CHANCE)
        if self.tree.over:
            return int(pyspiel.PlayerId.TERMINAL)
        return turn(self.tree.board)

    def is_terminal(self) -> bool:
        """Whether the round is over."""
        return self.tree.over

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Return the cards that may be drawn, each with its probability by copies left."""
        left = self.tree.left
        return [(card, left[card] / sum(left)) for card in self.tree.legal_actions()]

    def _legal_actions(self, player: int) -> list[int]:
        return self.tree.legal_actions() if player == self.current_player() else []

    def _apply_action(self, action: int) -> None:
        self.tree.apply(action)

    def information_state_string(self, player: int | None = None) -> str:
        """Return all that a player has learned and done, as the bits of the information state."""
        player = self.checked(self.current_player() if player is None else player)
        return f"{player} {self.tree.packed(player).tobytes().hex()}"

    def checked(self, player: int) -> int:
        """Return a player. Raises `ValueError` for one that there is not, such as chance."""
        if not 0 <= player < self.tree.setting.players:
            raise ValueError(
                f"there is no player {player}; the last one is {self.num_players() - 1}"
            )
        return player

    def resample_from_infostate(self, player: int, sampler: Any) -> "LoveLetterState":
        """Return a state by chance that looks the same to a player.

        `sampler` returns a number from 0 up to 1. Raises `ValueError` where a card is due, and for
        a player that there is not.
        """
        self.checked(player)
        if self.tree.at_chance:
            raise ValueError("a card is due; only a player's decision can be sampled anew")
        game = self.get_game()
        start = RoundTree(self.edition, self.tree.setting.players)
        seen = seen_round(start, self.history(), player)
        other: LoveLetterState = game.new_initial_state()
        for action in resampled_actions(start, seen, sampler):
            other.apply_action(action)
        return other

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"draw {CHARACTERS[action].value}"
        return move_text(move_of(action, self.tree.board, self.tree.setting.players), self.edition)

    def returns(self) -> list[float]:
        """Return the tokens gained, minus the mean of all players."""
        gained = self.tree.gained()
        mean = sum(gained) / len(gained)
        return [tokens - mean for tokens in gained]

    def __str__(self) -> str:
        return " ".join(map(str, self.history()))


class Observer:
    """Writes observations in OpenSpiel's format."""

    def __init__(self, game: LoveLetterGame, *, recalls: bool) -> None:
        self._name = "info_state" if recalls else "observation"
        size = game.layout.size if recalls else game.layout.turns
        self.tensor = np.zeros(size, np.float32)
        self.dict = {self._name: self.tensor}

    def set_from(self, state: LoveLetterState, player: int) -> None:
        """Store the observation of a player. Raises `ValueError` for one that there is not."""
        state.checked(player)
        bits = np.unpackbits(state.tree.packed(player), bitorder="little")
        self.tensor[:] = bits[: len(self.tensor)]

    def string_from(self, state: LoveLetterState, player: int) -> str:
        """Return the observation as text; with perfect recall, all that the player has learned."""
        bits = np.unpackbits(state.tree.packed(state.checked(player)), bitorder="little")
        packed = np.packbits(bits[: len(self.tensor)], bitorder="little")
        return f"{player} {packed.tobytes().hex()}"


pyspiel.register_game(GAME_TYPE, LoveLetterGame)
