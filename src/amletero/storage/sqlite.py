"""A SQLite file: one thread writes, one reads, one does checkpoints.

A whole transaction runs in its thread at once. An async driver would switch threads for every
statement; under load that costs more than the statements.
"""

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from typing import Any, Final, TypeVar

from sqlalchemy import Connection, Engine, Executable, NullPool, create_engine, event
from sqlalchemy.engine import URL
from sqlalchemy.exc import SQLAlchemyError

T = TypeVar("T")

BUSY_MILLISECONDS: Final = 5_000

COMMITS_A_CHECKPOINT: Final = 500
"""Commits between two checkpoints, which move SQLite's log into its file."""
PAGES_AT_MOST: Final = 20_000
"""Length of SQLite's log, in pages, at which the writer itself does a checkpoint, at any cost."""

PRAGMAS: Final = (
    "journal_mode=WAL",  # readers do not block a writer
    "synchronous=FULL",  # durable commits
    "foreign_keys=ON",
    f"busy_timeout={BUSY_MILLISECONDS}",
    f"wal_autocheckpoint={PAGES_AT_MOST}",
)


class SqliteFile:
    """Reads while writing; commits are durable.

    A transaction that writes takes its lock at once: one that reads first and then writes would
    fail instead of waiting when another process writes.

    A checkpoint moves SQLite's log into its file. Nobody should wait for it, so the third thread
    does it; only the few pages written meanwhile are moved in the writer's thread.
    """

    def __init__(self, url: URL) -> None:
        self.url = url
        engine = create_engine(
            url,
            poolclass=NullPool,
            hide_parameters=True,  # errors must not contain cards or secrets
            connect_args={"timeout": BUSY_MILLISECONDS / 1000},
        )
        event.listen(engine, "connect", _prepare)
        self._reader, self._writer, self._tidier = (
            _Thread(engine, name) for name in ("read", "write", "tidy")
        )
        self._commits = 0
        self._tidier.begin(self._tidy)  # a killed server may have left a long log

    async def read(self, query: Executable) -> list[Any]:
        """Return the rows of a query."""
        return await self._reader.do(lambda connection: list(connection.execute(query).all()))

    async def write(self, work: Callable[[Connection], T]) -> T:
        """Run `work` in one transaction and return its result."""

        def transaction(connection: Connection) -> T:
            connection.exec_driver_sql("BEGIN IMMEDIATE")
            return work(connection)

        result = await self._writer.do(transaction)
        self._commits += 1
        if self._commits % COMMITS_A_CHECKPOINT == 0:
            self._tidier.begin(self._tidy)
        return result

    async def close(self) -> None:
        """Finish pending work and close the connections."""
        for thread in (self._tidier, self._reader, self._writer):
            await asyncio.to_thread(thread.close)

    def _tidy(self, connection: Connection) -> None:
        """Do a checkpoint of most of the log while the writer goes on, then of the rest."""
        _checkpoint(connection)
        self._writer.begin(_checkpoint)


class _Thread:
    """A thread with its own connection."""

    def __init__(self, engine: Engine, name: str) -> None:
        self._engine = engine
        self._thread = ThreadPoolExecutor(1, thread_name_prefix=f"sqlite-{name}")
        self._connection: Connection | None = None

    async def do(self, work: Callable[[Connection], T]) -> T:
        """Run `work` in the thread with its connection, and return its result."""
        return await asyncio.get_running_loop().run_in_executor(self._thread, self._do, work)

    def begin(self, work: Callable[[Connection], None]) -> None:
        """Start `work` in the thread without waiting; failures are ignored."""
        with suppress(RuntimeError):  # the thread has been closed meanwhile
            self._thread.submit(self._do, work)

    def close(self) -> None:
        """Finish pending work and close the connection."""
        self._thread.submit(self._let_go)
        self._thread.shutdown()

    def _do(self, work: Callable[[Connection], T]) -> T:
        try:
            if self._connection is None:
                self._connection = self._engine.connect()
            result = work(self._connection)
            self._connection.commit()
        except BaseException:
            self._let_go()  # the next work gets a fresh connection
            raise
        return result

    def _let_go(self) -> None:
        if self._connection is not None:
            with suppress(SQLAlchemyError):
                self._connection.close()
            self._connection = None


def _prepare(connection: Any, _: object) -> None:
    connection.isolation_level = None  # only we begin transactions
    cursor = connection.cursor()
    for pragma in PRAGMAS:
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def _checkpoint(connection: Connection) -> None:
    connection.exec_driver_sql("PRAGMA wal_checkpoint(PASSIVE)")
