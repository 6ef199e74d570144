"""Whoever is connected to a table, to play or to watch."""

from collections.abc import Callable
from dataclasses import dataclass

from amletero.rules.cards import Seat
from amletero.wire.socket import ServerMessage, message_bytes


@dataclass(eq=False, slots=True)
class Visitor:
    """One connection. What it is sent never waits: a reader too slow is dropped by its sender."""

    guest: str
    name: str
    send: Callable[[bytes], None]
    drop: Callable[[int], None]
    """Ends the connection with a closing code, once all that was sent before is on its way."""
    greeted: bool = False
    """Whether it has said hello; nothing is told before that."""
    contributes: bool = False
    shown: Seat | None = None
    """The seat whose view it is told and whose moves it makes; nothing: what is public."""
    version: int = 0
    """The version that it has been told."""
    pondering: bool = False
    """Whether a bot is thinking about a hint for it."""
    has_view: bool = False
    """Whether it has been sent a view that facts can be added to."""

    def tell(self, message: ServerMessage) -> None:
        """Send one message."""
        self.send(message_bytes(message))


@dataclass(frozen=True, slots=True)
class Guest:
    """Somebody present at a table through whatever worker."""

    id: str
    contributes: bool
