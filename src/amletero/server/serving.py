"""How uvicorn is told to serve, the same for one worker and for many."""

import asyncio
import logging
import os
import random
import socket
import tempfile
from typing import Final

import msgspec
import uvicorn
from starlette.types import ASGIApp
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from amletero.server.app import create_app
from amletero.server.config import Config
from amletero.server.logging_setup import configure_logs
from amletero.server.sockets import ABORT, LARGEST_MESSAGE

BACKLOG: Final = 4096
SEND_BUFFER: Final = 64 * 1024
PING_SECONDS: Final = 20.0
START_SECONDS: Final = 60
"""So long a worker process may take to start; one that has died is noticed at once."""
ENVIRONMENT: Final = "AMLETERO_WORKER"
"""Where worker processes find their configuration."""


class TableSocket(WebSocketsSansIOProtocol):
    """A socket that can be ended at once, though its reader takes nothing more.

    Closing politely waits for a full buffer to empty, and a reader that never reads would
    hold it for ever.
    """

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Let the system hold little for a slow reader, so that slowness shows soon."""
        handle = transport.get_extra_info("socket")
        if handle is not None:
            handle.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, SEND_BUFFER)
        super().connection_made(transport)

    async def run_asgi(self) -> None:
        """Give the application the means to end the connection at once."""
        self.scope.setdefault("extensions", {})[ABORT] = {"abort": self.transport.abort}
        await super().run_asgi()

    def start_keepalive(self) -> None:
        """Begin to ping at a random moment.

        Those who came together, as after a restart, are not all pinged at the same moments, and
        the deaf among them not all dropped.
        """
        wait = random.random() * PING_SECONDS
        self.ping_timer = self.loop.call_later(wait, self.send_keepalive_ping)

    def keepalive_timeout(self) -> None:
        """A peer that answers no ping gets no farewell either."""
        super().keepalive_timeout()
        self.transport.abort()


def uvicorn_config(
    app: ASGIApp | str,
    *,
    host: str = "127.0.0.1",
    port: int = 0,
    proxies: str | None = None,
    workers: int = 1,
) -> uvicorn.Config:
    """No compression (what is secret must not show in sizes), small messages, our own logs."""
    return uvicorn.Config(
        app,
        factory=isinstance(app, str),
        host=host,
        port=port,
        workers=workers,
        ws=TableSocket,
        ws_max_size=LARGEST_MESSAGE,
        ws_per_message_deflate=False,
        ws_ping_interval=PING_SECONDS,
        ws_ping_timeout=PING_SECONDS,
        proxy_headers=proxies is not None,
        forwarded_allow_ips=proxies,
        server_header=False,
        access_log=False,
        log_config=None,
        backlog=BACKLOG,
        timeout_graceful_shutdown=3,
        timeout_worker_healthcheck=START_SECONDS,
    )


def serve(config: Config, listening: socket.socket, *, workers: int, proxies: str | None) -> None:
    """Serve on a bound socket until interrupted, with one worker or with several."""
    os.environ[ENVIRONMENT] = msgspec.json.encode(config).decode()
    settings = uvicorn_config(
        "amletero.server.serving:worker_app", proxies=proxies, workers=workers
    )
    server = uvicorn.Server(settings)
    if workers == 1:
        server.run(sockets=[listening])
    else:
        from amletero.server.processes import Processes  # noqa: PLC0415 (slow to import)

        with tempfile.TemporaryDirectory(prefix="amletero-", ignore_cleanup_errors=True) as folder:
            os.environ.setdefault("PROMETHEUS_MULTIPROC_DIR", folder)
            Processes(settings, sockets=[listening]).run()


def worker_app() -> ASGIApp:
    """The application of a worker process, from its environment."""
    config = msgspec.json.decode(os.environ[ENVIRONMENT], type=Config)
    trouble = config.log == "trouble"
    configure_logs(json=config.log == "json", level=logging.WARNING if trouble else logging.INFO)
    return create_app(config)
