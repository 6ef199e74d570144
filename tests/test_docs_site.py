"""The documentation hangs together: links lead somewhere, and every page is in the site's order."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from tools.docs_site import GAME, SOURCE, broken_links, stage

ROOT = Path(__file__).parents[1]
PAGES = sorted((ROOT / "docs").rglob("*.md"))
WRITTEN = [*ROOT.glob("*.md"), *PAGES, ROOT / "conformance" / "README.md"]
START = ROOT / "docs" / "index.md"
LINK = re.compile(r"\]\(([^)\s]+)\)")
FENCE = re.compile(r"^```.*?^```", re.MULTILINE | re.DOTALL)


def prose(page: Path) -> str:
    """Return a page without its code."""
    return FENCE.sub("", page.read_text())


def places(page: Path) -> set[str]:
    """Return the names that the headings of a page have in links."""
    headings = re.findall(r"^#+ (.+)$", prose(page), re.MULTILINE)
    plain = (re.sub(r"[`*]|\]\([^)]*\)|\[", "", heading).lower() for heading in headings)
    return {re.sub(r"[^\w -]", "", heading).replace(" ", "-") for heading in plain}


def broken(page: Path) -> Iterator[str]:
    for target in LINK.findall(prose(page)):
        path, _, place = target.partition("#")
        if "://" in target or target.startswith("mailto:"):
            continue
        if page == START and target == f"{GAME}/index.html":  # `make docs` puts it there
            continue
        file = page.parent / path if path else page
        if not file.exists() or (place and file.suffix == ".md" and place not in places(file)):
            yield target


@pytest.mark.parametrize("path", WRITTEN, ids=lambda path: str(path.relative_to(ROOT)))
def test_every_link_leads_somewhere(path: Path) -> None:
    assert list(broken(path)) == []


def test_a_link_that_leads_nowhere_is_found(tmp_path: Path) -> None:
    page = tmp_path / "page.md"
    page.write_text("# One\n\n[a](#one) [b](#two) [c](page.md#one) [d](gone.md)\n")
    assert list(broken(page)) == ["#two", "gone.md"]


def test_every_page_has_its_place_in_the_site() -> None:
    listed = re.findall(r": (\S+\.md)$", (ROOT / "mkdocs.yml").read_text(), re.MULTILINE)
    assert sorted(listed) == sorted(str(page.relative_to(ROOT / "docs")) for page in PAGES)


RUN_ELSEWHERE = {"bots": "tests/bots/test_docs.py", "fairness": "tests/server/test_playing.py"}
"""Pages with programs, and the tests that run them."""


@pytest.mark.parametrize("path", PAGES, ids=lambda path: path.stem)
def test_code_in_python_runs_or_is_that_of_the_package(path: Path) -> None:
    """`tests/test_examples.py` runs what begins with >>>."""
    text = path.read_text()
    blocks = re.findall(r"^```python\n(.*?)^```", text, re.MULTILINE | re.DOTALL)
    assert sum(block.count(">>> ") for block in blocks) == text.count(">>> ")
    others = [block for block in blocks if not block.startswith(">>>")]
    if path.stem in RUN_ELSEWHERE:
        assert path.name in (ROOT / RUN_ELSEWHERE[path.stem]).read_text()
    elif others:
        sources = [file.read_text() for file in (ROOT / "src").rglob("*.py")]
        assert [block for block in others if not any(block in code for code in sources)] == []


def test_a_file_that_a_page_names_comes_along(tmp_path: Path) -> None:
    pages, staged = tmp_path / "pages", tmp_path / "staged"
    (pages / "deep").mkdir(parents=True)
    (pages / "one.md").write_text("[code](../examples/train.py) [page](deep/two.md)")
    (pages / "deep" / "two.md").write_text("[up](../one.md) [code](../../examples/train.py)")
    for _ in range(2):
        stage(pages, staged)
    copied = f"{SOURCE}/examples/train.py.txt"
    assert (staged / "one.md").read_text() == f"[code]({copied}) [page](deep/two.md)"
    assert (staged / "deep" / "two.md").read_text() == f"[up](../one.md) [code](../{copied})"
    assert (staged / copied).read_text() == (ROOT / "examples" / "train.py").read_text()


def test_a_broken_link_of_the_site_is_named(tmp_path: Path) -> None:
    (tmp_path / "play").mkdir()
    (tmp_path / "play" / "index.html").write_text('<a href="/made-by-another">x</a>')
    (tmp_path / "a.html").write_text(
        '<p id="here"><a href="#here">1</a><a href="#gone">2</a><a href="play/">3</a>'
        '<img src="b.svg"><a href="https://example.org/">4</a>'
    )
    assert list(broken_links(tmp_path)) == [
        "a.html: #gone names no place of that page",
        "a.html: b.svg is not there",
    ]
