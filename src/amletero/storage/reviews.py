"""Reviews of finished games, without the names of the players: those can be deleted."""

from collections.abc import Sequence

from sqlalchemy import select

from amletero.storage.database import Store
from amletero.storage.schema import reviews
from amletero.wire.review import VERSION


class Reviews:
    """Stores one review per game, and its summary apart, for lists."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def keep(self, table: str, summary: str, document: str) -> None:
        """Store the review of a game, in place of one of another version."""
        row = {"table": table, "version": VERSION, "summary": summary, "document": document}
        add = self._store.insert(reviews).values(row)
        changes = {name: row[name] for name in ("version", "summary", "document")}
        keys = [reviews.c.table]
        await self._store.run(add.on_conflict_do_update(index_elements=keys, set_=changes))

    async def read(self, table: str) -> str | None:
        """Return the review of a game, or None if there is none of this version."""
        mine = (reviews.c.table == table) & (reviews.c.version == VERSION)
        rows = await self._store.fetch(select(reviews.c.document).where(mine))
        return str(rows[0][0]) if rows else None

    async def summaries(self, tables: Sequence[str]) -> dict[str, str]:
        """Return the summaries of the reviews of these games, by game, where there are any."""
        mine = reviews.c.table.in_(tables) & (reviews.c.version == VERSION)
        found = select(reviews.c.table, reviews.c.summary).where(mine)
        return dict(await self._store.fetch(found))
