"""The seats and cards of every round: duplicate deals, with all seats rotated.

Each deal (a deck and a first seat) is played as many times as there are seats, and the line-up
moves by one seat each time: everyone plays every hand, so the luck of the cards is the same for
all.

- Two bots: the first takes one seat and the second all the others.
- More bots: each has the same number of seats as far as possible. Every group of bots that could
  take the remaining seats takes them in turn, deal by deal; with more bots than seats, so does
  every choice of bots. The order around the table is drawn at random for each deal.
"""

from collections.abc import Iterator
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
    """All rounds of an arena. They depend on the seed only, not on bots or order of play."""

    edition: Edition
    players: int
    entrants: int
    rounds_asked: int
    seed: int

    @property
    def deals(self) -> int:
        """Return the number of deals for the rounds requested; every deal is played completely."""
        return -(-self.rounds_asked // self.players)

    @property
    def rounds(self) -> int:
        """Return the number of rounds played: those requested, rounded up to whole deals."""
        return self.deals * self.players

    def cards(self, deal: int) -> tuple[Cards, Seat]:
        """Return the deck of a deal, and the seat that begins."""
        random = Random(f"{self.seed}/{deal}")
        deck = shuffled(self.edition, random)
        return deck, drawn_first(range(self.players), random)

    def line_ups(self, deal: int) -> Iterator[LineUp]:
        """Yield the line-ups of the rounds of one deal: one line-up, rotated through all seats."""
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
