"""Who sits where on which cards: duplicate deals, all seats rotated.

Each deal (a deck and a first seat) is played as many times as there are seats, the line-up moving
on by one seat each time: everybody plays every hand of it. Luck of the cards falls on all alike.

- Two bots: the first takes one seat and the second all the others.
- More bots: each has as many seats as all can have alike; every group that can share the seats
  left over takes its turn, deal by deal, and so does every choice of bots if there are more bots
  than seats. The order round the table is drawn anew for each deal.
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
"""By seat: the number of the entrant who sits there."""


@dataclass(frozen=True)
class Schedule:
    """All the rounds of an arena. A seed decides them, whoever plays them in whatever order."""

    edition: Edition
    players: int
    entrants: int
    rounds_asked: int
    seed: int

    @property
    def deals(self) -> int:
        """As many deals as the rounds asked for need; no deal is left half played."""
        return -(-self.rounds_asked // self.players)

    @property
    def rounds(self) -> int:
        """The rounds that are played: those asked for, rounded up to whole deals."""
        return self.deals * self.players

    def cards(self, deal: int) -> tuple[Cards, Seat]:
        """The deck of a deal, and the seat that begins."""
        random = Random(f"{self.seed}/{deal}")
        deck = shuffled(self.edition, random)
        return deck, drawn_first(range(self.players), random)

    def line_ups(self, deal: int) -> Iterator[LineUp]:
        """Who sits where in the rounds of one deal: one line-up, rotated through all seats."""
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
        """The groups that take the seats left over, in a random order; each as often as another."""
        groups = list(combinations(range(self.entrants), self.players % self.entrants))
        Random(f"{self.seed}/groups").shuffle(groups)
        return groups
