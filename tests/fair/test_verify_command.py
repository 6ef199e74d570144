"""`amletero verify`: each verdict, its exit status and what it is called in the JSON."""

import json
from pathlib import Path
from typing import Any

import pytest
from tools.seeded_tables import MemoryTable

from amletero.cli import app
from amletero.fair.receipt import receipt_bytes

Files = dict[str, dict[str, Any]]


@pytest.fixture
def game() -> Files:
    """The record of a game and the receipts of its two people, by file name."""
    table = MemoryTable(1, goal=1)
    record = table.play()
    receipts = {
        name: json.loads(receipt_bytes(client.dealings.receipt))
        for name, client in table.clients.items()
    }
    return {"record": record, **receipts}


def verified(
    game: Files, folder: Path, capsys: pytest.CaptureFixture[str], *receipts: str
) -> tuple[int, dict[str, Any]]:
    for name, document in game.items():
        (folder / name).write_text(json.dumps(document))
    return called(folder, capsys, *receipts)


def called(
    folder: Path, capsys: pytest.CaptureFixture[str], *receipts: str
) -> tuple[int, dict[str, Any]]:
    given = [part for name in receipts for part in ("--receipt", str(folder / name))]
    with pytest.raises(SystemExit) as ended:
        app(["verify", str(folder / "record"), *given, "--json"])
    (line,) = capsys.readouterr().out.splitlines()
    assert isinstance(ended.value.code, int)
    return ended.value.code, json.loads(line)


def test_nothing_that_contradicts_itself_ends_with_0(
    game: Files, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    status, told = verified(game, tmp_path, capsys)
    assert (status, told["verdict"], told["covered"]) == (0, "consistent", 0)
    status, told = called(tmp_path, capsys, "ana", "beto")
    assert (status, told["verdict"], told["covered"]) == (0, "fair", told["rounds"])


def test_a_lie_ends_with_1(game: Files, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    game["ana"]["rounds"][0]["attempts"][0]["commitment"] = "00" * 32
    status, told = verified(game, tmp_path, capsys, "ana")
    assert (status, told["verdict"], told["code"]) == (1, "cheated", "record_commitment")


def test_two_receipts_show_what_one_cannot(
    game: Files, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """Where the secrets are withheld, each says no more than that; together they show the lie."""
    game["beto"]["rounds"][0]["attempts"][0]["commitment"] = "00" * 32
    del game["record"]["fairness"]
    assert verified(game, tmp_path, capsys, "ana")[0] == 3
    assert called(tmp_path, capsys, "beto")[0] == 3
    status, told = called(tmp_path, capsys, "ana", "beto")
    assert (status, told["verdict"], told["code"]) == (1, "cheated", "receipts_differ")


def test_a_record_that_breaks_the_rules_ends_with_1(
    game: Files, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    game["record"]["rounds"][0]["moves"][0] = "x"
    status, told = verified(game, tmp_path, capsys)
    assert (status, told["verdict"]) == (1, "wrong")


@pytest.mark.parametrize("text", [b"", b"{", b"\xff", b'{"a": 1, "a": 2}', b"[" * 200_000])
def test_what_is_no_json_ends_with_2(
    text: bytes, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "record").write_bytes(text)
    status, told = called(tmp_path, capsys)
    assert (status, told["verdict"]) == (2, "unreadable")


def test_a_receipt_that_is_none_ends_with_2(
    game: Files, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    verified(game, tmp_path, capsys)
    with pytest.raises(SystemExit) as ended:
        app(["verify", str(tmp_path / "record"), "--receipt", str(tmp_path / "record")])
    assert ended.value.code == 2
    assert capsys.readouterr().err.count("\n") == 1


def test_what_is_not_proven_ends_with_3(
    game: Files, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    game["ana"]["rounds"] = []
    status, told = verified(game, tmp_path, capsys, "ana")
    assert (status, told["verdict"], told["code"]) == (3, "not_proven", "not_covered")
    assert told["covered"] == 0
