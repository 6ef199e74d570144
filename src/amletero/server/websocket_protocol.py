"""The WebSocket connection under a table's socket: frames are counted, and it can end at once."""

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
from amletero.server.connections import ConnectionCounter
from amletero.server.sockets import ABORT
from amletero.wire.socket.codes import CloseCode

SEND_BUFFER: Final = 64 * 1024
"""Bytes that the system holds for a slow reader; little, so that slowness shows soon."""
PING_SECONDS: Final = 20.0
"""How often the server pings, and how long it waits for the answer."""
FRAME_BURST: Final = 200
FRAMES_A_SECOND: Final = 50
"""Frames of any kind that a connection may send at once, and per second after that; one more ends
it. A client that keeps to the limits for messages and answers pings never comes near."""
MOST_FRAGMENTS: Final = 64
"""Most frames of one message; more end the connection."""
FAREWELL_SECONDS: Final = 0.5
"""Time for a flooder to take the closing frame; then the connection is cut."""


class FrameFlood(ProtocolError):
    """The other side sends more frames than it may."""


class CountedFrames(ServerProtocol):
    """The WebSocket protocol, with a limit on frames: messages, fragments, pings, pongs alike.

    The frame over the limit stops the parser in the middle of whatever has come: a hundred
    thousand frames in one read cost no more than the two hundred that are allowed.
    """

    def __init__(self, clock: Callable[[], float] = time.monotonic, **arguments: Any) -> None:
        super().__init__(**arguments)
        self._clock = clock
        self._left = float(FRAME_BURST)
        self._at = clock()
        self._fragments = 0

    def recv_frame(self, frame: Frame) -> None:
        """Count a frame, and take it in unless it is one too many."""
        now = self._clock()
        self._left = min(FRAME_BURST, self._left + (now - self._at) * FRAMES_A_SECOND) - 1
        self._at = now
        self._fragments = self._fragments + 1 if frame.opcode is Opcode.CONT else 0
        if self._left < 0 or self._fragments >= MOST_FRAGMENTS:
            self.fail(CloseCode.TOO_MUCH, "too many frames")
            raise FrameFlood("too many frames")
        super().recv_frame(frame)


class TableSocket(WebSocketsSansIOProtocol):
    """A socket that can be ended at once, though its reader takes nothing more.

    Closing politely waits for a full buffer to empty, and a reader that never reads would
    hold it for ever.
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
        """Let the system hold little for a slow reader, so that slowness shows soon."""
        handle = transport.get_extra_info("socket")
        if handle is not None:
            handle.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, SEND_BUFFER)
        super().connection_made(transport)

    def connection_lost(self, exc: Exception | None) -> None:
        """The connection has ended."""
        self._counter.leave(self.transport)
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        """Take in what has come. The handshake comes whole; one that cannot be read ends here."""
        super().data_received(data)
        if not self.handshake_initiated:
            self.transport.write(b"HTTP/1.1 400 Bad Request\r\nconnection: close\r\n\r\n")
            self.transport.close()

    def handle_parser_exception(self) -> None:
        """End a connection that broke the protocol or sent too many frames, and soon."""
        if isinstance(self.conn.parser_exc, FrameFlood):
            metrics.DROPPED.labels("flood").inc()
        super().handle_parser_exception()
        self.loop.call_later(FAREWELL_SECONDS, self.transport.abort)

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
