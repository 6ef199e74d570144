"""What is believed after a Chancellor of another: they keep a card and put the rest under the deck.

Where each card went is followed exactly while there is room for more hidden places; then older
cards under the deck are given up, and at last the new ones.
"""

from dataclasses import dataclass
from typing import Final

from amletero.beliefs.hidden import DRAWN_PLACE, POOL, SLOTS, Hidden
from amletero.beliefs.situation import KINDS, Weights
from amletero.beliefs.transitions import kept_one_of_three, kept_one_of_two, kept_roughly
from amletero.rules.cards import Seat
from amletero.rules.values import changed

ROOM: Final = {2: 100_000, 3: 100_000, 4: 100_000, 5: 1_000_000, 6: 100_000}
"""By number of players: how many joint weights are kept before slots are given up."""


@dataclass(frozen=True)
class Choice:
    """A Chancellor's choice that another makes."""

    seat: Seat
    drawn: tuple[int, ...]
    """The entries of the draw pile that they drew; as many cards go under it."""
    table: Weights
    """By hand in the order held: how likely each card is kept; see `keep_table`."""

    def made(self, hidden: Hidden, room: int) -> Hidden:
        """The hidden cards after the choice, with at most so many joint weights if it can be."""
        new = sum(item < SLOTS for item in self.drawn)
        if hidden.weights.size * KINDS**new <= room:
            return self._exactly(hidden, self.drawn)
        if slots := tuple(place for place in hidden.places if place >= SLOTS):
            hidden = hidden.forgotten(slots)
        if hidden.weights.size * KINDS ** len(self.drawn) <= room:
            drawn = tuple(POOL if item >= SLOTS else item for item in self.drawn)
            return self._exactly(hidden, drawn)
        return self._roughly(hidden)

    def _exactly(self, hidden: Hidden, drawn: tuple[int, ...]) -> Hidden:
        """The cards put under the deck become slots."""
        count = len(drawn)
        places = tuple(range(DRAWN_PLACE, DRAWN_PLACE - count, -1))
        for item, place in zip(drawn, places, strict=True):
            hidden = hidden.drawn(item, place)
        others, rows = hidden.rows(self.seat, *places)
        kept = kept_one_of_three if count == 2 else kept_one_of_two
        first = max((*hidden.places, SLOTS - 1)) + 1
        slots = tuple(range(first, first + count))
        weights = kept(rows, self.table)
        return hidden.weighed(weights, (*others, self.seat, *slots)).under(*slots)

    def _roughly(self, hidden: Hidden) -> Hidden:
        """The cards put under the deck are cards of the pool, whichever they are."""
        count = len(self.drawn)
        floor = hidden.floor + (hidden.chances(self.seat) > 1 - 1e-12)
        unknown = hidden.unknown.copy()
        for item in self.drawn:
            if 0 <= item < KINDS:
                unknown[item] += 1
        hidden = changed(hidden, unknown=unknown)
        others, rows = hidden.rows(self.seat)
        pool = hidden.pool()
        weights = kept_roughly(rows, len(others), unknown, pool, self.table, count + 1)
        return hidden.weighed(weights, (*others, self.seat), floor=floor).under(*(POOL,) * count)
