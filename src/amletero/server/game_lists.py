"""The entries of lists of games: the progress of tables, and the names of their players."""

from collections import OrderedDict
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Final

from amletero.history.played_game import PlayedGame, cards_played, played_game
from amletero.rules.cards import Character, Seat
from amletero.storage.log import SqlLog
from amletero.tables.live_table import LiveTable
from amletero.tables.refusals import Denied
from amletero.tables.settings import Settings
from amletero.tables.state import Chair, Phase, State
from amletero.tables.table_manager import TableManager

MOST_KEPT: Final = 2_000
"""Cache size in tables; a table not cached costs milliseconds that delay all players."""


@dataclass(frozen=True, slots=True)
class Standing:
    """The progress of a table, as its log stood at one length."""

    seq: int
    phase: Phase
    settings: Settings
    chairs: tuple[Chair, ...]
    host_seat: Seat | None
    turn: Seat | None
    tokens: tuple[int, ...]
    winners: tuple[Seat, ...]
    cards: tuple[Mapping[Character, int], ...]
    """By seat: how often each card was played; empty until the game is decided."""

    @staticmethod
    def of(state: State) -> "Standing":
        """Return the progress of a table from its state."""
        game = state.game
        return Standing(
            state.seq,
            state.phase,
            state.settings,
            tuple(state.chairs),
            state.host_seat,
            state.turn,
            () if game is None else tuple(game.table.tokens),
            () if game is None else tuple(game.table.winners),
            tuple(cards_played(game.events, len(state.chairs))) if game and state.decided else (),
        )

    @property
    def bots(self) -> list[str | None]:
        """Return the bots by seat; None where a person sits."""
        return [None if chair.guest else chair.bot for chair in self.chairs]

    def side_of(self, guest: str) -> PlayedGame | None:
        """Return a decided game from a guest's side; None unless they played exactly one seat."""
        seats = [seat for seat, chair in enumerate(self.chairs) if chair.guest == guest]
        if not self.winners or len(seats) != 1:
            return None
        (seat,) = seats
        return played_game(self.settings.edition, self.bots, seat, self.winners, self.cards[seat])


@dataclass(frozen=True, slots=True)
class Listed:
    """A table as shown in a list."""

    table: str
    standing: Standing
    players: list[str]
    """The players' names; empty for bots, free seats and forgotten guests."""


class GameLists:
    """Builds list entries from cached progress. Names are never cached: they may be forgotten."""

    def __init__(self, manager: TableManager, log: SqlLog) -> None:
        self._manager = manager
        self._log = log
        self._kept: OrderedDict[str, Standing] = OrderedDict()

    async def listed(self, found: Iterable[tuple[str, int]]) -> dict[str, Listed]:
        """Return the entries of tables by id; each table is given with the length of its log."""
        standings = {table: await self._standing(table, seq) for table, seq in found}
        names = await self._log.names_at(list(standings))
        return {
            table: Listed(table, standing, _players(standing, names.get(table, {})))
            for table, standing in standings.items()
            if standing is not None
        }

    async def _standing(self, table: str, seq: int) -> Standing | None:
        kept = self._kept.pop(table, None)
        if kept is None or kept.seq < seq:
            live = await self._opened(table)
            if live is None:
                return None
            kept = Standing.of(live.state)
            self._manager.let_go(live)
        self._kept[table] = kept
        if len(self._kept) > MOST_KEPT:
            self._kept.popitem(last=False)
        return kept

    async def _opened(self, table: str) -> LiveTable | None:
        """Return the table, or None if it cannot be opened; lists then leave it out."""
        try:
            return await self._manager.open(table)
        except Denied:
            return None


def _players(standing: Standing, names: dict[tuple[int, str], str]) -> list[str]:
    return [
        "" if chair.guest is None else names.get((seat, chair.guest), "")
        for seat, chair in enumerate(standing.chairs)
    ]
