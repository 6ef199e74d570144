"""A log in a folder: one file per table, one line for all entries stored at once.

A line without an end was never acknowledged: its writer died, and the next writer removes it. Any
other line that cannot be read makes the log a broken one.
"""

import os
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import IO, Final

from amletero.tables.entries import BrokenLog
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

try:
    import fcntl
except ImportError:  # no other program can write the same file at the same time there
    fcntl = None  # type: ignore[assignment]

ENDING: Final = ".jsonl"


class FileLog(MemoryLog):
    """Stores each table in its own file, readable only by its owner."""

    def __init__(self, folder: Path) -> None:
        super().__init__()
        self._folder = folder
        self._sizes: dict[str, int] = {}
        """By table: bytes of its file that were read or written."""

    def file(self, table: str) -> Path:
        """Return the file of a table."""
        if not table.isalnum():
            raise ValueError(f"{table!r} is no id of a table")
        return self._folder / f"{table}{ENDING}"

    def has(self, table: str) -> bool:
        """Return whether there is a file of this table."""
        return self.file(table).exists()

    def tables(self) -> list[str]:
        """Return the ids of all tables, the latest to be written first."""
        files = [(file.stat().st_mtime_ns, file.stem) for file in self._folder.glob(f"*{ENDING}")]
        return [table for _, table in sorted(files, reverse=True) if table.isalnum()]

    def remove(self, table: str) -> None:
        """Remove the file of a table; until the process ends, the table can still be read."""
        self._sizes.pop(table, None)
        with suppress(OSError):
            self.file(table).unlink(missing_ok=True)

    async def create(self, table: str, invite: str, watch: str, appends: list[Append]) -> bool:
        """Create the file of a table, unless there is one."""
        del invite, watch
        with _trouble():
            self._folder.mkdir(parents=True, exist_ok=True, mode=0o700)
            try:
                descriptor = os.open(self.file(table), os.O_CREAT | os.O_EXCL | os.O_RDWR, 0o600)
            except FileExistsError:
                return False
            stored = self._tables.setdefault(table, StoredTable())
            line = TableLine(
                table=table,
                names=[name_line(*key, name) for key, name in stored.names.items()],
                entries=[append.entry for append in appends],
                due=appends[-1].due,
            )
            with os.fdopen(descriptor, "r+b") as file:
                self._write(table, file, line)
        stored.add(appends)
        return True

    async def append(self, appends: list[Append]) -> bool:
        """Write entries, unless the first one's place or key is taken."""
        table = appends[0].table
        with self._opened(table) as file:
            stored = self._tables[table]
            if not stored.has_room_for(appends[0].entry):
                return False
            entries = [append.entry for append in appends]
            self._write(table, file, EntriesLine(entries=entries, due=appends[-1].due))
        stored.add(appends)
        return True

    async def name(self, table: str, seat: int, guest: str, name: str) -> None:
        """Store a guest's name on a seat; in memory until the table's file exists."""
        if self.file(table).exists():
            with self._opened(table) as file:
                self._write(table, file, name_line(seat, guest, name))
        self._tables.setdefault(table, StoredTable()).names[seat, guest] = name

    async def due(self, before: int, limit: int) -> list[str]:
        """Return the tables that are due; tables that cannot be read are left out."""
        for table in self.tables():
            with suppress(BrokenLog):
                self.stored(table)
        return await super().due(before, limit)

    def stored(self, table: str) -> StoredTable:
        """Return what is stored for a table. Raises `BrokenLog`, `LogUnavailable`."""
        if self.file(table).exists():
            with self._opened(table):
                pass
        return super().stored(table)

    @contextmanager
    def _opened(self, table: str) -> Iterator[IO[bytes]]:
        """Lock and open a file, and read what other processes have written."""
        with _trouble(), self.file(table).open("r+b") as file:
            if fcntl is not None:
                fcntl.flock(file, fcntl.LOCK_EX)
            self._take_in(table, file)
            yield file

    def _take_in(self, table: str, file: IO[bytes]) -> None:
        """Read what is new in a file, up to the end of its last whole line."""
        file.seek(self._sizes.get(table, 0))
        new = file.read()
        whole = new[: new.rfind(b"\n") + 1]
        stored = self._tables.setdefault(table, StoredTable())
        for line in whole.splitlines():
            add_line(table, stored, line)
        self._sizes[table] = self._sizes.get(table, 0) + len(whole)

    def _write(self, table: str, file: IO[bytes], line: LogLine) -> None:
        """Write a line after the last whole one, durably."""
        data = line_bytes(line)
        size = self._sizes.get(table, 0)
        file.truncate(size)
        file.seek(size)
        file.write(data)
        file.flush()
        os.fsync(file.fileno())
        self._sizes[table] = size + len(data)


@contextmanager
def _trouble() -> Iterator[None]:
    try:
        yield
    except OSError as error:
        raise LogUnavailable(str(error)) from error
