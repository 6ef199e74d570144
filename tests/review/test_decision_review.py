"""How often moves are tried: more often where it may change the verdict."""

from collections.abc import Sequence
from random import Random
from typing import Any

import pytest

from amletero.beliefs import WorldTracker
from amletero.beliefs.assumed_policy import uniform
from amletero.beliefs.win_chances import LEADERS, MoveValue, leaders
from amletero.review import decision_review
from amletero.rules.cards import Character
from amletero.rules.moves import Move, Play
from tests.bots.rounds import played

CARDS = (Character.SPY, Character.PRIEST, Character.BARON, Character.COUNTESS)
MOVES: list[Move] = [Play(card) for card in CARDS]
CHANCES = (0.3, 0.5, 0.2, 0.45)


def test_the_played_move_and_the_best_ones_are_leaders() -> None:
    values = [MoveValue((chance, 1 - chance), 1) for chance in CHANCES]
    assert leaders(0, values, MOVES, MOVES[2]) == [2, 1, 3][:LEADERS]
    assert leaders(0, values, MOVES, MOVES[1]) == [1, 3, 0][:LEADERS]


@pytest.mark.parametrize(("chance", "again"), [(0.488, True), (0.45, False), (0.35, True)])
def test_a_loss_near_the_limit_of_a_verdict_is_worked_out_again(
    chance: float, again: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The best move wins 0.5; 1 and 15 points are limits of verdicts, 5 are none."""
    asked: list[list[Move]] = []

    def values(_worlds: object, moves: Sequence[Move], *_: Any) -> list[MoveValue]:
        asked.append(list(moves))
        chances = (0.3, 0.5, 0.2, chance)
        found = dict(zip(MOVES, chances, strict=True))
        return [MoveValue((found[move], 1 - found[move]), len(asked)) for move in moves]

    monkeypatch.setattr(decision_review, "move_values", values)
    worlds = WorldTracker(1, uniform).worlds(played("1352" + "19" + "2"))
    found = decision_review.tried_values(worlds, MOVES, MOVES[3], Random(1))
    assert list(found) == MOVES
    assert asked[1:] == ([[MOVES[3], MOVES[1], MOVES[0]]] if again else [])
    assert found[MOVES[3]].tried == len(asked)
    assert found[MOVES[2]].tried == 1
