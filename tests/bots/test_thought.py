"""Hints: every sensible move with its chance to win, the best first."""

from random import Random

import pytest

from amletero.bots import bot
from amletero.bots.thought import consider, sensible
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
