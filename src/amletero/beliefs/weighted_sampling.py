"""Fewer worlds out of many, with weights that make up for those left out."""

from collections.abc import Callable, Hashable, Iterable, Sequence
from itertools import accumulate, pairwise
from math import floor, fsum, sqrt
from operator import itemgetter
from random import Random
from typing import TypeVar

T = TypeVar("T")


def merged(
    options: list[tuple[float, T]], count: int, likeness: Callable[[T], Hashable], random: Random
) -> list[tuple[float, T]]:
    """Return one option of each likeness, in their order, and more of the heavy ones up to a count.

    Those of one likeness weigh as much as all that are alike, and are drawn from these by their
    weights.
    """
    alike: dict[Hashable, list[tuple[float, T]]] = {}
    for option in options:
        alike.setdefault(likeness(option[1]), []).append(option)
    groups = [group for _, group in sorted(alike.items(), key=itemgetter(0))]
    totals = [
        fsum(weight for weight, _ in group) if len(group) > 1 else group[0][0] for group in groups
    ]
    roots = [sqrt(total) for total in totals]
    more = max(count - len(groups), 0) / fsum(roots)
    found = []
    for group, total, root in zip(groups, totals, roots, strict=True):
        room = 1 + int(more * root)
        found += group if len(group) <= room else _drawn(group, total, room, random)
    return found


def _drawn(
    group: list[tuple[float, T]], total: float, count: int, random: Random
) -> list[tuple[float, T]]:
    """Return so many options drawn by their weights, evenly spread; they weigh as much as all."""
    shares = shares_of([weight / total for weight, _ in group], count, random.random())
    return [
        (total * share / count, option)
        for (_, option), share in zip(group, shares, strict=True)
        if share
    ]


def shares_of(weights: Sequence[float], count: int, start: float) -> list[int]:
    """Return how many of `count` evenly spread points fall to each weight; the weights add up to 1.

    `start`, from 0 to 1, says where the first point lies.
    """
    last = count - 1
    ends = [min(floor(count * end - start), last) for end in accumulate(weights)]
    ends[-1] = last
    return [end - before for before, end in pairwise([-1, *ends])]


def even_count(weights: Iterable[float]) -> float:
    """Return how many options of even weights would say as much as options of these weights."""
    found = list(weights)
    return fsum(found) ** 2 / fsum(weight**2 for weight in found)


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
