"""A server of one's own: `amletero serve --lan` in a process next to this one."""

import signal
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

LONGEST_START: Final = 60.0
"""Seconds until a server that does not answer is given up."""


class NoServer(Exception):
    """The server did not start; the text is what it said."""


@contextmanager
def own_server(port: int, *options: str) -> Iterator[str]:
    """Serve this machine's network while the block runs; give the server's address here."""
    with tempfile.TemporaryFile("w+", encoding="utf-8") as said:
        process = subprocess.Popen(  # noqa: S603 (our own program)
            [sys.executable, "-m", "amletero", "serve", "--lan", f"--port={port}", *options],
            stdin=subprocess.DEVNULL,
            stdout=subprocess.DEVNULL,
            stderr=said,
        )
        address = f"http://127.0.0.1:{port}"
        signal.signal(signal.SIGTERM, _exit)
        try:
            if not _answers(address, process):
                said.seek(0)
                raise NoServer(said.read().strip())
            yield address
        finally:
            process.terminate()
            process.wait()


def _exit(number: int, _: object) -> None:
    """End as after an exit, so that the server is stopped too."""
    sys.exit(128 + number)


def _answers(address: str, process: "subprocess.Popen[bytes]") -> bool:
    """Wait until the server answers; return False if it ends or takes too long."""
    ends = time.monotonic() + LONGEST_START
    while process.poll() is None and time.monotonic() < ends:
        try:
            with urllib.request.urlopen(f"{address}/healthz", timeout=1):  # noqa: S310
                return True
        except OSError:
            time.sleep(0.05)
    return False
