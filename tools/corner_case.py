"""A corner case of the rules, and the moment of a game in which it can come up."""

from collections.abc import Callable
from typing import NamedTuple

from amletero.rules.cards import Character, Seat
from amletero.rules.editions import EDITIONS
from amletero.rules.facts import (
    Ending,
    Fact,
)
from amletero.rules.moves import (
    Move,
    Play,
)
from amletero.rules.round import Round


class Moment(NamedTuple):
    """One move of a game, and what it changed."""

    before: Round
    move: Move
    after: Round
    facts: tuple[Fact, ...]

    def has(self, kind: type) -> bool:
        """Whether a fact of this kind happened."""
        return any(isinstance(fact, kind) for fact in self.facts)

    @property
    def card(self) -> Character | None:
        """The card played."""
        return self.move.card if isinstance(self.move, Play) else None

    @property
    def target(self) -> Seat | None:
        """Whom it was played on."""
        return self.move.target if isinstance(self.move, Play) else None

    @property
    def showdown(self) -> bool:
        """Whether the move ended the round by a showdown."""
        result = self.after.table.result
        return result is not None and result.ending is Ending.SHOWDOWN

    @property
    def spies(self) -> list[Seat]:
        """Who has a Spy face up."""
        table = self.after.table
        return [seat for seat in table.seats if Character.SPY in table.discards[seat]]


class Case(NamedTuple):
    """A corner case of the rules and how to know it when it comes up."""

    number: int
    name: str
    rule: str
    shown: Callable[[Moment], bool]
    editions: tuple[str, ...] = tuple(EDITIONS)
    players: tuple[int, ...] = (2, 3, 4, 5, 6)
