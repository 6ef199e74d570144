"""A round played by compiled players: the kernel's words, and beside them what each seat knows.

What everyone sees stands in one `Situation`; `known` says, by seat and other seat, which card the
one knows the other to hold. Before a decision the mover's own part of the situation is filled in,
so that a player in a simulated round, too, sees nothing but what its seat may know.
"""

from typing import Final

import numpy as np
from numpy.typing import NDArray

from amletero.beliefs.situation import (
    ALIVE,
    DECK,
    DRAWN,
    FACE_UP,
    HELD,
    KNOWN,
    LATEST,
    MISSED,
    NOBODY,
    PLAYERS,
    PROTECTED,
    SEAT,
    SHOWN,
    WATCHERS,
    Situation,
)
from amletero.kernel.actions import decode
from amletero.kernel.chances import GAMMA, mixed
from amletero.kernel.compiling import compiled
from amletero.kernel.layout import (
    BARON,
    CHANCELLOR,
    GUARD,
    KING,
    PRIEST,
    PRINCE,
    PRINCESS,
    alive,
    drawn,
    hand,
    pile_count,
    protected,
    seat_further,
    turn,
)

TO_UNIT: Final = 1.0 / (1 << 53)
STREAM_SHIFT: Final = np.uint64(11)


@compiled
def chance(stream: NDArray[np.uint64]) -> float:
    """The next number of a random stream, from 0 up to but not including 1."""
    stream[0] += GAMMA
    return np.float64(mixed(stream[0]) >> STREAM_SHIFT) * TO_UNIT


@compiled
def fill_in(situation: Situation, known: Situation, board: int) -> None:
    """Turn the situation into the mover's: their cards, and what they and others know of hands."""
    mover = turn(board)
    situation[SEAT] = mover
    situation[ALIVE] = alive(board)
    situation[PROTECTED] = protected(board)
    situation[DECK] = pile_count(board)
    situation[HELD] = hand(board, mover)
    situation[DRAWN] = drawn(board)
    situation[SHOWN] = NOBODY
    situation[WATCHERS] = 0
    for seat in range(situation[PLAYERS]):
        situation[KNOWN + seat] = known[mover, seat]
        if known[seat, mover] != NOBODY and situation[ALIVE] >> seat & 1:
            situation[SHOWN] = known[seat, mover]
            situation[WATCHERS] |= 1 << seat


@compiled
def watch(
    situation: Situation,
    known: Situation,
    action: int,
    before: int,
    after: int,
) -> None:
    """Let everyone learn from a play what they may: `before` and `after` are the boards."""
    by = turn(before)
    card, further, _ = decode(action)
    _laid(situation, known, by, card)
    situation[LATEST + by] = card
    if card == PRINCESS:
        _fell(situation, known, by, _other(before, by, card))
    elif card == CHANCELLOR:
        if pile_count(before) > 0:
            _forget(situation, known, by)
    elif further > 0 or card == PRINCE:
        _on_player(situation, known, action, before, after)


@compiled
def _other(board: int, by: int, card: int) -> int:
    return drawn(board) if hand(board, by) == card else hand(board, by)


@compiled
def _laid(situation: Situation, known: Situation, seat: int, card: int) -> None:
    """A card is laid face up: whoever knew it to be held knows nothing of the hand any more."""
    situation[FACE_UP + card] += 1
    situation[MISSED + seat] = 0
    for other in range(situation[PLAYERS]):
        if known[other, seat] == card:
            known[other, seat] = NOBODY


@compiled
def _forget(situation: Situation, known: Situation, seat: int) -> None:
    for other in range(situation[PLAYERS]):
        known[other, seat] = NOBODY


@compiled
def _fell(situation: Situation, known: Situation, seat: int, card: int) -> None:
    situation[FACE_UP + card] += 1
    situation[MISSED + seat] = 0
    _forget(situation, known, seat)


@compiled
def _on_player(
    situation: Situation, known: Situation, action: int, before: int, after: int
) -> None:
    by = turn(before)
    card, further, named = decode(action)
    target = seat_further(by, further, situation[PLAYERS])
    mine = _other(before, by, card)
    theirs = mine if target == by else hand(before, target)
    out = alive(before) & ~alive(after)
    if card == GUARD:
        if out:
            _fell(situation, known, target, theirs)
        else:
            situation[MISSED + target] |= 1 << named
    elif card == PRIEST:
        known[by, target] = theirs
    elif card == BARON:
        if out:
            loser = target if out >> target & 1 else by
            _fell(situation, known, loser, theirs if loser == target else mine)
        else:
            known[by, target], known[target, by] = theirs, mine
    elif card == PRINCE:
        _laid(situation, known, target, theirs)
        situation[LATEST + target] = NOBODY
        if out:
            _forget(situation, known, target)
    elif card == KING:
        _trade(situation, known, by, target)
        known[by, target], known[target, by] = mine, theirs


@compiled
def _trade(situation: Situation, known: Situation, by: int, target: int) -> None:
    for other in range(situation[PLAYERS]):
        known[other, by], known[other, target] = known[other, target], known[other, by]
    known[by, by] = known[target, target] = NOBODY
    missed = situation[MISSED + by]
    situation[MISSED + by] = situation[MISSED + target]
    situation[MISSED + target] = missed
    situation[LATEST + target] = NOBODY
