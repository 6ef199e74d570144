"""Checks by writing whether the database can be written."""

import asyncio
import time
from collections.abc import Callable
from typing import Final

from amletero.storage.schema import server_values
from amletero.storage.store import Store
from amletero.tables.log import LogUnavailable

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
