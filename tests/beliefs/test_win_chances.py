"""What worlds are worth: the critic's chances, of worlds and of moves in them."""

from collections import Counter
from random import Random

import pytest

from amletero.beliefs import WorldTracker, mean_value, move_value, outcomes, values
from amletero.beliefs.weighted_sampling import even_count, merged, shares_of
from amletero.beliefs.win_chances import (
    after_draw,
    critic_inputs,
    spread_draws,
    tried_moves,
    weighed_mean,
)
from amletero.bots import bot
from amletero.networks.network_file import CRITIC, read_network
from amletero.networks.packaged_networks import network_path, our_network
from amletero.networks.plain_python_network import PlainNetwork
from amletero.rules.cards import Character
from amletero.rules.editions import STANDARD
from amletero.rules.moves import Play, legal
from amletero.rules.view import View
from tests.bots.rounds import cards, decisions, mover, played


def some_views(players: int, seed: int, rounds: int = 1) -> list[View]:
    bots = {seat: bot("simple") for seat in range(players)}
    return [mover(seats) for seats, _ in decisions(STANDARD, bots, Random(seed), rounds)]


@pytest.mark.parametrize("players", [2, 4])
def test_what_a_move_leads_to_weighs_as_much_as_the_world(players: int) -> None:
    for view in some_views(players, 3)[1:6:2]:
        world = WorldTracker(1, count=40).worlds(view)[0]
        for move in legal(view.table, view.hand)[-3:]:
            following = outcomes(world, move)
            assert sum(each.weight for each in following) == pytest.approx(world.weight)
            (one,) = outcomes(world, move, spread_draws(1, 0.3))
            assert one.round.hands in {each.round.hands for each in following}
            for each in following:
                cards = (*each.round.hands, each.round.deck, each.round.set_aside)
                table = each.round.table
                everywhere = (*cards, table.face_up, *table.discards)
                assert Counter(card for some in everywhere for card in some) == STANDARD.copies


def test_chances_add_up_and_the_end_is_certain() -> None:
    """Seat 1 holds the Princess, and seat 0, who knows it, names her."""
    view = played("3068" + "29" + "1" + "0" + "3", "2>1", "0")
    (world,) = {each.round.hands: each for each in WorldTracker(1).worlds(view)}.values()
    guess = Play(Character.GUARD, 1, Character.PRINCESS)
    assert move_value(world, guess) == (1.0, 0.0)
    (shares,) = values([world])
    assert sum(shares) == pytest.approx(1)
    assert shares[0] > 0.6


def test_the_value_before_a_draw_is_the_mean_after_it() -> None:
    view = some_views(2, 5)[2]
    world = WorldTracker(1, count=40).worlds(view)[0]
    move = next(m for m in legal(view.table, view.hand) if m.card is not Character.CHANCELLOR)
    after, _ = world.with_move(move)
    if after.round.deck and not after.round.table.choosing:
        following = after_draw(after)
        mean = mean_value(following)
        shares = values(following)
        parts = [each.weight * its[0] for each, its in zip(following, shares, strict=True)]
        assert mean[0] == pytest.approx(sum(parts) / after.weight)


def test_plain_python_says_the_same() -> None:
    network = read_network(network_path(STANDARD, 2, CRITIC))
    ones = [
        critic_inputs(WorldTracker(1, count=40).worlds(view)[0]) for view in some_views(2, 7)[:2]
    ]
    arithmetic = our_network(STANDARD, 2, CRITIC).arithmetic
    assert arithmetic.outputs_of_many(ones) == PlainNetwork(network).outputs_of_many(ones)


def test_inputs_of_a_critic_are_those_of_the_training() -> None:
    """All hands are told: as many inputs are one behind the mover's as others are still in."""
    for view in some_views(4, 2)[:5]:
        world = WorldTracker(1, count=40).worlds(view)[0]
        own = len(world.told[view.seat or 0].inputs)
        assert len(critic_inputs(world)) - own == len(view.table.still_in) - 1


def test_a_mean_is_the_same_in_every_order() -> None:
    """So every version of Python comes to the same chances: the sum of 3.11 rounds at each step."""
    weights = [0.1, 0.7, 1e-9, 0.2, 0.3, 1e9]
    shares = [(0.1,), (0.3,), (0.7,), (0.9,), (0.2,), (1e-9,)]
    backwards = weighed_mean(weights[::-1], shares[::-1])
    assert weighed_mean(weights, shares) == backwards


def test_points_are_spread_by_weight() -> None:
    assert shares_of([0.5, 0.3, 0.2], 10, 0.5) == [5, 3, 2]
    assert shares_of([0.97, 0.01, 0.02], 3, 0.95) == [2, 0, 1]
    weights = (0.25, 0.0, 0.15, 0.6)
    for start in (0.0, 0.2, 0.99):
        for count in (1, 2, 7):
            shares = shares_of(weights, count, start)
            assert sum(shares) == count
            for share, weight in zip(shares, weights, strict=True):
                assert abs(share - count * weight) < 1


def test_options_of_uneven_weights_say_less() -> None:
    assert even_count([0.25] * 4) == pytest.approx(4)
    assert even_count([0.97, 0.01, 0.01, 0.01]) == pytest.approx(1, abs=0.1)


def test_merging_keeps_the_weight_of_what_is_alike() -> None:
    options = [(0.1, "ax"), (0.2, "by"), (0.3, "ay"), (0.4, "bx")]
    chosen = set()
    for seed in range(20):
        (one, a), (other, b) = merged(options, 2, lambda option: option[0], Random(seed))
        assert [one, other] == pytest.approx([0.4, 0.6])
        assert (a[0], b[0]) == ("a", "b")
        chosen.add(a)
    assert chosen == {"ax", "ay"}


def test_merging_keeps_as_many_as_there_is_room_for() -> None:
    options = [(0.01, f"a{number}") for number in range(90)]
    options += [(0.001, f"b{number}") for number in range(100)]
    mean: Counter[str] = Counter()
    for seed in range(200):
        found = merged(options, 40, lambda option: option[0], Random(seed))
        assert 35 < len(found) <= 40
        for kind, total in (("a", 0.9), ("b", 0.1)):
            assert sum(weight for weight, option in found if option[0] == kind) == pytest.approx(
                total
            )
        for weight, option in found:
            mean[option] += weight / 200  # type: ignore[assignment]
    assert mean["a7"] == pytest.approx(0.01, rel=0.4)


def test_a_guess_is_tried_as_often_as_it_hits() -> None:
    """With two players a hit ends the round: few worlds say the same as all of them."""
    view, worlds = next(
        (view, worlds)
        for view in some_views(2, 11, rounds=3)
        if Character.GUARD in view.hand and not view.table.protected
        for worlds in [WorldTracker(1).worlds(view)]
        if len(worlds) > 30
    )
    target = 1 - (view.seat or 0)
    chances: Counter[Character] = Counter()
    for world in worlds:
        chances[world.round.card(target)] += world.weight  # type: ignore[assignment]
    for named, chance in chances.items():
        if named is not Character.GUARD:
            hit, miss = (
                Play(Character.GUARD, target, card) for card in (named, Character.PRINCESS)
            )
            chosen = [tried_moves(worlds, [move], 20, Random(3))[0] for move in (hit, miss)]
            assert all(each.tried < len(worlds) for each in chosen)
            assert chosen[0].shares[view.seat or 0] >= chance - 1e-9


def test_spread_draws_come_as_often_as_they_are_likely() -> None:
    draws = ((cards("1"), 0.5), (cards("2"), 0.25), (cards("3"), 0.25))
    choose = spread_draws(4, 0.4)
    assert choose(draws) == draws
    ((_, chance),) = choose(draws)
    assert chance == 1.0
