"""A real terminal: however the program is left, the terminal is as it was and nothing is lost."""

import asyncio
import os
import signal
from collections.abc import Callable
from pathlib import Path

import pytest

from amletero.terminal.local.saved_games import SavedGames
from tests.terminal.real import CURSOR, OFF, ON, Terminal, program

PLAY = ("play", "--edition=standard", "--players=3", "--people=1", "--seed=3", "--pause=0")


@pytest.mark.parametrize(
    "leave",
    [
        lambda terminal: terminal.type(b"\x03"),
        lambda terminal: terminal.type(b"q"),
        lambda terminal: os.kill(terminal.process, signal.SIGTERM),
        lambda terminal: os.kill(terminal.process, signal.SIGHUP),
    ],
    ids=["control-c", "q", "terminated", "hung-up"],
)
def test_leaving_a_game(leave: Callable[[Terminal], None], tmp_path: Path) -> None:
    with program(tmp_path, *PLAY) as terminal:
        terminal.wait_for(b"Which card do you play?")
        leave(terminal)
        assert terminal.end() == 0
        assert b"Traceback" not in terminal.seen
        assert terminal.seen.rindex(OFF) > terminal.seen.rindex(ON)
        assert terminal.seen.rindex(CURSOR) > terminal.seen.rindex(ON)
        assert b"Game saved" in terminal.seen[terminal.seen.rindex(OFF) :]
        (kept,) = asyncio.run(SavedGames(tmp_path / "amletero").games())
        assert kept.table.turn is not None
        assert kept.names[kept.table.turn] in kept.people


@pytest.mark.parametrize("plain", [(), ("--plain",)], ids=["screen", "plain"])
def test_a_game_that_cannot_be_kept_is_not_said_to_be(
    plain: tuple[str, ...], tmp_path: Path
) -> None:
    (tmp_path / "file").write_text("")
    with program(tmp_path / "file", *PLAY, *plain) as terminal:
        if plain:
            terminal.wait_for_prompt(b"What is the name of player 1?")
            terminal.type(b"\n")
        terminal.wait_for(b"Which card do you play?")
        terminal.type(b"\x03")
        assert terminal.end() == 0
        assert b"Game saved" not in terminal.seen
        assert b"The game could not be saved" in terminal.seen


def test_a_window_of_any_size(tmp_path: Path) -> None:
    with program(tmp_path, *PLAY) as terminal:
        place = terminal.wait_for(b"Which card do you play?")
        for columns, lines in ((1, 1), (20, 5), (79, 10), (300, 90), (2, 60)):
            terminal.resize(columns, lines)
            for _ in range(3):
                terminal.read()
        place = terminal.resize_until(60, 12, b"larger window", place)
        terminal.resize_until(80, 24, b"Which card do you play?", place)
        terminal.type(b"\x03")
        assert terminal.end() == 0
        assert b"Traceback" not in terminal.seen


def test_leaving_the_start_screen_while_a_name_is_typed(tmp_path: Path) -> None:
    with program(tmp_path, "play") as terminal:
        terminal.wait_for(b"Start")
        terminal.type(b"\x1b[A" * 2 + b"Ana\x03")
        assert terminal.end() == 0
        assert b"Traceback" not in terminal.seen
        assert asyncio.run(SavedGames(tmp_path / "amletero").games()) == []


def test_a_plain_game_at_a_terminal_is_kept_and_taken_up_again(tmp_path: Path) -> None:
    with program(tmp_path, *PLAY, "--plain") as terminal:
        terminal.wait_for_prompt(b"What is the name of player 1?")
        terminal.type(b"\n")
        terminal.wait_for(b"Which card do you play?")
        terminal.type(b"\x03")
        assert terminal.end() == 0
        assert ON not in terminal.seen
        assert b"Game saved" in terminal.seen
    with program(tmp_path, "play", "--plain") as terminal:
        terminal.wait_for(b"Continue with round 1 (")
        terminal.wait_for(b"Player 1: 0")
        terminal.wait_for_prompt(b"(Enter: y)")
        terminal.type(b"\n")
        terminal.wait_for_prompt(b"Which card do you play?")
        terminal.type(b"q\n")
        assert terminal.end() == 0


def test_in_a_dumb_terminal_the_game_is_played_in_plain_text(tmp_path: Path) -> None:
    with program(tmp_path, "play", "--lang=eo", kind="dumb") as terminal:
        terminal.wait_for_prompt(b"Bonvenon al Amletero!")
        terminal.type(b"q\n")
        assert terminal.end() == 0
        assert b"\x1b" not in terminal.seen


def test_a_record_is_gone_through_and_a_broken_one_up_to_its_fault(tmp_path: Path) -> None:
    record = tmp_path / "game.json"
    record.write_text(
        '{"format": "amletero-record", "version": 1, "edition": "classic", "goal": 1,'
        ' "players": ["Ana", "Beto", "Ciro"], "winners": [], "rounds": [{"deck":'
        " [1, 1, 2, 3, 4, 5, 1, 1, 1, 2, 3, 4, 5, 7, 8, 9],"
        ' "first": 0, "moves": ["4", "1>0=9"]}]}'
    )
    with program(tmp_path, "show", "--step", str(record)) as terminal:
        place = terminal.wait_for(b"All cards are shown")
        terminal.type(b"\x1b[C")
        terminal.wait_for(b"Here the record is wrong", place)
        terminal.type(b"q")
        assert terminal.end() == 1
        assert b"Traceback" not in terminal.seen
        assert b"amletero: Here the record is wrong" in terminal.seen[terminal.seen.rindex(OFF) :]


@pytest.mark.parametrize(
    "arguments",
    [
        ("show", "--step", "/nonexistent"),
        ("join", "nonsense"),
        ("join", "http://127.0.0.1:9/table/X1"),
        ("watch", "http://127.0.0.1:9/table/X1#secret"),
        ("play", "--bot=nobody"),
        ("play", "--players=9"),
    ],
)
def test_what_cannot_be_done_is_told_in_one_line(
    arguments: tuple[str, ...], tmp_path: Path
) -> None:
    with program(tmp_path, *arguments) as terminal:
        assert terminal.end() in (1, 2)
        assert terminal.seen.startswith(b"amletero: ")
        assert terminal.seen.count(b"\n") == 1
        assert ON not in terminal.seen
