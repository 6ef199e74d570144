"""Win rates with intervals that take duplicate deals into account."""

from dataclasses import dataclass
from math import sqrt
from typing import Final, NamedTuple

Z: Final = 1.959964
"""Half-width of a 95% interval, in standard errors."""


class Interval(NamedTuple):
    """A rate and the 95% interval around it."""

    rate: float
    low: float
    high: float


@dataclass
class ClusteredRate:
    """Wins per chance to win, added up deal by deal.

    The rounds of one deal share their cards, so they are not independent; whole deals are. The
    variance is that between deals (of a ratio, linearized), and the interval is Wilson's for the
    number of independent rounds with the same variance. One imaginary deal, half won by chance,
    is added to the variance, so that a few deals that happen to agree prove little. Only sums are
    kept, however many deals there are.
    """

    won: float = 0.0
    chances: float = 0.0
    deals: int = 0
    _won_squared: float = 0.0
    _won_chances: float = 0.0
    _chances_squared: float = 0.0

    def add(self, won: float, chances: float) -> None:
        """Add one deal; a deal without a chance to win is ignored."""
        if chances == 0:
            return
        self.won += won
        self.chances += chances
        self.deals += 1
        self._won_squared += won * won
        self._won_chances += won * chances
        self._chances_squared += chances * chances

    @property
    def rate(self) -> float:
        """Return the wins per chance; 0 before the first deal."""
        return self.won / self.chances if self.chances else 0.0

    def interval(self) -> Interval:
        """Return the rate with its 95% interval."""
        if not self.chances:
            return Interval(0.0, 0.0, 1.0)
        return Interval(self.rate, *_wilson(self.rate, self._independent_rounds()))

    def normal_interval(self) -> Interval:
        """Return the same with an interval of the normal distribution.

        It is for sums that are no numbers of wins, and can lie below zero.
        """
        if not self.chances:
            return Interval(0.0, 0.0, 1.0)
        half = Z * sqrt(max(0.0, self._between()) + self._imagined()) / self.chances
        return Interval(self.rate, self.rate - half, self.rate + half)

    def _between(self) -> float:
        """Return the variance between deals, of all of them together."""
        rate = self.rate
        return self._won_squared - 2 * rate * self._won_chances + rate**2 * self._chances_squared

    def _imagined(self) -> float:
        """Return what the imaginary deal adds to the variance."""
        size = self.chances / self.deals
        return self._spread() * size + (size * (0.5 - self.rate)) ** 2

    def _spread(self) -> float:
        """Return the variance of one round."""
        smoothed = min(max((self.won + 0.5) / (self.chances + 1), 0.0), 1.0)
        return smoothed * (1 - smoothed)

    def _independent_rounds(self) -> float:
        """Return the number of independent rounds with the same variance as these deals."""
        variance = max(0.0, self._between()) + self._imagined()
        return self._spread() * self.chances**2 / variance


def _wilson(rate: float, rounds: float) -> tuple[float, float]:
    """Return Wilson's score interval, which stays between 0 and 1 and is never empty."""
    weight = Z * Z / rounds
    middle = (rate + weight / 2) / (1 + weight)
    half = Z / (1 + weight) * sqrt(rate * (1 - rate) / rounds + Z * Z / (4 * rounds * rounds))
    return min(rate, max(0.0, middle - half)), max(rate, min(1.0, middle + half))
