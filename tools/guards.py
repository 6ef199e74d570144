"""Remove each guard of the dealing and of the limits from a copy of the code; see a test notice.

Every copy has one guard less than the code; `--workers 4` tries four copies at a time. The same
tests must pass on a copy with all guards, or their failures would say nothing. `make mutants` runs
this after the leaks and rule faults. `--write FILE` keeps the tables. Exit status 1: no test
noticed that a guard was missing. Exit status 2: the tests fail with all guards.
"""

import argparse
import os
import shutil
import sys
import tempfile
import time
from collections.abc import Iterator
from concurrent.futures import Executor, ThreadPoolExecutor
from contextlib import contextmanager
from pathlib import Path
from typing import NamedTuple

from rich.progress import track

from tools import dealing_guards
from tools.browser_guards import BROWSER, web_failure
from tools.limit_guards import LIMITS
from tools.mutant_list import Mutant
from tools.mutants import ROOT, first_failure, shown


class Guard(NamedTuple):
    """A guard, and the test files of which one test must fail without it."""

    removed: Mutant
    tests: tuple[str, ...]
    folder: str = "src/amletero"
    """Where its module is."""

    @property
    def file(self) -> Path:
        """The path of its module in the repository."""
        return Path(self.folder) / self.removed.module


GROUPS = {
    "The dealing": [Guard(one, dealing_guards.TESTS) for one in dealing_guards.DEALING],
    "The dealing in the browser": [Guard(one, (), "web/src") for one in BROWSER],
    "The limits": [Guard(one, (file,)) for file, some in LIMITS.items() for one in some],
}


def catcher(guard: Guard) -> str | None:
    """Return the first test that fails without the guard; `None` if none does."""
    part = guard.file.parts[0]
    with copied(part) as copy:
        file = copy.parent / guard.file
        text = file.read_text(encoding="utf-8")
        if text.count(guard.removed.right) != 1:
            sys.exit(f"guards: {guard.removed.fault!r} no longer fits {guard.file}")
        file.write_text(text.replace(guard.removed.right, guard.removed.wrong), encoding="utf-8")
        return failure(copy, guard.tests)


def failure_with_all_guards(part: str, tests: tuple[str, ...]) -> str | None:
    """Return the first of these tests that fails on a copy of the code as it is."""
    with copied(part) as copy:
        return failure(copy, tests)


@contextmanager
def copied(part: str) -> Iterator[Path]:
    """Copy a part of the repository; compiled machine code stays behind, it does not notice."""
    with tempfile.TemporaryDirectory() as folder:
        ignored = shutil.ignore_patterns("*.nbi", "*.nbc", "node_modules")
        yield shutil.copytree(ROOT / part, Path(folder) / part, ignore=ignored)


def failure(copy: Path, tests: tuple[str, ...]) -> str | None:
    """Return the first test that fails on this copy of a part of the repository."""
    return web_failure(copy) if copy.name == "web" else first_failure(copy, tests)


def main() -> None:
    """Remove every guard and print which test noticed."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--write", type=Path, help="write the tables to this page")
    parser.add_argument("--only", default="", help="only the guards with this in their name")
    parser.add_argument("--group", choices=GROUPS, help="only the guards of this section")
    parser.add_argument("--workers", type=int, default=os.cpu_count(), help="copies at a time")
    options = parser.parse_args()
    if options.write is not None and (options.only or options.group):
        parser.error("--write is for all guards, so that the page is of one run")
    groups = {
        title: [guard for guard in some if options.only in guard.removed.fault]
        for title, some in GROUPS.items()
        if options.group in (None, title)
    }
    began = time.monotonic()
    with ThreadPoolExecutor(options.workers) as pool:
        caught = all_caught([guard for some in groups.values() for guard in some], pool)
    minutes = (time.monotonic() - began) / 60
    page = "\n\n".join(table(title, some, caught) for title, some in groups.items())
    print(f"{page}\n\n{summary(list(caught.values()))} {minutes:.1f} minutes.")
    if options.write is not None:
        options.write.write_text(PAGE.format(tables=page), encoding="utf-8")
    sys.exit(0 if None not in caught.values() else 1)


def all_caught(guards: list[Guard], pool: Executor) -> dict[Guard, str | None]:
    """Return by guard the test that noticed; first all tests must pass with all guards."""
    kinds = sorted({(guard.file.parts[0], guard.tests) for guard in guards})
    complete = pool.map(lambda kind: failure_with_all_guards(*kind), kinds)
    for kind, failed in zip(kinds, complete, strict=True):
        if failed is not None:
            print(f"guards: with all guards {failed} fails, of {kind}", file=sys.stderr)
            sys.exit(2)
    found = pool.map(catcher, guards)
    return dict(zip(guards, track(found, "removing guards", len(guards)), strict=True))


def summary(caught: list[str | None]) -> str:
    """Say how many guards were removed and noticed."""
    noticed = sum(test is not None for test in caught)
    return f"{len(caught)} guards removed, one at a time; {noticed} were noticed by a test."


def table(title: str, guards: list[Guard], caught: dict[Guard, str | None]) -> str:
    """Return the section of a group of guards."""
    rows = [
        f"| {guard.removed.fault} | `{guard.removed.module}` | {shown(caught[guard])} |"
        for guard in guards
    ]
    said = summary([caught[guard] for guard in guards])
    return "\n".join([f"## {title}", "", said, "", "| guard | in | test |", "|---|---|---|", *rows])


PAGE = """\
# The guards

What a table refuses, what a client does not say, what a verdict notices, and what the server does
not put up with. Each guard was removed from a copy of the code, by itself; the test that then
failed stands next to it. With all guards the same tests passed. This page is what one run of
`python -m tools.guards --write docs/guards.md` found.

{tables}
"""

if __name__ == "__main__":
    main()
