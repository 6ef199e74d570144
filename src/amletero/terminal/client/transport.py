"""How a client reaches a table: over a WebSocket, or in the same process."""

from collections.abc import AsyncIterator
from contextlib import AbstractAsyncContextManager
from typing import Protocol


class Ended(Exception):
    """The table cannot be entered again; `code` says why."""

    def __init__(self, code: str) -> None:
        super().__init__(code)
        self.code = code


class Connection(Protocol):
    """One connection to a table; it may end at any time."""

    @property
    def close_code(self) -> int | None:
        """The close code, once the connection has ended."""

    async def send(self, text: str) -> None:
        """Send a message; it is lost if the connection has ended."""

    def messages(self) -> AsyncIterator[str | bytes]:
        """Yield messages until the connection ends."""

    async def close(self) -> None:
        """End the connection."""


class Transport(Protocol):
    """Opens connections to one table."""

    @property
    def alone(self) -> bool:
        """Whether the table is in this process and only people at this keyboard play there.

        Such a table waits for them: its bots between `hold` and `go_on`, its deals until `go_on`.
        """

    @property
    def invitation(self) -> str | None:
        """The link to pass on to others; None for a table in this process."""

    def connect(self) -> AbstractAsyncContextManager[Connection]:
        """Connect. Raises `OSError` if that may succeed later, `Ended` if it will not."""

    def to(self, table: str) -> "Transport":
        """Return the transport to another table of the same server or process."""

    def record(self) -> object:
        """Return the record of the table's finished game; a server's is fetched, which takes time.

        Raises `NotOverYet`, `OSError`, `RecordFault`, `LogUnavailable` or `BrokenLog`.
        """

    def hold(self) -> None:
        """Pause the bots of a table in this process; a server's table does not pause."""

    def go_on(self) -> None:
        """Make a table in this process continue at once."""

    def hurry(self) -> None:
        """Let the bots of a table in this process move without pauses until `go_on`."""
