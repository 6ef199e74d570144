"""Files of records: one document or JSON lines, of any size, in bounded memory."""

import io
import json
import tracemalloc

import pytest

from amletero.record.faults import RecordFault
from amletero.record.files import MEBIBYTE, RECORD_LIMIT, documents


def read(data: bytes) -> list[object]:
    """The documents of a file; of a fault, its code."""
    found = documents(io.BytesIO(data))
    return [str(one.fault.code) if isinstance(one, RecordFault) else one for one in found]


@pytest.mark.parametrize(
    ("data", "expected"),
    [
        (b'{"a": 1}\n{"b": 2}\n', [{"a": 1}, {"b": 2}]),
        (b'\n\n{"a": 1}\r\n  \n{"b": 2}', [{"a": 1}, {"b": 2}]),
        (b'{\n"a": 1\n}\n', [{"a": 1}]),
        (b'{"a": 1}\nnot json\n{"b": 2}\n', [{"a": 1}, "json", {"b": 2}]),
        (b'{"a": 1}\n{"b": \n{"b": 2}\n', [{"a": 1}, "json", {"b": 2}]),
        (b"[" * 10_000 + b"]" * 10_000 + b'\n{"b": 2}\n', ["too_deep", {"b": 2}]),
        (b'{"a": 1, "a": 2}\n{"b": 2}\n', ["duplicate_key", {"b": 2}]),
        (b'{"a": "\xff"}\n{"b": 2}\n', ["encoding", {"b": 2}]),
        (b'{"a": 1}\n\x0c\n{"b": 2}\n', [{"a": 1}, "json", {"b": 2}]),
        (b'{"a": 1\n', ["json"]),
        (b"garbage\nand more\n", ["json"]),
        (b"", ["json"]),
        (b"\n\n", ["json"]),
    ],
    ids=lambda value: repr(value)[:40],
)
def test_what_is_in_a_file(data: bytes, expected: list[object]) -> None:
    assert read(data) == expected


def test_a_record_of_just_the_limit_is_read_and_one_byte_more_is_not() -> None:
    most = json.dumps("x" * (RECORD_LIMIT - 2)).encode()
    assert len(most) == RECORD_LIMIT
    assert read(most + b"\n1\n") == ["x" * (RECORD_LIMIT - 2), 1]
    assert read(b'"x' + most[1:] + b"\n1\n") == ["too_large", 1]
    assert read(b"[\n" + most + b"\n]") == ["too_large"]


class EndlessLine(io.RawIOBase):
    """A gigabyte of one line, and then a good one."""

    def __init__(self) -> None:
        self.left = 1024 * MEBIBYTE
        self.end = io.BytesIO(b"\n[1]\n")

    def readable(self) -> bool:
        return True

    def readinto(self, buffer: memoryview) -> int:  # type: ignore[override]
        size = min(len(buffer), self.left)
        if not size:
            return self.end.readinto(buffer)
        self.left -= size
        buffer[:size] = b"[" * size
        return size


def test_a_gigabyte_of_one_line_is_refused_in_bounded_memory() -> None:
    tracemalloc.start()
    found = list(documents(io.BufferedReader(EndlessLine())))
    _, peak = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    assert [type(one) for one in found] == [RecordFault, list]
    assert peak < 4 * RECORD_LIMIT
