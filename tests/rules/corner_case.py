"""A corner case of the rules as a row: a position, moves, and what must be true afterwards."""

from collections.abc import Callable
from typing import NamedTuple

from amletero.rules.cards import Cards, Seat
from amletero.rules.facts import Ending, Event, Revealed
from amletero.rules.moves import legal, move_text
from amletero.rules.round import Round


class After(NamedTuple):
    """What a row can look at once its moves are played."""

    round: Round
    events: tuple[Event, ...]

    @property
    def out(self) -> set[Seat]:
        return set(self.round.table.seats) - set(self.round.table.still_in)

    @property
    def winners(self) -> tuple[Seat, ...]:
        return self.round.table.result.winners if self.round.table.result else ()

    @property
    def spy(self) -> Seat | None:
        return self.round.table.result.spy if self.round.table.result else None

    @property
    def ending(self) -> Ending | None:
        return self.round.table.result.ending if self.round.table.result else None

    @property
    def revealed(self) -> list[Seat]:
        return [event.fact.seat for event in self.events if isinstance(event.fact, Revealed)]

    @property
    def tokens(self) -> tuple[int, ...]:
        return self.round.table.tokens

    @property
    def legal(self) -> list[str]:
        table = self.round.table
        return [move_text(move, table.edition) for move in legal(table, self.round.hand)]

    def hand(self, seat: Seat) -> Cards:
        return self.round.hands[seat]


class Row(NamedTuple):
    case: int
    rule: str
    position: Round
    moves: str
    holds: Callable[[After], bool]
