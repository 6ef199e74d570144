"""Rounds played to their end by models of players."""

from typing import Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from amletero.beliefs.hands import count_hands
from amletero.beliefs.learned import learned_scores
from amletero.beliefs.players import ANYTHING, THUMB, Models, keep_worths, rest_of
from amletero.beliefs.situation import (
    KINDS,
    SEATS,
    Situation,
    Weights,
    read_situation,
)
from amletero.beliefs.thumb import NOISE, thumb_scores
from amletero.kernel.actions import Actions, encode_keep
from amletero.kernel.chances import GAMMA, mixed
from amletero.kernel.compiling import compiled, inlined
from amletero.kernel.knowledge import learn
from amletero.kernel.layout import (
    CARD,
    CHOOSE,
    Setting,
    drawn,
    hand,
    is_over,
    phase,
    second,
    turn,
)
from amletero.kernel.legal import LIST_ROOM, plays_by_card
from amletero.kernel.observation import Knowledge
from amletero.kernel.playing import step, winners

TO_UNIT: Final = 1.0 / (1 << 53)
STREAM_SHIFT: Final = np.uint64(11)


class Desk(NamedTuple):
    """Room for one decision after the other."""

    actions: Actions
    scores: Weights
    hands: Weights
    held: Situation


@compiled
def new_desk() -> Desk:
    """Room for the decisions of anyone."""
    return Desk(
        np.empty(LIST_ROOM, np.uint8),
        np.empty(LIST_ROOM),
        np.empty((SEATS, KINDS)),
        np.empty(3, np.int64),
    )


class Seated(NamedTuple):
    """Who sits where, and what they know."""

    models: Models
    by_seat: Situation
    """By seat: the model that plays there."""
    situation: Situation
    """Room for the situation of the mover."""
    knowledge: Knowledge
    """What everyone knows."""
    stream: NDArray[np.uint64]
    desk: Desk


@compiled
def chance(stream: NDArray[np.uint64]) -> float:
    """The next number of a random stream, from 0 up to but not including 1."""
    stream[0] += GAMMA
    return np.float64(mixed(stream[0]) >> STREAM_SHIFT) * TO_UNIT


@compiled
def picked(scores: Weights, count: int, stream: NDArray[np.uint64]) -> int:
    """One of the plays by chance, the better the likelier."""
    best = scores[0]
    for row in range(1, count):
        best = max(best, scores[row])
    total = 0.0
    for row in range(count):
        scores[row] = np.exp(scores[row] - best)
        total += scores[row]
    mark = chance(stream) * total
    for row in range(count):
        mark -= scores[row]
        if mark < 0:
            return row
    return count - 1


@compiled
def pick_play(
    models: Models,
    model: int,
    situation: Situation,
    actions: Actions,
    count: int,
    stream: NDArray[np.uint64],
    scores: Weights,
    hands: Weights,
) -> int:
    """The place of the action that a player of this model takes."""
    kind = models.kinds[model]
    if kind == ANYTHING or (models.slips[model] > 0 and chance(stream) < models.slips[model]):
        return int(chance(stream) * count)
    if kind == THUMB:
        thumb_scores(situation, actions, count, scores)
        best = 0
        for row in range(count):
            scores[row] += chance(stream) * NOISE
            if scores[row] > scores[best]:
                best = row
        return best
    count_hands(situation, models.readings[model], hands)
    learned_scores(situation, hands, models.weights[model], actions, count, scores)
    return picked(scores, count, stream)


@compiled
def pick_keep(
    models: Models,
    model: int,
    situation: Situation,
    held: Situation,
    count: int,
    stream: NDArray[np.uint64],
    scores: Weights,
) -> int:
    """The kernel's action for the Chancellor's choice that a player of this model makes."""
    kind = models.kinds[model]
    worths = np.empty(KINDS)
    keep_worths(models, model, situation, worths)
    kept = 0
    for place in range(count):
        scores[place] = worths[held[place]]
        if scores[place] > scores[kept]:
            kept = place
    if kind != THUMB:
        kept = picked(scores, count, stream)
    if count < 3:
        return encode_keep(held[kept], 0)
    first, other = rest_of(kept)
    if kind == THUMB:
        return encode_keep(held[kept], held[first] > held[other])
    return encode_keep(held[kept], held[first] != held[other] and chance(stream) < 0.5)


@compiled
def held_cards(board: int, held: Situation) -> int:
    """Fill in the hand of the player who owes a Chancellor's choice; how many cards it has."""
    held[0], held[1], held[2] = hand(board, turn(board)), drawn(board), second(board)
    return 2 if held[2] == CARD else 3


@inlined
def play_action(
    setting: Setting, pile: int, board: int, seated: Seated, action: int
) -> tuple[int, int]:
    """The words after an action of the mover; everyone learns from it what they may."""
    after_pile, after_board = step(setting, pile, board, action)
    learn(setting, seated.knowledge, action, board, after_board)
    return after_pile, after_board


@inlined
def play_turn(setting: Setting, pile: int, board: int, seated: Seated) -> tuple[int, int]:
    """The words after the mover's decision, a play or a Chancellor's choice."""
    models, situation, stream = seated.models, seated.situation, seated.stream
    actions, scores, hands, held = seated.desk
    model = seated.by_seat[turn(board)]
    read_situation(situation, seated.knowledge, board)
    if phase(board) == CHOOSE:
        count = held_cards(board, held)
        action = pick_keep(models, model, situation, held, count, stream, scores)
        return play_action(setting, pile, board, seated, action)
    count = plays_by_card(setting, board, actions)
    place = pick_play(models, model, situation, actions, count, stream, scores, hands)
    return play_action(setting, pile, board, seated, actions[place])


@compiled
def played_out(setting: Setting, pile: int, board: int, seated: Seated) -> int:
    """Play the round to its end, each seat by its model; the winners as a set of seats."""
    while not is_over(board):
        pile, board = play_turn(setting, pile, board, seated)
    return winners(setting, pile, board)
