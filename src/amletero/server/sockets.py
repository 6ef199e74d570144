"""WebSockets: each is the connection of one guest to one table."""

import asyncio
import math
import re
import time
from collections import Counter, deque
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from types import MappingProxyType
from typing import Final

from starlette.requests import HTTPConnection
from starlette.types import ASGIApp, Receive, Scope, Send

from amletero.server import metrics
from amletero.server.addresses import counted_address
from amletero.server.table_access import COOKIE, Access, Entrance
from amletero.server.worker import Worker
from amletero.tables.live_table import LiveTable
from amletero.tables.log import LogUnavailable
from amletero.tables.refusals import Denial, Denied, deny
from amletero.tables.visitors import Visitor
from amletero.wire.socket import Hello
from amletero.wire.socket.codes import AnyCode, CloseCode, RefusalCode

LARGEST_MESSAGE: Final = 4096
LONGEST_QUEUE: Final = 128
"""Queue limit in messages; a slower reader is disconnected."""
BURST: Final = 40
A_SECOND: Final = 10
"""Messages that a connection may send at once, and per second after that; more are refused."""
PATIENCE: Final = 100
"""Refused messages after which the connection is closed."""

MOST_CONNECTIONS: Final = 20
"""Open connections of one guest to one worker; one more is refused."""

MOST_ENTERING: Final = 8
"""Connections admitted at the same time. If a thousand reconnect at once, the first can play
before the last are admitted, instead of all waiting for each other."""

CLOSE_CODES: Final[Mapping[AnyCode, CloseCode]] = MappingProxyType(
    {
        RefusalCode.NO_GUEST: CloseCode.NO_GUEST,
        RefusalCode.NO_TABLE: CloseCode.NO_TABLE,
        RefusalCode.BROKEN_LOG: CloseCode.NO_TABLE,
        RefusalCode.TOO_OFTEN: CloseCode.TOO_MUCH,
    }
)
"""The close code of a refusal code; for all others: not invited."""

ABORT: Final = "amletero.abort"
"""Our own ASGI extension: a function that ends a connection at once."""

PATH: Final = re.compile("/api/tables/([A-Za-z0-9]{1,16})/socket")


class SendQueue:
    """The queue of messages to one reader, and the task that sends them while there are any."""

    def __init__(self, send: Send, scope: Scope) -> None:
        self._send = send
        self._scope = scope
        self._waiting: deque[bytes] = deque()
        self._code: int | None = None
        self._sender: asyncio.Task[None] | None = None

    def send(self, data: bytes) -> None:
        """Queue a message; a reader with too many queued messages is disconnected."""
        if self._code is not None:
            return
        if len(self._waiting) >= LONGEST_QUEUE:
            self._abort()
            return
        self._waiting.append(data)
        self._begin_sending()

    def drop(self, code: int) -> None:
        """Close the connection after all queued messages are sent."""
        if self._code is None:
            self._code = code
            self._begin_sending()

    def _abort(self) -> None:
        """End at once: a close frame would have to wait for a reader who does not read."""
        metrics.DROPPED.labels("slow").inc()
        self._waiting.clear()
        self._code = CloseCode.TOO_MUCH
        extension = self._scope.get("extensions", {}).get(ABORT)
        if extension is not None:
            extension["abort"]()

    def dropped(self) -> bool:
        """Whether the connection is about to be closed."""
        return self._code is not None

    async def ended(self) -> None:
        """Wait until sending has finished or was given up."""
        if self._sender is not None:
            await asyncio.wait([self._sender])

    async def close(self) -> None:
        """Stop sending, because the other side is gone."""
        if self._sender is not None:
            self._sender.cancel()
            await asyncio.gather(self._sender, return_exceptions=True)

    def _begin_sending(self) -> None:
        if self._sender is None or self._sender.done():
            self._sender = asyncio.create_task(self._send_all())

    async def _send_all(self) -> None:
        try:
            while self._waiting:
                text = self._waiting.popleft().decode()
                await self._send({"type": "websocket.send", "text": text})
            if self._code is not None:
                await self._send({"type": "websocket.close", "code": self._code})
        except (OSError, RuntimeError):
            self._waiting.clear()  # the reader is gone; the receiving task will notice, too
        finally:
            self._sender = None


class Allowance:
    """The rate limit of one connection. It lives on one worker, so no other must know of it."""

    def __init__(self, enabled: bool) -> None:
        self._enabled = enabled
        self._left = float(BURST)
        self._at = time.monotonic()

    def spend(self) -> int | None:
        """Return None if a message is allowed now; else in how many milliseconds it would be."""
        if not self._enabled:
            return None
        now = time.monotonic()
        self._left = min(BURST, self._left + (now - self._at) * A_SECOND)
        self._at = now
        self._left -= 1
        return None if self._left >= 0 else int(-self._left * 1000 / A_SECOND) + 1

    @property
    def exhausted(self) -> bool:
        """Whether the connection has sent too many messages over the limit."""
        return self._left < -PATIENCE


class Sockets:
    """Serves the sockets of tables, and passes all other requests to an application.

    No framework lies between, so a thousand idle connections cost little.
    """

    def __init__(self, app: ASGIApp, worker: Worker, access: Access) -> None:
        self._app = app
        self._worker = worker
        self._access = access
        self._entering = asyncio.Semaphore(MOST_ENTERING)
        self._connected: Counter[str] = Counter()
        self._open: dict[SendQueue, str] = {}
        """The address of each open connection."""

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Serve a socket, or pass another request on."""
        if scope["type"] != "websocket":
            await self._app(scope, receive, send)
            return
        await receive()
        found = PATH.fullmatch(scope["path"])
        await send({"type": "websocket.accept"})
        entrance = await self._enter(found[1] if found else "", scope, send)
        if entrance is not None:
            with self._counted(entrance.guest.id, _address(scope)):
                await self._attend(entrance, scope, receive, send)

    def drop_banned(self) -> None:
        """End the connections of addresses that have been banned."""
        for connection, host in self._open.items():
            if self._worker.banned(host):
                connection.drop(CloseCode.BANNED)

    @contextmanager
    def _counted(self, *names: str) -> Iterator[None]:
        metrics.SOCKETS.inc()
        self._connected.update(names)
        try:
            yield
        finally:
            metrics.SOCKETS.dec()
            self._connected.subtract(names)
            for name in names:
                if not self._connected[name]:
                    del self._connected[name]

    async def _enter(self, table: str, scope: Scope, send: Send) -> Entrance | None:
        try:
            async with self._entering:
                return await self._let_in(table, scope)
        except Denied as denied:
            code = CLOSE_CODES.get(denied.denial.code, CloseCode.NOT_INVITED)
        except LogUnavailable:
            code = CloseCode.RESTART
        await send({"type": "websocket.close", "code": code})
        return None

    async def _let_in(self, table: str, scope: Scope) -> Entrance:
        """Admit a guest if neither they nor their address has reached the limit of sockets.

        The connections of a proxy are not limited, so its visitors' sockets are counted here.
        """
        entrance = await self._access.enter(table, HTTPConnection(scope).cookies.get(COOKIE))
        config = self._worker.config
        most = config.ceilings.connections_per_address or math.inf
        crowded = self._connected[entrance.guest.id] >= MOST_CONNECTIONS
        if config.rate_limits and (crowded or self._connected[_address(scope)] >= most):
            raise deny(RefusalCode.TOO_OFTEN)
        return entrance

    async def _attend(self, entrance: Entrance, scope: Scope, receive: Receive, send: Send) -> None:
        guest, connection = entrance.guest, SendQueue(send, scope)
        self._open[connection] = _host(scope)
        visitor = Visitor(guest.id, guest.name, connection.send, connection.drop)
        live = self._worker.manager.enter(entrance.live, visitor)
        try:
            await self._listen(live, visitor, receive, connection)
        finally:
            del self._open[connection]
            self._worker.left(live, visitor)
            await connection.close()

    async def _listen(
        self, live: LiveTable, visitor: Visitor, receive: Receive, connection: SendQueue
    ) -> None:
        allowance = Allowance(self._worker.config.rate_limits)
        while not connection.dropped():
            message = await receive()
            if message["type"] == "websocket.disconnect":
                return
            if connection.dropped():
                break  # messages still arriving are too late
            wait = allowance.spend()
            if wait is None:
                began = time.perf_counter()
                request = await live.hear(visitor, message.get("text") or "")
                if request is None:
                    metrics.REFUSALS.inc()
                else:
                    metrics.ANSWERING.observe(time.perf_counter() - began)
                if isinstance(request, Hello) and visitor.greeted:
                    await self._worker.greeted(live, visitor)
                await asyncio.sleep(0)  # messages that arrive together must not delay the answers
            else:
                _refuse_too_fast(live, visitor, wait)
                if allowance.exhausted:
                    metrics.DROPPED.labels("flood").inc()
                    connection.drop(CloseCode.TOO_MUCH)
        await connection.ended()


def _address(scope: Scope) -> str:
    """Return the address of a socket's visitor as limits count it."""
    return f"from {counted_address(_host(scope))}"


def _host(scope: Scope) -> str:
    client = scope.get("client")
    return client[0] if client else ""


def _refuse_too_fast(live: LiveTable, visitor: Visitor, wait: int) -> None:
    visitor.tell(Denial(RefusalCode.TOO_OFTEN, retry_ms=wait).message(None, live.state.version))
