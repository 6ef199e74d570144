"""The process that makes a worker's reviews, at low priority."""

from collections.abc import Callable
from concurrent.futures import Executor
from concurrent.futures.process import BrokenProcessPool
from typing import Any, Final, TypeVar

from amletero.tables.process_pool import open_pool, run_in_pool

T = TypeVar("T")

LOWEST_PRIORITY: Final = 19
"""Niceness of the process: it gets the processor time that players and bots leave."""
HUNG_SECONDS: Final = 300.0
"""Time per round after which the process counts as hung and ends itself."""


class ReviewProcess:
    """One process, replaced if it has died; with none, a thread (for tests)."""

    def __init__(self, processes: int) -> None:
        self._processes = min(processes, 1)
        self._pool = self._opened()

    async def run(self, work: Callable[..., T], *about: Any) -> T:
        """Return what the work returns."""
        try:
            return await run_in_pool(self._pool, HUNG_SECONDS, work, *about)
        except BrokenProcessPool:
            self._pool = self._opened()
            raise

    def close(self) -> None:
        """Take no more work. The process is killed with those of the bots."""
        self._pool.shutdown(wait=False, cancel_futures=True)

    def _opened(self) -> Executor:
        return open_pool(self._processes, "reviews", LOWEST_PRIORITY)
