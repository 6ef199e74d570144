"""Which of too many worlds are kept, and whether a possibility was lost."""

from collections.abc import Callable, Hashable, Iterable, Mapping
from operator import itemgetter
from random import Random
from typing import Any, NamedTuple, TypeAlias, TypeVar

from amletero.beliefs.weighted_sampling import merged, thinned
from amletero.rules.cards import Character, Seat

T = TypeVar("T")
PossibleHands: TypeAlias = Mapping[Seat, frozenset[Character]]
"""By seat: the cards that it can hold by what is told later; any where a seat is missing."""


class Likeness(NamedTuple):
    """What tells weighted worlds, or draws or moves in them, apart."""

    traits: Callable[[Any], Iterable[Hashable]]
    """What thinning must not lose."""
    hidden: Callable[[Any], tuple[Any, ...]]
    """The hidden cards, the hands first: options with the same ones are alike."""


def kept_options(
    options: list[tuple[float, T]],
    count: int,
    random: Random,
    likeness: Likeness,
    to_come: PossibleHands,
) -> tuple[list[tuple[float, T]], bool]:
    """Return options merged and thinned if they are too many, and whether some were lost.

    Merging loses no possibility, only what others may remember in some of the worlds. If it is
    known what will be told later, half of the room is for options that agree with it. Whatever they
    are, each weighs on average what it weighed.
    """
    possible = [option for option in options if option[0] > 0]
    if len(possible) <= count:
        return possible, False
    marked = [(weight, (likeness.hidden(option), option)) for weight, option in possible]
    different = merged(marked, count, itemgetter(0), random)
    if len(different) <= count:
        return [(weight, option) for weight, (_, option) in different], False
    agreeing: list[tuple[float, T]] = []
    others: list[tuple[float, T]] = []
    for weight, (hidden, option) in different:
        agrees = bool(to_come) and _may_be_held(hidden, to_come)
        (agreeing if agrees else others).append((weight, option))
    room = min(len(agreeing), max(count // 2, count - len(others)))
    found = thinned(agreeing, room, random, likeness.traits) if room else []
    return found + thinned(others, count - room, random, likeness.traits), True


def _may_be_held(hidden: tuple[Any, ...], to_come: PossibleHands) -> bool:
    """Whether all hands of one card are among those that can be."""
    for seat, cards in to_come.items():
        if seat < len(hidden) and len(hidden[seat]) == 1 and hidden[seat][0] not in cards:
            return False
    return True
