"""The server clock: it counts only while the server runs, and never jumps.

Turns are timed by it. It goes on from what the log last remembered, at the pace of the machine's
steady clock: neither a wrong date nor a night without power takes time from anyone.
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
        """Catch up with another worker whose clock is ahead. It never goes back."""
        self._base += max(0, remembered - self.now())

    def _elapsed(self) -> int:
        return int(self._steady() * 1000)
