"""The situation of a mover, read from a compiled round and from the facts of a view."""

from random import Random

import numpy as np
import pytest

from amletero.beliefs.belief import filtered
from amletero.beliefs.situation import empty_situation, read_situation
from amletero.bots import bot
from amletero.bots.mind import situation_of
from amletero.kernel.convert import words_of
from amletero.kernel.knowledge import begin, learn
from amletero.kernel.layout import SET_ASIDE
from amletero.kernel.move_actions import action_of
from amletero.kernel.observation import KNOWLEDGE
from amletero.kernel.playing import step
from amletero.kernel.settings import setting_of
from amletero.kernel.table_words import nibbles, table_sums, view_board
from amletero.rules.editions import Edition
from tests.bots.rounds import GAMES, decisions, mover

every_game = pytest.mark.parametrize(
    ("edition", "players"), GAMES, ids=[f"{edition.name}-{players}" for edition, players in GAMES]
)


@every_game
def test_a_compiled_round_and_the_facts_give_the_same_situation(
    edition: Edition, players: int
) -> None:
    setting = setting_of(edition, players)
    bots = {seat: bot("random") for seat in range(players)}
    situation, row = empty_situation(edition, players), np.zeros(KNOWLEDGE, np.int64)
    for seed in range(12):
        random = Random(seed)
        for number, (referee, moves) in enumerate(decisions(edition, bots, random)):
            view, words = mover(referee), words_of(referee.round)
            if number == 0:
                begin(setting, row, nibbles(view.table.face_up))
            read_situation(situation, row, words.board)
            assert np.array_equal(situation, situation_of(view, filtered(view))), view.facts
            state = random.getstate()
            move = bots[0].choose(view, moves, random)
            random.setstate(state)
            assert view.seat is not None
            action = action_of(move, view.seat, players)
            _, after = step(setting, *words, action)
            learn(setting, row, action, words.board, after)


@every_game
def test_a_views_board_is_the_rounds_but_for_what_is_hidden(edition: Edition, players: int) -> None:
    bots = {seat: bot("random") for seat in range(players)}
    for referee, _ in decisions(edition, bots, Random(players), rounds=4):
        view, words = mover(referee), words_of(referee.round)
        hidden = 0xF << SET_ASIDE
        for seat in range(players):
            if seat != view.seat:
                hidden |= 0xF << 4 * seat
        assert view_board(view) == words.board & ~hidden
        top = 64 - 6 * players
        if sums := table_sums(view.table):
            assert sums >> top == words.pile >> top & (1 << 6 * players) - 1
