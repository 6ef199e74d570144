"""Repeat the tests that could depend on time, next to busy processes, and count what fails.

`python -m tools.flicker --times 50 --busy 4` takes every test file that uses a clock, a socket or
a process. `--workers 8` runs eight files at a time, each run with a folder of its own for whatever
is temporary. `--seconds` bounds the whole; what was not run, and why, is said. Exit status 1: a
test failed.
"""

import argparse
import os
import re
import signal
import subprocess
import sys
import time
import xml.etree.ElementTree as ET
from collections import Counter
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor, as_completed
from contextlib import contextmanager, suppress
from pathlib import Path
from tempfile import TemporaryDirectory, gettempdir
from typing import Final, NamedTuple

TESTS: Final = Path(__file__).parent.parent / "tests"
DEPENDS_ON_TIME: Final = re.compile(
    r"\basyncio\b|\basync def\b|\bsubprocess\b|\bsocket\b|\bProcess|\bPilot\b|\buvicorn\b"
    r"|\bthreading\b|\bmonotonic\b|\bsleep\(|\bplaywright\b|\bLocalCluster\b|\btools\.torture\b"
    r"|\btests\.bots\.programs\b|\btests\.terminal\.piping\b"
)
STUCK_S: Final = 1800
"""Seconds after which a run of one file counts as one that does not end."""


class Run(NamedTuple):
    """What came of one run of a file."""

    file: Path
    passed: int
    failed: dict[str, str]
    """Each test that failed, with what it said."""
    skipped: dict[str, str]
    """Each test that did not run, with its reason."""
    seconds: float

    def __str__(self) -> str:
        """Tell it in one line, and every failure in more."""
        counts = f"{self.passed} passed, {len(self.failed)} failed, {len(self.skipped)} skipped"
        line = f"{shown(self.file)}: {counts}, {self.seconds:.0f} s"
        return "\n".join([line, *(f"FAILED {each}\n{why}" for each, why in self.failed.items())])


def shown(file: Path) -> str:
    """Return a test file's path as the repository has it."""
    file = file.resolve()
    return str(file.relative_to(TESTS.parent) if file.is_relative_to(TESTS.parent) else file)


def timed_files(folder: Path = TESTS) -> list[Path]:
    """Return the test files that use a clock, a socket or a process."""
    return sorted(
        file
        for file in folder.rglob("test_*.py")
        if "e2e" in file.parts or DEPENDS_ON_TIME.search(file.read_text(encoding="utf-8"))
    )


@contextmanager
def busy(processes: int) -> Iterator[None]:
    """Keep this many processes computing meanwhile."""
    started = [
        subprocess.Popen([sys.executable, "-c", "while True: pass"]) for _ in range(processes)
    ]
    try:
        yield
    finally:
        for process in started:
            process.kill()
            process.wait()


def run_once(file: Path, until: float) -> Run | None:
    """Run a file's tests in a folder of their own; `None` if the time was over first."""
    began = time.monotonic()
    if began >= until:
        return None
    # PostgreSQL enters its folder as another user; what tests leave behind goes with the folder.
    with TemporaryDirectory(prefix="flicker-", ignore_cleanup_errors=True) as folder:
        Path(folder).chmod(0o755)
        report, printed = Path(folder) / "report.xml", Path(folder) / "printed"
        command = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", str(file)]
        command += ["--basetemp", f"{folder}/pytest", "--junitxml", str(report)]
        given = {"TMPDIR": folder, "AMLETERO_TEST_PORTS": gettempdir()}
        limit = min(until - began, STUCK_S)
        status = _ended(command, {**os.environ, **given}, printed, limit)
        output = printed.read_text(encoding="utf-8", errors="replace")
        seconds = time.monotonic() - began
        if status is not None and report.exists():
            return _reported(file, report, status, output, seconds)
    if status is None and limit < STUCK_S:
        return None
    why = f"did not end in {limit:.0f} s" if status is None else f"ended with {status}"
    return Run(file, 0, {shown(file): f"{why}\n{output}"}, {}, seconds)


def _ended(
    command: list[str], environment: dict[str, str], printed: Path, limit: float
) -> int | None:
    """Run a command and return its status, `None` where it took too long.

    Whatever it started goes with it; what they print goes to a file, so that nobody who stays
    behind can keep us waiting for more.
    """
    with printed.open("wb") as output:
        running = subprocess.Popen(
            command,
            env=environment,
            stdout=output,
            stderr=subprocess.STDOUT,
            stdin=subprocess.DEVNULL,
            start_new_session=True,
        )
    try:
        return running.wait(limit)
    except subprocess.TimeoutExpired:
        return None
    finally:
        _end_group(running.pid)
        running.wait()


def _end_group(leader: int) -> None:
    with suppress(ProcessLookupError):
        os.killpg(leader, signal.SIGKILL)


def _reported(file: Path, report: Path, status: int, output: str, seconds: float) -> Run:
    """Read pytest's report of a run."""
    passed, failed, skipped = 0, dict[str, str](), dict[str, str]()
    for case in ET.parse(report).iter("testcase"):
        name = f"{shown(file)}::{case.get('name')}"
        fault = case.find("failure")
        fault = case.find("error") if fault is None else fault
        left_out = case.find("skipped")
        if fault is not None:
            failed[name] = fault.text or fault.get("message") or ""
        elif left_out is not None:
            skipped[name] = left_out.get("message") or ""
        else:
            passed += 1
    if status != 0 and not failed:
        failed[shown(file)] = f"ended with {status}\n{output}"
    return Run(file, passed, failed, skipped, seconds)


def repeat(files: list[Path], times: int, workers: int, until: float) -> Iterator[Run]:
    """Run every file so many times, some at a time; gives what came of each as it ends."""
    with ThreadPoolExecutor(workers) as pool:
        runs = [pool.submit(run_once, file, until) for _ in range(times) for file in files]
        try:
            for ended in as_completed(runs):
                if (run := ended.result()) is not None:
                    yield run
        finally:
            pool.shutdown(cancel_futures=True)


def told(runs: list[Run], times: int, files: list[Path]) -> Iterator[str]:
    """Sum up all runs, line by line."""
    failed = Counter(name for run in runs for name in run.failed)
    skipped = Counter((name, why) for run in runs for name, why in run.skipped.items())
    passed = sum(run.passed for run in runs)
    ran = f"{passed + failed.total()} tests in {len(runs)} of {times * len(files)} runs of a file"
    yield f"{ran}; {failed.total()} failed, {skipped.total()} skipped"
    yield from (f"  failed {count} × {name}" for name, count in failed.most_common())
    yield from (f"  skipped {n} × {name}: {why}" for (name, why), n in skipped.most_common())
    ended = Counter(run.file for run in runs)
    missing = [(file, times - ended[file]) for file in files if ended[file] < times]
    yield from (f"  no time for {count} × {shown(file)}" for file, count in missing)


def main() -> None:
    """Repeat the tests and print how many ran and which failed."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("files", nargs="*", type=Path, help="[default: all that depend on time]")
    parser.add_argument("--times", type=int, default=50, help="repetitions of each file")
    parser.add_argument("--busy", type=int, default=4, help="processes that compute meanwhile")
    parser.add_argument("--workers", type=int, default=1, help="files that run at a time")
    parser.add_argument("--seconds", type=float, default=7200, help="time limit of the whole run")
    parser.add_argument(
        "--without", action="append", default=[], help="leave out what has this in its path"
    )
    asked = parser.parse_args()
    until, runs, chosen = (
        time.monotonic() + asked.seconds,
        list[Run](),
        asked.files or timed_files(),
    )
    files = [file for file in chosen if not any(part in shown(file) for part in asked.without)]
    for file in sorted(set(chosen) - set(files)):
        print(f"left out: {shown(file)} (--without)", flush=True)
    with busy(asked.busy):
        for run in repeat(files, asked.times, asked.workers, until):
            runs.append(run)
            print(f"[{len(runs)}/{asked.times * len(files)}] {run}", flush=True)
    print("\n".join(told(runs, asked.times, files)))
    sys.exit(1 if any(run.failed for run in runs) else 0)


if __name__ == "__main__":
    main()
