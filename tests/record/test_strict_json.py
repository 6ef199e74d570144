"""JSON is read strictly, and what is refused is refused in one clear fault."""

import pytest

from amletero.record.faults import RecordFault
from amletero.record.strict_json import is_json, read_json


@pytest.mark.parametrize(
    ("data", "value"),
    [
        (b'{"a": [1, 2.5, null, true]}', {"a": [1, 2.5, None, True]}),
        ('"Ĉiela"'.encode(), "Ĉiela"),
        (b'"\\ud83d\\udc8c"', "💌"),
        (b"\xef\xbb\xbf[1]", [1]),
        (b"1" * 1000, int("1" * 1000)),
    ],
)
def test_json_is_read(data: bytes, value: object) -> None:
    assert read_json(data) == value
    assert is_json(data)


@pytest.mark.parametrize(
    ("data", "code", "is_value"),
    [
        (b"", "json", False),
        (b"garbage", "json", False),
        (b'{"format": "amlet', "json", False),
        (b"NaN", "json", False),
        (b"[Infinity]", "json", False),
        (b"[1] [2]", "json", False),
        (b'{"a": 1, "a": 1}', "duplicate_key", True),
        (b'{"' + b"x" * 100_000 + b'": 1, "' + b"x" * 100_000 + b'": 2}', "duplicate_key", True),
        (b"[" * 10_000 + b"]" * 10_000, "too_deep", True),
        (b'{"a":' * 10_000 + b"1" + b"}" * 10_000, "too_deep", True),
        (b"1" * 100_000, "number", True),
        (b"1e999", "number", True),
        (b'["\\ud800"]', "encoding", True),
        (b'{"\\udfff": 1}', "encoding", True),
        (b'"\xff\xfe"', "encoding", True),
    ],
    ids=lambda value: repr(value)[:30],
)
def test_what_is_refused_has_one_fault(data: bytes, code: str, is_value: bool) -> None:
    with pytest.raises(RecordFault) as error:
        read_json(data)
    assert error.value.fault.code == code
    assert len(repr(error.value.fault.details)) < 200
    assert is_json(data) is is_value
