"""Lists and counts of the stored tables and guests."""

from dataclasses import dataclass
from typing import NamedTuple

from sqlalchemy import Connection, ScalarSelect, Table, distinct, func, select

from amletero.storage.database import Store
from amletero.storage.deletion import delete_table_rows
from amletero.storage.guests import MOST_ASKED
from amletero.storage.schema import guests, members, names, tables, visits
from amletero.tables.log import BOT_GUEST


class ListedTable(NamedTuple):
    """A table as an administrator lists it; times in seconds since 1970."""

    id: str
    phase: str
    created: float
    updated: float
    entries: int
    """Length of its log."""
    present: int
    """Number of guests who are there now."""


class ListedGuest(NamedTuple):
    """A guest as an administrator lists them."""

    id: str
    name: str
    created: float
    tables: int
    """Number of tables that they have been to."""


@dataclass(frozen=True, slots=True)
class NamedSeat:
    """A guest on a seat."""

    seat: int
    guest: str
    name: str


class TablesAndGuests:
    """Lists and deletes tables and guests."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def tables(
        self,
        *,
        phase: str | None = None,
        guest: str | None = None,
        before: float | None = None,
        table: str | None = None,
        limit: int | None = None,
    ) -> list[ListedTable]:
        """Return tables, the latest first: of a phase, of a guest, last changed before a time."""
        columns = tables.c.id, tables.c.phase, tables.c.created, tables.c.updated
        found = select(*columns, tables.c.seq + 1, _present()).order_by(tables.c.updated.desc())
        if phase is not None:
            found = found.where(tables.c.phase == phase)
        if guest is not None:
            theirs = select(members.c.table).where(members.c.guest == guest)
            found = found.where(tables.c.id.in_(theirs))
        if before is not None:
            found = found.where(tables.c.updated < before)
        if table is not None:
            found = found.where(tables.c.id == table)
        return [ListedTable(*row) for row in await self._store.fetch(found.limit(limit))]

    async def seats(self, some: list[str]) -> dict[str, list[NamedSeat]]:
        """Return the guests on the seats of some tables, by table."""
        seats: dict[str, list[NamedSeat]] = {table: [] for table in some}
        columns = names.c.table, names.c.seat, names.c.guest, names.c.name
        for start in range(0, len(some), MOST_ASKED):
            asked = names.c.table.in_(some[start : start + MOST_ASKED])
            found = select(*columns).where(asked, names.c.guest != BOT_GUEST)
            for table, *row in await self._store.fetch(found.order_by(names.c.seat)):
                seats[table].append(NamedSeat(*row))
        return seats

    async def guests(
        self, *, name: str | None = None, guest: str | None = None, limit: int | None = None
    ) -> list[ListedGuest]:
        """Return guests, the latest first: whose name contains a text, or one by id."""
        been = select(func.count()).where(members.c.guest == guests.c.id).scalar_subquery()
        found = select(guests.c.id, guests.c.name, guests.c.created, been)
        if name is not None:
            found = found.where(guests.c.name.icontains(name, autoescape=True))
        if guest is not None:
            found = found.where(guests.c.id == guest)
        latest = found.order_by(guests.c.created.desc()).limit(limit)
        return [ListedGuest(*row) for row in await self._store.fetch(latest)]

    async def alone_at(self, guest: str) -> list[str]:
        """Return the tables of which a guest is the only member."""
        count = select(func.count()).where(members.c.table == tables.c.id).scalar_subquery()
        theirs = select(members.c.table).where(members.c.guest == guest)
        found = select(tables.c.id).where(tables.c.id.in_(theirs), count == 1)
        return [table for (table,) in await self._store.fetch(found.order_by(tables.c.id))]

    async def delete_table(self, table: str) -> bool:
        """Delete a table and all that belongs to it; return whether it was there."""

        def work(connection: Connection) -> bool:
            return delete_table_rows(connection, table)

        return await self._store.write(work)


def _present() -> ScalarSelect[int]:
    there = select(func.count(distinct(visits.c.guest))).where(visits.c.table == tables.c.id)
    return there.scalar_subquery()


async def count_guests(store: Store) -> int:
    """Return how many guests are stored."""
    return await _count(store, guests)


async def count_tables(store: Store) -> int:
    """Return how many tables are stored, including finished ones."""
    return await _count(store, tables)


async def _count(store: Store, table: Table) -> int:
    ((number,),) = await store.fetch(select(func.count()).select_from(table))
    return int(number)
