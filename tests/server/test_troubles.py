"""What goes wrong, or comes at the same moment, and must harm nobody: real servers, real files."""

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path
from threading import Event
from typing import Any

import httpx
import msgspec
import pytest
from tools.torture.attacked_server import FAST, config_for, migrated, served, served_file
from tools.torture.client import Guest, Player
from websockets.exceptions import ConnectionClosed

from amletero.rules.moves import Move
from amletero.server.pubsub import NoPubSub
from amletero.server.worker import Worker
from amletero.tables import bot_pool, table_manager
from amletero.tables.live_table import LiveTable
from amletero.tables.table_manager import TableManager
from amletero.tables.visitors import Visitor
from amletero.wire.socket import PROTOCOL
from tests.server.test_playing import seated
from tests.waiting import PATIENCE, until

SLOW_BOTS = msgspec.structs.replace(FAST, bot_least=600_000, bot_most=600_000)


def execute(file: Path, statement: str, *values: object) -> list[Any]:
    """Do something to a database behind the server's back."""
    with closing(sqlite3.connect(file, timeout=PATIENCE)) as connection, connection:
        return connection.execute(statement, values).fetchall()


def fail_at(file: Path, entry: str) -> None:
    """From now on, entries of this kind cannot be stored."""
    execute(
        file,
        f"CREATE TRIGGER failing BEFORE INSERT ON entries WHEN NEW.body LIKE '%{entry}%' "
        "BEGIN SELECT RAISE(ABORT, 'the disk is in trouble'); END",
    )


def mend(file: Path) -> None:
    execute(file, "DROP TRIGGER failing")


# --- Logs that were changed ----------------------------------------------------------------------


async def test_a_broken_log_stops_its_own_table_alone(tmp_path: Path) -> None:
    file, slow = tmp_path / "a.db", {"delays": SLOW_BOTS}
    database = await migrated(f"sqlite:///{file}")
    async with served(config_for(database, **slow)) as address, Guest(address) as ana:
        broken, sound = [await _waiting_for_a_bot(ana) for _ in range(2)]
        cookie = ana.cookie
    execute(file, "UPDATE entries SET at = at + 1 WHERE `table` = ? AND seq = 3", broken)
    execute(file, "UPDATE tables SET due = 0 WHERE id = ?", broken)
    execute(file, "UPDATE tables SET due = 1 WHERE id = ?", sound)
    config = config_for(database, sweep_seconds=0.05)
    async with (
        served(config) as address,
        httpx.AsyncClient(
            base_url=f"http://{address}", timeout=PATIENCE, headers={"cookie": cookie}
        ) as http,
    ):
        moved = "SELECT 1 FROM entries WHERE `table` = ? AND body LIKE '%moved%'"
        await until(lambda: bool(execute(file, moved, sound)))
        assert not execute(file, moved, broken)
        games = (await http.get("/api/me/games")).json()["games"]
        assert [game["table"] for game in games] == [sound]
        answer = await http.get(f"/api/tables/{broken}")
        assert (answer.status_code, answer.json()["code"]) == (409, "broken_log")
        with pytest.raises(ConnectionClosed) as closed:
            await (await Player.connect(address, broken, cookie)).hear()
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 4004
        assert 'amletero_trouble_total{kind="log"}' in (await http.get("/metrics")).text


async def test_a_log_whose_end_was_cut_off_is_not_opened(tmp_path: Path) -> None:
    file = tmp_path / "a.db"
    database = await migrated(f"sqlite:///{file}")
    async with served(config_for(database)) as address, Guest(address) as ana:
        cut, empty, sound = [(await ana.create())[0] for _ in range(3)]
        cookie = ana.cookie
    execute(file, "DELETE FROM entries WHERE `table` = ? AND seq > 0", cut)
    execute(file, "DELETE FROM entries WHERE `table` = ?", empty)
    async with (
        served(config_for(database)) as address,
        httpx.AsyncClient(
            base_url=f"http://{address}", timeout=PATIENCE, headers={"cookie": cookie}
        ) as http,
    ):
        assert (await http.get(f"/api/tables/{sound}")).status_code == 200
        for table in (cut, empty):
            answer = await http.get(f"/api/tables/{table}")
            assert (answer.status_code, answer.json()["code"]) == (409, "broken_log")


async def test_a_log_that_breaks_while_it_is_played_is_refused_with_a_code(tmp_path: Path) -> None:
    file = tmp_path / "a.db"
    config = config_for(await migrated(f"sqlite:///{file}"), shared=True)
    async with served(config) as here, served(config) as there, Guest(here) as ana:
        table, _ = await ana.create(players=3)
        player = await ana.sit_at(table)
        other = await ana.sit_at(table, there)
        await player.hear_until("welcome")
        await other.hear_until("welcome")
        execute(
            file,
            "CREATE TRIGGER tampering AFTER INSERT ON entries "
            "BEGIN UPDATE entries SET at = at + 1 WHERE `table` = NEW.`table` "
            "AND seq = NEW.seq; END",
        )
        assert (await player.ask("bot", seat=1, bot="simple"))["type"] == "ack"
        assert (await other.ask("bot", seat=2, bot="simple"))["code"] == "broken_log"


async def _waiting_for_a_bot(guest: Guest) -> str:
    """A table where a bot is to move."""
    table, _ = await guest.create(bots=["simple"], first=1, fair=False)
    player = await guest.sit_at(table)
    await player.ask("start")
    await player.hear_until("facts")
    await player.close()
    return table


async def test_a_chore_that_fails_is_reported_and_done_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    swept, real, troubles = [], TableManager.sweep, list[BaseException]()

    async def failing_once(manager: TableManager) -> None:
        swept.append(manager)
        if len(swept) == 1:
            raise ValueError("a fault of our own")
        await real(manager)

    async def failing_always(*_: object) -> None:
        raise KeyError("another one")

    monkeypatch.setattr(TableManager, "sweep", failing_once)
    monkeypatch.setattr(NoPubSub, "listen", failing_always)
    monkeypatch.setattr(Worker, "trouble", lambda _, error: troubles.append(error))
    async with served_file(tmp_path, sweep_seconds=0.02):
        await until(lambda: len(swept) > 2)
    assert {type(error) for error in troubles} == {ValueError, KeyError}


# --- Clocks and bots -----------------------------------------------------------------------------


async def test_a_table_that_is_let_go_while_somebody_enters_keeps_its_clock(tmp_path: Path) -> None:
    config = config_for(await migrated(f"sqlite:///{tmp_path / 'a.db'}"))
    async with served(config) as address, Guest(address) as ana:
        table, _ = await ana.create(
            bots=["simple"], first=0, fair=False, pace="live", move_seconds=600
        )
        player = await ana.sit_at(table)
        await player.ask("start")
        await player.hear_until("facts")
    worker = Worker(config)
    await worker.open()

    async def glance() -> None:
        live = await worker.manager.open(table)
        assert live is not None
        worker.manager.release(live)

    async def enter() -> LiveTable:
        live = await worker.manager.open(table)
        assert live is not None
        assert table not in worker.manager.tables
        return worker.manager.enter(live, Visitor("somebody", "", lambda _: None, lambda _: None))

    _, live = await asyncio.gather(glance(), enter())
    assert worker.manager.tables == {table: live}
    assert live.timer.armed
    await worker.close()


async def test_a_bot_is_asked_once_however_long_it_thinks(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked, swept, go_on = [], [], Event()
    choose, sweep = bot_pool.choose_move, TableManager.sweep

    def slow(name: str, view: Any, legal: tuple[Move, ...], seed: int) -> Move:
        asked.append(seed)
        go_on.wait(PATIENCE)
        return choose(name, view, legal, seed)

    async def counted(manager: TableManager) -> None:
        await sweep(manager)
        swept.append(len(asked))

    monkeypatch.setattr(table_manager, "OVERDUE", 0)
    monkeypatch.setattr(bot_pool, "choose_move", slow)
    monkeypatch.setattr(TableManager, "sweep", counted)
    async with (
        served_file(tmp_path, shared=True, sweep_seconds=0.02) as address,
        Guest(address) as ana,
    ):
        table, _ = await ana.create(bots=["simple"], first=1, fair=False)
        player = await ana.sit_at(table)
        await player.ask("start")
        await until(lambda: sum(count > 0 for count in swept) > 5)
        go_on.set()
        while not player.legal and not player.over:
            await player.hear()
    assert len(asked) == len(set(asked))


# --- Leaving and coming back ---------------------------------------------------------------------


async def test_leaving_is_stored_as_a_whole_or_not_at_all(tmp_path: Path) -> None:
    """A host with two seats leaves: two bots sit in and the table is passed on, at once."""
    file = tmp_path / "amletero.db"
    async with (
        served_file(tmp_path, delays=SLOW_BOTS) as address,
        Guest(address) as ana,
        Guest(address, "Beto") as beto,
    ):
        table, invite = await ana.create(players=3, fair=False)
        host = await ana.sit_at(table)
        await host.ask("sit", name="Ana's twin")
        await beto.accept(table, invite)
        other = await beto.sit_at(table)
        await other.ask("sit")
        await host.ask("start")
        fail_at(file, "host-passed")
        await host.say("leave", key="once")
        assert (await host.hear_until("ack", "refusal"))["code"] == "unavailable"
        mend(file)
        told = (await ana.http.get(f"/api/tables/{table}")).json()
        assert [seat["sits_in"] for seat in told["seats"]] == [False, False, False]
        for _ in range(2):
            await host.say("leave", key="once")
            assert (await host.hear_until("ack", "refusal"))["type"] == "ack"
        told = (await ana.http.get(f"/api/tables/{table}")).json()
        assert [seat["sits_in"] for seat in told["seats"]] == [True, True, False]
        assert [seat["host"] for seat in told["seats"]] == [False, False, True]


async def test_whoever_comes_back_is_welcomed_before_anything_is_told(tmp_path: Path) -> None:
    file = tmp_path / "amletero.db"
    async with (
        served_file(tmp_path) as address,
        Guest(address) as ana,
        Guest(address, "Beto") as beto,
    ):
        table, (_, other) = await seated(ana, beto, first=0, fair=False)
        assert (await other.ask("leave"))["type"] == "ack"
        await other.close()
        fail_at(file, "came-back")
        back = await beto.sit_at(table)
        assert (await back.hear())["code"] == "unavailable"
        mend(file)
        await back.say("hello", protocol=PROTOCOL)
        assert (await back.hear())["type"] == "welcome"
        assert not back.table["seats"][1]["sits_in"]
