"""A server to mistreat: in this process, or in processes of its own that can be killed."""

import asyncio
import socket
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, closing
from pathlib import Path

import uvicorn

from amletero.server.app import create_app
from amletero.server.config import Config
from amletero.server.run_server import uvicorn_config
from amletero.storage.database import connect, database_url
from amletero.storage.migration import migrate
from amletero.tables.due import Delays

FAST = Delays(between_rounds=0, commit=2_000, reveal=2_000, bot_least=0, bot_most=0)
"""No pauses: for machines that play against machines."""


def free_port() -> int:
    """A port that nobody listens on."""
    with closing(socket.socket()) as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


async def migrated(database: str) -> str:
    """The database's address, once it has its tables."""
    opened = connect(database_url(database))
    await migrate(opened)
    await opened.close()
    return database


def config_for(database: str, **changes: object) -> Config:
    """A quick server without limits on how much is asked of it."""
    defaults: dict[str, object] = {"delays": FAST, "bot_processes": 0, "rate_limits": False}
    return Config(database=database, **{**defaults, **changes})  # type: ignore[arg-type]


@asynccontextmanager
async def served(config: Config, proxies: str | None = None) -> AsyncIterator[str]:
    """A server in this process; gives its address."""
    port = free_port()
    ceilings = config.ceilings if config.rate_limits else None
    settings = uvicorn_config(create_app(config), port=port, proxies=proxies, ceilings=ceilings)
    server = uvicorn.Server(settings)
    task = asyncio.create_task(server.serve())
    while not server.started:
        await asyncio.sleep(0.01)
        if task.done():
            task.result()
    try:
        yield f"127.0.0.1:{port}"
    finally:
        server.should_exit = True
        await task


@asynccontextmanager
async def served_file(folder: Path, **changes: object) -> AsyncIterator[str]:
    """A server in this process on a fresh SQLite file."""
    database = await migrated(f"sqlite:///{folder / 'amletero.db'}")
    async with served(config_for(database, **changes)) as address:
        yield address
