"""What tables need from a log: store entries, read them, and find tables that are due."""

from dataclasses import dataclass
from typing import Final, Protocol

from amletero.tables.entries import Entry
from amletero.tables.settings import Watch
from amletero.tables.state import Phase

BOT_GUEST: Final = ""
"""Guest id under which the name of a bot on a seat is stored."""


class LogUnavailable(Exception):
    """The log cannot be read or written now; it is unknown whether an entry was stored."""


@dataclass(frozen=True, slots=True)
class Append:
    """An entry to store, with the phase, due time and access that its table then has."""

    table: str
    entry: Entry
    phase: Phase
    due: int | None
    """The table's next due time, by the server clock; None if there is none."""
    watch: Watch


class Log(Protocol):
    """An append-only log per table. If several writers claim one place, one of them wins."""

    async def create(self, table: str, invite: str, watch: str, appends: list[Append]) -> bool:
        """Store a new table with its first entries, all or none; False if its id is taken."""

    async def append(self, appends: list[Append]) -> bool:
        """Store entries of one table that follow each other, durably, all or none.

        Returns False and stores nothing if the place or key of the first entry is taken.
        """

    async def read(self, table: str, after: int = -1) -> list[Entry]:
        """Return the entries after a place in a table's log; empty if there is no table."""

    async def answered(self, table: str, key: str) -> int | None:
        """Return the version after the entry that granted a key's request, if one did."""

    async def names(self, table: str) -> dict[tuple[int, str], str]:
        """Return the names of the players at a table, by seat and guest."""

    async def name(self, table: str, seat: int, guest: str, name: str) -> None:
        """Store a guest's name on a seat, unless the guest was deleted meanwhile."""

    async def admit_all(self, table: str, other: str) -> None:
        """Admit all members of a table to another one."""

    async def clear_due(self, table: str, seq: int) -> None:
        """Clear a table's due time, unless its log has grown beyond this place."""

    async def due(self, before: int, limit: int) -> list[str]:
        """Return the tables that were due before a time of the server clock."""
