"""JSON is read strictly, and what is refused is refused in one clear fault."""

import pytest

from amletero.record.faults import RecordFault
from amletero.record.strict_json import check_readable, is_json, read_json


def nested(levels: int) -> list[object]:
    value: list[object] = []
    for _ in range(levels - 1):
        value = [value]
    return value


@pytest.mark.parametrize(
    ("data", "value"),
    [
        (b'{"a": [1, 2.5, null, true]}', {"a": [1, 2.5, None, True]}),
        ('"Ĉiela"'.encode(), "Ĉiela"),
        (b'"\\ud83d\\udc8c"', "💌"),
        (b"\xef\xbb\xbf[1]", [1]),
        (b"1" * 1000, int("1" * 1000)),
        (b"[" * 256 + b"]" * 256, nested(256)),
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
        (b"[" * 257 + b"]" * 257, "too_deep", True),
        (b"[" * 10_000 + b"]" * 10_000, "too_deep", True),
        (b'{"a":' * 10_000 + b"1" + b"}" * 10_000, "too_deep", True),
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


@pytest.mark.parametrize(
    ("data", "code"),
    [
        (b"1" * 100_000, "number"),
        (b"-1e999", "number"),
        (b'["\\ud800"]', "encoding"),
        (b'{"\\udfff": 1}', "encoding"),
    ],
    ids=lambda value: repr(value)[:30],
)
def test_what_cannot_be_written_again_is_found(data: bytes, code: str) -> None:
    value = read_json(data)
    with pytest.raises(RecordFault) as error:
        check_readable(value)
    assert error.value.fault.code == code


def test_brackets_in_texts_are_not_nesting() -> None:
    text = b'"' + b'[{\\"' * 1000 + b'"'
    assert read_json(text) == '[{"' * 1000
