"""One table as its log tells it: entries are tried on a copy, stored, and only then applied.

Entries are stored before anyone is told. All state here can be rebuilt from the log.
"""

import asyncio
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final, TypeAlias

from amletero.rules.cards import Seat
from amletero.tables.audience import Audience, Visitor
from amletero.tables.due import Delays, next_due
from amletero.tables.entries import Body, Entry, Moved, Sat
from amletero.tables.log import Append, Log
from amletero.tables.new_table import TableMaker
from amletero.tables.server_clock import ServerClock
from amletero.tables.state import State
from amletero.tables.worker_news import Spoken, Stored

PRESENCE_SECONDS: Final = 0.2
"""Delay in seconds before presence is told; changes meanwhile share one message."""


@dataclass(frozen=True, slots=True)
class TableParts:
    """What all tables of a worker share."""

    log: Log
    clock: ServerClock
    wall: Callable[[], float]
    """The date, in seconds since 1970."""
    delays: Delays
    alone: bool
    """Whether no other worker serves the same tables."""
    maker: TableMaker


@dataclass(frozen=True, slots=True)
class Arrived:
    """A visitor has been welcomed."""


@dataclass(frozen=True, slots=True)
class HintAsked:
    """A visitor asks for a hint."""

    visitor: Visitor
    seat: Seat
    state: State
    key: str


Happened: TypeAlias = Stored | Spoken | Arrived | HintAsked
"""An event at a table that its manager must react to."""


class LoggedTable:
    """The state of one table on one worker, and its audience."""

    def __init__(self, state: State, parts: TableParts) -> None:
        self.state = state
        self.audience = Audience(parts.clock, parts.delays)
        self.lock: Final = asyncio.Lock()
        self.timer: asyncio.TimerHandle | None = None
        self.asked_at: int | None = None
        """Length of the log when a bot was asked for its move."""
        self.bot_move: Moved | None = None
        """The bot's answer, once it has come."""
        self.doubtful = False
        """Whether an entry may have been stored although the log reported a failure."""
        self._parts = parts
        self._happened: list[Happened] = []
        self._presence_timer: asyncio.TimerHandle | None = None

    def take_happened(self) -> list[Happened]:
        """Return what happened since the last call."""
        happened, self._happened = self._happened, []
        return happened

    @property
    def rests(self) -> bool:
        """Whether the table waits for visitors: bots do not play without an audience."""
        return self.state.bots_only and not self.audience.present()

    def presence_changed(self) -> None:
        """Tell who is present after a short delay, so that many changes share one message."""
        if self._presence_timer is None:
            loop = asyncio.get_running_loop()
            self._presence_timer = loop.call_later(PRESENCE_SECONDS, self._tell_presence)

    def _tell_presence(self) -> None:
        self._presence_timer = None
        self.audience.presence(self.state)

    # --- The log -------------------------------------------------------------------------------

    async def owed(self, body: Body, seq: int) -> None:
        """Store a due entry, unless the log has grown since the entry was decided."""
        async with self.lock:
            await self._certain()
            if self.state.seq == seq:
                await self._store([body])

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
        self.audience.names = await self._parts.log.names(self.state.id)

    async def forget(self, guests: set[str]) -> None:
        """Disconnect deleted guests, and tell the others, who then see them without a name."""
        async with self.lock:
            await self.load_names()
            self.audience.send_away(guests)
            self.audience.table(self.state)

    async def _store(self, bodies: Sequence[Body]) -> bool:
        stored = await self._append(*self._tried(bodies, None))
        if stored:
            self.audience.announce(self.state, bodies)
        else:
            await self._catch_up()
        return stored

    def _tried(self, bodies: Sequence[Body], key: str | None) -> tuple[State, list[Append]]:
        """Try the entries on a copy of the state. Raises `Denied` if the rules refuse a move."""
        draft, appends, now = self.state.copy(), list[Append](), self._parts.clock.now()
        for place, body in enumerate(bodies):
            entry = draft.add(body, at=now, key=None if place else key)
            owed = next_due(draft, self._parts.delays, self.audience.contributing(draft))
            due = None if owed is None else owed.at
            appends.append(Append(draft.id, entry, draft.phase, due, draft.settings.watch))
        return draft, appends

    async def _append(self, draft: State, appends: list[Append]) -> bool:
        """Store entries together; if that succeeds, the draft becomes the table's state."""
        self.doubtful = True
        stored = await self._parts.log.append(appends)
        self.doubtful = False
        if stored:
            self.state = draft
            self._happened.append(Stored(draft.id, draft.seq))
        return stored

    async def _certain(self) -> None:
        if self.doubtful:
            await self._catch_up()
            self.doubtful = False

    async def _catch_up_with_others(self) -> None:
        """Read what other workers have stored, if there are other workers."""
        if not self._parts.alone:
            await self._catch_up()
        await self._certain()

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
