"""The same jobs, whoever does them; an interrupt ends the work at once."""

import os
import signal
import time
from collections.abc import Iterator
from pathlib import Path

import pytest
from distributed import LocalCluster

from amletero.arena.workers import Workers, WorkersFailed, available_cores
from tests.waiting import PATIENCE, wait_until


def square(number: int) -> int:
    return number * number


def process(_: int) -> int:
    return os.getpid()


def meet(folder: Path) -> int:
    """Wait until another process has come here, too."""
    (folder / str(os.getpid())).touch()
    wait_until(lambda: len(list(folder.iterdir())) >= 2)
    return os.getpid()


def endless(seconds: float) -> float:
    time.sleep(seconds)
    return seconds


def fall(_: int) -> None:
    os.kill(os.getpid(), signal.SIGKILL)


@pytest.mark.parametrize("count", [1, 2])
def test_results_come_in_the_order_of_the_jobs(count: int) -> None:
    with Workers(count).each(square, range(50)) as results:
        assert list(results) == [number * number for number in range(50)]


def test_several_workers_are_several_processes(tmp_path: Path) -> None:
    with Workers(2).each(meet, [tmp_path] * 2) as results:
        seen = set(results)
    assert len(seen) == 2
    assert os.getpid() not in seen


def test_one_worker_is_this_process_and_takes_jobs_one_by_one() -> None:
    taken = []

    def jobs() -> Iterator[int]:
        for number in range(3):
            taken.append(number)
            yield number

    with Workers(1).each(process, jobs()) as results:
        assert next(results) == os.getpid()
        assert taken == [0]


# The library's own thread may stumble over work that was given up a moment ago.
@pytest.mark.filterwarnings("ignore::pytest.PytestUnhandledThreadExceptionWarning")
def test_leaving_early_ends_the_work() -> None:
    began = time.monotonic()
    with Workers(2).each(endless, [0, 1000, 1000, 1000]) as results:
        assert next(results) == 0
    assert time.monotonic() - began < PATIENCE


def test_a_worker_that_is_killed_is_told_of() -> None:
    with (
        pytest.raises(WorkersFailed, match="a worker was killed"),
        Workers(2).each(fall, range(4)) as results,
    ):
        list(results)


def test_without_a_number_all_cores_work() -> None:
    assert Workers.on(None, None).count == available_cores() >= 1
    assert Workers.on(3, None).count == 3


@pytest.mark.filterwarnings("ignore")
def test_a_cluster_gives_the_same() -> None:
    with (
        LocalCluster(  # type: ignore[no-untyped-call]
            n_workers=1, processes=False, dashboard_address=None, protocol="tcp", host="127.0.0.1"
        ) as cluster,
        Workers(1, cluster.scheduler_address).each(square, range(20)) as results,
    ):
        assert list(results) == [number * number for number in range(20)]


@pytest.mark.parametrize("address", ["nonsense://there", "tcp://127.0.0.1:1"])
@pytest.mark.filterwarnings("ignore")
def test_where_there_is_no_cluster_that_is_said(
    address: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("amletero.arena.workers.CONNECT_SECONDS", 0.2)
    with (
        pytest.raises(WorkersFailed, match=address),
        Workers(1, address).each(square, [1]) as results,
    ):
        list(results)
