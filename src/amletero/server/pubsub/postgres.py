"""News between workers through PostgreSQL's NOTIFY, where there is no Redis."""

import asyncio
from typing import Final

from amletero.server.pubsub import Outbox, Woken, for_ever
from amletero.storage.postgres_channel import CHANNEL_FAILURES, PostgresChannel

CHANNEL: Final = "amletero_tables"


class PostgresPubSub:
    """Sends and receives news on its own connection."""

    def __init__(self, address: str) -> None:
        self._address = address
        self._outbox = Outbox()
        self.publish = self._outbox.publish

    async def listen(self, woken: Woken) -> None:
        """Send and receive until cancelled, reconnecting when necessary."""
        await for_ever(lambda: self._speak_and_hear(woken), *CHANNEL_FAILURES)

    async def _speak_and_hear(self, woken: Woken) -> None:
        channel = await PostgresChannel.open(self._address, CHANNEL)
        tasks = [
            asyncio.create_task(self._speak(channel)),
            asyncio.create_task(self._hear(channel, woken)),
        ]
        try:
            await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
        finally:
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
            channel.close()

    async def _speak(self, channel: PostgresChannel) -> None:
        self._outbox.hush()
        while True:
            for message in await self._outbox.take():
                await channel.send(message)

    async def _hear(self, channel: PostgresChannel, woken: Woken) -> None:
        while True:
            news = self._outbox.read(await channel.receive())
            if news is not None:
                await woken(news)
