"""What seats know in a compiled round against the views of the same round."""

from random import Random

import numpy as np
import pytest

from amletero.beliefs.belief import filtered
from amletero.beliefs.situation import (
    FACE_UP,
    KNOWN,
    LATEST,
    MISSED,
    NOBODY,
    SEATS,
    SHOWN,
    WATCHERS,
    Situation,
    empty_situation,
)
from amletero.bots import bot
from amletero.bots.mind import situation_of
from amletero.bots.table import fill_in, watch
from amletero.bots.worlds import board_of, sums_of
from amletero.kernel.convert import words_of
from amletero.kernel.layout import COUNT, SET_ASIDE
from amletero.kernel.moves import action_of
from amletero.kernel.playing import step
from amletero.kernel.settings import setting_of
from amletero.record.referee import Referee
from amletero.rules.editions import Edition
from amletero.rules.moves import Keep
from tests.bots.rounds import GAMES, decisions, mover

every_game = pytest.mark.parametrize(
    ("edition", "players"), GAMES, ids=[f"{edition.name}-{players}" for edition, players in GAMES]
)


def opening(edition: Edition, seats: Referee) -> Situation:
    situation = empty_situation(edition, seats.round.table.players)
    for card in seats.round.table.face_up:
        situation[FACE_UP + list(type(card)).index(card)] += 1
    return situation


@every_game
def test_everyone_knows_in_a_compiled_round_what_their_view_says(
    edition: Edition, players: int
) -> None:
    setting = setting_of(edition, players)
    for seed in range(12):
        bots = {seat: bot("random") for seat in range(players)}
        situation, known = np.empty(0, np.int64), np.full((SEATS, SEATS), NOBODY)
        random = Random(seed)
        for seats, moves in decisions(edition, bots, random):
            view, words = mover(seats), words_of(seats.round)
            if not len(situation):
                situation = opening(edition, seats)
            fill_in(situation, known, words.board)
            expected = situation_of(view, filtered(view))
            if not view.table.choosing:
                compared = [FACE_UP, KNOWN, LATEST, MISSED]
                for place in compared:
                    width = 10 if place == FACE_UP else SEATS
                    mine, theirs = situation[place:][:width], expected[place:][:width]
                    assert (mine == theirs).all(), (place, view.facts)
                assert situation[SHOWN] == expected[SHOWN]
                assert situation[WATCHERS] == expected[WATCHERS]
            state = random.getstate()
            move = bots[0].choose(view, moves, random)
            random.setstate(state)
            if not isinstance(move, Keep):
                assert view.seat is not None
                action = action_of(move, view.seat, players)
                _, after = step(setting, *words, action)
                watch(situation, known, action, words.board, after)


@every_game
def test_a_views_board_is_the_rounds_but_for_what_is_hidden(edition: Edition, players: int) -> None:
    bots = {seat: bot("random") for seat in range(players)}
    for seats, _ in decisions(edition, bots, Random(players), rounds=4):
        view, words = mover(seats), words_of(seats.round)
        hidden = (0xF << SET_ASIDE) | (0x1F << COUNT)
        for seat in range(players):
            if seat != view.seat:
                hidden |= 0xF << 4 * seat
        assert board_of(view) == words.board & ~hidden
        top = 64 - 6 * players
        if sums_of(view):
            assert sums_of(view) == words.pile >> top << top
