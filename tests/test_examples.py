"""The examples in the documentation run as they stand there."""

import doctest
import re
from importlib import import_module
from pathlib import Path

import pytest

import amletero

ROOT = Path(__file__).parents[1]
PAGES = [
    page
    for page in (ROOT / "README.md", *sorted((ROOT / "docs").rglob("*.md")))
    if ">>> " in page.read_text()
]


@pytest.mark.parametrize("path", PAGES, ids=lambda path: path.name)
def test_a_page(path: Path) -> None:
    tried = doctest.testfile(str(path), module_relative=False, optionflags=doctest.ELLIPSIS)
    assert tried.attempted > 0
    assert tried.failed == 0


def test_the_package_itself() -> None:
    tried = doctest.testmod(amletero)
    assert tried.attempted > 0
    assert tried.failed == 0


@pytest.mark.parametrize(
    "package", ["amletero", "amletero.bots", "amletero.envs", "amletero.kernel"]
)
def test_every_public_name_is_explained_and_used(package: str) -> None:
    page = (ROOT / "docs" / "python.md").read_text()
    explained = set(re.findall(r"`(\w+)`", page))
    examples = " ".join(line for line in page.splitlines() if line.startswith((">>>", "...")))
    names = import_module(package).__all__
    assert sorted(set(names) - explained) == []
    assert [name for name in names if not re.search(rf"\b{name}\b", examples)] == []
