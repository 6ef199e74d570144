"""A program in a real terminal."""

import fcntl
import os
import pty
import select
import signal
import struct
import sys
import termios
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from tests.waiting import PATIENCE

COMMAND = "from amletero.cli import main; main()"
ON, OFF, CURSOR = b"\x1b[?1049h", b"\x1b[?1049l", b"\x1b[?25h"


class Terminal:
    """A program in a terminal of its own."""

    def __init__(self, process: int, terminal: int) -> None:
        self.process = process
        self.seen = b""
        self.status: int | None = None
        self._terminal = terminal
        self.settings = termios.tcgetattr(terminal)

    def resize(self, columns: int, lines: int) -> None:
        fcntl.ioctl(self._terminal, termios.TIOCSWINSZ, struct.pack("HHHH", lines, columns, 0, 0))
        os.kill(self.process, signal.SIGWINCH)

    def resize_until(self, columns: int, lines: int, text: bytes, start: int) -> int:
        """Resize, as a hand that drags a corner to and fro, until a text was written."""
        until = time.monotonic() + PATIENCE
        wider = 0
        while text not in self.seen[start:]:
            assert time.monotonic() < until, self.seen[-2000:]
            self.resize(columns + wider, lines)
            wider = 1 - wider
            for _ in range(10):
                assert self.read(), self.seen[-2000:]
        return self.seen.index(text, start) + len(text)

    def type(self, keys: bytes) -> None:
        os.write(self._terminal, keys)

    def wait_for_prompt(self, question: bytes) -> int:
        """Wait until a plain question was asked and a line is read; where the prompt ends."""
        return self.wait_for(b"> ", self.wait_for(question))

    def wait_for(self, text: bytes, start: int = 0) -> int:
        """Wait until a text was written; where it ends."""
        until = time.monotonic() + PATIENCE
        while text not in self.seen[start:]:
            assert time.monotonic() < until, self.seen[-2000:]
            assert self.read(), self.seen[-2000:]
        return self.seen.index(text, start) + len(text)

    def read(self) -> bool:
        """Read what was written; whether the program still runs."""
        if select.select([self._terminal], [], [], 0.1)[0]:
            try:
                data = os.read(self._terminal, 65536)
            except OSError:
                return False
            self.seen += data
            return bool(data)
        return True

    def end(self) -> int:
        """Wait until the program has ended; its exit status."""
        until = time.monotonic() + PATIENCE
        while self.read():
            assert time.monotonic() < until, self.seen[-2000:]
        self.status = os.waitstatus_to_exitcode(os.waitpid(self.process, 0)[1])
        return self.status


@contextmanager
def program(folder: Path, *arguments: str, kind: str = "xterm-256color") -> Iterator[Terminal]:
    process, terminal = pty.fork()
    if process == 0:
        environment = os.environ | {
            "TERM": kind,
            "XDG_STATE_HOME": str(folder),
            "LANG": "en_US.UTF-8",
        }
        for fixed in ("COLUMNS", "LINES"):  # a test runner's; they would hold the window fast
            environment.pop(fixed, None)
        command = [sys.executable, "-c", COMMAND, *arguments]
        os.execve(sys.executable, command, environment)
    fcntl.ioctl(terminal, termios.TIOCSWINSZ, struct.pack("HHHH", 24, 80, 0, 0))
    running = Terminal(process, terminal)
    try:
        yield running
    finally:
        if running.status is None:
            os.kill(process, signal.SIGKILL)
            os.waitpid(process, 0)
        os.close(terminal)
