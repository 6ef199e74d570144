"""A worker in a process of its own, to be killed: `python -m tools.torture.worker PORT CONFIG`."""

import asyncio
import ctypes
import logging
import os
import signal
import subprocess
import sys
import time
import urllib.request
from contextlib import suppress

import msgspec
import uvicorn

from amletero.server.app import create_app
from amletero.server.config import Config
from amletero.server.logs import configure_logs
from amletero.server.serving import uvicorn_config
from tools.torture.served import free_port

PR_SET_PDEATHSIG = 1


class WorkerProcess:
    """A worker that can be killed and started again on the same port."""

    def __init__(self, config: Config, port: int | None = None) -> None:
        self.port = port or free_port()
        self._config = msgspec.json.encode(config).decode()
        self.process: subprocess.Popen[bytes]
        self.start()

    @property
    def address(self) -> str:
        """Where it listens."""
        return f"127.0.0.1:{self.port}"

    def start(self) -> None:
        """Start it, without waiting."""
        self.process = subprocess.Popen(
            [sys.executable, "-m", "tools.torture.worker", str(self.port), self._config],
            stdin=subprocess.DEVNULL,
        )

    def kill(self) -> None:
        """`kill -9`."""
        self.process.send_signal(signal.SIGKILL)
        self.process.wait()

    def stop(self) -> None:
        """Stop it politely."""
        self.process.terminate()
        self.process.wait()

    async def ready(self, seconds: float = 120) -> None:
        """Wait until it answers."""
        ends = time.monotonic() + seconds
        while time.monotonic() < ends:
            if await asyncio.to_thread(self._answers):
                return
            await asyncio.sleep(0.02)
        raise TimeoutError("the worker does not answer")

    def _answers(self) -> bool:
        url = f"http://{self.address}/healthz"
        with suppress(OSError), urllib.request.urlopen(url, timeout=2) as answer:
            return bool(answer.status == 200)
        return False


def _die_with_parent() -> None:
    """No orphans: a worker ends when whoever mistreats it does (Linux)."""
    with suppress(OSError, AttributeError):
        ctypes.CDLL(None).prctl(PR_SET_PDEATHSIG, signal.SIGKILL)


def main() -> None:
    """Serve until killed."""
    _die_with_parent()
    port, config = int(sys.argv[1]), msgspec.json.decode(sys.argv[2], type=Config)
    configure_logs(json=True, level=logging.WARNING)
    logging.getLogger("uvicorn.error").setLevel(logging.ERROR)
    settings = uvicorn_config(create_app(config), port=port)
    uvicorn.Server(settings).run()


if __name__ == "__main__":
    os.environ.setdefault("PYTHONUNBUFFERED", "1")
    main()
