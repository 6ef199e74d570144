"""The tables' log in SQL. Appends made at the same time share one durable commit."""

import asyncio
from typing import Any, Final, NamedTuple, TypeAlias

from sqlalchemy import Connection, Integer, String, bindparam, literal, select, update

from amletero.storage.database import Store
from amletero.storage.schema import entries, guests, members, names, tables
from amletero.tables.entries import BrokenLog, Entry
from amletero.tables.log import Append, LogUnavailable

LARGEST_BATCH: Final = 200

_Pending: TypeAlias = tuple[list[Append], asyncio.Future[bool]]
"""Entries of one table to store together, and the future that its caller waits for."""


class _Place(NamedTuple):
    """A place in a table's log, and the hash of the entry there."""

    table: str
    seq: int
    hash: str


class SqlLog:
    """Entries as rows with primary key (table, seq): of several writers of one place, one wins."""

    def __init__(self, store: Store) -> None:
        self._rows = store
        insert = store.insert(entries).on_conflict_do_nothing()
        self._claim = insert.returning(entries.c.table, entries.c.seq, entries.c.hash)
        """Stores entries whose places are free, and returns those places."""
        self._pending: list[_Pending] = []
        self._wake = asyncio.Event()
        self._writer = asyncio.create_task(self._write_on())

    async def close(self) -> None:
        """Stop writing; all tables must be closed, so that no append is pending."""
        self._writer.cancel()
        await asyncio.gather(self._writer, return_exceptions=True)

    # --- Writing -------------------------------------------------------------------------------

    async def append(self, appends: list[Append]) -> bool:
        """Store entries durably, in one commit with all other pending appends.

        Returns False if another writer has taken the first place.
        """
        stored: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
        self._pending.append((appends, stored))
        self._wake.set()
        try:
            return await stored
        except LogUnavailable:
            self._rows.failed()
            raise

    async def create(self, table: str, invite: str, watch: str, appends: list[Append]) -> bool:
        """Store a new table with its first entries; return False if its id is taken."""
        now = self._rows.wall()
        row = {
            "id": table,
            "invite": invite,
            "watch": watch,
            "phase": appends[-1].phase,
            "seq": appends[-1].entry.seq,
            "due": appends[-1].due,
            "created": now,
            "updated": now,
        }

        def work(connection: Connection) -> bool:
            insert = self._rows.insert(tables).values(row).on_conflict_do_nothing()
            if connection.execute(insert.returning(tables.c.id)).first() is None:
                return False
            connection.execute(self._rows.insert(entries), [_row(append) for append in appends])
            return True

        return await self._rows.write(work)

    async def name(self, table: str, seat: int, guest: str, name: str) -> None:
        """Store a guest's name on a seat, unless they were forgotten meanwhile."""
        named = literal(table, String), literal(seat, Integer), guests.c.id, literal(name, String)
        found = select(*named).where(guests.c.id == guest)
        statement = self._rows.insert(names).from_select(["table", "seat", "guest", "name"], found)
        keys = [names.c.table, names.c.seat, names.c.guest]
        await self._rows.run(
            statement.on_conflict_do_update(index_elements=keys, set_={"name": name})
        )

    async def admit_all(self, table: str, other: str) -> None:
        """Admit all members of a table to another one."""

        def work(connection: Connection) -> None:
            found = select(members.c.guest).where(members.c.table == table)
            rows = [
                {"table": other, "guest": guest, "since": self._rows.wall()}
                for guest in connection.execute(found).scalars()
            ]
            if rows:
                connection.execute(self._rows.insert(members).on_conflict_do_nothing(), rows)

        await self._rows.write(work)

    async def clear_due(self, table: str, seq: int) -> None:
        """Clear a table's due time, unless its log has grown beyond this place."""
        here = (tables.c.id == table) & (tables.c.seq == seq)
        await self._rows.run(update(tables).where(here).values(due=None))

    async def _write_on(self) -> None:
        while True:
            await self._wake.wait()
            self._wake.clear()
            while self._pending:
                batch = self._pending[:LARGEST_BATCH]
                del self._pending[:LARGEST_BATCH]
                await self._write_batch(batch)

    async def _write_batch(self, batch: list[_Pending]) -> None:
        try:
            groups = [appends for appends, _ in batch]
            won = await self._rows.write_uncounted(
                lambda connection: self._store(connection, groups)
            )
        except LogUnavailable as error:
            for _, stored in batch:
                if not stored.done():
                    stored.set_exception(error)
            return
        for appends, stored in batch:
            if not stored.done():
                stored.set_result(_place(appends[0]) in won)

    def _store(self, connection: Connection, groups: list[list[Append]]) -> set[_Place]:
        """Store a batch within a transaction; return the first places that were won.

        A group that wins its first place wins all that follow: no writer can take a place
        before the one in front of it is taken. A table that was deleted wins none.
        """
        # The same order on all workers prevents deadlocks between two that write the same tables.
        stored = _locked(connection, {appends[0].table for appends in groups})
        kept = [appends for appends in groups if appends[0].table in stored]
        groups = sorted(kept, key=lambda appends: _place(appends[0]))
        if not groups:
            return set()
        firsts = [_row(appends[0]) for appends in groups]
        won = {_Place(*row) for row in connection.execute(self._claim, firsts)}
        winners = [appends for appends in groups if _place(appends[0]) in won]
        if following := [_row(append) for appends in winners for append in appends[1:]]:
            connection.execute(self._rows.insert(entries), following)
        if winners:
            connection.execute(_UPDATE, [self._news(appends[-1]) for appends in winners])
        return won

    def _news(self, append: Append) -> dict[str, Any]:
        return {
            "of": append.table,
            "to_seq": append.entry.seq,
            "to_phase": append.phase,
            "to_due": append.due,
            "to_watch": append.watch,
            "to_updated": self._rows.wall(),
        }

    # --- Reading -------------------------------------------------------------------------------

    async def read(self, table: str, after: int = -1) -> list[Entry]:
        """Return the entries that follow a place in a table's log.

        Raises `BrokenLog` if the last ones are missing: the chain of hashes cannot show this, but
        the table's row has the length of its log.
        """
        following = (entries.c.table == tables.c.id) & (entries.c.seq > after)
        found = (
            select(tables.c.seq, *(entries.c[field] for field in Entry.__struct_fields__))
            .select_from(tables.outerjoin(entries, following))
            .where(tables.c.id == table)
            .order_by(entries.c.seq)
        )
        rows = await self._rows.fetch(found)
        read = [Entry(*row) for _, *row in rows if row[0] is not None]
        reached = read[-1].seq if read else after
        if rows and reached < rows[0][0]:
            raise BrokenLog(table, reached + 1)
        return read

    async def answered(self, table: str, key: str) -> int | None:
        """Return the version after the entry that granted the request of this key, or None."""
        found = select(entries.c.version).where(entries.c.table == table, entries.c.key == key)
        rows = await self._rows.fetch(found)
        return rows[0][0] if rows else None

    async def names(self, table: str) -> dict[tuple[int, str], str]:
        """Return the names of the players at a table, by seat and guest."""
        found = select(names.c.seat, names.c.guest, names.c.name).where(names.c.table == table)
        return {(seat, guest): name for seat, guest, name in await self._rows.fetch(found)}

    async def names_at(self, some: list[str]) -> dict[str, dict[tuple[int, str], str]]:
        """Return the names of the players at some tables, by table, then by seat and guest."""
        columns = names.c.table, names.c.seat, names.c.guest, names.c.name
        named: dict[str, dict[tuple[int, str], str]] = {}
        for table, seat, guest, name in await self._rows.fetch(
            select(*columns).where(names.c.table.in_(some))
        ):
            named.setdefault(table, {})[seat, guest] = name
        return named

    async def lengths(self, some: list[str]) -> list[tuple[str, int]]:
        """Return the last place in the log of each of these tables."""
        found = select(tables.c.id, tables.c.seq).where(tables.c.id.in_(some))
        return [(table, seq) for table, seq in await self._rows.fetch(found)]

    async def due(self, before: int, limit: int) -> list[str]:
        """Return the tables that were due before a time of the server clock, the earliest first."""
        found = select(tables.c.id).where(tables.c.due < before).order_by(tables.c.due)
        return [table for (table,) in await self._rows.fetch(found.limit(limit))]


def _locked(connection: Connection, some: set[str]) -> set[str]:
    """Return those of some tables that exist; they cannot be deleted before the commit."""
    return set(connection.execute(_LOCK, {"some": sorted(some)}).scalars())


def _place(append: Append) -> _Place:
    return _Place(append.table, append.entry.seq, append.entry.hash)


def _row(append: Append) -> dict[str, Any]:
    entry = append.entry
    fields = {field: getattr(entry, field) for field in Entry.__struct_fields__}
    return {"table": append.table, **fields}


# Statements that every move needs are built once; building them takes longer than SQLite does.
_LOCK: Final = (
    select(tables.c.id)
    .where(tables.c.id.in_(bindparam("some", expanding=True)))
    .order_by(tables.c.id)
    .with_for_update()
)
_UPDATE: Final = (
    update(tables)
    .where(tables.c.id == bindparam("of"))
    .values(
        seq=bindparam("to_seq"),
        phase=bindparam("to_phase"),
        due=bindparam("to_due"),
        watch=bindparam("to_watch"),
        updated=bindparam("to_updated"),
    )
)
