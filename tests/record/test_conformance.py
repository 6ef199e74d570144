"""The conformance suite: our engine passes it, and an engine with a known mistake does not."""

import json
from pathlib import Path
from typing import Any, Final

import pytest
from tools.conformance_mistakes import MISTAKES, Mistake

from amletero.cli.replay import Judged, as_json, judge
from amletero.record.faults import Fault

FOLDER: Final = Path(__file__).parents[2] / "conformance"


def lines(name: str) -> list[dict[str, Any]]:
    text = (FOLDER / f"{name}.jsonl").read_text(encoding="utf-8")
    return [json.loads(line) for line in text.splitlines()]


RECORDS, EXPECTED, CASES = lines("records"), lines("expected"), lines("cases")


@pytest.mark.parametrize("case", CASES, ids=lambda case: f"{case['line']} {case['name']}")
def test_our_engine_judges_as_expected(case: dict[str, Any]) -> None:
    record, expected = RECORDS[case["line"] - 1], EXPECTED[case["line"] - 1]
    verdict = json.loads(as_json(Judged("", 0, judge(record))))
    verdict.pop("error", None)
    assert verdict == expected
    assert verdict["ok"] is (case.get("mistake") != "wrong")


@pytest.mark.parametrize("mistake", MISTAKES, ids=lambda mistake: mistake.name)
def test_an_engine_with_the_mistake_fails_the_suite(mistake: Mistake) -> None:
    about_it = [case for case in CASES if case["name"] == mistake.name]
    assert any(case["mistake"] == "wrong" for case in about_it)
    for case in about_it:
        with mistake.patched():
            accepted = not isinstance(judge(RECORDS[case["line"] - 1]), Fault)
        assert accepted is (case["mistake"] == "wrong")


def test_every_corner_case_is_in_the_suite() -> None:
    assert {case["corner_case"] for case in CASES if "corner_case" in case} == set(range(1, 20))
