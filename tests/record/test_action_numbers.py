"""Moves as numbers: each legal move has one of its own, and some illegal ones have none."""

from random import Random

import pytest

from amletero.record.action_numbers import ACTIONS, NoAction, action_number
from amletero.record.referee import Referee
from amletero.rules.cards import Character
from amletero.rules.editions import Edition
from amletero.rules.moves import Keep, Move, Play, legal
from tests.playing import TABLES, any_move, deal_next


@pytest.mark.parametrize(("edition", "players"), TABLES)
def test_each_legal_move_has_a_number_of_its_own(edition: Edition, players: int) -> None:
    random = Random(players)
    for _ in range(10):
        referee = Referee(edition, players)
        deal_next(referee, random)
        while not referee.round.over:
            by = referee.table.turn
            assert by is not None
            moves = legal(referee.table, referee.round.hand)
            numbers = {action_number(move, by, players) for move in moves}
            assert len(numbers) == len(moves)
            assert numbers <= set(range(ACTIONS))
            referee.move(any_move(referee.round, random))


@pytest.mark.parametrize(
    ("move", "number"),
    [
        (Play(Character.PRINCESS), 9),
        (Play(Character.PRINCE, 3), 5),
        (Play(Character.PRIEST, 0), 10),
        (Play(Character.KING, 2), 27),
        (Play(Character.GUARD, 0, Character.SPY), 50),
        (Play(Character.GUARD, 2, Character.PRINCESS), 76),
        (Keep(Character.BARON, (Character.SPY, Character.KING)), 36),
        (Keep(Character.BARON, (Character.KING, Character.SPY)), 37),
    ],
)
def test_a_move_of_the_last_of_four_seats(move: Move, number: int) -> None:
    assert action_number(move, 3, 4) == number


@pytest.mark.parametrize(
    "move",
    [
        Play(Character.SPY, 0),
        Play(Character.GUARD, 0),
        Play(Character.GUARD, 0, Character.GUARD),
        Play(Character.PRIEST, 0, Character.BARON),
    ],
)
def test_a_move_that_is_never_legal_has_no_number(move: Move) -> None:
    with pytest.raises(NoAction):
        action_number(move, 3, 4)
