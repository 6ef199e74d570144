"""Running the server under uvicorn, with one worker or several."""

import asyncio
import logging
import os
import resource
import socket
import tempfile
from functools import partial
from typing import Final, cast

import msgspec
import structlog
import uvicorn
from starlette.types import ASGIApp

from amletero.server.app import create_app
from amletero.server.config import Ceilings, Config
from amletero.server.connection_limits import ConnectionCounter, LimitedHttp
from amletero.server.limited_websocket import PING_SECONDS, TableSocket
from amletero.server.logging_setup import configure_logs
from amletero.server.sockets import LARGEST_MESSAGE

BACKLOG: Final = 4096
MOST_FILES: Final = 65_536
"""File descriptors that a worker requests from the system; it takes fewer if it must."""
SPARE_FILES: Final = 128
"""File descriptors kept for the database, logs and pages; connections get the others."""
START_SECONDS: Final = 60
"""Time for a worker process to start; one that takes longer is restarted."""
ENVIRONMENT: Final = "AMLETERO_WORKER"
"""Environment variable with the configuration of worker processes."""


def uvicorn_config(  # noqa: PLR0913 - all that differs between servers
    app: ASGIApp | str,
    *,
    host: str = "127.0.0.1",
    port: int = 0,
    proxies: str | None = None,
    workers: int = 1,
    ceilings: Ceilings | None = None,
) -> uvicorn.Config:
    """Return uvicorn's settings: no compression, small messages, our own logs, limits.

    No compression: the size of a compressed message could reveal a secret.
    """
    counter = ConnectionCounter(
        None if ceilings is None else ceilings.connections_per_address or None,
        exempt=proxies,
        most=_allowed_files() - SPARE_FILES,
    )
    return uvicorn.Config(
        app,
        factory=isinstance(app, str),
        host=host,
        port=port,
        workers=workers,
        http=cast("type[asyncio.Protocol]", partial(LimitedHttp, counter)),
        ws=cast("type[asyncio.Protocol]", partial(TableSocket, counter, ceilings is not None)),
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
        "amletero.server.run_server:worker_app",
        proxies=proxies,
        workers=workers,
        ceilings=config.ceilings if config.rate_limits else None,
    )
    server = uvicorn.Server(settings)
    if workers == 1:
        server.run(sockets=[listening])
    else:
        from amletero.server.worker_processes import Processes  # noqa: PLC0415 (slow to import)

        with tempfile.TemporaryDirectory(prefix="amletero-", ignore_cleanup_errors=True) as folder:
            os.environ.setdefault("PROMETHEUS_MULTIPROC_DIR", folder)
            Processes(settings, sockets=[listening]).run()


def worker_app() -> ASGIApp:
    """Return the application of a worker process, configured by its environment."""
    config = msgspec.json.decode(os.environ[ENVIRONMENT], type=Config)
    log_as_told(config)
    return create_app(config)


def log_as_told(config: Config) -> structlog.typing.FilteringBoundLogger:
    """Set up logging as configured, and return the server's logger."""
    trouble = config.log == "trouble"
    configure_logs(json=config.log == "json", level=logging.WARNING if trouble else logging.INFO)
    logger: structlog.typing.FilteringBoundLogger = structlog.get_logger("amletero")
    return logger


def _allowed_files() -> int:
    """Raise the limit of open file descriptors as far as useful and allowed, and return it."""
    allowed, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = MOST_FILES if most == resource.RLIM_INFINITY else min(most, MOST_FILES)
    if allowed != resource.RLIM_INFINITY and allowed < wanted:
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, most))
        return wanted
    return MOST_FILES if allowed == resource.RLIM_INFINITY else allowed
