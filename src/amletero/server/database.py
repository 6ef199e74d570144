"""The connection to the database, and what each kind of it needs to be told."""

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from pathlib import Path
from typing import Any, Final, TypeVar

from sqlalchemy import Connection, NullPool, create_engine, event, text
from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import ArgumentError, DatabaseError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from amletero.server.schema import REVISION

T = TypeVar("T")

DRIVERS: Final = {"sqlite": "sqlite+aiosqlite", "postgresql": "postgresql+asyncpg"}

BUSY_MILLISECONDS: Final = 5_000

COMMITS_A_CHECKPOINT: Final = 500
"""So often what was written to SQLite's log is moved into its file."""
PAGES_AT_MOST: Final = 50_000
"""A log so long is moved by the writer itself, however long that takes."""


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
        f"wal_autocheckpoint={PAGES_AT_MOST}",
    ):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


class FileWriter:
    """Writes to a SQLite file in one thread, a whole transaction at a time.

    The transaction takes its lock at once: one that first reads and then wants to write fails
    under rivals from other processes instead of waiting.

    The async driver goes to its thread and back for every statement; under load that costs more
    than the writing.

    A checkpoint moves what was written from SQLite's log into its file, and nobody is to wait for
    it: it is done in a second thread, and only the little that came up meanwhile in the writer's.
    """

    def __init__(self, url: URL) -> None:
        self._engine = create_engine(
            url.set(drivername="sqlite"),
            poolclass=NullPool,
            connect_args={"timeout": BUSY_MILLISECONDS / 1000},
        )
        event.listen(self._engine, "connect", _prepare_sqlite)
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="log")
        self._tidying = ThreadPoolExecutor(1, thread_name_prefix="log-tidying")
        self._connection: Connection | None = None
        self._commits = 0

    async def write(self, work: Callable[[Connection], T]) -> T:
        """Do some writing in a transaction of its own."""
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._thread, self._write, work)

    def close(self) -> None:
        """Let the file go."""
        self._tidying.shutdown()
        self._thread.submit(self._let_go)
        self._thread.shutdown()

    def _write(self, work: Callable[[Connection], T]) -> T:
        try:
            if self._connection is None:
                self._connection = self._engine.connect()
            self._connection.exec_driver_sql("BEGIN IMMEDIATE")
            result = work(self._connection)
            self._connection.commit()
        except BaseException:
            self._let_go()  # whatever happened, the next one begins anew
            raise
        self._commits += 1
        if self._commits % COMMITS_A_CHECKPOINT == 0:
            self._tidying.submit(self._tidy)
        return result

    def _tidy(self) -> None:
        """Move most of the log in a connection of its own, beside the writer."""
        with suppress(SQLAlchemyError), self._engine.connect() as connection:
            connection.exec_driver_sql("PRAGMA wal_checkpoint(PASSIVE)")
            self._thread.submit(self._finish_tidying)

    def _finish_tidying(self) -> None:
        """Move the rest while nothing is being written, so that the log begins anew."""
        if self._connection is not None:
            with suppress(SQLAlchemyError):
                self._connection.exec_driver_sql("PRAGMA wal_checkpoint(PASSIVE)")
                self._connection.commit()

    def _let_go(self) -> None:
        if self._connection is not None:
            with suppress(SQLAlchemyError):
                self._connection.close()
            self._connection = None


async def up_to_date(engine: AsyncEngine) -> bool:
    """Whether the database has this version's tables; asked without loading what makes them."""
    async with engine.connect() as connection:
        try:
            found = await connection.execute(text("SELECT version_num FROM alembic_version"))
        except DatabaseError:
            return False
        return list(found.scalars()) == [REVISION]
