"""`amletero explain` and `amletero calibrate` as they are called."""

import json
from pathlib import Path
from random import Random

import pytest

from amletero.arena.bot_game import play_game
from amletero.bots import bot
from amletero.cli.calibrate import calibrate
from amletero.cli.explain import explain
from amletero.rules.editions import STANDARD
from amletero.wire.view import view_document
from tests.bots.rounds import decisions, mover


@pytest.fixture
def view_file(tmp_path: Path) -> str:
    bots = {seat: bot("simple") for seat in range(3)}
    asked = [
        mover(seats) for seats, moves in decisions(STANDARD, bots, Random(5)) if len(moves) > 1
    ]
    path = tmp_path / "view.json"
    path.write_text(json.dumps(view_document(asked[3])))
    return str(path)


def test_a_decision_is_explained(
    view_file: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("TTY_COMPATIBLE", "1")
    explain(view_file, json=True, lang="en")
    first, waiting = capsys.readouterr()
    assert "thinking about it" in waiting
    monkeypatch.delenv("TTY_COMPATIBLE")
    explain(view_file, json=True)
    assert capsys.readouterr().out == first
    found = json.loads(first)
    assert found["considered"][0]["move"] == found["move"]
    for cards in found["hands"].values():
        assert sum(cards.values()) == pytest.approx(1)
    explain(view_file, lang="it")
    assert "probabilità di vincere" in capsys.readouterr().out


@pytest.mark.parametrize(("text", "complaint"), [("{}", "not a view"), ("nonsense", "explain")])
def test_a_wrong_call_is_told_in_one_line(
    text: str, complaint: str, view_file: str, capsys: pytest.CaptureFixture[str]
) -> None:
    Path(view_file).write_text(text)
    with pytest.raises(SystemExit) as ended:
        explain(view_file)
    assert ended.value.code == 2
    (line,) = capsys.readouterr().err.splitlines()
    assert complaint in line


def test_beliefs_are_compared_with_the_truth(capsys: pytest.CaptureFixture[str]) -> None:
    calibrate(players=2, bot="reader", rounds=4, workers=1, json=True)
    found = json.loads(capsys.readouterr().out)
    assert found["rounds"] == 4
    assert sum(tenth["cards"] * tenth["held"] for tenth in found["reliability"]) == pytest.approx(
        found["hands"] * (1 - found["missed"])
    )
    assert found["reading"] == pytest.approx(found["counting"] + found["gain"])


def test_a_decision_of_a_record_is_explained_from_what_its_seat_knew(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    game = play_game([bot("simple"), bot("random")], STANDARD, seed="4").document()
    file = tmp_path / "games.jsonl"
    file.write_text(2 * (json.dumps(game) + "\n"))
    explain(str(file), record=2, round=2, move=1, json=True)
    found = json.loads(capsys.readouterr().out)
    assert game["rounds"][1]["moves"][0] in {each["move"] for each in found["considered"]}
    assert found["played"] == game["rounds"][1]["moves"][0]
    explain(str(file), record=2, round=2, move=1, lang="en")
    said = capsys.readouterr().out
    assert said.count("▸ play the ") == 1
    assert "random holds: " in said or "simple holds: " in said
    for round, move in ((2, 99), (99, 1), (0, 1)):
        with pytest.raises(SystemExit):
            explain(str(file), round=round, move=move, lang="en")
        assert f"no move {move} in round {round}" in capsys.readouterr().err


def test_a_wrong_record_is_told_with_the_place_of_its_fault(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    game = play_game([bot("simple")] * 2, STANDARD, seed="4").document()
    game["rounds"][1]["moves"][0] = "x"
    file = tmp_path / "game.json"
    file.write_text(json.dumps(game))
    with pytest.raises(SystemExit):
        explain(str(file), round=1, move=1, lang="en")
    assert f"{file}: round 2, move 1: " in capsys.readouterr().err


def test_a_record_without_the_place_of_a_decision_is_called_a_record(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "game.json"
    file.write_text(json.dumps(play_game([bot("simple")] * 2, STANDARD, seed="4").document()))
    with pytest.raises(SystemExit):
        explain(str(file), lang="en")
    assert "this is a record: name one of its decisions" in capsys.readouterr().err
