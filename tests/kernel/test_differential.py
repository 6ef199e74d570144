"""The kernel against the readable rules: the same legal moves, successors and results."""

import os
from random import Random

import numpy as np
import pytest

from amletero.chance import shuffled
from amletero.kernel import LIST_ROOM, legal_count, legal_list, legal_mask, nth_legal, step
from amletero.kernel.edition_settings import setting_of
from amletero.kernel.move_actions import move_of
from amletero.kernel.pack_round import Words, round_of, words_of
from amletero.kernel.pack_table import seats_of
from amletero.kernel.round_step import spy_bonus, winners
from amletero.record.action_numbers import action_number
from amletero.rules.editions import EDITIONS, Edition
from amletero.rules.moves import legal, move_text, read_move
from amletero.rules.play import begin, deal
from amletero.rules.play import step as readable_step
from amletero.rules.round import Round

GAMES = [(edition, players) for edition in EDITIONS.values() for players in edition.goals]
DECISIONS = int(os.environ.get("DECISIONS", "30000")) // len(GAMES) + 1
"""For each table; `make differential` compares 100,000 in all."""


def dealt_round(edition: Edition, players: int, random: Random) -> Round:
    round, _ = begin(edition, players)
    round, _ = deal(round, shuffled(edition, random), random.randrange(players))
    return round


def legal_actions(edition: Edition, players: int, board: int) -> list[int]:
    actions = np.zeros(LIST_ROOM, np.uint8)
    return [
        int(action)
        for action in actions[: legal_list(setting_of(edition, players), board, actions)]
    ]


@pytest.mark.parametrize(
    ("edition", "players"), GAMES, ids=[f"{edition.name}-{players}" for edition, players in GAMES]
)
def test_both_engines_play_the_same_game(edition: Edition, players: int) -> None:
    random = Random(f"{edition.name} {players}")
    setting, decisions = setting_of(edition, players), 0
    while decisions < DECISIONS:
        round = dealt_round(edition, players, random)
        words = words_of(round)
        while not round.over:
            assert round_of(round.table, words) == round
            actions = legal_actions(edition, players, words.board)
            moves = [move_of(action, words.board, players) for action in actions]
            assert set(moves) == set(legal(round.table, round.hand))
            assert len(set(moves)) == len(moves)
            chosen = random.randrange(len(actions))
            round, _ = readable_step(round, moves[chosen])
            words = Words(*step(setting, *words, actions[chosen]))
            assert words == words_of(round)
            decisions += 1
        assert round.table.result is not None
        spy = round.table.result.spy
        assert seats_of(winners(setting, *words)) == round.table.result.winners
        assert seats_of(spy_bonus(words.board)) == (() if spy is None else (spy,))


@pytest.mark.parametrize(("edition", "players"), GAMES)
def test_the_forms_of_legality_agree(edition: Edition, players: int) -> None:
    random = Random(players)
    setting = setting_of(edition, players)
    for _ in range(40):
        words = words_of(dealt_round(edition, players, random))
        while actions := legal_actions(edition, players, words.board):
            low, high = legal_mask(setting, words.board)
            mask = (low & (1 << 64) - 1) | high << 64
            assert actions == [action for action in range(128) if mask >> action & 1]
            assert legal_count(setting, words.board) == len(actions)
            assert actions == [
                nth_legal(setting, words.board, place) for place in range(len(actions))
            ]
            words = Words(*step(setting, *words, random.choice(actions)))
        assert legal_mask(setting, words.board) == (0, 0)


@pytest.mark.parametrize(("edition", "players"), GAMES)
def test_move_text_goes_there_and_back(edition: Edition, players: int) -> None:
    random = Random(players)
    for _ in range(20):
        round = dealt_round(edition, players, random)
        while not round.over:
            board = words_of(round).board
            moves = legal(round.table, round.hand)
            by = round.table.turn
            assert by is not None
            for action in legal_actions(edition, players, board):
                text = move_text(move_of(action, board, players), edition)
                assert action_number(read_move(text, edition), by, players) == action
            move = random.choice(moves)
            assert move_of(action_number(move, by, players), board, players) == move
            round, _ = readable_step(round, move)


@pytest.mark.parametrize(
    ("name", "players", "ids"), [("standard", 6, 95), ("classic", 4, 41), ("original", 4, 41)]
)
def test_every_action_of_an_edition_occurs(name: str, players: int, ids: int) -> None:
    random, seen = Random(1), set[int]()
    edition = EDITIONS[name]
    setting = setting_of(edition, players)
    for _ in range(3000):
        words = words_of(dealt_round(edition, players, random))
        while actions := legal_actions(edition, players, words.board):
            seen.update(actions)
            words = Words(*step(setting, *words, random.choice(actions)))
        if len(seen) == ids:
            break
    assert len(seen) == ids
