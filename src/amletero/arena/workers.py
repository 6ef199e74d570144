"""Many jobs on all cores of a machine or on a Dask cluster, through one interface.

Results arrive one at a time, in the order of the jobs. So they can be added up without being
stored, and the same jobs give the same sum with any number of workers.
"""

import contextlib
import os
import signal
import threading
import time
import warnings
from collections.abc import Callable, Generator, Iterable, Iterator
from concurrent.futures import BrokenExecutor
from contextlib import AbstractContextManager, contextmanager
from dataclasses import dataclass
from typing import Final, TypeVar

Job = TypeVar("Job")
Result = TypeVar("Result")

CONNECT_SECONDS: Final = 10
ORPHAN_SECONDS: Final = 0.5
"""Interval between a worker's checks that its parent still runs."""


class WorkersFailed(OSError):
    """The work cannot be started or finished; the text says why, `why` is a message for people."""

    def __init__(self, text: str, why: str, **details: str) -> None:
        super().__init__(text)
        self.why = why
        self.details = details


@dataclass(frozen=True)
class Workers:
    """The workers to use: a number of processes here, or the cluster at an address."""

    count: int
    cluster: str | None = None

    @staticmethod
    def on(count: int | None, cluster: str | None) -> "Workers":
        """Return this many workers, or by default one for each core that this process may use."""
        return Workers(count or available_cores(), cluster)

    def each(
        self, work: Callable[[Job], Result], jobs: Iterable[Job]
    ) -> AbstractContextManager[Iterator[Result]]:
        """Do all jobs; within the context, iterate over their results.

        Leaving the context early, as Ctrl-C does, stops the remaining work.
        """
        if self.cluster is not None:
            return _on_cluster(work, jobs, self.cluster)
        if self.count == 1:
            return contextlib.nullcontext(map(work, jobs))
        return _on_cores(work, jobs, self.count)


def available_cores() -> int:
    """Return the number of cores that this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


@contextmanager
def progress_of(rounds: int, what: str) -> Iterator[Callable[[int, str], None]]:
    """Show a progress bar on standard error; yields a function of rounds done and a short text."""
    # Imported here, because every worker imports this module.
    from rich.console import Console  # noqa: PLC0415
    from rich.progress import (  # noqa: PLC0415
        BarColumn,
        MofNCompleteColumn,
        Progress,
        TextColumn,
        TimeRemainingColumn,
    )

    columns = (
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
        TextColumn("{task.fields[word]}"),
    )
    console = Console(stderr=True)
    with Progress(
        *columns, console=console, transient=True, disable=not console.is_terminal
    ) as bar:
        task = bar.add_task(what, total=rounds, word="")
        yield lambda done, word: bar.update(task, advance=done, word=word)


@contextmanager
def _on_cores(
    work: Callable[[Job], Result], jobs: Iterable[Job], count: int
) -> Iterator[Iterator[Result]]:
    # Imported here, because most commands do not need it and it is slow to import.
    from joblib import Parallel, delayed, parallel_config  # noqa: PLC0415

    with parallel_config(backend="loky", initializer=_begin_worker, initargs=(os.getpid(),)):
        parallel = Parallel(n_jobs=count, return_as="generator")
    with _interrupts_ignored():
        begun = parallel(delayed(work)(job) for job in jobs)
    with _closed_early(begun) as results:
        yield results


@contextmanager
def _on_cluster(
    work: Callable[[Job], Result], jobs: Iterable[Job], address: str
) -> Iterator[Iterator[Result]]:
    try:
        from distributed import Client  # noqa: PLC0415
    except ImportError:
        raise WorkersFailed(
            "a cluster needs the extra `dask`: pip install 'amletero[dask]'",
            "call-extra",
            extra="dask",
        ) from None
    from joblib import Parallel, delayed, parallel_config  # noqa: PLC0415

    try:
        client = Client(address, timeout=CONNECT_SECONDS)  # type: ignore[no-untyped-call]
    except (OSError, ValueError) as error:
        raise WorkersFailed(
            f"there is no cluster at {address}", "call-no-cluster", address=address
        ) from error
    with client, parallel_config(backend="dask", client=client):
        parallel = Parallel(return_as="generator")
        with _closed_early(parallel(delayed(work)(job) for job in jobs)) as results:
            yield results


@contextmanager
def _closed_early(results: Generator[Result, None, None]) -> Iterator[Iterator[Result]]:
    """Yield results; if not all are consumed, cancel the rest without a warning."""
    try:
        yield results
    except BrokenExecutor as error:
        raise WorkersFailed(
            "a worker was killed: is there enough memory?", "call-worker-killed"
        ) from error
    finally:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")
            results.close()


@contextmanager
def _interrupts_ignored() -> Iterator[None]:
    """Make processes started in this context ignore Ctrl-C from their start.

    Ctrl-C reaches all processes of a terminal, but only the parent should react.
    """
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)


def _begin_worker(parent: int) -> None:
    """Make this process ignore Ctrl-C, even if it was started late, and end with its parent.

    Its results are useless once the parent has ended or was killed.
    """

    def watch() -> None:
        while os.getppid() == parent:
            time.sleep(ORPHAN_SECONDS)
        os._exit(1)

    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=watch, daemon=True).start()
