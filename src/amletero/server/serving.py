"""How uvicorn is told to serve, the same for one worker and for many."""

from typing import Final

import uvicorn
from starlette.types import ASGIApp

from amletero.server.sockets import LARGEST_MESSAGE

BACKLOG: Final = 4096


def uvicorn_config(
    app: ASGIApp,
    *,
    host: str = "127.0.0.1",
    port: int = 0,
    proxies: str | None = None,
) -> uvicorn.Config:
    """No compression (what is secret must not show in sizes), small messages, our own logs."""
    return uvicorn.Config(
        app,
        host=host,
        port=port,
        ws="websockets-sansio",
        ws_max_size=LARGEST_MESSAGE,
        ws_per_message_deflate=False,
        ws_ping_interval=20.0,
        ws_ping_timeout=20.0,
        proxy_headers=proxies is not None,
        forwarded_allow_ips=proxies,
        server_header=False,
        access_log=False,
        log_config=None,
        backlog=BACKLOG,
        timeout_graceful_shutdown=3,
    )
