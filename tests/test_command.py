"""The command, run as users run it: in a process of its own."""

import json
import os
import re
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from amletero.bots import BOTS
from tests.record.test_replay import EXAMPLE
from tests.waiting import PATIENCE

Run = Callable[..., "subprocess.CompletedProcess[str]"]


@pytest.fixture
def run(tmp_path: Path) -> Run:
    def command(*arguments: str, stdin: str = "", **environment: str) -> object:
        return subprocess.run(
            [sys.executable, "-c", "from amletero.cli import main; main()", *arguments],
            cwd=tmp_path,
            input=stdin,
            env={
                "PATH": "/usr/bin:/bin",
                "PYTHONPATH": os.environ.get("PYTHONPATH", ""),
                "LANG": "C.UTF-8",
                **environment,
            },
            capture_output=True,
            encoding="utf-8",
            timeout=PATIENCE,
            check=False,
        )

    return command  # type: ignore[return-value]


GOOD = json.dumps(EXAMPLE)
WRONG = json.dumps(EXAMPLE | {"winners": [1]})


@pytest.mark.parametrize(
    ("files", "status", "verdicts"),
    [
        ({"one.json": GOOD}, 0, [True]),
        ({"pretty.json": json.dumps(EXAMPLE, indent=2)}, 0, [True]),
        ({"three.jsonl": f"{GOOD}\n{WRONG}\n\n{GOOD}\n"}, 1, [True, False, True]),
        ({"line.jsonl": f"{GOOD}\nnot json\n{GOOD}\n"}, 1, [True, False, True]),
        ({"garbage.json": "garbage"}, 1, [False]),
        ({"truncated.json": GOOD[:-20]}, 1, [False]),
        ({"empty.json": ""}, 1, [False]),
        ({"good.json": GOOD, "none.json": None}, 2, [True]),
        ({"wrong.json": WRONG, "none.json": None, "good.json": GOOD}, 2, [False, True]),
    ],
    ids=lambda value: "+".join(value) if isinstance(value, dict) else None,
)
def test_replay_judges_every_record_and_says_the_worst(
    run: Run, tmp_path: Path, files: dict[str, str | None], status: int, verdicts: list[bool]
) -> None:
    for name, text in files.items():
        if text is not None:
            (tmp_path / name).write_text(text, encoding="utf-8")
    done = run("replay", "--json", *files)
    assert [json.loads(line)["ok"] for line in done.stdout.splitlines()] == verdicts
    assert done.returncode == status
    assert "Traceback" not in done.stderr
    assert len(done.stderr.splitlines()) == (status == 2)


def test_replay_prints_the_lines_of_the_format(run: Run) -> None:
    done = run("replay", "--json", "-", stdin=GOOD)
    good = json.loads(done.stdout)
    assert good == {
        "ok": True,
        "edition": "standard",
        "players": 3,
        "rounds": [{"winners": [2], "spy": 2, "tokens": [0, 0, 2]}],
        "winners": [],
    }


def test_the_error_of_a_forced_countess_is_that_of_the_format(run: Run) -> None:
    record = json.loads(GOOD) | {"players": ["a", "b", "c"]}
    record["rounds"] = [
        {
            "deck": [0, 8, 1, 1, 7, 1, 1, 1, 6, 1, 9, 3, 4, 0, 3, 4, 6, 5, 2, 2, 5],
            "first": 0,
            "moves": ["7>1"],
        }
    ]
    done = run("replay", "--json", "-", stdin=json.dumps(record), LC_ALL="it_IT.UTF-8")
    assert json.loads(done.stdout) == {
        "ok": False,
        "round": 0,
        "move": 0,
        "code": "countess",
        "error": "the Countess must be played: the other card is the King",
    }


def test_an_unfinished_round_has_no_result(run: Run) -> None:
    record = json.loads(GOOD)
    whole = record["rounds"][0]
    record["rounds"] = [{"deck": whole["deck"], "first": whole["first"], "moves": []}]
    done = run("replay", "--json", "-", stdin=json.dumps(record))
    assert json.loads(done.stdout)["rounds"] == [{"winners": None, "spy": None, "tokens": None}]


@pytest.mark.parametrize(
    "call",
    [
        ["replay"],
        ["replay", "--fastest", "x"],
        ["show", "--fastest", "x"],
        ["show"],
        ["rules", "deluxe"],
        ["rules", "--lang", "tlh"],
        ["play", "--players", "9"],
        ["play", "--edition", "classic", "--players", "5"],
        ["play", "--goal", "0"],
        ["play", "--bot", "nobody"],
        ["play", "--pause", "nan"],
        ["play", "--pause", "inf"],
        ["play", "--pause=-5"],
        ["play", "--record", "no/such/folder/game.json"],
        ["join", "--stay", "nan", "http://localhost/table/x"],
        ["show", "--record", "-1", "x"],
        ["show", "--step", "--record", "0", "x"],
        ["show", "--step", "-"],
        ["show", "--round", "2", "x"],
        ["review", "--seat", "1", "--json", "x"],
        ["show", "x", "y"],
        ["migrate"],
        ["train"],
        ["train", "standard"],
        ["train", "no/such/folder/network.npz"],
        ["serve", "--port", "99999"],
        ["nonsense"],
    ],
    ids=" ".join,
)
def test_a_wrong_call_says_so_and_ends_with_status_2(run: Run, call: list[str]) -> None:
    done = run(*call)
    assert done.returncode == 2
    assert done.stdout == ""
    assert re.fullmatch(r"amletero: .+\n", done.stderr)


@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        ("en", "Ĉiela is the only player left"),
        ("es", "Solo queda Ĉiela"),
        ("it", "Resta solo Ĉiela"),
        ("eo", "Restas nur Ĉiela"),
    ],
)
def test_show_tells_the_story_in_the_language_of_the_environment(
    run: Run, language: str, sentence: str
) -> None:
    done = run("show", "-", stdin=GOOD, LC_ALL=f"{language}.UTF-8")
    assert done.returncode == 0
    assert sentence in done.stdout


def test_show_tells_a_seat_no_more_than_it_was_told(run: Run) -> None:
    whole = run("show", "-", stdin=GOOD).stdout
    mine = run("show", "-", "--seat", "1", stdin=GOOD).stdout
    assert "Beto is dealt" in whole
    assert "You are dealt" in mine
    assert "Beto is dealt" not in mine


@pytest.mark.parametrize("seat", ["0", "4"])
def test_show_counts_seats_from_1(run: Run, seat: str) -> None:
    done = run("show", "-", "--seat", seat, stdin=GOOD)
    assert done.returncode == 2
    assert "this game has the seats 1 to 3" in done.stderr


def test_a_picture_of_a_moment_is_drawn(run: Run, tmp_path: Path) -> None:
    whole = run("picture", "-", stdin=GOOD)
    assert whole.stdout.startswith("<svg")
    call = ["picture", "-", "--round", "1", "-o", "moment.svg"]
    assert run(*call, stdin=GOOD).returncode == 0
    assert (tmp_path / "moment.svg").read_text(encoding="utf-8") == whole.stdout
    missing = run("picture", "-", "--round", "9", stdin=GOOD)
    assert (missing.returncode, missing.stdout) == (2, "")
    assert "no such moment" in missing.stderr
    wrong = run("picture", "-", stdin="{")
    assert wrong.returncode == 1
    assert wrong.stderr.startswith("amletero: picture: -: not readable as JSON")


def test_show_lets_no_name_control_the_terminal(run: Run) -> None:
    record = EXAMPLE | {"players": ["\x1b[31mAna", "Be\nto", "\u202eĈiela"]}
    done = run("show", "-", stdin=json.dumps(record))
    assert done.returncode == 0
    assert not set("\x1b\u202e") & set(done.stdout)


def test_show_tells_a_wrong_record_up_to_its_fault(run: Run) -> None:
    done = run("show", "-", stdin=WRONG)
    assert done.returncode == 1
    assert "Ĉiela is the only player left" in done.stdout
    assert len(done.stderr.splitlines()) == 1


def test_people_are_told_the_place_of_a_fault_counted_from_1(run: Run) -> None:
    record = json.loads(GOOD)
    record["rounds"][0]["moves"][0] = "x"
    for command in ("replay", "show", "verify"):
        done = run(command, "-", stdin=json.dumps(record))
        assert "round 1, move 1: " in done.stdout + done.stderr
    judged = json.loads(run("replay", "--json", "-", stdin=json.dumps(record)).stdout)
    assert (judged["round"], judged["move"]) == (0, 0)


def test_stepping_through_a_file_that_is_not_there_says_that(run: Run) -> None:
    assert "No such file" in run("show", "--step", "nofile.json").stderr


def test_nothing_is_summed_up_where_nothing_was_read(run: Run) -> None:
    assert run("replay", "nofile.json").stdout == ""


def test_a_view_that_is_nested_too_deeply_cannot_be_explained(run: Run) -> None:
    done = run("explain", "-", stdin="[" * 200_000)
    assert done.returncode == 2
    assert re.fullmatch(r"amletero: explain: -: .+\n", done.stderr)


def test_a_record_is_written_over_the_one_before_only_after_a_game(
    run: Run, tmp_path: Path
) -> None:
    (tmp_path / "game.json").write_text("kept")
    done = run("play", "--plain", "--record", "game.json", HOME=str(tmp_path))
    assert done.returncode == 0
    assert (tmp_path / "game.json").read_text() == "kept"
    run("play", "--plain", "--record", "new.json", HOME=str(tmp_path))
    assert not (tmp_path / "new.json").exists()


def test_bots_are_listed_alike_everywhere(run: Run) -> None:
    listed = ", ".join(BOTS[:-1])  # before the last one, a list may say "or"
    for call in (
        ["play", "--bot", "nobody"],
        ["bot", "nobody"],
        ["arena", "--bots", "nobody", "x"],
    ):
        assert listed in run(*call).stderr
    for command in ("play", "bot"):
        shown = run(command, "--help", COLUMNS="400").stdout
        assert listed in shown


@pytest.mark.parametrize(
    ("edition", "words"),
    [("standard", ["21", "Kanceliero", "Pastro"]), ("original", ["16", "Spiono", "Gardisto"])],
)
def test_rules_of_an_edition(run: Run, edition: str, words: list[str]) -> None:
    done = run("rules", edition, "--lang", "eo")
    assert done.returncode == 0
    assert all(word in done.stdout for word in words)


def test_help_lists_the_subcommands_and_each_of_them_tells_all(run: Run) -> None:
    listed = run("--help").stdout
    assert "Tell a record as a story." in listed
    own = " ".join(run("show", "--help").stdout.split())
    assert "Exit status: 0 all records are right, 1 a record is" in own


def test_help_loads_no_subcommand() -> None:
    script = """
import sys
from amletero.cli import app
app(["--help"])
loaded = [name for name in sys.modules if name.startswith(("amletero.cli.", "textual"))]
sys.exit(" ".join(loaded))
"""
    subprocess.run([sys.executable, "-c", script], capture_output=True, check=True)


@pytest.mark.parametrize("group", [[], ["admin"]])
def test_help_says_what_each_command_does(run: Run, group: list[str]) -> None:
    said = run(*group, "--help", COLUMNS="200").stdout
    listed = re.findall(r"^│ ([a-z-]+) +(.*?) *│$", said, re.MULTILINE)
    assert len(listed) > 5
    assert [name for name, summary in listed if not summary] == []


def test_help_of_a_command_within_another_tells_all(run: Run) -> None:
    said = run("admin", "ban", "--help", COLUMNS="200").stdout
    assert "Of an IPv6 address its /64 is banned." in said
