"""Who may enter which table: members, invitations, and tables open to everyone."""

from typing import NamedTuple

from sqlalchemy import delete, select

from amletero.storage.database import Store
from amletero.storage.schema import members, names, tables


class Admission(NamedTuple):
    """A table's access rules for one guest: who may watch, and whether the guest is a member."""

    watch: str
    member: bool


class Members:
    """Stores the members of all tables."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def admission(self, table: str, guest: str) -> Admission | None:
        """Return a table's access rules for a guest, or None if there is no such table."""
        rows = await self._store.fetch(
            select(tables.c.watch, members.c.guest)
            .outerjoin(members, (members.c.table == tables.c.id) & (members.c.guest == guest))
            .where(tables.c.id == table, tables.c.expiring.is_(None))
        )
        return Admission(rows[0][0], rows[0][1] is not None) if rows else None

    async def invite(self, table: str) -> str | None:
        """Return the secret of a table's link, or None if there is no such table."""
        here = (tables.c.id == table) & tables.c.expiring.is_(None)
        rows = await self._store.fetch(select(tables.c.invite).where(here))
        return str(rows[0][0]) if rows else None

    async def admit(self, table: str, guest: str) -> None:
        """Make a guest a member of a table."""
        row = {"table": table, "guest": guest, "since": self._store.wall()}
        await self._store.run(self._store.insert(members).values(row).on_conflict_do_nothing())

    async def remove(self, table: str, guest: str) -> None:
        """Remove a guest from the members of a table, and their name from its seats."""
        await self._store.run(
            delete(members).where(members.c.table == table, members.c.guest == guest),
            delete(names).where(names.c.table == table, names.c.guest == guest),
        )

    async def open_to_everyone(self, limit: int) -> list[tuple[str, int]]:
        """Return tables that everyone may enter, the latest first, with their logs' last places."""
        found = (
            select(tables.c.id, tables.c.seq)
            .where(
                tables.c.watch == "everyone",
                tables.c.phase.in_(["lobby", "playing"]),
                tables.c.expiring.is_(None),
            )
            .order_by(tables.c.updated.desc())
            .limit(limit)
        )
        return [(table, seq) for table, seq in await self._store.fetch(found)]
