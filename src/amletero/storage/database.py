"""The database: a SQLite file, or a PostgreSQL server."""

from collections.abc import Callable
from pathlib import Path
from typing import Any, Final, Protocol, TypeAlias, TypeVar

from sqlalchemy import Connection, Executable, text
from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import ArgumentError, DatabaseError, SQLAlchemyError

from amletero.storage.schema import REVISION

T = TypeVar("T")

DatabaseUrl: TypeAlias = URL

DRIVERS: Final = {"sqlite": "sqlite", "postgresql": "postgresql+asyncpg"}


class BadDatabase(Exception):
    """The database cannot be used; the message says why and what to do."""


class Database(Protocol):
    """What is asked of a database. It fails with the errors of SQLAlchemy and of the system."""

    url: URL

    async def read(self, query: Executable) -> list[Any]:
        """The rows that a query finds."""

    async def write(self, work: Callable[[Connection], T]) -> T:
        """Do some writing in a transaction of its own: all of it or nothing, and durably."""

    async def close(self) -> None:
        """Let the database go."""


def database_url(given: str) -> URL:
    """The address of a database: a URL, or the path of a SQLite file."""
    if "://" not in given:
        return URL.create(DRIVERS["sqlite"], database=str(Path(given).expanduser()))
    try:
        url = make_url(given)
    except ArgumentError as error:
        raise BadDatabase(f"{given!r} is no database address") from error
    kind = {"postgres": "postgresql"}.get(url.get_backend_name(), url.get_backend_name())
    if kind not in DRIVERS:
        raise BadDatabase(f"{kind} is not supported; use sqlite:///FILE or postgresql://…")
    return url.set(drivername=DRIVERS[kind])


def postgres_address(url: URL) -> str | None:
    """Return the address of a PostgreSQL server with its password; None for other databases."""
    if url.get_backend_name() != "postgresql":
        return None
    return url.set(drivername="postgresql").render_as_string(hide_password=False)


def connect(url: URL, *, patient: bool = False) -> Database:
    """The database at an address. Only what its kind needs is loaded.

    Who plays cannot wait for a server that does not answer; who migrates is to be patient.
    """
    if url.get_backend_name() == "sqlite":
        from amletero.storage.sqlite import SqliteFile  # noqa: PLC0415

        return SqliteFile(url)
    from amletero.storage.postgres import PostgresServer  # noqa: PLC0415 (slow to import)

    return PostgresServer(url, patient=patient)


async def up_to_date(database: Database) -> bool:
    """Whether the database has this version's tables; asked without loading what makes them."""
    try:
        found = await database.read(text("SELECT version_num FROM alembic_version"))
    except DatabaseError:
        return False
    return [version for (version,) in found] == [REVISION]


async def make_ready(url: DatabaseUrl, *, migrating: bool) -> None:
    """Migrate a database or check that it was. Raises `BadDatabase` where it cannot be used."""
    database = connect(url, patient=migrating)
    try:
        if not await up_to_date(database):
            from amletero.storage.migration import check, migrate  # noqa: PLC0415 (slow to import)

            await (migrate(database) if migrating else check(database))
    except (SQLAlchemyError, OSError) as error:
        reason = str(getattr(error, "orig", None) or error).partition("\n")[0]
        raise BadDatabase(f"{reason}; check --database") from error
    finally:
        await database.close()
