"""A server to mistreat: in this process, or in processes of its own that can be killed."""

import asyncio
import os
import random
import socket
import tempfile
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from fcntl import LOCK_EX, LOCK_NB, flock
from pathlib import Path
from typing import Final

import msgspec
import uvicorn

from amletero.server.app import create_app
from amletero.server.config import Config
from amletero.server.run_server import BACKLOG, uvicorn_config
from amletero.storage.database import DatabaseUrl, connect, database_url
from amletero.storage.migration import migrate
from amletero.tables.due_tasks import Delays

FAST: Final = Delays(between_rounds=0, commit=30_000, reveal=30_000, bot_least=0, bot_most=0)
"""No pauses: for machines that play against machines.

A deal goes on as soon as everyone has answered, so the patience costs nothing. Only where somebody
is silent on purpose is it waited for; such tests make it short.
"""
PORTS: Final = range(10_000, 32_000)
"""Below the ports that systems lend to outgoing connections, which could take one meanwhile."""

_locks: Final[list[int]] = []
"""The locks of the ports that this process was given: open files, until it ends."""
_migrated_files: Final[list[bytes]] = []
"""The bytes of an empty SQLite file with its tables, once there is one."""


def free_port() -> int:
    """Return a port that nobody listens on, and that no other process of tests is given."""
    shared = os.environ.get("AMLETERO_TEST_PORTS", tempfile.gettempdir())
    folder = Path(shared) / f"amletero-ports-{os.getuid()}"
    folder.mkdir(exist_ok=True)
    for port in random.SystemRandom().sample(PORTS, 100):
        with suppress(OSError):
            _hold(folder / str(port))
            with socket.create_server(("127.0.0.1", port)):
                return port
    raise OSError("no port is free")


def _hold(file: Path) -> None:
    """Lock a file as long as this process lives. Raises `OSError` if another has it."""
    lock = os.open(file, os.O_WRONLY | os.O_CREAT)
    try:
        flock(lock, LOCK_EX | LOCK_NB)
    except OSError:
        os.close(lock)
        raise
    _locks.append(lock)


async def migrated(database: str) -> str:
    """Return the database's address once it has its tables.

    SQLite files are migrated once for each process; later ones are copies of the first.
    """
    url = database_url(database)
    if url.get_backend_name() == "sqlite" and not _exists(url.database):
        await _migrated_file(Path(url.database or ""))
    else:
        await _migrate(url)
    return database


async def _migrate(url: DatabaseUrl) -> None:
    opened = connect(url)
    await migrate(opened)
    await opened.close()


async def _migrated_file(file: Path) -> None:
    """Make a new SQLite file with its tables."""
    if not _migrated_files:
        await _migrate(database_url(str(file)))
        _migrated_files.append(await asyncio.to_thread(file.read_bytes))
    else:
        await asyncio.to_thread(file.write_bytes, _migrated_files[0])


def _exists(path: str | None) -> bool:
    return Path(path or "").exists()


def config_for(database: str, **changes: object) -> Config:
    """A quick server without limits on how much is asked of it."""
    defaults: dict[str, object] = {"delays": FAST, "bot_processes": 0, "rate_limits": False}
    return Config(database=database, **{**defaults, **changes})  # type: ignore[arg-type]


def listening_port(listening: socket.socket) -> int:
    """Return the port of a bound socket."""
    port: int = listening.getsockname()[1]
    return port


@asynccontextmanager
async def served(config: Config, proxies: str | None = None) -> AsyncIterator[str]:
    """A server in this process, which has work of its own; gives its address."""
    config = msgspec.structs.replace(config, own_process=False)
    ceilings = config.ceilings if config.rate_limits else None
    settings = uvicorn_config(create_app(config), proxies=proxies, ceilings=ceilings)
    server = uvicorn.Server(settings)
    listening = socket.create_server(("127.0.0.1", 0), backlog=BACKLOG)
    task = asyncio.create_task(server.serve(sockets=[listening]))
    while not server.started:
        await asyncio.sleep(0.01)
        if task.done():
            task.result()
    try:
        yield f"127.0.0.1:{listening_port(listening)}"
    finally:
        server.should_exit = True
        await task


@asynccontextmanager
async def served_file(folder: Path, **changes: object) -> AsyncIterator[str]:
    """A server in this process on a fresh SQLite file."""
    database = await migrated(f"sqlite:///{folder / 'amletero.db'}")
    async with served(config_for(database, **changes)) as address:
        yield address
