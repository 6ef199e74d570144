"""The types of players that a game may be played against."""

from collections.abc import Callable, Mapping
from functools import cache
from types import MappingProxyType
from typing import Final

import numpy as np

from amletero.beliefs.learned import (
    BARON_LOSES,
    BARON_WINS,
    GUARD_HIT,
    KEEP,
    KING_GAINS,
    PAIR,
    PRIEST_LEARNS,
    PRINCE_FELLS,
    PRINCE_SELF,
    STAGES,
    WEIGHTS,
)
from amletero.beliefs.players import ANYTHING, LEARNED, THUMB, Models
from amletero.beliefs.situation import KINDS, PRINCESS, Weights
from amletero.beliefs.trained import Trained, trained
from amletero.rules.editions import Edition

SLIP: Final = 0.03
"""How often a player of any type does something else altogether."""
SHARP: Final = 3.0
"""How much more closely than in training a settled player follows what was learned."""


def _nothing(_: Trained) -> Weights:
    return np.zeros(WEIGHTS)


def _learned(learned: Trained) -> Weights:
    return learned.policy


def _settled(learned: Trained) -> Weights:
    return SHARP * learned.policy


def _lower(_: Trained) -> Weights:
    return lower_card_first()


def lower_card_first() -> Weights:
    """Lets the lower card go and keeps the higher, as most people begin; names what is likely."""
    weights = np.zeros(WEIGHTS)
    pairs = weights[PAIR : PAIR + KINDS * KINDS * STAGES].reshape(KINDS, KINDS, STAGES)
    pairs -= 0.8 * np.arange(KINDS)[:, None, None]
    pairs[PRINCESS] -= 20.0
    for place, slope in (
        (GUARD_HIT, 8.0),
        (BARON_WINS, 3.0),
        (BARON_LOSES, -3.0),
        (PRINCE_FELLS, 6.0),
        (KING_GAINS, 3.0),
        (PRIEST_LEARNS, 1.0),
    ):
        weights[place : place + STAGES] = slope
    weights[PRINCE_SELF : PRINCE_SELF + KINDS * STAGES] = -2.0
    weights[KEEP : KEEP + KINDS * STAGES] = np.repeat(np.arange(KINDS), STAGES)
    return weights


TYPES: Final[Mapping[str, tuple[int, Callable[[Trained], Weights], float]]] = MappingProxyType(
    {
        "simple": (THUMB, _nothing, 0.7),
        "learned": (LEARNED, _learned, 0.08),
        "settled": (LEARNED, _settled, 0.1),
        "lower": (LEARNED, _lower, 0.06),
        "random": (ANYTHING, _nothing, 0.06),
    }
)
"""By name: the kind of model, its weights, and how likely a stranger is of this type."""


@cache
def population(edition: Edition, players: int, types: tuple[str, ...]) -> tuple[Models, Weights]:
    """The models of some types, and how likely each is before anything was played."""
    learned = trained(edition, players)
    rows = [TYPES[name] for name in types]
    models = Models(
        kinds=np.array([kind for kind, _, _ in rows]),
        weights=np.array([weigh(learned) for _, weigh, _ in rows]),
        slips=np.array([0.0 if kind == ANYTHING else SLIP for kind, _, _ in rows]),
        reading=learned.reading,
    )
    return models, np.array([prior for _, _, prior in rows])


def with_own(models: Models, own: Weights) -> tuple[Models, int]:
    """The models and one more, of a player who never slips; its row."""
    return (
        Models(
            np.append(models.kinds, LEARNED),
            np.vstack([models.weights, own]),
            np.append(models.slips, 0.0),
            models.reading,
        ),
        len(models.kinds),
    )
