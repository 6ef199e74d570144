"""Tempers: a leaning towards some cards, small enough that a bot plays on as well as it can."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

import numpy as np

from amletero.beliefs.situation import KINDS, Weights
from amletero.beliefs.weights import PAIR, STAGES, WEIGHTS
from amletero.kernel.settings import NUMBERS
from amletero.rules.cards import Character
from amletero.rules.moves import Keep, Move

EVEN: Final = "even"
TEMPERS: Final[Mapping[str, Mapping[Character, float]]] = MappingProxyType(
    {
        EVEN: {},
        "bold": {
            Character.GUARD: 0.4,
            Character.BARON: 0.8,
            Character.PRINCE: 0.4,
            Character.KING: 0.6,
            Character.HANDMAID: -0.8,
        },
        "cautious": {
            Character.HANDMAID: 0.8,
            Character.PRIEST: 0.4,
            Character.BARON: -0.8,
            Character.KING: -0.6,
        },
        "curious": {
            Character.PRIEST: 0.9,
            Character.CHANCELLOR: 0.6,
            Character.SPY: 0.3,
            Character.HANDMAID: -0.4,
        },
    }
)
"""By temper: how much a player likes to play a card; 1 is a strong wish."""
LEANING: Final = 2.5
"""What a strong wish weighs beside learned weights."""
WISH: Final = 0.015
"""How much of a win chance a master gives up for a strong wish."""


def tempered(temper: str) -> Weights:
    """The weights that a temper adds to what was learned."""
    weights = np.zeros(WEIGHTS)
    pairs = weights[PAIR : PAIR + KINDS * KINDS * STAGES].reshape(KINDS, KINDS * STAGES)
    for card, wish in TEMPERS[temper].items():
        pairs[NUMBERS[card]] += LEANING * wish
    return weights


def wish(temper: str, move: Move) -> float:
    """The win chance that a master of this temper gives up to make a move."""
    return 0.0 if isinstance(move, Keep) else WISH * TEMPERS[temper].get(move.card, 0.0)
