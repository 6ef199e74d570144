"""Sockets: one connection of one guest to one table."""

import asyncio
import time
from collections import deque
from typing import Final

import msgspec
from fastapi import APIRouter, WebSocket
from starlette.websockets import WebSocketDisconnect

from amletero.server import metrics
from amletero.server.access import COOKIE, Access, Entrance
from amletero.server.house import Worker
from amletero.tables.live import LiveTable
from amletero.tables.log import LogUnavailable
from amletero.tables.refusals import Denial, Denied
from amletero.tables.visitors import Visitor
from amletero.wire.socket import Hello, read_message

LARGEST_MESSAGE: Final = 4096
LONGEST_QUEUE: Final = 128
"""So many messages may wait for a reader; then it is too slow for this table."""
BURST: Final = 40
A_SECOND: Final = 10
"""How many messages a connection may send at once, and how many a second after that."""
PATIENCE: Final = 100
"""So many messages over the limit end the connection."""

NO_GUEST, NOT_INVITED, NO_TABLE, TOO_MUCH, RESTART = 4001, 4003, 4004, 4008, 1012

ABORT: Final = "amletero.abort"
"""Our own extension of ASGI: how to end a connection at once."""

router: Final = APIRouter()


class Connection:
    """What waits to be sent to one reader, and the task that sends it."""

    def __init__(self, socket: WebSocket) -> None:
        self._socket = socket
        self._waiting: deque[bytes] = deque()
        self._news = asyncio.Event()
        self._code: int | None = None
        self._sender = asyncio.create_task(self._send_on())

    def send(self, data: bytes) -> None:
        """Queue a message; a reader who lets too many pile up is dropped."""
        if self._code is not None:
            return
        if len(self._waiting) >= LONGEST_QUEUE:
            self._abort()
            return
        self._waiting.append(data)
        self._news.set()

    def drop(self, code: int) -> None:
        """End the connection once all that waits is sent."""
        if self._code is None:
            self._code = code
            self._news.set()

    def _abort(self) -> None:
        """End at once: a farewell would have to wait for a reader who does not read."""
        metrics.DROPPED.labels("slow").inc()
        self._waiting.clear()
        self._code = TOO_MUCH
        extension = self._socket.scope.get("extensions", {}).get(ABORT)
        if extension is not None:
            extension["abort"]()

    @property
    def dropped(self) -> bool:
        """Whether the connection is to end."""
        return self._code is not None

    async def ended(self) -> None:
        """Wait until nothing more will be sent."""
        await asyncio.wait([self._sender])

    async def close(self) -> None:
        """The other side is gone."""
        self._sender.cancel()
        await asyncio.gather(self._sender, return_exceptions=True)

    async def _send_on(self) -> None:
        try:
            while True:
                await self._news.wait()
                self._news.clear()
                while self._waiting:
                    await self._socket.send_text(self._waiting.popleft().decode())
                if self._code is not None:
                    await self._socket.close(self._code)
                    return
        except (WebSocketDisconnect, RuntimeError):
            return  # the reader is gone; the receiving side will notice, too


class Allowance:
    """How much a connection may say. A connection lives on one worker, so this holds by itself."""

    def __init__(self, enabled: bool) -> None:
        self._enabled = enabled
        self._left = float(BURST)
        self._at = time.monotonic()

    def spend(self) -> int | None:
        """Nothing if the message is allowed; else after how many milliseconds it would be."""
        if not self._enabled:
            return None
        now = time.monotonic()
        self._left = min(BURST, self._left + (now - self._at) * A_SECOND)
        self._at = now
        self._left -= 1
        return None if self._left >= 0 else int(-self._left * 1000 / A_SECOND) + 1

    @property
    def exhausted(self) -> bool:
        """Whether the connection has gone on regardless for too long."""
        return self._left < -PATIENCE


@router.websocket("/api/tables/{table}/socket")
async def socket(socket: WebSocket, table: str) -> None:
    """Play or watch at a table; see `docs/protocol.md`."""
    worker: Worker = socket.app.state.worker
    access: Access = socket.app.state.access
    await socket.accept()
    try:
        entrance = await access.enter(table, socket.cookies.get(COOKIE))
    except Denied as denied:
        code = {"no-guest": NO_GUEST, "no_table": NO_TABLE, "too_often": TOO_MUCH}
        await socket.close(code.get(denied.denial.code, NOT_INVITED))
        return
    except LogUnavailable:
        await socket.close(RESTART)
        return
    metrics.SOCKETS.inc()
    try:
        await _attend(worker, socket, entrance)
    finally:
        metrics.SOCKETS.dec()


async def _attend(worker: Worker, socket: WebSocket, entrance: Entrance) -> None:
    live, guest = entrance.live, entrance.guest
    connection = Connection(socket)
    visitor = Visitor(guest.id, guest.name, connection.send, connection.drop)
    worker.hall.enter(live, visitor)
    try:
        await _listen(worker, live, visitor, socket, connection)
    finally:
        await worker.left(live, visitor)
        await connection.close()


async def _listen(
    worker: Worker,
    live: LiveTable,
    visitor: Visitor,
    socket: WebSocket,
    connection: Connection,
) -> None:
    allowance = Allowance(worker.config.rate_limits)
    while not connection.dropped:
        message = await socket.receive()
        if message["type"] == "websocket.disconnect":
            return
        wait = allowance.spend()
        if wait is not None:
            _scold(live, visitor, wait)
            if allowance.exhausted:
                metrics.DROPPED.labels("flood").inc()
                connection.drop(TOO_MUCH)
            continue
        await _hear(worker, live, visitor, message.get("text"))
    await connection.ended()


async def _hear(worker: Worker, live: LiveTable, visitor: Visitor, text: str | None) -> None:
    try:
        said = read_message(text or "")
    except (msgspec.MsgspecError, RecursionError, ValueError):
        metrics.REFUSALS.inc()
        visitor.tell(Denial("unreadable").message(None, live.state.version))
        return
    metrics.MESSAGES.labels(type(said).__name__).inc()
    with metrics.ANSWERING.time():
        await live.hear(visitor, said)
    if isinstance(said, Hello) and visitor.greeted:
        await worker.greeted(live, visitor)


def _scold(live: LiveTable, visitor: Visitor, wait: int) -> None:
    visitor.tell(Denial("too_often", retry_ms=wait).message(None, live.state.version))
