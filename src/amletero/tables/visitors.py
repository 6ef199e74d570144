"""The visitors of a table on this worker, and the guests present through other workers."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field

from amletero.rules.cards import Seat
from amletero.tables.due_tasks import Delays
from amletero.tables.log import BOT_GUEST
from amletero.tables.server_clock import ServerClock
from amletero.tables.state import Chair, State
from amletero.wire.socket import ServerMessage, message_bytes
from amletero.wire.socket.codes import CloseCode


@dataclass(eq=False, slots=True)
class Visitor:
    """One connection. Sending never waits: a reader that is too slow is disconnected."""

    guest: str
    name: str
    send: Callable[[bytes], None]
    drop: Callable[[int], None]
    """Ends the connection with a close code after everything queued has been sent."""
    greeted: bool = False
    """Whether it has said hello; before that it is told nothing."""
    contributes: bool = False
    shown: Seat | None = None
    """The seat whose view it is told and whose moves it makes; None: only what is public."""
    version: int = 0
    """The latest version that it was told."""
    pondering: bool = False
    """Whether a bot is thinking about a hint for it."""
    has_view: bool = False
    """Whether it has been sent a view that facts can be added to."""

    def tell(self, message: ServerMessage) -> None:
        """Send one message."""
        self.send(message_bytes(message))


@dataclass(frozen=True, slots=True)
class Guest:
    """A guest who is present at a table, through any worker."""

    id: str
    contributes: bool


@dataclass(slots=True)
class PresentGuests:
    """The guests who are present, by id, and how many of them only watch."""

    names: Mapping[tuple[int, str], str] = field(default_factory=dict)
    ids: frozenset[str] = frozenset()
    watchers: int = 0

    def name(self, seat: Seat, chair: Chair) -> str:
        """Return the name on a seat; empty for unnamed bots and deleted guests."""
        return self.names.get((seat, chair.guest or BOT_GUEST), "")


class Visitors:
    """The visitors on this worker, and who is present at the table through any worker."""

    def __init__(self, clock: ServerClock, delays: Delays) -> None:
        self.here: set[Visitor] = set()
        self.names: Mapping[tuple[int, str], str] = {}
        self._clock = clock
        self._delays = delays
        self._remote_guests: frozenset[Guest] = frozenset()
        self._opened = clock.now()
        self._last_seen: dict[str, int] = {}

    @property
    def greeted(self) -> list[Visitor]:
        """The visitors who have said hello."""
        return [visitor for visitor in self.here if visitor.greeted]

    def leave(self, visitor: Visitor) -> None:
        """Remove a visitor whose connection has ended."""
        self.here.discard(visitor)
        self._last_seen[visitor.guest] = self._clock.now()

    def guests(self) -> set[str]:
        """Return the guests who are connected here or have a name at this table."""
        return {visitor.guest for visitor in self.here} | {guest for _, guest in self.names}

    def send_away(self, guests: set[str]) -> None:
        """End the connections of guests who have been deleted."""
        for visitor in self.here:
            if visitor.guest in guests:
                visitor.drop(CloseCode.NO_GUEST)

    def dismiss(self, code: CloseCode) -> None:
        """End all connections."""
        for visitor in list(self.here):
            visitor.drop(code)

    def set_remote_guests(self, guests: frozenset[Guest]) -> bool:
        """Set who is present through other workers; return whether that changed."""
        now, staying = self._clock.now(), {guest.id for guest in guests}
        for guest in self._remote_guests:
            if guest.id not in staying:
                self._last_seen[guest.id] = now
        news = guests != self._remote_guests
        self._remote_guests = guests
        return news

    def present(self) -> frozenset[str]:
        """Return the ids of the guests who are present."""
        here = {visitor.guest for visitor in self.greeted}
        return frozenset(here | {guest.id for guest in self._remote_guests})

    def present_guests(self, state: State) -> PresentGuests:
        """Return the guests who are present, with names, and how many only watch."""
        present = self.present()
        watching = sum(not state.seats_of(guest) for guest in present)
        return PresentGuests(self.names, present, watching)

    def contributing(self, state: State) -> frozenset[Seat]:
        """Return the seats whose browsers are connected and contribute bytes to deals."""
        here = {visitor.guest for visitor in self.here if visitor.contributes}
        giving = here | {guest.id for guest in self._remote_guests if guest.contributes}
        return frozenset(seat for guest in giving for seat in state.seats_of(guest))

    def long_away(self, guests: set[str]) -> set[str]:
        """Return the guests who have been away so long that the others need not wait."""
        before = self._clock.now() - self._delays.absence
        return {
            guest
            for guest in guests - self.present()
            if self._last_seen.get(guest, self._opened) <= before
        }

    def everyone(self, message: ServerMessage) -> None:
        """Tell everyone the same message."""
        data = message_bytes(message)
        for visitor in self.greeted:
            visitor.send(data)
