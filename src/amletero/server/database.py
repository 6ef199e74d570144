"""The connection to the database, and what each kind of it needs to be told."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, Final

from sqlalchemy import event, text
from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import ArgumentError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

DRIVERS: Final = {"sqlite": "sqlite+aiosqlite", "postgresql": "postgresql+asyncpg"}

BUSY_MILLISECONDS: Final = 5_000


class BadDatabase(Exception):
    """The database cannot be used; the message says why and what to do."""


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


def connect(url: URL) -> AsyncEngine:
    """An engine for the address."""
    if url.get_backend_name() == "sqlite":
        engine = create_async_engine(url, connect_args={"timeout": BUSY_MILLISECONDS / 1000})
        event.listen(engine.sync_engine, "connect", _prepare_sqlite)
        return engine
    return create_async_engine(
        url, pool_size=5, max_overflow=10, pool_pre_ping=True, connect_args={"timeout": 5}
    )


def _prepare_sqlite(connection: Any, _: object) -> None:
    """Durable commits, readers beside a writer, and transactions begun by us alone."""
    connection.isolation_level = None
    cursor = connection.cursor()
    for pragma in (
        "journal_mode=WAL",
        "synchronous=FULL",
        "foreign_keys=ON",
        f"busy_timeout={BUSY_MILLISECONDS}",
    ):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


@asynccontextmanager
async def writing(engine: AsyncEngine) -> AsyncIterator[AsyncConnection]:
    """A transaction that writes.

    SQLite must take its lock at once: one that first reads and then wants to write fails under
    rivals instead of waiting.
    """
    async with engine.connect() as connection:
        if engine.dialect.name == "sqlite":
            await connection.execute(text("BEGIN IMMEDIATE"))
        try:
            yield connection
        except BaseException:
            await connection.rollback()
            raise
        await connection.commit()
