"""What keeps a worker going: garbage collected little and often, a database tidied beside, bots."""

import asyncio
import gc
import sqlite3
import weakref
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest
from tools.torture.client import Guest
from tools.torture.served import migrated, served_file

from amletero.rules.editions import STANDARD
from amletero.rules.moves import Move
from amletero.server import sqlite
from amletero.server.collector import WHOLE_SECONDS, WHOLE_SECONDS_A_SOCKET, Collector
from amletero.server.database import connect, database_url
from amletero.server.log import SqlLog
from amletero.tables import thinking
from amletero.tables.game import Game
from amletero.tables.settings import settings


class Ring:
    """Something that only the garbage collector can free."""

    def __init__(self) -> None:
        self.itself = self


class Clock:
    """A clock that goes when it is told to."""

    now = 0.0

    def __call__(self) -> float:
        return self.now


@pytest.fixture
def collector(clock: Clock) -> Iterator[Collector]:
    made = Collector(sockets=lambda: 100, steady=clock)
    yield made
    made.close()
    assert gc.isenabled()


@pytest.fixture
def clock() -> Clock:
    return Clock()


async def test_what_is_new_is_collected_at_once(collector: Collector) -> None:
    assert not gc.isenabled()
    ring = weakref.ref(Ring())
    assert ring() is not None
    await collector.collect()
    assert ring() is None


async def test_what_is_old_is_collected_the_later_the_more_visitors_there_are(
    collector: Collector, clock: Clock
) -> None:
    made = Ring()
    ring = weakref.ref(made)
    await collector.collect()  # it is not new any more
    del made
    clock.now = WHOLE_SECONDS + 99 * WHOLE_SECONDS_A_SOCKET
    await collector.collect()
    assert ring() is not None
    clock.now += WHOLE_SECONDS_A_SOCKET
    await collector.collect()
    assert ring() is None


async def test_the_log_of_sqlite_begins_anew_again_and_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sqlite, "COMMITS_A_CHECKPOINT", 10)
    database = connect(database_url(await migrated(f"sqlite:///{tmp_path / 'a.db'}")))
    log = SqlLog(database)
    for number in range(300):
        await log.admit(f"table{number}", "guest")
    size = (tmp_path / "a.db-wal").stat().st_size
    await log.close()
    await database.close()
    assert size < 1_000_000  # all of it would be over three million


async def test_a_bot_that_fails_is_reported_and_the_table_goes_on(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def failing(*_: object) -> Move:
        raise ValueError("a fault of the bot's own")

    monkeypatch.setattr(thinking, "_choose", failing)
    monkeypatch.setattr(thinking, "_advise", failing)
    game, troubles = Game(settings(edition="standard", players=2)), list[BaseException]()
    game.deal([STANDARD.values[card] for card in STANDARD.deck], 0)
    view, legal = game.view(0), game.legal(0)
    pool = thinking.Pool(0, troubles.append)
    assert await pool.choose("simple", view, legal, 1) == legal[0]
    assert await pool.advise(view, legal, 1) is None
    assert [type(trouble) for trouble in troubles] == [ValueError, ValueError]
    pool.close()


async def test_a_table_in_doubt_is_looked_at_by_one_task_however_much_is_said(
    tmp_path: Path,
) -> None:
    async with served_file(tmp_path) as address, Guest(address) as ana:
        table, _ = await ana.create(bots=["random"], fair=False, first=0)
        player = await ana.sit_at(table)
        await player.hear_until("welcome")
        with closing(sqlite3.connect(tmp_path / "amletero.db", isolation_level=None)) as database:
            database.execute("ALTER TABLE entries RENAME TO hidden")
            for _ in range(5):
                assert (await player.ask("start"))["code"] == "unavailable"
            assert len(_looking_again()) == 1
            database.execute("ALTER TABLE hidden RENAME TO entries")
        async with asyncio.timeout(20):
            await asyncio.wait(_looking_again())
        assert (await player.ask("start"))["type"] == "ack"
        await player.close()


def _looking_again() -> list[asyncio.Task[object]]:
    return [task for task in asyncio.all_tasks() if "_look_again" in repr(task.get_coro())]
