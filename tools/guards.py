"""Remove each guard of the dealing and of the limits from a copy of the code; see a test notice.

One guard at a time: `make mutants` runs it after the leaks and rule faults. `--write FILE` keeps
the tables. Exit status 1: no test noticed that a guard was missing.
"""

import argparse
import os
import shutil
import sys
import tempfile
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import NamedTuple

from rich.progress import track

from tools import dealing_guards
from tools.limit_guards import LIMITS
from tools.mutant_list import Mutant
from tools.mutants import ROOT, first_failure, shown


class Guard(NamedTuple):
    """A guard, and the test files of which one test must fail without it."""

    removed: Mutant
    tests: tuple[str, ...]


GROUPS = {
    "The dealing": [Guard(one, dealing_guards.TESTS) for one in dealing_guards.DEALING],
    "The limits": [Guard(one, (file,)) for file, some in LIMITS.items() for one in some],
}


def catcher(guard: Guard) -> str | None:
    """Return the first test that fails without the guard; `None` if none does."""
    module, right, wrong = guard.removed.module, guard.removed.right, guard.removed.wrong
    with tempfile.TemporaryDirectory() as folder:
        source = Path(folder) / "src"
        shutil.copytree(ROOT / "src", source, ignore=shutil.ignore_patterns("__pycache__"))
        file = source / "amletero" / module
        text = file.read_text(encoding="utf-8")
        if text.count(right) != 1:
            sys.exit(f"guards: {guard.removed.fault!r} no longer fits {module}")
        file.write_text(text.replace(right, wrong), encoding="utf-8")
        return first_failure(source, guard.tests)


def main() -> None:
    """Remove every guard and print which test noticed."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--write", type=Path, help="write the tables to this page")
    parser.add_argument("--only", default="", help="only the guards with this in their name")
    options = parser.parse_args()
    groups = {
        title: [guard for guard in some if options.only in guard.removed.fault]
        for title, some in GROUPS.items()
    }
    guards = [guard for some in groups.values() for guard in some]
    with ThreadPoolExecutor(os.cpu_count()) as pool:
        found = pool.map(catcher, guards)
        caught = dict(zip(guards, track(found, "removing guards", len(guards)), strict=True))
    noticed = sum(test is not None for test in caught.values())
    summary = f"{len(guards)} guards removed, one at a time; {noticed} were noticed by a test."
    tables = "\n\n".join([summary, *(table(title, some, caught) for title, some in groups.items())])
    print(tables)
    if options.write is not None:
        options.write.write_text(PAGE.format(tables=tables), encoding="utf-8")
    sys.exit(0 if noticed == len(guards) else 1)


def table(title: str, guards: list[Guard], caught: dict[Guard, str | None]) -> str:
    """Return the section of a group of guards."""
    rows = [
        f"| {guard.removed.fault} | `{guard.removed.module}` | {shown(caught[guard])} |"
        for guard in guards
    ]
    return "\n".join([f"## {title}", "", "| guard | in | test |", "|---|---|---|", *rows])


PAGE = """\
# The guards

What a table refuses, what a client does not say, what a verdict notices, and what the server does
not put up with. Each guard was removed from a copy of the code, by itself; the test that then
failed stands next to it. `python -m tools.guards --write docs/guards.md` writes this page anew.

{tables}
"""

if __name__ == "__main__":
    main()
