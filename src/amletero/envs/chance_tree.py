"""One round as a tree, with a chance node for every card that someone sees.

A card is drawn only when it is needed, so that the tree has no chance nodes for cards that are
never seen. At a chance node an action is the number of a card, else it is the kernel's.
"""

from copy import copy

import numpy as np
from numpy.typing import NDArray

from amletero.envs.game_rows import (
    BOARD,
    PILE_WORD,
    ROUNDS,
    history,
    knowledge,
    observed_size,
    packed_size,
    play,
    write_observation,
)
from amletero.envs.table_choice import edition_called
from amletero.kernel.actions import decode, is_keep
from amletero.kernel.edition_settings import setting_of
from amletero.kernel.knowledge_updates import begin
from amletero.kernel.layout import (
    CARD,
    CHANCELLOR,
    CHOOSE,
    PRINCE,
    SET_ASIDE,
    Setting,
    board_of,
    is_over,
    phase,
    pile_count,
    seat_further,
    set_aside,
    set_aside_count,
    turn,
)
from amletero.kernel.legal import legal_mask
from amletero.kernel.numba_setup import compiled
from amletero.kernel.round_step import step
from amletero.networks.inputs import MOST_INPUTS, Layout, layout_of
from amletero.networks.turn_history import begin_history
from amletero.record.action_numbers import ACTIONS, CHARACTERS
from amletero.rules.editions import Edition, with_deck


def edition_of(name: str, deck: str) -> Edition:
    """Return an edition with only the cards of this deck; without a deck, with all its cards.

    Raises `ValueError`.
    """
    return with_deck(edition_called(name), deck)


def setting_for(edition: Edition, players: int) -> Setting:
    """Return what the kernel has to know. Raises `ValueError` for too few or many of anything."""
    if players not in edition.goals:
        fewest, most = min(edition.goals), max(edition.goals)
        raise ValueError(f"{edition.name} is for {fewest} to {most} players, not for {players}")
    needed = set_aside_count(players) + players + 1
    if len(edition.deck) < needed:
        raise ValueError(
            f"{edition.name}: {len(edition.deck)} cards are too few; "
            f"{players} players need at least {needed}"
        )
    return setting_of(edition, players)


class RoundTree:
    """A round, in which only the cards that someone has seen are determined."""

    def __init__(self, edition: Edition, players: int) -> None:
        """Raises `ValueError` for a deck or a number of players that cannot be played."""
        self.setting = setting_for(edition, players)
        self.layout = layout_of(edition, players)
        self.left = [edition.copies[card] for card in CHARACTERS]
        """By card: how many have not been drawn by a chance node."""
        self.opening: list[int] = []
        """Cards of the opening: face up, then the hands, then the first card drawn."""
        self.pending: int | None = None
        """The action that waits for the cards it draws, if any."""
        self.receivers: list[int] = []
        """The seats that the cards it waits for are for."""
        self.placed = 0
        """How many cards it waited for lie on the pile."""
        self.undrawn = 0
        """How many cards of the pile, below those, are not determined yet."""
        self.row = np.zeros((1, observed_size(self.layout)), np.int64)
        self.won = self.bonus = 0
        """The sets of seats that won the round and gained the Spy's token, once it is over."""

    def copy(self) -> "RoundTree":
        """Return a copy that goes on by itself."""
        other = copy(self)
        other.left, other.opening = list(self.left), list(self.opening)
        other.receivers, other.row = list(self.receivers), self.row.copy()
        return other

    @property
    def face_up(self) -> int:
        """Return how many cards are set aside face up."""
        return set_aside_count(self.setting.players) - 1

    @property
    def dealing(self) -> bool:
        """Whether cards of the opening are still to be drawn."""
        return len(self.opening) < self.face_up + self.setting.players + 1

    @property
    def at_chance(self) -> bool:
        """Whether a card is to be drawn."""
        return self.dealing or self.pending is not None

    @property
    def board(self) -> int:
        """Return the kernel's second word."""
        return int(self.row[0, BOARD])

    @property
    def over(self) -> bool:
        """Whether the round is over."""
        return not self.at_chance and bool(is_over(self.board))

    @property
    def receiver(self) -> int | None:
        """Return the seat that the next card is for; None for a card that lies face up."""
        if not self.dealing:
            return self.receivers[0]
        place = len(self.opening) - self.face_up
        return None if place < 0 else place % self.setting.players

    def legal_actions(self) -> list[int]:
        """Return the legal actions of the player to move, or the cards that can be drawn."""
        if self.at_chance:
            return [card for card, count in enumerate(self.left) if count > 0]
        low, high = legal_mask(self.setting, self.board)
        mask = (low & (1 << 64) - 1) | high << 64
        return [action for action in range(ACTIONS) if mask >> action & 1]

    def apply(self, action: int) -> None:
        """Play a legal action, or draw a card."""
        if not self.at_chance:
            self._start(action)
            return
        self.left[action] -= 1
        if self.dealing:
            self._deal(action)
        else:
            self._determine(action)

    def _deal(self, card: int) -> None:
        self.opening.append(card)
        if not self.dealing:
            self._begin()

    def _begin(self) -> None:
        """Begin play after the opening is dealt."""
        players, face_up = self.setting.players, self.face_up
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
        begin_history(history(self.row, 0))
        self.row[0, ROUNDS], self.undrawn = 1, count

    def _start(self, action: int) -> None:
        """Determine for whom an action draws cards; that does not depend on the cards."""
        pile, board = int(self.row[0, PILE_WORD]), self.board
        _, after = step(self.setting, pile, board, action)
        returned = max(0, pile_count(after) + 1 - pile_count(board)) if is_keep(action) else 0
        drawn = pile_count(board) + returned - pile_count(after)
        wanted = min(drawn, self.undrawn) + (set_aside(after) == CARD)
        self.pending, self.receivers = action, self._receivers(action, after, wanted)
        if wanted == 0:
            self._finish()

    def _receivers(self, action: int, after: int, wanted: int) -> list[int]:
        """Return the seats that draw: a Prince's target, a Chancellor's player, the next mover."""
        by = turn(self.board)
        card, further, _ = decode(action)
        if not is_keep(action):
            if card == CHANCELLOR and phase(after) == CHOOSE:
                return [by] * wanted
            if card == PRINCE:
                target = seat_further(by, further, self.setting.players)
                following = [] if is_over(after) else [turn(after)]
                return [target] * (wanted - len(following)) + following[:wanted]
        return [turn(after)] * wanted

    def _determine(self, card: int) -> None:
        """Place a card that the pending action draws: on the pile, or as the card set aside."""
        if self.undrawn == 0:
            self.row[0, BOARD] |= card << SET_ASIDE
        else:
            self.row[0, PILE_WORD] |= card << 4 * self.placed
            self.undrawn -= 1
            self.placed += 1
        del self.receivers[0]
        if not self.receivers:
            self._finish()

    def _finish(self) -> None:
        """Play the pending action once its cards are drawn."""
        assert self.pending is not None
        action, self.pending, self.placed = self.pending, None, 0
        self.won, self.bonus = play_tracked(self.setting, self.row, action)

    def gained(self) -> list[int]:
        """Return the tokens that each seat gained; all 0 until the round is over."""
        seats = range(self.setting.players)
        return [(self.won >> seat & 1) + (self.bonus >> seat & 1) for seat in seats]

    def packed(self, player: int) -> NDArray[np.uint8]:
        """Return what a player observes, eight inputs a byte; nothing during the deal."""
        row = np.zeros(packed_size(self.layout), np.uint8)
        if not self.dealing:
            observe_tracked(self.setting, self.layout, self.row, player, row.reshape(1, -1))
        return row


@compiled
def play_tracked(setting: Setting, row: NDArray[np.int64], action: int) -> tuple[int, int]:
    """Play an action in the one game of a row; who won and who gained the Spy's token."""
    return play(setting, row, 0, action, True)


@compiled
def observe_tracked(
    setting: Setting, layout: Layout, row: NDArray[np.int64], me: int, rows: NDArray[np.uint8]
) -> None:
    """Write the observation of a seat of the one game of a row."""
    write_observation(setting, layout, row, 0, me, np.empty(MOST_INPUTS, np.int16), rows, 0)
