"""The game played at a table: the truth, and what each viewer was told, version by version."""

from copy import copy
from dataclasses import dataclass

from amletero.record.notation import UnknownCard, UnreadableMove, move_text, read_move
from amletero.rules.cards import Seat
from amletero.rules.facts import Event, Fact
from amletero.rules.moves import Move, legal, refusal
from amletero.rules.play import begin, deal, may_start, step
from amletero.rules.table import Table
from amletero.rules.values import changed
from amletero.rules.view import View
from amletero.tables.refusals import Denial, Denied, deny
from amletero.tables.settings import Settings
from amletero.wire.socket.codes import RefusalCode


@dataclass(frozen=True, slots=True)
class Past:
    """What happened in one version, and through the one before it all that happened earlier.

    A game's past is shared by all its copies, and no move copies it.
    """

    before: "Past | None"
    events: tuple[Event, ...]


class Game:
    """Grows by deals and moves only; each of them is one version.

    A view for each seat and one for spectators grow along, from the facts that reach them.
    """

    def __init__(self, settings: Settings) -> None:
        self._edition = settings.rules
        self._round, began = begin(self._edition, settings.players, settings.goal)
        self._past = Past(None, began)
        self._positions = {
            seat: _forgetting(View.told(seat, _facts(began, seat)))
            for seat in (*range(settings.players), None)
        }
        self.version = 0
        self.dealt_at = 0
        """The version of the last deal."""

    def copy(self) -> "Game":
        """A copy that can go on by itself. Views and the truth are values and can be shared."""
        other = copy(self)
        other.__dict__["_positions"] = dict(self._positions)
        return other

    @property
    def table(self) -> Table:
        """What lies face up."""
        return self._round.table

    @property
    def may_start(self) -> tuple[Seat, ...]:
        """Who may take the first turn of the next round."""
        return may_start(self.table)

    def view(self, seat: Seat | None) -> View:
        """What a seat was told since the game began; `None` is a spectator."""
        return changed(self._positions[seat], facts=self.facts_since(seat, -1))

    def position(self, seat: Seat | None) -> View:
        """A seat's view without the facts that led to it."""
        return self._positions[seat]

    def facts_since(self, seat: Seat | None, version: int) -> tuple[Fact, ...]:
        """What a seat was told after a version."""
        news: list[Past] = []
        past: Past | None = self._past
        while past is not None and len(news) < self.version - version:
            news.append(past)
            past = past.before
        return tuple(fact for past in reversed(news) for fact in _facts(past.events, seat))

    def legal(self, seat: Seat | None) -> tuple[Move, ...]:
        """The legal moves of a seat; none unless it is to move. Only its own view is asked."""
        position = self._positions[seat]
        return legal(position.table, position.hand) if position.to_move else ()

    def legal_texts(self, seat: Seat | None) -> list[str]:
        """The legal moves of a seat as texts."""
        return [move_text(move, self._edition) for move in self.legal(seat)]

    def check(self, text: str) -> None:
        """Raise `Denied` unless this is a legal move of the player whose turn it is."""
        broken = refusal(self._round.table, self._round.hand, self._read(text))
        if broken is not None:
            raise Denied(Denial.of(broken, self._edition))

    def deal(self, deck: list[int], first: Seat) -> None:
        """Deal the next round from a deck given by values."""
        cards = tuple(self._edition.by_value[value] for value in deck)
        self._round, events = deal(self._round, cards, first)
        self._tell(events)
        self.dealt_at = self.version

    def move(self, text: str) -> None:
        """Make a move of the player whose turn it is."""
        self._round, events = step(self._round, self._read(text))
        self._tell(events)

    def _read(self, text: str) -> Move:
        try:
            return read_move(text, self._edition)
        except UnknownCard as error:
            raise Denied(Denial(RefusalCode.UNKNOWN_CARD, card=error.value)) from error
        except UnreadableMove as error:
            raise deny(RefusalCode.UNREADABLE) from error

    def _tell(self, events: tuple[Event, ...]) -> None:
        self.version += 1
        self._past = Past(self._past, events)
        for seat, position in self._positions.items():
            for fact in _facts(events, seat):
                position = position.after(fact)  # noqa: PLW2901 - it grows fact by fact
            self._positions[seat] = _forgetting(position)


def _facts(events: tuple[Event, ...], seat: Seat | None) -> list[Fact]:
    """What of these events a seat is told."""
    return [event.fact for event in events if event.reaches(seat)]


def _forgetting(view: View) -> View:
    return changed(view, facts=())
