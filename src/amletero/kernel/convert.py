"""From the readable rules to the kernel's numbers and back.

Whoever calls this handles the truth of a round; what faces a player has no business here.
"""

from collections.abc import Iterable
from typing import NamedTuple

from amletero.kernel.layout import (
    ALIVE,
    CARD,
    CHOOSE,
    COUNT,
    DRAWN,
    LAST_PLAYER,
    PHASE,
    PLAY,
    PROTECTED,
    SECOND,
    SET_ASIDE,
    SHOWDOWN,
    SPIES,
    SUM_BITS,
    TURN,
    board_of,
    hand,
    pile_count,
    set_aside,
)
from amletero.kernel.moves import action_of, action_text, move_of, mover_hand, read_action
from amletero.kernel.settings import (
    CHARACTERS,
    NUMBERS,
    set_aside_count,
    setting_of,
)
from amletero.rules.cards import Cards, Character, Seat
from amletero.rules.editions import TieRule
from amletero.rules.ending import face_up_sum
from amletero.rules.facts import Ending
from amletero.rules.round import Round
from amletero.rules.table import Table

__all__ = [
    "CHARACTERS",
    "NUMBERS",
    "Words",
    "action_of",
    "action_text",
    "move_of",
    "mover_hand",
    "read_action",
    "round_of",
    "seats_of",
    "set_aside_count",
    "setting_of",
    "words_of",
]


class Words(NamedTuple):
    """The two words of a round."""

    pile: int
    board: int


def words_of(round: Round) -> Words:
    """A round as two words."""
    table = round.table
    pile = _nibbles(round.deck)
    if table.edition.tie_rule is TieRule.HIGHEST_SUM:
        for seat in table.still_in:
            pile |= face_up_sum(table, seat) << (64 - SUM_BITS - SUM_BITS * seat)
    board = _hands(round) | _flags(table) | len(round.deck) << COUNT
    board |= (NUMBERS[round.set_aside[0]] if round.set_aside else CARD) << SET_ASIDE
    return Words(_signed(pile), _signed(board))


def words_of_deal(players: int, deck: Cards, first: Seat) -> Words:
    """A round that begins, from its shuffled deck."""
    aside = set_aside_count(players)
    pile = deck[aside + players + 1 :]
    board = board_of(
        hands=_nibbles(deck[aside : aside + players]),
        drawn=NUMBERS[deck[aside + players]],
        set_aside=NUMBERS[deck[0]],
        count=len(pile),
        turn=first,
        alive=(1 << players) - 1,
        protected=0,
        spies=0,
    )
    return Words(_signed(_nibbles(pile)), board)


def _nibbles(cards: Cards) -> int:
    return sum(NUMBERS[card] << 4 * place for place, card in enumerate(cards))


def _hands(round: Round) -> int:
    """The first card of each hand, and what the mover drew."""
    board = sum(_nibbles(cards[:1]) << 4 * seat for seat, cards in enumerate(round.hands))
    if round.over:
        return board
    board |= NUMBERS[round.hand[1]] << DRAWN
    if round.table.choosing:
        board |= (NUMBERS[round.hand[2]] if len(round.hand) == 3 else CARD) << SECOND
    return board


def _flags(table: Table) -> int:
    spies = (seat for seat in table.still_in if Character.SPY in table.discards[seat])
    return (
        _phase(table) << PHASE
        | (table.turn or 0) << TURN
        | _seat_set(table.still_in) << ALIVE
        | _seat_set(table.protected) << PROTECTED
        | _seat_set(spies) << SPIES
    )


def _phase(table: Table) -> int:
    if table.result is not None:
        return SHOWDOWN if table.result.ending is Ending.SHOWDOWN else LAST_PLAYER
    return CHOOSE if table.choosing else PLAY


def _seat_set(seats: Iterable[Seat]) -> int:
    return sum(1 << seat for seat in seats)


def seats_of(seat_set: int) -> tuple[Seat, ...]:
    """The seats of a set, ascending."""
    return tuple(seat for seat in range(6) if seat_set >> seat & 1)


def _signed(word: int) -> int:
    """The word as Numba reads it: 64 bits, signed."""
    return word - (1 << 64) if word >> 63 else word


def round_of(table: Table, words: Words) -> Round:
    """The truth of a round: what lies face up as the table shows it, the rest from the words."""
    pile, board = words
    hands: tuple[Cards, ...] = tuple(
        (CHARACTERS[hand(board, seat)],) if seat in table.still_in else () for seat in table.seats
    )
    if table.turn is not None:
        mine = tuple(CHARACTERS[card] for card in mover_hand(board))
        hands = (*hands[: table.turn], mine, *hands[table.turn + 1 :])
    deck = tuple(CHARACTERS[pile >> 4 * place & CARD] for place in range(pile_count(board)))
    hidden = set_aside(board)
    return Round(table, hands, deck, () if hidden == CARD else (CHARACTERS[hidden],))
