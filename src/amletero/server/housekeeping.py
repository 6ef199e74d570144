"""What expires: closed, deleted and forgotten by the server itself or by its operator."""

import asyncio
from collections.abc import Callable
from dataclasses import dataclass

from amletero.storage.database import Store
from amletero.storage.expiry import SETTLE_SECONDS, ExpiredTable, Expiry, Lifetimes
from amletero.storage.log import SqlLog
from amletero.storage.server_values import note_change
from amletero.tables.close_table import close_table
from amletero.tables.entries import BrokenLog, TableClosed
from amletero.tables.server_clock import ServerClock


@dataclass(frozen=True, slots=True)
class Swept:
    """How much has expired."""

    closed: int
    deleted: int
    guests: int


class Housekeeping:
    """Lets tables and guests expire. A table where someone is present never does."""

    def __init__(
        self,
        store: Store,
        log: SqlLog,
        clock: ServerClock,
        lifetimes: Lifetimes,
        wall: Callable[[], float],
    ) -> None:
        self._store = store
        self._log = log
        self._clock = clock
        self._wall = wall
        self._expiry = Expiry(store, lifetimes)

    async def sweep(self) -> Swept:
        """End what was chosen long enough ago, and choose what has expired since."""
        swept = await self._end(self._wall() - SETTLE_SECONDS)
        await self._expiry.choose(self._wall())
        return swept

    async def sweep_now(self) -> Swept:
        """Choose what has expired, and end it as soon as nobody can be there unseen."""
        await self._expiry.choose(self._wall())
        if await self._expiry.served():
            await asyncio.sleep(SETTLE_SECONDS)
        return await self._end(self._wall())

    async def preview(self) -> Swept:
        """Return how much would expire now."""
        now = self._wall()
        found = await self._expiry.expired(now)
        closed = sum(table.phase == "playing" for table in found)
        guests = await self._expiry.expired_guests(now)
        return Swept(closed, len(found) - closed, len(guests))

    async def _end(self, before: float) -> Swept:
        now, closed, deleted = self._wall(), 0, 0
        for table in await self._expiry.chosen(before, now):
            if table.phase == "playing":
                closed += await self._close(table)
            else:
                deleted += await self._expiry.remove(table.id, now)
        await self._expiry.spare(self._wall())
        if closed:
            await self._store.run(note_change())
        return Swept(closed, deleted, await self._expiry.remove_guests(now))

    async def _close(self, table: ExpiredTable) -> bool:
        """Close a game; one with a broken log stays, for its operator to look at."""
        try:
            closed = TableClosed(by="expired", date=self._wall())
            return await close_table(self._log, self._clock, table.id, closed)
        except BrokenLog:
            return False
