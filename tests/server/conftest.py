"""A server on a fresh SQLite file; PostgreSQL and Redis, where they are installed."""

import asyncio
import os
import secrets
import sqlite3
import tempfile
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import AbstractContextManager, closing
from pathlib import Path
from typing import TypeVar

import asyncpg
import msgspec
import pytest
from tools.torture.attacked_server import FAST, migrated, served_file
from tools.torture.client import Player
from tools.torture.services import NotInstalled, Postgres, RedisServer, postgres, redis_server

from amletero.tables.due_tasks import Delays
from amletero.tables.server_clock import ServerClock
from tests.waiting import PATIENCE

T = TypeVar("T")
LetPass = Callable[[int], None]


@pytest.fixture
async def address(tmp_path: Path) -> AsyncIterator[str]:
    async with served_file(tmp_path) as address:
        yield address


@pytest.fixture
def redis() -> Iterator[RedisServer]:
    yield from _installed(redis_server)


@pytest.fixture(scope="module")
def database_server() -> Iterator[Postgres]:
    with tempfile.TemporaryDirectory(prefix="amletero-") as folder:
        Path(folder).chmod(0o755)  # PostgreSQL runs as another user
        yield from _installed(lambda: postgres(Path(folder) / "pg"))


def _installed(server: Callable[[], AbstractContextManager[T]]) -> Iterator[T]:
    try:
        with server() as running:
            yield running
    except NotInstalled as missing:
        if os.environ.get("CI") == "true":
            raise
        pytest.skip(str(missing))


def execute(file: Path, statement: str) -> None:
    """Change a database next to a server: in a thread, for the server may have to finish first."""
    with closing(sqlite3.connect(file, PATIENCE, isolation_level=None)) as database:
        database.execute(statement)


async def ask_when_absent(player: Player, let_pass: LetPass, type: str, **fields: object) -> None:
    """Ask for what is granted once somebody has been away for long."""
    async with asyncio.timeout(PATIENCE):
        while (await player.ask(type, **fields))["type"] != "ack":
            let_pass(Delays().absence)


@pytest.fixture
def let_pass(monkeypatch: pytest.MonkeyPatch) -> LetPass:
    """Moves the clocks of this process's servers ahead by a number of milliseconds."""
    elapsed, ahead = ServerClock._elapsed, 0

    def jump(milliseconds: int) -> None:
        nonlocal ahead
        ahead += milliseconds

    monkeypatch.setattr(ServerClock, "_elapsed", lambda clock: elapsed(clock) + ahead)
    return jump


@pytest.fixture
async def quick_address(tmp_path: Path) -> AsyncIterator[str]:
    """A server that looks often for what is due, and gives no grace."""
    delays = msgspec.structs.replace(FAST, grace=0)
    async with served_file(tmp_path, delays=delays, sweep_seconds=0.1) as address:
        yield address


@pytest.fixture
async def unhurried_address(tmp_path: Path) -> AsyncIterator[str]:
    """A server whose bots take half a second for a move, so that a game lasts."""
    delays = msgspec.structs.replace(FAST, bot_least=500, bot_most=500)
    async with served_file(tmp_path, delays=delays) as address:
        yield address


@pytest.fixture(params=["sqlite", "postgresql"])
async def fresh_database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The address of a new database of each kind, with its tables."""
    if request.param == "sqlite":
        return await migrated(f"sqlite:///{tmp_path / 'amletero.db'}")
    server: Postgres = request.getfixturevalue("database_server")
    name = f"amletero_{secrets.token_hex(4)}"
    connection = await asyncpg.connect(server.url)
    await connection.execute(f"CREATE DATABASE {name}")
    await connection.close()
    return await migrated(server.url.rpartition("/")[0] + f"/{name}")
