"""Programs and networks as opponents at a table in this process."""

import sys
from importlib.resources import files
from pathlib import Path

import pytest

from amletero.cli import app
from amletero.locales import Language, Speaker
from amletero.locales.fault_sentences import forfeit_text
from amletero.rules.editions import CLASSIC, STANDARD
from amletero.tables.memory_log import MemoryLog
from amletero.terminal.local.tables import LocalTables
from amletero.terminal.plain.input_lines import Lines
from amletero.terminal.plain.prompts import Prompter
from amletero.terminal.plain.session import PlainSession
from amletero.terminal.seat_names import program_name, unlike
from amletero.terminal.setup import NewGame, Seeds, Wishes, seat_players
from tests.bots.programs import HABITS, HONEST, nothing_left_behind
from tests.terminal.piping import Conversation, RandomAnswers

ENGLISH = Speaker(Language.ENGLISH)
NETWORK = str(files("amletero.networks") / "data" / "classic-2-policy.npz")


def played(wishes: Wishes) -> LocalTables:
    pipe = Conversation(RandomAnswers(1))
    lines = Lines(pipe)
    tables = LocalTables(MemoryLog(), Seeds(1))
    PlainSession(Prompter(ENGLISH, lines, pipe), lines, wishes, tables).play(None)
    return tables


def wishes(bot: str) -> Wishes:
    return Wishes(CLASSIC, 2, 1, 1, (bot,))


def program(folder: Path, habit: str, word: str) -> str:
    file = folder / f"{habit.replace(' ', '-')}.py"
    file.write_text(HONEST + HABITS[habit])
    return f"{sys.executable} -IS {file} {word}"


def test_a_program_plays_a_game_against_a_person_and_is_ended(tmp_path: Path) -> None:
    with nothing_left_behind() as word:
        tables = played(wishes(program(tmp_path, "honest", word)))
    assert tables.games[-1].over
    assert tables.lost == {}
    assert "honest" in tables.games[-1].document()["players"]


def test_a_program_that_fails_loses_its_moves_and_that_is_said(tmp_path: Path) -> None:
    with nothing_left_behind() as word:
        tables = played(wishes(program(tmp_path, "dies", word)))
    assert tables.games[-1].over
    ((_, details),) = tables.lost.items()
    assert forfeit_text(ENGLISH, details[0]) == "it exited with status 1"


def test_a_network_plays_at_its_table_and_loses_its_moves_at_another() -> None:
    assert played(wishes(NETWORK)).lost == {}
    elsewhere = Wishes(STANDARD, 2, 1, 1, (NETWORK,))
    ((_, details),) = played(elsewhere).lost.items()
    assert "is for classic with 2 players" in forfeit_text(ENGLISH, details[0])


def test_bots_of_ones_own_are_called_after_their_files() -> None:
    assert program_name("simple") is None
    assert program_name("python3 bots/careful.py --deep") == "python3"  # no such file here
    assert program_name("nets/best-2.npz") == "best-2"
    assert unlike("careful", {"Careful", "careful II"}) == "careful III"
    new = NewGame(ENGLISH, ("Ana",), 4, None, ("nets/best.npz", "simple"))
    seated = seat_players(new, "1")
    assert {"best", "best II", "Ana"} < set(seated.names)
    own = [seated.names[seat] for seat, bot in seated.bots.items() if bot == "nets/best.npz"]
    assert sorted(own) == ["best", "best II"]


@pytest.mark.parametrize(
    ("arguments", "why"),
    [
        (["--bot", "hal"], "neither a built-in bot"),
        (["--bot", "nowhere.npz"], "nowhere.npz: No such file"),
        (["--bot", NETWORK, "--edition", "standard"], "is for classic with 2 players"),
        (["--bot", f"{sys.executable} nowhere.py"], "cannot play: it exited with status 2"),
    ],
)
def test_a_bot_that_cannot_play_ends_the_call_in_one_line(
    arguments: list[str], why: str, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit) as ended:
        app(["play", "--plain", "--lang", "en", *arguments])
    output, errors = capsys.readouterr()
    assert (ended.value.code, output, errors.count("\n")) == (2, "", 1)
    assert why in errors
