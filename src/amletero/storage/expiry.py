"""Expiry: tables that nobody came back to, and guests without tables.

A table is first chosen, while nobody is there; from then on nobody is let in. After a while it
expires, unless someone has been there all the time: a visit is stored a moment after it begins.
"""

from typing import Final, NamedTuple

import msgspec
from sqlalchemy import ColumnElement, Connection, and_, delete, false, or_, select, update

from amletero.storage.database import Store
from amletero.storage.deletion import delete_table_rows
from amletero.storage.schema import (
    guests,
    members,
    names,
    subscriptions,
    tables,
    transfers,
    visits,
    workers,
)
from amletero.storage.server_values import note_change

DAY: Final = 24 * 60 * 60
SETTLE_SECONDS: Final = 5.0
"""Least time between choosing a table and its end; a visit is stored much sooner."""
UNFINISHED: Final = ("lobby", "playing")
MOST_AT_ONCE: Final = 1_000
"""Tables that expire in one step; the others wait for the next."""


class Lifetimes(msgspec.Struct, frozen=True, kw_only=True):
    """Days after which something expires; 0 means never."""

    unfinished_days: int = 30
    """Since the last entry of a game that has not ended: it is closed; a lobby is deleted."""
    finished_days: int = 365
    """Since the last entry of a game that has ended: it is deleted."""
    guest_days: int = 30
    """Since a guest was added who has no game: they are forgotten."""


class ExpiredTable(NamedTuple):
    """A table that was chosen to expire."""

    id: str
    phase: str


class Expiry:
    """Finds and deletes what has expired. All times are in seconds since 1970."""

    def __init__(self, store: Store, lifetimes: Lifetimes) -> None:
        self._store = store
        self._lifetimes = lifetimes

    async def expired(self, now: float) -> list[ExpiredTable]:
        """Return the tables that have expired and where nobody is, without choosing them."""
        columns = select(tables.c.id, tables.c.phase)
        found = columns.where(self._old(now), _deserted()).order_by(tables.c.id)
        return [ExpiredTable(*row) for row in await self._store.fetch(found)]

    async def choose(self, now: float) -> None:
        """Choose the tables that have expired and where nobody is; nobody is let in afterwards."""
        fresh = and_(tables.c.expiring.is_(None), self._old(now), _deserted())
        await self._store.run(update(tables).where(fresh).values(expiring=now))

    async def chosen(self, before: float, now: float) -> list[ExpiredTable]:
        """Return the tables that were chosen up to a time, and that nobody has come to."""
        still = and_(tables.c.expiring <= before, self._old(now), _deserted())
        found = select(tables.c.id, tables.c.phase).where(still).order_by(tables.c.id)
        rows = await self._store.fetch(found.limit(MOST_AT_ONCE))
        return [ExpiredTable(*row) for row in rows]

    async def spare(self, now: float) -> None:
        """Let visitors in again where someone is present, or where something has happened."""
        come = or_(~_deserted(), ~self._old(now))
        chosen = tables.c.expiring.is_not(None)
        await self._store.run(update(tables).where(chosen, come).values(expiring=None))

    async def remove(self, table: str, now: float) -> bool:
        """Delete a chosen table and all that belongs to it, unless someone has come.

        Returns whether it was deleted. A game that is being played is not: it is closed first.
        """
        end = and_(tables.c.phase != "playing", self._old(now), _deserted())
        chosen = tables.c.expiring.is_not(None)
        return await self._store.write(
            lambda connection: delete_table_rows(connection, table, and_(chosen, end))
        )

    async def expired_guests(self, now: float) -> list[str]:
        """Return the guests whose time is over."""
        if not self._lifetimes.guest_days:
            return []
        rows = await self._store.fetch(select(guests.c.id).where(self._idle(now)))
        return [guest for (guest,) in rows]

    async def remove_guests(self, now: float) -> int:
        """Forget the guests whose time is over; return how many there were."""
        if not self._lifetimes.guest_days:
            return 0

        def work(connection: Connection) -> int:
            gone = delete(guests).where(self._idle(now)).returning(guests.c.id)
            found = list(connection.execute(gone).scalars())
            for guest in found:
                for other in (names, transfers, subscriptions):
                    connection.execute(delete(other).where(other.c.guest == guest))
            if found:
                connection.execute(note_change())
            return len(found)

        return await self._store.write(work)

    async def served(self) -> bool:
        """Return whether a worker serves this database, as far as it is known."""
        return bool(await self._store.fetch(select(workers.c.id).limit(1)))

    def _old(self, now: float) -> ColumnElement[bool]:
        """Return the condition that nothing has happened at a table for too long."""
        unfinished, days = tables.c.phase.in_(UNFINISHED), self._lifetimes
        return or_(
            and_(unfinished, _before(tables.c.updated, now, days.unfinished_days)),
            and_(~unfinished, _before(tables.c.updated, now, days.finished_days)),
        )

    def _idle(self, now: float) -> ColumnElement[bool]:
        """Return the condition that a guest was added long ago and has no table."""
        return and_(
            _before(guests.c.created, now, self._lifetimes.guest_days),
            guests.c.id.not_in(select(members.c.guest)),
            guests.c.id.not_in(select(visits.c.guest)),
        )


def _before(column: ColumnElement[float], now: float, days: int) -> ColumnElement[bool]:
    return column < now - days * DAY if days else false()


def _deserted() -> ColumnElement[bool]:
    """Return the condition that nobody is at a table."""
    return tables.c.id.not_in(select(visits.c.table))
