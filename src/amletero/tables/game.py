"""The game played at a table: the truth, and what each viewer was told, version by version."""

from array import array
from copy import copy

from amletero.record.notation import UnknownCard, UnreadableMove, move_text, read_move
from amletero.rules.cards import Seat
from amletero.rules.facts import Event, Fact
from amletero.rules.moves import Move, legal, refusal
from amletero.rules.play import begin, deal, may_start, step
from amletero.rules.table import Table
from amletero.rules.view import View
from amletero.tables.refusals import Denial, Denied, deny
from amletero.tables.settings import Settings


class Game:
    """Grows by deals and moves only; each of them is one version.

    A view for each seat and one for spectators grow along, from the facts that reach them.
    """

    def __init__(self, settings: Settings) -> None:
        self._edition = settings.rules
        self._round, began = begin(self._edition, settings.players, settings.goal)
        seats: list[Seat | None] = [*range(settings.players), None]
        self._views = {
            seat: View.told(seat, [event.fact for event in began if event.reaches(seat)])
            for seat in seats
        }
        self._marks = {seat: array("I", [len(self._views[seat].facts)]) for seat in seats}
        self.version = 0

    def copy(self) -> "Game":
        """A copy that can go on by itself. Views and the truth are values and can be shared."""
        other = copy(self)
        other.__dict__.update(
            _views=dict(self._views),
            _marks={seat: marks[:] for seat, marks in self._marks.items()},
        )
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
        return self._views[seat]

    def facts_since(self, seat: Seat | None, version: int) -> tuple[Fact, ...]:
        """What a seat was told after a version."""
        return self._views[seat].facts[self._marks[seat][version] :]

    def legal(self, seat: Seat | None) -> tuple[Move, ...]:
        """The legal moves of a seat; none unless it is to move. Only its own view is asked."""
        view = self._views[seat]
        return legal(view.table, view.hand) if view.to_move else ()

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

    def move(self, text: str) -> None:
        """Make a move of the player whose turn it is."""
        self._round, events = step(self._round, self._read(text))
        self._tell(events)

    def _read(self, text: str) -> Move:
        try:
            return read_move(text, self._edition)
        except UnknownCard as error:
            raise Denied(Denial("unknown_card", card=error.value)) from error
        except UnreadableMove as error:
            raise deny("unreadable") from error

    def _tell(self, events: tuple[Event, ...]) -> None:
        self.version += 1
        for seat, view in self._views.items():
            for event in events:
                if event.reaches(seat):
                    view = view.after(event.fact)  # noqa: PLW2901 - it grows fact by fact
            self._views[seat] = view
            self._marks[seat].append(len(view.facts))
