"""The documentation is wrapped at 100 columns, so that a diff shows what changed."""

from pathlib import Path
from typing import Final

import pytest

ROOT: Final = Path(__file__).parents[1]
WIDTH: Final = 100
PAGES: Final = [*sorted(ROOT.glob("*.md")), *sorted((ROOT / "docs").rglob("*.md"))]


def too_long(text: str) -> list[int]:
    """Return the numbers of the lines to wrap; tables, code and long links stay as they are."""
    found, code = [], False
    for number, line in enumerate(text.splitlines(), start=1):
        fence = line.lstrip().startswith("```")
        code ^= fence
        whole = code or fence or line.lstrip().startswith(("|", "[", "!["))
        if len(line) > WIDTH and not whole:
            found.append(number)
    return found


@pytest.mark.parametrize("path", PAGES, ids=lambda path: path.relative_to(ROOT).as_posix())
def test_lines_are_wrapped(path: Path) -> None:
    assert too_long(path.read_text(encoding="utf-8")) == []


def test_a_long_line_is_found_in_prose_only() -> None:
    long = "word " * 30
    assert too_long(f"{long}\n| {long} |\n```\n{long}\n```\n{long}") == [1, 6]
