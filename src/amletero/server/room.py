"""Whether there is room for another guest or table."""

import time
from collections.abc import Awaitable, Callable
from typing import Final

from amletero.server.config import Config
from amletero.storage.counts import count_guests, count_tables
from amletero.storage.store import Store
from amletero.tables.refusals import deny
from amletero.wire.socket.codes import RefusalCode

COUNT_SECONDS: Final = 30.0
"""Age at which a count is taken anew; until then a worker adds what it lets in itself."""


class Room:
    """Keeps the server from growing without end."""

    def __init__(
        self, store: Store, config: Config, steady: Callable[[], float] = time.monotonic
    ) -> None:
        most = config.ceilings if config.rate_limits else None
        self._guests = _Ceiling(most.guests if most else 0, lambda: count_guests(store), steady)
        self._tables = _Ceiling(most.tables if most else 0, lambda: count_tables(store), steady)

    async def for_guest(self) -> None:
        """Let another guest in. Raises `Denied` where there is no room."""
        await self._guests.add()

    async def for_table(self) -> None:
        """Let another table be set up. Raises `Denied` where there is no room."""
        await self._tables.add()


class _Ceiling:
    """A count that may not pass a number; 0: any number."""

    def __init__(
        self, most: int, count: Callable[[], Awaitable[int]], steady: Callable[[], float]
    ) -> None:
        self._most = most
        self._count = count
        self._steady = steady
        self._counted = 0
        self._until = steady()

    async def add(self) -> None:
        """Count one more. Raises `Denied` where that is too many."""
        if not self._most:
            return
        if self._steady() >= self._until:
            self._counted = await self._count()
            self._until = self._steady() + COUNT_SECONDS
        if self._counted >= self._most:
            raise deny(RefusalCode.SERVER_FULL)
        self._counted += 1
