"""The compiled rules of thumb against the readable bot."""

from random import Random

import numpy as np
import pytest

from amletero.beliefs.belief import filtered
from amletero.beliefs.players import THUMB, UNIFORM, play_chances
from amletero.beliefs.situation import CHARACTERS, MOST_PLAYS, NOBODY, list_plays
from amletero.beliefs.thumb import thumb_scores, thumb_worths
from amletero.bots import bot
from amletero.bots.mind import situation_of
from amletero.bots.simple import chancellor_choice, score
from amletero.rules.editions import Edition
from amletero.rules.moves import Keep, Play
from tests.bots.rounds import GAMES, decisions


@pytest.mark.parametrize(("edition", "players"), GAMES)
def test_scores_and_choices_are_those_of_simple(edition: Edition, players: int) -> None:
    bots = {seat: bot("simple") for seat in range(players)}
    for seats, moves in decisions(edition, bots, Random(players), rounds=8):
        view = seats.mover
        situation = situation_of(view, filtered(view))
        if view.table.choosing:
            worths = np.empty(10)
            thumb_worths(situation, worths)
            kept = max(view.hand, key=lambda card: worths[CHARACTERS.index(card)])
            choice = chancellor_choice(view)
            assert isinstance(choice, Keep)
            assert choice.card is kept
            continue
        plays, scores = np.empty((MOST_PLAYS, 3), np.int64), np.empty(MOST_PLAYS)
        count = list_plays(situation, plays)
        thumb_scores(situation, plays, count, scores)
        compiled = {
            Play(
                CHARACTERS[card],
                None if target == NOBODY else int(target),
                None if named == NOBODY else CHARACTERS[named],
            ): value
            for (card, target, named), value in zip(plays[:count], scores, strict=False)
        }
        assert compiled.keys() == set(moves)
        for move in moves:
            assert isinstance(move, Play)
            assert compiled[move] == pytest.approx(score(view, move))


def test_equal_scores_are_equally_likely_and_nothing_is_impossible() -> None:
    models = UNIFORM._replace(kinds=np.array([THUMB]), slips=np.array([0.05]))
    bots = {seat: bot("simple") for seat in range(2)}
    for seats, _ in decisions(GAMES[0][0], bots, Random(1)):
        view = seats.mover
        if view.table.choosing:
            continue
        situation = situation_of(view, filtered(view))
        plays, chances = np.empty((MOST_PLAYS, 3), np.int64), np.empty(MOST_PLAYS)
        count = list_plays(situation, plays)
        play_chances(models, 0, situation, plays, count, chances)
        assert chances[:count].sum() == pytest.approx(1)
        assert chances[:count].min() >= 0.05 / count - 1e-12
