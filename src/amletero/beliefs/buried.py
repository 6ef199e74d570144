"""What can lie under the deck, where there is no room to follow each card that others put there.

Of one or two such *buried* cards it is kept what they can be: a *bundle* has a bit for each pair
of characters, or, of one card, for each character. Each way to fill the hidden places has a bundle
of its own. So chances may be rough where cards are buried, but what cannot be is not believed.
"""

from typing import Final, NamedTuple, TypeAlias

import numpy as np
from numpy.typing import NDArray

from amletero.beliefs.situation import KINDS, Situation, Weights
from amletero.kernel.compiling import compiled, inlined

Bundles: TypeAlias = NDArray[np.uint64]

ONE: Final = np.uint64(1)
NONE: Final = np.uint64(0)
MOST: Final = 2
"""How many cards can be buried at once."""


def _pairs() -> Situation:
    """By two characters in any order: the bit of their pair."""
    pairs = np.zeros((KINDS, KINDS), np.int64)
    bits = iter(range(KINDS * KINDS))
    for low in range(KINDS):
        for high in range(low, KINDS):
            pairs[low, high] = pairs[high, low] = next(bits)
    return pairs


PAIR: Final = _pairs()
ONCE: Final = np.zeros((MOST + 1, KINDS), np.uint64)
"""By number of buried cards and character: the bits of what has it at least once."""
TWICE: Final = np.zeros((MOST + 1, KINDS), np.uint64)
for _card in range(KINDS):
    ONCE[1, _card] = ONE << np.uint64(_card)
    ONCE[2, _card] = sum(1 << int(bit) for bit in PAIR[_card])
    TWICE[2, _card] = ONE << np.uint64(PAIR[_card, _card])


class Buried(NamedTuple):
    """Buried cards, for compiled code."""

    depth: int
    """How many there are."""
    bundles: Bundles
    """For each way to fill the hidden places; empty where nothing is buried."""


NOTHING: Final = Buried(0, np.empty(0, np.uint64))


@inlined
def bundle_of(buried: Buried, row: int) -> np.uint64:
    """The bundle of a way to fill the places."""
    return buried.bundles[row] if buried.depth > 0 else ONE


@inlined
def drawable(depth: int, bundle: np.uint64, card: int, pool: int) -> int:
    """How many of a character lie above the buried cards or aside, at most; `pool` lie anywhere."""
    if pool <= 0 or bundle & ~ONCE[depth, card]:
        return pool
    if bundle & ~TWICE[depth, card]:
        return pool - 1
    return pool - 2


@inlined
def once_drawn(depth: int, bundle: np.uint64, card: int, pool: int) -> np.uint64:
    """What can be buried once one of `pool` cards of a character was found not to be."""
    if pool > MOST:
        return bundle
    return bundle & ~(TWICE[depth, card] if pool == MOST else ONCE[depth, card])


@compiled
def once_unearthed(depth: int, bundle: np.uint64, card: int) -> np.uint64:
    """What can still be buried once one of the buried cards is this; after the last, itself."""
    if depth == 1:
        return bundle & ONCE[1, card]
    left = NONE
    for other in range(KINDS):
        if bundle >> np.uint64(PAIR[card, other]) & ONE:
            left |= ONE << np.uint64(other)
    return left


@inlined
def found(
    depth: int, bundle: np.uint64, card: int, pool: int, unearthed: bool
) -> tuple[int, np.uint64]:
    """How many cards of a character can be the one drawn next, and what can then be buried."""
    if not unearthed:
        return drawable(depth, bundle, card, pool), once_drawn(depth, bundle, card, pool)
    left = once_unearthed(depth, bundle, card)
    return pool if left else 0, left


@compiled
def new_bundles(depth: int, rows: int) -> Bundles:
    """Room for the bundles of so many rows, if cards are buried."""
    return np.zeros(rows if depth > 0 else 0, np.uint64)


@compiled
def bundled(rows: Weights, count: int) -> Bundles:
    """Bundles of one or two places that are given up: the last axis, or the last two as one."""
    bundles = np.zeros(len(rows), np.uint64)
    for row in range(len(rows)):
        for cards in range(rows.shape[1]):
            if rows[row, cards] > 0:
                bit = cards if count == 1 else PAIR[cards // KINDS, cards % KINDS]
                bundles[row] |= ONE << np.uint64(bit)
    return bundles


@compiled
def bundle_weights(bundle: np.uint64, count: int, pool: Situation, weights: Weights) -> float:
    """Fill in, by the two buried cards in order, in how many ways the pool has them; all ways.

    Of one card, the second character is a Spy.
    """
    total = 0.0
    for first in range(KINDS):
        for second in range(KINDS if count == MOST else 1):
            bit = PAIR[first, second] if count == MOST else first
            ways = pool[first] * (pool[second] - (first == second) if count == MOST else 1)
            possible = bundle >> np.uint64(bit) & ONE and ways > 0
            weights[first, second] = ways if possible else 0.0
            total += weights[first, second]
    return total
