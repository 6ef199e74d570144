"""A channel of messages between the clients of one PostgreSQL server: LISTEN and NOTIFY."""

import asyncio
from contextlib import suppress
from typing import Any, Final

import asyncpg

CHANNEL_FAILURES: Final = (OSError, TimeoutError, asyncpg.PostgresError, asyncpg.InterfaceError)
"""What a method of a channel raises when its connection is lost."""
PATIENCE_SECONDS: Final = 5
"""Timeout for an answer; a slower server counts as lost."""
MOST_WAITING: Final = 10_000
"""Queue limit in messages that have arrived; more are dropped."""


class PostgresChannel:
    """One connection that sends messages to all others on the channel, and receives theirs."""

    def __init__(self, connection: Any, name: str) -> None:
        self._connection = connection
        self._name = name
        self._arrived: asyncio.Queue[str | None] = asyncio.Queue(MOST_WAITING)

    @staticmethod
    async def open(address: str, name: str) -> "PostgresChannel":
        """Connect, and listen to the channel of this name."""
        connection = await asyncpg.connect(address, timeout=PATIENCE_SECONDS)
        channel = PostgresChannel(connection, name)
        connection.add_termination_listener(lambda _: channel._put(None))
        await connection.add_listener(name, lambda *message: channel._put(str(message[-1])))
        return channel

    async def send(self, message: str) -> None:
        """Send a message to everyone who listens."""
        query = "SELECT pg_notify($1, $2)"
        await self._connection.execute(query, self._name, message, timeout=PATIENCE_SECONDS)

    async def receive(self) -> str:
        """Wait for a message. Raises `ConnectionError` when the connection has ended."""
        message = await self._arrived.get()
        if message is None:
            raise ConnectionError("the connection of the channel has ended")
        return message

    def close(self) -> None:
        """End the connection at once."""
        self._connection.terminate()

    def _put(self, message: str | None) -> None:
        with suppress(asyncio.QueueFull):
            self._arrived.put_nowait(message)
