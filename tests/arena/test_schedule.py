"""Who sits where: everybody plays the same cards from every seat."""

from collections import Counter
from itertools import permutations

import pytest

from amletero.arena.schedule import Schedule
from amletero.rules.editions import STANDARD


def schedule(entrants: int, players: int, rounds: int = 1200, seed: int = 1) -> Schedule:
    return Schedule(STANDARD, players, entrants, rounds, seed)


@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_with_two_bots_the_first_takes_one_seat_and_the_second_the_others(players: int) -> None:
    line_ups = list(schedule(2, players).line_ups(0))
    assert sorted(line_up.index(0) for line_up in line_ups) == list(range(players))
    assert all(line_up.count(1) == players - 1 for line_up in line_ups)


@pytest.mark.parametrize(("entrants", "players"), [(3, 3), (3, 4), (3, 2), (5, 3), (4, 6), (7, 2)])
def test_with_more_bots_everyone_sits_everywhere_alike(entrants: int, players: int) -> None:
    """Over all groups, each bot takes each seat equally often."""
    plan = schedule(entrants, players)
    groups = len(plan._groups)
    places = Counter(
        (entrant, seat)
        for deal in range(groups)
        for line_up in plan.line_ups(deal)
        for seat, entrant in enumerate(line_up)
    )
    assert len(places) == entrants * players
    assert len(set(places.values())) == 1


@pytest.mark.parametrize(("entrants", "players"), [(3, 2), (5, 3), (7, 2), (4, 4)])
def test_everyone_meets_everyone_equally_often(entrants: int, players: int) -> None:
    plan = schedule(entrants, players)
    meetings = Counter(
        pair
        for deal in range(len(plan._groups))
        for pair in permutations(next(iter(plan.line_ups(deal))), 2)
    )
    assert len(meetings) == entrants * (entrants - 1)
    assert len(set(meetings.values())) == 1


def test_neighbors_change_from_deal_to_deal() -> None:
    plan = schedule(4, 4)
    assert len({next(iter(plan.line_ups(deal))) for deal in range(100)}) > 15


def test_rounds_are_rounded_up_to_whole_deals() -> None:
    assert (schedule(2, 3, rounds=100).deals, schedule(2, 3, rounds=100).contests) == (34, 102)
    assert schedule(2, 4, rounds=20_000).contests == 20_000


def test_a_seed_decides_cards_and_first_seats_and_all_seats_begin() -> None:
    plan, other = schedule(2, 4), schedule(2, 4, seed=2)
    assert plan.cards(7) == schedule(2, 4).cards(7)
    assert plan.cards(7) != plan.cards(8)
    assert plan.cards(7) != other.cards(7)
    assert {plan.cards(deal)[1] for deal in range(100)} == {0, 1, 2, 3}
