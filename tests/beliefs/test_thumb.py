"""The compiled rules of thumb against the readable bot."""

from random import Random

import numpy as np
import pytest

from amletero.beliefs.belief import filtered
from amletero.beliefs.players import THUMB, UNIFORM, play_chances
from amletero.beliefs.situation import list_legal
from amletero.beliefs.thumb import thumb_scores, thumb_worths
from amletero.bots import bot
from amletero.bots.mind import situation_of
from amletero.bots.simple import chancellor_choice, score
from amletero.kernel.legal import LIST_ROOM
from amletero.kernel.move_actions import action_of
from amletero.kernel.settings import CHARACTERS, setting_of
from amletero.rules.editions import Edition
from amletero.rules.moves import Keep, Play
from tests.bots.rounds import GAMES, decisions, mover


@pytest.mark.parametrize(("edition", "players"), GAMES)
def test_scores_and_choices_are_those_of_simple(edition: Edition, players: int) -> None:
    bots = {seat: bot("simple") for seat in range(players)}
    for seats, moves in decisions(edition, bots, Random(players), rounds=8):
        view = mover(seats)
        situation = situation_of(view, filtered(view))
        if view.table.choosing:
            worths = np.empty(10)
            thumb_worths(situation, worths)
            kept = max(view.hand, key=lambda card: worths[CHARACTERS.index(card)])
            choice = chancellor_choice(view)
            assert isinstance(choice, Keep)
            assert choice.card is kept
            continue
        actions, scores = np.empty(LIST_ROOM, np.uint8), np.empty(LIST_ROOM)
        count = list_legal(setting_of(edition, players), situation, actions)
        thumb_scores(situation, actions, count, scores)
        compiled = dict(zip(actions[:count].tolist(), scores, strict=False))
        assert compiled.keys() == {action_of(move, view.seat or 0, players) for move in moves}
        for move in moves:
            assert isinstance(move, Play)
            found = compiled[action_of(move, view.seat or 0, players)]
            assert found == pytest.approx(score(view, move))


def test_equal_scores_are_equally_likely_and_nothing_is_impossible() -> None:
    models = UNIFORM._replace(kinds=np.array([THUMB]), slips=np.array([0.05]))
    bots = {seat: bot("simple") for seat in range(2)}
    for seats, _ in decisions(GAMES[0][0], bots, Random(1)):
        view = mover(seats)
        if view.table.choosing:
            continue
        situation = situation_of(view, filtered(view))
        actions, chances = np.empty(LIST_ROOM, np.uint8), np.empty(LIST_ROOM)
        count = list_legal(setting_of(GAMES[0][0], 2), situation, actions)
        play_chances(models, 0, situation, actions, count, chances)
        assert chances[:count].sum() == pytest.approx(1)
        assert chances[:count].min() >= 0.05 / count - 1e-12
