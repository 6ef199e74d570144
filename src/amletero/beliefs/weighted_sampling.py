"""Fewer worlds out of many, with weights that make up for those left out."""

from collections.abc import Callable, Hashable, Iterable
from itertools import accumulate
from math import sqrt
from random import Random
from typing import TypeVar

T = TypeVar("T")


def thinned(
    options: list[tuple[float, T]],
    count: int,
    random: Random,
    traits: Callable[[T], Iterable[Hashable]],
) -> list[tuple[float, T]]:
    """Return about `count` of many weighted options; each weighs on average what it weighed.

    The heavy ones stay as they are, and so does the heaviest of each trait: what may still turn
    out to be true is not lost. Of the light ones some stay, the heavier the likelier, and weigh
    more instead, in the manner of Fearnhead and Clifford (2003). How likely one stays grows with
    the root of its weight only: players who surprise us make heavy of what was light.
    """
    possible = [option for option in options if option[0] > 0]
    if len(possible) <= count:
        return possible
    kept = _heaviest_of_traits(possible, traits)
    rest = [place for place in range(len(possible)) if place not in kept]
    room = max(count - len(kept), 1)
    limit = _limit(sorted((sqrt(possible[place][0]) for place in rest), reverse=True), room)
    mark = random.random() * limit
    found = []
    for place, (weight, option) in enumerate(possible):
        root = sqrt(weight)
        if place in kept or root >= limit:
            found.append((weight, option))
            continue
        mark -= root
        if mark < 0:
            mark += limit
            found.append((root * limit, option))
    return found


def _heaviest_of_traits(
    options: list[tuple[float, T]], traits: Callable[[T], Iterable[Hashable]]
) -> set[int]:
    heaviest: dict[Hashable, int] = {}
    for place, (weight, option) in enumerate(options):
        for trait in traits(option):
            best = heaviest.get(trait)
            if best is None or weight > options[best][0]:
                heaviest[trait] = place
    return set(heaviest.values())


def _limit(roots: list[float], room: int) -> float:
    """Return the root of the weight from which on an option stays as it is; the roots descend."""
    if len(roots) <= room:
        return 0.0
    sums = list(accumulate(reversed(roots)))[::-1]
    """By place: the sum of the roots from there on."""
    heavy = 0
    while heavy < room - 1 and roots[heavy] >= sums[heavy] / (room - heavy):
        heavy += 1
    return sums[heavy] / (room - heavy)
