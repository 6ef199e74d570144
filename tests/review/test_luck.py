"""What luck is: zero on average, where it has to be."""

from random import Random

import pytest

from amletero.arena.bot_game import play_round
from amletero.beliefs.assumed_policy import played_as_trained
from amletero.beliefs.shared_views import ViewNode
from amletero.beliefs.win_chances import Shares, move_value, values, weighed_mean
from amletero.beliefs.world_tracker import WorldTracker
from amletero.bots import bot
from amletero.chance import shuffled
from amletero.record.referee import Referee
from amletero.review.round_review import luck_of_cards
from amletero.rules.editions import CLASSIC
from tests.bots.rounds import decisions, mover

ROUNDS = 60


@pytest.mark.parametrize("name", ["random", "simple"])
def test_the_luck_of_deals_and_draws_has_mean_zero_whoever_plays(name: str) -> None:
    found = []
    random = Random(5)
    for number in range(ROUNDS):
        deck = shuffled(CLASSIC, random)
        played = play_round([bot(name)] * 2, CLASSIC, deck, 0, seed=str(number))
        luck = luck_of_cards(Referee(CLASSIC, 2), played.record())
        assert sum(luck) == pytest.approx(0, abs=1e-3)  # the table of shares is rounded
        found.append(luck[0])
    mean = sum(found) / ROUNDS
    spread = (sum((luck - mean) ** 2 for luck in found) / ROUNDS) ** 0.5
    assert spread > 0.1
    assert abs(mean) < 3 * spread / ROUNDS**0.5


def test_the_luck_of_decisions_has_mean_zero_where_all_play_our_network() -> None:
    """Over the worlds that the mover believes in, and the moves that our network makes.

    What is left is how far the critic disagrees with itself a move later.
    """
    bots = {seat: bot("reader") for seat in range(2)}
    tracker = [WorldTracker(1, played_as_trained, 1000) for _ in bots]
    gaps = []
    for seats, moves in decisions(CLASSIC, bots, Random(8), 3):
        view = mover(seats)
        assert view.seat is not None
        worlds = tracker[view.seat].worlds(view)
        if len(moves) == 1 or len(worlds) * len(moves) > 150:
            continue
        (usual,) = played_as_trained([ViewNode(view)])
        weights = [world.weight for world in worlds]
        after = {move: [move_value(world, move) for world in worlds] for move in moves}
        before = weighed_mean(weights, values(worlds))
        worth = {move: weighed_mean(weights, shares) for move, shares in after.items()}
        mean = weighed_mean(usual.values(), [worth[move] for move in usual])
        luck = [
            usual[move] * weight * (shares[0] - value[0] - (worth[move][0] - mean[0]))
            for move in moves
            for weight, shares, value in zip(weights, after[move], values(worlds), strict=True)
        ]
        gap: Shares = tuple(late - early for late, early in zip(mean, before, strict=True))
        assert sum(luck) == pytest.approx(gap[0], abs=1e-9)
        gaps.append(gap[0])
    assert len(gaps) > 5
    assert abs(sum(gaps)) / len(gaps) < 0.02
