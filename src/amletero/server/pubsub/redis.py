"""News between workers through one Redis channel."""

import asyncio
from typing import Final

from redis.asyncio import Redis
from redis.exceptions import RedisError

from amletero.server.pubsub import Outbox, Woken, for_ever

CHANNEL: Final = "amletero:tables"


class RedisPubSub:
    """Publishes and subscribes; reconnects when Redis was away."""

    def __init__(self, address: str) -> None:
        self._redis = Redis.from_url(address, socket_connect_timeout=2, health_check_interval=5)
        self._outbox = Outbox()
        self.publish = self._outbox.publish

    async def listen(self, woken: Woken) -> None:
        """Send and receive until cancelled, reconnecting when necessary."""
        try:
            await asyncio.gather(
                for_ever(self._speak, RedisError),
                for_ever(lambda: self._hear(woken), RedisError),
            )
        finally:
            await self._redis.aclose()

    async def _speak(self) -> None:
        self._outbox.hush()
        while True:
            for message in await self._outbox.take():
                await self._redis.publish(CHANNEL, message)

    async def _hear(self, woken: Woken) -> None:
        async with self._redis.pubsub() as pubsub:
            await pubsub.subscribe(CHANNEL)
            while True:
                message = await pubsub.get_message(ignore_subscribe_messages=True, timeout=5)
                news = None if message is None else self._outbox.read(message["data"])
                if news is not None:
                    await woken(news)
