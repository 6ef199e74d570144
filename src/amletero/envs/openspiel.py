"""Love Letter for OpenSpiel: one round, with a chance node for every drawn card.

    import pyspiel
    import amletero.envs.openspiel  # registers the game

    game = pyspiel.load_game("amletero_love_letter", {"deck": "guard4_priest2_baron2"})

`deck` gives the number of copies of each character, for games small enough to be solved; without
it the deck is the edition's. A card is drawn only when it is needed, so that the tree has no chance
nodes for cards that are never seen. Returns are the tokens gained minus the mean, so that their sum
is 0.
"""

from collections import Counter
from typing import Any, Final

import numpy as np
import pyspiel

from amletero.envs.encoding import observation_size
from amletero.envs.tracking import BOARD, OBSERVED, PILE_WORD, ROUNDS, knowledge, observe, play
from amletero.kernel.actions import ACTIONS, is_keep
from amletero.kernel.knowledge import begin
from amletero.kernel.layout import (
    CARD,
    SET_ASIDE,
    Setting,
    board_of,
    is_over,
    pile_count,
    set_aside,
    set_aside_count,
    turn,
)
from amletero.kernel.legal import legal_mask
from amletero.kernel.move_actions import move_of
from amletero.kernel.playing import step
from amletero.kernel.settings import CHARACTERS, NUMBERS, setting_of
from amletero.record.notation import move_text
from amletero.rules.editions import EDITIONS, with_deck
from amletero.rules.moves import Keep

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
    provides_information_state_tensor=False,
    provides_observation_string=True,
    provides_observation_tensor=True,
    parameter_specification=DEFAULTS,
)


class LoveLetterGame(pyspiel.Game):  # type: ignore[misc]
    """The game with its parameters."""

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        chosen = DEFAULTS | (params or {})
        self.edition = with_deck(EDITIONS[chosen["edition"]], chosen["deck"])
        self.players: int = chosen["players"]
        if self.players not in self.edition.goals:
            raise ValueError(f"{chosen['edition']} is not for {self.players} players")
        self.setting: Setting = setting_of(self.edition, self.players)
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
        """Return an observer of what a player sees now or, with perfect recall, has seen so far."""
        if params:
            raise ValueError(f"observers take no parameters; got {params}")
        recalls = iig_obs_type is not None and iig_obs_type.perfect_recall
        return Observer(self.players, recalls=recalls)


class LoveLetterState(pyspiel.State):  # type: ignore[misc]
    """A round, in which only the cards that somebody has seen are determined."""

    def __init__(self, game: LoveLetterGame) -> None:
        super().__init__(game)
        self.edition, self.setting = game.edition, game.setting
        self.left = Counter({NUMBERS[card]: count for card, count in game.edition.copies.items()})
        """The cards that have not been drawn by a chance node."""
        self.opening: list[int] = []
        """Cards of the opening: face up, then the hands, then the first card drawn."""
        self.pending: int | None = None
        """The action that waits for the cards it draws, if any."""
        self.wanted = 0
        """How many cards it waits for."""
        self.placed = 0
        """How many cards it waited for lie on the pile."""
        self.undrawn = 0
        """How many cards of the pile, below those, are not determined yet."""
        self.row = np.zeros((1, OBSERVED), np.int64)
        self.gained = np.zeros((1, game.players), np.uint8)
        self.told: list[list[str]] = [[] for _ in range(game.players)]
        """By player: what they learned, step by step."""

    @property
    def _face_up(self) -> int:
        return set_aside_count(self.setting.players) - 1

    @property
    def _dealing(self) -> bool:
        return len(self.opening) < self._face_up + self.setting.players + 1

    @property
    def board(self) -> int:
        """Return the kernel's second word."""
        return int(self.row[0, BOARD])

    def current_player(self) -> int:
        """Return the chance player while cards are drawn, else the player to move."""
        if self._dealing or self.pending is not None:
            return int(pyspiel.PlayerId.CHANCE)
        if is_over(self.board):
            return int(pyspiel.PlayerId.TERMINAL)
        return turn(self.board)

    def is_terminal(self) -> bool:
        """Whether the round is over."""
        return not self._dealing and self.pending is None and is_over(self.board)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Return the cards that may be drawn, each with its probability by copies left."""
        total = self.left.total()
        return [(card, self.left[card] / total) for card in sorted(self.left) if self.left[card]]

    def _legal_actions(self, player: int) -> list[int]:
        if player != self.current_player():
            return []
        low, high = legal_mask(self.setting, self.board)
        mask = (low & (1 << 64) - 1) | high << 64
        return [action for action in range(ACTIONS) if mask >> action & 1]

    def _apply_action(self, action: int) -> None:
        if not self.is_chance_node():
            self._start(action)
            return
        self.left[action] -= 1
        if self._dealing:
            self._deal(action)
        else:
            self._determine(action)

    def _deal(self, card: int) -> None:
        self.opening.append(card)
        if not self._dealing:
            self._begin()

    def _begin(self) -> None:
        """Begin play after the opening is dealt."""
        players, face_up = self.setting.players, self._face_up
        hands = self.opening[face_up : face_up + players]
        count = self.setting.cards - set_aside_count(players) - players - 1
        self.row[0, BOARD] = board_of(
            hands=sum(card << 4 * seat for seat, card in enumerate(hands)),
            drawn=self.opening[-1],
            set_aside=0,
            count=count,
            turn=0,
            alive=(1 << players) - 1,
            protected=0,
            spies=0,
        )
        shown = sum(card << 4 * place for place, card in enumerate(self.opening[:face_up]))
        begin(self.setting, knowledge(self.row, 0), shown)
        self.row[0, ROUNDS], self.undrawn = 1, count
        self._tell_all([""] * players)

    def _start(self, action: int) -> None:
        """Determine how many cards an action draws; the number does not depend on the cards."""
        pile, board = int(self.row[0, PILE_WORD]), self.board
        _, after = step(self.setting, pile, board, action)
        returned = max(0, pile_count(after) + 1 - pile_count(board)) if is_keep(action) else 0
        drawn = pile_count(board) + returned - pile_count(after)
        takes_set_aside = set_aside(after) == CARD
        self.pending = action
        self.wanted = min(drawn, self.undrawn) + takes_set_aside
        if self.wanted == 0:
            self._finish()

    def _determine(self, card: int) -> None:
        """Place a card that the pending action draws: on the pile, or as the card set aside."""
        if self.undrawn == 0:
            self.row[0, BOARD] |= card << SET_ASIDE
        else:
            self.row[0, PILE_WORD] |= card << 4 * self.placed
            self.undrawn -= 1
            self.placed += 1
        self.wanted -= 1
        if self.wanted == 0:
            self._finish()

    def _finish(self) -> None:
        """Play the pending action once its cards are drawn, and note what each player learns."""
        assert self.pending is not None
        by, action = turn(self.board), self.pending
        move = move_of(action, self.board, self.setting.players)
        text = move_text(move, self.edition)
        public = f"/{len(move.under)}" if isinstance(move, Keep) else text
        self.placed, self.pending = 0, None
        play(self.setting, self.row, 0, action, self.gained, True)
        players = range(self.setting.players)
        self._tell_all([text if player == by else public for player in players])

    def _tell_all(self, texts: list[str]) -> None:
        for player, text in enumerate(texts):
            self.told[player].append(f"{text}:{self.observation(player).tobytes().hex()}")

    def observation(self, player: int) -> Any:
        """Return a player's observation, as described in `amletero.envs.encoding`."""
        row = np.zeros(observation_size(self.setting.players), np.uint8)
        if not self._dealing:
            observe(self.setting, self.row, 0, player, 0, row.reshape(1, -1), 0)
        return row

    def information_state_string(self, player: int | None = None) -> str:
        """Return all that a player has learned and done."""
        player = self.current_player() if player is None else player
        return f"{player} " + " ".join(self.told[player])

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"draw {CHARACTERS[action].value}"
        return move_text(move_of(action, self.board, self.setting.players), self.edition)

    def returns(self) -> list[float]:
        """Return the tokens gained, minus the mean of all players."""
        if not self.is_terminal():
            return [0.0] * self.setting.players
        mean = float(self.gained.mean())
        return [float(gained) - mean for gained in self.gained[0]]

    def __str__(self) -> str:
        return f"{self.opening} {' '.join(entry.split(':')[0] for entry in self.told[0])}"


class Observer:
    """Writes observations in OpenSpiel's format."""

    def __init__(self, players: int, *, recalls: bool) -> None:
        self._recalls = recalls
        self.tensor = np.zeros(observation_size(players), np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: LoveLetterState, player: int) -> None:
        """Store the observation of a player."""
        self.tensor[:] = state.observation(player)

    def string_from(self, state: LoveLetterState, player: int) -> str:
        """Return the observation as text; with perfect recall, all that the player has learned."""
        if self._recalls:
            return state.information_state_string(player)
        return f"{player} {state.observation(player).tobytes().hex()}"


pyspiel.register_game(GAME_TYPE, LoveLetterGame)
