"""A table as its log tells it: its state, its visitors, and what other workers store there."""

import asyncio
from typing import Final

from amletero.tables.audience import Audience
from amletero.tables.entries import Entry, Sat
from amletero.tables.new_table import TableParts
from amletero.tables.settings import PHRASES
from amletero.tables.state import State
from amletero.tables.visitors import Visitors
from amletero.tables.worker_news import Spoken
from amletero.wire.socket import Talked

PRESENCE_SECONDS: Final = 0.2
"""Delay in seconds before presence is told; changes meanwhile share one message."""


class LoggedTable:
    """A table whose state follows its log, and whose visitors are told what is new there."""

    def __init__(self, state: State, parts: TableParts) -> None:
        self.state = state
        self.visitors = Visitors(parts.clock, parts.delays)
        self.audience = Audience(self.visitors, parts.clock, parts.delays)
        self.lock: Final = asyncio.Lock()
        self.doubtful = False
        """Whether an entry may have been stored although the log reported a failure."""
        self._parts = parts
        self._presence_timer: asyncio.TimerHandle | None = None

    @property
    def waits_for_visitors(self) -> bool:
        """Whether the table waits for visitors: bots do not play without an audience."""
        return self.state.bots_only and not self.visitors.present()

    def presence_changed(self) -> None:
        """Tell who is present after a short delay, so that many changes share one message."""
        if self._presence_timer is None:
            loop = asyncio.get_running_loop()
            self._presence_timer = loop.call_later(PRESENCE_SECONDS, self._tell_presence)

    def _tell_presence(self) -> None:
        self._presence_timer = None
        self.audience.presence(self.state)

    def overhear(self, spoken: Spoken) -> None:
        """Tell everyone here what a player said, here or through another worker."""
        if spoken.phrase in PHRASES:
            self.visitors.everyone(Talked(seat=spoken.seat, phrase=spoken.phrase))

    async def make_certain(self) -> None:
        """Find out what is stored, after the log failed."""
        async with self.lock:
            await self._certain()

    async def catch_up(self) -> None:
        """Read what other workers have stored, and tell everyone."""
        async with self.lock:
            await self._catch_up()

    async def load_names(self) -> None:
        """Read the players' names from the log."""
        self.visitors.names = await self._parts.log.names(self.state.id)

    async def forget(self, guests: set[str]) -> None:
        """Disconnect deleted guests, and tell the others, who then see them without a name."""
        async with self.lock:
            await self.load_names()
            self.visitors.send_away(guests)
            self.audience.table(self.state)

    async def _certain(self) -> None:
        if self.doubtful:
            await self._catch_up()
            self.doubtful = False

    async def _catch_up(self) -> bool:
        entries = await self._parts.log.read(self.state.id, self.state.seq)
        for entry in entries:
            await self._apply(entry)
        return bool(entries)

    async def _apply(self, entry: Entry) -> None:
        draft = self.state.copy()
        body = draft.apply(entry)
        self.state = draft
        if isinstance(body, Sat):
            await self.load_names()
        self.audience.announce(self.state, [body])
