"""What a table shows, packed into the bits of the kernel's words."""

from collections.abc import Iterable

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
    SHOWDOWN,
    SPIES,
    SUM_BITS,
    TURN,
)
from amletero.record.action_numbers import CARD_NUMBERS
from amletero.rules.cards import Cards, Character, Seat
from amletero.rules.editions import TieRule
from amletero.rules.ending import face_up_sum
from amletero.rules.facts import Ending
from amletero.rules.public_table import Table


def signed(word: int) -> int:
    """The word as Numba reads it: 64 bits, signed."""
    return word - (1 << 64) if word >> 63 else word


def seat_set(seats: Iterable[Seat]) -> int:
    """The seats as a set of bits."""
    return sum(1 << seat for seat in seats)


def seats_of(seat_set: int) -> tuple[Seat, ...]:
    """The seats of a set, ascending."""
    return tuple(seat for seat in range(6) if seat_set >> seat & 1)


def nibbles(cards: Cards) -> int:
    """The numbers of some cards, four bits each, the first one lowest."""
    return sum(CARD_NUMBERS[card] << 4 * place for place, card in enumerate(cards))


def table_board(table: Table) -> int:
    """The board without any card, as bits; `signed` makes it a word."""
    spies = (seat for seat in table.still_in if Character.SPY in table.discards[seat])
    return (
        table.deck_count << COUNT
        | _phase(table) << PHASE
        | (table.turn or 0) << TURN
        | seat_set(table.still_in) << ALIVE
        | seat_set(table.protected) << PROTECTED
        | seat_set(spies) << SPIES
    )


def _phase(table: Table) -> int:
    if table.result is not None:
        return SHOWDOWN if table.result.ending is Ending.SHOWDOWN else LAST_PLAYER
    return CHOOSE if table.choosing else PLAY


def table_sums(table: Table) -> int:
    """The sums of the cards face up, as bits of the pile's word, where the tie rule asks."""
    if table.edition.tie_rule is not TieRule.HIGHEST_SUM:
        return 0
    return sum(
        face_up_sum(table, seat) << (64 - SUM_BITS - SUM_BITS * seat) for seat in table.still_in
    )


def mover_bits(table: Table, seat: Seat, hand: Cards) -> int:
    """The cards of the player to move, as bits of the board."""
    bits = CARD_NUMBERS[hand[0]] << 4 * seat | CARD_NUMBERS[hand[1]] << DRAWN
    if table.choosing:
        bits |= (CARD_NUMBERS[hand[2]] if len(hand) == 3 else CARD) << SECOND
    return bits
