"""A log in memory; its tables end with the process."""

from dataclasses import dataclass, field

from amletero.tables.entries import Entry
from amletero.tables.log import Append


@dataclass(slots=True)
class StoredTable:
    """The entries of one table, its players' names, and when something is due."""

    entries: list[Entry] = field(default_factory=list)
    names: dict[tuple[int, str], str] = field(default_factory=dict)
    due: int | None = None

    @property
    def keys(self) -> dict[str, int]:
        """The version after each request that was granted, by the request's key."""
        return {entry.key: entry.version for entry in self.entries if entry.key is not None}

    def has_room_for(self, entry: Entry) -> bool:
        """Return whether an entry's place and its key are free."""
        return entry.seq == len(self.entries) and (entry.key is None or entry.key not in self.keys)

    def add(self, appends: list[Append]) -> None:
        """Add entries that follow each other."""
        self.entries += [append.entry for append in appends]
        self.due = appends[-1].due


class MemoryLog:
    """Keeps the entries of all tables in memory."""

    def __init__(self) -> None:
        self._tables: dict[str, StoredTable] = {}

    async def create(self, table: str, invite: str, watch: str, appends: list[Append]) -> bool:
        """Store a new table with its first entries, unless there is such a table."""
        del invite, watch  # anyone who has this log may enter all its tables
        stored = self.stored(table)
        if stored.entries:
            return False
        stored.add(appends)
        return True

    async def append(self, appends: list[Append]) -> bool:
        """Store entries, unless the first one's place or key is taken."""
        stored = self.stored(appends[0].table)
        if not stored.has_room_for(appends[0].entry):
            return False
        stored.add(appends)
        return True

    async def read(self, table: str, after: int = -1) -> list[Entry]:
        """Return the entries that follow a place in a table's log."""
        return self.stored(table).entries[after + 1 :]

    async def answered(self, table: str, key: str) -> int | None:
        """Return the version after the entry that granted a key's request, if one did."""
        return self.stored(table).keys.get(key)

    async def names(self, table: str) -> dict[tuple[int, str], str]:
        """Return the names of the players at a table, by seat and guest."""
        return dict(self.stored(table).names)

    async def name(self, table: str, seat: int, guest: str, name: str) -> None:
        """Store a guest's name on a seat."""
        self.stored(table).names[seat, guest] = name

    async def admit_all(self, table: str, other: str) -> None:
        """Do nothing: anyone who has this log may enter all its tables."""

    async def clear_due(self, table: str, seq: int) -> None:
        """Clear a table's due time until its log grows; a new process computes it again."""
        stored = self.stored(table)
        if len(stored.entries) == seq + 1:
            stored.due = None

    async def due(self, before: int, limit: int) -> list[str]:
        """Return the tables that were due before a time of the server clock."""
        all_due = [
            (kept.due, table) for table, kept in self._tables.items() if kept.due is not None
        ]
        return [table for due, table in sorted(all_due)[:limit] if due < before]

    def stored(self, table: str) -> StoredTable:
        """Return what is stored for a table; empty if there is none."""
        return self._tables.setdefault(table, StoredTable())
