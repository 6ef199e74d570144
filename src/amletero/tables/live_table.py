"""One live table on one worker: what its visitors ask for, and what is due there.

What is granted is tried on a copy of the state, stored, then acknowledged, then told. All state
here can be rebuilt from the log.
"""

import asyncio
from collections.abc import Callable, Sequence
from contextlib import suppress
from functools import singledispatchmethod
from typing import Final

from amletero.rules.moves import Rule
from amletero.tables.decide_requests import Asking, decide
from amletero.tables.due_tasks import DueTask, DueTimer, next_due
from amletero.tables.entries import Body, BrokenLog, CameBack, RematchMade, Sat
from amletero.tables.hints import give_hint
from amletero.tables.log import Append, LogUnavailable
from amletero.tables.logged_table import LoggedTable
from amletero.tables.new_table import TableParts
from amletero.tables.player_names import cleaned
from amletero.tables.refusals import Denial, Denied, deny
from amletero.tables.settings import PHRASES
from amletero.tables.state import State
from amletero.tables.visitors import Visitor
from amletero.tables.worker_news import Spoken, Stored
from amletero.wire.socket import (
    PROTOCOL,
    Acknowledged,
    ClientMessage,
    Pong,
    UnreadableMessage,
    client_messages,
    read_message,
)
from amletero.wire.socket.codes import RefusalCode

RETRY_SECONDS: Final = 0.5
TRIES: Final = 50
"""Attempts at a request when other workers write first; after them it is refused."""


class LiveTable(LoggedTable):
    """A table that has visitors, or where something is due: it hears, stores, tells and acts."""

    def __init__(
        self, state: State, parts: TableParts, release: Callable[["LiveTable"], None]
    ) -> None:
        super().__init__(state, parts)
        self.timer = DueTimer(self, parts.clock, parts.bots, parts.tasks, parts.draw_deal)
        self._release = release
        """Releases the table if nobody is there and nothing is due soon."""
        self._rechecking = False

    # --- The log -------------------------------------------------------------------------------

    async def _store(self, bodies: Sequence[Body], key: str | None = None) -> bool:
        """Try entries on a copy of the state and store them; then the copy is the state.

        Other workers hear of it, and what is due next is timed. Returns False if another worker
        has stored something else first, which is read then. Raises `Denied` if the rules refuse a
        move.
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
            self._parts.publish(Stored(draft.id, draft.seq))
            self.timer.schedule(self.next_due())  # whoever has come or gone meanwhile counts
        else:
            await self._catch_up()
        return stored

    async def _store_and_tell(self, bodies: Sequence[Body]) -> bool:
        """Store entries that nobody waits for, and tell everyone; return whether that was done."""
        if stored := await self._store(bodies):
            self.audience.announce(self.state, bodies)
        return stored

    # --- What is due ---------------------------------------------------------------------------

    def next_due(self) -> DueTask | None:
        """Return what is due next, if anything."""
        contributing = self.visitors.contributing(self.state)
        return next_due(self.state, self._parts.delays, contributing)

    def schedule_due(self) -> None:
        """Do what is due next when its time comes."""
        self.timer.schedule(self.next_due())

    async def perform(self, body: Body, seq: int) -> None:
        """Store a due entry, unless the log has grown beyond this place."""
        try:
            async with self.lock:
                await self._certain()
                if self.state.seq == seq:
                    await self._store_and_tell([body])
        except LogUnavailable:
            self._recheck_log()
        finally:
            if self.doubtful:
                self._recheck_log()
        if not self.doubtful:
            self._release(self)

    def _recheck_log(self) -> None:
        """After the log failed, read it until it is known whether an entry was stored."""
        if not self._rechecking:
            self._rechecking = True
            self._parts.tasks.spawn(self._look_again())

    async def _look_again(self) -> None:
        certain = False
        try:
            while not certain:
                await asyncio.sleep(RETRY_SECONDS)
                with suppress(LogUnavailable):
                    await self.make_certain()
                    certain = True
        finally:
            self._rechecking = False
        self.schedule_due()

    # --- Hearing -------------------------------------------------------------------------------

    async def hear(self, visitor: Visitor, text: str) -> ClientMessage | None:
        """Answer a message. Returns what it asks for, None if it cannot be read."""
        request: ClientMessage | None = None
        key: str | None = None
        try:
            request = read_message(text)
            key = getattr(request, "key", None)
            async with self.lock:
                if not (visitor.greeted or isinstance(request, client_messages.Hello)):
                    raise deny(RefusalCode.HELLO_FIRST)
                await self._answer(request, visitor)
        except UnreadableMessage:
            visitor.tell(Denial(RefusalCode.UNREADABLE).message(None, self.state.version))
        except Denied as denied:
            visitor.tell(denied.denial.message(key, self.state.version))
        except LogUnavailable:
            self._recheck_log()
            visitor.tell(Denial(RefusalCode.UNAVAILABLE).message(key, self.state.version))
        except BrokenLog as broken:
            self._parts.trouble(broken)
            visitor.tell(Denial(RefusalCode.BROKEN_LOG).message(key, self.state.version))
        finally:
            if self.doubtful:
                self._recheck_log()
        return request

    @singledispatchmethod
    async def _answer(self, request: ClientMessage, visitor: Visitor) -> None:
        """Store the entries that grant a request, acknowledge it, and tell everyone.

        Raises `Denied` if it is refused. Other kinds of requests have their own functions below.
        """
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

    # --- Requests that store nothing, or more than they ask for ---------------------------------

    @_answer.register
    async def _greet(self, hello: client_messages.Hello, visitor: Visitor) -> None:
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
            if self.state.bots_only:
                self.schedule_due()  # bots do not play without visitors

    async def _welcome_back(self, visitor: Visitor) -> None:
        """Give a returning guest their seats back from the bots that sit in."""
        for _ in range(TRIES):
            seats = self.state.sat_in_for(visitor.guest)
            if not seats or await self._store_and_tell([CameBack(seat=seat) for seat in seats]):
                return
        raise deny(RefusalCode.UNAVAILABLE)

    @_answer.register
    async def _pong(self, _: client_messages.Ping, visitor: Visitor) -> None:
        visitor.tell(Pong())

    @_answer.register
    async def _show(self, request: client_messages.Show, visitor: Visitor) -> None:
        seats = self.state.seats_of(visitor.guest)
        if request.seat is not None and request.seat not in seats:
            raise deny(RefusalCode.NOT_YOUR_SEAT, seat=request.seat)
        visitor.shown = request.seat
        self.audience.view(self.state, visitor)

    @_answer.register
    async def _talk(self, request: client_messages.Talk, visitor: Visitor) -> None:
        seats = self.state.seats_of(visitor.guest)
        if not seats:
            raise deny(RefusalCode.NOT_SEATED)
        if request.phrase not in PHRASES:
            raise deny(RefusalCode.UNKNOWN_PHRASE)
        seat = seats[0] if visitor.shown is None else visitor.shown
        spoken = Spoken(self.state.id, seat, request.phrase)
        self.overhear(spoken)
        self._parts.publish(spoken)

    @_answer.register
    async def _ask_hint(self, request: client_messages.AskHint, visitor: Visitor) -> None:
        if not self.state.settings.hints:
            raise deny(RefusalCode.NO_HINTS)
        if visitor.shown is None or self.state.turn is None:
            raise deny(RefusalCode.NOT_SEATED if visitor.shown is None else Rule.NO_ROUND)
        if visitor.pondering:
            raise deny(RefusalCode.TOO_OFTEN)
        visitor.pondering = True
        parts = self._parts
        hint = give_hint(parts.bots, self.state, visitor, visitor.shown, request.key)
        parts.tasks.spawn(hint)

    @_answer.register
    async def _rematch(self, request: client_messages.Rematch, visitor: Visitor) -> None:
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
