"""Redis as the wire between workers: one channel."""

import asyncio
from typing import Final

from redis.asyncio import Redis
from redis.exceptions import RedisError

from amletero.server.wake import Outbox, Woken, for_ever, wake

CHANNEL: Final = "amletero:tables"


class RedisWire:
    """Publishes and subscribes; Redis may come and go."""

    def __init__(self, address: str) -> None:
        self._redis = Redis.from_url(address, socket_connect_timeout=2, health_check_interval=5)
        self._outbox = Outbox()
        self.publish = self._outbox.publish

    async def listen(self, woken: Woken) -> None:
        """Speak and hear, over and over."""
        await asyncio.gather(
            for_ever(self._speak, RedisError),
            for_ever(lambda: self._hear(woken), RedisError),
        )

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
                    await wake(woken, message["data"].decode())
