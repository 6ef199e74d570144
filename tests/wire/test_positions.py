"""The positions after each fact: told as changes, and the same as the rules' own views."""

from itertools import pairwise

import msgspec
from hypothesis import given

from amletero.rules.editions import Edition
from amletero.rules.view import View
from amletero.wire.facts import (
    Document,
    Position,
    PositionChange,
    position_change,
    position_document,
)
from tests.playing import play_game, seeds, tables


@given(tables, seeds)
def test_changes_lead_to_the_position_after_each_fact(
    setting: tuple[Edition, int], seed: int
) -> None:
    edition, players = setting
    game = play_game(edition, players, seed, goal=1)
    for seat in (*range(players), None):
        facts = game.view(seat).facts
        views = [None, *(View.told(seat, facts[:count]) for count in range(1, len(facts) + 1))]
        told: Document = {}
        for (before, after), fact in zip(pairwise(views), facts, strict=True):
            assert after is not None
            change = position_change(before, after, fact)
            msgspec.convert(change, PositionChange)
            told |= change
            assert told == position_document(after), fact
            msgspec.convert(told, Position)
