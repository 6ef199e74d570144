"""Wires between workers: they say that a table has news, never what it is.

The log is the truth. A wake-up that is lost costs one poll, so every wire has a poll behind it.
"""

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Final, Protocol, TypeAlias

Woken: TypeAlias = Callable[[str, int], Awaitable[None]]

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


class Outbox:
    """What is to be said, until a task of its own says it."""

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


async def wake(woken: Woken, payload: str) -> None:
    """Pass on what was heard: a table's id and the place that its log has reached."""
    table, _, seq = payload.partition(" ")
    if seq.removeprefix("-").isdecimal():
        await woken(table, int(seq))


async def for_ever(work: Callable[[], Awaitable[None]], *failures: type[BaseException]) -> None:
    """Start again whenever the other side goes away."""
    while True:
        with suppress(OSError, TimeoutError, *failures):
            await work()
        await asyncio.sleep(RECONNECT_SECONDS)
