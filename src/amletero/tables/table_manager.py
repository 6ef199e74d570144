"""All the live tables of one worker: opened when needed, looked after, and let go."""

import asyncio
import hashlib
import hmac
import secrets
import time
from collections.abc import Awaitable, Callable, Coroutine
from contextlib import suppress
from typing import Any, Final

from amletero.record.notation import move_text
from amletero.rules.cards import Seat
from amletero.tables.bot_pool import SUBSTITUTE, Minds
from amletero.tables.clock import ServerClock
from amletero.tables.due import Delays, DueKind, DueTask, next_due
from amletero.tables.entries import (
    Body,
    BrokenLog,
    DealOpened,
    ListFrozen,
    Moved,
    SatIn,
)
from amletero.tables.live_table import LiveTable, TableServices
from amletero.tables.log import Log, LogUnavailable
from amletero.tables.messages import hint_told
from amletero.tables.new_table import TableMaker
from amletero.tables.refusals import Denial, Denied, deny
from amletero.tables.state import State
from amletero.tables.visitors import Visitor
from amletero.tables.worker_news import News, Stored
from amletero.wire.socket.codes import RefusalCode

OVERDUE: Final = 1_500
"""So long after a duty was due, in milliseconds, its worker is taken for dead."""
MOST_SWEPT: Final = 200
RETRY_SECONDS: Final = 0.5


class TableManager:
    """Opens tables from the log, does what is owed to them, and tells other workers."""

    def __init__(  # noqa: PLR0913 - all that touches the world comes in here
        self,
        log: Log,
        clock: ServerClock,
        minds: Minds,
        *,
        delays: Delays,
        publish: Callable[[News], None],
        trouble: Callable[[BaseException], None],
        alone: bool = True,
        random_bytes: Callable[[int], bytes] = secrets.token_bytes,
        wall: Callable[[], float] = time.time,
        room_for_table: Callable[[], Awaitable[None]] | None = None,
        look_around: Callable[[list[str]], Awaitable[None]] | None = None,
    ) -> None:
        self.tables: dict[str, LiveTable] = {}
        self.log = log
        self.clock = clock
        self._minds = minds
        self._delays = delays
        self._publish = publish
        self._trouble = trouble
        self.maker = TableMaker(log, clock, random_bytes, room_for_table)
        self._look_around = look_around
        """Sees who is at some tables through other workers."""
        self._alone = alone
        self._opening: dict[str, asyncio.Task[LiveTable | None]] = {}
        self._broken: set[str] = set()
        """Tables that cannot be looked after: their logs were found broken."""
        self._tasks: set[asyncio.Task[Any]] = set()
        self._doubting: set[LiveTable] = set()
        self._services = TableServices(
            log,
            clock,
            wall,
            delays,
            alone,
            stored=self._stored,
            spoken=publish,
            doubted=self._doubted,
            trouble=trouble,
            arrived=self._arrived,
            hint=self._hint,
            rematch=self.maker.again,
        )

    # --- Opening and letting go ----------------------------------------------------------------

    async def open(self, table: str) -> LiveTable | None:
        """The live table, from the log if it is not open yet; nothing if there is none.

        Raises `Denied` where the log is broken.
        """
        if table in self.tables:
            return self.tables[table]
        if table not in self._opening:
            self._opening[table] = asyncio.create_task(self._open(table))
        return await asyncio.shield(self._opening[table])

    async def _open(self, table: str) -> LiveTable | None:
        try:
            entries = await self.log.read(table)
            if not entries:
                return None
            self.clock.at_least(entries[-1].at)
            live = LiveTable(State.of(table, entries), self._services)
            await live.load_names()
            return self._kept(live)
        except BrokenLog as broken:
            self._broken.add(table)
            self._trouble(broken)
            raise deny(RefusalCode.BROKEN_LOG) from broken
        finally:
            del self._opening[table]

    def _kept(self, live: LiveTable) -> LiveTable:
        """A worker's one live table of an id: this one, be it let go a moment ago, or another."""
        if live.state.id not in self.tables:
            self.tables[live.state.id] = live
            if self._alone:
                self.look_after(live)
        return self.tables[live.state.id]

    def enter(self, live: LiveTable, visitor: Visitor) -> LiveTable:
        """A connection to a table begins; all of a worker's are to one live table."""
        live = self._kept(live)
        live.audience.visitors.add(visitor)
        return live

    def leave(self, live: LiveTable, visitor: Visitor) -> None:
        """A connection to a table has ended."""
        live.audience.leave(visitor)
        live.presence_changed()
        self.let_go(live)

    def let_go(self, live: LiveTable) -> None:
        """A table without visitors is closed here, unless something is owed to it soon."""
        if live.audience.visitors or live.lock.locked():
            return
        owed = None if live.rests else self._duty(live)
        if owed is None or owed.owed is DueKind.SIT_IN:
            self._cancel(live)
            self.tables.pop(live.state.id, None)

    # --- Forgetting ----------------------------------------------------------------------------

    def guests(self) -> set[str]:
        """All who are at a table here or have a name at one."""
        return set().union(*(live.audience.guests() for live in self.tables.values()))

    async def forget(self, guests: set[str]) -> None:
        """Send away guests who were forgotten, and call them by their names no more."""
        for live in list(self.tables.values()):
            if not guests.isdisjoint(live.audience.guests()):
                await live.forget(guests)

    # --- Duties --------------------------------------------------------------------------------

    def _stored(self, live: LiveTable) -> None:
        self._publish(Stored(live.state.id, live.state.seq))
        self.look_after(live)

    def look_after(self, live: LiveTable) -> None:
        """See to it that what is owed to a table is done in time."""
        self._cancel(live)
        owed = self._duty(live)
        if owed is None or live.rests:
            return
        if owed.owed is not DueKind.BOT_MOVE:
            self._at(owed.at, live, self._body(live, owed))
        elif live.thinking != live.state.seq:
            live.thinking = live.state.seq
            self.spawn(self._think(live, live.state, owed))

    async def sweep(self) -> None:
        """Look after the tables that nobody looks after: their worker died, or was never here."""
        for live in list(self.tables.values()):
            self.let_go(live)
        slack = 0 if self._alone else OVERDUE
        for table in await self.log.due(self.clock.now() - slack, MOST_SWEPT):
            cared_for = self._alone and table in self.tables and not self.tables[table].rests
            if not cared_for and table not in self._broken:
                await self._apart(self._take_over(table))

    async def _take_over(self, table: str) -> None:
        found = await self.open(table)
        if found is not None:
            await found.catch_up()
            live = self._kept(found)
            if live.rests and self._look_around is not None:
                await self._look_around([table])
            if live.rests:
                await self.log.rest(table, live.state.seq)
                self.let_go(live)
            else:
                self.look_after(live)

    def _arrived(self, live: LiveTable) -> None:
        """A visitor is at a table now: where only bots play, they were resting until then."""
        if live.state.bots_only and live.timer is None and live.thinking is None:
            self.look_after(live)

    async def _apart(self, work: Coroutine[Any, Any, None]) -> None:
        """Do something for one of many tables: what is wrong with it is no other one's trouble."""
        try:
            await work
        except Denied:
            pass  # whoever denied it has said why
        except LogUnavailable:
            raise
        except Exception as error:  # noqa: BLE001 - the other tables must go on
            self._trouble(error)

    async def _think(self, live: LiveTable, state: State, owed: DueTask) -> None:
        """Ask the bot that is to move, and let it move when it is time."""
        assert state.game is not None
        assert state.turn is not None
        name = state.chairs[state.turn].bot or SUBSTITUTE
        try:
            view, legal = state.game.view(state.turn), state.game.legal(state.turn)
            move = await self._minds.choose(name, view, legal, _bot_seed(state))
        finally:
            if live.thinking == state.seq:
                live.thinking = None
        if live.state is state and not live.rests:
            text = move_text(move, state.settings.rules)
            self._at(owed.at, live, Moved(seat=state.turn, move=text, bot=name))

    def _duty(self, live: LiveTable) -> DueTask | None:
        return next_due(live.state, self._delays, live.audience.contributing(live.state))

    def _body(self, live: LiveTable, owed: DueTask) -> Body:
        state = live.state
        if owed.owed is DueKind.OPEN_DEAL:
            return DealOpened()
        if owed.owed is DueKind.FREEZE:
            return ListFrozen()
        if owed.owed is DueKind.DEAL:
            return state.draw_deal()
        assert state.turn is not None
        return SatIn(seat=state.turn, bot=SUBSTITUTE, reason="late")

    def _at(self, moment: int, live: LiveTable, body: Body) -> None:
        seconds = max(0, moment - self.clock.now()) / 1000
        loop, seq = asyncio.get_running_loop(), live.state.seq
        live.timer = loop.call_later(seconds, lambda: self.spawn(self._perform(live, body, seq)))

    def _doubted(self, live: LiveTable) -> None:
        """The log failed: look again until it is known whether something was stored after all."""
        if live not in self._doubting:
            self._doubting.add(live)
            self.spawn(self._look_again(live))

    async def _look_again(self, live: LiveTable) -> None:
        certain = False
        try:
            while not certain:
                await asyncio.sleep(RETRY_SECONDS)
                with suppress(LogUnavailable):
                    await live.make_certain()
                    certain = True
        finally:
            self._doubting.discard(live)
        self.look_after(live)

    async def _perform(self, live: LiveTable, body: Body, seq: int) -> None:
        try:
            await live.owed(body, seq)
        except LogUnavailable:
            self._doubted(live)
        else:
            self.let_go(live)

    def _cancel(self, live: LiveTable) -> None:
        if live.timer is not None:
            live.timer.cancel()
            live.timer = None

    # --- Hints ---------------------------------------------------------------------------------

    def _hint(self, live: LiveTable, visitor: Visitor, key: str) -> None:
        self.spawn(self._advise(live.state, visitor, visitor.shown, key))

    async def _advise(self, state: State, visitor: Visitor, seat: Seat | None, key: str) -> None:
        """Think from what the visitor's seat may know, and tell the visitor alone.

        Where the screen belongs to somebody else by then, the advice is nobody's any more.
        """
        assert state.game is not None
        view, legal = state.game.view(seat), state.game.legal(seat)
        advice = await self._minds.advise(view, legal, _bot_seed(state))
        visitor.pondering = False
        if visitor.shown != seat:
            visitor.tell(Denial(RefusalCode.STALE).message(key, state.version))
        elif advice is None:
            visitor.tell(Denial(RefusalCode.UNAVAILABLE).message(key, state.version))
        else:
            visitor.tell(hint_told(state, advice, key))

    # --- Other workers -------------------------------------------------------------------------

    async def woken(self, table: str, seq: int) -> None:
        """Another worker has stored something at a table."""
        live = self.tables.get(table)
        if live is not None and live.state.seq < seq:
            await self._apart(live.catch_up())

    # --- Tasks ---------------------------------------------------------------------------------

    def spawn(self, work: Coroutine[Any, Any, None]) -> None:
        """Let something run by itself; what goes wrong is reported, never lost."""
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._done)

    async def close(self) -> None:
        """Stop looking after tables."""
        for live in self.tables.values():
            self._cancel(live)
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    def _done(self, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and (error := task.exception()) is not None:
            self._trouble(error)


def _bot_seed(state: State) -> int:
    """A bot's chance at one decision: the same on every worker, unknown to all players."""
    label = b"bot" + state.seq.to_bytes(8, "big")
    return int.from_bytes(hmac.digest(state.secret, label, hashlib.sha256), "big")
