"""What beliefs keep to in whole games, in all editions and with all numbers of players."""

from collections import Counter
from collections.abc import Iterator
from random import Random

import pytest

from amletero.beliefs import Belief, believe, counted
from amletero.beliefs.assumed_policy import uniform
from amletero.beliefs.belief import belief_of
from amletero.beliefs.cards_revealed_later import hands_to_come
from amletero.beliefs.world import World
from amletero.beliefs.world_tracker import WorldTracker
from amletero.bots import bot
from amletero.record.referee import Referee
from amletero.rules.editions import STANDARD, Edition
from amletero.rules.facts import Holds, RoundBegan
from amletero.rules.view import View
from tests.bots.rounds import GAMES, decisions, mover

every_game = pytest.mark.parametrize(
    ("edition", "players"), GAMES, ids=[f"{edition.name}-{players}" for edition, players in GAMES]
)
FEW = 30
"""Worlds that are kept in these tests."""
ENOUGH = 400
"""Worlds that are kept where all of them should be."""


def beliefs(
    edition: Edition, players: int, name: str, rounds: int, seed: int = 0
) -> Iterator[tuple[Referee, View, tuple[World, ...]]]:
    """The worlds of the mover before each play of some rounds."""
    bots = {seat: bot(name) for seat in range(players)}
    trackers = [WorldTracker(seed, uniform, FEW) for _ in range(players)]
    for seats, _ in decisions(edition, bots, Random(players), rounds):
        view = mover(seats)
        assert view.seat is not None
        yield seats, view, trackers[view.seat].worlds(view)


@every_game
def test_every_world_agrees_with_the_view(edition: Edition, players: int) -> None:
    """All cards are there once, and the observer was told in it what the view was told."""
    for _, view, worlds in beliefs(edition, players, "random", rounds=1):
        assert sum(world.weight for world in worlds) == pytest.approx(1)
        began = max(at for at, fact in enumerate(view.facts) if isinstance(fact, RoundBegan))
        for world in worlds:
            round = world.round
            places = (*round.hands, round.deck, round.set_aside, view.table.face_up)
            cards = Counter(card for cards in (*places, *view.table.discards) for card in cards)
            assert cards == edition.copies
            assert round.table == view.table
            assert round.hands[view.seat or 0] == view.hand
            assert world.told[view.seat or 0].view.facts == view.facts[began:]
            for seat, known in enumerate(view.known):
                assert known is None or round.card(seat) is known
            for lies, put in zip(round.deck, view.deck, strict=True):
                assert put is None or lies is put


@every_game
def test_the_same_seed_gives_the_same_worlds_followed_or_afresh(
    edition: Edition, players: int
) -> None:
    for number, (_, view, worlds) in enumerate(beliefs(edition, players, "random", rounds=1)):
        if number % 4 == 1:
            again = WorldTracker(0, uniform, FEW).worlds(View.told(view.seat, view.facts))
            assert [(world.round, world.weight) for world in again] == [
                (world.round, world.weight) for world in worlds
            ]


def test_with_later_facts_worlds_are_the_same_followed_or_afresh() -> None:
    """Also where so few were left that more were tried, up to the seat's next turn."""
    bots = {seat: bot("random") for seat in range(4)}
    views = [mover(seats) for seats, _ in decisions(STANDARD, bots, Random(6), 1)]
    told = {view.seat: view.facts for view in views}
    for seat in range(4):
        to_come = hands_to_come(told.get(seat, ()))
        tracker = WorldTracker(0, uniform, FEW, to_come=to_come)
        for view in (view for view in views if view.seat == seat):
            followed = tracker.worlds(view)
            afresh = WorldTracker(0, uniform, FEW, to_come=to_come).worlds(view)
            assert [(world.round, world.weight) for world in afresh] == [
                (world.round, world.weight) for world in followed
            ]


def test_the_truth_is_among_the_worlds_while_none_is_left_out() -> None:
    """All hands, and the cards under the deck; other cards lie in any order."""
    checked = 0
    bots = {seat: bot("random") for seat in range(2)}
    trackers = [WorldTracker(0, uniform, ENOUGH) for _ in bots]
    lost: set[tuple[int, int]] = set()
    for seats, _ in decisions(STANDARD, bots, Random(9), 4):
        view = mover(seats)
        assert view.seat is not None
        round, here = seats.round, (view.table.rounds, view.seat)
        worlds = trackers[view.seat].worlds(view)
        if len(worlds) >= ENOUGH // 4:
            lost.add(here)
        if here not in lost:
            placed = worlds[0].placed
            under = round.deck[len(round.deck) - placed :]
            assert any(
                world.round.hands == round.hands
                and world.round.deck[len(world.round.deck) - placed :] == under
                for world in worlds
            )
            checked += 1
    assert checked > 12


def test_what_was_shown_is_known() -> None:
    for _, view, worlds in beliefs(STANDARD, 4, "random", rounds=2):
        belief = belief_of(view, worlds)
        for seat in belief.seats:
            if (card := view.known[seat]) is not None:
                assert belief.hands[seat] == {card: pytest.approx(1)}


def test_reading_plays_tells_more_than_counting() -> None:
    """The true hand of our network is likelier to who reads its plays than who only counts."""
    gain = []
    bots = {seat: bot("reader") for seat in range(2)}
    trackers = [WorldTracker(0, count=FEW) for _ in bots]
    for seats, _ in decisions(STANDARD, bots, Random(5), 8):
        view = mover(seats)
        assert view.seat is not None
        belief = belief_of(view, trackers[view.seat].worlds(view))
        other = 1 - view.seat
        if other in belief.hands and not view.table.choosing:
            card = seats.round.hands[other][0]
            gain.append(belief.hands[other].get(card, 0.0) - counted(view)[other][card])
    assert len(gain) > 20
    assert sum(gain) / len(gain) > 0.03


def test_a_spectator_has_beliefs_too() -> None:
    seats = Referee(STANDARD, 3)
    seats.deal(STANDARD.deck, first=0)
    facts = [fact for fact in seats.view(0).facts if not isinstance(fact, Holds)]
    belief: Belief = believe(View.told(None, facts), seed=1)
    assert belief.seats == (0, 1, 2)
    assert sum(belief.hands[0].values()) == pytest.approx(1)
    assert belief.hands[0][STANDARD.deck[2]] == pytest.approx(6 / 21, abs=0.05)


def test_few_worlds_that_are_left_after_thinning_are_not_trusted() -> None:
    """With few worlds and odd players, true hands are seldom taken for impossible."""
    missed = hands = 0
    for seed in (0, 1):
        for seats, view, worlds in beliefs(STANDARD, 4, "random", rounds=4, seed=seed):
            if view.table.choosing:
                continue
            for seat, chances in belief_of(view, worlds).hands.items():
                hands += 1
                missed += seats.round.card(seat) not in chances
    assert hands > 120
    assert missed / hands < 0.13
