"""What a network is told: the same from a view and from the kernel's words, and nothing more."""

from random import Random
from typing import Any

import numpy as np
import pytest
from tools.input_secrecy import count_changes

from amletero.kernel.edition_settings import setting_of
from amletero.kernel.knowledge_layout import KNOWLEDGE
from amletero.kernel.knowledge_updates import begin, learn
from amletero.kernel.pack_round import words_of
from amletero.kernel.pack_table import nibbles
from amletero.networks.compiled_inputs import write_inputs
from amletero.networks.inputs import MOST_INPUTS, layout_of
from amletero.networks.turn_history import begin_history, history_size, remember
from amletero.networks.view_inputs import view_inputs
from amletero.record.action_numbers import action_number
from amletero.record.referee import Referee
from amletero.rules.editions import Edition
from tests.playing import TABLES, any_move, deal_next

every_table = pytest.mark.parametrize(
    ("edition", "players"), TABLES, ids=[f"{edition.name}-{players}" for edition, players in TABLES]
)


def compiled(*words: Any) -> list[int]:
    ones = np.zeros(MOST_INPUTS, np.int16)
    write: Any = write_inputs
    count = write(*words, ones)
    return sorted(ones[:count].tolist())


@every_table
def test_a_view_and_the_kernel_give_the_same_inputs(edition: Edition, players: int) -> None:
    random = Random(players)
    setting, layout = setting_of(edition, players), layout_of(edition, players)
    row = np.zeros(KNOWLEDGE, np.int64)
    history = np.zeros(history_size(layout), np.int64)
    for _ in range(60):
        referee = Referee(edition, players)
        deal_next(referee, random)
        begin(setting, row, nibbles(referee.table.face_up))
        begin_history(history)
        board = words_of(referee.round).board
        while not referee.round.over:
            for me in range(players):
                found = compiled(setting, layout, board, row, history, me)
                assert view_inputs(referee.view(me)) == found
                assert len(set(found)) == len(found)
                assert found[-1] < layout.size
            by, move = referee.table.turn, any_move(referee.round, random)
            assert by is not None
            referee.move(move)
            after = words_of(referee.round).board
            action = action_number(move, by, players)
            learn(setting, row, action, board, after)
            remember(setting, history, action, board, after)
            board = after


@every_table
def test_hidden_cards_leave_no_trace(edition: Edition, players: int) -> None:
    changed, moved = count_changes(edition, players, 5000, seed=players)
    assert moved > 4000
    assert changed == 0
