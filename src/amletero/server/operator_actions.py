"""What a server's operator does by hand, through the database alone.

Workers that serve the same database see within about a second that something has changed.
"""

import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Any

from amletero.server.housekeeping import Housekeeping
from amletero.storage.administration import ListedGuest, ListedTable, NamedSeat, TablesAndGuests
from amletero.storage.bans import Ban, Bans
from amletero.storage.database import DatabaseUrl, Store, connect
from amletero.storage.expiry import DAY, Lifetimes
from amletero.storage.guests import Guests
from amletero.storage.log import SqlLog
from amletero.storage.server_values import CLOCK, COOKIE_KEY, ServerValues, note_change
from amletero.tables.close_table import close_table
from amletero.tables.entries import BrokenLog, TableClosed
from amletero.tables.record_of_log import record_document
from amletero.tables.server_clock import ServerClock
from amletero.tables.state import State


class NotEnded(Exception):
    """A game is still being played, so its record would give away hands; or it never began."""


class Administration:
    """Lists, exports, closes and deletes games and guests, and bans networks."""

    def __init__(
        self,
        store: Store,
        log: SqlLog,
        guests: Guests,
        clock: ServerClock,
        wall: Callable[[], float],
    ) -> None:
        self._store = store
        self._log = log
        self._guests = guests
        self._clock = clock
        self._wall = wall
        self._lists = TablesAndGuests(store)
        self._bans = Bans(store)

    # --- Games ---------------------------------------------------------------------------------

    async def games(
        self,
        *,
        phase: str | None = None,
        guest: str | None = None,
        days: int | None = None,
        limit: int | None = None,
    ) -> list[tuple[ListedTable, list[NamedSeat]]]:
        """Return games with the guests who sit there, the latest first.

        `days` asks for games where nothing has happened for at least that many days.
        """
        before = None if days is None else self._wall() - days * DAY
        found = await self._lists.tables(phase=phase, guest=guest, before=before, limit=limit)
        seats = await self._lists.seats([table.id for table in found])
        return [(table, seats[table.id]) for table in found]

    async def game(self, table: str) -> ListedTable | None:
        """Return one game, or None if there is none."""
        return next(iter(await self._lists.tables(table=table)), None)

    async def record(self, table: str) -> dict[str, Any]:
        """Return the record of a game that has ended.

        Raises `NotEnded` for any other, and `BrokenLog` if its log was changed.
        """
        entries = await self._log.read(table)
        if not entries or not State.of(table, entries).published:
            raise NotEnded(table)
        return record_document(table, entries, await self._log.names(table))

    async def ended(self, table: str) -> bool:
        """Return whether a game has ended and can be exported."""
        try:
            await self.record(table)
        except (NotEnded, BrokenLog):
            return False
        return True

    async def close(self, table: str) -> bool:
        """Close a game in the operator's name; return False if it is closed already."""
        closed = TableClosed(by="operator", date=self._wall())
        done = await close_table(self._log, self._clock, table, closed)
        await self._store.run(note_change())
        return done

    async def delete(self, table: str) -> bool:
        """Delete a game; return whether there was one."""
        return await self._lists.delete_table(table)

    # --- Guests --------------------------------------------------------------------------------

    async def guests(self, *, name: str | None = None, limit: int | None) -> list[ListedGuest]:
        """Return guests, the latest first, perhaps only those whose name contains a text."""
        return await self._lists.guests(name=name, limit=limit)

    async def guest(self, guest: str) -> ListedGuest | None:
        """Return one guest, or None if there is none."""
        return next(iter(await self._lists.guests(guest=guest)), None)

    async def alone_at(self, guest: str) -> list[str]:
        """Return the games that are a guest's alone: nobody else has been to them."""
        return await self._lists.alone_at(guest)

    async def delete_guest(self, guest: str) -> int:
        """Delete a guest and the games that are theirs alone; return how many these were.

        In games with others they stay as a player without a name.
        """
        deleted = [await self.delete(table) for table in await self.alone_at(guest)]
        await self._guests.forget(guest)
        return sum(deleted)

    # --- Expiry and bans -----------------------------------------------------------------------

    def housekeeping(self, lifetimes: Lifetimes) -> Housekeeping:
        """Return what lets games and guests expire after given times."""
        return Housekeeping(self._store, self._log, self._clock, lifetimes, self._wall)

    async def ban(self, network: str, days: int | None) -> Ban:
        """Ban a network for some days, or for ever."""
        now = self._wall()
        ban = Ban(network, now, None if days is None else now + days * DAY)
        await self._bans.add(ban)
        return ban

    async def unban(self, network: str) -> bool:
        """Lift a ban; return whether there was one."""
        return await self._bans.remove(network)

    async def bans(self) -> list[Ban]:
        """Return the bans that hold."""
        return await self._bans.all(self._wall())


@asynccontextmanager
async def administered(
    url: DatabaseUrl, wall: Callable[[], float] = time.time
) -> AsyncIterator[Administration]:
    """Give the administration of a database, which must have this version's tables."""
    database = connect(url)
    store = Store(database, wall)
    log = SqlLog(store)
    try:
        values = ServerValues(store)
        await values.set_up()
        guests = Guests(store, await values.read(COOKIE_KEY))
        clock = ServerClock(int(await values.read(CLOCK)))
        yield Administration(store, log, guests, clock, wall)
    finally:
        await log.close()
        await database.close()
