"""Pausing Python's collector of reference cycles."""

import gc
from collections.abc import Iterator
from contextlib import contextmanager


@contextmanager
def collector_paused() -> Iterator[None]:
    """Look for no reference cycles meanwhile: worlds are many, live long, and have none.

    Going through all of them again and again takes as long as following them.
    """
    running = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if running:
            gc.enable()
