"""Lines of input: from a keyboard, and for questions that may be given up before an answer."""

import select
from queue import SimpleQueue
from threading import Lock, Thread, local
from typing import Final, TextIO

NAP: Final = 0.2
"""For how many seconds a keyboard is waited for at a time."""


class Keyboard:
    """Lines that somebody types; Ctrl-C is noticed even where it comes just before a wait."""

    def __init__(self, source: TextIO) -> None:
        self._source = source

    def isatty(self) -> bool:
        """Return a person types."""
        return True

    def readline(self) -> str:
        """Return the next line; empty at the end of the input."""
        while not select.select([self._source], [], [], NAP)[0]:
            pass
        return self._source.readline()


class GivenUp(Exception):
    """Nobody needs the answer any more."""


class Asked:
    """A question that waits for lines, or will."""

    def __init__(self) -> None:
        self.lines: SimpleQueue[str | None] = SimpleQueue()
        self.given_up = False


class Lines:
    """Reads lines when they are asked for, in a thread that may outlive the question.

    Of a script, a line that comes after its question was given up answers the next one. What a
    person types then was meant for no other question.
    """

    def __init__(self, source: TextIO | Keyboard) -> None:
        self._source = source
        self._lock = Lock()
        self._reading = False
        self._waiting: Asked | None = None
        self._early: list[str] = []
        """Lines that nobody waited for any more when they came."""
        self._of_thread = local()

    def isatty(self) -> bool:
        """Return whether a person types."""
        return self._source.isatty()

    def begin(self, asked: Asked) -> None:
        """From now on this thread reads for that question."""
        self._of_thread.asked = asked

    def check_wanted(self) -> None:
        """Raise `GivenUp` where this thread's question has been given up."""
        asked: Asked | None = getattr(self._of_thread, "asked", None)
        if asked is not None and asked.given_up:
            raise GivenUp

    def readline(self) -> str:
        """Return the next line; empty at the end of the input. Raises `GivenUp`."""
        asked: Asked = getattr(self._of_thread, "asked", None) or Asked()
        with self._lock:
            if asked.given_up:
                raise GivenUp
            if self._early:
                return self._early.pop(0)
            self._waiting = asked
            if not self._reading:
                self._reading = True
                Thread(target=self._read, daemon=True, name="input").start()
        line = asked.lines.get()
        if line is None:
            raise GivenUp
        return line

    def give_up(self, asked: Asked) -> None:
        """Let whoever waits for an answer to this question wait no longer."""
        with self._lock:
            asked.given_up = True
            asked.lines.put(None)
            if self._waiting is asked:
                self._waiting = None

    def _read(self) -> None:
        line = self._source.readline()
        with self._lock:
            self._reading = False
            if self._waiting is not None:
                self._waiting.lines.put(line)
                self._waiting = None
            elif not self.isatty():
                self._early.append(line)
