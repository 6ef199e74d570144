"""Settings of the interpreter and the C library that keep a worker quick and small.

Left alone, the garbage collector waits for many new objects and then visits all of them at once:
with a thousand tables in play this takes a tenth of a second, felt at every table. Here it runs
often on the young objects and rarely on all of them. Objects of tables and sockets are freed
without it; those that need it are young (requests, handshakes).

glibc gives each thread its own malloc arena, and memory freed in one arena cannot be reused by
another: in a worker whose threads read, write and tidy a database, 3 MiB of 90. The lock of a
single arena is hardly ever contended, because Python runs one thread at a time.
"""

import ctypes
import gc
import sys
import time
from collections.abc import Callable
from typing import Final

YOUNG_SECONDS: Final = 0.25
"""Interval between generation-0 collections; each takes about 0.01 ms per move made since."""

WHOLE_SECONDS: Final = 60.0
WHOLE_SECONDS_A_SOCKET: Final = 0.3
"""Interval between full collections, plus an amount per socket: with more visitors a collection
takes longer, so it comes less often."""

ARENA_MAX: Final = -8
"""M_ARENA_MAX of glibc's <malloc.h>."""


class Collector:
    """Runs the garbage collector in place of the interpreter, once a worker has started."""

    def __init__(
        self, sockets: Callable[[], float], steady: Callable[[], float] = time.monotonic
    ) -> None:
        self._sockets = sockets
        self._steady = steady
        self._whole_at = steady()
        gc.collect()
        gc.freeze()  # objects that live as long as the worker need no further visits
        gc.disable()

    async def collect(self) -> None:
        """Collect young objects, or all objects if that is due."""
        wait = WHOLE_SECONDS + WHOLE_SECONDS_A_SOCKET * self._sockets()
        if self._steady() - self._whole_at < wait:
            gc.collect(0)
            return
        gc.collect()
        self._whole_at = self._steady()

    def close(self) -> None:
        """Return the schedule to the interpreter."""
        gc.unfreeze()
        gc.enable()


def share_memory() -> None:
    """Make all threads started later use one malloc arena, where the C library supports it."""
    if sys.platform == "linux":
        set_option = getattr(ctypes.CDLL(None), "mallopt", None)
        if set_option is not None:
            set_option(ARENA_MAX, 1)
