"""Lines of input, from a keyboard or a script, for questions that can be withdrawn."""

import select
from contextlib import suppress
from queue import Empty, SimpleQueue
from threading import Lock, Thread, local
from typing import Final, TextIO

NAP: Final = 0.2
"""Longest wait for the keyboard in seconds; Ctrl-C is noticed after it."""


class Keyboard:
    """Lines typed by a person; Ctrl-C is noticed even just before a wait."""

    def __init__(self, source: TextIO) -> None:
        self._source = source

    def isatty(self) -> bool:
        """Return True: a person types."""
        return True

    def readline(self) -> str:
        """Return the next line; empty at the end of the input."""
        while not select.select([self._source], [], [], NAP)[0]:
            pass
        return self._source.readline()


class GivenUp(Exception):
    """The question was withdrawn."""


class Asked:
    """A question that waits for lines."""

    def __init__(self) -> None:
        self.lines: SimpleQueue[str | None] = SimpleQueue()
        self.given_up = False


class Lines:
    """Reads lines on demand, in a thread that may outlive the question.

    If a question is withdrawn, a script's next line answers the next question; a person's line is
    discarded, as it was meant for the old question.
    """

    def __init__(self, source: TextIO | Keyboard) -> None:
        self._source = source
        self._lock = Lock()
        self._reading = False
        self._waiting: Asked | None = None
        self._early: list[str] = []
        """A script's lines that came after their question was withdrawn."""
        self._of_thread = local()

    def isatty(self) -> bool:
        """Return whether a person types."""
        return self._source.isatty()

    def begin(self, asked: Asked) -> None:
        """Make this thread read for a question. What is typed from now on answers it."""
        self._of_thread.asked = asked
        with self._lock:
            self._waiting = None if asked.given_up else asked

    def check_wanted(self) -> None:
        """Raise `GivenUp` if this thread's question was withdrawn."""
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
            if asked.lines.empty():
                self._waiting = asked
                self._start_reading()
        line = asked.lines.get()
        if line is None:
            raise GivenUp
        return line

    def _start_reading(self) -> None:
        if not self._reading:
            self._reading = True
            Thread(target=self._read, daemon=True, name="input").start()

    def give_up(self, asked: Asked) -> None:
        """Withdraw a question; its thread stops waiting."""
        with self._lock:
            asked.given_up = True
            with suppress(Empty):
                line = asked.lines.get_nowait()
                if line is not None and not self.isatty():
                    self._early.append(line)
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
