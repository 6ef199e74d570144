"""What is believed after a Chancellor of another: they keep a card and put the rest under the deck.

Where each card went is followed exactly while there is room for more hidden places; then older
cards under the deck are buried, and at last the new ones.
"""

from dataclasses import dataclass
from typing import Final

import numpy as np

from amletero.beliefs.hidden import BURIED, DRAWN_PLACE, SLOTS, Hidden
from amletero.beliefs.keeping import kept_and_buried, kept_one_of_three, kept_one_of_two
from amletero.beliefs.situation import KINDS, NOBODY, Weights
from amletero.rules.cards import Seat

ROOM: Final = {2: 100_000, 3: 100_000, 4: 10_000, 5: 100_000, 6: 100_000}
"""By number of players: how many joint weights are kept before cards are buried.

So an update takes at most about a millisecond with four players, and ten with six.
"""


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
        drawn = self.drawn
        if slots := tuple(place for place in hidden.places if place >= SLOTS):
            hidden = hidden.bury(slots)
            drawn = tuple(BURIED if item >= SLOTS else item for item in drawn)
        if hidden.weights.size * KINDS ** len(drawn) <= room:
            return self._exactly(hidden, drawn)
        return self._buried(hidden, drawn)

    def _exactly(self, hidden: Hidden, drawn: tuple[int, ...]) -> Hidden:
        """The cards put under the deck become slots."""
        count = len(drawn)
        places = tuple(range(DRAWN_PLACE, DRAWN_PLACE - count, -1))
        for item, place in zip(drawn, places, strict=True):
            hidden = hidden.drawn(item, place)
        last = (self.seat, *places)
        others, rows = hidden.rows(*last)
        kept = kept_one_of_three if count == 2 else kept_one_of_two
        first = max((*hidden.places, SLOTS - 1)) + 1
        slots = tuple(range(first, first + count))
        weights, bundles = kept(rows, self.table, hidden.buried(*last))
        return hidden.weighed(weights, (*others, self.seat, *slots), bundles).under(*slots)

    def _buried(self, hidden: Hidden, drawn: tuple[int, ...]) -> Hidden:
        """The cards put under the deck are buried; what was buried before is given up."""
        hidden = hidden.with_nothing_buried()
        unknown = hidden.unknown.copy()
        for item in drawn:
            if item >= 0:
                unknown[item] += 1
        others, rows = hidden.rows(self.seat)
        cards = np.array([item if item >= 0 else NOBODY for item in drawn], np.int64)
        weights, bundles = kept_and_buried(rows, len(others), unknown, cards, self.table)
        places, depth = (*others, self.seat), len(drawn)
        chosen = hidden.weighed(weights, places, bundles, unknown=unknown, depth=depth)
        return chosen.under(*(BURIED,) * depth)
