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
    with tempfile.TemporaryDirectory() as folder:
        copy = Path(folder) / part
        ignored = shutil.ignore_patterns("__pycache__", "node_modules")
        shutil.copytree(ROOT / part, copy, ignore=ignored)
        file = Path(folder) / guard.file
        text = file.read_text(encoding="utf-8")
        if text.count(guard.removed.right) != 1:
            sys.exit(f"guards: {guard.removed.fault!r} no longer fits {guard.file}")
        text = text.replace(guard.removed.right, guard.removed.wrong)
        file.write_text(text, encoding="utf-8")
        return web_failure(copy) if part == "web" else first_failure(copy, guard.tests)


def main() -> None:
    """Remove every guard and print which test noticed."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--write", type=Path, help="write the tables to this page")
    parser.add_argument("--only", default="", help="only the guards with this in their name")
    parser.add_argument("--group", choices=GROUPS, help="only the guards of this section")
    options = parser.parse_args()
    groups = {
        title: [guard for guard in some if options.only in guard.removed.fault]
        for title, some in GROUPS.items()
        if options.group in (None, title)
    }
    guards = [guard for some in groups.values() for guard in some]
    with ThreadPoolExecutor(os.cpu_count()) as pool:
        found = pool.map(catcher, guards)
        caught = dict(zip(guards, track(found, "removing guards", len(guards)), strict=True))
    noticed = sum(test is not None for test in caught.values())
    print(f"{len(guards)} guards removed, one at a time; {noticed} were noticed by a test.")
    sections = {title: table(title, some, caught) for title, some in groups.items()}
    print("\n\n".join(sections.values()))
    if options.write is not None:
        write(options.write, sections)
    sys.exit(0 if noticed == len(guards) else 1)


def write(page: Path, sections: dict[str, str]) -> None:
    """Write these sections into the page; the page keeps the others that it has."""
    kept = page.read_text(encoding="utf-8").split("\n## ")[1:] if page.exists() else []
    before = {part.partition("\n")[0]: f"## {part}".strip() for part in kept}
    tables = [(before | sections)[title] for title in GROUPS if title in before | sections]
    page.write_text(PAGE.format(tables="\n\n".join(tables)), encoding="utf-8")


def table(title: str, guards: list[Guard], caught: dict[Guard, str | None]) -> str:
    """Return the section of a group of guards."""
    rows = [
        f"| {guard.removed.fault} | `{guard.removed.module}` | {shown(caught[guard])} |"
        for guard in guards
    ]
    noticed = sum(caught[guard] is not None for guard in guards)
    summary = f"{len(guards)} guards removed, one at a time; {noticed} were noticed by a test."
    return "\n".join(
        [f"## {title}", "", summary, "", "| guard | in | test |", "|---|---|---|", *rows]
    )


PAGE = """\
# The guards

What a table refuses, what a client does not say, what a verdict notices, and what the server does
not put up with. Each guard was removed from a copy of the code, by itself; the test that then
failed stands next to it. `python -m tools.guards --write docs/guards.md` writes this page anew,
with `--group` one section of it.

{tables}
"""

if __name__ == "__main__":
    main()
