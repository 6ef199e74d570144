"""Banned networks: whose requests the server refuses, and until when."""

from dataclasses import dataclass

from sqlalchemy import Connection, delete, select

from amletero.storage.database import Store
from amletero.storage.schema import bans
from amletero.storage.server_values import note_change


@dataclass(frozen=True, slots=True)
class Ban:
    """A banned network; times in seconds since 1970."""

    network: str
    since: float
    until: float | None
    """None for ever."""


class Bans:
    """Stores the banned networks."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def add(self, ban: Ban) -> None:
        """Ban a network, or change until when it is banned."""
        row = {"network": ban.network, "since": ban.since, "until": ban.until}
        added = self._store.insert(bans).values(row)
        changed = added.on_conflict_do_update(
            index_elements=[bans.c.network], set_={"until": ban.until}
        )
        await self._store.run(changed, note_change())

    async def remove(self, network: str) -> bool:
        """Lift a ban; return whether there was one."""

        def work(connection: Connection) -> bool:
            gone = delete(bans).where(bans.c.network == network).returning(bans.c.network)
            found = connection.execute(gone).first() is not None
            connection.execute(note_change())
            return found

        return await self._store.write(work)

    async def all(self, now: float) -> list[Ban]:
        """Return the bans that have not ended, sorted; those that have are deleted."""

        def work(connection: Connection) -> None:
            connection.execute(delete(bans).where(bans.c.until <= now))

        await self._store.write(work)
        columns = bans.c.network, bans.c.since, bans.c.until
        return [Ban(*row) for row in await self._store.fetch(select(*columns).order_by(columns[0]))]
