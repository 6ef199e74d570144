"""`docs/bots.md` says what is so."""

import json
import re
import subprocess
from pathlib import Path

import msgspec

from amletero.bots.guarded_decision import BotFault
from amletero.rules.moves import legal
from amletero.wire.facts import FACTS
from amletero.wire.view import ViewDocument, read_view, view_document

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs" / "bots.md").read_text()


def blocks(language: str) -> list[str]:
    return re.findall(rf"```{language}\n(.*?)```", PAGE, re.DOTALL)


def rows(first: str) -> list[str]:
    """What stands in the first column of the table with this heading."""
    table = PAGE.partition(f"| {first} |")[2].partition("\n\n")[0]
    return re.findall(r"^\| `([^`]+)`", table, re.MULTILINE)


def test_the_bot_on_the_page_is_the_example() -> None:
    assert blocks("python")[0] in (ROOT / "examples" / "careful.py").read_text()


def test_the_bot_on_the_page_answers_lines_by_hand_as_the_page_says() -> None:
    script = next(block for block in blocks("sh") if "LINES" in block)
    shown = PAGE.partition(script)[2].partition("```\n{")[2].partition("```")[0]
    done = subprocess.run(
        ["bash", "-c", script], cwd=ROOT / "examples", capture_output=True, text=True, check=True
    )
    assert done.stdout == "{" + shown


def test_the_python_on_the_page_runs() -> None:
    exec(blocks("python")[1], {"__name__": "page"})


def test_the_view_on_the_page_is_one() -> None:
    document = json.loads(blocks("json")[0])
    view = read_view(document)
    assert view_document(view) == document
    assert len(legal(view.table, view.hand)) == 2


def test_every_key_every_fact_and_every_fault_is_explained() -> None:
    assert rows("key") == [field.name for field in msgspec.structs.fields(ViewDocument)]
    told_to_some = PAGE.partition("Told to some")[2].partition("\n\nThe exact")[0]
    facts = rows("fact") + re.findall(r"^\| `([^`]+)`", told_to_some, re.MULTILINE)
    assert sorted(facts) == sorted(FACTS)
    faults = PAGE.partition("| fault |")[2].partition("\n\n")[0]
    assert re.findall(r"^\| `([^`]+)`", faults, re.MULTILINE) == [fault.value for fault in BotFault]
