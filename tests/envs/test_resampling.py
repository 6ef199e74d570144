"""What a search for rounds that look the same knows of hands that were traded."""

from random import Random

import pyspiel

import amletero.envs.openspiel
from amletero.envs.chance_tree import RoundTree
from amletero.envs.resampling import SeenRound, SeenStep, _Search, seen_round
from amletero.kernel.layout import drawn, hand
from amletero.rules.editions import STANDARD

KINGS = range(25, 30)
"""The actions of a King on somebody."""


def test_a_hand_is_followed_through_a_trade() -> None:
    """Seat 1 trades with seat 2, who then plays a Handmaid and is seen with a Baron."""
    handmaid, king_on_the_next = 4, 25
    seen = SeenRound(0)
    seen.steps.append(SeenStep(1, king_on_the_next, b"", trade=(1, 2)))
    seen.steps.append(SeenStep(2, handmaid, b""))
    assert _Search(seen, Random(1).random)._allowed(1, 0) is None
    seen.steps.append(SeenStep(0, 0, b"", held={2: 3}))
    assert _Search(seen, Random(1).random)._allowed(1, 0) == {7, 4, 3}
    assert _Search(seen, Random(1).random)._allowed(0, 0) is None


def test_who_trades_knows_what_the_other_held() -> None:
    found, random = 0, Random(4)
    for _ in range(40):
        state = pyspiel.load_game(amletero.envs.openspiel.NAME, {"players": 3}).new_initial_state()
        boards = []
        while not state.is_terminal():
            action = random.choice(state.legal_actions())
            if not state.is_chance_node() and action in KINGS:
                boards.append(state.tree.board)
            state.apply_action(action)
        for me in range(3):
            steps = seen_round(RoundTree(STANDARD, 3), state.history(), me).steps
            trades = [one for one in steps if one.trade is not None]
            for board, one in zip(boards, trades, strict=True):
                assert one.trade is not None
                for other, card in one.held.items():
                    assert {me, other} == set(one.trade)
                    assert card in {hand(board, other), drawn(board) if one.by == other else None}
                assert bool(one.held) == (me in one.trade)
                found += len(one.held)
    assert found > 4
