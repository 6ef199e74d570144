"""Processes that think for the server: bounded, ended with it, and replaced if they hang."""

import asyncio
import faulthandler
import os
import signal
import sys
from collections.abc import Callable, Iterator
from concurrent.futures import Executor, ProcessPoolExecutor, ThreadPoolExecutor
from contextlib import contextmanager
from multiprocessing import get_context, parent_process
from threading import Thread
from typing import Any, Final, TypeVar

T = TypeVar("T")

UNTIDY: Final = "ignore::UserWarning:multiprocessing.resource_tracker"
"""When the server is killed, Python's resource tracker cleans up; this silences its warning."""


def open_pool(processes: int, name: str, niceness: int = 0) -> Executor:
    """Return a pool of processes, which start when first asked; with none, a thread (for tests).

    The niceness lowers the priority of the processes.
    """
    if processes == 0:
        return ThreadPoolExecutor(1, thread_name_prefix=name)
    if UNTIDY not in sys.warnoptions:
        sys.warnoptions.append(UNTIDY)
    # Unlike a fork, a new interpreter holds none of the server's sockets and locks.
    context = get_context("spawn")
    return ProcessPoolExecutor(
        processes, mp_context=context, initializer=_begin, initargs=(niceness,)
    )


async def run_in_pool(
    executor: Executor, hung_seconds: float, work: Callable[..., T], *about: Any
) -> T:
    """Run a function in the pool; a process that is longer than this at it ends itself."""
    loop = asyncio.get_running_loop()
    if isinstance(executor, ProcessPoolExecutor):
        with _uninterrupted():  # the first call starts the processes
            answer = loop.run_in_executor(executor, _watched, hung_seconds, work, *about)
        return await answer
    return await loop.run_in_executor(executor, work, *about)


@contextmanager
def _uninterrupted() -> Iterator[None]:
    """Block Ctrl-C and SIGTERM in the processes that are started in this context.

    A terminal sends them to all processes; the server ends its processes itself.
    """
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT, signal.SIGTERM})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def _begin(niceness: int) -> None:
    """Lower the priority of this process, and end it when the server ends, even if killed."""
    os.nice(niceness)

    def watch() -> None:
        parent = parent_process()
        if parent is not None:
            parent.join()
            os._exit(0)

    Thread(target=watch, daemon=True).start()


def _watched(seconds: float, work: Callable[..., T], *about: Any) -> T:
    """Run a function; if it takes too long, end the process, even inside compiled code."""
    with open(os.devnull, "w", encoding="ascii") as nowhere:  # noqa: PTH123 - it is no path
        faulthandler.dump_traceback_later(seconds, exit=True, file=nowhere)
        try:
            return work(*about)
        finally:
            faulthandler.cancel_dump_traceback_later()
