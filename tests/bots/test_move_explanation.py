"""Hints: every sensible move with its chance to win, the best first."""

from math import log
from random import Random

import pytest

from amletero.beliefs import WorldTracker, counted
from amletero.beliefs.belief import belief_of
from amletero.bots import bot
from amletero.bots.move_explanation import consider, sensible
from amletero.bots.opponent_policy import likely_moves
from amletero.rules.cards import Character
from amletero.rules.editions import STANDARD
from amletero.rules.moves import Play, legal
from amletero.rules.view import View
from tests.bots.rounds import decisions, mover, played

# Seat 0 looks at seat 1 and sees a 4, which it keeps.
SEEN = ("9068" + "24" + "1" + "0" + "3", "2>1", "0")


def views(players: int) -> list[View]:
    bots = {seat: bot("simple") for seat in range(players)}
    return [
        mover(seats) for seats, moves in decisions(STANDARD, bots, Random(4), 1) if len(moves) > 1
    ]


def test_a_hand_that_was_seen_is_hit() -> None:
    view = played(*SEEN)
    thought = consider(view, legal(view.table, view.hand), Random(1))
    assert thought.move == Play(Character.GUARD, 1, Character.HANDMAID)
    assert thought.considered[0].win_chance == pytest.approx(1)
    assert thought.belief.hands[1] == {Character.HANDMAID: pytest.approx(1)}


@pytest.mark.parametrize("players", [2, 4])
def test_sensible_moves_come_the_best_first_and_the_same_again(players: int) -> None:
    for view in views(players)[1:4:2]:
        moves = legal(view.table, view.hand)
        thought = consider(view, moves, Random(5))
        chances = [each.win_chance for each in thought.considered]
        assert chances == sorted(chances, reverse=True)
        assert all(0 <= chance <= 1 for chance in chances)
        assert {each.move for each in thought.considered} <= set(moves)
        assert consider(view, moves, Random(5)) == thought


@pytest.mark.parametrize(("name", "least"), [("simple", 0.1), ("reader", 0.05)])
def test_hands_are_read_whether_others_play_by_thumb_or_by_network(name: str, least: float) -> None:
    """Against counting, in the logarithm of the chance of the true hand."""
    gain = []
    bots = {seat: bot(name) for seat in range(2)}
    trackers = [WorldTracker(seat, likely_moves, 60) for seat in bots]
    for seats, _ in decisions(STANDARD, bots, Random(3), 6):
        view = mover(seats)
        assert view.seat is not None
        if not view.table.choosing:
            card = seats.round.card(1 - view.seat)
            belief = belief_of(view, trackers[view.seat].worlds(view))
            chance = belief.hands[1 - view.seat].get(card, 0.001)
            gain.append(log(chance) - log(counted(view)[1 - view.seat][card]))
    assert sum(gain) / len(gain) > least


def test_the_princess_stays_and_guesses_are_likely_ones() -> None:
    view = views(4)[0]
    moves = legal(view.table, view.hand)
    belief = consider(view, moves, Random(1)).belief
    princess = (Play(Character.PRINCESS), Play(Character.HANDMAID))
    assert sensible(princess, belief) == [Play(Character.HANDMAID)]
    guards = tuple(
        Play(Character.GUARD, 1, card)
        for card in STANDARD.characters
        if card is not Character.GUARD
    )
    target = next(iter(belief.hands))
    guards = tuple(Play(Character.GUARD, target, guard.named) for guard in guards)
    assert len(sensible(guards, belief)) == 3
