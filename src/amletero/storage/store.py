"""The database as the rest of `storage` uses it: every failure is a `LogUnavailable`."""

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
"""Errors of a database that is full, unreachable or broken."""


class Store:
    """Reads rows and writes transactions. Raises `LogUnavailable` if the database fails."""

    def __init__(
        self,
        database: Database,
        wall: Callable[[], float] = time.time,
        failed: Callable[[], None] = lambda: None,
    ) -> None:
        self._database = database
        self.failed = failed
        """Called for every read or write that failed."""
        self.wall = wall
        """Returns the calendar time in seconds, for times that people read."""
        kind = database.url.get_backend_name()
        self.insert: Callable[[Any], Any] = import_module(f"sqlalchemy.dialects.{kind}").insert
        """The database's own `insert`, which can skip rows that already exist."""

    async def fetch(self, query: Any) -> list[Any]:
        """Return the rows of a query."""
        try:
            return await self._database.read(query)
        except DATABASE_FAILURES as error:
            self.failed()
            raise LogUnavailable(str(error)) from error

    async def run(self, *statements: Any) -> None:
        """Execute writing statements in one transaction."""

        def work(connection: Connection) -> None:
            for statement in statements:
                connection.execute(statement)

        await self.write(work)

    async def write(self, work: Callable[[Connection], T]) -> T:
        """Run `work` in one transaction and return its result."""
        try:
            return await self.write_uncounted(work)
        except LogUnavailable:
            self.failed()
            raise

    async def write_uncounted(self, work: Callable[[Connection], T]) -> T:
        """Do the same without calling `failed`: each of the callers that share it calls it."""
        try:
            return await self._database.write(work)
        except DATABASE_FAILURES as error:
            raise LogUnavailable(str(error)) from error
