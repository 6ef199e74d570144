"""A server on a fresh SQLite file; PostgreSQL and Redis, where they are installed."""

import asyncio
import os
import secrets
import tempfile
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import AbstractContextManager
from pathlib import Path
from typing import TypeVar

import asyncpg
import msgspec
import pytest
from tools.torture.client import Player
from tools.torture.served import FAST, migrated, served_file
from tools.torture.services import NotInstalled, Postgres, RedisServer, postgres, redis_server

from tests.waiting import PATIENCE

T = TypeVar("T")


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


ABSENCE_SECONDS = 4.0
"""Seconds after which a guest counts as absent at `quick_address`."""


async def ask_until_granted(player: Player, type: str, **fields: object) -> None:
    """Ask for something that is refused for a while, again and again."""
    async with asyncio.timeout(PATIENCE):
        while (await player.ask(type, **fields))["type"] != "ack":  # noqa: ASYNC110
            await asyncio.sleep(0.1)


@pytest.fixture
async def quick_address(tmp_path: Path) -> AsyncIterator[str]:
    """A house where a minute is short."""
    delays = msgspec.structs.replace(FAST, grace=0, absence=int(1000 * ABSENCE_SECONDS))
    async with served_file(tmp_path, delays=delays, sweep_seconds=0.1) as address:
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
