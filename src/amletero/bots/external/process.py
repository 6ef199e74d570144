"""One program as a process, behind its launcher, with pipes to it."""

import contextlib
import json
import os
import signal
import socket
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Final

import msgspec

from amletero.bots.external.limits import Limits

LAUNCHER: Final = Path(__file__).with_name("launcher.py")
STOP_SECONDS: Final = 15.0
"""Seconds for a launcher to end after its socket was closed; then it is killed."""


class CannotStart(OSError):
    """Programs cannot take a seat on this system."""


class Program:
    """A running program; its starter must `stop` it or end."""

    def __init__(self, command: Sequence[str], limits: Limits) -> None:
        if os.name != "posix":
            raise CannotStart("bots as programs need Linux, macOS or another POSIX system")
        self._control, theirs = socket.socketpair()
        with theirs:
            self._launcher = subprocess.Popen(  # noqa: S603  # the user's own command
                _launch(theirs.fileno(), command, limits),
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=subprocess.PIPE,
                bufsize=0,
                pass_fds=(theirs.fileno(),),
                # A terminal's Ctrl-C is for the host, which ends its programs itself.
                start_new_session=True,
            )
        self._news: dict[str, object] = {}
        self._hung_up = False

    @property
    def pipes(self) -> tuple[int, int, int]:
        """The ends of the program's standard input, output and error that are ours."""
        stdin, stdout, stderr = self._launcher.stdin, self._launcher.stdout, self._launcher.stderr
        assert stdin is not None
        assert stdout is not None
        assert stderr is not None
        return stdin.fileno(), stdout.fileno(), stderr.fileno()

    @property
    def last_news(self) -> str | None:
        """How the program ended, once its launcher has said so."""
        ended = self._news.get("ended")
        return None if ended is None else str(ended)

    def hang_up(self) -> None:
        """Tell the launcher to end the program, without waiting for it."""
        if self._hung_up:
            return
        self._hung_up = True
        for pipe in (self._launcher.stdin, self._launcher.stdout, self._launcher.stderr):
            assert pipe is not None
            with contextlib.suppress(OSError):
                pipe.close()
        with contextlib.suppress(OSError):
            self._control.shutdown(socket.SHUT_WR)

    def stop(self) -> None:
        """End the program and everything that it started; wait until that is done."""
        self.hang_up()
        if self._launcher.returncode is not None:
            return
        try:
            self._launcher.wait(STOP_SECONDS)
        except subprocess.TimeoutExpired:
            self._launcher.kill()
            self._launcher.wait()
        self._listen()
        self._kill_group()
        self._control.close()

    def _listen(self) -> None:
        """Read what the launcher had to say; it has ended, so that this does not block."""
        with (
            contextlib.suppress(OSError, msgspec.DecodeError),
            self._control.makefile("rb") as news,
        ):
            for line in news:
                self._news |= msgspec.json.decode(line, type=dict[str, object])

    def _kill_group(self) -> None:
        """Kill the process group, in case the program killed its launcher and others survived."""
        pid = self._news.get("pid")
        if "ended" not in self._news and isinstance(pid, int):
            with contextlib.suppress(ProcessLookupError, PermissionError):
                os.killpg(pid, signal.SIGKILL)


def _launch(control: int, command: Sequence[str], limits: Limits) -> list[str]:
    allowed = {
        "memory_mib": limits.memory_mib,
        "file_mib": limits.file_mib,
        "processes": limits.processes,
        "namespace": limits.namespace,
    }
    launcher = [sys.executable, "-I", "-S", str(LAUNCHER), str(control), json.dumps(allowed)]
    return [*launcher, *command]
