"""The weights of a learned player: which feature of a play has which of them.

A feature has one weight for each stage of the round; those of a card, or of a pair of cards, have
so many for each.
"""

from typing import Final

from amletero.beliefs.situation import DECK, KINDS, Situation, count_opponents
from amletero.kernel.compiling import compiled

STAGES: Final = 28
"""Four numbers of opponents (1, 2, 3, more) times seven depths of the draw pile."""

PAIR: Final = 0
GUARD_HIT: Final = PAIR + KINDS * KINDS * STAGES
GUARD_SURE: Final = GUARD_HIT + STAGES
BARON_WINS: Final = GUARD_SURE + STAGES
BARON_LOSES: Final = BARON_WINS + STAGES
PRINCE_FELLS: Final = BARON_LOSES + STAGES
KING_GAINS: Final = PRINCE_FELLS + STAGES
PRIEST_LEARNS: Final = KING_GAINS + STAGES
STRENGTH: Final = PRIEST_LEARNS + STAGES
COMMON: Final = STRENGTH + STAGES
PRINCE_SELF: Final = COMMON + STAGES
SHOWN_KEPT: Final = PRINCE_SELF + KINDS * STAGES
NO_TARGET: Final = SHOWN_KEPT + KINDS * STAGES
ON_WATCHER: Final = NO_TARGET + KINDS * STAGES
ON_NEXT: Final = ON_WATCHER + KINDS * STAGES
ON_HIGH: Final = ON_NEXT + KINDS * STAGES
KEEP: Final = ON_HIGH + KINDS * STAGES
KEEP_STRENGTH: Final = KEEP + KINDS * STAGES
KEEP_COMMON: Final = KEEP_STRENGTH + STAGES
WEIGHTS: Final = KEEP_COMMON + STAGES
"""How many weights there are."""


@compiled
def stage_of(situation: Situation) -> int:
    """Which part of the round this is."""
    deck = situation[DECK]
    depth = deck if deck < 4 else 4 if deck < 6 else 5 if deck < 9 else 6
    return (min(count_opponents(situation), 4) - 1) * 7 + depth
