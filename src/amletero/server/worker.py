"""A worker: the table manager with its log, clock, news channel and bots, from start to end."""

import asyncio
import time
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Final

import structlog

from amletero.review.review_jobs import ReviewJobs
from amletero.server import metrics
from amletero.server.ban_list import BanList
from amletero.server.config import Config
from amletero.server.game_lists import GameLists
from amletero.server.housekeeping import Housekeeping
from amletero.server.interpreter_tuning import YOUNG_SECONDS, Collector
from amletero.server.logging_setup import frames
from amletero.server.pubsub import NoPubSub, PubSub
from amletero.server.push_notices import PushNotices
from amletero.server.review_process import ReviewProcess
from amletero.server.storage_limits import StorageLimits
from amletero.storage.bans import Bans
from amletero.storage.database import (
    DATABASE_FAILURES,
    Store,
    connect,
    database_url,
    postgres_address,
)
from amletero.storage.guests import Guests
from amletero.storage.log import SqlLog
from amletero.storage.presence import SharedPresence
from amletero.storage.reviews import Reviews
from amletero.storage.server_values import CHANGES, CLOCK, COOKIE_KEY, ServerValues, WriteProbe
from amletero.storage.table_admission import Members
from amletero.tables.bot_pool import BotPool
from amletero.tables.entries import BrokenLog
from amletero.tables.live_table import LiveTable
from amletero.tables.log import BOT_GUEST, LogUnavailable
from amletero.tables.server_clock import ServerClock
from amletero.tables.table_manager import TableManager
from amletero.tables.visitors import Visitor
from amletero.tables.worker_news import News, Spoken, Stored, Visited

CLOCK_SECONDS: Final = 5.0
"""Interval between saves of the clock; a crash returns at most this much time to players."""
POLL_SECONDS: Final = 1.0
VISITS_SECONDS: Final = 0.1
"""Delay before visits are stored, so that several are stored together."""

logger: Final = structlog.get_logger("amletero")


class Worker:
    """One worker; it accepts visitors between `open` and `close`."""

    manager: TableManager
    guests: Guests
    games: GameLists
    log: SqlLog
    members: Members
    reviews: Reviews
    review_jobs: ReviewJobs
    storage_limits: StorageLimits
    probe: WriteProbe
    push: PushNotices

    def __init__(self, config: Config) -> None:
        self.config = config
        self.clock = ServerClock()
        self._background: list[asyncio.Task[None]] = []
        self.on_bans: Callable[[], None] = lambda: None
        """Called after the bans have changed."""
        self._bans = BanList([])
        self._changes: str | None = None
        """The mark of the last change from outside that this worker has followed."""

    async def open(self) -> None:
        """Connect to the database, restore the clock, and start the background tasks."""
        self._database = connect(database_url(self.config.database))
        store = Store(self._database, failed=_count_failure)
        self.log = SqlLog(store)
        self.storage_limits = StorageLimits(store, self.config)
        self.probe = WriteProbe(store)
        self.members = Members(store)
        self.reviews = Reviews(store)
        self._values = ServerValues(store)
        await self._values.set_up()
        self.guests = Guests(store, await self._values.read(COOKIE_KEY))
        self._presence = SharedPresence(store)
        self._stored_bans = Bans(store)
        self._bans = BanList(await self._stored_bans.all(time.time()))
        await self._remember()
        self._bots = BotPool(self.config.bot_processes, self.trouble)
        self._review_process = ReviewProcess(self.config.bot_processes)
        self.review_jobs = ReviewJobs(self._review_process.run, self.trouble)
        self._pubsub = self._make_pubsub()
        sender = self.config.address
        self.push = PushNotices(store, self._values, self._presence, sender, self.trouble)
        self.manager = TableManager(
            self.log,
            self.clock,
            self._bots,
            delays=self.config.delays,
            publish=self._tell_of,
            trouble=self.trouble,
            alone=not self.config.shared,
            count_table=self.storage_limits.add_table,
            look_around=self._look_around,
        )
        self.games = GameLists(self.manager, self.log)
        self._housekeeping = Housekeeping(
            store, self.log, self.clock, self.config.lifetimes, time.time
        )
        self._collector = Collector(self._presence.count) if self.config.own_process else None
        self._start_background()

    async def close(self) -> None:
        """Stop all tasks and disconnect; the stored tables stay."""
        for task in self._background:
            task.cancel()
        await asyncio.gather(*self._background, return_exceptions=True)
        if self._collector is not None:
            self._collector.close()
        await self.manager.close()
        await self.push.close()
        await self.review_jobs.close()
        self._review_process.close()
        self._bots.close()
        with suppress(LogUnavailable):
            await self._presence.farewell()
        await self.log.close()
        await self._database.close()

    # --- Visitors ------------------------------------------------------------------------------

    async def greeted(self, live: LiveTable, visitor: Visitor) -> None:
        """Add a visitor who has said hello, for other workers and the operator to see."""
        self._presence.enter(live.state.id, visitor)
        if self.config.shared:
            await self._woken(Visited(live.state.id))

    def left(self, live: LiveTable, visitor: Visitor) -> None:
        """Remove a visitor who is gone, here and for other workers."""
        self._presence.leave(visitor)
        self.manager.leave(live, visitor)

    async def forget(self, guest: str) -> None:
        """Forget a guest; other workers learn of it when they poll."""
        await self.guests.forget(guest)
        await self.manager.forget({guest})

    def banned(self, host: str) -> bool:
        """Return whether an address is banned."""
        return self._bans.holds(host, time.time())

    async def _follow_changes(self) -> None:
        """Do as another worker or the operator did: forget guests, let tables go, apply bans."""
        mark = await self._values.read(CHANGES)
        if mark == self._changes:
            return
        self._bans = BanList(await self._stored_bans.all(time.time()))
        self.on_bans()
        known = self.manager.guests() - {BOT_GUEST}
        await self.manager.forget(await self.guests.forgotten(known))
        for some in _chunks(list(self.manager.tables), 500):
            stored = await self._catch_up(some)
            for table in set(some) - stored:
                self.manager.drop(table)
        self._changes = mark

    async def _catch_up(self, some: list[str]) -> set[str]:
        """Read what others have stored at some tables; return those of them that exist."""
        lengths = await self.log.lengths(some)
        for table, seq in lengths:
            await self.manager.woken(table, seq)
        return {table for table, _ in lengths}

    async def _look_around(self, some: list[str]) -> None:
        """Update who is at some tables through other workers."""
        found = await self._presence.elsewhere(some) if self.config.shared else {}
        for table, guests in found.items():
            live = self.manager.tables.get(table)
            if live is not None and live.visitors.set_remote_guests(guests):
                live.presence_changed()

    # --- Background tasks ----------------------------------------------------------------------

    def _start_background(self) -> None:
        every: list[tuple[float, Callable[[], Awaitable[None]]]] = [
            (self.config.sweep_seconds, self._sweep),
            (CLOCK_SECONDS, self._remember),
            *([(YOUNG_SECONDS, self._collector.collect)] if self._collector else []),
            (POLL_SECONDS, self._poll),
            (VISITS_SECONDS, self._keep_visits),
            (self.config.expiry_seconds, self._expire),
        ]
        self._background = [asyncio.create_task(self._repeat(*work)) for work in every]
        listening = self._watched(lambda: self._pubsub.listen(self._woken))
        self._background.append(asyncio.create_task(listening))

    async def _repeat(self, seconds: float, work: Callable[[], Awaitable[None]]) -> None:
        while True:
            try:
                await work()
            except (LogUnavailable, *DATABASE_FAILURES) as error:
                logger.warning("the database is in trouble", error=type(error).__name__)
            except Exception as error:  # noqa: BLE001 - the next time may go well
                self.trouble(error)
            await asyncio.sleep(seconds)

    async def _watched(self, work: Callable[[], Awaitable[None]]) -> None:
        """Run something to its end, and report if it fails."""
        try:
            await work()
        except Exception as error:  # noqa: BLE001 - any failure must be reported
            self.trouble(error)

    async def _sweep(self) -> None:
        await self.manager.sweep()

    async def _poll(self) -> None:
        """Find changes from outside, and news of tables here that no worker reported."""
        await self._follow_changes()
        if self.config.shared:
            for some in _chunks(list(self.manager.tables), 500):
                await self._catch_up(some)
                await self._look_around(some)

    async def _expire(self) -> None:
        swept = await self._housekeeping.sweep()
        if swept.closed or swept.deleted or swept.guests:
            logger.info("expired", closed=swept.closed, deleted=swept.deleted, guests=swept.guests)

    async def _woken(self, news: News) -> None:
        live = self.manager.tables.get(news.table)
        if live is None:
            return
        try:
            match news:
                case Stored():
                    await self.manager.woken(news.table, news.seq)
                case Visited():
                    await self._look_around([news.table])
                case Spoken():
                    live.overhear(news)
        except LogUnavailable:
            logger.warning("the database is in trouble", error="LogUnavailable")
        except Exception as error:  # noqa: BLE001 - news of other tables must still arrive
            self.trouble(error)

    async def _remember(self) -> None:
        """Save the server clock, adopt that of a worker who is ahead, and store a heartbeat."""
        self.clock.at_least(int(await self._values.read(CLOCK)))
        await self._values.advance_clock(self.clock.now())
        self._tell_visits(await self._presence.heartbeat(self.clock.now()))

    async def _keep_visits(self) -> None:
        self._tell_visits(await self._presence.keep())

    def _tell_visits(self, visited: set[str]) -> None:
        for table in visited:
            self._pubsub.publish(Visited(table))

    def _tell_of(self, news: News) -> None:
        """Tell other workers of news, and an absent player that it is their turn."""
        self._pubsub.publish(news)
        if isinstance(news, Stored) and (live := self.manager.tables.get(news.table)) is not None:
            self.push.stored(live)

    def _make_pubsub(self) -> PubSub:
        if not self.config.shared:
            return NoPubSub()
        if self.config.redis is not None:
            from amletero.server.pubsub.redis import RedisPubSub  # noqa: PLC0415 (slow to import)

            return RedisPubSub(self.config.redis)
        if (address := postgres_address(self._database.url)) is not None:
            from amletero.server.pubsub.postgres import PostgresPubSub  # noqa: PLC0415 (slow)

            return PostgresPubSub(address)
        return NoPubSub()

    def trouble(self, error: BaseException) -> None:
        """Log the type and place of an error, never the data being handled."""
        if isinstance(error, BrokenLog):
            metrics.TROUBLE.labels("log").inc()
            logger.error("the log of a table is broken", table=error.table, entry=error.seq)
            return
        metrics.TROUBLE.labels("task").inc()
        logger.error("a task failed", error=type(error).__name__, where=frames(error))


def _count_failure() -> None:
    metrics.TROUBLE.labels("database").inc()


def _chunks(items: list[str], size: int) -> list[list[str]]:
    return [items[start : start + size] for start in range(0, len(items), size)]
