"""Workers with many lives: forked from a process with everything loaded, killed, forked again."""

import asyncio
import logging
import multiprocessing
import os
import resource
import threading
import time
import urllib.request
from contextlib import suppress
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess

import msgspec
import uvicorn

from amletero.server.app import create_app
from amletero.server.config import Config
from amletero.server.logging_setup import configure_logs
from amletero.server.run_server import uvicorn_config
from tools.torture.attacked_server import free_port
from tools.torture.memory import bytes_in_use

_CONTEXT = multiprocessing.get_context("forkserver")
_CONTEXT.set_forkserver_preload([__name__])


class Lives:
    """A worker that can be killed at any moment and lives again on the same port."""

    def __init__(self, config: Config) -> None:
        self.port = free_port()
        self.address = f"127.0.0.1:{self.port}"
        self._config = msgspec.json.encode(config).decode()
        self._process: BaseProcess | None = None
        self._memory: Connection | None = None
        """Through this, the worker is asked what it keeps in memory."""

    async def start(self) -> float:
        """Begin a life; returns the seconds until it answers."""
        began = time.perf_counter()
        self._memory, asked = _CONTEXT.Pipe()
        given = self.port, self._config, asked
        self._process = _CONTEXT.Process(target=_serve, args=given, daemon=True)
        self._process.start()
        asked.close()
        await self.ready()
        return time.perf_counter() - began

    async def ready(self, seconds: float = 120) -> None:
        """Wait until it answers."""
        ends = time.monotonic() + seconds
        while not await asyncio.to_thread(self._answers):
            if time.monotonic() > ends or self._process is None or not self._process.is_alive():
                raise TimeoutError("the worker does not answer")
            await asyncio.sleep(0.01)

    @property
    def pid(self) -> int:
        """The process of the present life."""
        assert self._process is not None
        assert self._process.pid is not None
        return self._process.pid

    def kill(self) -> None:
        """`kill -9`."""
        assert self._process is not None
        self._process.kill()
        self._process.join()

    def limit_files(self, size: int) -> None:
        """From now on, no file may grow beyond this size: writes fail as on a full disk."""
        limits = (size, resource.RLIM_INFINITY)
        resource.prlimit(self.pid, resource.RLIMIT_FSIZE, limits)

    async def bytes_in_use(self) -> int:
        """Bytes that it keeps after a full collection; what its allocators keep is not in it."""
        assert self._memory is not None
        self._memory.send(None)
        kept: int = await asyncio.to_thread(self._memory.recv)
        return kept

    def memory(self) -> int:
        """Bytes of memory that it holds."""
        with open(f"/proc/{self.pid}/statm", encoding="ascii") as file:  # noqa: PTH123
            return int(file.read().split()[1]) * resource.getpagesize()

    def busy(self) -> float:
        """Seconds of processor time that it has used."""
        with open(f"/proc/{self.pid}/stat", encoding="ascii") as file:  # noqa: PTH123
            fields = file.read().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

    def _answers(self) -> bool:
        url = f"http://{self.address}/healthz"
        with suppress(OSError), urllib.request.urlopen(url, timeout=2) as answer:
            return bool(answer.status == 200)
        return False


def _serve(port: int, config: str, asked: Connection) -> None:
    threading.Thread(target=_tell_memory, args=(asked,), daemon=True).start()
    configure_logs(json=True, level=logging.CRITICAL)
    logging.getLogger("uvicorn.error").setLevel(logging.CRITICAL)
    read = msgspec.json.decode(config, type=Config)
    ceilings = read.ceilings if read.rate_limits else None
    uvicorn.Server(uvicorn_config(create_app(read), port=port, ceilings=ceilings)).run()


def _tell_memory(asked: Connection) -> None:
    """Answer each question with the bytes in use, until nobody can ask any more."""
    with suppress(EOFError, OSError):
        while True:
            asked.recv()
            asked.send(bytes_in_use())
