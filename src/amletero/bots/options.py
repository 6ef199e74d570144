"""The options of one decision, weighed by a learned player whose weights are to change.

Scores and chances are those of `learned_scores`; here the features they come from are kept, one
option after the other, since they are what the chances change with.
"""

from typing import Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from amletero.beliefs.features import (
    MOST_FEATURES,
    Features,
    keep_features,
    new_features,
    play_features,
)
from amletero.beliefs.learned import IDLE, soft_chances, weighed
from amletero.beliefs.outlook import Outlook, is_idle
from amletero.beliefs.situation import Situation, Weights
from amletero.bots.playout import chance
from amletero.kernel.actions import Actions
from amletero.kernel.compiling import compiled
from amletero.kernel.legal import LIST_ROOM

MOST_KEPT: Final = LIST_ROOM * MOST_FEATURES


class Options(NamedTuple):
    """What may be done, with the features of each."""

    places: Situation
    amounts: Weights
    ends: Situation
    """By option: where its features end."""
    scores: Weights
    chances: Weights
    """By option: how likely it is chosen."""


@compiled
def new_options() -> Options:
    """Room for any decision."""
    return Options(
        np.empty(MOST_KEPT, np.int64),
        np.empty(MOST_KEPT),
        np.empty(LIST_ROOM, np.int64),
        np.empty(LIST_ROOM),
        np.empty(LIST_ROOM),
    )


@compiled
def weigh_plays(
    outlook: Outlook, weights: Weights, actions: Actions, count: int, options: Options
) -> None:
    """Fill in the options of who plays a card; an idle play has no features."""
    features = new_features()
    for row in range(count):
        idle = is_idle(outlook, actions[row])
        found = 0 if idle else play_features(outlook, actions[row], features)
        _keep(options, row, features, found)
        options.scores[row] = IDLE if idle else weighed(weights, features, found)
    soft_chances(options.scores, count, options.chances)


@compiled
def weigh_keeps(
    outlook: Outlook, weights: Weights, held: Situation, count: int, options: Options
) -> None:
    """Fill in the options of who makes a Chancellor's choice."""
    features = new_features()
    for row in range(count):
        found = keep_features(outlook, held[row], features)
        _keep(options, row, features, found)
        options.scores[row] = weighed(weights, features, found)
    soft_chances(options.scores, count, options.chances)


@compiled
def _keep(options: Options, row: int, features: Features, found: int) -> None:
    start = start_of(options, row)
    for feature in range(found):
        options.places[start + feature] = features.places[feature]
        options.amounts[start + feature] = features.amounts[feature]
    options.ends[row] = start + found


@compiled
def start_of(options: Options, row: int) -> int:
    """Where the features of an option start."""
    return options.ends[row - 1] if row > 0 else 0


@compiled
def slope_of(options: Options, row: int, chosen: int) -> float:
    """How the logarithm of the chance of what was chosen grows with an option's score."""
    return (1.0 if row == chosen else 0.0) - options.chances[row]


@compiled
def drawn_by_share(shares: Weights, stream: NDArray[np.uint64]) -> int:
    """One of several by chance, each by its share."""
    mark = chance(stream)
    for each in range(len(shares)):
        mark -= shares[each]
        if mark < 0:
            return each
    return len(shares) - 1
