"""What a process keeps in memory, as against what its allocators keep for later."""

import ctypes
import gc
import os
import sys
import tempfile
from typing import Final

_COUNTERS: Final = (
    *("arena", "ordblks", "smblks", "hblks", "hblkhd"),
    *("usmblks", "fsmblks", "uordblks", "fordblks", "keepcost"),
)
_OBJECTS: Final = "# bytes in allocated blocks"
"""How CPython names the bytes of its small objects."""


class _Mallinfo2(ctypes.Structure):
    """The counters of glibc's <malloc.h>."""

    _fields_ = tuple((name, ctypes.c_size_t) for name in _COUNTERS)


def bytes_in_use() -> int:
    """Return the bytes of all objects and buffers of this process after a full collection.

    Memory that is free, and that Python or the C library keeps for later, is not in it.
    """
    gc.collect()
    count = ctypes.CDLL(None).mallinfo2
    count.restype = _Mallinfo2
    told = count()
    return _bytes_of_objects() + int(told.uordblks) + int(told.hblkhd)


def _bytes_of_objects() -> int:
    """Return the bytes of small objects; CPython tells them on standard error only."""
    with tempfile.TemporaryFile("w+") as told:
        stderr = os.dup(2)
        try:
            os.dup2(told.fileno(), 2)
            sys._debugmallocstats()
        finally:
            os.dup2(stderr, 2)
            os.close(stderr)
        told.seek(0)
        line = next(line for line in told if line.startswith(_OBJECTS))
    return int(line.partition("=")[2].replace(",", ""))
