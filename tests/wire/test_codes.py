"""The codes of the protocol: one list in Python, and everybody else follows it."""

import ast
import inspect
import re
from enum import Enum
from itertools import pairwise
from pathlib import Path

from amletero.rules.moves import Rule
from amletero.wire.socket.codes import CODES, FINAL_CODES, CloseCode, RefusalCode

PAGE = (Path(__file__).parents[2] / "docs" / "protocol.md").read_text(encoding="utf-8")


def documented(codes: type[Enum]) -> list[tuple[str, str]]:
    """Each code with the sentence that stands under it."""
    (definition,) = ast.parse(inspect.getsource(codes)).body
    assert isinstance(definition, ast.ClassDef)
    return [
        (str(ast.literal_eval(code.value)), ast.literal_eval(sentence.value))
        for code, sentence in pairwise(definition.body)
        if isinstance(code, ast.Assign) and isinstance(sentence, ast.Expr)
    ]


def test_every_code_is_documented() -> None:
    for codes in (RefusalCode, CloseCode):
        assert [code for code, _ in documented(codes)] == [str(code.value) for code in codes]


def test_the_page_lists_every_refusal_code_in_order() -> None:
    table = PAGE.partition("## Codes of refusals")[2]
    rows = re.findall(r"^\| `(\w+)` \| (.+) \|$", table, re.MULTILINE)
    assert rows == documented(RefusalCode)


def test_the_page_lists_every_close_code_in_order() -> None:
    rows = re.findall(r"^\| (\d{4}) \| (.+) \|$", PAGE, re.MULTILINE)
    assert rows == documented(CloseCode)


def test_a_code_means_one_thing() -> None:
    assert len(set(CODES)) == len(CODES) == len(RefusalCode) + len(Rule)


def test_codes_are_written_with_underscores() -> None:
    assert all(re.fullmatch(r"[a-z]+(_[a-z]+)*", code) for code in CODES)


def test_a_client_comes_back_only_where_that_can_help() -> None:
    assert set(CloseCode) - set(FINAL_CODES) == {
        CloseCode.TOO_BIG,
        CloseCode.RESTART,
        CloseCode.TOO_MUCH,
    }
