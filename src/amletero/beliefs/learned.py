"""A player whose sense of a play was learned: a sum of weights, and the better the likelier.

The weights come from `tools/train_weights.py`. Probabilities of the others' cards are given to it:
by counting, or by a filter that reads their plays.
"""

from typing import Final

import numpy as np

from amletero.beliefs.features import Features, keep_features, new_features, play_features
from amletero.beliefs.outlook import is_idle, outlook_of
from amletero.beliefs.situation import KINDS, Situation, Weights
from amletero.kernel.actions import Actions
from amletero.kernel.compiling import compiled, inlined

IDLE: Final = -50.0
"""The score of a play that is not worth a thought."""


@compiled
def learned_scores(
    situation: Situation,
    hands: Weights,
    weights: Weights,
    actions: Actions,
    count: int,
    scores: Weights,
) -> None:
    """The score of each play: the sum of its features' weights."""
    outlook, features = outlook_of(situation, hands), new_features()
    for row in range(count):
        if is_idle(outlook, actions[row]):
            scores[row] = IDLE
        else:
            scores[row] = weighed(weights, features, play_features(outlook, actions[row], features))


@compiled
def keep_scores(situation: Situation, hands: Weights, weights: Weights, scores: Weights) -> None:
    """The score of keeping each card when the Chancellor asks."""
    outlook, features = outlook_of(situation, hands), new_features()
    for card in range(KINDS):
        scores[card] = weighed(weights, features, keep_features(outlook, card, features))


@inlined
def weighed(weights: Weights, features: Features, count: int) -> float:
    """The sum of the weights of so many features."""
    score = 0.0
    for feature in range(count):
        score += weights[features.places[feature]] * features.amounts[feature]
    return score


@compiled
def soft_chances(scores: Weights, count: int, chances: Weights) -> None:
    """How likely each play is: the better the score, the likelier."""
    best = scores[:count].max()
    total = 0.0
    for row in range(count):
        chances[row] = np.exp(scores[row] - best)
        total += chances[row]
    for row in range(count):
        chances[row] /= total
