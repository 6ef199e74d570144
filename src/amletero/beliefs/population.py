"""The types of players that a game may be played against."""

from collections.abc import Callable, Mapping
from functools import cache
from types import MappingProxyType
from typing import Final, NamedTuple

import numpy as np

from amletero.beliefs.habits import careful, lower_card_first
from amletero.beliefs.hands import NOT_READING
from amletero.beliefs.players import ANYTHING, LEARNED, THUMB, Models
from amletero.beliefs.situation import Weights
from amletero.beliefs.trained import Trained, trained
from amletero.beliefs.weights import WEIGHTS
from amletero.rules.editions import Edition

SLIP: Final = 0.03
"""How often a player of any type does something else altogether."""
SHARP: Final = 3.0
"""How much more closely than in training a settled player follows what was learned."""


class Type(NamedTuple):
    """One way to play."""

    prior: float
    """How likely a stranger is of this type, beside the others."""
    kind: int
    weigh: Callable[[Trained], Weights] = lambda _: np.zeros(WEIGHTS)
    reads: bool = False
    """Whether the player concludes anything from what others played."""


TYPES: Final[Mapping[str, Type]] = MappingProxyType(
    {
        "simple": Type(0.35, THUMB),
        "learned": Type(0.06, LEARNED, lambda learned: learned.policy, reads=True),
        "settled": Type(0.1, LEARNED, lambda learned: SHARP * learned.policy, reads=True),
        "careful": Type(0.12, LEARNED, lambda _: careful()),
        "lower": Type(0.04, LEARNED, lambda _: lower_card_first()),
        "random": Type(0.35, ANYTHING),
    }
)
"""By name: everyone that a stranger may be."""


@cache
def population(edition: Edition, players: int, types: tuple[str, ...]) -> tuple[Models, Weights]:
    """The models of some types, and how likely each is before anything was played."""
    learned = trained(edition, players)
    chosen = [TYPES[name] for name in types]
    models = Models(
        kinds=np.array([type_.kind for type_ in chosen]),
        weights=np.array([type_.weigh(learned) for type_ in chosen]),
        slips=np.array([0.0 if type_.kind == ANYTHING else SLIP for type_ in chosen]),
        readings=np.array([learned.reading if type_.reads else NOT_READING for type_ in chosen]),
    )
    return models, np.array([type_.prior for type_ in chosen])


def with_own(models: Models, learned: Trained) -> tuple[Models, int]:
    """The models and one more, of a settled player who never slips; its row."""
    return (
        Models(
            np.append(models.kinds, LEARNED),
            np.vstack([models.weights, SHARP * learned.policy]),
            np.append(models.slips, 0.0),
            np.concatenate([models.readings, learned.reading[None]]),
        ),
        len(models.kinds),
    )
