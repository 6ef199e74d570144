"""The WebSocket protocol of tables' sockets: it limits frames and can end at once."""

import asyncio
import logging
import random
import socket
import time
from collections.abc import Callable
from typing import Any, Final

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.exceptions import ProtocolError
from websockets.frames import Frame, Opcode
from websockets.server import ServerProtocol

from amletero.server import metrics
from amletero.server.connection_limits import ConnectionCounter
from amletero.server.sockets import ABORT
from amletero.wire.socket.codes import CloseCode

SEND_BUFFER: Final = 64 * 1024
"""Bytes the system buffers for a slow reader; a small buffer shows soon that one is slow."""
PING_SECONDS: Final = 20.0
"""Interval between pings, and the timeout for each answer; then the connection is cut."""
FRAME_BURST: Final = 200
FRAMES_A_SECOND: Final = 50
"""Frames of any kind that a connection may send at once, and per second after that; one more
ends it. A client that respects the limit for messages and answers pings never comes close."""
MOST_FRAGMENTS: Final = 64
"""Frames of one message at most; one more ends the connection."""
FAREWELL_SECONDS: Final = 0.5
"""Time for a client that sent too much to read the close frame; then the connection is cut."""


class FrameFlood(ProtocolError):
    """The other side has sent more frames than allowed."""


class CountedFrames(ServerProtocol):
    """The WebSocket protocol with a limit on frames of any kind: messages, fragments, pings, pongs.

    The first frame over the limit stops the parser, even in the middle of the received bytes:
    a hundred thousand frames in one read cost as little as the allowed ones.
    """

    def __init__(self, clock: Callable[[], float] = time.monotonic, **arguments: Any) -> None:
        super().__init__(**arguments)
        self._clock = clock
        self._left = float(FRAME_BURST)
        self._at = clock()
        self._fragments = 0

    def recv_frame(self, frame: Frame) -> None:
        """Count a frame, and process it unless it is over the limit."""
        now = self._clock()
        self._left = min(FRAME_BURST, self._left + (now - self._at) * FRAMES_A_SECOND) - 1
        self._at = now
        self._fragments = self._fragments + 1 if frame.opcode is Opcode.CONT else 0
        if self._left < 0 or self._fragments >= MOST_FRAGMENTS:
            self.fail(CloseCode.TOO_MUCH, "too many frames")
            raise FrameFlood("too many frames")
        super().recv_frame(frame)


class TableSocket(WebSocketsSansIOProtocol):
    """A socket that can be ended at once, even if its reader has stopped reading.

    A normal close waits until a full buffer has emptied; with a reader that never reads, it
    would wait forever.
    """

    def __init__(
        self, counter: ConnectionCounter, count_frames: bool, **uvicorn_arguments: Any
    ) -> None:
        super().__init__(**uvicorn_arguments)
        self._counter = counter
        if count_frames:
            self.conn = CountedFrames(
                max_size=self.config.ws_max_size, logger=logging.getLogger("uvicorn.error")
            )

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Make the system's send buffer small, so that a slow reader is noticed soon."""
        handle = transport.get_extra_info("socket")
        if handle is not None:
            handle.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, SEND_BUFFER)
        super().connection_made(transport)

    def connection_lost(self, exc: Exception | None) -> None:
        """Stop counting a connection that has ended."""
        self._counter.leave(self.transport)
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        """Process received bytes. The handshake arrives whole; an unreadable one ends here."""
        super().data_received(data)
        if not self.handshake_initiated:
            self.transport.write(b"HTTP/1.1 400 Bad Request\r\nconnection: close\r\n\r\n")
            self.transport.close()

    def handle_parser_exception(self) -> None:
        """Close a connection that broke the protocol or sent too many frames; do not wait long."""
        if isinstance(self.conn.parser_exc, FrameFlood):
            metrics.DROPPED.labels("flood").inc()
        super().handle_parser_exception()
        self.loop.call_later(FAREWELL_SECONDS, self.transport.abort)

    async def run_asgi(self) -> None:
        """Run the application with our extension that ends the connection at once."""
        self.scope.setdefault("extensions", {})[ABORT] = {"abort": self.transport.abort}
        await super().run_asgi()

    def start_keepalive(self) -> None:
        """Start pinging after a random delay.

        Connections that began together, as after a restart, are then not all pinged at the same
        moment, nor are those among them that do not answer all cut at once.
        """
        wait = random.random() * PING_SECONDS
        self.ping_timer = self.loop.call_later(wait, self.send_keepalive_ping)

    def keepalive_timeout(self) -> None:
        """End a connection that does not answer pings, without a close frame."""
        super().keepalive_timeout()
        self.transport.abort()
