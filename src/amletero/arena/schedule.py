"""The seats and cards of every contest: duplicate deals, with all seats rotated.

Each deal (a deck and a first seat) is played as many times as there are seats, and the line-up
moves by one seat each time: everyone plays every hand, so the luck of the cards is the same for
all.

- Two bots: the first takes one seat and the second all the others.
- More bots: each has the same number of seats as far as possible. Every group of bots that could
  take the remaining seats takes them in turn, deal by deal; with more bots than seats, so does
  every choice of bots. The order around the table is drawn at random for each deal.

A contest is a single round, or a whole game. The games of one deal share the cards of all their
rounds, as far as they go.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property
from itertools import combinations
from random import Random
from typing import TypeAlias

from amletero.chance import drawn_first, shuffled
from amletero.rules.cards import Cards, Seat
from amletero.rules.editions import Edition

LineUp: TypeAlias = tuple[int, ...]
"""By seat: the number of the entrant there."""


@dataclass(frozen=True)
class Schedule:
    """All contests of an arena. They depend on the seed only, not on bots or order of play."""

    edition: Edition
    players: int
    entrants: int
    asked: int
    """The number of contests requested."""
    seed: int
    whole_games: bool = False
    """Whether a contest is a whole game; otherwise it is a single round."""

    @property
    def deals(self) -> int:
        """Return the number of deals for the contests requested; all are played completely."""
        return -(-self.asked // self.players)

    @property
    def contests(self) -> int:
        """Return the number of contests: those requested, rounded up to whole deals."""
        return self.deals * self.players

    def cards(self, deal: int) -> tuple[Cards, Seat]:
        """Return the first deck of a deal, and the seat that begins."""
        random = Random(f"{self.seed}/{deal}")
        deck = shuffled(self.edition, random)
        return deck, drawn_first(range(self.players), random)

    def later_cards(self, deal: int, round: int, may_start: Sequence[Seat]) -> tuple[Cards, Seat]:
        """Return the deck of a later round of a game, and the seat that begins it."""
        random = Random(f"{self.seed}/{deal}/round {round}")
        return shuffled(self.edition, random), drawn_first(may_start, random)

    def line_ups(self, deal: int) -> Iterator[LineUp]:
        """Yield the line-ups of one deal's contests: one line-up, rotated through all seats."""
        order = self._order(deal)
        for turn in range(self.players):
            yield order[turn:] + order[:turn]

    def _order(self, deal: int) -> LineUp:
        if self.entrants == 2:
            return (0,) + (1,) * (self.players - 1)
        everyone = list(range(self.entrants)) * (self.players // self.entrants)
        order = everyone + list(self._groups[deal % len(self._groups)])
        Random(f"{self.seed}/{deal}/order").shuffle(order)
        return tuple(order)

    @cached_property
    def _groups(self) -> list[tuple[int, ...]]:
        """Return all groups that could take the remaining seats, once each, in a random order."""
        groups = list(combinations(range(self.entrants), self.players % self.entrants))
        Random(f"{self.seed}/groups").shuffle(groups)
        return groups
