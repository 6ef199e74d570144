"""Tables with fair dealing, played in memory from a seed: clients, silence, lies, records."""

from dataclasses import dataclass, field
from random import Random
from typing import Any

import msgspec

from amletero.fair.client_deals import ClientDeals
from amletero.fair.receipt import Receipt
from amletero.record.verifiable_deals import FAIR_2, SECRET_BYTES, Scheme
from amletero.tables.audience import facts_told, legal_texts, view_told
from amletero.tables.decide_requests import Asking, decide
from amletero.tables.due_tasks import Delays, DueKind, next_due
from amletero.tables.entries import (
    Body,
    BotSat,
    Created,
    DealOpened,
    Entry,
    ListFrozen,
    Moved,
    Sat,
    Started,
    TableClosed,
)
from amletero.tables.messages import (
    deal_told,
    dealt_told,
    table_state,
)
from amletero.tables.record_of_log import record_document
from amletero.tables.refusals import Denied
from amletero.tables.settings import settings
from amletero.tables.state import State
from amletero.tables.visitors import PresentGuests
from amletero.wire.socket import (
    Acknowledged,
    Commit,
    FactsTold,
    Refused,
    Reveal,
    Secret,
    ServerMessage,
    TableChanged,
)
from tools.lies import VICTIM, Lie

TABLE = "tabLe23456"
DELAYS = Delays()


@dataclass
class MemoryClient:
    """A client of a table in memory; it gives bytes unless it is told not to."""

    guest: str
    seats: list[int]
    dealings: ClientDeals
    gives: bool = True
    silent: bool = False
    """Whether it keeps its bytes to itself in the first attempt of each round."""
    deaf: set[int] = field(default_factory=set)
    """Rounds of whose deal it hears nothing."""
    version: int | None = None

    @property
    def shown(self) -> int | None:
        """The seat whose view it is told."""
        return self.seats[0] if len(self.seats) == 1 else None


class MemoryTable:
    """Two players and a bot; or as the seats are given: guests' names, or none for a bot."""

    def __init__(
        self,
        seed: int,
        seats: tuple[str | None, ...] = ("ana", "beto", None),
        *,
        watcher: bool = False,
        scheme: Scheme = FAIR_2,
        fair: bool = True,
        goal: int = 2,
        lie: Lie | None = None,
    ) -> None:
        self._random = Random(seed)
        chosen = settings(edition="standard", players=len(seats), goal=goal, fair=fair)
        secret = self._random.randbytes(SECRET_BYTES).hex()
        created = Created(settings=chosen, host="ana", secret=secret, scheme=scheme.name)
        self.entries: list[Entry] = [State.opening(TABLE, created, 0)]
        self.state = State(TABLE, self.entries[0])
        self.lie = lie
        guests = [guest for guest in dict.fromkeys(seats) if guest is not None]
        for seat, guest in enumerate(seats):
            self.append(Sat(seat=seat, guest=guest) if guest else BotSat(seat=seat, bot="random"))
        self.clients = {
            guest: self.client(guest) for guest in (*guests, *(["watcher"] if watcher else []))
        }
        if lie is not None and "beto" in self.clients:
            self.clients["beto"].gives = lie.friend != "absent"
            self.clients["beto"].silent = lie.friend == "silent"

    def client(self, guest: str) -> MemoryClient:
        """Return a new client of a guest, who may have others."""
        draw = Random(self._random.randbytes(8)).randbytes
        dealings = ClientDeals(Receipt(table=TABLE), draw=lambda: draw(SECRET_BYTES))
        return MemoryClient(guest, self.state.seats_of(guest), dealings)

    def play(self, *, closed_after: int | None = None) -> dict[str, Any]:
        """Play to the end, or until it is closed after some moves; returns the record."""
        self.append(Started())
        for client in self.clients.values():
            self.greet(client)
        moves = 0
        while self.state.phase == "playing":
            if self.state.turn is None:
                self._deal_step()
            elif moves == closed_after:
                self.append(TableClosed(seat=0, date=1_800_000_000.0))
            else:
                moves += 1
                self._move()
                if self.lie is not None and self.lie.resumes and moves == 1:
                    self.greet(self.clients["ana"])
        for client in self.clients.values():
            self._tell(client, Secret(secret=self.state.secret.hex()))
        record = record_document(TABLE, self.entries, {(0, "ana"): "Ana", (1, "beto"): "Beto"})
        return record if self.lie is None else self.lie.record(record)

    def greet(self, client: MemoryClient) -> None:
        """Tell a client all that is known: it has come, or come back."""
        state = table_state(self.state, PresentGuests(), client.guest)
        self._tell(client, TableChanged(table=state, seats=client.seats, shown=client.shown))
        assert self.state.game is not None
        self._tell(client, view_told(self.state.game, client.shown))
        client.version = self.state.version

    def append(self, body: Body) -> None:
        """Let something happen at the table."""
        self.entries.append(self.state.add(body, at=len(self.entries)))

    def _deal_step(self) -> None:
        giving = {
            seat
            for client in self.clients.values()
            if client.gives and not client.deaf
            for seat in client.seats
        }
        due = next_due(self.state, DELAYS, frozenset(giving))
        assert due is not None
        if due.kind is DueKind.DEAL:
            honest = self.state.draw_deal()
            self.append(honest if self.lie is None else self.lie.draw(self.state, honest))
            if self.state.last_deal is not None:
                self._tell_deal(dealt_told(self.state.last_deal))
            self._tell_facts()
        else:
            self.append(DealOpened() if due.kind is DueKind.OPEN_DEAL else ListFrozen())
            told = deal_told(self.state, DELAYS, len(self.entries))
            assert told is not None
            self._tell_deal(told)

    def _tell_deal(self, message: ServerMessage) -> None:
        number = self.state.rounds - (self.state.open_deal is None)
        for client in self.clients.values():
            if number not in client.deaf:
                self._tell(client, message)

    def _tell_facts(self) -> None:
        assert self.state.game is not None
        for client in self.clients.values():
            assert client.version is not None
            self._tell(client, facts_told(self.state.game, client.shown, client.version))
            client.version = self.state.version

    def _move(self) -> None:
        assert self.state.game is not None
        assert self.state.turn is not None
        move = self._random.choice(legal_texts(self.state.game, self.state.turn))
        self.append(Moved(seat=self.state.turn, move=move))
        self._tell_facts()

    def _tell(self, client: MemoryClient, message: ServerMessage) -> None:
        documents = [msgspec.to_builtins(message)]
        if self.lie is not None and client.shown == VICTIM:
            documents = list(self.lie.tell(documents[0]))
        for document in documents:
            told = msgspec.convert(document, ServerMessage)
            missed = isinstance(told, FactsTold) and not client.dealings.follows(told)
            requests = client.dealings.hear(told, document)
            if client.gives:  # else they are not even made
                for request in requests:
                    self._hear(client, request)
            if missed and self.state.game is not None:
                self._tell(client, view_told(self.state.game, client.shown))

    def _hear(self, client: MemoryClient, request: Commit | Reveal) -> None:
        if client.silent and isinstance(request, Reveal) and request.attempt == 0:
            return
        version = self.state.version
        try:
            bodies = decide(request, self.state, Asking(client.guest, client.shown))
        except Denied as denied:
            answer: Acknowledged | Refused = denied.denial.message(request.key, version)
        else:
            for body in bodies:
                self.append(body)
            answer = Acknowledged(key=request.key, version=version)
        client.dealings.answered(answer)
