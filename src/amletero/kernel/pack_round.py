"""A round of the readable rules, packed into the kernel's two words, and back.

Callers of this handle the truth of a round; what faces a player has no business here.
"""

from typing import NamedTuple

from amletero.kernel.layout import (
    CARD,
    SET_ASIDE,
    board_of,
    hand,
    pile_count,
    set_aside,
    set_aside_count,
)
from amletero.kernel.move_actions import mover_hand
from amletero.kernel.pack_table import (
    mover_bits,
    nibbles,
    signed,
    table_board,
    table_sums,
)
from amletero.record.action_numbers import CARD_NUMBERS, CHARACTERS
from amletero.rules.cards import Cards, Seat
from amletero.rules.public_table import Table
from amletero.rules.round import Round


class Words(NamedTuple):
    """The two words of a round."""

    pile: int
    board: int


def words_of(round: Round) -> Words:
    """A round as two words."""
    table = round.table
    pile = nibbles(round.deck) | table_sums(table)
    board = _hands(round) | table_board(table)
    board |= (CARD_NUMBERS[round.set_aside[0]] if round.set_aside else CARD) << SET_ASIDE
    return Words(signed(pile), signed(board))


def words_of_deal(players: int, deck: Cards, first: Seat) -> Words:
    """A round that begins, from its shuffled deck."""
    aside = set_aside_count(players)
    pile = deck[aside + players + 1 :]
    board = board_of(
        hands=nibbles(deck[aside : aside + players]),
        drawn=CARD_NUMBERS[deck[aside + players]],
        set_aside=CARD_NUMBERS[deck[0]],
        count=len(pile),
        turn=first,
        alive=(1 << players) - 1,
        protected=0,
        spies=0,
    )
    return Words(signed(nibbles(pile)), board)


def _hands(round: Round) -> int:
    """The first card of each hand, and what the mover drew."""
    board = sum(nibbles(cards[:1]) << 4 * seat for seat, cards in enumerate(round.hands))
    if round.table.turn is None:
        return board
    return board | mover_bits(round.table, round.table.turn, round.hand)


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
