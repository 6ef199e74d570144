"""Worlds against brute force, on decks small enough to try every order of the cards."""

from collections import Counter
from functools import cache
from random import Random

import pytest

from amletero.beliefs.assumed_policy import uniform
from amletero.beliefs.belief import belief_of
from amletero.beliefs.cards_revealed_later import hands_to_come
from amletero.beliefs.world_limit import Likeness, kept_options
from amletero.beliefs.world_tracker import WorldTracker
from amletero.chance import shuffled
from amletero.record.referee import Referee
from amletero.rules.cards import Cards, Character
from amletero.rules.editions import CardRow, Edition, TieRule
from amletero.rules.moves import legal
from amletero.rules.round import Round
from amletero.rules.view import View
from tests.beliefs.enumeration import worlds
from tests.bots.rounds import mover

CASES = [(players, seed) for players in (2, 3) for seed in range(6)]
ALL = 1_000_000
"""More worlds than there are."""


def reduced(players: int, random: Random) -> Edition:
    """A small deck: two Chancellors, and others at random."""
    kinds = random.choices(tuple(Character), k=5)
    count = {2: 8, 3: 6}[players]
    cards = Counter([Character.CHANCELLOR, Character.CHANCELLOR, *random.choices(kinds, k=count)])
    rows = tuple(
        CardRow(value, card, cards[card]) for value, card in enumerate(Character) if cards[card]
    )
    return Edition("reduced", rows, ((2, 6), (3, 5)), TieRule.ALL_WIN)


@cache
def both(players: int, seed: int) -> list[tuple[View, Counter[Round]]]:
    """The views of a round of a reduced deck after the first, and what brute force says of them."""
    random = Random(seed)
    edition = reduced(players, random)
    seats = Referee(edition, players)
    seats.deal(shuffled(edition, random), random.randrange(players))
    views = []
    while not seats.round.over:
        if not seats.round.table.choosing:
            views.append(mover(seats))
        seats.move(random.choice(legal(seats.round.table, seats.round.hand)))
    return [(view, worlds(view)) for view in views[1:]]


def shares(found: Counter[Round]) -> dict[Round, float]:
    total = sum(found.values())
    return {world: weight / total for world, weight in found.items()}


@pytest.mark.parametrize(("players", "seed"), CASES)
def test_with_uniform_players_worlds_equal_enumeration(players: int, seed: int) -> None:
    """All hands together, the set-aside card, every card of the deck; the impossible is zero."""
    for view, found in both(players, seed):
        mine = WorldTracker(seed, uniform, ALL).worlds(view)
        hands: Counter[tuple[Cards, ...]] = Counter()
        theirs: Counter[tuple[Cards, ...]] = Counter()
        for world in mine:
            hands[world.round.hands] += world.weight  # type: ignore[assignment]
        deck = [Counter[Character]() for _ in range(view.table.deck_count)]
        set_aside: Counter[Character] = Counter()
        for round, share in shares(found).items():
            theirs[round.hands] += share  # type: ignore[assignment]
            set_aside[round.set_aside[0]] += share  # type: ignore[assignment]
            for place, card in enumerate(round.deck):
                deck[place][card] += share  # type: ignore[assignment]
        belief = belief_of(view, mine)
        assert dict(hands) == pytest.approx(dict(theirs), abs=1e-12)
        assert belief.set_aside == pytest.approx(dict(set_aside), abs=1e-12)
        assert len(belief.deck) == len(deck)
        for mine_there, theirs_there in zip(belief.deck, deck, strict=True):
            assert mine_there == pytest.approx(dict(theirs_there), abs=1e-12)


def test_the_enumeration_tries_worlds_with_cards_under_the_deck() -> None:
    """The comparison would be easy without Chancellors of others; it has them."""
    views = [view for players, seed in CASES for view, _ in both(players, seed)]
    assert sum(_others_chancellor(view) for view in views) > 10


@pytest.mark.parametrize("foreseeing", [False, True])
def test_thinned_worlds_can_be_and_weigh_what_they_should_on_average(foreseeing: bool) -> None:
    """Few worlds, many seeds: none that cannot be, and the mean comes near enumeration.

    To know what is to come changes which worlds are kept, and not what is believed.
    """
    checked = 0
    told = {view.seat: view.facts for view, _ in both(3, 1)}
    for view, found in both(3, 1):
        possible: Counter[tuple[Cards, ...]] = Counter()
        for round, share in shares(found).items():
            possible[round.hands] += share  # type: ignore[assignment]
        if len(possible) < 15:
            continue
        checked += 1
        mean: Counter[tuple[Cards, ...]] = Counter()
        for seed in range(100):
            to_come = hands_to_come(told[view.seat]) if foreseeing else ()
            few = WorldTracker(seed, uniform, 12, to_come=to_come).worlds(view)
            assert {world.round.hands for world in few} <= set(possible)
            for world in few:
                mean[world.round.hands] += world.weight / 100  # type: ignore[assignment]
        errors = [abs(mean[hands] - chance) for hands, chance in possible.items()]
        assert sum(errors) / 2 < 0.15
    assert checked > 0


def test_half_of_the_room_is_for_what_agrees_with_what_is_to_come() -> None:
    """And every option weighs on average what it weighed."""
    cards = tuple(Character)
    options = [(0.01, ((one,), (other,))) for one in cards for other in cards]
    likeness = Likeness(enumerate, lambda hands: hands)
    to_come = {0: frozenset({Character.KING}), 1: frozenset(cards[:8])}
    agreeing = weight_of_all = 0.0
    for seed in range(400):
        found, lost = kept_options(options, 16, Random(seed), likeness, to_come)
        assert lost
        agreeing += sum(hands[0] == (Character.KING,) for _, hands in found) / 400
        weight_of_all += sum(weight for weight, _ in found) / 400
    assert agreeing >= 7
    assert weight_of_all == pytest.approx(1, abs=0.05)
    assert kept_options(options, 100, Random(1), likeness, to_come) == (options, False)


def _others_chancellor(view: View) -> bool:
    return any(
        Character.CHANCELLOR in cards
        for seat, cards in enumerate(view.table.discards)
        if seat != view.seat
    )
