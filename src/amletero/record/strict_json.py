"""Strict JSON: no duplicate keys, no `NaN`, limited depth.

A number that is too long or too large to be read becomes an `UnreadableNumber`, and half of a
surrogate pair stays in its text. The readers of the values refuse both, so that the fault has a
place; `check_readable` refuses them in values that have no reader.
"""

import json
import math
import re
from collections import Counter
from itertools import accumulate
from typing import Any, Final, NoReturn

from amletero.record.faults import FaultCode, RecordFault

MOST_DIGITS: Final = 4_300
"""Digits of an integer at most; by default, Python converts no longer one."""
MOST_LEVELS: Final = 256
"""Nesting limit of arrays and objects; deeper JSON is refused."""

_STRINGS: Final = re.compile(r'"(?:[^"\\]|\\.)*"', re.DOTALL)
_SHOWN: Final = 40


class UnreadableNumber:
    """Takes the place of a number that cannot be read."""


def read_json(data: bytes) -> object:
    """Return the JSON value of these bytes. Raises `RecordFault` if they are not strict JSON."""
    try:
        text = data.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        raise RecordFault.of(FaultCode.ENCODING) from error
    return _read_text(text)


def is_json(data: bytes) -> bool:
    """Return whether these bytes are a complete JSON value, even one that is refused."""
    try:
        _read_text(data.decode("utf-8-sig", errors="replace"))
    except RecordFault as error:
        return error.fault.code is not FaultCode.JSON
    return True


def check_readable(value: object) -> None:
    """Raise `RecordFault` if a value could not be written again unchanged."""
    try:
        json.dumps(value, ensure_ascii=False).encode()
    except UnicodeEncodeError as error:
        raise RecordFault.of(FaultCode.ENCODING) from error
    except TypeError as error:
        raise RecordFault.of(FaultCode.NUMBER) from error


def _read_text(text: str) -> object:
    if _levels(text) > MOST_LEVELS:
        raise RecordFault.of(FaultCode.TOO_DEEP, limit=MOST_LEVELS)
    try:
        value: object = json.loads(
            text,
            object_pairs_hook=_object,
            parse_constant=_no_constant,
            parse_float=_float,
            parse_int=_integer,
        )
    except json.JSONDecodeError as error:
        raise RecordFault.of(FaultCode.JSON, line=error.lineno, column=error.colno) from error
    return value


def _levels(text: str) -> int:
    """How deep a text is nested, or less than allowed where there are too few brackets for more."""
    if text.count("[") + text.count("{") <= MOST_LEVELS:
        return 0
    steps = {"[": 1, "{": 1, "]": -1, "}": -1}
    brackets = (steps[letter] for letter in _STRINGS.sub("", text) if letter in steps)
    return max(accumulate(brackets), default=0)


def _object(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    read = dict(pairs)
    if len(read) < len(pairs):
        ((key, _),) = Counter(key for key, _ in pairs).most_common(1)
        raise RecordFault.of(FaultCode.DUPLICATE_KEY, key=_printable(key))
    return read


def _no_constant(name: str) -> NoReturn:
    raise json.JSONDecodeError(f"{name} is not JSON", name, 0)


def _integer(text: str) -> int | UnreadableNumber:
    return int(text) if len(text) <= MOST_DIGITS else UnreadableNumber()


def _float(text: str) -> float | UnreadableNumber:
    value = float(text)
    return value if math.isfinite(value) else UnreadableNumber()


def _printable(text: str) -> str:
    """A text from outside, short and on one line, whatever it holds."""
    return text[:_SHOWN].encode("ascii", "backslashreplace").decode().replace("\n", "\\n")
