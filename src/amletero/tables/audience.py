"""What the visitors of a table are told when, each by what their own seat may know."""

from collections.abc import Iterable

import msgspec

from amletero.record.referee import Referee, ToldFact
from amletero.rules.cards import Seat
from amletero.rules.moves import move_text
from amletero.rules.view import View
from amletero.tables import entries
from amletero.tables.due_tasks import Delays
from amletero.tables.messages import (
    clock_told,
    deal_told,
    dealt_told,
    table_state,
    welcome_told,
)
from amletero.tables.server_clock import ServerClock
from amletero.tables.state import State
from amletero.tables.visitors import Visitor, Visitors
from amletero.wire.facts import Document, fact_document, position_change
from amletero.wire.socket import (
    Closed,
    FactsTold,
    Presence,
    RematchAt,
    Secret,
    ServerMessage,
    TableChanged,
    ViewTold,
    message_bytes,
)
from amletero.wire.socket.codes import CloseCode, RefusalCode
from amletero.wire.view import ViewDocument, view_document


class Audience:
    """Tells the visitors of a table on this worker what happens there."""

    def __init__(self, visitors: Visitors, clock: ServerClock, delays: Delays) -> None:
        self._visitors = visitors
        self._clock = clock
        self._delays = delays

    def table(self, state: State) -> None:
        """Tell everyone the changed table, each as they see it."""
        present = self._visitors.present_guests(state)
        for visitor in self._visitors.greeted:
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
        present = self._visitors.present_guests(state)
        seats = [seat for seat, chair in enumerate(state.chairs) if chair.guest in present.ids]
        self._visitors.everyone(Presence(connected=seats, watchers=present.watchers))

    def game(self, state: State) -> None:
        """Tell everyone the facts that are new to them; equal messages are encoded once."""
        if state.game is None:
            return
        made: dict[tuple[Seat | None, int], bytes] = {}
        for visitor in self._visitors.greeted:
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
        for visitor in self._visitors.greeted:
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
        present = self._visitors.present_guests(state)
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
                        self._visitors.everyone(dealt_told(state.last_deal))
                    self.hide_hands(state)
                    self.game(state)
                    self.clock(state)
                case entries.Moved():
                    self.game(state)
                    self.clock(state)
                    if state.phase == "over":
                        self._end(state)
                case entries.RematchMade(table=table):
                    self._visitors.everyone(RematchAt(table=table))
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
        for visitor in self._visitors.here:
            tell_secret(state, visitor)

    def _close(self, state: State) -> None:
        self._end(state)
        self._visitors.everyone(Closed(code=RefusalCode.TABLE_CLOSED))
        self._visitors.dismiss(CloseCode.CLOSED)

    def _send_away(self, state: State) -> None:
        """Disconnect those without a seat when the game begins, if nobody may watch."""
        if state.settings.watch != "nobody":
            return
        for visitor in list(self._visitors.here):
            if not state.seats_of(visitor.guest):
                visitor.tell(Closed(code=RefusalCode.NO_WATCHING))
                visitor.drop(CloseCode.NOT_INVITED)

    def _told(self, message: ServerMessage | None, visitor: Visitor | None) -> None:
        if message is None:
            return
        if visitor is None:
            self._visitors.everyone(message)
        else:
            visitor.tell(message)


def tell_secret(state: State, visitor: Visitor) -> None:
    """Tell the secret of the deals once the game is decided or closed."""
    if state.settings.fair and state.published and visitor.greeted:
        visitor.tell(Secret(secret=state.secret.hex()))


def legal_texts(game: Referee, seat: Seat | None) -> list[str]:
    """Return the legal moves of a seat as texts; empty unless it is to move."""
    edition = game.table.edition
    return [move_text(move, edition) for move in game.legal(seat)]


def view_told(game: Referee, seat: Seat | None) -> ViewTold:
    """Return everything that a seat may know."""
    positions = [*map(_change, game.told_since(seat, -1))]
    view, legal = game.view(seat), legal_texts(game, seat)
    document = view_document(view)
    return ViewTold(
        version=game.version,
        view=ViewDocument(**document),
        positions=positions,
        legal=legal,
        pad=padding(view, [document, *positions], legal),
    )


def facts_told(game: Referee, seat: Seat | None, since: int) -> FactsTold:
    """Return the facts that a seat was told after a version."""
    steps = game.told_since(seat, since)
    positions = [*map(_change, steps)]
    view, legal = game.position(seat), legal_texts(game, seat)
    edition = view.table.edition
    return FactsTold(
        seat=seat,
        since=since,
        version=game.version,
        facts=[fact_document(step.fact, edition) for step in steps],
        positions=positions,
        legal=legal,
        pad=padding(view, positions, legal),
    )


def _change(step: ToldFact) -> Document:
    return position_change(step.before, step.after, step.fact)


def padding(view: View, documents: Iterable[Document], legal: list[str]) -> str:
    """Return spaces that make a message as long as it could be with other secrets.

    The number of cards that a seat holds, drew or put back is public; which of them it knows and
    what it may play is not. The message is as long as if no card were known and most moves legal.
    """
    cards = (
        card
        for document in documents
        for name in ("known", "deck")
        for card in document.get(name, ())
    )
    short = sum(card is not None for card in cards) * (len("null") - len("0"))
    if view.to_move:
        short += _longest_legal(view.table.players) - len(msgspec.json.encode(legal))
    return " " * short


def _longest_legal(players: int) -> int:
    """Return an upper bound for the length of a list of legal moves.

    The longest has a Guard's moves on everyone, a Prince's, and two moves without a target.
    """
    guard, prince, plain = '"1>2=3",', '"5>0",', '"4",'
    return (players - 1) * 9 * len(guard) + players * len(prince) + 2 * len(plain) + len("[]")
