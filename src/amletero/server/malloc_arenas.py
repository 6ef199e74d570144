"""Memory in one piece.

The C library gives each thread memory of its own to take from, and what one thread lets go no
other can use: in a worker whose threads read, write and tidy a database, three MiB of ninety. The
lock of one piece for all is hardly ever contended, as Python runs one thread at a time.
"""

import ctypes
import sys
from typing import Final

ARENA_MAX: Final = -8
"""M_ARENA_MAX of glibc's <malloc.h>."""


def share_memory() -> None:
    """Let all threads that come later take from the same memory, where the C library can."""
    if sys.platform == "linux":
        set_option = getattr(ctypes.CDLL(None), "mallopt", None)
        if set_option is not None:
            set_option(ARENA_MAX, 1)
