"""The cards an observer cannot see, and how likely they lie where.

A hidden *place* holds one card: another player's hand, or a slot under the deck where another
player of a Chancellor put a card. All other hidden cards are the *pool*: the set-aside card and
the unknown cards of the draw pile, any of which may lie anywhere among these. `Hidden` keeps the
joint weights of all places exactly; the pool follows from them by counting. Where there is no room
for more places, cards under the deck are *buried*: they count as cards of the pool of which it is
known what they can be.
"""

from collections.abc import Callable
from dataclasses import dataclass, field, replace
from functools import cached_property
from typing import Final, TypeAlias

import numpy as np

from amletero.beliefs.buried import NOTHING, Bundles, Buried, bundled
from amletero.beliefs.situation import KINDS, Situation, Weights
from amletero.beliefs.transitions import (
    buried_chances,
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
BURIED: Final = -2
"""In the draw pile: a card of the pool of which it is only kept what it can be."""


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
    depth: int = 0
    """How many cards are buried."""
    bundles: Bundles = field(default_factory=lambda: NOTHING.bundles)
    """What they can be, with the weights' axes; empty where nothing is buried."""

    @staticmethod
    def dealt(seats: tuple[Place, ...], unknown: Situation, pile: int) -> "Hidden":
        """A fresh round: each seat was dealt a card that the observer has not seen."""
        weights = dealt_weights(len(seats), unknown).reshape((KINDS,) * len(seats))
        return Hidden(seats, weights / weights.sum(), unknown, (POOL,) * pile)

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

    def buried(self, *last: Place) -> Buried:
        """What is buried, by the rows with the axes of these places last."""
        if self.depth == 0:
            return NOTHING
        places = (*(place for place in self.places if place not in last), *last)
        bundles = np.ascontiguousarray(self._bundles_by(places)).reshape(-1)
        return Buried(self.depth, bundles)

    def _bundles_by(self, places: tuple[Place, ...]) -> Bundles:
        """The bundles with the axes of the places in this order."""
        if self.bundles.size == 0 or places == self.places:
            return self.bundles
        return self.bundles.transpose([self.axis(place) for place in places])

    def chances(self, place: Place) -> Weights:
        """By character: how likely a place holds it."""
        chances: Weights = self.rows(place)[1].sum(axis=0)
        return chances

    def pool(self) -> Weights:
        """By character: how likely some card of the pool is it that is not buried."""
        return self._shares(pool_chances)

    def under_the_deck(self) -> Weights:
        """By character: how likely a buried card is it."""
        return self._shares(buried_chances)

    def _shares(self, count: Callable[..., Weights]) -> Weights:
        chances = count(self.flat, len(self.places), self.unknown, self.buried())
        return chances / max(chances.sum(), 1e-300)

    def weighed(
        self,
        weights: Weights,
        places: tuple[Place, ...] | None = None,
        bundles: Bundles | None = None,
        **changes: object,
    ) -> "Hidden":
        """The same with new weights, of the same places unless others are named.

        Bundles are given wherever there are other places than before, or in another order.
        """
        places = self.places if places is None else places
        total = weights.sum()
        if not total > 0:
            raise Impossible("no way to deal the cards agrees with what was told")
        shape = (KINDS,) * len(places)
        bundles = self.bundles if bundles is None else bundles
        return replace(
            self,
            places=places,
            weights=(weights / total).reshape(shape),
            bundles=bundles.reshape(shape) if bundles.size else NOTHING.bundles,
            **changes,  # type: ignore[arg-type]
        )

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
        places = (*others, place, other)
        return self.weighed(rows * agrees, places, self._bundles_by(places))

    # --- Cards move ----------------------------------------------------------------------------

    def revealed(self, place: Place, card: int) -> "Hidden":
        """The card of a place is seen by the observer and leaves it."""
        axis = self.axis(place)
        weights = np.take(self.weights, card, axis=axis)
        bundles = np.take(self.bundles, card, axis=axis) if self.bundles.size else self.bundles
        others = tuple(other for other in self.places if other != place)
        return self.weighed(weights, others, bundles, unknown=self.without(card))

    def hidden_again(self, place: Place, card: int) -> "Hidden":
        """A card that the observer knows goes to a new place."""
        weights = np.zeros((*self.weights.shape, KINDS))
        weights[..., card] = self.weights
        bundles = np.repeat(self.bundles[..., None], KINDS, -1) if self.bundles.size else None
        unknown = self.unknown.copy()
        unknown[card] += 1
        return self.weighed(weights, (*self.places, place), bundles, unknown=unknown)

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
        if item >= 0:
            return self.hidden_again(place, item)
        unearthed = item == BURIED
        weights, bundles = drawn_to_place(
            self.flat, len(self.places), self.unknown, self.buried(), unearthed
        )
        places, depth = (*self.places, place), self.depth - unearthed
        return self.weighed(weights, places, bundles, depth=depth)

    def drawn_by_observer(self, item: int, card: int) -> "Hidden":
        """The observer draws this card, given by its entry in the pile, and sees it."""
        if item >= SLOTS:
            return self.revealed(item, card)
        if item >= 0:
            return self
        unearthed = item == BURIED
        weights, bundles = drawn_and_seen(
            self.flat, len(self.places), self.unknown, self.buried(), unearthed, card
        )
        unknown, depth = self.without(card), self.depth - unearthed
        return self.weighed(weights, self.places, bundles, unknown=unknown, depth=depth)

    def under(self, *items: int) -> "Hidden":
        """Cards, given by their entries, go under the draw pile."""
        return replace(self, pile=self.pile + items)

    def bury(self, slots: tuple[Place, ...]) -> "Hidden":
        """Give up some slots: of their cards it is only kept what they can be."""
        others, rows = self.rows(*slots)
        rows, depth = rows.reshape(len(rows), -1), len(slots)
        pile = tuple(BURIED if item in slots else item for item in self.with_nothing_buried().pile)
        return self.weighed(rows.sum(axis=1), others, bundled(rows, depth), pile=pile, depth=depth)

    def with_nothing_buried(self) -> "Hidden":
        """Give up what was buried: it is like any other card of the pool."""
        pile = tuple(POOL if item == BURIED else item for item in self.pile)
        return replace(self, pile=pile, depth=0, bundles=NOTHING.bundles)

    def without(self, card: int) -> Situation:
        """The unknown cards without one that was seen."""
        unknown = self.unknown.copy()
        unknown[card] -= 1
        return unknown
