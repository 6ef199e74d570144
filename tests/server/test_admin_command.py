"""`amletero admin`: what a server's operator types, and what it answers."""

import asyncio
import io
import json
import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from tools.torture.attacked_server import migrated

from amletero.cli.admin import admin
from amletero.record.replay import replay
from tests.server.test_old_databases import DATA, FINISHED, UNFINISHED

ANA = "uTiSaGfzPh_q7rETW3jfRA"

Answer = tuple[int, str, str]
Admin = Callable[..., Answer]


@pytest.fixture
def database(tmp_path: Path) -> Path:
    """The database that version 0.1.0 wrote: Ana and Beto, a finished game and another."""
    file = tmp_path / "amletero.db"
    with closing(sqlite3.connect(file)) as old:
        old.executescript((DATA / "version-0.1.0.sql").read_text(encoding="utf-8"))
    asyncio.run(migrated(f"sqlite:///{file}"))
    return file


@pytest.fixture
def run(database: Path, capsys: pytest.CaptureFixture[str]) -> Admin:
    """Returns the exit status of a command, and what it wrote."""

    def run(*words: str, lang: str = "en") -> Answer:
        with pytest.raises(SystemExit) as ended:
            admin([*words, "--database", str(database), "--lang", lang])
        out, err = capsys.readouterr()
        return int(ended.value.code or 0), out, err

    return run


def listed(run: Admin, *words: str) -> list[Any]:
    status, out, _ = run(*words, "--json")
    assert status == 0
    (found,) = json.loads(out).values()
    return list(found)


def answering(monkeypatch: pytest.MonkeyPatch, answer: str) -> None:
    terminal = io.StringIO(f"{answer}\n")
    monkeypatch.setattr(terminal, "isatty", lambda: True)
    monkeypatch.setattr("sys.stdin", terminal)


def test_games_and_guests_are_listed(run: Admin) -> None:
    games = {game["table"]: game for game in listed(run, "games")}
    assert {table: game["phase"] for table, game in games.items()} == {
        FINISHED: "over",
        UNFINISHED: "playing",
    }
    assert [player["name"] for player in games[FINISHED]["players"]] == ["Ana", "Beto"]
    assert [game["table"] for game in listed(run, "games", "--phase", "playing")] == [UNFINISHED]
    assert len(listed(run, "games", "--guest", ANA)) == 2
    assert listed(run, "games", "--guest", "nobody") == []
    assert listed(run, "games", "--idle-days", "36500") == []
    assert len(listed(run, "games", "--limit", "1")) == 1
    assert [guest["name"] for guest in listed(run, "guests", "--name", "AN")] == ["Ana"]
    assert {guest["tables"] for guest in listed(run, "guests")} == {2}


def test_lists_are_written_in_words_too(run: Admin) -> None:
    _, out, _ = run("games")
    assert f"{FINISHED}  finished, last entry 2" in out
    assert "nobody there: Ana and Beto" in out
    _, out, _ = run("guests", lang="es")
    assert f"{ANA}  Ana, desde 2" in out
    assert run("bans", lang="it")[1] == "Nessun indirizzo è bandito.\n"
    assert run("games", "--phase", "lobby", lang="eo")[1] == "Ne estas tiaj partioj.\n"


def test_records_are_exported_but_not_of_a_game_in_play(run: Admin, tmp_path: Path) -> None:
    status, out, _ = run("export", FINISHED)
    assert status == 0
    assert replay(json.loads(out)).players == ("Ana", "Beto")
    file = tmp_path / "records.jsonl"
    assert run("export", "--guest", ANA, "--out", str(file))[0] == 0
    assert file.read_text(encoding="utf-8") == out
    status, out, err = run("export", UNFINISHED)
    assert (status, out) == (2, "")
    assert "has not ended" in err
    assert run("export", "nothing")[0] == run("export")[0] == 2


def test_a_game_is_closed_in_the_operators_name(run: Admin) -> None:
    assert run("close", UNFINISHED, "--yes")[:2] == (0, f"Game {UNFINISHED} is closed.\n")
    assert json.loads(run("export", UNFINISHED)[1])["closed"]["by"] == "operator"
    status, _, err = run("close", UNFINISHED, "--yes")
    assert (status, err) == (2, f"amletero: game {UNFINISHED} is closed already\n")


def test_a_game_is_deleted(run: Admin) -> None:
    assert json.loads(run("delete", FINISHED, "--yes", "--json")[1]) == {"deleted": FINISHED}
    assert [game["table"] for game in listed(run, "games")] == [UNFINISHED]
    assert run("delete", FINISHED, "--yes")[0] == 2


def test_a_guest_is_deleted_with_all_that_is_theirs(run: Admin, database: Path) -> None:
    with closing(sqlite3.connect(database)) as opened, opened:
        opened.execute('DELETE FROM members WHERE guest != ? AND "table" = ?', (ANA, UNFINISHED))
    status, out, _ = run("delete-guest", ANA, "--yes", "--json")
    assert (status, json.loads(out)) == (0, {"deleted_guest": ANA, "deleted_games": 1})
    (game,) = listed(run, "games")
    assert [player["name"] for player in game["players"]] == ["Beto"]
    assert json.loads(run("export", FINISHED)[1])["players"] == ["", "Beto"]
    assert run("delete-guest", ANA, "--yes")[0] == 2


def test_what_is_lost_for_good_is_asked_about(run: Admin, monkeypatch: pytest.MonkeyPatch) -> None:
    assert run("delete", FINISHED)[0] == 2  # nobody can be asked
    answering(monkeypatch, "no")
    status, out, err = run("delete", FINISHED)
    assert (status, out) == (1, "")
    assert err.startswith(f"Delete game {FINISHED} for good? Nobody is there. [y/N] ")
    assert len(listed(run, "games")) == 2
    answering(monkeypatch, "Sì")
    assert run("delete", FINISHED, lang="it")[0] == 0
    assert len(listed(run, "games")) == 1


def test_old_games_are_pruned(run: Admin, database: Path) -> None:
    with closing(sqlite3.connect(database)) as opened, opened:
        opened.execute("UPDATE tables SET updated = 0")
        opened.execute("DELETE FROM workers")
    counts = {"closed": 1, "deleted": 1, "guests": 0}
    assert json.loads(run("prune", "--dry-run", "--json")[1]) == counts
    assert json.loads(run("prune", "--yes", "--json")[1]) == counts
    assert [game["phase"] for game in listed(run, "games")] == ["closed"]
    nothing = "No game would be closed, none deleted, no guest forgotten.\n"
    assert run("prune", "--guest-days", "0") == (0, nothing, "")


def test_addresses_are_banned_and_listed(run: Admin) -> None:
    assert run("ban", "2001:db8::7")[1] == "2001:db8::/64 is banned permanently.\n"
    assert "is banned until 2" in run("ban", "203.0.113.7", "--days", "7")[1]
    assert [ban["network"] for ban in listed(run, "bans")] == ["2001:db8::/64", "203.0.113.7/32"]
    assert run("unban", "203.0.113.7")[0] == 0
    assert run("unban", "203.0.113.7")[0] == 2
    for wrong in ("localhost", "127.0.0.1"):
        status, _, err = run("ban", wrong, lang="es")
        assert (status, err.count("\n")) == (2, 1)
        assert "vetar" in err


def test_there_must_be_a_database(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], database: Path
) -> None:
    with pytest.raises(SystemExit) as ended:
        admin(["games", "--database", str(tmp_path / "none.db"), "--lang", "en"])
    assert ended.value.code == 2
    assert "there is no database here" in capsys.readouterr().err
    assert [file.name for file in tmp_path.iterdir()] == [database.name]
