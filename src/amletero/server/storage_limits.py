"""Limits on the number of guests and tables that the server stores."""

import time
from collections.abc import Awaitable, Callable
from typing import Final

from amletero.server.config import Config
from amletero.storage.administration import count_guests, count_tables
from amletero.storage.database import Store
from amletero.tables.refusals import deny
from amletero.wire.socket.codes import RefusalCode

COUNT_SECONDS: Final = 30.0
"""Age in seconds after which the database is counted again; until then a worker adds its own."""


class StorageLimits:
    """Refuses new guests and tables once the server has as many as configured."""

    def __init__(
        self, store: Store, config: Config, steady: Callable[[], float] = time.monotonic
    ) -> None:
        most = config.ceilings if config.rate_limits else None
        self._guests = _Ceiling(most.guests if most else 0, lambda: count_guests(store), steady)
        self._tables = _Ceiling(most.tables if most else 0, lambda: count_tables(store), steady)

    async def add_guest(self) -> None:
        """Count another guest. Raises `Denied` if the server is full."""
        await self._guests.add()

    async def add_table(self) -> None:
        """Count another table. Raises `Denied` if the server is full."""
        await self._tables.add()


class _Ceiling:
    """A count with an upper limit; 0 means no limit."""

    def __init__(
        self, most: int, count: Callable[[], Awaitable[int]], steady: Callable[[], float]
    ) -> None:
        self._most = most
        self._count = count
        self._steady = steady
        self._counted = 0
        self._until = steady()

    async def add(self) -> None:
        """Count one more. Raises `Denied` if the limit is reached."""
        if not self._most:
            return
        if self._steady() >= self._until:
            self._counted = await self._count()
            self._until = self._steady() + COUNT_SECONDS
        if self._counted >= self._most:
            raise deny(RefusalCode.SERVER_FULL)
        self._counted += 1
