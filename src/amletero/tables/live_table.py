"""One live table on one worker: hears its visitors, keeps its log, tells what happened.

Stored, then acknowledged, then told. What is held here is a cache: the log can rebuild it.
"""

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass
from typing import Final

from amletero.bots import BOTS
from amletero.rules.moves import Rule
from amletero.tables.announcing import announce, tell_secret
from amletero.tables.audience import Audience
from amletero.tables.clock import ServerClock
from amletero.tables.due import Delays, next_due
from amletero.tables.entries import (
    Body,
    BrokenLog,
    CameBack,
    Entry,
    RematchMade,
    Sat,
)
from amletero.tables.log import Append, Log, LogUnavailable
from amletero.tables.messages import table_state
from amletero.tables.player_names import cleaned
from amletero.tables.refusals import Denial, Denied, deny
from amletero.tables.requests import Asking, decide
from amletero.tables.state import State
from amletero.tables.talk import PHRASES
from amletero.tables.visitors import Visitor
from amletero.tables.worker_news import Spoken
from amletero.wire.socket import PROTOCOL, Acknowledged, Pong, Talked, Welcome, said
from amletero.wire.socket.codes import RefusalCode

TRIES: Final = 50
"""How often a request is tried again when rivals on other workers come first."""

PRESENCE_SECONDS: Final = 0.2
"""How long news of who is there may wait for more of it."""


@dataclass(frozen=True, slots=True)
class TableServices:
    """What all tables of a worker share."""

    log: Log
    clock: ServerClock
    wall: Callable[[], float]
    """The date, in seconds since 1970."""
    delays: Delays
    alone: bool
    """Whether no other worker serves the same tables."""
    stored: Callable[["LiveTable"], None]
    """Called after each entry: wakes other workers and sees to what is owed next."""
    spoken: Callable[[Spoken], None]
    """Called when somebody has said something, so that it is heard through other workers."""
    doubted: Callable[["LiveTable"], None]
    """Called when the log failed, and with it our knowing what is stored."""
    trouble: Callable[[BaseException], None]
    """Called when something happened that should not."""
    arrived: Callable[["LiveTable"], None]
    """Called when a visitor has been welcomed."""
    hint: Callable[["LiveTable", Visitor, str], None]
    """Lets the strongest bot think for a visitor, who is told later."""
    rematch: Callable[[State, str], Awaitable[str]]
    """Makes the table of a rematch for a guest who asks for it, and returns its id."""


class LiveTable:
    """A table that somebody is at, or to which something is owed."""

    def __init__(self, state: State, house: TableServices) -> None:
        self.state = state
        self.audience = Audience(house.clock, house.delays)
        self.lock: Final = asyncio.Lock()
        self.timer: asyncio.TimerHandle | None = None
        self.thinking: int | None = None
        """At which place of the log a bot is thinking about its move here."""
        self._services = house
        self._presence_timer: asyncio.TimerHandle | None = None
        self._doubtful = False
        """Whether an entry may have been stored without our knowing."""

    @property
    def rests(self) -> bool:
        """Whether nothing happens here until somebody comes: bots do not play for nobody."""
        return self.state.bots_only and not self.audience.present()

    def presence_changed(self) -> None:
        """Tell soon who is there; many who come at once are told of once."""
        if self._presence_timer is None:
            loop = asyncio.get_running_loop()
            self._presence_timer = loop.call_later(PRESENCE_SECONDS, self._tell_presence)

    def _tell_presence(self) -> None:
        self._presence_timer = None
        self.audience.presence(self.state)

    # --- Hearing -------------------------------------------------------------------------------

    async def hear(self, visitor: Visitor, request: said.ClientMessage) -> None:
        """Grant or refuse what a visitor says."""
        key: str | None = getattr(request, "key", None)
        try:
            async with self.lock:
                await self._answer(visitor, request, key)
        except Denied as denied:
            visitor.tell(denied.denial.message(key, self.state.version))
        except LogUnavailable:
            self._services.doubted(self)
            visitor.tell(Denial(RefusalCode.UNAVAILABLE).message(key, self.state.version))
        except BrokenLog as broken:
            self._services.trouble(broken)
            visitor.tell(Denial(RefusalCode.BROKEN_LOG).message(key, self.state.version))

    async def _answer(self, visitor: Visitor, request: said.ClientMessage, key: str | None) -> None:
        match request:
            case said.Hello():
                await self._greet(visitor, request)
            case _ if not visitor.greeted:
                raise deny(RefusalCode.HELLO_FIRST)
            case said.Ping():
                visitor.tell(Pong())
            case said.Show():
                self._show(visitor, request)
            case said.Talk():
                self._talk(visitor, request)
            case said.AskHint():
                self._ask_hint(visitor, request)
            case said.Rematch():
                await self._rematch(visitor, request)
            case _:
                await self._grant(visitor, request, key)

    async def _greet(self, visitor: Visitor, hello: said.Hello) -> None:
        if hello.protocol != PROTOCOL:
            raise deny(RefusalCode.PROTOCOL)
        await self._catch_up_with_others()
        returning, visitor.contributes = not visitor.greeted, hello.contributes
        if returning:
            await self._welcome_back(visitor)
        visitor.greeted = True
        version = self.audience.arrive(self.state, visitor, hello.shown, hello.version)
        visitor.tell(self._welcome(visitor))
        self.audience.resume(self.state, visitor, version)
        self.audience.clock(self.state, visitor)
        self.audience.deal(self.state, visitor)
        if self.state.published:
            tell_secret(self.state, visitor)
        if returning:
            self.presence_changed()
            self._services.arrived(self)

    def _welcome(self, visitor: Visitor) -> Welcome:
        return Welcome(
            protocol=PROTOCOL,
            table=table_state(self.state, self.audience.company(self.state), visitor.guest),
            seats=self.state.seats_of(visitor.guest),
            shown=visitor.shown,
            version=self.state.version,
            phrases=list(PHRASES),
            bots=list(BOTS),
        )

    async def _welcome_back(self, visitor: Visitor) -> None:
        """Whoever comes back gets the seats back from the bots that sit in."""
        for _ in range(TRIES):
            seats = self.state.sat_in_for(visitor.guest)
            if not seats or await self._store([CameBack(seat=seat) for seat in seats]):
                return
        raise deny(RefusalCode.UNAVAILABLE)

    def _show(self, visitor: Visitor, request: said.Show) -> None:
        seats = self.state.seats_of(visitor.guest)
        if request.seat is not None and request.seat not in seats:
            raise deny(RefusalCode.NOT_YOUR_SEAT, seat=request.seat)
        visitor.shown = request.seat
        self.audience.view(self.state, visitor)

    def _talk(self, visitor: Visitor, request: said.Talk) -> None:
        seats = self.state.seats_of(visitor.guest)
        if not seats:
            raise deny(RefusalCode.NOT_SEATED)
        if request.phrase not in PHRASES:
            raise deny(RefusalCode.UNKNOWN_PHRASE)
        seat = seats[0] if visitor.shown is None else visitor.shown
        spoken = Spoken(self.state.id, seat, request.phrase)
        self.overhear(spoken)
        self._services.spoken(spoken)

    def overhear(self, spoken: Spoken) -> None:
        """Tell everybody here what a player has said, here or through another worker."""
        if spoken.phrase in PHRASES:
            self.audience.everyone(Talked(seat=spoken.seat, phrase=spoken.phrase))

    def _ask_hint(self, visitor: Visitor, request: said.AskHint) -> None:
        if not self.state.settings.hints:
            raise deny(RefusalCode.NO_HINTS)
        if visitor.shown is None or self.state.turn is None:
            raise deny(RefusalCode.NOT_SEATED if visitor.shown is None else Rule.NO_ROUND)
        if visitor.pondering:
            raise deny(RefusalCode.TOO_OFTEN)
        visitor.pondering = True
        self._services.hint(self, visitor, request.key)

    async def _rematch(self, visitor: Visitor, request: said.Rematch) -> None:
        for _ in range(TRIES):
            if self.state.phase != "over":
                raise deny(RefusalCode.NOT_OVER)
            if not self.state.seats_of(visitor.guest):
                raise deny(RefusalCode.NOT_SEATED)
            if self.state.next is not None:
                visitor.tell(Acknowledged(key=request.key, version=self.state.version))
                return
            table = await self._services.rematch(self.state, visitor.guest)
            await self._store([RematchMade(table=table)])
        raise deny(RefusalCode.UNAVAILABLE)

    # --- Granting ------------------------------------------------------------------------------

    async def _grant(self, visitor: Visitor, request: said.ClientMessage, key: str | None) -> None:
        """Store what grants the request, acknowledge it, tell it."""
        own_key = None if key is None else f"{visitor.guest}:{key}"
        await self._certain()
        for _ in range(TRIES):
            try:
                bodies = decide(self.state, self._asking(visitor), request)
                draft, appends = self._tried(bodies, own_key)
            except Denied:
                if await self._repeat(visitor, key, own_key):
                    return
                if await self._catch_up():
                    continue
                raise
            if isinstance(bodies[0], Sat):
                await self._name(visitor, request, bodies[0])
            if await self._append(draft, appends):
                break
            await self._catch_up()
            if await self._repeat(visitor, key, own_key):
                return
        else:
            raise deny(RefusalCode.UNAVAILABLE)
        if key is not None:
            visitor.tell(Acknowledged(key=key, version=self.state.version))
        self._announce(bodies)

    async def _repeat(self, visitor: Visitor, key: str | None, own_key: str | None) -> bool:
        """Answer a request that was granted before as it was answered then."""
        if key is None or own_key is None:
            return False
        version = await self._services.log.answered(self.state.id, own_key)
        if version is None:
            return False
        visitor.tell(Acknowledged(key=key, version=version))
        return True

    def _asking(self, visitor: Visitor) -> Asking:
        state = self.state
        away = self.audience.long_away({state.host, *(c.guest for c in state.chairs if c.guest)})
        seats = frozenset(seat for guest in away for seat in state.seats_of(guest))
        date = self._services.wall()
        return Asking(visitor.guest, visitor.shown, seats, state.host in away, date)

    async def _name(self, visitor: Visitor, request: said.ClientMessage, sat: Sat) -> None:
        named = request.name if isinstance(request, said.Sit) else None
        name = visitor.name if named is None else cleaned(named)
        await self._services.log.name(self.state.id, sat.seat, sat.guest, name)
        await self.load_names()

    # --- The log -------------------------------------------------------------------------------

    async def owed(self, body: Body, seq: int) -> None:
        """Do what the house owed the table at a place of its log, unless it has moved on."""
        async with self.lock:
            await self._certain()
            if self.state.seq == seq:
                await self._store([body])

    async def make_certain(self) -> None:
        """After the log failed: find out what is stored."""
        async with self.lock:
            await self._certain()

    async def catch_up(self) -> None:
        """Read and tell what other workers have stored."""
        async with self.lock:
            await self._catch_up()

    async def load_names(self) -> None:
        """Read again what the players are called."""
        self.audience.names = await self._services.log.names(self.state.id)

    async def forget(self, guests: set[str]) -> None:
        """Send away guests who were forgotten, and tell the others, who see them without a name."""
        async with self.lock:
            await self.load_names()
            self.audience.send_away(guests)
            self.audience.table(self.state)

    async def _store(self, bodies: Sequence[Body]) -> bool:
        stored = await self._append(*self._tried(bodies, None))
        if stored:
            self._announce(bodies)
        else:
            await self._catch_up()
        return stored

    def _tried(self, bodies: Sequence[Body], key: str | None) -> tuple[State, list[Append]]:
        """Try the entries on a copy of the state. Raises `Denied` if the rules refuse a move."""
        draft, appends, now = self.state.copy(), list[Append](), self._services.clock.now()
        for place, body in enumerate(bodies):
            entry = draft.following(body, at=now, key=None if place else key)
            draft.apply(entry)
            owed = next_due(draft, self._services.delays, self.audience.contributing(draft))
            due = None if owed is None else owed.at
            appends.append(Append(draft.id, entry, draft.phase, due))
        return draft, appends

    async def _append(self, draft: State, appends: list[Append]) -> bool:
        """Store entries together; only then is what was tried the table's state."""
        self._doubtful = True
        stored = await self._services.log.append(appends)
        self._doubtful = False
        if stored:
            self.state = draft
            self._services.stored(self)
        return stored

    def _announce(self, bodies: Sequence[Body]) -> None:
        for body in bodies:
            announce(self.audience, self.state, body)

    async def _certain(self) -> None:
        if self._doubtful:
            await self._catch_up()
            self._doubtful = False

    async def _catch_up_with_others(self) -> None:
        """Read what other workers have stored, where there are any; else we know it all."""
        if not self._services.alone:
            await self._catch_up()
        await self._certain()

    async def _catch_up(self) -> bool:
        entries = await self._services.log.read(self.state.id, self.state.seq)
        for entry in entries:
            await self._happened(entry)
        return bool(entries)

    async def _happened(self, entry: Entry) -> None:
        draft = self.state.copy()
        body = draft.apply(entry)
        self.state = draft
        if isinstance(body, Sat):
            await self.load_names()
        self._announce([body])
