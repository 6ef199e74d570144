"""Repeat the tests that could depend on time, next to busy processes, and count what fails.

`python -m tools.flicker --times 50 --busy 4` takes every test file that uses a clock, a socket or
a process. `--seconds` bounds the run; what was not reached is said. Exit status 1: a test failed.
"""

import argparse
import re
import subprocess
import sys
import time
import xml.etree.ElementTree as ET
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

from rich.progress import Progress

TESTS: Final = Path(__file__).parent.parent / "tests"
DEPENDS_ON_TIME: Final = re.compile(
    r"\basyncio\b|\basync def\b|\bsubprocess\b|\bsocket\b|\bProcess|\bPilot\b|\buvicorn\b"
    r"|\bthreading\b|\bmonotonic\b|\bsleep\(|\bplaywright\b|\bLocalCluster\b"
)


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


def run_once(file: Path, report: Path, limit: float) -> tuple[int, Counter[str]]:
    """Run a file's tests; return how many ran and which failed how often."""
    command = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", str(file)]
    command += ["--junitxml", str(report)]
    try:
        subprocess.run(command, capture_output=True, timeout=limit, check=False)
    except subprocess.TimeoutExpired:
        return 1, Counter({f"{file.name} (not over after {limit:.0f} s)": 1})
    ran, failed = 0, Counter[str]()
    for case in ET.parse(report).iter("testcase"):
        ran += 1
        if case.find("failure") is not None or case.find("error") is not None:
            failed[f"{file.name}::{case.get('name')}"] += 1
    return ran, failed


def main() -> None:
    """Repeat the tests and print how many ran and which failed."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("files", nargs="*", type=Path, help="[default: all that depend on time]")
    parser.add_argument("--times", type=int, default=50, help="repetitions of each file")
    parser.add_argument("--busy", type=int, default=4, help="processes that compute meanwhile")
    parser.add_argument("--seconds", type=float, default=7200, help="time limit of the whole run")
    asked = parser.parse_args()
    files, until = asked.files or timed_files(), time.monotonic() + asked.seconds
    ran, failed, runs = 0, Counter[str](), 0
    with TemporaryDirectory() as folder, busy(asked.busy), Progress() as progress:
        bar = progress.add_task("repeating tests", total=asked.times * len(files))
        for _ in range(asked.times):
            for file in files:
                left = until - time.monotonic()
                if left <= 0:
                    continue
                count, faults = run_once(file, Path(folder) / "report.xml", max(left, 60))
                ran, failed, runs = ran + count, failed + faults, runs + 1
                progress.advance(bar)
    planned = asked.times * len(files)
    print(f"{ran} tests in {runs} of {planned} runs of a file; {failed.total()} failed")
    for name, times in failed.most_common():
        print(f"  {times} × {name}")
    sys.exit(1 if failed else 0)


if __name__ == "__main__":
    main()
