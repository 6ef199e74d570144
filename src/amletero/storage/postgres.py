"""A PostgreSQL server: any number of workers, on any number of machines."""

from collections.abc import Callable
from typing import Any, Final, TypeVar

from sqlalchemy import Connection, Executable
from sqlalchemy.engine import URL
from sqlalchemy.ext.asyncio import create_async_engine

T = TypeVar("T")

PATIENCE_SECONDS: Final = 5
"""How long a server may be silent before it is taken for unavailable."""


class PostgresServer:
    """A few connections, looked at before they are used: the server may have been restarted.

    Who is patient waits for an answer as long as it takes.
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
            hide_parameters=True,  # errors must not tell cards and secrets
            connect_args={"timeout": PATIENCE_SECONDS, "command_timeout": command_timeout},
        )

    async def read(self, query: Executable) -> list[Any]:
        """The rows that a query finds."""
        async with self._engine.connect() as connection:
            return list((await connection.execute(query)).all())

    async def write(self, work: Callable[[Connection], T]) -> T:
        """Do some writing in a transaction of its own."""
        async with self._engine.begin() as connection:
            return await connection.run_sync(work)

    async def close(self) -> None:
        """Hang up."""
        await self._engine.dispose()
