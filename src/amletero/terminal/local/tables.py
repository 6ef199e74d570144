"""Tables in this process, and the transport to them."""

import asyncio
from collections.abc import AsyncIterator, Callable, Mapping
from contextlib import asynccontextmanager
from dataclasses import dataclass
from functools import partial
from random import Random
from typing import Any, Final

from amletero.chance import drawn_first, shuffled
from amletero.rules.editions import Edition
from amletero.tables.due_tasks import Delays, DueKind, next_due
from amletero.tables.entries import Created, RoundDealt
from amletero.tables.file_log import FileLog
from amletero.tables.live_table import LiveTable
from amletero.tables.memory_log import MemoryLog
from amletero.tables.record_of_log import record_document
from amletero.tables.refusals import Denied
from amletero.tables.server_clock import ServerClock
from amletero.tables.settings import Settings, settings
from amletero.tables.state import Chair, State
from amletero.tables.table_manager import TableManager
from amletero.tables.visitors import Visitor
from amletero.terminal.client.transport import Ended
from amletero.terminal.in_thread import run_in_thread
from amletero.terminal.local.bot_runner import NO_PAUSE, LocalBots
from amletero.terminal.setup import NewGame, Seeds, seat_players
from amletero.wire.socket.codes import RefusalCode

GUEST: Final = "keyboard"
"""Guest id for the seats of all people at this keyboard."""
UNTIL_ASKED: Final = 365 * 86_400_000
"""Pause between rounds in ms, longer than any game: the next deal is requested instead."""
DELAYS: Final = Delays(
    between_rounds=UNTIL_ASKED, commit=0, reveal=0, bot_least=0, bot_most=0, grace=0, absence=0
)
EXTRA: Final = "terminal"
"""Key of a record with the seed and the bots of a game at a terminal."""


START: Final = '{"type":"start","key":"start"}'
"""The message that starts a game."""


def local_settings(edition: Edition, players: int, goal: int | None) -> Settings:
    """Return settings for a table in this process: no spectators, no verifiable deals."""
    name: Any = edition.name
    return settings(
        edition=name, players=players, goal=goal, watch="nobody", hints=True, fair=False
    )


def draw_deal(state: State) -> RoundDealt:
    """Return the next deal, drawn only from the seed and the round's number."""
    assert state.game is not None
    table = state.game.table
    random = Random(f"{seed_of(state)}/round {table.rounds}")
    first = drawn_first(state.game.may_start, random)
    values = table.edition.values
    return RoundDealt(deck=[values[card] for card in shuffled(table.edition, random)], first=first)


def seed_of(state: State) -> str:
    """Return the seed from which a table's deals are drawn."""
    return state.secret.decode()


@dataclass(frozen=True)
class LocalGame:
    """A game at a table in this process, perhaps unfinished."""

    live: LiveTable
    log: MemoryLog

    @property
    def over(self) -> bool:
        """Whether the game has been decided."""
        return self.live.state.decided

    @property
    def kept(self) -> bool:
        """Whether the game can be resumed after this process has ended."""
        return isinstance(self.log, FileLog) and not self.over

    def document(self) -> dict[str, Any]:
        """Return the game so far as a record, with the seed and the bots."""
        state = self.live.state
        stored = self.log.stored(state.id)
        document = record_document(state.id, stored.entries, stored.names)
        del document["table"]
        extra = {"seed": seed_of(state), "bots": document.pop("bots")}
        return document | {EXTRA: extra}


class LocalTables:
    """Sets up and serves tables in this process."""

    def __init__(
        self,
        log: MemoryLog,
        seeds: Seeds,
        pause: float = NO_PAUSE,
        games: list[LocalGame] | None = None,
        keep: Callable[[dict[str, Any]], None] = lambda _: None,
    ) -> None:
        self.log = log
        self._keep = keep
        """Keeps the record of a finished game."""
        self.games = [] if games is None else games
        """The games that were played; the last one may be unfinished."""
        self._seeds = seeds
        self._drawn: str | None = None
        self._bots = LocalBots(pause)
        self._clock = ServerClock(steady=lambda: 0.0)
        self._connections: set[LocalConnection] = set()
        self._manager = TableManager(
            log,
            self._clock,
            self._bots,
            delays=DELAYS,
            publish=lambda _: None,
            trouble=self._trouble,
            draw_secret=self._draw_secret,
            draw_deal=draw_deal,
        )

    async def create(self, new: NewGame) -> str:
        """Set up a table for a game, with bots on the other seats; return its id."""
        self._drawn = self._seeds.next()
        seated = seat_players(new, self._drawn)
        chairs = [
            Chair(bot=seated.bots[seat]) if seat in seated.bots else Chair(guest=GUEST)
            for seat in range(new.players)
        ]
        rules = local_settings(new.speaker.edition, new.players, new.goal)
        names = dict(enumerate(seated.names))
        table, _ = await self._manager.maker.create(rules, GUEST, chairs, names)
        return table

    def way_to(self, table: str) -> "LocalTransport":
        """Return the transport to a table."""
        return LocalTransport(self, table)

    @asynccontextmanager
    async def visit(self, table: str) -> AsyncIterator["LocalConnection"]:
        """Connect to a table and start its game if necessary; a finished game is removed."""
        live = await self._open(table)
        if live.state.phase == "lobby":
            begins = Visitor(GUEST, "", _ignore, _ignore, greeted=True)
            await live.hear(begins, START)
        connection = LocalConnection(live)
        live = self._manager.enter(live, connection.visitor)
        self.games[:] = [game for game in self.games if game.live.state.id != table]
        self.games.append(LocalGame(live, self.log))
        self._connections.add(connection)
        try:
            yield connection
        finally:
            self._connections.discard(connection)
            self._manager.leave(live, connection.visitor)
            game = live.state.game
            winners, tokens = ((), ()) if game is None else (game.winners, game.table.tokens)
            await run_in_thread(partial(self._bots.opponents.dismiss, winners, tokens))
            if live.state.decided and isinstance(self.log, FileLog) and self.log.has(table):
                self._keep(LocalGame(live, self.log).document())
                self.log.remove(table)

    async def _open(self, table: str) -> LiveTable:
        stored = self.log.stored(table)
        if not stored.entries:
            raise Ended(RefusalCode.NO_TABLE)
        created = stored.entries[0].says
        assert isinstance(created, Created)
        self._bots.seed = bytes.fromhex(created.secret).decode()
        try:
            live = await self._manager.open(table)
        except Denied as denied:
            raise Ended(denied.denial.code) from denied
        assert live is not None
        return live

    def record(self, table: str) -> dict[str, Any]:
        """Return the record of a game that was played here."""
        return next(game for game in self.games if game.live.state.id == table).document()

    @property
    def lost(self) -> Mapping[str, list[str]]:
        """By bot: why it lost each of its lost decisions."""
        return self._bots.opponents.lost

    def hold(self) -> None:
        """Pause the bots."""
        self._bots.hold()

    def hurry(self) -> None:
        """Let the bots move without pauses until `go_on`."""
        self._bots.hurry()

    def go_on(self, table: str) -> None:
        """Let the bots move at once, and deal the next round if it is due."""
        self._bots.go_on()
        live = self._manager.tables.get(table)
        if live is None or (task := next_due(live.state, DELAYS, frozenset())) is None:
            return
        if task.kind is DueKind.DEAL:
            self._clock.at_least(task.at)
            live.schedule_due()

    async def close(self) -> None:
        """Stop the bots."""
        await self._manager.close()

    def _draw_secret(self) -> bytes:
        seed, self._drawn = self._drawn or self._seeds.next(), None
        return seed.encode()

    def _trouble(self, error: BaseException) -> None:
        """Pass a failure to the connections of the tables."""
        for connection in self._connections:
            connection.fail(error)


class LocalConnection:
    """A connection to a table in this process: a queue."""

    def __init__(self, live: LiveTable) -> None:
        self.visitor = Visitor(GUEST, "", self._tell, self._drop)
        self.close_code: int | None = None
        self._live = live
        self._told: asyncio.Queue[bytes | BaseException | None] = asyncio.Queue()

    async def send(self, text: str) -> None:
        """Send a message to the table."""
        await self._live.hear(self.visitor, text)

    async def messages(self) -> AsyncIterator[bytes]:
        """Yield messages until the connection ends."""
        while (message := await self._told.get()) is not None:
            if isinstance(message, BaseException):
                raise message
            yield message

    async def close(self) -> None:
        """End the connection."""
        self._told.put_nowait(None)

    def fail(self, error: BaseException) -> None:
        """End the connection with an error."""
        self._told.put_nowait(error)

    def _tell(self, message: bytes) -> None:
        self._told.put_nowait(message)

    def _drop(self, code: int) -> None:
        self.close_code = code
        self._told.put_nowait(None)


@dataclass(frozen=True)
class LocalTransport:
    """The transport to a table in this process."""

    tables: LocalTables
    table: str
    alone: bool = True
    invitation: str | None = None

    @asynccontextmanager
    async def connect(self) -> AsyncIterator[LocalConnection]:
        """Connect to the table. Raises `Ended` if there is none."""
        async with self.tables.visit(self.table) as connection:
            yield connection

    def to(self, table: str) -> "LocalTransport":
        """Return the transport to another table in this process."""
        return LocalTransport(self.tables, table)

    def record(self) -> object:
        """Return the record of the table's game."""
        return self.tables.record(self.table)

    def hold(self) -> None:
        """Pause the table's bots."""
        self.tables.hold()

    def go_on(self) -> None:
        """Make the table continue at once."""
        self.tables.go_on(self.table)

    def hurry(self) -> None:
        """Let the bots move without pauses until `go_on`."""
        self.tables.hurry()


def _ignore(_: object) -> None:
    """A visitor that discards its messages."""
