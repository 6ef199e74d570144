"""Files of records: one JSON document, or JSON lines with one record per line."""

from collections.abc import Iterator
from typing import BinaryIO, Final

from amletero.record.faults import FaultCode, RecordFault
from amletero.record.strict_json import is_json, read_json

MEBIBYTE: Final = 1024 * 1024
JSON_SPACE: Final = b" \t\r\n"
RECORD_LIMIT: Final = 16 * MEBIBYTE
"""Size limit of one record in bytes; a larger one is refused without being read completely."""


def documents(stream: BinaryIO) -> Iterator[object | RecordFault]:
    """Yield the JSON value of each record in a file, or its fault.

    A file whose first line is a JSON value by itself is JSON lines; any other is one document.
    """
    lines = _lines(stream)
    first = next(lines, b"")
    if first is None or is_json(first):
        yield _document(first)
        yield from map(_document, lines)
    else:
        rest = stream.read(RECORD_LIMIT + 1 - len(first))
        yield _document(first + rest if len(first) + len(rest) <= RECORD_LIMIT else None)


def _lines(stream: BinaryIO) -> Iterator[bytes | None]:
    """Yield the lines that are not empty; None for a line that is too long."""
    ending = len(b"\r\n")
    while line := stream.readline(RECORD_LIMIT + ending):
        if len(line.rstrip(b"\r\n")) > RECORD_LIMIT:
            _skip_line(stream, line)
            yield None
        elif line.strip(JSON_SPACE):
            yield line


def _skip_line(stream: BinaryIO, start: bytes) -> None:
    while start and not start.endswith(b"\n"):
        start = stream.readline(MEBIBYTE)


def _document(data: bytes | None) -> object | RecordFault:
    try:
        if data is None:
            raise RecordFault.of(FaultCode.TOO_LARGE, limit=RECORD_LIMIT // MEBIBYTE)
        return read_json(data)
    except RecordFault as fault:
        return fault
