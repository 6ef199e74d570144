"""JSON as strictly as a format for others needs it: no duplicate keys, no `NaN`, real Unicode."""

import json
import math
import re
from collections import Counter
from typing import Any, Final, NoReturn

from amletero.record.faults import FaultCode, RecordFault

_SURROGATE: Final = re.compile(r"\\u[dD][89a-fA-F]")
_SHOWN: Final = 40


def read_json(data: bytes) -> object:
    """The JSON value that these bytes say; a fault where they say none, or not one clearly."""
    try:
        text = data.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        raise RecordFault.of(FaultCode.ENCODING) from error
    return _read_text(text)


def is_json(data: bytes) -> bool:
    """Whether these bytes are a JSON value by themselves, be it one that is refused."""
    try:
        _read_text(data.decode("utf-8-sig", errors="replace"))
    except RecordFault as error:
        return error.fault.code is not FaultCode.JSON
    return True


def _read_text(text: str) -> object:
    try:
        value: object = json.loads(
            text,
            object_pairs_hook=_object,
            parse_constant=_no_constant,
            parse_float=_float,
        )
    except RecordFault:
        raise
    except json.JSONDecodeError as error:
        raise RecordFault.of(FaultCode.JSON, line=error.lineno, column=error.colno) from error
    except RecursionError as error:
        raise RecordFault.of(FaultCode.TOO_DEEP) from error
    except ValueError as error:  # Python converts no integer of more than 4,300 digits
        raise RecordFault.of(FaultCode.NUMBER) from error
    if _SURROGATE.search(text):
        _check_surrogates(value)
    return value


def _object(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    read = dict(pairs)
    if len(read) < len(pairs):
        ((key, _),) = Counter(key for key, _ in pairs).most_common(1)
        raise RecordFault.of(FaultCode.DUPLICATE_KEY, key=_printable(key))
    return read


def _no_constant(name: str) -> NoReturn:
    raise json.JSONDecodeError(f"{name} is not JSON", name, 0)


def _float(text: str) -> float:
    value = float(text)
    if not math.isfinite(value):
        raise RecordFault.of(FaultCode.NUMBER)
    return value


def _check_surrogates(value: object) -> None:
    try:
        json.dumps(value, ensure_ascii=False).encode()
    except UnicodeEncodeError as error:
        raise RecordFault.of(FaultCode.ENCODING) from error


def _printable(text: str) -> str:
    """A text from outside, short and on one line, whatever it holds."""
    return text[:_SHOWN].encode("ascii", "backslashreplace").decode().replace("\n", "\\n")
