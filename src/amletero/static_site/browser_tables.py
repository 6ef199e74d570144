"""The tables of one tab: the live tables and messages of a server, without the server."""

import json
import traceback
from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from typing import Any, Final, Protocol, TypeAlias

import msgspec

from amletero.static_site.browser_bots import BrowserBots
from amletero.static_site.browser_log import BrowserLog, stored_table
from amletero.tables.background_tasks import Tasks
from amletero.tables.due_tasks import Delays
from amletero.tables.entries import BrokenLog
from amletero.tables.live_table import LiveTable
from amletero.tables.memory_log import StoredTable
from amletero.tables.progress_summary import TableProgress
from amletero.tables.refusals import Denied
from amletero.tables.server_clock import ServerClock
from amletero.tables.state import State
from amletero.tables.table_manager import TableManager
from amletero.tables.visitors import Visitor
from amletero.wire.review import SeatSummaryDocument
from amletero.wire.socket.codes import CloseCode

GUEST: Final = "browser"
"""Guest id of all people at this browser."""
ENDED: Final = ("over", "closed")
NamedProgress: TypeAlias = tuple[TableProgress, list[str]]
"""The progress of a table, and the names of its people by seat."""


class BrowserPage(Protocol):
    """What the page does for its tables. It is JavaScript there, so all values are plain."""

    async def store(self, table: str, place: int, line: str, phase: str) -> bool:
        """Store a line of a table's log durably; return whether it is stored."""

    async def lines(self, table: str) -> str:
        """Return the stored lines of a table as a JSON array; empty if there is no such table."""

    async def listed(self) -> str:
        """Return the stored tables as a JSON array; its objects are `StoredGame`."""

    async def sum_up(self, table: str, size: int, standing: str) -> None:
        """Keep how an ended game stands, for `listed`, unless its log has grown meanwhile."""

    async def keep_review(self, table: str, summary: str, review: str) -> None:
        """Keep the review of an ended game as JSON, and its summary for `listed`."""

    async def review(self, table: str) -> str:
        """Return the review that is kept of a game; empty if there is none."""

    async def remove(self, table: str) -> None:
        """Remove a table for good, and what is kept of it."""

    async def network(self, name: str) -> None:
        """Fetch a network's file into the package's folder, however long that takes."""

    def tell(self, connection: int, message: str) -> None:
        """Hand a message to a connection."""

    def drop(self, connection: int, code: int) -> None:
        """End a connection with a close code."""

    def report(self, trouble: str) -> None:
        """Tell the developer of a failure."""


@dataclass(frozen=True, slots=True)
class StoredGame:
    """A table that the page has stored, and its place in a list."""

    table: str
    created: float
    updated: float
    size: int
    """How many lines its log has."""
    standing: str | None = None
    """How an ended game stands, as `sum_up` was told."""
    summary: str | None = None
    """The summary of its review, as `keep_review` was told."""

    def own_review(self, seats: list[int]) -> SeatSummaryDocument | None:
        """Return how its player played; None unless the game is reviewed and they had one seat."""
        if self.summary is None or len(seats) != 1:
            return None
        try:
            summary = msgspec.json.decode(self.summary, type=list[SeatSummaryDocument])
        except msgspec.MsgspecError:  # another version kept it
            return None
        return summary[seats[0]]


class BrowserTables:
    """Opens tables from what the page has stored, and serves the page's connections."""

    def __init__(
        self,
        page: BrowserPage,
        *,
        random_bytes: Callable[[int], bytes],
        wall: Callable[[], float],
        steady: Callable[[], float],
        delays: Delays,
    ) -> None:
        self.name = ""
        """The name of the person at this browser."""
        self.log = BrowserLog(page.store)
        self.page = page
        self.bots = BrowserBots(page.network, self.trouble)
        self.manager = TableManager(
            self.log,
            ServerClock(steady=steady),
            self.bots,
            delays=delays,
            publish=lambda _: None,
            trouble=self.trouble,
            random_bytes=random_bytes,
            wall=wall,
        )
        self._connections: dict[int, tuple[LiveTable, Visitor]] = {}
        self._tasks = Tasks(self.trouble)
        self._standings: dict[tuple[str, int], NamedProgress] = {}
        """By table and number of lines."""

    # --- Connections ---------------------------------------------------------------------------

    async def connect(self, connection: int, table: str) -> None:
        """Connect the page to a table, or drop the connection if there is none."""
        try:
            live = await self._opened(table)
        except (BrokenLog, Denied):
            live = None
        if live is None or live.state.phase == "closed":
            self.page.drop(connection, CloseCode.NO_TABLE)
            return
        self._tasks.spawn(self._prepare_bots(live.state))
        drop = partial(self.page.drop, connection)
        visitor = Visitor(GUEST, self.name, partial(self._tell, connection), drop)
        self._connections[connection] = self.manager.enter(live, visitor), visitor

    async def hear(self, connection: int, text: str) -> None:
        """Answer a message of a connection; one that is not connected is not heard."""
        if connection not in self._connections:
            return
        live, visitor = self._connections[connection]
        await live.hear(visitor, text)

    def disconnect(self, connection: int) -> None:
        """End a connection."""
        if (found := self._connections.pop(connection, None)) is not None:
            self.manager.leave(*found)

    def serves(self, table: str) -> bool:
        """Return whether a table is open here; while it is, the page keeps it from other tabs."""
        return table in self.manager.tables

    async def _prepare_bots(self, state: State) -> None:
        """Fetch what the bots of a table need, so that the game does not need the network."""
        for bot in filter(None, (chair.bot for chair in state.chairs)):
            await self.bots.prepare(bot, state.settings.rules, state.settings.players)

    def _tell(self, connection: int, message: bytes) -> None:
        self.page.tell(connection, message.decode())

    async def _opened(self, table: str) -> LiveTable | None:
        if table not in self.manager.tables:  # another tab may have played on meanwhile
            self.log.load(table, await self._lines(table))
        return await self.manager.open(table)

    # --- What is stored ------------------------------------------------------------------------

    async def stored(self, table: str) -> StoredTable:
        """Return what the page has stored for a table. Raises `BrokenLog`."""
        return stored_table(table, await self._lines(table))

    async def listed(self) -> list[StoredGame]:
        """Return the stored tables, the latest first."""
        found: list[Any] = json.loads(await self.page.listed())
        games = [StoredGame(**each) for each in found]
        return sorted(games, key=lambda game: (-game.updated, game.table))

    async def standing(self, game: StoredGame) -> NamedProgress | None:
        """Return the progress of a table and its people's names; None if its log is broken."""
        key = game.table, game.size
        if key not in self._standings:
            found = _summed_up(game.standing) or await self._replayed(game)
            if found is None:
                return None
            self._standings[key] = found
        return self._standings[key]

    async def _replayed(self, game: StoredGame) -> NamedProgress | None:
        """Return the progress of a table by its log; that of an ended game is kept."""
        try:
            stored = await self.stored(game.table)
            standing = TableProgress.of(State.of(game.table, stored.entries))
        except BrokenLog as broken:
            self.trouble(broken)
            return None
        named = standing, standing.names_of_people(stored.names)
        if standing.phase in ENDED:
            await self.page.sum_up(game.table, game.size, msgspec.json.encode(named).decode())
        return named

    async def remove(self, table: str) -> None:
        """Remove a table for good."""
        await self.page.remove(table)

    async def _lines(self, table: str) -> list[str]:
        lines: list[str] = json.loads(await self.page.lines(table))
        return lines

    def trouble(self, error: BaseException) -> None:
        """Report a failure with its traceback."""
        self.page.report("".join(traceback.format_exception(error)))


def _summed_up(standing: str | None) -> NamedProgress | None:
    """Read what was kept of an ended game; None if there is none, or an older version kept it."""
    try:
        return None if standing is None else msgspec.json.decode(standing, type=NamedProgress)
    except msgspec.MsgspecError:
        return None
