"""The entries of lists of games: the progress of tables, and the names of their players."""

from collections import OrderedDict
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final

from amletero.storage.log import SqlLog
from amletero.tables.live_table import LiveTable
from amletero.tables.progress_summary import TableProgress
from amletero.tables.refusals import Denied
from amletero.tables.table_manager import TableManager

MOST_KEPT: Final = 2_000
"""Cache size in tables; a table not cached costs milliseconds that delay all players."""


@dataclass(frozen=True, slots=True)
class Listed:
    """A table as shown in a list."""

    table: str
    standing: TableProgress
    players: list[str]
    """The players' names; empty for bots, free seats and forgotten guests."""


class GameLists:
    """Builds list entries from cached progress. Names are never cached: they may be forgotten."""

    def __init__(self, manager: TableManager, log: SqlLog) -> None:
        self._manager = manager
        self._log = log
        self._kept: OrderedDict[str, TableProgress] = OrderedDict()

    async def listed(self, found: Iterable[tuple[str, int]]) -> dict[str, Listed]:
        """Return the entries of tables by id; each table is given with the length of its log."""
        standings = {table: await self._standing(table, seq) for table, seq in found}
        names = await self._log.names_at(list(standings))
        return {
            table: Listed(table, standing, standing.names_of_people(names.get(table, {})))
            for table, standing in standings.items()
            if standing is not None
        }

    async def _standing(self, table: str, seq: int) -> TableProgress | None:
        kept = self._kept.pop(table, None)
        if kept is None or kept.seq < seq:
            live = await self._opened(table)
            if live is None:
                return None
            kept = TableProgress.of(live.state)
            self._manager.release(live)
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
