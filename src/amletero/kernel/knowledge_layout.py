"""What the players of a round know, as a row of 64-bit words.

A player's own cards stand on the board. All else that a seat was told and that still says
something stands in one row for the whole round:

    0      face up    the cards set aside face up at the deal, four bits each (two players)
    1      counts     by character, four bits each: how many cards lie face up
    2      latest     by seat, four bits each: the card it played last
    3      missed     by seat, ten bits each: the characters that a Guard missed there
    4–9    discards   by seat: the cards in front of it in order, four bits each; from bit 48 on,
                      how many
    10–15  known      by observer: the cards it knows others to hold, four bits a seat
    16–21  buried     by observer: the cards it put under the draw pile, four bits a place, the top
                      of the pile lowest

Words 0–9 are known to everyone, the others to one observer each. In words 2 and 4–21 a card is its
number plus one, and 0 is no card, or one that is not known.

What a play says of a hand ends with the hand: `latest` is 0 again for a hand that was discarded or
given away by a King's target, and `missed` is 0 again once its seat has laid down a card.
"""

from typing import Final, TypeAlias

import numpy as np
from numpy.typing import NDArray

from amletero.kernel.layout import CARD
from amletero.kernel.numba_setup import inlined

Knowledge: TypeAlias = NDArray[np.int64]

FACE_UP: Final = 0
COUNTS: Final = 1
LATEST: Final = 2
MISSED: Final = 3
DISCARDS: Final = 4
KNOWN: Final = 10
BURIED: Final = 16
KNOWLEDGE: Final = 22
"""Words in a row; a longer row has something else behind them."""

LAID: Final = 48
"""The bit from which on `discards` counts its cards."""
MISSED_BITS: Final = 10
EVERY_CHARACTER: Final = (1 << MISSED_BITS) - 1


@inlined
def laid_count(row: Knowledge, card: int) -> int:
    """How many cards of a character lie face up."""
    return int((row[COUNTS] >> 4 * card) & 0xF)


@inlined
def latest_code(row: Knowledge, seat: int) -> int:
    """The card that a seat played last, plus one; 0 if that says nothing of its hand."""
    return int((row[LATEST] >> 4 * seat) & CARD)


@inlined
def missed_set(row: Knowledge, seat: int) -> int:
    """The set of characters that a seat does not hold, because a Guard missed."""
    return int((row[MISSED] >> MISSED_BITS * seat) & EVERY_CHARACTER)


@inlined
def known_code(row: Knowledge, observer: int, seat: int) -> int:
    """The card that an observer knows a seat to hold, plus one; 0 if it does not know."""
    return int((row[KNOWN + observer] >> 4 * seat) & CARD)
