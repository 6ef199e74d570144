"""A PostgreSQL server: any number of workers, on any number of machines."""

from collections.abc import Callable
from typing import Any, Final, TypeVar

from sqlalchemy import Connection, Executable
from sqlalchemy.engine import URL
from sqlalchemy.ext.asyncio import create_async_engine

T = TypeVar("T")

PATIENCE_SECONDS: Final = 5
"""Timeout for an answer; a slower server counts as unavailable."""


class PostgresServer:
    """A small pool of connections, each tested before use: the server may have been restarted.

    With `patient=True`, queries have no timeout (used for migrations).
    """

    def __init__(self, url: URL, *, patient: bool = False) -> None:
        self.url = url
        command_timeout = None if patient else PATIENCE_SECONDS
        self._engine = create_async_engine(
            url,
            pool_size=5,
            max_overflow=10,
            pool_timeout=PATIENCE_SECONDS,
            pool_pre_ping=True,
            hide_parameters=True,  # errors must not contain cards or secrets
            connect_args={"timeout": PATIENCE_SECONDS, "command_timeout": command_timeout},
        )

    async def read(self, query: Executable) -> list[Any]:
        """Return the rows of a query."""
        async with self._engine.connect() as connection:
            return list((await connection.execute(query)).all())

    async def write(self, work: Callable[[Connection], T]) -> T:
        """Run `work` in one transaction and return its result."""
        async with self._engine.begin() as connection:
            return await connection.run_sync(work)

    async def close(self) -> None:
        """Close all connections."""
        await self._engine.dispose()
