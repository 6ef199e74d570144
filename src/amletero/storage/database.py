"""The database: a SQLite file, or a PostgreSQL server."""

from collections.abc import Callable
from enum import StrEnum
from pathlib import Path
from typing import Any, Final, Protocol, TypeAlias, TypeVar

from sqlalchemy import Connection, Executable, text
from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import ArgumentError, DatabaseError, SQLAlchemyError

from amletero.storage.schema import REVISION

T = TypeVar("T")

DatabaseUrl: TypeAlias = URL

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
