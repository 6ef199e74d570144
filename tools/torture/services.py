"""PostgreSQL and Redis of one's own, to be started, stopped hard and started again."""

import os
import shutil
import signal
import socket
import subprocess
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

from tools.torture.attacked_server import free_port


class NotInstalled(Exception):
    """A program that is needed is not on this machine."""


def _binary(name: str) -> str:
    found = shutil.which(name)
    if found is None:
        places = sorted(Path("/usr/lib/postgresql").glob(f"*/bin/{name}"), reverse=True)
        found = str(places[0]) if places else None
    if found is None:
        raise NotInstalled(f"{name} is not installed (Debian: apt install postgresql redis-server)")
    return found


def _as_postgres() -> list[str]:
    """PostgreSQL does not run as root: become its user where we are."""
    if os.geteuid() != 0:
        return []
    return ["setpriv", "--reuid=postgres", "--regid=postgres", "--init-groups"]


class Postgres:
    """A PostgreSQL server in a folder of its own."""

    def __init__(self, folder: Path) -> None:
        self._data, self._port = folder / "data", free_port()
        self._log = folder / "log"
        folder.mkdir(parents=True)
        if os.geteuid() == 0:
            shutil.chown(folder, "postgres", "postgres")
        self._run(
            _binary("initdb"), "-D", str(self._data), "-U", "amletero", "--auth=trust",
            "--no-sync", "-E", "UTF8", "--locale=C.UTF-8",
        )  # fmt: skip
        self.start()

    @property
    def url(self) -> str:
        """The address of its database."""
        return f"postgresql://amletero@127.0.0.1:{self._port}/postgres"

    def start(self) -> None:
        """Start it, and wait until it answers."""
        options = (
            f"-c listen_addresses=127.0.0.1 -p {self._port} -k {self._data} -c max_connections=200"
        )
        self._run(
            _binary("pg_ctl"), "-D", str(self._data), "-l", str(self._log), "-w",
            "-o", options, "start",
        )  # fmt: skip

    def stop_hard(self) -> None:
        """Stop it as a power cut would: no checkpoint, no farewell."""
        self._run(_binary("pg_ctl"), "-D", str(self._data), "-m", "immediate", "-w", "stop")

    def freeze(self) -> None:
        """Let it hang: it takes connections and commands, and answers nothing."""
        self._signal(signal.SIGSTOP)

    def thaw(self) -> None:
        """Let it go on where it was."""
        self._signal(signal.SIGCONT)

    def _signal(self, signal: int) -> None:
        """Send a signal to the server and to all the processes that it has made."""
        first = int((self._data / "postmaster.pid").read_text().split()[0])
        made = Path(f"/proc/{first}/task/{first}/children").read_text().split()
        for process in [first, *map(int, made)]:
            os.kill(process, signal)

    def _run(self, *command: str) -> None:
        subprocess.run(
            [*_as_postgres(), *command],
            check=True,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            cwd="/",
        )


@contextmanager
def postgres(folder: Path) -> Iterator[Postgres]:
    """A PostgreSQL server that goes away again."""
    _binary("initdb")
    server = Postgres(folder)
    try:
        yield server
    finally:
        server.stop_hard()


class RedisServer:
    """A Redis of one's own."""

    def __init__(self) -> None:
        self.port = free_port()
        self._binary = _binary("redis-server")
        self.start()

    @property
    def url(self) -> str:
        """Its address."""
        return f"redis://127.0.0.1:{self.port}"

    def start(self) -> None:
        """Start it, keeping nothing on disk, and wait until it answers."""
        self._process = subprocess.Popen(
            [
                self._binary, "--port", str(self.port), "--bind", "127.0.0.1",
                "--save", "", "--appendonly", "no",
            ],
            stdout=subprocess.DEVNULL,
        )  # fmt: skip
        while not self._answers():
            if self._process.poll() is not None:
                raise RuntimeError("Redis has ended")
            time.sleep(0.01)

    def _answers(self) -> bool:
        """Say PING as a client does."""
        with suppress(OSError), socket.create_connection(("127.0.0.1", self.port), 5) as asking:
            asking.sendall(b"PING\r\n")
            return asking.recv(5) == b"+PONG"
        return False

    def kill(self) -> None:
        """Kill it; all it knew is lost."""
        self._process.send_signal(signal.SIGKILL)
        self._process.wait()


@contextmanager
def redis_server() -> Iterator[RedisServer]:
    """A Redis that goes away again."""
    server = RedisServer()
    try:
        yield server
    finally:
        server.kill()
