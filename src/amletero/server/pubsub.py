"""Wires between workers: they say that a table has news, never what is in its log.

The log is the truth. A wake-up that is lost costs one poll, so every wire has a poll behind it.
Only talk is of the moment: it is heard over the wire or not at all.
"""

import asyncio
import secrets
from collections import deque
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Final, Protocol, TypeAlias

import msgspec

from amletero.tables.worker_news import News, Spoken

Woken: TypeAlias = Callable[[News], Awaitable[None]]

RECONNECT_SECONDS: Final = 0.5
MOST_SPOKEN: Final = 1000
"""So much talk may wait for the wire; then the oldest is forgotten."""


class PubSub(Protocol):
    """A way to wake other workers."""

    def publish(self, news: News) -> None:
        """Say that a table has news; never waits, never fails."""

    async def listen(self, woken: Woken) -> None:
        """Hear of other workers' news until cancelled."""


class NoPubSub:
    """A lone worker has nobody to wake; several on one SQLite file poll."""

    def publish(self, news: News) -> None:
        """Nobody listens."""

    async def listen(self, woken: Woken) -> None:
        """Nobody speaks."""


class Letter(msgspec.Struct, frozen=True):
    """What goes over a wire."""

    sender: str
    news: News


class Outbox:
    """What is to be said, until a task of its own says it."""

    def __init__(self) -> None:
        self._sender = secrets.token_hex(8)
        self._waiting: dict[tuple[type[News], str], News] = {}
        self._spoken: deque[Spoken] = deque(maxlen=MOST_SPOKEN)
        self._wake = asyncio.Event()

    def publish(self, news: News) -> None:
        """Of each kind, only a table's latest news is worth saying; of talk, every phrase."""
        if isinstance(news, Spoken):
            self._spoken.append(news)
        else:
            self._waiting[type(news), news.table] = news
        self._wake.set()

    def hush(self) -> None:
        """Forget the talk that nobody could hear while the wire was cut."""
        self._spoken.clear()

    async def take(self) -> list[str]:
        """The letters about what has come up since the last time."""
        await self._wake.wait()
        self._wake.clear()
        taken: list[News] = [*self._waiting.values(), *self._spoken]
        self._waiting.clear()
        self._spoken.clear()
        return [msgspec.json.encode(Letter(self._sender, news)).decode() for news in taken]

    def read(self, letter: str | bytes) -> News | None:
        """What another worker says; nothing, if it was this one or cannot be understood."""
        try:
            read = msgspec.json.decode(letter, type=Letter)
        except (msgspec.MsgspecError, UnicodeDecodeError):
            return None
        return None if read.sender == self._sender else read.news


async def for_ever(work: Callable[[], Awaitable[None]], *failures: type[BaseException]) -> None:
    """Start again whenever the other side goes away."""
    while True:
        with suppress(OSError, TimeoutError, *failures):
            await work()
        await asyncio.sleep(RECONNECT_SECONDS)
