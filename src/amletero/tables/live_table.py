"""One live table on one worker: its state, its visitors, and what they ask for.

What is granted is tried on a copy of the state, stored, then acknowledged, then told. All state
here can be rebuilt from the log.
"""

import asyncio
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final, TypeAlias

from amletero.rules.moves import Rule
from amletero.tables.audience import Audience
from amletero.tables.decide_requests import Asking, decide
from amletero.tables.due_tasks import next_due
from amletero.tables.entries import Body, CameBack, Entry, Moved, RematchMade, Sat
from amletero.tables.hints import HintAsked
from amletero.tables.log import Append
from amletero.tables.new_table import TableParts
from amletero.tables.player_names import cleaned
from amletero.tables.refusals import Denied, deny
from amletero.tables.settings import PHRASES
from amletero.tables.state import State
from amletero.tables.visitors import Visitor, Visitors
from amletero.tables.worker_news import Spoken, Stored
from amletero.wire.socket import PROTOCOL, Acknowledged, Pong, Talked, client_messages
from amletero.wire.socket.codes import RefusalCode

PRESENCE_SECONDS: Final = 0.2
"""Delay in seconds before presence is told; changes meanwhile share one message."""
TRIES: Final = 50
"""Attempts at a request when other workers write first; after them it is refused."""


@dataclass(frozen=True, slots=True)
class Arrived:
    """A visitor has been welcomed."""


Happened: TypeAlias = Stored | Spoken | Arrived | HintAsked
"""An event at a table that its manager must react to."""


class LiveTable:
    """A table that has visitors, or where something is due."""

    def __init__(self, state: State, parts: TableParts) -> None:
        self.state = state
        self.visitors = Visitors(parts.clock, parts.delays)
        self.audience = Audience(self.visitors, parts.clock, parts.delays)
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

    # --- The log -------------------------------------------------------------------------------

    async def store_due(self, body: Body, seq: int) -> None:
        """Store a due entry, unless the log has grown since the entry was decided."""
        async with self.lock:
            await self._certain()
            if self.state.seq == seq:
                await self._store_and_tell([body])

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

    async def _store(self, bodies: Sequence[Body], key: str | None = None) -> bool:
        """Try entries on a copy of the state and store them; then the copy is the state.

        Returns False if another worker has stored something else first, which is read then. Raises
        `Denied` if the rules refuse a move.
        """
        draft, appends, now = self.state.copy(), list[Append](), self._parts.clock.now()
        for place, body in enumerate(bodies):
            entry = draft.add(body, at=now, key=None if place else key)
            task = next_due(draft, self._parts.delays, self.visitors.contributing(draft))
            due = None if task is None else task.at
            appends.append(Append(draft.id, entry, draft.phase, due, draft.settings.watch))
        self.doubtful = True
        stored = await self._parts.log.append(appends)
        self.doubtful = False
        if stored:
            self.state = draft
            self._happened.append(Stored(draft.id, draft.seq))
        else:
            await self._catch_up()
        return stored

    async def _store_and_tell(self, bodies: Sequence[Body]) -> bool:
        """Store entries that nobody waits for, and tell everyone; return whether that was done."""
        if stored := await self._store(bodies):
            self.audience.announce(self.state, bodies)
        return stored

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

    # --- Hearing -------------------------------------------------------------------------------

    async def answer(self, visitor: Visitor, request: client_messages.ClientMessage) -> None:
        """Grant what a visitor asks for. Raises `Denied` if it is refused."""
        async with self.lock:
            match request:
                case client_messages.Hello():
                    await self._greet(visitor, request)
                case _ if not visitor.greeted:
                    raise deny(RefusalCode.HELLO_FIRST)
                case client_messages.Ping():
                    visitor.tell(Pong())
                case client_messages.Show():
                    self._show(visitor, request)
                case client_messages.Talk():
                    self._talk(visitor, request)
                case client_messages.AskHint():
                    self._ask_hint(visitor, request)
                case client_messages.Rematch():
                    await self._rematch(visitor, request)
                case _:
                    await self._grant(visitor, request)

    async def _greet(self, visitor: Visitor, hello: client_messages.Hello) -> None:
        if hello.protocol != PROTOCOL:
            raise deny(RefusalCode.PROTOCOL)
        if not self._parts.alone:
            await self._catch_up()
        await self._certain()
        returning, visitor.contributes = not visitor.greeted, hello.contributes
        if returning:
            await self._welcome_back(visitor)
        visitor.greeted = True
        self.audience.welcome(self.state, visitor, hello.shown, hello.version)
        if returning:
            self.presence_changed()
            self._happened.append(Arrived())

    async def _welcome_back(self, visitor: Visitor) -> None:
        """Give a returning guest their seats back from the bots that sit in."""
        for _ in range(TRIES):
            seats = self.state.sat_in_for(visitor.guest)
            if not seats or await self._store_and_tell([CameBack(seat=seat) for seat in seats]):
                return
        raise deny(RefusalCode.UNAVAILABLE)

    def _show(self, visitor: Visitor, request: client_messages.Show) -> None:
        seats = self.state.seats_of(visitor.guest)
        if request.seat is not None and request.seat not in seats:
            raise deny(RefusalCode.NOT_YOUR_SEAT, seat=request.seat)
        visitor.shown = request.seat
        self.audience.view(self.state, visitor)

    def _talk(self, visitor: Visitor, request: client_messages.Talk) -> None:
        seats = self.state.seats_of(visitor.guest)
        if not seats:
            raise deny(RefusalCode.NOT_SEATED)
        if request.phrase not in PHRASES:
            raise deny(RefusalCode.UNKNOWN_PHRASE)
        seat = seats[0] if visitor.shown is None else visitor.shown
        spoken = Spoken(self.state.id, seat, request.phrase)
        self.overhear(spoken)
        self._happened.append(spoken)

    def overhear(self, spoken: Spoken) -> None:
        """Tell everyone here what a player said, here or through another worker."""
        if spoken.phrase in PHRASES:
            self.visitors.everyone(Talked(seat=spoken.seat, phrase=spoken.phrase))

    def _ask_hint(self, visitor: Visitor, request: client_messages.AskHint) -> None:
        if not self.state.settings.hints:
            raise deny(RefusalCode.NO_HINTS)
        if visitor.shown is None or self.state.turn is None:
            raise deny(RefusalCode.NOT_SEATED if visitor.shown is None else Rule.NO_ROUND)
        if visitor.pondering:
            raise deny(RefusalCode.TOO_OFTEN)
        visitor.pondering = True
        self._happened.append(HintAsked(visitor, visitor.shown, self.state, request.key))

    async def _rematch(self, visitor: Visitor, request: client_messages.Rematch) -> None:
        for _ in range(TRIES):
            if self.state.phase != "over":
                raise deny(RefusalCode.NOT_OVER)
            if not self.state.seats_of(visitor.guest):
                raise deny(RefusalCode.NOT_SEATED)
            if self.state.next is not None:
                visitor.tell(Acknowledged(key=request.key, version=self.state.version))
                return
            table = await self._parts.maker.again(self.state, visitor.guest)
            await self._store_and_tell([RematchMade(table=table)])
        raise deny(RefusalCode.UNAVAILABLE)

    # --- Granting ------------------------------------------------------------------------------

    async def _grant(self, visitor: Visitor, request: client_messages.ClientMessage) -> None:
        """Store the entries that grant a request, acknowledge it, and tell everyone."""
        key: str | None = getattr(request, "key", None)
        own_key = None if key is None else f"{visitor.guest}:{key}"
        await self._certain()
        for _ in range(TRIES):
            try:
                bodies = decide(request, self.state, self._asking(visitor))
                if isinstance(bodies[0], Sat):
                    named = request.name if isinstance(request, client_messages.Sit) else None
                    await self._name(visitor, named, bodies[0])
                if await self._store(bodies, own_key):
                    break
            except Denied:
                if await self._repeat(visitor, key, own_key):
                    return
                if await self._catch_up():
                    continue
                raise
            if await self._repeat(visitor, key, own_key):
                return
        else:
            raise deny(RefusalCode.UNAVAILABLE)
        if key is not None:
            visitor.tell(Acknowledged(key=key, version=self.state.version))
        self.audience.announce(self.state, bodies)

    async def _repeat(self, visitor: Visitor, key: str | None, own_key: str | None) -> bool:
        """Repeat the answer to a request that was granted before; return whether it was."""
        if key is None or own_key is None:
            return False
        version = await self._parts.log.answered(self.state.id, own_key)
        if version is None:
            return False
        visitor.tell(Acknowledged(key=key, version=version))
        return True

    def _asking(self, visitor: Visitor) -> Asking:
        state = self.state
        away = self.visitors.long_away({state.host, *(c.guest for c in state.chairs if c.guest)})
        seats = frozenset(seat for guest in away for seat in state.seats_of(guest))
        return Asking(visitor.guest, visitor.shown, seats, state.host in away, self._parts.wall())

    async def _name(self, visitor: Visitor, named: str | None, sat: Sat) -> None:
        name = visitor.name if named is None else cleaned(named)
        await self._parts.log.name(self.state.id, sat.seat, sat.guest, name)
        await self.load_names()
