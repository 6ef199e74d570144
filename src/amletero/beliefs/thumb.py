"""The rules of thumb of `simple`, compiled: the same scores, and how likely each play is.

Many people play about like this, so it is one of the models of a player. A test holds it against
the readable bot.
"""

from typing import Final

import numpy as np

from amletero.beliefs.situation import (
    DECK,
    DRAWN,
    HELD,
    HIGHEST,
    KINDS,
    KNOWN,
    NOBODY,
    SEAT,
    VALUE,
    Situation,
    Weights,
    count_unseen,
    target_seat,
)
from amletero.kernel.actions import Actions, decode
from amletero.kernel.compiling import compiled
from amletero.kernel.layout import (
    BARON,
    CHANCELLOR,
    GUARD,
    HANDMAID,
    KING,
    PRIEST,
    PRINCE,
    PRINCESS,
    SPY,
)

NOISE: Final = 0.01
"""Scores that differ by less than this are told apart by chance."""
GRAINS: Final = 8
"""Into how many parts the noise is cut to tell how likely a play is."""


@compiled
def thumb_scores(situation: Situation, actions: Actions, count: int, scores: Weights) -> None:
    """The score of each play, before the noise."""
    unseen = np.empty(KINDS, np.int64)
    total = count_unseen(situation, unseen)
    for row in range(count):
        card, further, named = decode(actions[row])
        scores[row] = -0.30 * situation[VALUE + card] / situation[HIGHEST]
        other = situation[DRAWN] if situation[HELD] == card else situation[HELD]
        if further > 0 or card == PRINCE:
            target = target_seat(situation, further)
            scores[row] += _on_player(situation, unseen, total, card, target, named, other)
        elif card == PRINCESS:
            scores[row] -= 100
        elif card == HANDMAID:
            scores[row] += 0.45
        elif card == CHANCELLOR:
            scores[row] += 0.35
        elif card == SPY:
            scores[row] += 0.2


@compiled
def _on_player(
    situation: Situation,
    unseen: Situation,
    total: int,
    card: int,
    target: int,
    named: int,
    other: int,
) -> float:
    known = situation[KNOWN + target]
    mine = situation[VALUE + other]
    if card == GUARD:
        if known != NOBODY:
            return 5.0 if named == known else -1.0
        return unseen[named] / total
    if card == PRIEST:
        return 0.25 if known == NOBODY else 0.0
    if card == BARON:
        return _baron(situation, unseen, total, mine, known)
    if card == PRINCE:
        return _prince(situation, other, target, known)
    if card == KING:
        return -0.3 if known == NOBODY else 0.1 * (situation[VALUE + known] - mine)
    return 0.0


@compiled
def _baron(situation: Situation, unseen: Situation, total: int, mine: int, known: int) -> float:
    if known != NOBODY:
        theirs = situation[VALUE + known]
        return 4.0 if mine > theirs else -4.0 if mine < theirs else -0.2
    balance = 0.0
    for card in range(KINDS):
        if situation[VALUE + card] < mine:
            balance += unseen[card]
        elif situation[VALUE + card] > mine:
            balance -= 1.5 * unseen[card]
    return 1.2 * balance / total


@compiled
def _prince(situation: Situation, other: int, target: int, known: int) -> float:
    if target == situation[SEAT]:
        if other == PRINCESS:
            return -50.0
        return -0.1 if situation[VALUE + other] <= 1 else -0.6
    if known == NOBODY:
        return 0.15
    return 5.0 if known == PRINCESS else 0.2 * situation[VALUE + known] / situation[HIGHEST]


@compiled
def thumb_chances(scores: Weights, count: int, chances: Weights) -> None:
    """How likely each play is the best once a little noise is added to every score."""
    best = scores[:count].max()
    total = 0.0
    for row in range(count):
        chances[row] = 0.0
        if scores[row] > best - NOISE:
            for grain in range(GRAINS):
                mine = scores[row] + (grain + 0.5) * NOISE / GRAINS
                chance = 1.0
                for rival in range(count):
                    if rival != row and scores[rival] > mine - NOISE:
                        chance *= max(mine - scores[rival], 0.0) / NOISE
                chances[row] += chance
            total += chances[row]
    for row in range(count):
        chances[row] /= total


@compiled
def thumb_worths(situation: Situation, worths: Weights) -> None:
    """Fill in what each card is worth when the Chancellor asks: the first highest is kept."""
    for card in range(KINDS):
        worths[card] = situation[VALUE + card]
    if situation[DECK] > 3:
        worths[PRINCESS] = 4
