"""The examples in the documentation run as they stand there."""

import doctest
from pathlib import Path

import pytest

import amletero

ROOT = Path(__file__).parents[1]
PAGES = [
    page
    for page in (ROOT / "README.md", *sorted((ROOT / "docs").glob("*.md")))
    if ">>> " in page.read_text()
]


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_a_page(page: Path) -> None:
    tried = doctest.testfile(str(page), module_relative=False, optionflags=doctest.ELLIPSIS)
    assert tried.attempted > 0
    assert tried.failed == 0


def test_the_package_itself() -> None:
    tried = doctest.testmod(amletero)
    assert tried.attempted > 0
    assert tried.failed == 0
