"""Who is connected to which table, where several workers serve the same tables."""

import asyncio
import secrets
from collections.abc import Callable, Sequence
from typing import Final, NamedTuple

from sqlalchemy import Connection, bindparam, delete, func, insert, select

from amletero.storage.database import Store
from amletero.storage.schema import visits, workers
from amletero.tables.visitors import Guest, Visitor

SILENCE: Final = 15_000
"""Milliseconds of the server clock without a heartbeat after which a worker counts as dead."""


class VisitRow(NamedTuple):
    """A row of the table of visits."""

    id: str
    worker: str
    table: str
    guest: str
    contributes: bool


class SharedPresence:
    """Stores visits as rows; those of a dead worker are removed.

    A worker knows its own visits. If the rows differ, because the database failed or another
    worker took this one for dead, the next change or heartbeat corrects them. Others only remove
    rows, so their number shows whether that happened; thousands of rows are not read every time.
    """

    def __init__(self, store: Store) -> None:
        self._store = store
        self.worker = secrets.token_hex(8)
        self._visits: dict[Visitor, VisitRow] = {}
        self._stored: set[VisitRow] | None = None
        """The rows as this worker last wrote them; None after a failure."""
        self._changed = asyncio.Event()
        self._writing = asyncio.Lock()
        self._steady: int | None = None
        """Time of the first heartbeat since one failed; None after a failure."""

    def enter(self, table: str, visitor: Visitor) -> None:
        """Add a visitor who has said hello here."""
        known = self._visits.get(visitor)
        visit = secrets.token_hex(8) if known is None else known.id
        self._visits[visitor] = VisitRow(
            visit, self.worker, table, visitor.guest, visitor.contributes
        )
        self._changed.set()

    def leave(self, visitor: Visitor) -> None:
        """Remove a visitor who is gone."""
        if self._visits.pop(visitor, None) is not None:
            self._changed.set()

    def count(self) -> int:
        """Return how many visitors are connected through this worker."""
        return len(self._visits)

    def is_here(self, guest: str) -> bool:
        """Return whether a guest is connected to any table through this worker."""
        return any(visitor.guest == guest for visitor in self._visits)

    async def elsewhere(self, tables: Sequence[str]) -> dict[str, frozenset[Guest]]:
        """Return the guests who are at each of these tables through other workers."""
        found = select(visits.c.table, visits.c.guest, visits.c.contributes).where(
            visits.c.table.in_(tables), visits.c.worker != self.worker
        )
        guests: dict[str, set[Guest]] = {table: set() for table in tables}
        for table, guest, contributes in await self._store.fetch(found):
            guests[table].add(Guest(guest, contributes))
        return {table: frozenset(there) for table, there in guests.items()}

    async def keep(self) -> set[str]:
        """Wait until visitors come or go, and store it; return the tables whose rows changed."""
        await self._changed.wait()
        self._changed.clear()
        return await self._mend()

    async def heartbeat(self, now: int) -> set[str]:
        """Store that this worker lives and its visits; return the tables whose rows were corrected.

        Removes workers without a heartbeat. After the database has failed, all workers lack one,
        so each first gets time to send it.
        """
        steady, self._steady = self._steady, None

        def beat(connection: Connection) -> None:
            connection.execute(delete(workers).where(workers.c.id == self.worker))
            connection.execute(insert(workers).values(id=self.worker, seen=now))
            if steady is not None and now - steady >= SILENCE:
                _clear_away(connection, now - SILENCE)

        mended = await self._mend(beat)
        self._steady = now if steady is None else steady
        return mended

    async def farewell(self) -> None:
        """Remove this worker and all its visits."""
        await self._store.run(
            delete(visits).where(visits.c.worker == self.worker),
            delete(workers).where(workers.c.id == self.worker),
        )

    async def _mend(self, first: Callable[[Connection], None] = lambda _: None) -> set[str]:
        """Make the rows equal to the visits, after something else in the same transaction.

        Returns the tables whose rows changed.
        """
        async with self._writing:
            known, self._stored = self._stored, None
            wanted = set(self._visits.values())

            def work(connection: Connection) -> set[str]:
                first(connection)
                return _replace(connection, self._rows(connection, known), wanted)

            mended = await self._store.write(work)
            self._stored = wanted
            return mended

    def _rows(self, connection: Connection, known: set[VisitRow] | None) -> set[VisitRow]:
        """Return the rows of this worker; they are read unless they are known."""
        own = visits.c.worker == self.worker
        if known is not None:
            count = select(func.count()).select_from(visits).where(own)
            if connection.execute(count).scalar_one() == len(known):
                return known
        columns = (visits.c[field] for field in VisitRow._fields)
        return {VisitRow(*row) for row in connection.execute(select(*columns).where(own))}


def _replace(connection: Connection, stored: set[VisitRow], wanted: set[VisitRow]) -> set[str]:
    """Make the stored rows equal to the wanted ones; return the tables where they differed."""
    wrong, missing = stored - wanted, wanted - stored
    if wrong:
        gone = delete(visits).where(visits.c.id == bindparam("visit"))
        connection.execute(gone, [{"visit": visit.id} for visit in wrong])
    if missing:
        connection.execute(insert(visits), [visit._asdict() for visit in missing])
    return {visit.table for visit in wrong | missing}


def _clear_away(connection: Connection, before: int) -> None:
    """Remove the workers that were last seen before a time, and their visits."""
    connection.execute(delete(workers).where(workers.c.seen < before))
    connection.execute(delete(visits).where(visits.c.worker.not_in(select(workers.c.id))))
