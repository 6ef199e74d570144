"""What a thinking bot has in mind: a filter that follows its game, and its own situation."""

import numpy as np

from amletero.beliefs.filter import Filter
from amletero.beliefs.players import Models
from amletero.beliefs.population import population
from amletero.beliefs.situation import (
    KINDS,
    NOBODY,
    SEATS,
    Situation,
    Weights,
    empty_situation,
    read_situation,
)
from amletero.kernel.knowledge import show
from amletero.kernel.observation import Knowledge
from amletero.kernel.settings import NUMBERS
from amletero.kernel.table_words import view_board
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


def knowledge_of(view: View, filter_: Filter) -> Knowledge:
    """The kernel's row of what the seat of a view knows, and of who knows its own hand."""
    seat = view.seat
    assert seat is not None
    row = filter_.common.row.copy()
    for other, card in enumerate(view.known):
        if card is not None:
            show(row, seat, other, NUMBERS[card])
        if filter_.shown.cards[other, seat] != NOBODY:
            show(row, other, seat, int(filter_.shown.cards[other, seat]))
    return row


def situation_of(view: View, filter_: Filter) -> Situation:
    """The situation of the seat whose view this is, about to move."""
    situation = empty_situation(view.table.edition, view.table.players)
    read_situation(situation, knowledge_of(view, filter_), view_board(view))
    return situation


def likely_hands(filter_: Filter) -> Weights:
    """By seat and character: how likely others hold what."""
    hands = np.zeros((SEATS, KINDS))
    for place in filter_.hidden.places:
        if place < SEATS:
            hands[place] = filter_.hidden.chances(place)
    return hands
