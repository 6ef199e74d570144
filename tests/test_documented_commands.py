"""The commands in the documentation exist, with the options that are given there."""

import re
import shlex
from collections.abc import Iterator
from pathlib import Path

import pytest
from cyclopts import CycloptsError

from amletero.cli import app

ROOT = Path(__file__).parents[1]
PAGES = [*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md"), ROOT / "conformance" / "README.md"]
BLOCK = re.compile(r"^```(\w*)\n(.*?)^```$", re.MULTILINE | re.DOTALL)
INPUT = re.compile(r"<<'(\w+)'.*?^\1$", re.MULTILINE | re.DOTALL)
IN_TEXT = re.compile(r"`(amletero [a-z][^`]*)`")
SHELL = {"|", ">", "<", "&&", "&", ";"}
TARGETS = set(re.findall(r"^([a-z-]+):", (ROOT / "Makefile").read_text(), re.MULTILINE))


def lines(page: Path) -> Iterator[str]:
    """Yield the lines of a page that are for a shell, without input that they are given."""
    blocks = BLOCK.findall(page.read_text())
    for block in (text for language, text in blocks if language in {"", "sh"}):
        yield from INPUT.sub("", re.sub(r"\\\n\s*", "", block)).splitlines()


def calls(line: str) -> Iterator[list[str]]:
    """Yield the programs of a line with their arguments."""
    lexer = shlex.shlex(line, posix=True, punctuation_chars="|<>&;")
    lexer.whitespace_split = True
    lexer.commenters = "#"
    call: list[str] = []
    for word in lexer:
        if word in SHELL:
            yield call
            call = []
        elif call or not re.match(r"[A-Z_]+=", word):
            call.append(word)
    yield call


def problem(call: list[str]) -> str | None:
    """Return what is wrong with a call of our own programs, if anything."""
    match call:
        case ["amletero", *arguments]:
            try:
                app.parse_args(arguments, print_error=False, exit_on_error=False)
            except CycloptsError as error:
                return f"{shlex.join(call)}: {error}"
        case ["make", *words]:
            missing = [word for word in words if "=" not in word and word not in TARGETS]
            return f"{shlex.join(call)}: no such target" if missing else None
        case ["python", "-m", module, *_] if module.startswith("tools."):
            file = ROOT / module.replace(".", "/")
            known = file.with_suffix(".py").exists() or (file / "__main__.py").exists()
            return None if known else f"{module}: no such module"
        case ["python" | "python3", script, *_] if "/" in script:
            return None if (ROOT / script).exists() else f"{script}: no such file"
    return None


@pytest.mark.parametrize("path", PAGES, ids=lambda path: str(path.relative_to(ROOT)))
def test_a_page_calls_what_exists(path: Path) -> None:
    told = [problem(call) for line in lines(path) for call in calls(line)]
    assert [one for one in told if one is not None] == []


def test_commands_are_found_and_wrong_ones_named() -> None:
    found = [call for page in PAGES for line in lines(page) for call in calls(line)]
    assert sum(call[:1] == ["amletero"] for call in found) > 40
    wrong = "amletero plaay", "amletero play --plaain", "X=1 make gone", "python -m tools.gone"
    for line in (*wrong, "echo 1 | python tools/gone.py # really"):
        assert any(problem(call) for call in calls(line)), line
    assert not any(problem(call) for call in calls("echo 'a;b' | amletero play --plain # or so"))


def test_every_command_in_a_sentence_exists() -> None:
    names = {name for name in app if not name.startswith("-")}
    named = {call.split()[1] for page in PAGES for call in IN_TEXT.findall(page.read_text())}
    assert named - names == set()
