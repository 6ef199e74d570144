"""Connections with limits: how many an address may have, how large and slow a request may be.

uvicorn's fast parser has no such limits: it stores headers without end. Its parser written in
Python limits only incomplete data, has no limit on fields or time, and is slower. So this module
adds the limits to the fast one.
"""

import asyncio
from collections import Counter
from http import HTTPStatus
from typing import Any, Final

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol, RequestResponseCycle

from amletero.server import metrics
from amletero.server.addresses import AddressList, counted_address
from amletero.server.request_guard import largest_body

HEADER_BYTES: Final = 16 * 1024
"""Largest request line and header fields together, in bytes; more is answered with 431."""
HEADER_FIELDS: Final = 100
"""Most header fields of a request, trailers included; more is answered with 431."""
HEADER_SECONDS: Final = 10.0
"""Time to send the headers, from the connection or the request's first byte; then 408."""
SPARE_BYTES: Final = 48 * 1024
"""Bytes of a request as sent, beyond its largest body; a connection that sends more is closed.

They are its headers and trailers, and the lengths of the pieces that its body comes in.
"""
REQUEST_SECONDS: Final = 20.0
"""Time to send the body after the headers; then the connection is closed."""
ANSWER_SECONDS: Final = 1.0
"""Time to finish an answer already begun when a limit is exceeded; then the connection is cut."""
UNREAD_SECONDS: Final = 60.0
"""Time in which a client must read some of an answer that waits for it; then it is cut off."""
PIECE: Final = 4096
"""Bytes parsed at a time; at most this many are read beyond a limit."""


class ConnectionCounter:
    """Counts the open connections of one process by address."""

    def __init__(
        self, per_address: int | None = None, exempt: str | None = None, most: int | None = None
    ) -> None:
        self._per_address = per_address
        self._exempt = AddressList(exempt)
        self._most = most
        self._open: Counter[str] = Counter()
        self._addresses: dict[asyncio.BaseTransport, str] = {}
        self._waiting: dict[asyncio.Transport, None] = {}
        """Connections that have not sent a whole request, the oldest first."""

    def enter(self, transport: asyncio.Transport) -> bool:
        """Count a new connection; return False if its address has reached the limit."""
        peer = transport.get_extra_info("peername")
        host = peer[0] if isinstance(peer, tuple) else ""
        address = counted_address(host)
        crowded = self._per_address is not None and self._open[address] >= self._per_address
        if crowded and host not in self._exempt:
            return False
        self._open[address] += 1
        self._addresses[transport] = address
        self._waiting[transport] = None
        self._make_room()
        return True

    def answered(self, transport: asyncio.Transport) -> None:
        """Note that a connection has sent a whole request, so it is not closed to make room."""
        self._waiting.pop(transport, None)

    def leave(self, transport: asyncio.Transport) -> None:
        """Stop counting a connection that has ended."""
        address = self._addresses.pop(transport, None)
        self._waiting.pop(transport, None)
        if address is not None:
            self._open[address] -= 1
            if not self._open[address]:
                del self._open[address]

    def _make_room(self) -> None:
        """If there are too many connections, close the oldest that has not sent a whole request."""
        if self._most is not None and len(self._addresses) > self._most:
            oldest = next(iter(self._waiting))
            del self._waiting[oldest]
            metrics.DROPPED.labels("idle").inc()
            oldest.abort()


class _TooLarge(Exception):
    """The request's headers are larger than allowed."""


class LimitedHttp(HttpToolsProtocol):
    """An HTTP connection that is closed if its requests are too large or too slow."""

    def __init__(self, counter: ConnectionCounter, **uvicorn_arguments: Any) -> None:
        super().__init__(**uvicorn_arguments)
        self._counter = counter
        self._timer: asyncio.TimerHandle | None = None
        self._unread_timer: asyncio.TimerHandle | None = None
        self._ended = False
        """Whether reading has stopped: the connection was refused or became a WebSocket."""
        self._in_headers = True
        self._status = HTTPStatus.BAD_REQUEST
        self._sent = self._header_bytes = self._largest = 0

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Count the connection and start the timeout for its headers."""
        super().connection_made(transport)
        if self._counter.enter(transport):
            self._limit_time(HEADER_SECONDS)
        else:
            self._refuse(HTTPStatus.TOO_MANY_REQUESTS, "crowd")

    def connection_lost(self, exc: Exception | None) -> None:
        """Stop the timer and stop counting the connection."""
        self._end()
        self.resume_writing()
        self._counter.leave(self.transport)
        super().connection_lost(exc)

    def pause_writing(self) -> None:
        """Start the timeout for a client that does not read its answer."""
        super().pause_writing()
        self._unread_timer = self.loop.call_later(UNREAD_SECONDS, self._unread)

    def resume_writing(self) -> None:
        """Stop that timeout: the client reads."""
        if self._unread_timer is not None:
            self._unread_timer.cancel()
            self._unread_timer = None
        super().resume_writing()

    def data_received(self, data: bytes) -> None:
        """Parse received bytes piece by piece until a limit is reached."""
        if self._in_headers and self._timer is None:
            self._limit_time(HEADER_SECONDS)
        for start in range(0, len(data), PIECE):
            if self._ended:
                return
            piece = data[start : start + PIECE]
            self._sent += len(piece)
            super().data_received(piece)
            if self._in_headers and self._sent > HEADER_BYTES + PIECE:
                self._refuse(HTTPStatus.REQUEST_HEADER_FIELDS_TOO_LARGE, "headers")
            elif not self._in_headers and self._sent > self._largest:
                self._refuse(HTTPStatus.REQUEST_ENTITY_TOO_LARGE, "body")

    def on_message_begin(self) -> None:
        """Reset the count of header bytes for a new request."""
        super().on_message_begin()
        self._header_bytes = 0

    def on_url(self, url: bytes) -> None:
        """Count the bytes of a part of the request's target."""
        super().on_url(url)
        self._count(len(url))

    def on_header(self, name: bytes, value: bytes) -> None:
        """Count a header field or a trailer."""
        super().on_header(name, value)
        self._count(len(name) + len(value) + len(": \r\n"))

    def on_headers_complete(self) -> None:
        """Start the timeout for the body, and limit its size by what is asked for."""
        self._in_headers = False
        self._limit_time(REQUEST_SECONDS)
        super().on_headers_complete()
        path = self.scope.get("path", "")  # a WebSocket's handshake has none here, and no body
        self._largest = largest_body(path) + SPARE_BYTES

    def on_message_complete(self) -> None:
        """Stop the timeout; the next request gets its own limits."""
        self._stop_timer()
        self._counter.answered(self.transport)
        self._in_headers, self._sent = True, 0
        super().on_message_complete()

    def handle_websocket_upgrade(self) -> None:
        """Hand the connection over to the WebSocket protocol; it is still counted."""
        self._end()
        self._counter.answered(self.transport)
        super().handle_websocket_upgrade()

    def send_400_response(self, _msg: str) -> None:
        """Refuse a request that cannot be parsed, or whose headers are too large."""
        why = "unreadable" if self._status is HTTPStatus.BAD_REQUEST else "headers"
        self._refuse(self._status, why)

    def _count(self, size: int) -> None:
        self._header_bytes += size
        if self._header_bytes > HEADER_BYTES or len(self.headers) > HEADER_FIELDS:
            self._status = HTTPStatus.REQUEST_HEADER_FIELDS_TOO_LARGE
            raise _TooLarge

    def _refuse(self, status: HTTPStatus, why: str) -> None:
        """Answer with a bare status and close the connection."""
        self._end()
        metrics.DROPPED.labels(why).inc()
        cycle: RequestResponseCycle | None = self.cycle
        if cycle is not None and not cycle.response_complete:
            cycle.keep_alive = False  # an answer is already being sent; it is the last one
            self.loop.call_later(ANSWER_SECONDS, self.transport.abort)
            return
        if not self._in_headers:
            self.transport.close()  # it has been answered
            return
        line = f"HTTP/1.1 {status.value} {status.phrase}\r\n"
        self.transport.write(f"{line}connection: close\r\ncontent-length: 0\r\n\r\n".encode())
        self.transport.close()

    def _end(self) -> None:
        self._ended = True
        self._stop_timer()

    def _limit_time(self, seconds: float) -> None:
        self._stop_timer()
        self._timer = self.loop.call_later(seconds, self._too_slow)

    def _stop_timer(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def _unread(self) -> None:
        """End at once: a normal close would wait for a reader who does not read."""
        metrics.DROPPED.labels("slow").inc()
        self.transport.abort()

    def _too_slow(self) -> None:
        self._timer = None
        self._refuse(HTTPStatus.REQUEST_TIMEOUT, "slow-request")
