"""What keeps a worker going: garbage collected little and often, a database tidied beside, bots."""

import asyncio
import gc
import weakref
from collections.abc import Iterator
from concurrent.futures.process import BrokenProcessPool
from pathlib import Path
from threading import Event

import pytest
from tools.torture.attacked_server import config_for, migrated, served_file
from tools.torture.client import Guest

from amletero.record.referee import Referee
from amletero.rules.editions import STANDARD
from amletero.rules.moves import Move
from amletero.rules.view import View
from amletero.server.interpreter_tuning import WHOLE_SECONDS, WHOLE_SECONDS_A_SOCKET, Collector
from amletero.server.worker import Worker
from amletero.storage import sqlite
from amletero.storage.database import Store, connect, database_url
from amletero.storage.schema import entries
from amletero.storage.table_admission import Members
from amletero.tables import bot_pool
from amletero.tables.log import LogUnavailable
from tests.server.conftest import execute
from tests.server.failing_bots import hang_or_advise
from tests.waiting import PATIENCE, until


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


async def test_a_worker_tunes_the_process_that_is_its_own(tmp_path: Path) -> None:
    database = await migrated(f"sqlite:///{tmp_path / 'a.db'}")
    for own in (True, False):
        worker = Worker(config_for(database, own_process=own))
        await worker.open()
        assert gc.isenabled() is not own
        await worker.close()
        assert gc.isenabled()


async def test_the_log_of_sqlite_begins_anew_again_and_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sqlite, "COMMITS_A_CHECKPOINT", 10)
    database = connect(database_url(await migrated(f"sqlite:///{tmp_path / 'a.db'}")))
    members = Members(Store(database))
    begun = set[bytes]()
    for number in range(3000):  # without our thread, it would begin anew after some 5,000
        await members.admit(f"table{number}", "guest")
        begun.add(_checkpoint_number(tmp_path / "a.db-wal"))
        if len(begun) == 3:
            break
    await database.close()
    assert len(begun) == 3


def _checkpoint_number(log: Path) -> bytes:
    """Return how often SQLite's log has begun anew, from its header."""
    with log.open("rb") as file:
        return file.read(16)[12:]


async def test_the_words_of_a_failed_log_tell_nothing_of_what_was_stored(tmp_path: Path) -> None:
    database = connect(database_url(await migrated(f"sqlite:///{tmp_path / 'a.db'}")))
    store = Store(database)
    row = {"table": "t", "seq": 0, "at": 0, "version": 0, "body": "the whole deck", "hash": None}
    with pytest.raises(LogUnavailable, match="NOT NULL") as failed:
        await store.run(store.insert(entries).values(row))
    assert "the whole deck" not in str(failed.value)
    await database.close()


def decision() -> tuple[View, tuple[Move, ...]]:
    """Somebody's view, and the moves to choose from."""
    referee = Referee(STANDARD, players=2)
    referee.deal(STANDARD.deck, first=0)
    return referee.view(0), referee.legal(0)


async def test_a_bot_that_fails_is_reported_and_the_table_goes_on(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def failing(*_: object) -> Move:
        raise ValueError("a fault of the bot's own")

    monkeypatch.setattr(bot_pool, "choose_move", failing)
    monkeypatch.setattr(bot_pool, "_advise", failing)
    (view, legal), troubles = decision(), list[BaseException]()
    pool = bot_pool.BotPool(0, troubles.append)
    assert await pool.choose("simple", view, legal, 1) == legal[0]
    assert await pool.advise(view, legal, 1) is None
    assert [type(trouble) for trouble in troubles] == [ValueError, ValueError]
    pool.close()


async def test_a_crowded_pool_is_not_waited_for(monkeypatch: pytest.MonkeyPatch) -> None:
    free = Event()

    def chosen(name: str, _view: View, legal: tuple[Move, ...], _seed: int) -> Move:
        if name != bot_pool.SUBSTITUTE:
            free.wait()
        return legal[-1]

    monkeypatch.setattr(bot_pool, "choose_move", chosen)
    monkeypatch.setattr(bot_pool, "LONGEST_SECONDS", 0.05)
    (view, legal), troubles = decision(), list[BaseException]()
    pool = bot_pool.BotPool(0, troubles.append)
    try:
        assert await pool.choose("reader", view, legal, 1) == legal[-1] != legal[0]
    finally:
        free.set()
    assert [type(trouble) for trouble in troubles] == [TimeoutError]
    pool.close()


async def test_moves_do_not_queue_behind_hints(monkeypatch: pytest.MonkeyPatch) -> None:
    go_on = Event()
    monkeypatch.setattr(bot_pool, "_advise", lambda *_: go_on.wait(PATIENCE))
    view, legal = decision()
    pool = bot_pool.BotPool(0, lambda _: None)
    hints = asyncio.gather(*(pool.advise(view, legal, 1) for _ in range(3)))
    assert await pool.choose("reader", view, legal, 1) in legal
    assert not hints.done()
    go_on.set()
    await hints
    pool.close()


async def test_a_process_that_hangs_is_replaced(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bot_pool, "_advise", hang_or_advise)
    monkeypatch.setattr(bot_pool, "HUNG_SECONDS", 0.2)
    (view, legal), troubles = decision(), list[BaseException]()
    pool = bot_pool.BotPool(1, troubles.append)
    try:
        assert await pool.advise(view, legal, 0) is None
        assert [type(trouble) for trouble in troubles] == [BrokenProcessPool]
        monkeypatch.setattr(bot_pool, "HUNG_SECONDS", 60.0)
        assert await pool.advise(view, legal, 1) == bot_pool.Advice(legal[1], {})
        assert len(troubles) == 1
    finally:
        pool.close()


async def test_a_table_in_doubt_is_looked_at_by_one_task_however_much_is_said(
    tmp_path: Path,
) -> None:
    async with served_file(tmp_path) as address, Guest(address) as ana:
        table, _ = await ana.create(bots=["random"], fair=False, first=0)
        player = await ana.sit_at(table)
        await player.hear_until("welcome")
        file = tmp_path / "amletero.db"
        await asyncio.to_thread(execute, file, "ALTER TABLE entries RENAME TO hidden")
        for _ in range(5):
            assert (await player.ask("start"))["code"] == "unavailable"
        assert len(_looking_again()) == 1
        await asyncio.to_thread(execute, file, "ALTER TABLE hidden RENAME TO entries")
        await until(lambda: not _looking_again())
        assert (await player.ask("start"))["type"] == "ack"
        await player.close()


def _looking_again() -> list[asyncio.Task[object]]:
    return [task for task in asyncio.all_tasks() if "_look_again" in repr(task.get_coro())]
