"""The live tables of one worker: opened when needed, served, and released."""

import asyncio
import secrets
import time
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Final

from amletero.rules.moves import move_text
from amletero.tables.background_tasks import Tasks, cancel_timer
from amletero.tables.bot_pool import SUBSTITUTE, BotRunner
from amletero.tables.due_tasks import Delays, DueKind, DueTask, entry_of, next_due
from amletero.tables.entries import Body, BrokenLog, Moved, RoundDealt
from amletero.tables.hints import HintAsked, bot_seed, give_hint
from amletero.tables.live_table import Arrived, LiveTable
from amletero.tables.log import Log, LogUnavailable
from amletero.tables.new_table import TableMaker, TableParts
from amletero.tables.refusals import Denial, Denied, deny
from amletero.tables.server_clock import ServerClock
from amletero.tables.state import State
from amletero.tables.visitors import Visitor
from amletero.tables.worker_news import News, Spoken, Stored
from amletero.wire.socket import ClientMessage, UnreadableMessage, read_message
from amletero.wire.socket.codes import CloseCode, RefusalCode

OVERDUE: Final = 1_500
"""Grace period in ms; a task overdue by more is taken over by another worker."""
MOST_SWEPT: Final = 200
RETRY_SECONDS: Final = 0.5


class TableManager:
    """Opens tables from the log, does what is due there, and notifies other workers."""

    def __init__(  # noqa: PLR0913 - everything outside the tables comes in here
        self,
        log: Log,
        clock: ServerClock,
        bots: BotRunner,
        *,
        delays: Delays,
        publish: Callable[[News], None],
        trouble: Callable[[BaseException], None],
        alone: bool = True,
        random_bytes: Callable[[int], bytes] = secrets.token_bytes,
        wall: Callable[[], float] = time.time,
        count_table: Callable[[], Awaitable[None]] | None = None,
        look_around: Callable[[list[str]], Awaitable[None]] | None = None,
        draw_secret: Callable[[], bytes] | None = None,
        draw_deal: Callable[[State], RoundDealt] = lambda state: state.draw_deal(),
    ) -> None:
        self.tables: dict[str, LiveTable] = {}
        self.log = log
        self.clock = clock
        self._bots = bots
        self._delays = delays
        self._publish = publish
        self._trouble = trouble
        self.maker = TableMaker(log, clock, random_bytes, count_table, draw_secret)
        self._look_around = look_around
        """Updates who is present at some tables through other workers."""
        self._draw_deal = draw_deal
        self._alone = alone
        self._opening: dict[str, asyncio.Task[LiveTable | None]] = {}
        self._broken: set[str] = set()
        """Tables with broken logs; they are not served."""
        self._tasks = Tasks(trouble)
        self._doubting: set[LiveTable] = set()
        self._parts = TableParts(log, clock, wall, delays, alone, self.maker)

    # --- Opening and releasing -----------------------------------------------------------------

    async def open(self, table: str) -> LiveTable | None:
        """Return the live table, opened from the log if necessary; None if there is none.

        Raises `Denied` if the log is broken.
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
            live = LiveTable(State.of(table, entries), self._parts)
            await live.load_names()
            return self._registered(live)
        except BrokenLog as broken:
            self._broken.add(table)
            self._trouble(broken)
            raise deny(RefusalCode.BROKEN_LOG) from broken
        finally:
            del self._opening[table]

    def _registered(self, live: LiveTable) -> LiveTable:
        """Return the registered live table for this id, registering this one if there is none."""
        if live.state.id not in self.tables:
            self.tables[live.state.id] = live
            if self._alone:
                self.schedule_due(live)
        return self.tables[live.state.id]

    def enter(self, live: LiveTable, visitor: Visitor) -> LiveTable:
        """Add a visitor to a table; return the registered live table."""
        live = self._registered(live)
        live.visitors.here.add(visitor)
        return live

    def leave(self, live: LiveTable, visitor: Visitor) -> None:
        """Remove a visitor whose connection has ended."""
        live.visitors.leave(visitor)
        live.presence_changed()
        self.release(live)

    def release(self, live: LiveTable) -> None:
        """Release a table without visitors, unless something is due there soon."""
        if live.visitors.here or live.lock.locked():
            return
        due = None if live.waits_for_visitors else self._next_due(live)
        if due is None or due.kind is DueKind.SIT_IN:
            cancel_timer(live.timer)
            self.tables.pop(live.state.id, None)

    def drop(self, table: str) -> None:
        """Disconnect the visitors of a table that has been deleted, and release it."""
        if (live := self.tables.pop(table, None)) is not None:
            cancel_timer(live.timer)
            live.visitors.dismiss(CloseCode.NO_TABLE)

    # --- Forgetting ----------------------------------------------------------------------------

    def guests(self) -> set[str]:
        """Return the guests who are connected here or have a name at an open table."""
        return set().union(*(live.visitors.guests() for live in self.tables.values()))

    async def forget(self, guests: set[str]) -> None:
        """Disconnect deleted guests, and drop their names."""
        for live in list(self.tables.values()):
            if not guests.isdisjoint(live.visitors.guests()):
                await live.forget(guests)

    # --- What visitors ask for -----------------------------------------------------------------

    async def hear(self, live: LiveTable, visitor: Visitor, text: str) -> ClientMessage | None:
        """Answer a message, and react to what happened at the table.

        Returns what the message asks for, None if it cannot be read.
        """
        request: ClientMessage | None = None
        key: str | None = None
        try:
            request = read_message(text)
            key = getattr(request, "key", None)
            await live.answer(visitor, request)
        except UnreadableMessage:
            visitor.tell(Denial(RefusalCode.UNREADABLE).message(None, live.state.version))
        except Denied as denied:
            visitor.tell(denied.denial.message(key, live.state.version))
        except LogUnavailable:
            self._recheck_log(live)
            visitor.tell(Denial(RefusalCode.UNAVAILABLE).message(key, live.state.version))
        except BrokenLog as broken:
            self._trouble(broken)
            visitor.tell(Denial(RefusalCode.BROKEN_LOG).message(key, live.state.version))
        finally:
            self._react(live)
        return request

    def _react(self, live: LiveTable) -> None:
        """Notify other workers and start tasks after what happened at a table."""
        for happened in live.take_happened():
            match happened:
                case Stored():
                    self._publish(happened)
                    self.schedule_due(live)
                case Spoken():
                    self._publish(happened)
                case Arrived() if live.state.bots_only:
                    self.schedule_due(live)  # bots do not play without visitors
                case HintAsked():
                    self._tasks.spawn(give_hint(self._bots, happened))
        if live.doubtful:
            self._recheck_log(live)

    # --- What is due ---------------------------------------------------------------------------

    def schedule_due(self, live: LiveTable) -> None:
        """Schedule what is due next at a table."""
        cancel_timer(live.timer)
        due = self._next_due(live)
        if due is None or live.waits_for_visitors:
            return
        if due.kind is not DueKind.BOT_MOVE:
            self._at(due.at, live, entry_of(live.state, due.kind, self._draw_deal))
        elif live.asked_at != live.state.seq:
            live.asked_at, live.bot_move = live.state.seq, None
            self._tasks.spawn(self._ask_bot(live, live.state, due.at))
        elif live.bot_move is not None:
            self._at(due.at, live, live.bot_move)

    async def sweep(self) -> None:
        """Serve due tables that no worker serves, because theirs died or none has opened them."""
        for opened in list(self.tables.values()):
            self.release(opened)
        slack = 0 if self._alone else OVERDUE
        for table in await self.log.due(self.clock.now() - slack, MOST_SWEPT):
            live = self.tables.get(table) if self._alone else None
            served = live is not None and not live.waits_for_visitors
            if not served and table not in self._broken:
                await self._tasks.report_failures(self._take_over(table))

    async def _take_over(self, table: str) -> None:
        found = await self.open(table)
        if found is not None:
            await found.catch_up()
            live = self._registered(found)
            if live.waits_for_visitors and self._look_around is not None:
                await self._look_around([table])
            if live.waits_for_visitors:
                await self.log.clear_due(table, live.state.seq)
                self.release(live)
            else:
                self.schedule_due(live)

    async def _ask_bot(self, live: LiveTable, state: State, moment: int) -> None:
        """Ask a bot once for its move, and schedule the move."""
        assert state.game is not None
        assert state.turn is not None
        name = state.chairs[state.turn].bot or SUBSTITUTE
        try:
            view, legal = state.game.view(state.turn), state.game.legal(state.turn)
            move = await self._bots.choose(name, view, legal, bot_seed(state))
        except BaseException:
            if live.asked_at == state.seq:
                live.asked_at = None
            raise
        if live.state is state:
            text = move_text(move, state.settings.rules)
            live.bot_move = Moved(seat=state.turn, move=text, bot=name)
            if not live.waits_for_visitors:
                self._at(moment, live, live.bot_move)

    def _next_due(self, live: LiveTable) -> DueTask | None:
        return next_due(live.state, self._delays, live.visitors.contributing(live.state))

    def _at(self, moment: int, live: LiveTable, body: Body) -> None:
        seconds = max(0, moment - self.clock.now()) / 1000
        loop, spawn, seq = asyncio.get_running_loop(), self._tasks.spawn, live.state.seq
        live.timer = loop.call_later(seconds, lambda: spawn(self._perform(live, body, seq)))

    def _recheck_log(self, live: LiveTable) -> None:
        """After the log failed, read it until it is known whether an entry was stored."""
        if live not in self._doubting:
            self._doubting.add(live)
            self._tasks.spawn(self._look_again(live))

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
        self.schedule_due(live)

    async def _perform(self, live: LiveTable, body: Body, seq: int) -> None:
        try:
            await live.store_due(body, seq)
        except LogUnavailable:
            self._recheck_log(live)
        finally:
            self._react(live)
        if not live.doubtful:
            self.release(live)

    # --- Other workers -------------------------------------------------------------------------

    async def woken(self, table: str, seq: int) -> None:
        """Read what another worker has stored at a table."""
        live = self.tables.get(table)
        if live is not None and live.state.seq < seq:
            await self._tasks.report_failures(live.catch_up())

    async def close(self) -> None:
        """Cancel all timers and tasks."""
        for live in self.tables.values():
            cancel_timer(live.timer)
        await self._tasks.close()
