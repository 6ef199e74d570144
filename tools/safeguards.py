"""Remove each safeguard of the dealing and of the limits from a copy of the code; a test notices.

Every copy has one safeguard less than the code; `--workers 4` tries four copies at a time. The same
tests must pass on a copy with all safeguards, or their failures would say nothing. `make mutants`
runs this after the leaks and rule faults. `--write FILE` keeps the tables. Exit status 1: no test
noticed that a safeguard was missing. Exit status 2: the tests fail with all safeguards.
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

from tools import dealing_safeguards
from tools.browser_safeguards import BROWSER, web_failure
from tools.limit_safeguards import LIMITS
from tools.mutant_list import Mutant
from tools.mutants import ROOT, first_failure, shown


class Safeguard(NamedTuple):
    """A safeguard, and the test files of which one test must fail without it."""

    removed: Mutant
    tests: tuple[str, ...]
    folder: str = "src/amletero"
    """Where its module is."""

    @property
    def file(self) -> Path:
        """The path of its module in the repository."""
        return Path(self.folder) / self.removed.module


GROUPS = {
    "The dealing": [Safeguard(one, dealing_safeguards.TESTS) for one in dealing_safeguards.DEALING],
    "The dealing in the browser": [Safeguard(one, (), "web/src") for one in BROWSER],
    "The limits": [Safeguard(one, (file,)) for file, some in LIMITS.items() for one in some],
}


def catcher(safeguard: Safeguard) -> str | None:
    """Return the first test that fails without the safeguard; `None` if none does."""
    part = safeguard.file.parts[0]
    with copied(part) as copy:
        file = copy.parent / safeguard.file
        text = file.read_text(encoding="utf-8")
        if text.count(safeguard.removed.right) != 1:
            sys.exit(f"safeguards: {safeguard.removed.fault!r} no longer fits {safeguard.file}")
        file.write_text(
            text.replace(safeguard.removed.right, safeguard.removed.wrong), encoding="utf-8"
        )
        return failure(copy, safeguard.tests)


def failure_with_all_safeguards(part: str, tests: tuple[str, ...]) -> str | None:
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
    """Remove every safeguard and print which test noticed."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--write", type=Path, help="write the tables to this page")
    parser.add_argument("--only", default="", help="only the safeguards with this in their name")
    parser.add_argument("--group", choices=GROUPS, help="only the safeguards of this section")
    parser.add_argument("--workers", type=int, default=os.cpu_count(), help="copies at a time")
    options = parser.parse_args()
    if options.write is not None and (options.only or options.group):
        parser.error("--write is for all safeguards, so that the page is of one run")
    groups = {
        title: [safeguard for safeguard in some if options.only in safeguard.removed.fault]
        for title, some in GROUPS.items()
        if options.group in (None, title)
    }
    began = time.monotonic()
    with ThreadPoolExecutor(options.workers) as pool:
        caught = all_caught([safeguard for some in groups.values() for safeguard in some], pool)
    minutes = (time.monotonic() - began) / 60
    page = "\n\n".join(table(title, some, caught) for title, some in groups.items())
    print(f"{page}\n\n{summary(list(caught.values()))} {minutes:.1f} minutes.")
    if options.write is not None:
        options.write.write_text(PAGE.format(tables=page), encoding="utf-8")
    sys.exit(0 if None not in caught.values() else 1)


def all_caught(safeguards: list[Safeguard], pool: Executor) -> dict[Safeguard, str | None]:
    """Return by safeguard the test that noticed; first all tests must pass with all safeguards."""
    kinds = sorted({(safeguard.file.parts[0], safeguard.tests) for safeguard in safeguards})
    complete = pool.map(lambda kind: failure_with_all_safeguards(*kind), kinds)
    for kind, failed in zip(kinds, complete, strict=True):
        if failed is not None:
            print(f"safeguards: with all safeguards {failed} fails, of {kind}", file=sys.stderr)
            sys.exit(2)
    found = pool.map(catcher, safeguards)
    return dict(zip(safeguards, track(found, "removing safeguards", len(safeguards)), strict=True))


def summary(caught: list[str | None]) -> str:
    """Say how many safeguards were removed and noticed."""
    noticed = sum(test is not None for test in caught)
    return f"{len(caught)} safeguards removed, one at a time; {noticed} were noticed by a test."


def table(title: str, safeguards: list[Safeguard], caught: dict[Safeguard, str | None]) -> str:
    """Return the section of a group of safeguards."""
    rows = [
        f"| {safeguard.removed.fault} | `{safeguard.removed.module}` | {shown(caught[safeguard])} |"
        for safeguard in safeguards
    ]
    said = summary([caught[safeguard] for safeguard in safeguards])
    return "\n".join(
        [f"## {title}", "", said, "", "| safeguard | in | test |", "|---|---|---|", *rows]
    )


PAGE = """\
# The safeguards

What a table refuses, what a client does not say, what a verdict notices, and what the server does
not put up with. Each safeguard was removed from a copy of the code, by itself; the test that then
failed stands next to it. With all safeguards the same tests passed. This page is what one run of
`python -m tools.safeguards --write docs/safeguards.md` found.

{tables}
"""

if __name__ == "__main__":
    main()
