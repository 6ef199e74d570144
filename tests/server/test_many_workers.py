"""Two workers serve one table: who is there and what is said is known through both."""

import asyncio
import logging
import sqlite3
from collections.abc import AsyncIterator, Callable
from contextlib import AsyncExitStack, asynccontextmanager, closing
from pathlib import Path
from typing import NamedTuple

import msgspec
import pytest
from tools.torture.attacked_server import FAST, config_for, migrated, served
from tools.torture.client import Guest, Player
from tools.torture.services import Postgres

from amletero.storage import presence
from amletero.storage.database import Store, connect, database_url
from amletero.storage.presence import SharedPresence
from amletero.tables.log import LogUnavailable
from amletero.tables.visitors import Guest as Present
from amletero.tables.visitors import Visitor
from amletero.wire.socket import PROTOCOL
from tests.server.conftest import execute
from tests.waiting import PATIENCE, until

RESTLESS = msgspec.structs.replace(FAST, absence=0)
"""Whoever is away may be replaced at once."""

Workers = tuple[str, str]


class Pair(NamedTuple):
    """Two players of one game, each through a worker of their own."""

    ana: Player
    beto: Player


@asynccontextmanager
async def two_workers(database: str, redis: str | None = None) -> AsyncIterator[Workers]:
    config = config_for(await migrated(database), redis=redis, shared=True, delays=RESTLESS)
    async with served(config) as one, served(config) as other:
        yield one, other


@pytest.fixture(params=["notify", "redis"])
async def wired(
    request: pytest.FixtureRequest, database_server: Postgres
) -> AsyncIterator[Workers]:
    redis = request.getfixturevalue("redis").url if request.param == "redis" else None
    async with two_workers(database_server.url, redis) as workers:
        yield workers


@pytest.fixture
async def polling(tmp_path: Path) -> AsyncIterator[Workers]:
    async with two_workers(f"sqlite:///{tmp_path / 'amletero.db'}") as workers:
        yield workers


@asynccontextmanager
async def playing(workers: Workers) -> AsyncIterator[Pair]:
    """A relaxed game that has begun, each player through another worker."""
    one, other = workers
    async with AsyncExitStack() as stack:
        ana = await stack.enter_async_context(Guest(one, "Ana"))
        beto = await stack.enter_async_context(Guest(other, "Beto"))
        table, invite = await ana.create(pace="relaxed", fair=False, first=0)
        await beto.accept(table, invite)
        pair = Pair(await ana.sit_at(table), await beto.sit_at(table))
        for player in pair:
            stack.push_async_callback(player.close)
        assert (await pair.beto.ask("sit"))["type"] == "ack"
        for player in pair:
            await _until(player, lambda player: _connected(player) == [0, 1])
        assert (await pair.ana.ask("start"))["type"] == "ack"
        yield pair


async def _until(player: Player, reached: Callable[[Player], bool]) -> None:
    while not reached(player):
        await player.hear()


def _connected(player: Player) -> list[int]:
    """The seats whose players are there, as far as this player was told."""
    for heard in reversed(player.heard):
        if heard["type"] == "presence":
            return list(heard["connected"])
        if heard["type"] in ("table", "welcome"):
            seats = heard["table"]["seats"]
            return [s["seat"] for s in seats if s["kind"] == "human" and s["connected"]]
    return []


def _talk(player: Player) -> list[tuple[int, str]]:
    return [(m["seat"], m["phrase"]) for m in player.heard if m["type"] == "talk"]


async def _make_heard(speaker: Player, seat: int, hearer: Player) -> None:
    """Say something again and again, until the wire between the workers is up."""

    async def speak() -> None:
        while True:
            await speaker.say("talk", phrase="hmm")
            await asyncio.sleep(0.2)

    speaking = asyncio.create_task(speak())
    await _until(hearer, lambda hearer: (seat, "hmm") in _talk(hearer))
    speaking.cancel()


async def test_talk_is_heard_once_through_every_worker(wired: Workers) -> None:
    async with playing(wired) as (ana, beto):
        await _make_heard(ana, 0, beto)
        await _make_heard(beto, 1, ana)
        await ana.say("talk", phrase="hello")
        await _until(beto, lambda beto: (0, "hello") in _talk(beto))
        await beto.say("talk", phrase="thanks")
        for player in (ana, beto):
            await _until(player, lambda player: (1, "thanks") in _talk(player))
            talk = [spoken for spoken in _talk(player) if spoken[1] != "hmm"]
            assert talk == [(0, "hello"), (1, "thanks")]


async def _comings_and_goings(workers: Workers) -> None:
    async with playing(workers) as (ana, beto):
        assert (await ana.ask("call-bot", seat=1))["code"] == "not_away"
        assert (await beto.ask("call-bot", seat=0))["code"] == "not_away"
        await beto.close()
        await _until(ana, lambda ana: _connected(ana) == [0])
        assert (await ana.ask("call-bot", seat=1))["type"] == "ack"


async def test_presence_comes_over_a_wire(wired: Workers) -> None:
    await _comings_and_goings(wired)


async def test_presence_is_polled_where_there_is_no_wire(polling: Workers) -> None:
    await _comings_and_goings(polling)


@asynccontextmanager
async def _without_visits(file: Path) -> AsyncIterator[None]:
    """A database that can neither read nor write who is connected."""
    await asyncio.to_thread(execute, file, "ALTER TABLE visits RENAME TO hidden")
    yield
    await asyncio.to_thread(execute, file, "ALTER TABLE hidden RENAME TO visits")


async def test_who_leaves_while_the_database_is_in_trouble_is_gone(
    polling: Workers, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async with playing(polling) as (ana, beto):
        async with _without_visits(tmp_path / "amletero.db"):
            await beto.close()
            await ana.say("hello", protocol=PROTOCOL)
            await ana.hear_until("welcome")
            assert (await ana.ask("call-bot", seat=1))["code"] == "not_away"
        await _until(ana, lambda ana: _connected(ana) == [0])
        assert (await ana.ask("call-bot", seat=1))["type"] == "ack"
    assert not [record for record in caplog.records if record.levelno >= logging.ERROR]


async def test_visits_that_were_cleared_away_are_stored_again(
    polling: Workers, tmp_path: Path
) -> None:
    async with playing(polling):
        file = tmp_path / "amletero.db"
        with closing(sqlite3.connect(file)) as database:
            before = _visits(database)
            assert len(before) == 2
            await asyncio.to_thread(execute, file, "DELETE FROM visits")
            await until(lambda: _visits(database) == before)


def _visits(database: sqlite3.Connection) -> set[tuple[str, ...]]:
    return set(database.execute("SELECT * FROM visits").fetchall())


async def test_a_worker_that_closes_takes_its_visitors_along(tmp_path: Path) -> None:
    database = await migrated(f"sqlite:///{tmp_path / 'amletero.db'}")
    config = config_for(database, shared=True, delays=RESTLESS)
    async with served(config) as one:
        async with served(config) as other, playing((one, other)) as (_, beto):
            await beto.say("ping")
            await beto.hear_until("pong")
        with closing(sqlite3.connect(tmp_path / "amletero.db", timeout=PATIENCE)) as looking:
            assert looking.execute("SELECT count(*) FROM workers").fetchone() == (1,)


async def test_workers_are_taken_for_dead_only_while_the_database_is_well(tmp_path: Path) -> None:
    database = connect(database_url(await migrated(f"sqlite:///{tmp_path / 'amletero.db'}")))
    store = Store(database)
    first, second = SharedPresence(store), SharedPresence(store)
    beto = Visitor("beto", "Beto", lambda _: None, lambda _: None)
    second.enter("T", beto)
    assert await second.heartbeat(0) == {"T"}
    await first.heartbeat(0)
    after_trouble = presence.SILENCE * 2
    async with _without_visits(tmp_path / "amletero.db"):
        with pytest.raises(LogUnavailable):
            await first.heartbeat(after_trouble - 1)
    await first.heartbeat(after_trouble)
    assert await first.elsewhere(["T"]) == {"T": {Present("beto", contributes=False)}}
    await first.heartbeat(after_trouble + presence.SILENCE)
    assert await first.elsewhere(["T"]) == {"T": frozenset()}
    assert await second.heartbeat(after_trouble + presence.SILENCE) == {"T"}
    assert await first.elsewhere(["T"]) == {"T": {Present("beto", contributes=False)}}
    await database.close()


@pytest.mark.slow
async def test_a_frozen_database_is_unavailable_and_not_waited_for(
    database_server: Postgres,
) -> None:
    async with two_workers(database_server.url) as workers, playing(workers) as (ana, _):
        await _until(ana, lambda ana: bool(ana.legal))
        database_server.freeze()
        try:
            refused = await ana.ask("move", version=ana.version, move=ana.legal[0])
        finally:
            database_server.thaw()
        assert refused["code"] == "unavailable"
        async with asyncio.timeout(PATIENCE):
            while ana.legal:
                await ana.ask("move", version=ana.version, move=ana.legal[0])
