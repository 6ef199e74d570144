"""News between workers through PostgreSQL's NOTIFY, where there is no Redis."""

import asyncio
from contextlib import suppress
from typing import Any, Final

import asyncpg

from amletero.server.pubsub import Outbox, Woken, for_ever

CHANNEL: Final = "amletero_tables"


class PostgresPubSub:
    """Sends and receives news on its own connection."""

    def __init__(self, address: str) -> None:
        self._address = address
        self._outbox = Outbox()
        self.publish = self._outbox.publish

    async def listen(self, woken: Woken) -> None:
        """Send and receive until cancelled, reconnecting when necessary."""
        await for_ever(
            lambda: self._speak_and_hear(woken), asyncpg.PostgresError, asyncpg.InterfaceError
        )

    async def _speak_and_hear(self, woken: Woken) -> None:
        connection = await asyncpg.connect(self._address, timeout=5)
        heard: asyncio.Queue[str] = asyncio.Queue(10_000)

        def hear(_connection: Any, _pid: int, _channel: str, payload: object) -> None:
            with suppress(asyncio.QueueFull):  # the poll will find it
                heard.put_nowait(str(payload))

        tasks = [
            asyncio.create_task(self._speak(connection)),
            asyncio.create_task(self._pass_on(heard, woken)),
        ]
        connection.add_termination_listener(lambda _: tasks[1].cancel())
        try:
            await connection.add_listener(CHANNEL, hear)
            await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
        finally:
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
            connection.terminate()

    async def _speak(self, connection: Any) -> None:
        self._outbox.hush()
        while True:
            for message in await self._outbox.take():
                await connection.execute("SELECT pg_notify($1, $2)", CHANNEL, message, timeout=5)

    async def _pass_on(self, heard: "asyncio.Queue[str]", woken: Woken) -> None:
        while True:
            news = self._outbox.read(await heard.get())
            if news is not None:
                await woken(news)
