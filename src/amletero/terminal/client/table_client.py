"""A client at a table: what it was told, its requests, and reconnecting."""

import asyncio
import secrets
import time
from collections.abc import AsyncGenerator, AsyncIterator, Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from functools import partial
from typing import Any, Final

import msgspec

from amletero.bots import TEMPERS, tempered
from amletero.fair.client_deals import ClientDeals
from amletero.fair.receipt import Receipt
from amletero.rules.view import View
from amletero.terminal.client.link import IMPOSSIBLE
from amletero.terminal.client.transport import Connection, Ended, Transport
from amletero.wire import socket as wire
from amletero.wire.socket.codes import FINAL_CODES, RefusalCode
from amletero.wire.view import read_view, view_after

FIRST_PAUSE: Final = 0.3
LONGEST_PAUSE: Final = 8.0


@dataclass(frozen=True)
class Cut:
    """The connection was lost; the client reconnects by itself."""


News = wire.ServerMessage | Cut


@dataclass
class TableClient:
    """What the client knows of the table; it is kept across connections."""

    transport: Transport
    people: tuple[str, ...] = ()
    """The names of the people who want a seat; empty for a spectator."""
    dealings: ClientDeals | None = None
    """The deals so far and this client's part in them; set by the first welcome."""
    keep: Callable[[str], ClientDeals] | None = None
    """Returns the stored deals of a table, if deals are stored in files."""
    table: wire.TableState | None = None
    seats: list[int] = field(default_factory=list)
    shown: int | None = None
    """The seat whose hand is shown; with several seats None until one is confirmed."""
    view: View | None = None
    version: int | None = None
    phrases: list[str] = field(default_factory=list)
    """The phrases that can be said at this table."""
    clock: wire.Clock | None = None
    _clock_told: float = 0.0
    _seated: bool = False
    """Whether everyone got a seat or was refused one; seats are not asked for again."""
    _gone: asyncio.Event = field(default_factory=asyncio.Event)
    _connection: Connection | None = None
    _unanswered: dict[str, msgspec.Struct] = field(default_factory=dict)
    """Requests without an answer, by key; they are sent again after reconnecting."""

    # --- Listening -----------------------------------------------------------------------------

    async def news(
        self, sleep: Callable[[float], Any] = asyncio.sleep
    ) -> AsyncGenerator[News, None]:
        """Yield all messages, reconnecting as often as needed, until the client leaves.

        Raises `Ended` if the table cannot be entered again, or tells what cannot be.
        """
        pause = FIRST_PAUSE
        while not self._gone.is_set():
            async for message in self._one_connection():
                pause = FIRST_PAUSE
                yield message
            self._connection = None
            if self._gone.is_set():
                return
            yield Cut()
            await sleep(pause)
            pause = min(2 * pause, LONGEST_PAUSE)

    async def _one_connection(self) -> AsyncIterator[News]:
        """Yield the messages of one connection."""
        try:
            async with self.transport.connect() as self._connection:
                await self._greet()
                async for text in self._connection.messages():
                    if (message := await self._take_in(text)) is not None:
                        yield message
                code = self._connection.close_code
        except OSError:
            return
        if code is not None and code in FINAL_CODES:
            raise Ended(FINAL_CODES[code])

    async def _greet(self) -> None:
        """Say hello with the last version seen, and repeat unanswered requests."""
        seen = self.view is not None and self.view.seat == self.shown
        await self._hello(self.version if seen else None)
        for request in list(self._unanswered.values()):
            await self._say(request)

    async def _hello(self, version: int | None) -> None:
        await self._say(
            wire.Hello(protocol=wire.PROTOCOL, version=version, shown=self.shown, contributes=True)
        )

    async def _take_in(self, text: str | bytes) -> wire.ServerMessage | None:
        """Update the client with a message and return it; an unknown message is skipped."""
        try:
            document = msgspec.json.decode(text)
            message: wire.ServerMessage = msgspec.convert(document, wire.ServerMessage)
        except msgspec.MsgspecError:
            return None
        if self.dealings is None and isinstance(message, wire.Welcome):
            self.dealings = ClientDeals(Receipt(table=message.table.id))
        missed = isinstance(message, wire.FactsTold) and not self._follows(message)
        if self.dealings is not None:
            for request in self.dealings.hear(message, document):
                self._unanswered[request.key] = request
                await self._say(request)
        match message:
            case wire.Welcome() | wire.TableChanged():
                self._take_in_table(message)
            case wire.ViewTold():
                with _doubt():
                    self._take_in_view(read_view(document["view"]), message.version)
            case wire.FactsTold() if missed:
                self.view = self.version = None
                await self._hello(None)
            case wire.FactsTold():
                self._append(message, document["facts"])
            case wire.Acknowledged() | wire.Refused() | wire.Hint() if message.key is not None:
                asked = self._unanswered.pop(message.key, None)
                if isinstance(asked, wire.Commit | wire.Reveal):
                    self._deal_answered(message)
                    return None
                if isinstance(message, wire.Refused) and isinstance(asked, wire.Sit):
                    self._seated = message.code != RefusalCode.SEAT_TAKEN
            case wire.Presence() if self.table is not None:
                self.table = _with_presence(self.table, message)
            case wire.Clock():
                self.clock, self._clock_told = message, time.monotonic()
            case wire.Closed():
                raise Ended(message.code)
        return message

    def _deal_answered(self, message: wire.Acknowledged | wire.Refused | wire.Hint) -> None:
        """Note whether this client's contribution was accepted; a deal works without it, too."""
        if self.dealings is not None and not isinstance(message, wire.Hint):
            self.dealings.answered(message)

    def _take_in_table(self, message: wire.Welcome | wire.TableChanged) -> None:
        self.table, self.seats = message.table, message.seats
        if isinstance(message, wire.Welcome):
            self.phrases = message.phrases
        if not self.hot_seat:
            self.shown = message.shown
        elif self.table.phase == "lobby" or self.shown not in self.seats:
            self.shown = None  # with several seats the client decides which is shown

    def _take_in_view(self, view: View, version: int) -> None:
        """Set the view; with several seats no hand is shown after a new deal until asked for."""
        if self.view is not None and view.table.rounds > self.view.table.rounds:
            self.shown = view.seat
        self.view, self.version = view, version

    def _follows(self, told: wire.FactsTold) -> bool:
        """Whether facts go on where the view ends, and where the receipt does.

        What is shown and what is remembered must be the same; else the whole view is asked for.
        """
        view = self.view
        shown = view is not None and (view.seat, self.version) == (told.seat, told.since)
        return shown and (self.dealings is None or self.dealings.follows(told))

    def _append(self, told: wire.FactsTold, facts: list[dict[str, Any]]) -> None:
        """Add facts to the view."""
        assert self.view is not None
        with _doubt():
            self.view = view_after(self.view, facts)
        self.version = told.version

    def time_left(self) -> tuple[int, float] | None:
        """Return the seat whose clock is running and its remaining seconds."""
        if self.clock is None or self.clock.seat is None:
            return None
        passed = time.monotonic() - self._clock_told
        return self.clock.seat, max(0.0, self.clock.left_ms / 1000 - passed)

    # --- Speaking ------------------------------------------------------------------------------

    async def request(self, make: Callable[[str], msgspec.Struct]) -> str:
        """Send a request under a new key and return the key; it is repeated after reconnecting."""
        key = secrets.token_urlsafe(12)
        self._unanswered[key] = make(key)
        await self._say(self._unanswered[key])
        return key

    async def sit(self) -> None:
        """Ask for a free seat for the next person who has none, if there is a free one.

        Does nothing while an earlier request for a seat is unanswered.
        """
        self._seated = self._seated or len(self.seats) >= len(self.people)
        waiting = any(isinstance(request, wire.Sit) for request in self._unanswered.values())
        free = self.table is not None and free_seats(self.table)
        if free and not self._seated and not waiting:
            name = self.people[len(self.seats)] if self.seats else None  # the first is the guest
            await self.request(partial(_sit, name))

    async def seat_bots(self, level: str) -> None:
        """Put bots of a level on the free seats, each with another temper (host, lobby)."""
        assert self.table is not None
        for place, seat in enumerate(free_seats(self.table)):
            bot = tempered(level, TEMPERS[place % len(TEMPERS)])
            await self.request(partial(_seat_bot, seat, bot))

    @property
    def hot_seat(self) -> bool:
        """Whether several people share this client, so that hands are hidden between turns."""
        return len(self.seats) > 1

    @property
    def to_be_shown(self) -> View | None:
        """The view that may be shown; None if messages for a hidden hand still arrive."""
        hidden = self.view is not None and self.hot_seat and self.view.seat != self.shown
        return None if hidden else self.view

    def to(self, table: str) -> "TableClient":
        """Return a client of the same people for another table."""
        dealings = None if self.keep is None else self.keep(table)
        return TableClient(self.transport.to(table), self.people, dealings, self.keep)

    async def show(self, seat: int | None) -> None:
        """Show the hand of one of the client's seats, or none."""
        self.shown = seat
        await self._say(wire.Show(seat=seat))

    async def talk(self, phrase: str) -> None:
        """Say one of the table's phrases."""
        await self._say(wire.Talk(phrase=phrase))

    async def move(self, text: str) -> str:
        """Make a move for the shown seat; return the request's key."""
        version = self.version or 0
        return await self.request(lambda key: wire.MakeMove(key=key, version=version, move=text))

    async def leave(self) -> None:
        """Leave the table; this ends the messages."""
        self._gone.set()
        if self._connection is not None:
            await self._connection.close()

    async def _say(self, message: msgspec.Struct) -> None:
        if self._connection is not None:
            await self._connection.send(msgspec.json.encode(message).decode())


@contextmanager
def _doubt() -> Iterator[None]:
    """End the visit if the server tells what no game can lead to."""
    try:
        yield
    except ValueError as error:
        raise Ended(IMPOSSIBLE) from error


def free_seats(table: wire.TableState) -> list[int]:
    """Return the seats that nobody has taken."""
    return [seat.seat for seat in table.seats if seat.kind == "free"]


def _seat_bot(seat: int, bot: str, key: str) -> wire.SeatBot:
    return wire.SeatBot(key=key, seat=seat, bot=bot)


def _sit(name: str | None, key: str) -> wire.Sit:
    return wire.Sit(key=key, name=name)


def _with_presence(table: wire.TableState, presence: wire.Presence) -> wire.TableState:
    """Return the table with changed presence; bots are always present."""
    seats = [
        msgspec.structs.replace(
            seat, connected=seat.kind == "bot" or seat.seat in presence.connected
        )
        for seat in table.seats
    ]
    return msgspec.structs.replace(table, seats=seats, watchers=presence.watchers)
