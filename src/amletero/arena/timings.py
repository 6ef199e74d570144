"""Decision times in little memory: a histogram with bins of equal ratio."""

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, field
from math import floor, log2
from typing import Final

BINS_PER_DOUBLING: Final = 16
SHORTEST: Final = 1e-7


@dataclass
class Timings:
    """The times of many decisions; its median is accurate to 2%."""

    bins: Counter[int] = field(default_factory=Counter)
    longest: float = 0.0

    def add(self, seconds: Iterable[float]) -> None:
        """Add the times of decisions."""
        for one in seconds:
            self.bins[floor(log2(max(one, SHORTEST)) * BINS_PER_DOUBLING)] += 1
            self.longest = max(self.longest, one)

    def absorb(self, other: "Timings") -> None:
        """Add all times of another histogram."""
        self.bins.update(other.bins)
        self.longest = max(self.longest, other.longest)

    @property
    def count(self) -> int:
        """Return the number of decisions."""
        return self.bins.total()

    @property
    def median(self) -> float:
        """Return the median time in seconds."""
        passed = 0
        for bin in sorted(self.bins):
            passed += self.bins[bin]
            if 2 * passed >= self.count:
                return min(middle_of(bin), self.longest)
        return 0.0


def middle_of(bin: int) -> float:
    """Return the time in the middle of a bin, in seconds."""
    return float(2 ** ((bin + 0.5) / BINS_PER_DOUBLING))
