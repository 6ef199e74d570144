"""Which actions are legal, as a mask, as a list, and one by its place in the list."""

from typing import Final

import numpy as np

from amletero.kernel.actions import Actions, encode_keep
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
from amletero.kernel.numba_setup import count_bits, inlined, lowest_bit
from amletero.record.action_numbers import GUARDS, GUESSES, TARGETED

LIST_ROOM: Final = 56
"""The room that `legal_list` needs: nobody has more than 51 legal actions."""

GUARD_PLACES: Final = np.array(
    [sum(1 << GUESSES * place for place in range(5) if seats >> place & 1) for seats in range(32)],
    dtype=np.int64,
)
"""By the set of seats 1–5 further: the bit where each one's nine guesses begin."""


def _plays(card: int, others: int) -> int:
    if others == 0 or card not in {GUARD, *TARGETED}:
        return 1 << card
    if card == GUARD:
        return 0
    return (others << TARGETED[card]) | (1 << PRINCE if card == PRINCE else 0)


PLAYS: Final = np.array(
    [[_plays(card, others) for others in range(32)] for card in range(10)], dtype=np.int64
)
"""By card and the set of seats 1–5 further that can be chosen: the actions 0–49 that play it."""


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
def _keep_mask(board: int) -> int:
    """The Chancellor's choices: each different card kept, and both orders of different others."""
    held, first, other = hand(board, turn(board)), drawn(board), second(board)
    if other == CARD:
        return (1 << encode_keep(held, 0)) | (1 << encode_keep(first, 0))
    return (
        (_orders(first, other) << encode_keep(held, 0))
        | (_orders(held, other) << encode_keep(first, 0))
        | (_orders(held, first) << encode_keep(other, 0))
    )


@inlined
def _orders(card: int, other: int) -> int:
    return 1 if card == other else 3


@inlined
def legal_mask(setting: Setting, board: int) -> tuple[int, int]:
    """The legal actions as bits: actions 0–63 in the first word, 64–94 in the second."""
    if phase(board) != PLAY:
        return (0 if is_over(board) else _keep_mask(board)), 0
    low, high = playable(board)
    others = choosable(setting, board)
    mask = PLAYS[low, others] | PLAYS[high, others]
    guards = (setting.guesses if GUARD in (low, high) else 0) * GUARD_PLACES[others]
    return mask | (guards << GUARDS), guards >> (64 - GUARDS)


@inlined
def legal_count(setting: Setting, board: int) -> int:
    """How many actions are legal."""
    mask, more = legal_mask(setting, board)
    return count_bits(mask) + count_bits(more)


@inlined
def _write_list(mask: int, first: int, actions: Actions, written: int) -> int:
    """Write the bits of a mask behind what is written.

    Four at a time, up to three of them superfluous: a predictable end of the loop saves more than
    three stores cost.
    """
    count = written + count_bits(mask)
    for place in range(written, count, 4):
        for ahead in range(4):
            actions[place + ahead] = first + lowest_bit(mask)
            mask &= mask - 1
    return count


@inlined
def legal_list(setting: Setting, board: int, actions: Actions) -> int:
    """Write the legal actions, rising, and return how many there are.

    The array needs room for `LIST_ROOM` actions; what stands behind the legal ones means nothing.
    """
    mask, more = legal_mask(setting, board)
    count = _write_list(mask, 0, actions, 0)
    return _write_list(more, 64, actions, count) if more else count


@inlined
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
