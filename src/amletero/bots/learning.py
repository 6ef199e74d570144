"""How the learned player learns: it plays against a population and follows the gradient.

In each round every seat is played by the learner or by some member of the population. Whatever
the learner did in a round it won more than expected becomes likelier (REINFORCE), and beside it
a second row of weights learns how likely each play wins.
"""

from typing import Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from amletero.beliefs.learned import (
    IDLE,
    MOST_FEATURES,
    STAGES,
    WEIGHTS,
    count_hands,
    is_idle,
    keep_features,
    naming_bars,
    play_features,
    soft_chances,
    stage_of,
    strengths,
)
from amletero.beliefs.players import Models
from amletero.beliefs.situation import (
    ALIVE,
    COPIES,
    DRAWN,
    FACE_UP,
    HELD,
    KINDS,
    KNOWN,
    LATEST,
    MISSED,
    MOST_PLAYS,
    NOBODY,
    PLAYERS,
    SEATS,
    Situation,
    Weights,
    count_unseen,
    list_plays,
)
from amletero.bots.playout import held_cards, pick_keep, pick_play
from amletero.bots.table import action_for, chance, fill_in, watch
from amletero.kernel.actions import KEEPS
from amletero.kernel.chances import dealt, game_key, round_key
from amletero.kernel.compiling import compiled, count_bits
from amletero.kernel.layout import (
    CARD,
    CHOOSE,
    Setting,
    drawn,
    hand,
    is_over,
    phase,
    pile_count,
    set_aside,
    turn,
)
from amletero.kernel.playing import step, winners

MOST_NOTES: Final = 60_000
"""Room for the features of all the plays considered in one round."""


class Lesson(NamedTuple):
    """What a batch of rounds taught."""

    policy: Weights
    """The gradient of the policy's weights."""
    value: Weights
    """The gradient of the weights that tell how likely a play wins."""
    expected: Weights
    """By stage: rounds won and decisions made, for the next batch's expectation."""
    reading: Weights
    """By latest play and card held: cards held in truth, and as counted."""


class Notes(NamedTuple):
    """The features of a round's decisions, until the round's end says what they were worth."""

    places: Situation
    slopes: Weights
    """How the chance of what was chosen grows with each weight."""
    amounts: Weights
    """The features of what was chosen; zero for what was not."""
    ends: Situation
    stages: Situation
    seats: Situation
    """By decision: where its notes end, its stage and its seat."""


def new_lesson() -> Lesson:
    """Nothing learned yet."""
    return Lesson(
        np.zeros(WEIGHTS),
        np.zeros(WEIGHTS),
        np.zeros((STAGES, 2)),
        np.zeros((NOBODY + 1, KINDS, 2)),
    )


@compiled
def new_round(
    setting: Setting, board: int, pile: int, situation: Situation, known: Situation
) -> None:
    """Nothing is known; with two players, the cards in nobody's reach lie face up."""
    known[:] = NOBODY
    situation[LATEST : LATEST + SEATS] = NOBODY
    situation[MISSED : MISSED + SEATS] = 0
    for card in range(KINDS):
        situation[FACE_UP + card] = 0
    if setting.players > 2:
        return
    for card in range(KINDS):
        situation[FACE_UP + card] = situation[COPIES + card]
    for seat in range(setting.players):
        situation[FACE_UP + hand(board, seat)] -= 1
    situation[FACE_UP + drawn(board)] -= 1
    situation[FACE_UP + set_aside(board)] -= 1
    for place in range(pile_count(board)):
        situation[FACE_UP + ((pile >> 4 * place) & CARD)] -= 1


@compiled
def study(
    setting: Setting,
    models: Models,
    learner: int,
    shares: Weights,
    blank: Situation,
    seed: int,
    first_game: int,
    games: int,
    expected: Weights,
    value_weights: Weights,
    lesson: Lesson,
) -> None:
    """Play some rounds and add up what they teach.

    Seat `game % players` is the learner's; the others are drawn from `shares` of the models.
    """
    situation = blank.copy()
    known = np.empty((SEATS, SEATS), np.int64)
    by_seat = np.zeros(SEATS, np.int64)
    notes = Notes(
        np.empty(MOST_NOTES, np.int64),
        np.empty(MOST_NOTES),
        np.empty(MOST_NOTES),
        np.empty(64, np.int64),
        np.empty(64, np.int64),
        np.empty(64, np.int64),
    )
    stream = np.empty(1, np.uint64)
    for game in range(first_game, first_game + games):
        key = game_key(seed, game)
        stream[0] = np.uint64(round_key(key, 0))
        pile, board = dealt(setting, key, int(chance(stream) * setting.players))
        new_round(setting, board, pile, situation, known)
        for seat in range(setting.players):
            by_seat[seat] = drawn_model(shares, stream)
        by_seat[game % setting.players] = learner
        won, decisions = _played(
            setting,
            pile,
            board,
            situation,
            known,
            models,
            learner,
            by_seat,
            stream,
            notes,
            lesson.reading,
        )
        _learn(won, decisions, notes, expected, value_weights, lesson)


@compiled
def drawn_model(shares: Weights, stream: NDArray[np.uint64]) -> int:
    """One of the models, by its share."""
    mark = chance(stream)
    for model in range(len(shares)):
        mark -= shares[model]
        if mark < 0:
            return model
    return len(shares) - 1


@compiled
def _played(
    setting: Setting,
    pile: int,
    board: int,
    situation: Situation,
    known: Situation,
    models: Models,
    learner: int,
    by_seat: Situation,
    stream: NDArray[np.uint64],
    notes: Notes,
    reading: Weights,
) -> tuple[int, int]:
    plays = np.empty((MOST_PLAYS, 3), np.int64)
    scores, chances = np.empty(MOST_PLAYS), np.empty(MOST_PLAYS)
    hands = np.empty((SEATS, KINDS))
    held = np.empty(3, np.int64)
    decisions = 0
    while not is_over(board):
        by = turn(board)
        model = by_seat[by]
        fill_in(situation, known, board)
        choosing = phase(board) == CHOOSE
        count = held_cards(board, held) if choosing else list_plays(situation, plays)
        row = 0
        if model == learner:
            if choosing:
                situation[HELD], situation[DRAWN] = NOBODY, NOBODY
            count_hands(situation, models.readings[learner], hands)
            if not choosing:
                _note_reading(situation, board, reading)
            row = _note(
                situation,
                hands,
                models.weights[learner],
                plays,
                held,
                choosing,
                count,
                stream,
                scores,
                chances,
                notes,
                decisions,
            )
            notes.seats[decisions] = by
            decisions += 1
            action = KEEPS + 2 * held[row] if choosing else 0
        elif choosing:
            action = pick_keep(models, model, situation, held, count, stream, scores)
        else:
            row = pick_play(models, model, situation, plays, count, stream, scores, hands)
            action = 0
        before = board
        if not choosing:
            action = action_for(situation, plays[row, 0], plays[row, 1], plays[row, 2])
        pile, board = step(setting, pile, board, action)
        if not choosing:
            watch(situation, known, plays[row], before, board)
    return winners(setting, pile, board), decisions


@compiled
def _note_reading(situation: Situation, board: int, reading: Weights) -> None:
    """Count what others hold in truth beside what counting says, by their latest play."""
    unseen = np.empty(KINDS, np.int64)
    total = count_unseen(situation, unseen)
    for seat in range(situation[PLAYERS]):
        if seat == turn(board) or situation[ALIVE] >> seat & 1 == 0:
            continue
        if situation[KNOWN + seat] != NOBODY or situation[MISSED + seat] != 0:
            continue
        latest = situation[LATEST + seat]
        reading[latest, hand(board, seat), 0] += 1.0
        for card in range(KINDS):
            reading[latest, card, 1] += unseen[card] / total


@compiled
def _note(
    situation: Situation,
    hands: Weights,
    weights: Weights,
    plays: Situation,
    held: Situation,
    choosing: bool,
    count: int,
    stream: NDArray[np.uint64],
    scores: Weights,
    chances: Weights,
    notes: Notes,
    decision: int,
) -> int:
    """Choose by the learner's weights, and note what the choice was made of."""
    strength = np.empty(KINDS)
    strengths(situation, hands, strength)
    stage = stage_of(situation)
    start = notes.ends[decision - 1] if decision > 0 else 0
    places, amounts = np.empty(MOST_FEATURES, np.int64), np.empty(MOST_FEATURES)
    row_ends = np.empty(MOST_PLAYS, np.int64)
    bars = np.empty(SEATS)
    naming_bars(situation, hands, bars)
    end = start
    for row in range(count):
        row_ends[row] = end
        scores[row] = IDLE
        if not choosing and is_idle(hands, bars, plays[row]):
            continue
        if choosing:
            features = keep_features(situation, hands, strength, stage, held[row], places, amounts)
        else:
            features = play_features(situation, hands, strength, stage, plays[row], places, amounts)
        scores[row] = 0.0
        for feature in range(features):
            notes.places[end] = places[feature]
            notes.amounts[end] = amounts[feature]
            scores[row] += weights[places[feature]] * amounts[feature]
            end += 1
        row_ends[row] = end
    soft_chances(scores, count, chances)
    mark = chance(stream)
    chosen = count - 1
    for row in range(count):
        mark -= chances[row]
        if mark < 0:
            chosen = row
            break
    at = start
    for row in range(count):
        slope = (1.0 if row == chosen else 0.0) - chances[row]
        while at < row_ends[row]:
            amount = notes.amounts[at]
            notes.slopes[at] = slope * amount
            notes.amounts[at] = amount if row == chosen else 0.0
            at += 1
    notes.ends[decision] = end
    notes.stages[decision] = stage
    return chosen


@compiled
def _learn(
    won: int,
    decisions: int,
    notes: Notes,
    expected: Weights,
    value_weights: Weights,
    lesson: Lesson,
) -> None:
    """Turn the notes of a finished round into gradients."""
    share = 1.0 / count_bits(won)
    at = 0
    for decision in range(decisions):
        result = share if won >> notes.seats[decision] & 1 else 0.0
        stage = notes.stages[decision]
        end = notes.ends[decision]
        guess = 0.0
        for place in range(at, end):
            guess += value_weights[notes.places[place]] * notes.amounts[place]
        surprise = result - 1.0 / (1.0 + np.exp(-guess))
        surplus = result - expected[stage]
        while at < end:
            lesson.policy[notes.places[at]] += surplus * notes.slopes[at]
            lesson.value[notes.places[at]] += surprise * notes.amounts[at]
            at += 1
        lesson.expected[stage, 0] += result
        lesson.expected[stage, 1] += 1.0
