"""Closing a table through its log alone, where no worker needs to serve it."""

from typing import Final

from amletero.tables.entries import TableClosed
from amletero.tables.log import Append, Log, LogUnavailable
from amletero.tables.server_clock import ServerClock
from amletero.tables.state import State

TRIES: Final = 50
"""Attempts when workers write to the same log first."""


async def close_table(log: Log, clock: ServerClock, table: str, closed: TableClosed) -> bool:
    """Close a table; return False if there is none or it is closed already.

    Raises `BrokenLog` if its log was changed. Workers that serve the table learn of it by
    reading the log.
    """
    for _ in range(TRIES):
        entries = await log.read(table)
        if not entries:
            return False
        state = State.of(table, entries)
        if state.phase == "closed":
            return False
        clock.at_least(entries[-1].at)
        entry = state.add(closed, at=clock.now())
        append = Append(table, entry, state.phase, None, state.settings.watch)
        if await log.append([append]):
            return True
    raise LogUnavailable(f"table {table} could not be closed")
