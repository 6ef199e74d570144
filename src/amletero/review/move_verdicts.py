"""A move that could have been made, and the words for how much the one that was made gave away."""

from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum
from typing import Final

from amletero.rules.moves import Move


class MoveVerdict(StrEnum):
    """How much a move gave away."""

    BEST = "best"
    GOOD = "good"
    INACCURACY = "inaccuracy"
    MISTAKE = "mistake"
    BLUNDER = "blunder"


LIMITS: Final[Mapping[MoveVerdict, float]] = {
    MoveVerdict.BEST: 0.01,
    MoveVerdict.GOOD: 0.03,
    MoveVerdict.INACCURACY: 0.08,
    MoveVerdict.MISTAKE: 0.15,
}
"""By verdict: the win chance that a move gives away stays below this."""


@dataclass(frozen=True, slots=True)
class TriedMove:
    """A move that could have been made."""

    move: Move
    chance: float
    """How likely the mover wins the round with it, by what the mover knew."""
    tried: int
    """In how many worlds it was tried."""


def verdict(loss: float) -> MoveVerdict:
    """Return the word for a win chance that was given away."""
    return next((name for name, limit in LIMITS.items() if loss < limit), MoveVerdict.BLUNDER)
