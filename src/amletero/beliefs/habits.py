"""How people play by habit: weights that nobody learned, as models of strangers.

They follow from what is said of the game at any table, not from the code of a bot.
"""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

import numpy as np

from amletero.beliefs.situation import KINDS, Weights
from amletero.beliefs.weights import (
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
from amletero.kernel.layout import PRINCESS
from amletero.kernel.settings import NUMBERS
from amletero.rules.cards import Character

NEVER: Final = -20.0
BEGINNERS_SLOPES: Final[Mapping[int, float]] = MappingProxyType(
    {GUARD_HIT: 8.0, BARON_WINS: 3.0, BARON_LOSES: -3.0}
)
CAREFUL_SLOPES: Final[Mapping[int, float]] = MappingProxyType(
    {GUARD_HIT: 40.0, BARON_WINS: 6.0, BARON_LOSES: -9.0}
)
"""A careful player counts: a Guard names what is likeliest."""
APPEAL: Final[Mapping[Character, float]] = MappingProxyType(
    {
        Character.HANDMAID: 5.0,
        Character.CHANCELLOR: 4.0,
        Character.SPY: 3.0,
        Character.PRIEST: 3.0,
        Character.PRINCE: 0.0,
        Character.BARON: 0.0,
        Character.COUNTESS: -3.0,
        Character.KING: -4.0,
        Character.GUARD: -5.5,
        Character.PRINCESS: NEVER,
    }
)
"""How gladly a careful player lets a card go; a Guard's chance to hit comes on top."""


def lower_card_first() -> Weights:
    """Lets the lower card go and keeps the higher, as most people begin; names what is likely."""
    weights = _sensible(BEGINNERS_SLOPES)
    pairs = _pairs(weights)
    pairs -= 0.8 * np.arange(KINDS)[:, None, None]
    pairs[PRINCESS] += NEVER
    return weights


def careful() -> Weights:
    """Plays what is safe and keeps what is high, as people come to do."""
    weights = _sensible(CAREFUL_SLOPES)
    for card, appeal in APPEAL.items():
        _pairs(weights)[NUMBERS[card]] = appeal
    return weights


def _sensible(slopes: Mapping[int, float]) -> Weights:
    """What nobody overlooks: a known Princess, a better hand, that a high card is worth keeping."""
    weights = np.zeros(WEIGHTS)
    common = {PRINCE_FELLS: 6.0, KING_GAINS: 3.0, PRIEST_LEARNS: 1.0}
    for place, slope in {**common, **slopes}.items():
        weights[place : place + STAGES] = slope
    weights[PRINCE_SELF : PRINCE_SELF + KINDS * STAGES] = -2.0
    weights[KEEP : KEEP + KINDS * STAGES] = np.repeat(np.arange(KINDS), STAGES)
    return weights


def _pairs(weights: Weights) -> Weights:
    """The weights by card played, card kept and stage, to be changed in place."""
    return weights[PAIR : PAIR + KINDS * KINDS * STAGES].reshape(KINDS, KINDS, STAGES)
