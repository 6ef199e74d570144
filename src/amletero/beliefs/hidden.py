"""The cards an observer cannot see, and how likely they lie where.

A hidden *place* holds one card: another player's hand, or a slot under the deck where another
player of a Chancellor put a card. All other hidden cards are the *pool*: the set-aside card and
the unknown cards of the draw pile, any of which may lie anywhere among these. `Hidden` keeps the
joint weights of all places exactly; the pool follows from them by counting.
"""

from dataclasses import dataclass, replace
from functools import cached_property
from typing import Final, TypeAlias

import numpy as np

from amletero.beliefs.situation import KINDS, Situation, Weights
from amletero.beliefs.transitions import (
    dealt_weights,
    drawn_and_seen,
    drawn_to_place,
    pool_chances,
)

Place: TypeAlias = int
"""A seat, or, from `SLOTS` on, a slot under the deck."""
SLOTS: Final = 100
DRAWN_PLACE: Final = 99
"""The place of a card that another has just drawn, until they play or choose; a second: 98."""
POOL: Final = -1
"""In the draw pile: a card of the pool. Other entries are cards the observer put there, or slots,
as `SLOTS` and more."""


class Impossible(ValueError):
    """Something was told that cannot have happened."""


@dataclass(frozen=True)
class Hidden:
    """The joint weights of the hidden places, and the cards that lie in them or in the pool."""

    places: tuple[Place, ...]
    weights: Weights
    """One axis of ten characters for each place."""
    unknown: Situation
    """By character: how many lie in some place or in the pool."""
    pile: tuple[int, ...]
    """The draw pile, top card first."""
    floor: Situation
    """By character: how many are known to have been in a hand, and so are not set aside."""

    @staticmethod
    def dealt(seats: tuple[Place, ...], unknown: Situation, pile: int) -> "Hidden":
        """A fresh round: each seat was dealt a card that the observer has not seen."""
        weights = dealt_weights(len(seats), unknown).reshape((KINDS,) * len(seats))
        return Hidden(
            seats,
            weights / weights.sum(),
            unknown,
            (POOL,) * pile,
            np.zeros(KINDS, np.int64),
        )

    def axis(self, place: Place) -> int:
        """The axis of a place."""
        return self.places.index(place)

    @cached_property
    def flat(self) -> Weights:
        """The weights as one long row."""
        return np.ascontiguousarray(self.weights).reshape(-1)

    def rows(self, *last: Place) -> tuple[tuple[Place, ...], Weights]:
        """The other places, and the weights with the axes of these places last."""
        others = tuple(place for place in self.places if place not in last)
        order = [self.axis(place) for place in (*others, *last)]
        weights = self.weights.transpose(order).reshape((-1, *(KINDS,) * len(last)))
        return others, np.ascontiguousarray(weights)

    def chances(self, place: Place) -> Weights:
        """By character: how likely a place holds it."""
        chances: Weights = self.rows(place)[1].sum(axis=0)
        return chances

    def pool(self, floor: Situation | None = None) -> Weights:
        """By character: how likely some card of the pool is it."""
        none = np.zeros(KINDS, np.int64)
        chances: Weights = pool_chances(
            self.flat, len(self.places), self.unknown, none if floor is None else floor
        )
        return chances / max(chances.sum(), 1e-300)

    def weighed(
        self, weights: Weights, places: tuple[Place, ...] | None = None, **changes: object
    ) -> "Hidden":
        """The same with new weights, of the same places unless others are named."""
        places = self.places if places is None else places
        total = weights.sum()
        if not total > 0:
            raise Impossible("no way to deal the cards agrees with what was told")
        shaped = (weights / total).reshape((KINDS,) * len(places))
        return replace(self, places=places, weights=shaped, **changes)  # type: ignore[arg-type]

    # --- Something is learned of a place -------------------------------------------------------

    def holds(self, place: Place, card: int) -> "Hidden":
        """The place holds this card."""
        weights = np.zeros_like(self.weights)
        at = (slice(None),) * self.axis(place) + (card,)
        weights[at] = self.weights[at]
        return self.weighed(weights)

    def holds_not(self, place: Place, card: int) -> "Hidden":
        """The place does not hold this card."""
        weights = self.weights.copy()
        weights[(slice(None),) * self.axis(place) + (card,)] = 0.0
        return self.weighed(weights)

    def compared(self, place: Place, other: Place, agrees: Weights) -> "Hidden":
        """Two places hold cards that agree with a table of ten by ten."""
        others, rows = self.rows(place, other)
        return self.weighed(rows * agrees, (*others, place, other))

    # --- Cards move ----------------------------------------------------------------------------

    def revealed(self, place: Place, card: int) -> "Hidden":
        """The card of a place is seen by the observer and leaves it."""
        weights = np.take(self.weights, card, axis=self.axis(place))
        others = tuple(other for other in self.places if other != place)
        return self.weighed(weights, others, **self.seen(card))

    def hidden_again(self, place: Place, card: int) -> "Hidden":
        """A card that the observer knows goes to a new place."""
        weights = np.zeros((*self.weights.shape, KINDS))
        weights[..., card] = self.weights
        unknown = self.unknown.copy()
        unknown[card] += 1
        return self.weighed(weights, (*self.places, place), unknown=unknown)

    def traded(self, place: Place, other: Place) -> "Hidden":
        """Two places trade their cards."""
        names = {place: other, other: place}
        return replace(self, places=tuple(names.get(name, name) for name in self.places))

    def renamed(self, place: Place, name: Place) -> "Hidden":
        """The card of a place goes to another, new place."""
        return replace(self, places=tuple(name if old == place else old for old in self.places))

    def without_top(self) -> "Hidden":
        """The draw pile without its top card, which is being drawn."""
        return replace(self, pile=self.pile[1:])

    def drawn(self, item: int, place: Place) -> "Hidden":
        """A card of the pile, given by its entry there, goes to a new place."""
        if item >= SLOTS:
            return self.renamed(item, place)
        if item != POOL:
            return self.hidden_again(place, item)
        weights = drawn_to_place(self.flat, len(self.places), self.unknown)
        return self.weighed(weights, (*self.places, place))

    def drawn_by_observer(self, item: int, card: int) -> "Hidden":
        """The observer draws this card, given by its entry in the pile, and sees it."""
        if item >= SLOTS:
            return self.revealed(item, card)
        if item != POOL:
            return self
        weights = drawn_and_seen(self.flat, len(self.places), self.unknown, card)
        return self.weighed(weights, self.places, **self.seen(card))

    def under(self, *items: int) -> "Hidden":
        """Cards, given by their entries, go under the draw pile."""
        return replace(self, pile=self.pile + items)

    def forgotten(self, slots: tuple[Place, ...]) -> "Hidden":
        """Some slots return to the pool: where exactly their cards lie is given up."""
        floor = self.floor.copy()
        for slot in slots:
            certain = self.chances(slot) > 1 - 1e-12
            floor += certain.astype(np.int64)
        axes = tuple(self.axis(slot) for slot in slots)
        pile = tuple(POOL if item in slots else item for item in self.pile)
        places = tuple(place for place in self.places if place not in slots)
        return self.weighed(self.weights.sum(axis=axes), places, pile=pile, floor=floor)

    def seen(self, card: int) -> dict[str, Situation]:
        """A card is no longer unknown."""
        unknown, floor = self.unknown.copy(), self.floor.copy()
        unknown[card] -= 1
        floor[card] = max(floor[card] - 1, 0)
        return {"unknown": unknown, "floor": floor}
