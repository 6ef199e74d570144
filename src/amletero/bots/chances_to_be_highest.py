"""The chance of each of several numbers to be the highest once a random number is added to each."""

from collections.abc import Sequence
from itertools import pairwise
from math import fsum, prod
from typing import TypeAlias

Polynomial: TypeAlias = list[float]
"""The coefficients, the constant first."""


def chances_to_be_highest(numbers: Sequence[float]) -> list[float]:
    """Return how likely each is the highest, if a random number from 0 to 1 is added to each.

    If x is added to a number, it is the highest with the product, over the others, of the chance
    that they stay below. Each of these is 0, grows with x, and is 1: between the places where one
    of them changes, the product is a polynomial, whose integral is exact.
    """
    best = max(numbers)
    near = [place for place, number in enumerate(numbers) if number > best - 1]
    if len({numbers[place] for place in near}) == 1:
        return [(place in near) / len(near) for place in range(len(numbers))]
    found = [0.0] * len(numbers)
    for place in near:
        leads = [numbers[place] - numbers[other] for other in near if other != place]
        found[place] = _chance_to_lead(leads)
    return found


def _chance_to_lead(leads: Sequence[float]) -> float:
    """Return how likely a player who leads by this much before chance is added leads after it."""
    edges = sorted({0.0, 1.0, *(edge for lead in leads for edge in (-lead, 1 - lead))})
    inside = [edge for edge in edges if 0 <= edge <= 1]
    total = 0.0
    for low, high in pairwise(inside):
        middle = (low + high) / 2
        if any(middle + lead <= 0 for lead in leads):
            continue
        product = [1.0]
        for lead in leads:
            if middle + lead < 1:
                product = _times_linear(product, lead)
        total += _integral(product, low, high)
    return total


def _times_linear(polynomial: Polynomial, constant: float) -> Polynomial:
    """Return a polynomial times (constant + x)."""
    shifted = [0.0, *polynomial]
    return [constant * one + other for one, other in zip([*polynomial, 0.0], shifted, strict=True)]


def _integral(polynomial: Polynomial, low: float, high: float) -> float:
    return fsum(
        each * (prod([high] * power) - prod([low] * power)) / power
        for power, each in enumerate(polynomial, start=1)
    )
