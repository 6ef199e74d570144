"""Which actions are legal, as a mask, as a list, and one by its place in the list."""

from typing import Final

import numpy as np
from numpy.typing import NDArray

from amletero.kernel.actions import FIRST_TARGETED, GUARDS, GUESSES, KEEPS
from amletero.kernel.compiling import compiled, count_bits, inlined, lowest_bit
from amletero.kernel.layout import (
    CARD,
    COUNTESS,
    GUARD,
    KING,
    PLAY,
    PRINCE,
    Setting,
    alive,
    drawn,
    hand,
    is_over,
    phase,
    protected,
    second,
    turn,
)

MOST_LEGAL: Final = 51
"""No player ever has more legal actions: a Guard on five players, and a Prince on six."""

GUARD_PLACES: Final = np.array(
    [sum(1 << GUESSES * place for place in range(5) if seats >> place & 1) for seats in range(32)],
    dtype=np.int64,
)
"""By the set of seats 1–5 further: the bit where each one's nine guesses begin."""


@inlined
def choosable(setting: Setting, board: int) -> int:
    """The set of *other* players the mover can choose; bit 0 is the one next to the mover."""
    by, players = turn(board), setting.players
    others = alive(board) & ~protected(board)
    around = (others >> by) | (others << (players - by))
    return (around & ((1 << players) - 1)) >> 1


@inlined
def playable(board: int) -> tuple[int, int]:
    """The two cards the mover can play, the lower first; twice the same if there is one choice."""
    held, new = hand(board, turn(board)), drawn(board)
    low, high = min(held, new), max(held, new)
    if high == COUNTESS and low in (PRINCE, KING):
        low = COUNTESS
    return low, high


@inlined
def _low_mask(card: int, others: int) -> int:
    """Actions 0–49 that play a card, given the set of players it can be played on."""
    first = int(FIRST_TARGETED[card])
    if first == 0 or others == 0:
        return 1 << card
    if card == GUARD:
        return 0
    return (others << first) | ((1 << PRINCE) if card == PRINCE else 0)


@inlined
def _keep_mask(board: int) -> int:
    """The Chancellor's choices: each different card kept, and both orders of different others."""
    held, first, other = hand(board, turn(board)), drawn(board), second(board)
    if other == CARD:
        return (1 << (KEEPS + 2 * held)) | (1 << (KEEPS + 2 * first))
    return (
        (_orders(first, other) << (KEEPS + 2 * held))
        | (_orders(held, other) << (KEEPS + 2 * first))
        | (_orders(held, first) << (KEEPS + 2 * other))
    )


@inlined
def _orders(card: int, other: int) -> int:
    return 1 if card == other else 3


@compiled
def legal_mask(setting: Setting, board: int) -> tuple[int, int]:
    """The legal actions as bits: actions 0–63 in the first word, 64–94 in the second."""
    if phase(board) != PLAY:
        return (0 if is_over(board) else _keep_mask(board)), 0
    low, high = playable(board)
    others = choosable(setting, board)
    mask = _low_mask(low, others) | _low_mask(high, others)
    if GUARD not in (low, high):
        return mask, 0
    guards = setting.guesses * GUARD_PLACES[others]
    return mask | (guards << GUARDS), guards >> (64 - GUARDS)


@compiled
def legal_count(setting: Setting, board: int) -> int:
    """How many actions are legal."""
    mask, more = legal_mask(setting, board)
    return count_bits(mask) + count_bits(more)


@compiled
def legal_list(setting: Setting, board: int, actions: NDArray[np.uint8]) -> int:
    """Write the legal actions, rising, and return how many there are (at most `MOST_LEGAL`)."""
    mask, more = legal_mask(setting, board)
    count = 0
    while mask:
        actions[count] = lowest_bit(mask)
        mask &= mask - 1
        count += 1
    while more:
        actions[count] = 64 + lowest_bit(more)
        more &= more - 1
        count += 1
    return count


@compiled
def nth_legal(setting: Setting, board: int, place: int) -> int:
    """The legal action at this place of the list, counted from 0."""
    mask, more = legal_mask(setting, board)
    in_mask = count_bits(mask)
    base = 0
    if place >= in_mask:
        mask, place, base = more, place - in_mask, 64
    for _ in range(place):
        mask &= mask - 1
    return base + lowest_bit(mask)
