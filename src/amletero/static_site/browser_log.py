"""The log of the tables in a browser: each line is stored by the page before it counts."""

from collections.abc import Awaitable, Callable, Iterable
from typing import TypeAlias

from amletero.tables.entries import Entry
from amletero.tables.log import Append, LogUnavailable
from amletero.tables.log_lines import (
    EntriesLine,
    LogLine,
    TableLine,
    add_line,
    line_bytes,
    name_line,
)
from amletero.tables.memory_log import MemoryLog, StoredTable

StoreLine: TypeAlias = Callable[[str, int, str, str], Awaitable[bool]]
"""Stores a table's line at a place, from 0, with the table's phase; returns whether it did."""


def stored_table(table: str, lines: Iterable[str]) -> StoredTable:
    """Return what the lines of a table's log say. Raises `BrokenLog`."""
    stored = StoredTable()
    for line in lines:
        add_line(table, stored, line.encode())
    return stored


class BrowserLog(MemoryLog):
    """Keeps the tables that are open here, and hands every line to the page to be stored."""

    def __init__(self, store: StoreLine) -> None:
        super().__init__()
        self._store = store
        self._lines: dict[str, int] = {}
        """By table: how many lines are stored."""

    def load(self, table: str, lines: list[str]) -> None:
        """Load a table as the page has stored it. Raises `BrokenLog`."""
        self._tables[table] = stored_table(table, lines)
        self._lines[table] = len(lines)

    async def create(self, table: str, invite: str, watch: str, appends: list[Append]) -> bool:
        """Store a new table with its first entries, unless there is such a table."""
        del invite, watch
        stored = self.stored(table)
        if stored.entries:
            return False
        line = TableLine(
            table=table,
            names=[name_line(*key, name) for key, name in stored.names.items()],
            entries=_entries(appends),
            due=appends[-1].due,
        )
        await self._write(table, line, appends[-1].phase)
        stored.add(appends)
        return True

    async def append(self, appends: list[Append]) -> bool:
        """Store entries, unless the first one's place or key is taken."""
        table, stored = appends[0].table, self.stored(appends[0].table)
        if not stored.has_room_for(appends[0].entry):
            return False
        line = EntriesLine(entries=_entries(appends), due=appends[-1].due)
        await self._write(table, line, appends[-1].phase)
        stored.add(appends)
        return True

    async def name(self, table: str, seat: int, guest: str, name: str) -> None:
        """Store a guest's name on a seat; in memory until the table is stored."""
        if self.stored(table).entries:
            await self._write(table, name_line(seat, guest, name), "lobby")
        await super().name(table, seat, guest, name)

    async def _write(self, table: str, line: LogLine, phase: str) -> None:
        place = self._lines.get(table, 0)
        if not await self._store(table, place, line_bytes(line).decode(), phase):
            raise LogUnavailable("the browser did not store a line")
        self._lines[table] = place + 1


def _entries(appends: list[Append]) -> list[Entry]:
    return [append.entry for append in appends]
