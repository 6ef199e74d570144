"""What a thinking bot has in mind: a filter that follows its game, and its own situation."""

import numpy as np

from amletero.beliefs.filter import Filter
from amletero.beliefs.players import Models
from amletero.beliefs.population import population
from amletero.beliefs.situation import (
    DECK,
    DRAWN,
    HELD,
    KINDS,
    KNOWN,
    NOBODY,
    SEAT,
    SEATS,
    SHOWN,
    WATCHERS,
    Situation,
    Weights,
)
from amletero.kernel.settings import NUMBERS
from amletero.rules.facts import Fact, GameBegan
from amletero.rules.view import View


class Memory:
    """The filter of the latest view, so that the next view of the game need not start afresh.

    It holds nothing that the facts of the view do not say: a view of another game, or an earlier
    one, is read from its beginning.
    """

    def __init__(
        self, types: tuple[str, ...], reckoned: tuple[Models, Weights] | None = None
    ) -> None:
        self._types = types
        self._reckoned = reckoned
        """Models, with how likely each is, to reckon with instead of those of the types."""
        self._facts: tuple[Fact, ...] = ()
        self._filter: Filter | None = None

    def filter(self, view: View) -> Filter:
        """The filter that was told what the view was told."""
        told = len(self._facts)
        filter_ = self._filter
        if filter_ is None or filter_.seat != view.seat or view.facts[:told] != self._facts:
            began = view.facts[0]
            assert isinstance(began, GameBegan)
            types = population(began.edition, began.players, self._types)
            models, prior = self._reckoned or types
            filter_, told = Filter.opening(view.seat, began, models, prior), 1
        for fact in view.facts[told:]:
            filter_ = filter_.after(fact)
        self._facts, self._filter = view.facts, filter_
        return filter_


def situation_of(view: View, filter_: Filter) -> Situation:
    """The situation of the seat whose view this is, about to move.

    When a Chancellor's choice is due, it is that of the table: own cards do not enter into it.
    """
    seat = view.seat
    assert seat is not None
    situation = filter_.situation.copy()
    situation[SEAT], situation[DECK] = seat, view.table.deck_count
    if not view.table.choosing:
        situation[HELD], situation[DRAWN] = (NUMBERS[card] for card in view.hand)
    for other, card in enumerate(view.known):
        situation[KNOWN + other] = NOBODY if card is None else NUMBERS[card]
        if filter_.shown.cards[other, seat] != NOBODY:
            situation[SHOWN] = filter_.shown.cards[other, seat]
            situation[WATCHERS] |= 1 << other
    return situation


def likely_hands(filter_: Filter) -> Weights:
    """By seat and character: how likely others hold what."""
    hands = np.zeros((SEATS, KINDS))
    for place in filter_.hidden.places:
        if place < SEATS:
            hands[place] = filter_.hidden.chances(place)
    return hands
