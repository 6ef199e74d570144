"""Checks on every request: its host, its origin and its size; adds the security headers."""

import secrets
from collections.abc import Callable
from typing import Final
from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.responses import JSONResponse
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from amletero.server.addresses import is_loopback, parsed_address
from amletero.server.config import Config
from amletero.wire.socket.codes import CloseCode, RefusalCode

LARGEST_BODY: Final = 16 * 1024
"""Size limit of a request's body in bytes; a larger one is refused."""
LARGEST_RECORD: Final = 512 * 1024
"""The same for a record to be replayed; the longest game of six players has about 200 KiB."""
HEALTH: Final = "/healthz"
"""Path that is answered to everyone: it says only whether the server is well."""
RECORDS: Final = "/api/replay"
"""Path of the requests that send a record."""
SAFE_METHODS: Final = frozenset({"GET", "HEAD", "OPTIONS"})

HEADERS: Final = {
    "content-security-policy": (
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; "
        "font-src 'self'; media-src 'self'; connect-src 'self'; manifest-src 'self'; "
        "worker-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
    ),
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=()",
}


FORWARDED: Final = ("forwarded", "x-forwarded-for", "x-real-ip", "via")
"""Headers that show that a proxy forwards a request from another machine."""


def largest_body(path: str) -> int:
    """Return the largest body, in bytes, of a request for this path."""
    return LARGEST_RECORD if path.startswith(RECORDS) else LARGEST_BODY


class RequestGuard:
    """Refuses requests from other sites and requests that are too large; adds security headers."""

    def __init__(
        self, app: ASGIApp, config: Config, banned: Callable[[str], bool] = lambda _: False
    ) -> None:
        self._app = app
        self._banned = banned
        """Whether an address is banned."""
        self._origins = frozenset(config.origins)
        self._hosts = frozenset(host.lower() for host in config.hosts)
        self._any_address = config.any_address
        self._token = config.metrics_token

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass a request on, or refuse it."""
        if scope["type"] == "lifespan":
            await self._app(scope, receive, send)
        elif scope["path"] == "/metrics" and scope["type"] == "http":
            await self._metrics(scope, receive, send)
        elif not self._served(Headers(scope=scope)):
            await _turn_away(
                scope, receive, send, 421, RefusalCode.HOST, "the server has no such name"
            )
        elif scope["path"] != HEALTH and self._banned(_client(scope)):
            await _turn_away_banned(scope, receive, send)
        elif self._changes(scope) and not self._welcome(Headers(scope=scope)):
            await _turn_away(
                scope, receive, send, 403, RefusalCode.ORIGIN, "the request comes from elsewhere"
            )
        elif scope["type"] == "websocket":
            await self._app(scope, receive, send)
        else:
            await self._http(scope, receive, send)

    async def _http(self, scope: Scope, receive: Receive, send: Send) -> None:
        length = Headers(scope=scope).get("content-length", "0")
        largest = largest_body(scope["path"])
        if not length.isdecimal() or int(length) > largest:
            await _turn_away(
                scope, receive, send, 413, RefusalCode.TOO_LARGE, "the request is too large"
            )
            return
        body = _Limited(receive, largest)
        api = scope["path"].startswith("/api/")

        async def with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                for name, value in HEADERS.items():
                    headers.setdefault(name, value)
                if api:
                    headers["cache-control"] = "no-store"
            await send(message)

        await self._app(scope, body.receive, with_headers)

    async def _metrics(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Send the metrics if the request comes from this machine or has the token."""
        headers = Headers(scope=scope)
        shown = headers.get("authorization", "").removeprefix("Bearer ")
        known = self._token is not None and secrets.compare_digest(
            shown.encode(), self._token.encode()
        )
        if known or (self._served(headers) and _asked_here(scope, headers)):
            await self._http(scope, receive, send)
        else:
            await _turn_away(
                scope,
                receive,
                send,
                401,
                RefusalCode.NOT_ALLOWED,
                "the token is missing or wrong",
            )

    def _served(self, headers: Headers) -> bool:
        """Return whether the Host header has a name or address of this server.

        Another site can point its own name at this machine, so that a browser takes the two for
        one site (DNS rebinding); the Host header then has the other site's name.
        """
        given = headers.getlist("host")
        host = _hostname(given[0]) if len(given) == 1 else ""
        if host == "localhost" or host.endswith(".localhost") or is_loopback(host):
            return True
        return host in self._hosts or (self._any_address and parsed_address(host) is not None)

    def _changes(self, scope: Scope) -> bool:
        return scope["type"] == "websocket" or scope["method"] not in SAFE_METHODS

    def _welcome(self, headers: Headers) -> bool:
        """Return whether a request comes from our own pages, or from a program without pages."""
        if headers.get("sec-fetch-site") == "cross-site":
            return False
        origin = headers.get("origin")
        if origin is None or origin in self._origins:
            return True
        try:
            return urlsplit(origin).netloc == headers.get("host")
        except ValueError:  # it is no address at all
            return False


def _hostname(host: str) -> str:
    """Return the name in a Host header, without its port."""
    try:
        return (urlsplit(f"//{host}").hostname or "").rstrip(".")
    except ValueError:  # it is no address at all
        return ""


def _asked_here(scope: Scope, headers: Headers) -> bool:
    """Return whether a request was made on this machine, not forwarded by a proxy on it."""
    return is_loopback(_client(scope)) and not any(name in headers for name in FORWARDED)


def _client(scope: Scope) -> str:
    """Return the address that a request comes from; empty if it is unknown."""
    client = scope.get("client")
    return client[0] if client else ""


class _Limited:
    """A request body that closes the connection if it is larger than allowed."""

    def __init__(self, receive: Receive, largest: int) -> None:
        self._receive = receive
        self._left = largest

    async def receive(self) -> Message:
        message = await self._receive()
        self._left -= len(message.get("body", b""))
        return {"type": "http.disconnect"} if self._left < 0 else message


async def _turn_away(  # noqa: PLR0913, PLR0917 - three are ASGI's, three are the answer's
    scope: Scope, receive: Receive, send: Send, status: int, code: RefusalCode, error: str
) -> None:
    if scope["type"] == "websocket":
        await send({"type": "websocket.close", "code": CloseCode.NOT_INVITED})
        return
    response = JSONResponse({"code": code, "error": error}, status, headers=HEADERS)
    await response(scope, receive, send)


async def _turn_away_banned(scope: Scope, receive: Receive, send: Send) -> None:
    """Refuse a banned address; a socket is accepted first, so that its page can say why it ends."""
    if scope["type"] == "websocket":
        await receive()
        await send({"type": "websocket.accept"})
        await send({"type": "websocket.close", "code": CloseCode.BANNED})
        return
    await _turn_away(scope, receive, send, 403, RefusalCode.BANNED, "the address is banned")
