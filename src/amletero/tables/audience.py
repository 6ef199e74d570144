"""The visitors of a table on this worker, and what each of them is told when."""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass

from amletero.rules.cards import Seat
from amletero.tables import entries
from amletero.tables.due_tasks import Delays
from amletero.tables.messages import (
    PresentGuests,
    clock_told,
    deal_told,
    dealt_told,
    facts_told,
    table_state,
    view_told,
    welcome_told,
)
from amletero.tables.server_clock import ServerClock
from amletero.tables.state import State
from amletero.wire.socket import (
    Closed,
    Presence,
    RematchAt,
    Secret,
    ServerMessage,
    TableChanged,
    message_bytes,
)
from amletero.wire.socket.codes import CloseCode, RefusalCode


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


class Audience:
    """The visitors on this worker, and the guests present through other workers."""

    def __init__(self, clock: ServerClock, delays: Delays) -> None:
        self.visitors: set[Visitor] = set()
        self.names: Mapping[tuple[int, str], str] = {}
        self._clock = clock
        self._delays = delays
        self._remote_guests: frozenset[Guest] = frozenset()
        self._opened = clock.now()
        self._last_seen: dict[str, int] = {}

    # --- Who is there --------------------------------------------------------------------------

    def leave(self, visitor: Visitor) -> None:
        """Remove a visitor whose connection has ended."""
        self.visitors.discard(visitor)
        self._last_seen[visitor.guest] = self._clock.now()

    def guests(self) -> set[str]:
        """Return the guests who are connected here or have a name at this table."""
        return {visitor.guest for visitor in self.visitors} | {guest for _, guest in self.names}

    def send_away(self, guests: set[str]) -> None:
        """End the connections of guests who have been deleted."""
        for visitor in self.visitors:
            if visitor.guest in guests:
                visitor.drop(CloseCode.NO_GUEST)

    def dismiss(self, code: CloseCode) -> None:
        """End all connections."""
        for visitor in list(self.visitors):
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
        here = {visitor.guest for visitor in self.visitors if visitor.greeted}
        return frozenset(here | {guest.id for guest in self._remote_guests})

    def present_guests(self, state: State) -> PresentGuests:
        """Return the guests who are present, with names, and how many only watch."""
        present = self.present()
        watching = sum(not state.seats_of(guest) for guest in present)
        return PresentGuests(self.names, present, watching)

    def contributing(self, state: State) -> frozenset[Seat]:
        """Return the seats whose browsers are connected and contribute bytes to deals."""
        here = {visitor.guest for visitor in self.visitors if visitor.contributes}
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

    # --- What they are told --------------------------------------------------------------------

    def everyone(self, message: ServerMessage) -> None:
        """Tell everyone the same message."""
        data = message_bytes(message)
        for visitor in self._greeted():
            visitor.send(data)

    def table(self, state: State) -> None:
        """Tell everyone the changed table, each as they see it."""
        present = self.present_guests(state)
        for visitor in self._greeted():
            self.choose_shown_seat(state, visitor)
            visitor.tell(
                TableChanged(
                    table=table_state(state, present, visitor.guest),
                    seats=state.seats_of(visitor.guest),
                    shown=visitor.shown,
                )
            )

    def presence(self, state: State) -> None:
        """Tell everyone who is present."""
        present = self.present_guests(state)
        seats = [seat for seat, chair in enumerate(state.chairs) if chair.guest in present.ids]
        self.everyone(Presence(connected=seats, watchers=present.watchers))

    def game(self, state: State) -> None:
        """Tell everyone the facts that are new to them; equal messages are encoded once."""
        if state.game is None:
            return
        made: dict[tuple[Seat | None, int], bytes] = {}
        for visitor in self._greeted():
            if not visitor.has_view:
                self.view(state, visitor)
            elif visitor.version < state.version:
                what = visitor.shown, visitor.version
                if what not in made:
                    made[what] = message_bytes(facts_told(state.game, *what))
                visitor.send(made[what])
                visitor.version = state.version

    def view(self, state: State, visitor: Visitor) -> None:
        """Tell one visitor everything that the shown seat may know."""
        if state.game is not None:
            visitor.tell(view_told(state.game, visitor.shown))
            visitor.version, visitor.has_view = state.version, True

    def hide_hands(self, state: State) -> None:
        """Hide new hands from visitors with several seats until they ask for one."""
        for visitor in self._greeted():
            if len(state.seats_of(visitor.guest)) > 1 and visitor.shown is not None:
                visitor.shown, visitor.has_view = None, False

    def clock(self, state: State, visitor: Visitor | None = None) -> None:
        """Tell whose clock is running, if the game has clocks."""
        self._told(clock_told(state, self._clock.now()), visitor)

    def deal(self, state: State, visitor: Visitor | None = None) -> None:
        """Tell the current step of an open deal, if any."""
        self._told(deal_told(state, self._delays, self._clock.now()), visitor)

    def welcome(
        self, state: State, visitor: Visitor, shown: Seat | None, version: int | None
    ) -> None:
        """Tell a visitor who says hello the table, and what is new since a version, or all.

        With several seats, a visitor who was shown a hand before a deal is not shown the new one.
        """
        several = len(state.seats_of(visitor.guest)) > 1
        if several and state.game and version is not None and version < state.game.dealt_at:
            shown = version = None
        visitor.shown = shown
        self.choose_shown_seat(state, visitor)
        present = self.present_guests(state)
        visitor.tell(welcome_told(state, present, visitor.guest, visitor.shown))
        if version is None or version > state.version:
            self.view(state, visitor)
        else:
            visitor.version, visitor.has_view = version, True
            self.game(state)
        self.clock(state, visitor)
        self.deal(state, visitor)
        tell_secret(state, visitor)

    def choose_shown_seat(self, state: State, visitor: Visitor) -> None:
        """Show a visitor their only seat; with several, none until they confirm one."""
        seats = state.seats_of(visitor.guest)
        if len(seats) == 1:
            visitor.shown = seats[0]
        elif state.version == 0 or visitor.shown not in seats:
            visitor.shown = None

    def announce(self, state: State, bodies: Iterable[entries.Body]) -> None:
        """Tell everyone about stored entries; the state is the one after all of them."""
        for body in bodies:
            match body:
                case entries.Committed() | entries.BytesRevealed():
                    pass
                case entries.DealOpened() | entries.ListFrozen():
                    self.deal(state)
                case entries.RoundDealt():
                    if state.last_deal is not None:
                        self.everyone(dealt_told(state.last_deal))
                    self.hide_hands(state)
                    self.game(state)
                    self.clock(state)
                case entries.Moved():
                    self.game(state)
                    self.clock(state)
                    if state.phase == "over":
                        self._end(state)
                case entries.RematchMade(table=table):
                    self.everyone(RematchAt(table=table))
                case entries.TableClosed():
                    self._close(state)
                case _:
                    self._change(state, body)

    def _change(self, state: State, body: entries.Body) -> None:
        self.table(state)
        if isinstance(body, entries.Started):
            self._send_away(state)
            self.game(state)
        if isinstance(body, entries.SatIn | entries.CameBack):
            self.clock(state)

    def _end(self, state: State) -> None:
        self.table(state)
        for visitor in self.visitors:
            tell_secret(state, visitor)

    def _close(self, state: State) -> None:
        self._end(state)
        self.everyone(Closed(code=RefusalCode.TABLE_CLOSED))
        self.dismiss(CloseCode.CLOSED)

    def _send_away(self, state: State) -> None:
        """Disconnect those without a seat when the game begins, if nobody may watch."""
        if state.settings.watch != "nobody":
            return
        for visitor in list(self.visitors):
            if not state.seats_of(visitor.guest):
                visitor.tell(Closed(code=RefusalCode.NO_WATCHING))
                visitor.drop(CloseCode.NOT_INVITED)

    def _told(self, message: ServerMessage | None, visitor: Visitor | None) -> None:
        if message is None:
            return
        if visitor is None:
            self.everyone(message)
        else:
            visitor.tell(message)

    def _greeted(self) -> list[Visitor]:
        return [visitor for visitor in self.visitors if visitor.greeted]


def tell_secret(state: State, visitor: Visitor) -> None:
    """Tell the secret of the deals once the game is decided or closed."""
    if state.settings.fair and state.published and visitor.greeted:
        visitor.tell(Secret(secret=state.secret.hex()))
