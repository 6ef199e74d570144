"""News between workers: that a table's log has grown, never what is in it.

The log is the truth. Workers also poll it, so a lost message only causes a delay. Only talk is
not stored: it arrives through this channel or not at all.
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
"""Queue limit for talk, in phrases; beyond it the oldest are dropped."""


class PubSub(Protocol):
    """A channel for news between workers."""

    def publish(self, news: News) -> None:
        """Tell other workers that a table has news; never waits, never fails."""

    async def listen(self, woken: Woken) -> None:
        """Call `woken` with other workers' news until cancelled."""


class NoPubSub:
    """No channel: for a single worker, or for several that poll one SQLite file."""

    def publish(self, news: News) -> None:
        """Do nothing."""

    async def listen(self, woken: Woken) -> None:
        """Return at once."""


class SentNews(msgspec.Struct, frozen=True):
    """News with the worker that sent it, as sent to other workers."""

    sender: str
    news: News


class Outbox:
    """Holds news until the channel's task sends it."""

    def __init__(self) -> None:
        self._sender = secrets.token_hex(8)
        self._waiting: dict[tuple[type[News], str], News] = {}
        self._spoken: deque[Spoken] = deque(maxlen=MOST_SPOKEN)
        self._wake = asyncio.Event()

    def publish(self, news: News) -> None:
        """Queue news: of each kind only a table's latest, but every phrase of talk."""
        if isinstance(news, Spoken):
            self._spoken.append(news)
        else:
            self._waiting[type(news), news.table] = news
        self._wake.set()

    def hush(self) -> None:
        """Drop queued talk: after a broken connection it would arrive too late."""
        self._spoken.clear()

    async def take(self) -> list[str]:
        """Wait for news; return all that is queued, as JSON."""
        await self._wake.wait()
        self._wake.clear()
        taken: list[News] = [*self._waiting.values(), *self._spoken]
        self._waiting.clear()
        self._spoken.clear()
        return [msgspec.json.encode(SentNews(self._sender, news)).decode() for news in taken]

    def read(self, message: str | bytes) -> News | None:
        """Return another worker's news; None if this worker sent it or it cannot be read."""
        try:
            read = msgspec.json.decode(message, type=SentNews)
        except (msgspec.MsgspecError, UnicodeDecodeError):
            return None
        return None if read.sender == self._sender else read.news


async def for_ever(work: Callable[[], Awaitable[None]], *failures: type[BaseException]) -> None:
    """Repeat the work after every lost connection."""
    while True:
        with suppress(OSError, TimeoutError, *failures):
            await work()
        await asyncio.sleep(RECONNECT_SECONDS)
