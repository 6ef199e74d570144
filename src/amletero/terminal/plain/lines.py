"""Lines of input for a question that may be given up before it is answered."""

from queue import SimpleQueue
from threading import Lock, Thread
from typing import TextIO


class GivenUp(Exception):
    """Nobody needs the answer any more."""


class Lines:
    """Reads lines when they are asked for, in a thread that may outlive the question.

    A line that comes after its question was given up answers the next one.
    """

    def __init__(self, source: TextIO) -> None:
        self._source = source
        self._lines: SimpleQueue[str | None] = SimpleQueue()
        self._lock = Lock()
        self._reading = self._asking = False

    def isatty(self) -> bool:
        """Whether a person types."""
        return self._source.isatty()

    def readline(self) -> str:
        """The next line; empty at the end of the input. Raises `GivenUp`."""
        with self._lock:
            self._asking = True
            if not self._reading:
                self._reading = True
                Thread(target=self._read, daemon=True, name="input").start()
        line = self._lines.get()
        if line is None:
            raise GivenUp
        return line

    def give_up(self) -> None:
        """Let whoever waits for a line wait no longer."""
        with self._lock:
            if self._asking:
                self._asking = False
                self._lines.put(None)

    def _read(self) -> None:
        line = self._source.readline()
        with self._lock:
            self._reading = self._asking = False
            self._lines.put(line)
