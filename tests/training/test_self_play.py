"""Self-play: `simple` plays as the readable bot does, and everyone wins their share."""

from random import Random

import numpy as np
import pytest

from amletero.bots.compiled_simple import NOISE, simple_action
from amletero.bots.simple import SimpleBot, score
from amletero.kernel.edition_settings import setting_of
from amletero.kernel.knowledge_layout import KNOWLEDGE
from amletero.kernel.knowledge_updates import begin, learn
from amletero.kernel.move_actions import move_of
from amletero.kernel.pack_round import words_of
from amletero.kernel.pack_table import nibbles
from amletero.record.action_numbers import action_number
from amletero.record.referee import Referee
from amletero.rules.editions import STANDARD, Edition
from amletero.rules.moves import Play
from amletero.training.processor_rounds import ProcessorRounds
from amletero.training.rounds_protocol import mask_at
from tests.playing import TABLES, any_move, deal_next


@pytest.mark.parametrize(
    ("edition", "players"), TABLES, ids=[f"{edition.name}-{players}" for edition, players in TABLES]
)
def test_simple_is_the_readable_bot(edition: Edition, players: int) -> None:
    random, setting = Random(players), setting_of(edition, players)
    row = np.zeros(KNOWLEDGE, np.int64)
    plays = keeps = 0
    for number in range(40):
        referee = Referee(edition, players)
        deal_next(referee, random)
        begin(setting, row, nibbles(referee.table.face_up))
        board = words_of(referee.round).board
        while not referee.round.over:
            by = referee.table.turn
            assert by is not None
            view, legal = referee.view(by), referee.legal(by)
            move = move_of(simple_action(setting, board, row, number, plays), board, players)
            if isinstance(move, Play):
                best = max(score(view, other) for other in legal if isinstance(other, Play))
                assert score(view, move) > best - NOISE - 1e-9
                plays += 1
            else:
                assert move == SimpleBot().choose(view, legal, random)
                keeps += 1
            made = any_move(referee.round, random)
            referee.move(made)
            after = words_of(referee.round).board
            learn(setting, row, action_number(made, by, players), board, after)
            board = after
    assert plays > 100
    assert keeps > 5 or edition is not STANDARD


def play_at_random(rounds: ProcessorRounds, steps: int) -> tuple[float, float, float]:
    """Play random actions; each mover's share of the rounds that end, of their own and others'."""
    chance = np.random.default_rng(1)
    ended = total = 0.0
    learners = 0.0
    for _ in range(steps):
        shown = rounds.show()
        legal = np.unpackbits(shown.bits[:, mask_at(rounds.layout) :], axis=1, bitorder="little")
        actions = np.argmax(legal * chance.random(legal.shape), axis=1).astype(np.int32)
        shares, done = rounds.play(actions)
        ended += done.sum()
        total += shares.sum()
        learners += shares[np.arange(len(done)), shown.movers].sum()
    return ended, total, learners


def test_winners_share_one_and_simple_beats_chance() -> None:
    ended, total, _ = play_at_random(ProcessorRounds(STANDARD, 2, 200, seed=1), 60)
    assert ended == pytest.approx(total)
    assert ended > 1000
    ended, total, won = play_at_random(ProcessorRounds(STANDARD, 2, 200, seed=1, simple=1.0), 60)
    assert ended == pytest.approx(total)
    assert 0.2 < won / ended < 0.32


def test_the_number_of_threads_changes_nothing() -> None:
    one, three = (ProcessorRounds(STANDARD, 3, 50, seed=7, threads=count) for count in (1, 3))
    play_at_random(one, 20)
    play_at_random(three, 20)
    assert (one.rows == three.rows).all()
