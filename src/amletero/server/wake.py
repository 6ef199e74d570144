"""Wires between workers: they say that a table has news, never what it is.

The log is the truth. A wake-up that is lost costs one poll, so every wire has a poll behind it.
"""

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Any, Final, Protocol, TypeAlias

import asyncpg
from redis.asyncio import Redis
from redis.exceptions import RedisError
from sqlalchemy.ext.asyncio import AsyncEngine

Woken: TypeAlias = Callable[[str, int], Awaitable[None]]

CHANNEL: Final = "amletero:tables"
NOTIFY_CHANNEL: Final = "amletero_tables"
RECONNECT_SECONDS: Final = 0.5


class Wire(Protocol):
    """A way to wake other workers."""

    def publish(self, table: str, seq: int) -> None:
        """Say that a table has news; never waits, never fails."""

    async def listen(self, woken: Woken) -> None:
        """Hear of other workers' news until cancelled."""


class NoWire:
    """A lone worker has nobody to wake; several on one SQLite file poll."""

    def publish(self, table: str, seq: int) -> None:
        """Nobody listens."""

    async def listen(self, woken: Woken) -> None:
        """Nobody speaks."""


class _Outbox:
    """What is to be said, said one after the other by a task of its own."""

    def __init__(self) -> None:
        self._waiting: dict[str, int] = {}
        self._wake = asyncio.Event()

    def publish(self, table: str, seq: int) -> None:
        """Only the latest news of a table is worth saying."""
        self._waiting[table] = seq
        self._wake.set()

    async def take(self) -> dict[str, int]:
        """What has come up since the last time."""
        await self._wake.wait()
        self._wake.clear()
        taken, self._waiting = self._waiting, {}
        return taken


class RedisWire:
    """One channel in Redis."""

    def __init__(self, address: str) -> None:
        self._redis = Redis.from_url(
            address, socket_connect_timeout=2, socket_timeout=None, health_check_interval=5
        )
        self._outbox = _Outbox()
        self.publish = self._outbox.publish

    async def listen(self, woken: Woken) -> None:
        """Speak and hear, over and over: Redis may come and go."""
        await asyncio.gather(_for_ever(self._speak), _for_ever(lambda: self._hear(woken)))

    async def _speak(self) -> None:
        while True:
            for table, seq in (await self._outbox.take()).items():
                await self._redis.publish(CHANNEL, f"{table} {seq}")

    async def _hear(self, woken: Woken) -> None:
        async with self._redis.pubsub() as pubsub:
            await pubsub.subscribe(CHANNEL)
            while True:
                message = await pubsub.get_message(ignore_subscribe_messages=True, timeout=5)
                if message is not None:
                    await _wake(woken, message["data"].decode())


class NotifyWire:
    """PostgreSQL's NOTIFY, where there is no Redis."""

    def __init__(self, engine: AsyncEngine) -> None:
        url = engine.url.set(drivername="postgresql")
        self._address = url.render_as_string(hide_password=False)
        self._outbox = _Outbox()
        self.publish = self._outbox.publish

    async def listen(self, woken: Woken) -> None:
        """Speak and hear on one connection, over and over."""
        await _for_ever(lambda: self._speak_and_hear(woken))

    async def _speak_and_hear(self, woken: Woken) -> None:
        connection = await asyncpg.connect(self._address, timeout=5)
        heard: asyncio.Queue[str] = asyncio.Queue(10_000)

        def hear(_connection: Any, _pid: int, _channel: str, payload: object) -> None:
            with suppress(asyncio.QueueFull):  # the poll will find it
                heard.put_nowait(str(payload))

        try:
            await connection.add_listener(NOTIFY_CHANNEL, hear)
            await asyncio.gather(self._speak(connection), self._pass_on(heard, woken))
        finally:
            connection.terminate()

    async def _speak(self, connection: Any) -> None:
        while True:
            for table, seq in (await self._outbox.take()).items():
                await connection.execute(
                    "SELECT pg_notify($1, $2)", NOTIFY_CHANNEL, f"{table} {seq}", timeout=5
                )

    async def _pass_on(self, heard: "asyncio.Queue[str]", woken: Woken) -> None:
        while True:
            await _wake(woken, await heard.get())


async def _wake(woken: Woken, payload: str) -> None:
    table, _, seq = payload.partition(" ")
    if seq.isdecimal():
        await woken(table, int(seq))


async def _for_ever(work: Callable[[], Awaitable[None]]) -> None:
    """Start again whenever the other side goes away."""
    while True:
        with suppress(
            RedisError, OSError, TimeoutError, asyncpg.PostgresError, asyncpg.InterfaceError
        ):
            await work()
        await asyncio.sleep(RECONNECT_SECONDS)
