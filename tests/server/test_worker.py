"""What keeps a worker going: garbage collected little and often, a database tidied beside, bots."""

import gc
import weakref
from collections.abc import Iterator
from pathlib import Path

import pytest
from tools.torture.served import migrated

from amletero.rules.editions import STANDARD
from amletero.rules.moves import Move
from amletero.server import sqlite
from amletero.server.collector import WHOLE_SECONDS, WHOLE_SECONDS_A_SOCKET, Collector
from amletero.server.database import connect, database_url
from amletero.server.log import SqlLog
from amletero.server.schema import entries
from amletero.tables import thinking
from amletero.tables.game import Game
from amletero.tables.log import LogUnavailable
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


async def test_the_words_of_a_failed_log_tell_nothing_of_what_was_stored(tmp_path: Path) -> None:
    database = connect(database_url(await migrated(f"sqlite:///{tmp_path / 'a.db'}")))
    log = SqlLog(database)
    row = {"table": "t", "seq": 0, "at": 0, "version": 0, "body": "the whole deck", "hash": None}
    with pytest.raises(LogUnavailable, match="NOT NULL") as failed:
        await log.run(log.insert(entries).values(row))
    assert "the whole deck" not in str(failed.value)
    await log.close()
    await database.close()


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
