"""The database: a SQLite file or a PostgreSQL server, and how the rest of `storage` uses it."""

import time
from collections.abc import Callable
from enum import StrEnum
from importlib import import_module
from pathlib import Path
from typing import Any, Final, Protocol, TypeAlias, TypeVar

from sqlalchemy import Connection, Executable, text
from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import ArgumentError, DatabaseError, SQLAlchemyError

from amletero.storage.schema import REVISION
from amletero.tables.log import LogUnavailable

T = TypeVar("T")

DatabaseUrl: TypeAlias = URL

DATABASE_FAILURES: Final = (SQLAlchemyError, OSError, TimeoutError)
"""Errors of a database that is full, unreachable or broken."""
DRIVERS: Final = {"sqlite": "sqlite", "postgresql": "postgresql+asyncpg"}


class DatabaseProblem(StrEnum):
    """Why a database cannot be used; the sentence is `database-<problem>` of the locales."""

    NO_ADDRESS = "no-address"
    NOT_SUPPORTED = "not-supported"
    EMPTY = "empty"
    OLDER = "older"
    NEWER = "newer"
    OF_ANOTHER_PROGRAM = "of-another-program"
    FAILED = "failed"


class BadDatabase(Exception):
    """The database cannot be used; the detail is an address, a kind of database, or an error."""

    def __init__(self, problem: DatabaseProblem, detail: str = "") -> None:
        super().__init__(problem, detail)
        self.problem = problem
        self.detail = detail


class Database(Protocol):
    """A database connection. Its methods raise the errors of SQLAlchemy and of the system."""

    url: URL

    async def read(self, query: Executable) -> list[Any]:
        """Return the rows of a query."""

    async def write(self, work: Callable[[Connection], T]) -> T:
        """Run `work` in one durable transaction and return its result."""

    async def close(self) -> None:
        """Close all connections."""


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


def database_url(given: str) -> URL:
    """Return the URL of a database, given as a URL or as the path of a SQLite file."""
    if "://" not in given:
        return URL.create(DRIVERS["sqlite"], database=str(Path(given).expanduser()))
    try:
        url = make_url(given)
    except ArgumentError as error:
        raise BadDatabase(DatabaseProblem.NO_ADDRESS, repr(given)) from error
    kind = {"postgres": "postgresql"}.get(url.get_backend_name(), url.get_backend_name())
    if kind not in DRIVERS:
        raise BadDatabase(DatabaseProblem.NOT_SUPPORTED, kind)
    return url.set(drivername=DRIVERS[kind])


def postgres_address(url: URL) -> str | None:
    """Return the URL of a PostgreSQL server with its password; None for other databases."""
    if url.get_backend_name() != "postgresql":
        return None
    return url.set(drivername="postgresql").render_as_string(hide_password=False)


def connect(url: URL, *, patient: bool = False) -> Database:
    """Return the database at a URL. Only the modules that its kind needs are loaded.

    With `patient=True`, queries have no timeout (used for migrations).
    """
    if url.get_backend_name() == "sqlite":
        from amletero.storage.sqlite import SqliteFile  # noqa: PLC0415

        return SqliteFile(url)
    from amletero.storage.postgres import PostgresServer  # noqa: PLC0415 (slow to import)

    return PostgresServer(url, patient=patient)


async def up_to_date(database: Database) -> bool:
    """Return whether the database has this version's tables, without loading the migrations."""
    try:
        found = await database.read(text("SELECT version_num FROM alembic_version"))
    except DatabaseError:
        return False
    return [version for (version,) in found] == [REVISION]


async def make_ready(url: DatabaseUrl, *, migrating: bool) -> None:
    """Migrate a database, or check that it was migrated. Raises `BadDatabase` if it is unusable."""
    database = connect(url, patient=migrating)
    try:
        if not await up_to_date(database):
            from amletero.storage.migration import check, migrate  # noqa: PLC0415 (slow to import)

            await (migrate(database) if migrating else check(database))
    except (SQLAlchemyError, OSError) as error:
        reason = str(getattr(error, "orig", None) or error).partition("\n")[0]
        raise BadDatabase(DatabaseProblem.FAILED, reason) from error
    finally:
        await database.close()
