"""A SQLite file: one thread writes, one reads, one tidies up.

A whole transaction is done in one go in its thread. An async driver would go to a thread and back
for every statement; under load that costs more than the statements.
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
"""So often what was written to SQLite's log is moved into its file."""
PAGES_AT_MOST: Final = 20_000
"""A log so long is moved by the writer itself, however long that takes."""

PRAGMAS: Final = (
    "journal_mode=WAL",  # readers beside a writer
    "synchronous=FULL",  # durable commits
    "foreign_keys=ON",
    f"busy_timeout={BUSY_MILLISECONDS}",
    f"wal_autocheckpoint={PAGES_AT_MOST}",
)


class SqliteFile:
    """Reads beside a writer whose commits are durable.

    A transaction that writes takes its lock at once: one that first reads and then wants to
    write fails under rivals from other processes instead of waiting.

    A checkpoint moves what was written from SQLite's log into its file, and nobody is to wait for
    it: it is done in the third thread, and only the little that came up meanwhile in the writer's.
    """

    def __init__(self, url: URL) -> None:
        self.url = url
        engine = create_engine(
            url,
            poolclass=NullPool,
            hide_parameters=True,  # errors must not tell cards and secrets
            connect_args={"timeout": BUSY_MILLISECONDS / 1000},
        )
        event.listen(engine, "connect", _prepare)
        self._reader, self._writer, self._tidier = (
            _Thread(engine, name) for name in ("read", "write", "tidy")
        )
        self._commits = 0
        self._tidier.begin(self._tidy)  # after whoever was killed before

    async def read(self, query: Executable) -> list[Any]:
        """The rows that a query finds."""
        return await self._reader.do(lambda connection: list(connection.execute(query).all()))

    async def write(self, work: Callable[[Connection], T]) -> T:
        """Do some writing in a transaction of its own."""

        def transaction(connection: Connection) -> T:
            connection.exec_driver_sql("BEGIN IMMEDIATE")
            return work(connection)

        result = await self._writer.do(transaction)
        self._commits += 1
        if self._commits % COMMITS_A_CHECKPOINT == 0:
            self._tidier.begin(self._tidy)
        return result

    async def close(self) -> None:
        """Let the file go."""
        for thread in (self._tidier, self._reader, self._writer):
            await asyncio.to_thread(thread.close)

    def _tidy(self, connection: Connection) -> None:
        """Move most of the log beside the writer, then the rest while nothing is written."""
        _checkpoint(connection)
        self._writer.begin(_checkpoint)


class _Thread:
    """A thread with a connection of its own."""

    def __init__(self, engine: Engine, name: str) -> None:
        self._engine = engine
        self._thread = ThreadPoolExecutor(1, thread_name_prefix=f"sqlite-{name}")
        self._connection: Connection | None = None

    async def do(self, work: Callable[[Connection], T]) -> T:
        """Work with the connection in the thread, and wait for what comes of it."""
        return await asyncio.get_running_loop().run_in_executor(self._thread, self._do, work)

    def begin(self, work: Callable[[Connection], None]) -> None:
        """Let something be done that nobody waits for; that it fails is no matter."""
        with suppress(RuntimeError):  # the thread has been closed meanwhile
            self._thread.submit(self._do, work)

    def close(self) -> None:
        """Finish what was begun, and let the connection go."""
        self._thread.submit(self._let_go)
        self._thread.shutdown()

    def _do(self, work: Callable[[Connection], T]) -> T:
        try:
            if self._connection is None:
                self._connection = self._engine.connect()
            result = work(self._connection)
            self._connection.commit()
        except BaseException:
            self._let_go()  # whatever happened, the next one begins anew
            raise
        return result

    def _let_go(self) -> None:
        if self._connection is not None:
            with suppress(SQLAlchemyError):
                self._connection.close()
            self._connection = None


def _prepare(connection: Any, _: object) -> None:
    connection.isolation_level = None  # transactions are begun by us alone
    cursor = connection.cursor()
    for pragma in PRAGMAS:
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def _checkpoint(connection: Connection) -> None:
    connection.exec_driver_sql("PRAGMA wal_checkpoint(PASSIVE)")
