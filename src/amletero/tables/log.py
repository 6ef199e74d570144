"""What a log must do for the tables: keep entries, give them back, and know what is due."""

from dataclasses import dataclass
from typing import Final, Protocol

from amletero.tables.entries import Entry
from amletero.tables.state import Phase

BOT_GUEST: Final = ""
"""Stands for the guest where a bot on a seat has a name of its own."""


class LogUnavailable(Exception):
    """The log could not be read or written just now; whether an entry was stored is not known."""


@dataclass(frozen=True, slots=True)
class Append:
    """An entry to be stored, and what the house must know of its table to find it again."""

    table: str
    entry: Entry
    phase: Phase
    due: int | None
    """The table's next due time, by the server clock; None if there is none."""


class Log(Protocol):
    """An append-only log for each table. Of rivals for one place, exactly one is stored."""

    async def create(self, table: str, invite: str, watch: str, appends: list[Append]) -> bool:
        """Store a new table with its first entries, all or none. False: there is such a table."""

    async def append(self, appends: list[Append]) -> bool:
        """Store entries of one table that follow each other, durably, all or none.

        False: the first one's place or key was taken; nothing was stored.
        """

    async def read(self, table: str, after: int = -1) -> list[Entry]:
        """The entries that follow a place in a table's log; empty if there is no such table."""

    async def answered(self, table: str, key: str) -> int | None:
        """The version after the entry that granted a key's request, if one did."""

    async def names(self, table: str) -> dict[tuple[int, str], str]:
        """The names of the players at a table, by seat and guest."""

    async def name(self, table: str, seat: int, guest: str, name: str) -> None:
        """Remember what a guest is called on a seat, unless they were forgotten meanwhile."""

    async def admit_all(self, table: str, other: str) -> None:
        """Admit all members of a table to another one."""

    async def rest(self, table: str, seq: int) -> None:
        """Clear a table's due time, unless its log has grown beyond this place."""

    async def due(self, before: int, limit: int) -> list[str]:
        """Return the tables that were due before a time of the server clock."""
