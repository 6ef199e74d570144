"""The cheapest possible player, so that thousands fit beside the server on two cores.

It reads as much of a message as it needs to make some legal move, and notes how long its
acknowledgement took.
"""

import asyncio
import re
import struct
from collections.abc import Callable

from amletero.wire.socket import PROTOCOL

LEGAL = re.compile(rb'"legal":\["([^"]+)"')
VERSION = re.compile(rb'"version":(\d+)')
HELLO = b'{"type":"hello","protocol":%d}' % PROTOCOL


class RawPlayer(asyncio.Protocol):
    """A socket without a library: frames by hand, masks of zero."""

    def __init__(self, host: str, path: str, cookie: str, ready: asyncio.Event) -> None:
        self._request = (
            f"GET {path} HTTP/1.1\r\nHost: {host}\r\nUpgrade: websocket\r\n"
            "Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
            f"Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nCookie: {cookie}\r\n\r\n"
        ).encode()
        self._buffer = bytearray()
        self._upgraded = False
        self._sent: float | None = None
        self._count = 0
        self._ready = ready
        self.deaf = False
        self.lost = False
        self.refused = 0
        self.on_legal: Callable[[RawPlayer, int, str], None] = lambda *_: None
        self.on_ack: Callable[[float], None] = lambda _: None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Ask for the socket."""
        assert isinstance(transport, asyncio.Transport)
        self.transport = transport
        transport.write(self._request)

    def connection_lost(self, _: Exception | None) -> None:
        """Note that it is over."""
        self.lost = True
        self._ready.set()

    def data_received(self, data: bytes) -> None:
        """Take frames out of what has come."""
        self._buffer += data
        if not self._upgraded:
            head, found, rest = bytes(self._buffer).partition(b"\r\n\r\n")
            if not found:
                return
            if b" 101 " not in head:
                self.transport.abort()
                return
            self._upgraded, self._buffer = True, bytearray(rest)
            self.say(HELLO)
        while (frame := self._frame()) is not None:
            self._take(*frame)

    def say(self, text: bytes, opcode: int = 1) -> None:
        """Send one frame."""
        size = len(text)
        head = bytes([0x80 | opcode])
        head += bytes([0x80 | size]) if size < 126 else b"\xfe" + struct.pack(">H", size)
        self.transport.write(head + b"\0\0\0\0" + text)

    def move(self, version: int, text: str) -> None:
        """Make a move, and look at the clock."""
        self._count += 1
        self._sent = asyncio.get_running_loop().time()
        key = f"m{self._count}"
        self.say(f'{{"type":"move","key":"{key}","version":{version},"move":"{text}"}}'.encode())

    def _frame(self) -> tuple[int, bytes] | None:
        buffer = self._buffer
        if len(buffer) < 2:
            return None
        size, start = buffer[1] & 0x7F, 2
        if size == 126:
            if len(buffer) < 4:
                return None
            size, start = int.from_bytes(buffer[2:4], "big"), 4
        elif size == 127:
            if len(buffer) < 10:
                return None
            size, start = int.from_bytes(buffer[2:10], "big"), 10
        if len(buffer) < start + size:
            return None
        payload, opcode = bytes(buffer[start : start + size]), buffer[0] & 0x0F
        del buffer[: start + size]
        return opcode, payload

    def _take(self, opcode: int, payload: bytes) -> None:
        if opcode == 9:
            self.say(payload, opcode=10)
        elif payload.startswith(b'{"type":"welcome"'):
            self._ready.set()
        elif payload.startswith(b'{"type":"ack"'):
            if self._sent is not None:
                self.on_ack(asyncio.get_running_loop().time() - self._sent)
        elif payload.startswith((b'{"type":"facts"', b'{"type":"view"')):
            found = LEGAL.search(payload)
            version = VERSION.search(payload)
            if found is not None and version is not None:
                self.on_legal(self, int(version[1]), found[1].decode())
        elif payload.startswith(b'{"type":"refusal"'):
            self.refused += 1
