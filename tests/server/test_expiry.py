"""Games and guests expire after their time, but never while somebody is there."""

import asyncio
import time
from random import Random

import pytest
from sqlalchemy import func, select, update
from tools.torture.attacked_server import config_for, served
from tools.torture.client import Guest, Player

from amletero.server import housekeeping
from amletero.server.housekeeping import Swept
from amletero.server.operator_actions import Administration, administered
from amletero.storage.database import Store, connect, database_url
from amletero.storage.expiry import DAY, Expiry, Lifetimes
from amletero.storage.log import SqlLog
from amletero.storage.presence import SharedPresence
from amletero.storage.schema import entries, guests, members, names, tables
from amletero.tables.close_table import close_table
from amletero.tables.entries import TableClosed
from amletero.tables.log import Append
from amletero.tables.server_clock import ServerClock
from amletero.tables.state import State
from amletero.tables.visitors import Visitor
from tests.server.test_playing import seated
from tests.waiting import eventually

NONE = Swept(0, 0, 0)


@pytest.fixture(autouse=True)
def at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """What is chosen expires at once: no test here needs the pause for visits on their way."""
    monkeypatch.setattr(housekeeping, "SETTLE_SECONDS", 0)


async def rows(store: Store, column: object, table: str) -> int:
    """Return how many rows of a table's are stored."""
    ((number,),) = await store.fetch(select(func.count()).where(column == table))  # type: ignore[arg-type]
    return int(number)


async def begun(guest: Guest) -> tuple[str, Player]:
    """Begin a game against a bot, and stay there."""
    table, _ = await guest.create(bots=["simple"], pace="relaxed", fair=False, first=0)
    player = await guest.sit_at(table)
    assert (await player.ask("start"))["type"] == "ack"
    return table, player


async def phase(office: Administration, table: str) -> str | None:
    game = await office.game(table)
    return None if game is None else game.phase


async def test_games_expire_where_nobody_is(fresh_database: str) -> None:
    url = database_url(fresh_database)
    async with (
        served(config_for(fresh_database)) as address,
        Guest(address) as ana,
        Guest(address, "Beto") as beto,
        administered(url) as now,
        administered(url, lambda: time.time() + 31 * DAY) as next_month,
        administered(url, lambda: time.time() + 400 * DAY) as next_year,
    ):
        lobby, _ = await ana.create()
        finished, players = await seated(ana, beto, fair=False, goal=1)
        await asyncio.gather(*(player.play(Random(1)) for player in players))
        left, player = await begun(ana)
        for each in (*players, player):
            await each.close()
        visited, player = await begun(ana)

        async def known() -> bool:
            present = {game.id: game.present for game, _ in await now.games()}
            return present == {lobby: 0, finished: 0, left: 0, visited: 1}

        await eventually(known)
        assert await now.housekeeping(Lifetimes()).sweep_now() == NONE
        would = await next_month.housekeeping(Lifetimes()).preview()
        assert would == await next_month.housekeeping(Lifetimes()).sweep_now() == Swept(1, 1, 0)
        assert [await phase(now, table) for table in (lobby, left)] == [None, "closed"]
        assert (await ana.http.get(f"/api/tables/{lobby}")).status_code == 404
        record = (await ana.http.get(f"/api/tables/{left}/record")).json()
        assert record["closed"]["by"] == "expired"
        assert await next_month.housekeeping(Lifetimes()).sweep_now() == NONE

        assert await next_year.housekeeping(Lifetimes()).sweep_now() == Swept(0, 2, 1)
        assert [await phase(now, table) for table in (finished, left)] == [None, None]
        assert await phase(now, visited) == "playing"
        assert (await player.ask("close"))["type"] == "ack"  # its visitor can go on
        await player.close()


async def test_with_no_days_nothing_expires(fresh_database: str) -> None:
    never = Lifetimes(unfinished_days=0, finished_days=0, guest_days=0)
    async with served(config_for(fresh_database)) as address, Guest(address) as ana:
        table, _ = await ana.create()
    url = database_url(fresh_database)
    async with administered(url, lambda: time.time() + 9999 * DAY) as office:
        assert await office.housekeeping(never).sweep_now() == NONE
        assert await phase(office, table) == "lobby"


async def test_whoever_comes_at_the_last_moment_keeps_the_table(fresh_database: str) -> None:
    async with served(config_for(fresh_database)) as address, Guest(address) as ana:
        table, _ = await ana.create()
        later = time.time() + 31 * DAY
        database = connect(database_url(fresh_database))
        store = Store(database)
        expiry, presence = Expiry(store, Lifetimes()), SharedPresence(store)
        await expiry.choose(later)
        assert (await ana.http.get(f"/api/tables/{table}")).status_code == 404
        assert [chosen.id for chosen in await expiry.chosen(later, later)] == [table]
        presence.enter(table, somebody())  # let in before, stored only now
        await presence.keep()
        assert await expiry.chosen(later, later) == []
        assert not await expiry.remove(table, later)
        await expiry.spare(later)
        assert (await ana.http.get(f"/api/tables/{table}")).status_code == 200
        await presence.farewell()
        await database.close()


def somebody() -> Visitor:
    return Visitor("somebody", "Somebody", lambda _: None, lambda _: None)


async def test_something_that_happens_meanwhile_spares_the_table(fresh_database: str) -> None:
    async with served(config_for(fresh_database)) as address, Guest(address) as ana:
        table, player = await begun(ana)
        await player.close()
    later, database = time.time() + 31 * DAY, connect(database_url(fresh_database))
    store = Store(database, lambda: later)
    log = SqlLog(store)
    expiry = Expiry(store, Lifetimes())
    await expiry.choose(later)
    assert await close_table(log, ServerClock(), table, TableClosed(date=later))
    assert not await close_table(log, ServerClock(), table, TableClosed(date=later))
    assert await expiry.chosen(later, later) == []
    assert not await expiry.remove(table, later)
    await log.close()
    await database.close()


async def test_a_server_lets_games_expire_by_itself(fresh_database: str) -> None:
    config = config_for(fresh_database, expiry_seconds=0.05)
    url = database_url(fresh_database)
    async with (
        served(config) as address,
        Guest(address) as ana,
        administered(url) as office,
    ):
        left, player = await begun(ana)
        await player.close()
        lobby, _ = await ana.create()
        database = connect(url)
        await Store(database).run(update(tables).values(updated=time.time() - 31 * DAY))

        async def expired() -> bool:
            return (await phase(office, left), await phase(office, lobby)) == ("closed", None)

        await eventually(expired)
        await database.close()


async def test_a_guest_without_a_game_is_forgotten(fresh_database: str) -> None:
    url = database_url(fresh_database)
    async with (
        served(config_for(fresh_database)) as address,
        Guest(address) as ana,
        Guest(address, "Beto") as beto,
        administered(url, lambda: time.time() + 31 * DAY) as office,
    ):
        await ana.create()
        lifetimes = Lifetimes(unfinished_days=0)
        assert await office.housekeeping(lifetimes).sweep_now() == Swept(0, 0, 1)
        assert (await ana.http.get("/api/me")).json() == {"name": "Ana"}
        assert (await beto.http.get("/api/me")).json() == {"name": None}


async def test_nothing_of_a_deleted_table_is_left_or_comes_after_it(fresh_database: str) -> None:
    async with served(config_for(fresh_database)) as address, Guest(address) as ana:
        table, player = await begun(ana)
        await player.close()
    database = connect(database_url(fresh_database))
    store = Store(database)
    log = SqlLog(store)
    state = State.of(table, await log.read(table))
    async with administered(database_url(fresh_database)) as office:
        assert await office.delete(table)
        assert not await office.delete(table)
    entry = state.add(TableClosed(), at=0)
    assert not await log.append([Append(table, entry, "closed", None, "invited")])
    for column in (tables.c.id, entries.c.table, names.c.table, members.c.table):
        assert await rows(store, column, table) == 0
    ((kept,),) = await store.fetch(select(func.count()).select_from(guests))
    assert kept == 1
    await log.close()
    await database.close()
