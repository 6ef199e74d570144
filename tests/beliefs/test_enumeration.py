"""The filter against brute force, on decks small enough to try every order of the cards."""

from collections import Counter
from functools import cache
from random import Random

import numpy as np
import pytest

from amletero.beliefs import Belief, believe
from amletero.beliefs.belief import belief_of, filtered
from amletero.beliefs.choosing import ROOM
from amletero.beliefs.situation import KINDS
from amletero.bots.search import drawn_world
from amletero.bots.worlds import worlds_of
from amletero.chance import shuffled
from amletero.kernel.convert import Words, round_of
from amletero.kernel.settings import NUMBERS
from amletero.record.referee import Referee
from amletero.rules.cards import Character
from amletero.rules.editions import STANDARD, CardRow, Edition, TieRule
from amletero.rules.moves import legal
from amletero.rules.round import Round
from amletero.rules.view import View
from tests.beliefs.enumeration import worlds
from tests.bots.rounds import mover

CASES = [(players, seed) for players in (2, 3) for seed in range(6)]


def reduced(players: int, random: Random) -> Edition:
    """A small deck: a Chancellor, and others at random."""
    kinds = random.choices(tuple(Character), k=5)
    count = {2: 8, 3: 6}[players]
    cards = Counter([Character.CHANCELLOR, Character.CHANCELLOR, *random.choices(kinds, k=count)])
    rows = tuple(
        CardRow(value, card, cards[card]) for value, card in enumerate(Character) if cards[card]
    )
    return Edition("reduced", rows, ((2, 6), (3, 5)), TieRule.ALL_WIN)


def enumerated(view: View) -> Belief:
    """The same belief, added up over all possible worlds."""
    seats = tuple(seat for seat in view.table.still_in if seat != view.seat)
    hands = np.zeros((KINDS,) * len(seats))
    set_aside = np.zeros(KINDS)
    deck = [np.zeros(KINDS) for _ in range(view.table.deck_count)]
    found = worlds(view)
    total = sum(found.values())
    for world, weight in found.items():
        share = weight / total
        hands[tuple(NUMBERS[world.card(seat)] for seat in seats)] += share
        set_aside[NUMBERS[world.set_aside[0]]] += share
        for place, card in enumerate(world.deck):
            deck[place][NUMBERS[card]] += share
    return Belief(seats, hands, set_aside, tuple(deck))


def mover_views(edition: Edition, players: int, random: Random) -> list[View]:
    """The views of those to play a card, through one random round."""
    seats = Referee(edition, players)
    seats.deal(shuffled(edition, random), random.randrange(players))
    views = []
    while not seats.round.over:
        if not seats.round.table.choosing:
            views.append(mover(seats))
        seats.move(random.choice(legal(seats.round.table, seats.round.hand)))
    return views


@cache
def both(players: int, seed: int) -> list[tuple[View, Belief]]:
    """The views of a round of a reduced deck after the first, and what brute force says of them."""
    random = Random(seed)
    views = mover_views(reduced(players, random), players, random)
    return [(view, enumerated(view)) for view in views[1:]]


@pytest.mark.parametrize(("players", "seed"), CASES)
def test_with_uniform_players_the_filter_equals_enumeration(players: int, seed: int) -> None:
    """Hands jointly, the set-aside card and every card of the deck; the impossible is zero."""
    for view, theirs in both(players, seed):
        mine = believe(view)
        assert mine.seats == theirs.seats
        np.testing.assert_allclose(mine.hands, theirs.hands, atol=1e-12)
        np.testing.assert_allclose(mine.set_aside, theirs.set_aside, atol=1e-12)
        assert len(mine.deck) == len(theirs.deck)
        for place, other in zip(mine.deck, theirs.deck, strict=True):
            np.testing.assert_allclose(place, other, atol=1e-12)
        assert ((mine.hands > 0) == (theirs.hands > 0)).all()


def test_where_cards_are_buried_the_impossible_is_still_not_believed(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """As with many players: what lies under the deck is only kept as what can lie there."""
    for players in (2, 3):
        monkeypatch.setitem(ROOM, players, 100)
    errors = []
    for view, theirs in (pair for players, seed in CASES for pair in both(players, seed)):
        mine = believe(view)
        same_support(mine, theirs)
        errors.append(np.abs(mine.hands - theirs.hands).max())
    assert np.mean(errors) < 0.005
    assert 0 < np.max(errors) < 0.1


@pytest.mark.parametrize(("players", "room"), [(2, 100), (2, 1_000), (3, 100), (3, 10_000)])
def test_what_is_buried_can_be_what_it_could_be_if_it_were_followed(
    monkeypatch: pytest.MonkeyPatch, players: int, room: int
) -> None:
    """With the whole deck, where everything can be followed if there is room for it."""
    for seed in range(8):
        for view in filter(_others_chancellor, mover_views(STANDARD, players, Random(seed))):
            monkeypatch.setitem(ROOM, players, 1_000_000)
            followed = believe(view)
            monkeypatch.setitem(ROOM, players, room)
            same_support(believe(view), followed)


@pytest.mark.parametrize("room", [100, 10_000])
def test_the_worlds_that_are_drawn_with_buried_cards_can_be(
    monkeypatch: pytest.MonkeyPatch, room: int
) -> None:
    """Every card lies somewhere, and none where it cannot, under the deck as well."""
    monkeypatch.setitem(ROOM, 3, room)
    cards, pool, stream = np.empty(12, np.int64), np.empty(32, np.int64), np.ones(1, np.uint64)
    for seed in range(8):
        for view in filter(_others_chancellor, mover_views(STANDARD, 3, Random(seed))):
            filter_ = filtered(view)
            belief, worlds = belief_of(filter_), worlds_of(view, filter_)
            for _ in range(20):
                world = round_of(view.table, Words(*drawn_world(worlds, cards, pool, stream)))
                assert whole_deck(world) == Counter(STANDARD.deck)
                assert belief.hands[tuple(NUMBERS[world.card(seat)] for seat in belief.seats)] > 0
                assert belief.set_aside[NUMBERS[world.set_aside[0]]] > 0
                for card, chances in zip(world.deck, belief.deck, strict=True):
                    assert chances[NUMBERS[card]] > 0


def whole_deck(world: Round) -> Counter[Character]:
    """All cards of a round, wherever they lie."""
    table = world.table
    places = (*world.hands, world.deck, world.set_aside, table.face_up, *table.discards)
    return Counter(card for cards in places for card in cards)


def same_support(one: Belief, other: Belief) -> None:
    """The same is possible: hands jointly, the set-aside card, every card of the deck."""
    assert ((one.hands > 0) == (other.hands > 0)).all()
    assert ((one.set_aside > 0) == (other.set_aside > 0)).all()
    for place, its in zip(one.deck, other.deck, strict=True):
        assert ((place > 0) == (its > 0)).all()


def test_the_enumeration_tries_worlds_with_cards_under_the_deck() -> None:
    """The comparison would be easy without Chancellors of others; it has them."""
    views = [view for players, seed in CASES for view, _ in both(players, seed)]
    assert sum(_others_chancellor(view) for view in views) > 10


def _others_chancellor(view: View) -> bool:
    return any(
        Character.CHANCELLOR in cards
        for seat, cards in enumerate(view.table.discards)
        if seat != view.seat
    )
