"""A table's log as text: one line for all entries stored at once, in a file or in a browser."""

from typing import Any, Final, Literal

import msgspec

from amletero.tables.entries import BrokenLog, Entry
from amletero.tables.memory_log import StoredTable


class LogLine(
    msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, tag_field="is"
):
    """A line of a table's log."""


class NameLine(LogLine, frozen=True, kw_only=True, tag="name"):
    """A guest's name on a seat."""

    seat: int
    guest: str
    name: str


class EntriesLine(LogLine, frozen=True, kw_only=True, tag="entries"):
    """Entries that were stored together, and when something is due after them."""

    entries: list[Entry]
    due: int | None


class TableLine(LogLine, frozen=True, kw_only=True, tag="table"):
    """The first line: a table with its first entries."""

    format: Literal["amletero-table"] = "amletero-table"
    version: Literal[1] = 1
    table: str
    names: list[NameLine]
    entries: list[Entry]
    due: int | None


_DECODER: Final = msgspec.json.Decoder(TableLine | EntriesLine | NameLine)


def line_bytes(line: LogLine) -> bytes:
    """Return a line as it is stored, with its end."""
    return msgspec.json.encode(line) + b"\n"


def add_line(table: str, stored: StoredTable, line: bytes) -> None:
    """Add one line to the table. Raises `BrokenLog` if it is not the next one."""
    place = len(stored.entries)
    try:
        read: Any = _DECODER.decode(line)
    except msgspec.MsgspecError as error:
        raise BrokenLog(table, place) from error
    first = isinstance(read, TableLine)
    if first == bool(stored.entries) or (first and read.table != table):
        raise BrokenLog(table, place)
    names = [read] if isinstance(read, NameLine) else read.names if first else []
    stored.names |= {(named.seat, named.guest): named.name for named in names}
    if isinstance(read, TableLine | EntriesLine):
        if [entry.seq for entry in read.entries] != [*range(place, place + len(read.entries))]:
            raise BrokenLog(table, place)
        stored.entries += read.entries
        stored.due = read.due


def name_line(seat: int, guest: str, name: str) -> NameLine:
    """Return the line that stores a guest's name on a seat."""
    return NameLine(seat=seat, guest=guest, name=name)
