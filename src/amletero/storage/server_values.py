"""Stored values that all workers share: the clock, the key of cookies, the mark of changes."""

import asyncio
import secrets
import time
from collections.abc import Callable
from typing import Final

from sqlalchemy import BigInteger, Update, cast, select, update

from amletero.storage.database import Store
from amletero.storage.schema import server_values
from amletero.tables.log import LogUnavailable

CLOCK: Final = "clock"
COOKIE_KEY: Final = "cookie-key"
PUSH_KEY: Final = "push-key"
"""The key that signs notifications; browsers know its public half."""
CHANGES: Final = "forgetting"
"""Name of the mark that changes when a guest or table is deleted, a table is closed from outside or
an address is banned. It does not say which; in databases it has its first, narrower name."""


def note_change() -> Update:
    """Return the statement that changes the mark, so that all workers look again."""
    mark = update(server_values).where(server_values.c.name == CHANGES)
    return mark.values(value=secrets.token_hex(8))


class ServerValues:
    """Reads and writes named values."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def set_up(self) -> None:
        """Store the initial values, unless another worker has."""
        first = {COOKIE_KEY: secrets.token_hex(32), CLOCK: "0", CHANGES: ""}
        add = self._store.insert(server_values).on_conflict_do_nothing()
        await self._store.run(
            *(add.values(name=name, value=value) for name, value in first.items())
        )

    async def first(self, name: str, value: str) -> str:
        """Return the value of a name; store this one if there is none."""
        add = self._store.insert(server_values).on_conflict_do_nothing()
        await self._store.run(add.values(name=name, value=value))
        return await self.read(name)

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


NAME: Final = "probe"
"""Name of the row written as a test."""
FRESH_SECONDS: Final = 2.0
"""Age in seconds up to which a result is reused, so that frequent checks cost little."""


class WriteProbe:
    """Writes one small row as durably as a move, and reuses the result for a short time."""

    def __init__(self, store: Store, steady: Callable[[], float] = time.monotonic) -> None:
        self._store = store
        self._steady = steady
        self._until = steady()
        self._failure: LogUnavailable | None = None
        self._asking = asyncio.Lock()

    async def check(self) -> None:
        """Raise `LogUnavailable` if the database cannot be written."""
        async with self._asking:
            if self._steady() >= self._until:
                self._failure = await self._write()
                self._until = self._steady() + FRESH_SECONDS
        if self._failure is not None:
            raise LogUnavailable(str(self._failure))

    async def _write(self) -> LogUnavailable | None:
        row = {"name": NAME, "value": str(time.time_ns())}
        written = self._store.insert(server_values).values(row)
        keys, values = [server_values.c.name], {"value": row["value"]}
        try:
            await self._store.run(written.on_conflict_do_update(index_elements=keys, set_=values))
        except LogUnavailable as failure:
            return failure
        return None
