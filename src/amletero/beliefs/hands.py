"""What others are taken to hold by who counts cards: without a filter, at most by a table."""

from typing import Final

import numpy as np

from amletero.beliefs.situation import (
    KINDS,
    KNOWN,
    LATEST,
    MISSED,
    NOBODY,
    PLAYERS,
    Situation,
    Weights,
    count_unseen,
    is_opponent,
)
from amletero.kernel.compiling import compiled

NOT_READING: Final = np.ones((NOBODY + 1, KINDS))
"""What others play says nothing of what they hold."""


@compiled
def count_hands(situation: Situation, reading: Weights, hands: Weights) -> None:
    """Fill in, by seat and character, how likely others hold what; without a filter.

    Unseen cards are counted and weighed by what the latest play of a seat says (`reading`: by
    card played and card held); what a Guard missed is left out.
    """
    unseen = np.empty(KINDS, np.int64)
    count_unseen(situation, unseen)
    for seat in range(situation[PLAYERS]):
        if not is_opponent(situation, seat):
            continue
        known = situation[KNOWN + seat]
        total = 0.0
        for card in range(KINDS):
            chance = 0.0
            if known == NOBODY and unseen[card] > 0:
                chance = unseen[card] * reading[situation[LATEST + seat], card]
                if situation[MISSED + seat] >> card & 1:
                    chance *= 1e-6
            elif known == card:
                chance = 1.0
            hands[seat, card] = chance
            total += chance
        for card in range(KINDS):
            hands[seat, card] /= total
