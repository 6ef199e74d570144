"""The database as the rest of `storage` uses it: one kind of failure, whatever went wrong."""

import time
from collections.abc import Callable
from importlib import import_module
from typing import Any, Final, TypeVar

from sqlalchemy import Connection
from sqlalchemy.exc import SQLAlchemyError

from amletero.storage.database import Database
from amletero.tables.log import LogUnavailable

T = TypeVar("T")

DATABASE_FAILURES: Final = (SQLAlchemyError, OSError, TimeoutError)
"""How a database fails that is full, away or in trouble."""


class Store:
    """Reads rows and writes transactions. Raises `LogUnavailable` where the database fails."""

    def __init__(
        self,
        database: Database,
        wall: Callable[[], float] = time.time,
        failed: Callable[[], None] = lambda: None,
    ) -> None:
        self._database = database
        self.failed = failed
        """Called for everything that could not be read or written."""
        self.wall = wall
        """Seconds of the calendar, for what people read."""
        kind = database.url.get_backend_name()
        self.insert: Callable[[Any], Any] = import_module(f"sqlalchemy.dialects.{kind}").insert
        """An insert that can pass over rows that exist already."""

    async def fetch(self, query: Any) -> list[Any]:
        """Return the rows that a query finds."""
        try:
            return await self._database.read(query)
        except DATABASE_FAILURES as error:
            self.failed()
            raise LogUnavailable(str(error)) from error

    async def run(self, *statements: Any) -> None:
        """Execute statements that write, all or none."""

        def work(connection: Connection) -> None:
            for statement in statements:
                connection.execute(statement)

        await self.write(work)

    async def write(self, work: Callable[[Connection], T]) -> T:
        """Write in a transaction of its own, all or nothing."""
        try:
            return await self.write_uncounted(work)
        except LogUnavailable:
            self.failed()
            raise

    async def write_uncounted(self, work: Callable[[Connection], T]) -> T:
        """Do the same, and leave it to the caller to count what failed: it was for several."""
        try:
            return await self._database.write(work)
        except DATABASE_FAILURES as error:
            raise LogUnavailable(str(error)) from error
