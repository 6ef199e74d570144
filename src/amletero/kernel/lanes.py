"""Lanes: many rounds side by side, as rows of bytes, and how all of them draw cards at once.

A row holds one byte of every lane; all rows stand in one array, so that the compiler knows them
apart and turns a loop over the lanes into instructions for 64 bytes each. Nothing here branches
on what a lane holds: where lanes differ, both values are computed and one is picked.

A set of seats is a byte with one bit a seat, and a single seat is a set of one.
"""

from typing import Any, Final, TypeAlias

import numpy as np
from numpy.typing import NDArray

from amletero.kernel.chances import DECISIONS, HALF, LOW_HALF, NONE, below, card_below, word_at
from amletero.kernel.compiling import chosen, compiled, inlined
from amletero.kernel.layout import CARD

Byte: TypeAlias = Any
"""What a lane holds: Numba knows that it is a byte."""
Rows: TypeAlias = NDArray[Any]
Keys: TypeAlias = NDArray[Any]
Words: TypeAlias = NDArray[Any]

LANES: Final = 256
EACH: Final = np.uint64(LANES)
"""The same as an unsigned number: a row that is not known beforehand needs an unsigned index."""

UP_TO: Final = 0 * LANES
"""Ten rows: how many cards have not been drawn yet, of each character and those below."""
TOTAL: Final = 9 * LANES
"""The last of them: how many cards have not been drawn yet at all."""
SHUFFLED: Final = 10 * LANES
"""How many cards of the pile are still as they were shuffled: they are drawn when needed."""
UNDER: Final = 11 * LANES
"""Four rows: the cards that Chancellors put under the pile, the top one first."""
UNDER_COUNT: Final = 15 * LANES
HANDS: Final = 16 * LANES
"""Six rows: the card that each player holds."""
DRAWN: Final = 22 * LANES
SECOND: Final = 23 * LANES
PHASE: Final = 24 * LANES
TURN: Final = 25 * LANES
ALIVE: Final = 26 * LANES
PROTECTED: Final = 27 * LANES
SPIES: Final = 28 * LANES
SUMS: Final = 29 * LANES
"""Six rows: the sum of the cards face up before each player."""
DECISION: Final = 35 * LANES
"""How many decisions were made in this round."""
ACTIVE: Final = 36 * LANES
"""1 while the lane plays a round that counts, else 0."""
OVER: Final = 37 * LANES
"""255 where this step ended the round, else 0."""

WANTS: Final = 38 * LANES
"""1 where a card is drawn now, else 0."""
CARD_IN: Final = 39 * LANES
"""The card that is drawn."""
RECEIVER: Final = 40 * LANES
"""The seat whose hand the card becomes, if any."""
START: Final = 41 * LANES
"""How many cards had been drawn when the step began."""
BOUND: Final = 42 * LANES
"""How many actions are legal."""
NUMBER: Final = 43 * LANES
"""A random number."""
MINE: Final = 44 * LANES
"""The card the mover held before drawing; then, what the mover holds after the move."""
LOW: Final = 45 * LANES
HIGH: Final = 46 * LANES
"""The two cards the mover can play."""
OTHERS: Final = 47 * LANES
"""The set of other players who can be chosen."""
PLAYED: Final = 48 * LANES
"""The card played; `CARD` where none is."""
TARGET: Final = 49 * LANES
"""The seat it is played on, if any."""
NAMED: Final = 50 * LANES
"""The character that a Guard names, else `CARD`."""
THEIRS: Final = 51 * LANES
"""The card of the player chosen; then, what that player holds after the move."""
MOVER: Final = 52 * LANES
BEST: Final = 53 * LANES
HIGHEST: Final = 54 * LANES
MASK: Final = 55 * LANES
"""255 or 0: whether a lane is meant."""

WINS: Final = 56 * LANES
"""Six rows: rounds won by each seat since the rows were last added up; so are those that follow."""
ROUNDS: Final = 62 * LANES
SHOWDOWNS: Final = 63 * LANES
TIES: Final = 64 * LANES
BONUSES: Final = 65 * LANES
TURNS: Final = 66 * LANES
ROW_COUNT: Final = 67

PLAY: Final = 0
CHOOSE: Final = 1
DEAL: Final = 2
"""The phases of a lane: a card is due, a Chancellor's choice is due, the hands are being dealt."""


@inlined
def byte(number: Byte) -> Byte:
    """The number as a byte: what is computed with bytes stays in 64 lanes an instruction."""
    return np.uint8(number)


@inlined
def whole(number: Byte) -> int:
    """The byte as a whole number of the kernel."""
    return np.int64(number)  # type: ignore[return-value]


@inlined
def pick(condition: bool, yes: Byte, no: Byte) -> Byte:
    """One of two bytes, without a branch."""
    return chosen(condition, np.uint8(yes), np.uint8(no))


@inlined
def blend(mask: Byte, new: Byte, old: Byte) -> Byte:
    """The new byte under a mask of 255, the old one under 0.

    With a mask that was stored before, the compiler cannot make this a masked store, which costs
    many times as much as a plain one on some processors.
    """
    return byte(old ^ ((byte(new) ^ old) & mask))


@compiled
def look_ahead(rows: Rows, keys: Keys, current: Words, following: Words, cards: int) -> None:
    """Have the random words ready for the next card and the one after it.

    A step draws two cards at most and a word serves two, so one new word a step is enough.
    """
    for lane in range(LANES):
        place = cards - whole(rows[TOTAL + lane])
        same = (place >> 1) == whole(rows[START + lane]) >> 1
        current[lane] = chosen(same, current[lane], following[lane])
        following[lane] = word_at(keys[lane], (place >> 1) + 1)
        rows[START + lane] = byte(place)


@compiled
def draw(rows: Rows, keys: Keys, current: Words, following: Words, cards: int) -> None:
    """Every lane that wants a card draws one.

    It is one of those that were shuffled; once these are gone, one from under the pile; and with
    an empty pile the card set aside, which is the next of those that were shuffled.
    """
    _card_numbers(rows, keys, current, following, cards)
    for lane in range(LANES):
        wants, shuffled, count = rows[WANTS + lane], rows[SHUFFLED + lane], rows[UNDER_COUNT + lane]
        is_under = (shuffled == 0) & (count > 0)
        popped = pick(is_under, wants, 0)
        taken = byte(wants - popped)
        card = byte(10)
        for character in range(10):
            up_to = rows[UP_TO + character * LANES + lane]
            beyond = pick(up_to > rows[NUMBER + lane], 1, 0)
            card = byte(card - beyond)
            rows[UP_TO + character * LANES + lane] = byte(up_to - (beyond & taken))
        rows[CARD_IN + lane] = pick(is_under, rows[UNDER + lane], card)
        rows[UNDER_COUNT + lane] = byte(count - popped)
        rows[SHUFFLED + lane] = byte(shuffled - pick(shuffled > 0, taken, 0))
        rows[MASK + lane] = byte(-popped)
    for lane in range(LANES):
        for place in range(3):
            top, next_card = UNDER + place * LANES + lane, UNDER + (place + 1) * LANES + lane
            rows[top] = blend(rows[MASK + lane], rows[next_card], rows[top])


@inlined
def _card_numbers(rows: Rows, keys: Keys, current: Words, following: Words, cards: int) -> None:
    """The random numbers of the next cards: `card_below` for all lanes at once."""
    doubtful: Any = False
    for lane in range(LANES):
        bound = np.uint64(rows[TOTAL + lane])
        place = byte(cards - rows[TOTAL + lane])
        same = (place >> 1) == (rows[START + lane] >> 1)
        word = chosen(same, current[lane], following[lane])
        half = (word >> chosen((place & 1) == 0, HALF, NONE)) & LOW_HALF
        product = half * bound
        rows[NUMBER + lane] = np.uint8(product >> HALF)
        doubtful |= (product & LOW_HALF) < bound
    if doubtful:
        for lane in range(LANES):
            left = whole(rows[TOTAL + lane])
            if left > 0:
                rows[NUMBER + lane] = card_below(keys[lane], cards - left, left)


@compiled
def decision_numbers(rows: Rows, keys: Keys) -> None:
    """The random numbers of the next decisions: `below` for all lanes at once."""
    doubtful: Any = False
    for lane in range(LANES):
        bound = np.uint64(rows[BOUND + lane])
        word = word_at(keys[lane], DECISIONS + whole(rows[DECISION + lane]))
        product = (word >> HALF) * bound
        rows[NUMBER + lane] = np.uint8(product >> HALF)
        doubtful |= (product & LOW_HALF) < bound
    if doubtful:
        for lane in range(LANES):
            place = DECISIONS + whole(rows[DECISION + lane])
            rows[NUMBER + lane] = below(keys[lane], place, whole(rows[BOUND + lane]))


@inlined
def hands_of(rows: Rows, players: int, seats: int, cards: int) -> None:
    """Write the card that the seat in one row holds into another row; 0 where there is no seat."""
    for lane in range(LANES):
        rows[cards + lane] = 0
    for seat in range(players):
        hand, bit = np.uint64(HANDS + seat * LANES), byte(1 << seat)
        for lane in range(EACH):
            card = pick(rows[np.uint64(seats) + lane] == bit, rows[hand + lane], 0)
            rows[np.uint64(cards) + lane] = byte(rows[np.uint64(cards) + lane] | card)


@inlined
def give(rows: Rows, players: int, seats: int, cards: int) -> None:
    """The card in one row becomes the hand of the seat in another, where there is one."""
    for seat in range(players):
        hand, bit = np.uint64(HANDS + seat * LANES), byte(1 << seat)
        for lane in range(LANES):
            rows[MASK + lane] = pick(rows[seats + lane] == bit, 255, 0)
        for lane in range(EACH):
            mask, card = rows[np.uint64(MASK) + lane], rows[np.uint64(cards) + lane]
            rows[hand + lane] = blend(mask, card, rows[hand + lane])


@compiled
def begin_step(rows: Rows) -> None:
    """Everyone begins by drawing, but for a Chancellor's player who has taken the last card."""
    for lane in range(LANES):
        pile = byte(rows[SHUFFLED + lane] + rows[UNDER_COUNT + lane])
        rows[WANTS + lane] = pick((rows[PHASE + lane] == CHOOSE) & (pile == 0), 0, 1)


@compiled
def take_first_card(rows: Rows, players: int) -> None:
    """What was drawn is the mover's, the Chancellor's second card, or a hand that is dealt."""
    for lane in range(LANES):
        phase, card = rows[PHASE + lane], rows[CARD_IN + lane]
        rows[MASK + lane] = pick(phase == PLAY, 255, 0)
        rows[SECOND + lane] = pick(rows[WANTS + lane] != 0, card, CARD)
        rows[TARGET + lane] = pick(phase == DEAL, rows[RECEIVER + lane], 0)
    for lane in range(LANES):
        rows[DRAWN + lane] = blend(rows[MASK + lane], rows[CARD_IN + lane], rows[DRAWN + lane])
    give(rows, players, TARGET, CARD_IN)


@compiled
def take_last_card(rows: Rows, players: int) -> None:
    """What was drawn is the Chancellor's first card, or the hand of whoever receives it."""
    for lane in range(LANES):
        rows[MASK + lane] = pick(rows[PHASE + lane] == CHOOSE, 255, 0)
    for lane in range(LANES):
        rows[DRAWN + lane] = blend(rows[MASK + lane], rows[CARD_IN + lane], rows[DRAWN + lane])
    give(rows, players, RECEIVER, CARD_IN)
