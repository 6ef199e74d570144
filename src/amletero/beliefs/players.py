"""Models of players: how likely someone in a situation makes each play.

A model is one row of `Models`. What a model says of a legal move is never zero: with a small
chance (`slip`) every model plays anything.
"""

from typing import Final, NamedTuple

import numpy as np

from amletero.beliefs.hands import NOT_READING, count_hands
from amletero.beliefs.learned import keep_scores, learned_scores, soft_chances
from amletero.beliefs.situation import KINDS, SEATS, Situation, Weights
from amletero.beliefs.thumb import thumb_chances, thumb_scores, thumb_worths
from amletero.beliefs.weights import WEIGHTS
from amletero.kernel.actions import Actions
from amletero.kernel.compiling import compiled

ANYTHING: Final = 0
"""All legal moves are equally likely."""
THUMB: Final = 1
"""The rules of thumb of `simple`."""
LEARNED: Final = 2
"""Learned weights, with cards counted and each one's latest play read."""


class Models(NamedTuple):
    """Some models of players, a row each, as arrays for compiled code."""

    kinds: Situation
    weights: Weights
    slips: Weights
    readings: Weights
    """By model, card played last and card held: how much more likely the player takes it to be
    than by counting; ones for a player who counts and no more."""


UNIFORM: Final = Models(
    np.array([ANYTHING]), np.zeros((1, WEIGHTS)), np.zeros(1), NOT_READING[None]
)
"""One model: everyone plays anything, so that plays tell nothing but what the rules say."""


@compiled
def play_chances(
    models: Models,
    model: int,
    situation: Situation,
    actions: Actions,
    count: int,
    chances: Weights,
) -> None:
    """Fill in how likely a player of this model makes each of the legal plays."""
    kind = models.kinds[model]
    if kind == ANYTHING:
        chances[:count] = 1.0 / count
        return
    scores = np.empty(count)
    if kind == THUMB:
        thumb_scores(situation, actions, count, scores)
        thumb_chances(scores, count, chances)
    else:
        hands = np.empty((SEATS, KINDS))
        count_hands(situation, models.readings[model], hands)
        learned_scores(situation, hands, models.weights[model], actions, count, scores)
        soft_chances(scores, count, chances)
    slip = models.slips[model]
    for row in range(count):
        chances[row] = (1.0 - slip) * chances[row] + slip / count


@compiled
def keep_worths(models: Models, model: int, situation: Situation, worths: Weights) -> None:
    """Fill in what each card is worth keeping to a player of this model.

    The situation is that of the table: the player's cards do not enter into it.
    """
    worths[:] = 0.0
    if models.kinds[model] == THUMB:
        thumb_worths(situation, worths)
    elif models.kinds[model] == LEARNED:
        hands = np.empty((SEATS, KINDS))
        count_hands(situation, models.readings[model], hands)
        keep_scores(situation, hands, models.weights[model], worths)


@compiled
def keep_chances(
    models: Models, model: int, worths: Weights, hand: Situation, count: int, chances: Weights
) -> None:
    """Fill in how likely each place of the hand is kept when the Chancellor asks.

    The hand is in the order held, the cards drawn last; of equal cards the first stands for all.
    """
    kind, slip = models.kinds[model], models.slips[model]
    different, best, total = 0.0, 0, 0.0
    for place in range(count):
        chances[place] = 0.0 if _held_before(hand, place) else _orders(hand, count, place)
        different += chances[place]
        if worths[hand[place]] > worths[hand[best]]:
            best = place
    if kind == ANYTHING:
        chances[:count] /= different
        return
    for place in range(count):
        if chances[place] > 0:
            total += np.exp(worths[hand[place]] - worths[hand[best]])
    for place in range(count):
        sense = 1.0 if place == best else 0.0
        if kind == LEARNED:
            sense = np.exp(worths[hand[place]] - worths[hand[best]]) / total
            sense *= chances[place] > 0
        chances[place] = slip * chances[place] / different + (1.0 - slip) * sense


@compiled
def _held_before(hand: Situation, place: int) -> bool:
    before = False
    for earlier in range(place):
        before |= hand[earlier] == hand[place]
    return before


@compiled
def _orders(hand: Situation, count: int, kept: int) -> float:
    """In how many different orders the cards not kept can be returned."""
    if count < 3:
        return 1.0
    first, other = rest_of(kept)
    return 1.0 if hand[first] == hand[other] else 2.0


@compiled
def rest_of(kept: int) -> tuple[int, int]:
    """The places of the two cards of three that are not kept."""
    return (1, 2) if kept == 0 else (0, 2) if kept == 1 else (0, 1)


@compiled
def keeps_order(models: Models, model: int) -> bool:
    """Whether a player of this model returns cards in the order held, rather than in any."""
    return models.kinds[model] == THUMB
