"""The doors: where requests may come from, how large they may be, what browsers must obey."""

from typing import Final
from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.responses import JSONResponse
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from amletero.wire.socket.codes import CloseCode, RefusalCode

LARGEST_BODY: Final = 16 * 1024
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


class Doors:
    """Turns away what comes from another site or is too large; adds the headers to the rest."""

    def __init__(self, app: ASGIApp, origins: tuple[str, ...]) -> None:
        self._app = app
        self._origins = frozenset(origins)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Let a request in, or turn it away."""
        if scope["type"] == "lifespan":
            await self._app(scope, receive, send)
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
        if not length.isdecimal() or int(length) > LARGEST_BODY:
            await _turn_away(
                scope, receive, send, 413, RefusalCode.TOO_LARGE, "the request is too large"
            )
            return
        body = _Limited(receive)
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

    def _changes(self, scope: Scope) -> bool:
        return scope["type"] == "websocket" or scope["method"] not in SAFE_METHODS

    def _welcome(self, headers: Headers) -> bool:
        """Whether a request comes from our own pages, or from a program that has no pages."""
        if headers.get("sec-fetch-site") == "cross-site":
            return False
        origin = headers.get(RefusalCode.ORIGIN)
        if origin is None or origin in self._origins:
            return True
        try:
            return urlsplit(origin).netloc == headers.get("host")
        except ValueError:  # it is no address at all
            return False


class _Limited:
    """A body that ends the connection when it turns out larger than it may be."""

    def __init__(self, receive: Receive) -> None:
        self._receive = receive
        self._left = LARGEST_BODY

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
