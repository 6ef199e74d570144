"""What a manager does after something happened at one of its tables, without sockets."""

import asyncio

import pytest

from amletero.rules.moves import Move
from amletero.rules.view import View
from amletero.tables.bot_pool import Advice
from amletero.tables.due_tasks import Delays
from amletero.tables.entries import BotSat, Moved
from amletero.tables.live_table import LiveTable
from amletero.tables.log import Append, LogUnavailable
from amletero.tables.memory_log import MemoryLog
from amletero.tables.server_clock import ServerClock
from amletero.tables.settings import settings
from amletero.tables.state import Chair
from amletero.tables.table_manager import TableManager
from amletero.tables.visitors import Visitor
from amletero.tables.worker_news import News, Spoken, Stored
from amletero.wire.socket import PROTOCOL, client_messages
from tests.waiting import until
from tests.wire.request_text import text_of

HOUR = 3_600_000


class FirstMoves:
    """Bots that make the first legal move, and count how often they are asked."""

    def __init__(self) -> None:
        self.asked = 0

    async def choose(self, name: str, view: View, legal: tuple[Move, ...], seed: int) -> Move:
        del name, view, seed
        self.asked += 1
        return legal[0]

    async def advise(self, view: View, legal: tuple[Move, ...], seed: int) -> Advice | None:
        del view, legal, seed
        return None


class FailingLog(MemoryLog):
    """A log that stores what it is given and then says that it could not."""

    fails = False

    async def append(self, appends: list[Append]) -> bool:
        stored = await super().append(appends)
        if self.fails:
            raise LogUnavailable("cut off")
        return stored


class Bench:
    """A manager with a log in memory, a clock that is set by hand, and one visitor."""

    def __init__(self, delays: Delays, log: MemoryLog | None = None) -> None:
        self.seconds = 0.0
        self.log = MemoryLog() if log is None else log
        self.bots = FirstMoves()
        self.news: list[News] = []
        self.troubles: list[BaseException] = []
        self.manager = TableManager(
            self.log,
            ServerClock(steady=lambda: self.seconds),
            self.bots,
            delays=delays,
            publish=self.news.append,
            trouble=self.troubles.append,
        )
        self.told: list[bytes] = []
        self.visitor = Visitor("ana", "Ana", self.told.append, lambda _: None)

    async def open(self, *, hints: bool = False) -> LiveTable:
        """A table where Ana plays a bot that begins, not yet started."""
        chosen = settings(edition="standard", players=2, first=1, fair=False, hints=hints)
        seats = [Chair(guest="ana"), Chair(bot="simple")]
        table, _ = await self.manager.maker.create(chosen, "ana", seats, {0: "Ana"})
        live = await self.manager.open(table)
        assert live is not None
        live = self.manager.enter(live, self.visitor)
        await self.hear(live, client_messages.Hello(protocol=PROTOCOL))
        return live

    async def hear(self, live: LiveTable, request: client_messages.ClientMessage) -> None:
        await live.hear(self.visitor, text_of(request))


async def test_a_bot_whose_answer_waits_is_not_asked_again_by_a_sweep() -> None:
    bench = Bench(Delays(bot_least=HOUR, bot_most=HOUR))
    live = await bench.open()
    await bench.hear(live, client_messages.Start(key="start"))
    await until(lambda: live.timer.bot_move is not None)
    before = live.state.seq
    for _ in range(3):
        live.schedule_due()
        await asyncio.sleep(0)
    assert live.state.seq == before
    assert bench.bots.asked == 1
    bench.seconds += 2 * HOUR / 1000
    live.schedule_due()
    await until(lambda: live.state.seq > before)
    assert isinstance(bench.log.stored(live.state.id).entries[-1].says, Moved)
    assert not bench.troubles
    await bench.manager.close()


async def test_what_is_stored_and_spoken_is_told_to_other_workers() -> None:
    bench = Bench(Delays())
    live = await bench.open()
    await bench.hear(live, client_messages.Talk(phrase="hello"))
    await bench.hear(live, client_messages.SeatBot(key="k", seat=1, bot="reader"))
    await bench.hear(live, client_messages.SeatBot(key="k2", seat=1, bot="nobody"))
    table = live.state.id
    assert bench.news == [Spoken(table, 0, "hello"), Stored(table, live.state.seq)]
    last = bench.log.stored(table).entries[-1]
    assert (last.seq, last.says) == (live.state.seq, BotSat(seat=1, bot="reader"))
    await bench.manager.close()


async def test_what_was_stored_without_our_knowing_is_found_out_and_goes_on() -> None:
    log = FailingLog()
    bench = Bench(Delays(bot_least=HOUR, bot_most=HOUR), log)
    live = await bench.open()
    log.fails = True
    await bench.hear(live, client_messages.Start(key="start"))
    assert live.state.phase == "lobby"
    assert b'"unavailable"' in bench.told[-1]
    log.fails = False
    await until(lambda: live.timer.bot_move is not None)
    assert live.state.rounds == 1
    assert not bench.troubles
    await bench.manager.close()


async def test_a_request_that_is_cut_off_while_it_is_stored_is_found_out_too() -> None:
    class SlowLog(MemoryLog):
        async def append(self, appends: list[Append]) -> bool:
            stored = await super().append(appends)
            await asyncio.sleep(HOUR)
            return stored

    log = SlowLog()
    bench = Bench(Delays(bot_least=HOUR, bot_most=HOUR), log)
    live = await bench.open()
    asking = asyncio.create_task(bench.hear(live, client_messages.Start(key="start")))
    await until(lambda: live.doubtful)
    asking.cancel()
    await asyncio.gather(asking, return_exceptions=True)
    await until(lambda: live.state.phase == "playing")
    await bench.manager.close()


@pytest.mark.parametrize("text", ["", "{", "[" * 100_000, '{"type": "nonsense"}', "\ud800"])
async def test_a_message_that_cannot_be_read_is_refused(text: str) -> None:
    bench = Bench(Delays())
    live = await bench.open()
    bench.told.clear()
    assert await live.hear(bench.visitor, text) is None
    (refusal,) = bench.told
    assert b'"code":"unreadable"' in refusal
    await bench.manager.close()
