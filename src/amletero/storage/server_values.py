"""Stored values that all workers share: the clock, the key of cookies, the deletion mark."""

import secrets
from typing import Final

from sqlalchemy import BigInteger, cast, select, update

from amletero.storage.schema import server_values
from amletero.storage.store import Store

CLOCK: Final = "clock"
COOKIE_KEY: Final = "cookie-key"
FORGETTING: Final = "forgetting"
"""Name of the mark that changes when a guest is forgotten; it does not identify them."""


class ServerValues:
    """Reads and writes named values."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def set_up(self) -> None:
        """Store the initial values, unless another worker has."""
        first = {COOKIE_KEY: secrets.token_hex(32), CLOCK: "0", FORGETTING: ""}
        add = self._store.insert(server_values).on_conflict_do_nothing()
        await self._store.run(
            *(add.values(name=name, value=value) for name, value in first.items())
        )

    async def read(self, name: str) -> str:
        """Return the value of a name."""
        named = select(server_values.c.value).where(server_values.c.name == name)
        ((value,),) = await self._store.fetch(named)
        return str(value)

    async def advance_clock(self, now: int) -> None:
        """Set the server clock to a time in milliseconds, never back."""
        behind = cast(server_values.c.value, BigInteger) < now
        clock = update(server_values).where(server_values.c.name == CLOCK, behind)
        await self._store.run(clock.values(value=str(now)))
