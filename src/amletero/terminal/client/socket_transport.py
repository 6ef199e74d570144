"""The transport to a server's table: a WebSocket."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass
from typing import Final

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake, InvalidURI

from amletero.terminal.client.link import NO_SERVER, Link
from amletero.terminal.client.published_record import published_record
from amletero.terminal.client.transport import Ended

LARGEST_MESSAGE: Final = 4 * 1024 * 1024
"""Size limit of a message in bytes; a longer one ends the connection."""
OPEN_SECONDS: Final = 10
"""Time limit for connecting, in seconds."""


class SocketConnection:
    """A connection over a WebSocket."""

    def __init__(self, socket: ClientConnection) -> None:
        self._socket = socket

    @property
    def close_code(self) -> int | None:
        """The server's close code, once the connection has ended."""
        return self._socket.close_code

    async def send(self, text: str) -> None:
        """Send a message."""
        with suppress(ConnectionClosed, OSError):
            await self._socket.send(text)

    async def messages(self) -> AsyncIterator[str | bytes]:
        """Yield the server's messages."""
        with suppress(ConnectionClosed):
            async for text in self._socket:
                yield text

    async def close(self) -> None:
        """End the connection."""
        await self._socket.close()


@dataclass(frozen=True)
class SocketTransport:
    """The transport to a server's table for a guest with a cookie."""

    link: Link
    cookie: str
    alone: bool = False

    @property
    def invitation(self) -> str | None:
        """The link to pass on to others; None if the invitation is not known."""
        return None if self.link.secret is None else self.link.text

    @asynccontextmanager
    async def connect(self) -> AsyncIterator[SocketConnection]:
        """Connect. Raises `OSError` if that may succeed later, `Ended` if it will not."""
        try:
            socket = await connect(
                self.link.socket,
                additional_headers={"Cookie": f"amletero={self.cookie}"},
                max_size=LARGEST_MESSAGE,
                open_timeout=OPEN_SECONDS,
            )
        except InvalidURI as error:
            raise Ended(NO_SERVER) from error
        except InvalidHandshake as error:
            raise ConnectionError from error
        async with socket:
            yield SocketConnection(socket)

    def to(self, table: str) -> "SocketTransport":
        """Return the transport to another table of the server."""
        return SocketTransport(self.link.to(table), self.cookie)

    def record(self) -> object:
        """Return the record of the finished game, as the server publishes it."""
        return published_record(self.link, self.cookie)

    def hold(self) -> None:
        """Do nothing: a server's table does not wait for one client."""

    def go_on(self) -> None:
        """Do nothing: a server's table continues by itself."""

    def hurry(self) -> None:
        """Do nothing: a server's table has its own pace."""
