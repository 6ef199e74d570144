"""Lines to and from a program that may not read, not write, or write without end.

Nothing here waits longer than it is told to or keeps more than a line of what it reads.
"""

import os
import select
from collections.abc import Callable
from typing import Final

from amletero.bots.external.limits import LONGEST_LINE

CHUNK: Final = 64 * 1024
KEPT_ERRORS: Final = 2048
"""Bytes kept of what a program last wrote to standard error."""
MOST_STALE: Final = 16
"""Reads that clear the pipe of unasked output before a question; the rest stays in it."""


class Late(Exception):
    """Time ran out before a whole line arrived."""


class TooLong(Exception):
    """A line is longer than any answer can be."""


class Gone(Exception):
    """The program has closed its pipes: most often because it has ended."""


class Channel:
    """Lines over a program's standard input and output; its standard error is skimmed."""

    def __init__(
        self,
        pipes: tuple[int, int, int],
        clock: Callable[[], float],
        note: Callable[[str, bytes], None],
    ) -> None:
        self._note = note
        """Called with `sent`, `said` or `stderr`, and the text."""
        self._input, self._output, self._error = pipes
        self._clock = clock
        self._outbox = b""
        self._inbox = b""
        self._skipping = False
        """Whether what comes next is the rest of a line that was too long."""
        self._errors = b""
        self._errors_ended = False
        self._poll = select.poll()
        for pipe in pipes:
            os.set_blocking(pipe, False)
        self._poll.register(self._output, select.POLLIN)
        self._poll.register(self._error, select.POLLIN)

    @property
    def last_errors(self) -> str:
        """The end of what the program wrote to standard error."""
        return self._errors.decode(errors="replace")

    @property
    def all_read(self) -> bool:
        """Whether the program has read everything that it was sent."""
        import fcntl  # noqa: PLC0415 (only where programs can play)
        import termios  # noqa: PLC0415

        try:
            waiting = fcntl.ioctl(self._input, termios.FIONREAD, b"\0" * 4)
        except OSError:  # this system does not tell
            return False
        return not self._outbox and not any(waiting)

    def send(self, line: bytes, deadline: float) -> None:
        """Begin to send a line; the rest of it goes out while an answer is awaited.

        Raises `Late` where the program does not even read the line before.
        """
        while self._outbox:
            self._exchange(deadline)
        self._note("sent", line)
        self._outbox = line
        self._poll.register(self._input, select.POLLOUT)
        self._write()

    def receive(self, deadline: float) -> bytes:
        """The next line. Raises `Late`, `TooLong` or `Gone` where there is none."""
        while (line := self._line()) is None:
            self._exchange(deadline)
        return line

    def clear(self) -> list[bytes]:
        """Return the lines that have already arrived, without waiting, and forget them."""
        lines: list[bytes] = []
        for _ in range(MOST_STALE):
            *whole, self._inbox = self._inbox.split(b"\n")
            lines += whole
            for line in whole:
                self._note("said", line)
            if not self._pending():
                break
            self._read()
        return lines

    def skim(self) -> None:
        """Read some of what the program wrote to standard error, and keep the end of it."""
        try:
            chunk = os.read(self._error, CHUNK)
        except BlockingIOError:
            return
        if not chunk and not self._errors_ended:
            self._errors_ended = True
            self._poll.unregister(self._error)
        if chunk:
            self._note("stderr", chunk)
        self._errors = (self._errors + chunk)[-KEPT_ERRORS:]

    def _line(self) -> bytes | None:
        line, newline, rest = self._inbox.partition(b"\n")
        if not newline and len(line) <= LONGEST_LINE:
            return None
        self._inbox = rest if newline else b""
        self._note("said", line[:LONGEST_LINE])
        if len(line) > LONGEST_LINE:
            self._skipping = not newline
            raise TooLong
        return line

    def _exchange(self, deadline: float) -> None:
        """Wait until something can be read or written, and do it."""
        left = deadline - self._clock()
        if left <= 0:
            raise Late
        pipes = {pipe for pipe, _ in self._poll.poll(left * 1000)}
        if self._error in pipes:
            self.skim()
        if self._output in pipes:
            self._read()
        elif self._input in pipes:
            self._write()

    def _pending(self) -> bool:
        return any(pipe == self._output for pipe, _ in self._poll.poll(0))

    def _write(self) -> None:
        """Continue writing. If there is nothing to write, the program has closed its end."""
        if not self._outbox:
            raise Gone
        try:
            self._outbox = self._outbox[os.write(self._input, self._outbox) :]
        except BlockingIOError:
            return
        except OSError as error:
            raise Gone from error
        self._poll.register(self._input, select.POLLOUT if self._outbox else 0)

    def _read(self) -> None:
        try:
            chunk = os.read(self._output, CHUNK)
        except BlockingIOError:
            return
        if not chunk:
            raise Gone
        if self._skipping:
            _, newline, chunk = chunk.partition(b"\n")
            self._skipping = not newline
            if self._skipping:
                raise TooLong
        self._inbox += chunk
