"""One live table on one worker: grants or refuses what its visitors ask for.

What is granted is stored, then acknowledged, then told.
"""

from typing import Final

from amletero.bots import BOTS
from amletero.rules.moves import Rule
from amletero.tables.audience import Visitor, tell_secret
from amletero.tables.decide_requests import Asking, decide
from amletero.tables.entries import CameBack, RematchMade, Sat
from amletero.tables.logged_table import Arrived, HintAsked, LoggedTable
from amletero.tables.messages import table_state
from amletero.tables.player_names import cleaned
from amletero.tables.refusals import Denied, deny
from amletero.tables.settings import PHRASES
from amletero.tables.worker_news import Spoken
from amletero.wire.socket import PROTOCOL, Acknowledged, Pong, Talked, Welcome, said
from amletero.wire.socket.codes import RefusalCode

TRIES: Final = 50
"""Attempts at a request when other workers write first; after them it is refused."""


class LiveTable(LoggedTable):
    """A table that has visitors, or where something is due."""

    # --- Hearing -------------------------------------------------------------------------------

    async def answer(self, visitor: Visitor, request: said.ClientMessage) -> None:
        """Grant what a visitor asks for. Raises `Denied` if it is refused."""
        async with self.lock:
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
                    await self._grant(visitor, request, getattr(request, "key", None))

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
            self._happened.append(Arrived())

    def _welcome(self, visitor: Visitor) -> Welcome:
        return Welcome(
            protocol=PROTOCOL,
            table=table_state(self.state, self.audience.present_guests(self.state), visitor.guest),
            seats=self.state.seats_of(visitor.guest),
            shown=visitor.shown,
            version=self.state.version,
            phrases=list(PHRASES),
            bots=list(BOTS),
        )

    async def _welcome_back(self, visitor: Visitor) -> None:
        """Give a returning guest their seats back from the bots that sit in."""
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
        self._happened.append(spoken)

    def overhear(self, spoken: Spoken) -> None:
        """Tell everyone here what a player said, here or through another worker."""
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
        self._happened.append(HintAsked(visitor, visitor.shown, self.state, request.key))

    async def _rematch(self, visitor: Visitor, request: said.Rematch) -> None:
        for _ in range(TRIES):
            if self.state.phase != "over":
                raise deny(RefusalCode.NOT_OVER)
            if not self.state.seats_of(visitor.guest):
                raise deny(RefusalCode.NOT_SEATED)
            if self.state.next is not None:
                visitor.tell(Acknowledged(key=request.key, version=self.state.version))
                return
            table = await self._parts.maker.again(self.state, visitor.guest)
            await self._store([RematchMade(table=table)])
        raise deny(RefusalCode.UNAVAILABLE)

    # --- Granting ------------------------------------------------------------------------------

    async def _grant(self, visitor: Visitor, request: said.ClientMessage, key: str | None) -> None:
        """Store the entries that grant a request, acknowledge it, and tell everyone."""
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
        away = self.audience.long_away({state.host, *(c.guest for c in state.chairs if c.guest)})
        seats = frozenset(seat for guest in away for seat in state.seats_of(guest))
        date = self._parts.wall()
        return Asking(visitor.guest, visitor.shown, seats, state.host in away, date)

    async def _name(self, visitor: Visitor, request: said.ClientMessage, sat: Sat) -> None:
        named = request.name if isinstance(request, said.Sit) else None
        name = visitor.name if named is None else cleaned(named)
        await self._parts.log.name(self.state.id, sat.seat, sat.guest, name)
        await self.load_names()
