"""The server clock: it counts only while the server runs, and never jumps.

It times turns. After a restart it continues from the last stored time, at the pace of the
machine's monotonic clock, so a wrong date or a power cut takes no time from anyone.
"""

from collections.abc import Callable
from time import monotonic


class ServerClock:
    """Milliseconds that the server has run since its first start."""

    def __init__(self, remembered: int = 0, steady: Callable[[], float] = monotonic) -> None:
        self._steady = steady
        self._base = remembered - self._elapsed()

    def now(self) -> int:
        """Return the time in milliseconds."""
        return self._base + self._elapsed()

    def at_least(self, remembered: int) -> None:
        """Advance to another worker's time if that is ahead; never go back."""
        self._base += max(0, remembered - self.now())

    def _elapsed(self) -> int:
        return int(self._steady() * 1000)
