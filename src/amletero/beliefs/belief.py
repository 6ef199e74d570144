"""What a view says of every hidden card, as probabilities."""

from collections.abc import Mapping
from dataclasses import dataclass

import numpy as np

from amletero.beliefs.filter import Filter
from amletero.beliefs.hidden import BURIED, POOL, SLOTS, Hidden
from amletero.beliefs.players import UNIFORM, Models
from amletero.beliefs.situation import KINDS, SEATS, Weights
from amletero.kernel.settings import CHARACTERS
from amletero.rules.cards import Character, Seat
from amletero.rules.facts import GameBegan
from amletero.rules.view import View


@dataclass(frozen=True)
class Belief:
    """The probability of every hidden card, by character number as in `CHARACTERS`.

    A player who has drawn and not yet played, or owes a Chancellor's choice, is counted with the
    card held before, and what they drew as if it still lay in the deck.
    """

    seats: tuple[Seat, ...]
    """The other players still in the round."""
    hands: Weights
    """The joint probability of their hands: one axis of ten characters for each of the seats."""
    set_aside: Weights
    deck: tuple[Weights, ...]
    """The draw pile, top card first."""

    def hand(self, seat: Seat) -> Weights:
        """By character: how likely a player holds it."""
        axis = self.seats.index(seat)
        others = tuple(other for other in range(len(self.seats)) if other != axis)
        chances: Weights = self.hands.sum(axis=others)
        return chances

    def named(self, seat: Seat) -> Mapping[Character, float]:
        """The cards that a player may hold, the likeliest first."""
        return _named(self.hand(seat))

    def named_set_aside(self) -> Mapping[Character, float]:
        """The cards that may be set aside face down, the likeliest first."""
        return _named(self.set_aside)


def _named(chances: Weights) -> Mapping[Character, float]:
    order = sorted(range(KINDS), key=lambda card: -chances[card])
    return {CHARACTERS[card]: float(chances[card]) for card in order if chances[card] > 0}


def filtered(view: View, models: Models = UNIFORM, prior: Weights | None = None) -> Filter:
    """A filter that was told all that a view was told."""
    began, *facts = view.facts
    assert isinstance(began, GameBegan)
    even = np.ones(len(models.kinds)) if prior is None else prior
    filter_ = Filter.opening(view.seat, began, models, even)
    for fact in facts:
        filter_ = filter_.after(fact)
    return filter_


def believe(view: View, models: Models = UNIFORM, prior: Weights | None = None) -> Belief:
    """What a view says of the hidden cards if others play by these models."""
    return belief_of(filtered(view, models, prior))


def belief_of(filter_: Filter) -> Belief:
    """The probabilities that a filter has arrived at."""
    hidden = filter_.hidden
    seats = tuple(sorted(place for place in hidden.places if place < SEATS))
    _, rows = hidden.rows(*seats)
    pool = hidden.pool()
    pile = filter_.drawing + hidden.pile if filter_.drawing else hidden.pile
    return Belief(
        seats,
        rows.sum(axis=0),
        pool,
        tuple(_entry(hidden, item, pool) for item in pile),
    )


def _entry(hidden: Hidden, item: int, pool: Weights) -> Weights:
    """The probabilities of one entry of the draw pile."""
    if item == POOL:
        return pool
    if item == BURIED:
        return hidden.under_the_deck()
    if item >= SLOTS:
        return hidden.chances(item)
    known: Weights = np.eye(KINDS)[item]
    return known


def counted(view: View) -> Mapping[Seat, Weights]:
    """What counting alone says of each hand: cards that are unseen, and hands that were shown."""
    table = view.table
    unseen = table.edition.copies.copy()
    unseen.subtract(table.face_up + view.hand)
    unseen.subtract(card for discards in table.discards for card in discards)
    unseen.subtract(card for card in (*view.known, *view.deck) if card is not None)
    counts = np.array([max(unseen[card], 0) for card in CHARACTERS], float)
    return {
        seat: counts / counts.sum()
        if view.known[seat] is None
        else np.eye(KINDS)[CHARACTERS.index(view.known[seat] or Character.SPY)]
        for seat in table.still_in
        if seat != view.seat
    }
