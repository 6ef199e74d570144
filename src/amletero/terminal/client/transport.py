"""How a client reaches a table: over a web socket, or in the same process."""

from collections.abc import AsyncIterator
from contextlib import AbstractAsyncContextManager
from typing import Protocol


class Ended(Exception):
    """There is no coming back to the table; `code` says why."""

    def __init__(self, code: str) -> None:
        super().__init__(code)
        self.code = code


class Connection(Protocol):
    """One connection to a table; it may end at any time."""

    @property
    def close_code(self) -> int | None:
        """Why the table ended the connection, once it has."""

    async def send(self, text: str) -> None:
        """Say something; where the connection has ended, nobody hears it."""

    def messages(self) -> AsyncIterator[str | bytes]:
        """Yield what is told until the connection ends."""

    async def close(self) -> None:
        """End the connection."""


class Transport(Protocol):
    """The way to one table, for as many connections as it takes."""

    @property
    def alone(self) -> bool:
        """Whether the table is in this process, and only those at this keyboard are at it.

        Such a table waits for them: its bots while it is held, its deals until it goes on.
        """

    def connect(self) -> AbstractAsyncContextManager[Connection]:
        """Connect. Raises `OSError` where that may succeed later, `Ended` where it will not."""

    def to(self, table: str) -> "Transport":
        """Return the way to another table at the same place."""

    def hold(self) -> None:
        """Let a table of this process wait; a server waits for nobody."""

    def go_on(self) -> None:
        """Let a table of this process do at once what it waits with."""
