"""Who is connected to which table, where several workers serve the same tables."""

import secrets
from typing import Final

from sqlalchemy import delete, insert, select

from amletero.server.log import SqlLog
from amletero.server.schema import visits, workers
from amletero.tables.visitors import Guest, Visitor

SILENCE: Final = 15_000
"""A worker not heard of for so long, in milliseconds of the house clock, is gone."""


class SharedPresence:
    """Visits as rows; a worker that dies takes its visits with it."""

    def __init__(self, log: SqlLog) -> None:
        self._log = log
        self.worker = secrets.token_hex(8)
        self._visits: dict[Visitor, str] = {}

    async def enter(self, table: str, visitor: Visitor) -> None:
        """A visitor has said hello here."""
        visit = self._visits.setdefault(visitor, secrets.token_hex(8))
        row = {
            "id": visit,
            "worker": self.worker,
            "table": table,
            "guest": visitor.guest,
            "contributes": visitor.contributes,
        }
        await self._log.run(delete(visits).where(visits.c.id == visit), insert(visits).values(row))

    async def leave(self, visitor: Visitor) -> None:
        """A visitor is gone."""
        visit = self._visits.pop(visitor, None)
        if visit is not None:
            await self._log.run(delete(visits).where(visits.c.id == visit))

    async def elsewhere(self, table: str) -> list[Guest]:
        """Who is at a table through other workers."""
        found = select(visits.c.guest, visits.c.contributes).where(
            visits.c.table == table, visits.c.worker != self.worker
        )
        return [Guest(guest, contributes) for guest, contributes in await self._log.fetch(found)]

    async def heartbeat(self, now: int) -> None:
        """Say that this worker lives, and clear away those that do not."""
        gone = workers.c.seen < now - SILENCE
        await self._log.run(
            delete(workers).where(workers.c.id == self.worker),
            insert(workers).values(id=self.worker, seen=now),
            delete(workers).where(gone),
            delete(visits).where(visits.c.worker.not_in(select(workers.c.id))),
        )
