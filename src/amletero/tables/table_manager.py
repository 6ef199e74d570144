"""The live tables of one worker: opened when needed, served, and released."""

import asyncio
import secrets
import time
from collections.abc import Awaitable, Callable
from typing import Final

from amletero.tables.background_tasks import Tasks
from amletero.tables.bot_pool import BotRunner
from amletero.tables.due_tasks import Delays, DueKind
from amletero.tables.entries import BrokenLog, RoundDealt
from amletero.tables.live_table import LiveTable
from amletero.tables.log import Log
from amletero.tables.new_table import TableMaker, TableParts
from amletero.tables.refusals import deny
from amletero.tables.server_clock import ServerClock
from amletero.tables.state import State
from amletero.tables.visitors import Visitor
from amletero.tables.worker_news import News
from amletero.wire.socket.codes import CloseCode, RefusalCode

OVERDUE: Final = 1_500
"""Grace period in ms; a task overdue by more is taken over by another worker."""
MOST_SWEPT: Final = 200


class TableManager:
    """Opens tables from the log when they are visited or something is due, and releases them."""

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
        self._trouble = trouble
        self.maker = TableMaker(log, clock, random_bytes, count_table, draw_secret)
        self._look_around = look_around
        """Updates who is present at some tables through other workers."""
        self._alone = alone
        self._opening: dict[str, asyncio.Task[LiveTable | None]] = {}
        self._broken: set[str] = set()
        """Tables with broken logs; they are not served."""
        self._tasks = Tasks(trouble)
        self._parts = TableParts(
            log=log,
            clock=clock,
            wall=wall,
            delays=delays,
            alone=alone,
            maker=self.maker,
            bots=bots,
            tasks=self._tasks,
            publish=publish,
            trouble=trouble,
            draw_deal=draw_deal,
        )

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
            live = LiveTable(State.of(table, entries), self._parts, self.release)
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
                live.schedule_due()
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
        due = None if live.waits_for_visitors else live.next_due()
        if due is None or due.kind is DueKind.SIT_IN:
            live.timer.cancel()
            self.tables.pop(live.state.id, None)

    def drop(self, table: str) -> None:
        """Disconnect the visitors of a table that has been deleted, and release it."""
        if (live := self.tables.pop(table, None)) is not None:
            live.timer.cancel()
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

    # --- What is due ---------------------------------------------------------------------------

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
                live.schedule_due()

    # --- Other workers -------------------------------------------------------------------------

    async def woken(self, table: str, seq: int) -> None:
        """Read what another worker has stored at a table."""
        live = self.tables.get(table)
        if live is not None and live.state.seq < seq:
            await self._tasks.report_failures(live.catch_up())

    async def close(self) -> None:
        """Cancel all timers and tasks."""
        for live in self.tables.values():
            live.timer.cancel()
        await self._tasks.close()
