"""All the live tables of one worker: opened when needed, looked after, and let go."""

import asyncio
import hashlib
import hmac
import secrets
from collections.abc import Callable, Coroutine, Sequence
from contextlib import suppress
from typing import Any, Final

from amletero.record.notation import move_text
from amletero.tables.clock import HouseClock
from amletero.tables.duties import Duty, Owed, Tempo, duty
from amletero.tables.entries import (
    Body,
    BotSat,
    ColorChosen,
    Created,
    DealOpened,
    ListFrozen,
    Moved,
    Sat,
    SatIn,
)
from amletero.tables.live import House, LiveTable
from amletero.tables.log import Append, Log, LogUnavailable
from amletero.tables.news import News, Stored
from amletero.tables.refusals import Denial
from amletero.tables.settings import Settings
from amletero.tables.state import Chair, State
from amletero.tables.telling import hint_told
from amletero.tables.thinking import SUBSTITUTE, Minds
from amletero.tables.visitors import Visitor

OVERDUE: Final = 1_500
"""So long after a duty was due, in milliseconds, its worker is taken for dead."""
MOST_SWEPT: Final = 200
RETRY_SECONDS: Final = 0.5


class Hall:
    """Opens tables from the log, does what is owed to them, and tells other workers."""

    def __init__(  # noqa: PLR0913 - all that touches the world comes in here
        self,
        log: Log,
        clock: HouseClock,
        minds: Minds,
        *,
        tempo: Tempo,
        publish: Callable[[News], None],
        trouble: Callable[[BaseException], None],
        alone: bool = True,
        random_bytes: Callable[[int], bytes] = secrets.token_bytes,
    ) -> None:
        self.tables: dict[str, LiveTable] = {}
        self.log = log
        self.clock = clock
        self._minds = minds
        self._tempo = tempo
        self._publish = publish
        self._trouble = trouble
        self._random_bytes = random_bytes
        self._alone = alone
        self._opening: dict[str, asyncio.Task[LiveTable | None]] = {}
        self._tasks: set[asyncio.Task[Any]] = set()
        self._doubting: set[LiveTable] = set()
        self._house = House(
            log,
            clock,
            tempo,
            alone,
            self._stored,
            publish,
            self._doubted,
            self._hint,
            self._rematch,
        )

    # --- Opening and letting go ----------------------------------------------------------------

    async def create(
        self,
        settings: Settings,
        host: str,
        seats: list[Chair],
        names: dict[int, str],
        colors: Sequence[int] = (),
    ) -> tuple[str, str]:
        """Set up a table with whoever sits there already; returns its id and its invitation."""
        table, invite = self._token(12), self._token(18)
        secret = self._random_bytes(32).hex()
        bodies: list[Body] = []
        for seat, chair in enumerate(seats):
            if chair.guest is not None:
                await self.log.name(table, seat, chair.guest, names.get(seat, ""))
                bodies.append(Sat(seat=seat, guest=chair.guest))
            elif chair.bot is not None:
                bodies.append(BotSat(seat=seat, bot=chair.bot))
        bodies += [
            ColorChosen(seat=seat, color=color)
            for seat, color in enumerate(colors)
            if color != seat
        ]
        created = Created(settings=settings, host=host, secret=secret)
        appends = _first_entries(table, self.clock.now(), created, bodies)
        await self.log.create(table, invite, settings.watch, appends)
        return table, invite

    async def open(self, table: str) -> LiveTable | None:
        """The live table, from the log if it is not open yet; nothing if there is none."""
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
            live = LiveTable(State.of(table, entries), self._house)
            await live.load_names()
            self.tables[table] = live
            if self._alone:
                self.look_after(live)
            return live
        finally:
            del self._opening[table]

    def enter(self, live: LiveTable, visitor: Visitor) -> LiveTable:
        """A connection to a table begins; all of a worker's are to one live table."""
        live = self.tables.setdefault(live.state.id, live)
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
        owed = self._duty(live)
        if owed is None or owed.owed is Owed.SIT_IN:
            self._cancel(live)
            self.tables.pop(live.state.id, None)

    # --- Duties --------------------------------------------------------------------------------

    def _stored(self, live: LiveTable) -> None:
        self._publish(Stored(live.state.id, live.state.seq))
        self.look_after(live)

    def look_after(self, live: LiveTable) -> None:
        """See to it that what is owed to a table is done in time."""
        self._cancel(live)
        owed = self._duty(live)
        if owed is None:
            return
        if owed.owed is Owed.BOT_MOVE:
            self.spawn(self._think(live, owed))
        else:
            self._at(owed.at, live, self._body(live, owed))

    async def sweep(self) -> None:
        """Look after the tables that nobody looks after: their worker died, or was never here."""
        for live in list(self.tables.values()):
            self.let_go(live)
        slack = 0 if self._alone else OVERDUE
        for table in await self.log.due(self.clock.now() - slack, MOST_SWEPT):
            if self._alone and table in self.tables:
                continue
            found = await self.open(table)
            if found is not None:
                await found.catch_up()
                self.look_after(found)

    async def _think(self, live: LiveTable, owed: Duty) -> None:
        state = live.state
        assert state.game is not None
        assert state.turn is not None
        name = state.chairs[state.turn].bot or SUBSTITUTE
        view, legal = state.game.view(state.turn), state.game.legal(state.turn)
        move = await self._minds.choose(name, view, legal, _bot_seed(state))
        if live.state is state:
            text = move_text(move, state.settings.rules)
            self._at(owed.at, live, Moved(seat=state.turn, move=text, bot=name))

    def _duty(self, live: LiveTable) -> Duty | None:
        return duty(live.state, self._tempo, live.audience.contributing(live.state))

    def _body(self, live: LiveTable, owed: Duty) -> Body:
        state = live.state
        if owed.owed is Owed.OPEN_DEAL:
            return DealOpened()
        if owed.owed is Owed.FREEZE:
            return ListFrozen()
        if owed.owed is Owed.DEAL:
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
        self.spawn(self._advise(live.state, visitor, key))

    async def _advise(self, state: State, visitor: Visitor, key: str) -> None:
        """Think from what the visitor's seat may know, and tell the visitor alone."""
        assert state.game is not None
        view, legal = state.game.view(visitor.shown), state.game.legal(visitor.shown)
        advice = await self._minds.advise(view, legal, _bot_seed(state))
        visitor.pondering = False
        if advice is None:
            visitor.tell(Denial("unavailable").message(key, state.version))
            return
        visitor.tell(hint_told(state, advice, key))

    # --- Other workers and rematches -----------------------------------------------------------

    async def woken(self, table: str, seq: int) -> None:
        """Another worker has stored something at a table."""
        live = self.tables.get(table)
        if live is not None and live.state.seq < seq:
            await live.catch_up()

    async def _rematch(self, live: LiveTable, guest: str) -> str:
        """The same settings and seats at a new table; whoever asked for it is its host."""
        state = live.state
        chairs = [Chair(guest=c.guest, bot=None if c.guest else c.bot) for c in state.chairs]
        names = {
            seat: live.audience.names.get((seat, chair.guest), "")
            for seat, chair in enumerate(chairs)
            if chair.guest is not None
        }
        table, _ = await self.create(state.settings, guest, chairs, names, state.colors)
        await self.log.admit_all(state.id, table)
        return table

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

    def _token(self, size: int) -> str:
        """A random text that is hard to guess and easy to put into a link."""
        alphabet = "23456789abcdefghijkmnpqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ"
        number = int.from_bytes(self._random_bytes(size + 8), "big")
        letters = []
        for _ in range(size):
            number, index = divmod(number, len(alphabet))
            letters.append(alphabet[index])
        return "".join(letters)


def _first_entries(table: str, now: int, created: Created, bodies: list[Body]) -> list[Append]:
    """The log of a new table: its creation, and who sits down at once."""
    first = State.opening(table, created, now)
    state, entries = State(table, first), [first]
    for body in bodies:
        entry = state.following(body, at=now)
        state.apply(entry)
        entries.append(entry)
    return [Append(table, entry, "lobby", None) for entry in entries]


def _bot_seed(state: State) -> int:
    """A bot's chance at one decision: the same on every worker, unknown to all players."""
    label = b"bot" + state.seq.to_bytes(8, "big")
    return int.from_bytes(hmac.digest(state.secret, label, hashlib.sha256), "big")
