"""A game being played and written down at the same time."""

from dataclasses import dataclass, field

from amletero.record.game import GameRecord, RoundRecord, RoundResult
from amletero.rules.cards import Cards, Seat
from amletero.rules.editions import Edition
from amletero.rules.facts import Event
from amletero.rules.moves import Move
from amletero.rules.play import begin, deal, step
from amletero.rules.round import Round
from amletero.rules.table import Table
from amletero.rules.view import View


@dataclass(slots=True)
class _RoundInWriting:
    deck: Cards
    first: Seat
    moves: list[Move] = field(default_factory=list)
    result: RoundResult | None = None


class Match:
    """Plays a game by the readable rules and keeps all that happened, for record and views."""

    def __init__(self, edition: Edition, players: int, goal: int | None = None) -> None:
        self.round: Round
        self.round, began = begin(edition, players, goal)
        self.events: list[tuple[Event, ...]] = [began]
        """What happened: one group for the beginning, for each deal and for each move."""
        self._rounds: list[_RoundInWriting] = []

    @property
    def table(self) -> Table:
        """What lies face up."""
        return self.round.table

    @property
    def result(self) -> RoundResult | None:
        """How the latest round ended; nothing while it is played."""
        ended = self.table.result
        return None if ended is None else RoundResult(ended.winners, ended.spy, self.table.tokens)

    @property
    def winners(self) -> tuple[Seat, ...]:
        """The winners of the game; empty while it goes on."""
        return self.table.winners

    def deal(self, deck: Cards, first: Seat) -> tuple[Event, ...]:
        """Deal the next round."""
        self.round, events = deal(self.round, deck, first)
        self.events.append(events)
        self._rounds.append(_RoundInWriting(deck, first))
        return events

    def move(self, move: Move) -> tuple[Event, ...]:
        """Make the next move."""
        self.round, events = step(self.round, move)
        self.events.append(events)
        self._rounds[-1].moves.append(move)
        self._rounds[-1].result = self.result
        return events

    def view(self, seat: Seat | None) -> View:
        """What a seat was told so far; `None` is a spectator."""
        return View.told(
            seat,
            (event.fact for events in self.events for event in events if event.reaches(seat)),
        )

    def record(self, names: tuple[str, ...]) -> GameRecord:
        """The game so far in writing."""
        rounds = tuple(
            RoundRecord(round.deck, round.first, tuple(round.moves), round.result)
            for round in self._rounds
        )
        table = self.table
        return GameRecord(table.edition, names, table.goal, rounds, table.winners)
