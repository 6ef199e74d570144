"""What a program was sent and said, one file per game."""

import re
from collections.abc import Callable
from io import BufferedWriter
from pathlib import Path
from typing import Any

import msgspec


class Trace:
    """Writes lines of JSON: a time in milliseconds, and what was `sent`, `said` or in `stderr`.

    Every file begins with the start of the match, so that what was sent can be sent again.
    """

    def __init__(self, clock: Callable[[], float]) -> None:
        self._clock = clock
        self._began = clock()
        self._file: BufferedWriter | None = None
        self._opening: list[bytes] = []
        """The lines before the first game."""
        self._between: list[bytes] = []
        """The lines since the last game."""
        self._played = False

    def begin(self, path: Path) -> None:
        """Write to a new file until `end`."""
        self._played = True
        self._file = path.open("wb")
        self._file.writelines([*self._opening, *self._between])
        self._between = []

    def end(self) -> None:
        """Close the file of a game."""
        if self._file is not None:
            self._file.close()
            self._file = None

    def note(self, kind: str, text: bytes) -> None:
        """Write a line of JSON as it is, and any other text as a string."""
        self.add(kind, _content(text))

    def add(self, kind: str, content: object) -> None:
        """Write a line about something that happened now."""
        at = round(1000 * (self._clock() - self._began), 1)
        line = msgspec.json.encode({"ms": at, kind: content}) + b"\n"
        if self._file is not None:
            self._file.write(line)
        else:
            (self._between if self._played else self._opening).append(line)


def _content(text: bytes) -> Any:
    try:
        return msgspec.Raw(msgspec.json.encode(msgspec.json.decode(text)))
    except (ValueError, RecursionError):
        return text.decode(errors="replace").rstrip("\n")


def file_name(text: str) -> str:
    """Return a text with only characters that every system allows in the name of a file."""
    return re.sub(r"[^\w.-]+", "_", text)[-40:]
