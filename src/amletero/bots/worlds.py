"""From a view and what is believed of it: the worlds that a move can be tried in."""

from collections.abc import Iterable, Sequence

import numpy as np

from amletero.beliefs.filter import Filter
from amletero.beliefs.situation import NOBODY, SEATS
from amletero.bots.mind import situation_of
from amletero.bots.search import Worlds
from amletero.kernel.actions import Actions
from amletero.kernel.layout import (
    ALIVE,
    CARD,
    CHOOSE,
    DRAWN,
    PHASE,
    PLAY,
    PROTECTED,
    SECOND,
    SPIES,
    SUM_BITS,
    TURN,
)
from amletero.kernel.moves import action_of
from amletero.kernel.settings import NUMBERS
from amletero.rules.cards import Character, Seat
from amletero.rules.editions import TieRule
from amletero.rules.moves import Move
from amletero.rules.view import View


def worlds_of(view: View, filter_: Filter) -> Worlds:
    """The worlds that agree with a view of somebody about to move, as they are believed."""
    hidden = filter_.hidden
    known = [NOBODY if card is None else NUMBERS[card] for card in view.known]
    return Worlds(
        heaped=np.cumsum(hidden.flat),
        places=np.array(hidden.places, np.int64),
        unknown=hidden.unknown,
        pile=np.array(hidden.pile, np.int64),
        buried=hidden.buried(),
        board=board_of(view),
        sums=sums_of(view),
        situation=situation_of(view, filter_),
        shown=filter_.shown.cards,
        recall=filter_.shown.recall,
        known=np.array(known + [NOBODY] * (SEATS - len(known)), np.int64),
        types=np.cumsum(filter_.company.shares, axis=1),
    )


def board_of(view: View) -> int:
    """The kernel's board of a view: all but the others' hands, the pile and the set-aside card."""
    table, seat = view.table, view.seat
    assert seat is not None
    cards = [NUMBERS[card] for card in view.hand]
    board = cards[0] << 4 * seat | cards[1] << DRAWN
    if table.choosing:
        board |= (cards[2] if len(cards) == 3 else CARD) << SECOND
    spies = (other for other in table.still_in if Character.SPY in table.discards[other])
    board |= (
        (CHOOSE if table.choosing else PLAY) << PHASE
        | seat << TURN
        | _seat_set(table.still_in) << ALIVE
        | _seat_set(table.protected) << PROTECTED
        | _seat_set(spies) << SPIES
    )
    return _signed(board)


def sums_of(view: View) -> int:
    """The kernel's sums of the cards face up before each player, where the tie rule asks."""
    table = view.table
    if table.edition.tie_rule is not TieRule.HIGHEST_SUM:
        return 0
    values = table.edition.values
    return _signed(
        sum(
            sum(values[card] for card in table.discards[seat]) << (64 - SUM_BITS - SUM_BITS * seat)
            for seat in table.still_in
        )
    )


def move_actions(moves: Sequence[Move], by: Seat, players: int) -> Actions:
    """The moves of a seat as the kernel's actions."""
    return np.array([action_of(move, by, players) for move in moves], np.uint8)


def _seat_set(seats: Iterable[Seat]) -> int:
    return sum(1 << seat for seat in seats)


def _signed(word: int) -> int:
    """The word as compiled code reads it: 64 bits, signed."""
    return word - (1 << 64) if word >> 63 else word
