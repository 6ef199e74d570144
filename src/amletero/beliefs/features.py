"""The features of what a learned player may do: which weights count, and how much.

Each play has a handful: which card is played and which is kept, at what stage; how likely a Guard
hits, a Baron wins or a Prince fells the Princess; who knows the card that is kept.
"""

from typing import Final, NamedTuple

import numpy as np

from amletero.beliefs.outlook import Outlook, commonness
from amletero.beliefs.situation import (
    DRAWN,
    HELD,
    HIGHEST,
    KINDS,
    PLAYERS,
    SEAT,
    SHOWN,
    VALUE,
    WATCHERS,
    Situation,
    Weights,
    is_opponent,
    target_seat,
)
from amletero.beliefs.weights import (
    BARON_LOSES,
    BARON_WINS,
    COMMON,
    GUARD_HIT,
    GUARD_SURE,
    KEEP,
    KEEP_COMMON,
    KEEP_STRENGTH,
    KING_GAINS,
    NO_TARGET,
    ON_HIGH,
    ON_NEXT,
    ON_WATCHER,
    PAIR,
    PRIEST_LEARNS,
    PRINCE_FELLS,
    PRINCE_SELF,
    SHOWN_KEPT,
    STAGES,
    STRENGTH,
)
from amletero.kernel.actions import decode
from amletero.kernel.compiling import compiled, inlined
from amletero.kernel.layout import BARON, GUARD, KING, PRIEST, PRINCE, PRINCESS

MOST_FEATURES: Final = 10
"""No play has more features at once."""


class Features(NamedTuple):
    """Room for the features of one play: places among the weights, and amounts."""

    places: Situation
    amounts: Weights


@inlined
def new_features() -> Features:
    """Room for any play."""
    return Features(np.empty(MOST_FEATURES, np.int64), np.empty(MOST_FEATURES))


@inlined
def _add(features: Features, count: int, place: int, amount: float) -> int:
    features.places[count], features.amounts[count] = place, amount
    return count + 1


@compiled
def play_features(outlook: Outlook, action: int, features: Features) -> int:
    """Fill in the features of one play; their number."""
    situation, stage = outlook.situation, outlook.stage
    card, further, _ = decode(action)
    kept = situation[DRAWN] if situation[HELD] == card else situation[HELD]
    count = _add(features, 0, PAIR + (card * KINDS + kept) * STAGES + stage, 1.0)
    count = _add(features, count, STRENGTH + stage, outlook.strength[kept])
    count = _add(features, count, COMMON + stage, commonness(outlook, kept))
    shown = situation[WATCHERS] != 0 and situation[SHOWN] == kept and card != kept
    if shown:
        count = _add(features, count, SHOWN_KEPT + kept * STAGES + stage, 1.0)
    if further > 0:
        return _target_features(outlook, action, kept, shown, features, count)
    if card == PRINCE:
        return _add(features, count, PRINCE_SELF + kept * STAGES + stage, 1.0)
    if card in (GUARD, PRIEST, BARON, KING):
        return _add(features, count, NO_TARGET + card * STAGES + stage, 1.0)
    return count


@compiled
def _target_features(
    outlook: Outlook, action: int, kept: int, shown: bool, features: Features, count: int
) -> int:
    """Add what counts when a card is played on another; `shown`: others know the card kept."""
    situation = outlook.situation
    card, further, named = decode(action)
    target = target_seat(situation, further)
    theirs = outlook.hands[target]
    place = card * STAGES + outlook.stage
    mean = _mean_value(situation, theirs)
    count = _add(features, count, ON_HIGH + place, mean)
    if target == _next_seat(situation):
        count = _add(features, count, ON_NEXT + place, 1.0)
    if shown and situation[WATCHERS] >> target & 1:
        count = _add(features, count, ON_WATCHER + place, 1.0)
    stage, value = outlook.stage, situation[VALUE + kept]
    if card == GUARD:
        count = _add(features, count, GUARD_HIT + stage, theirs[named])
        if theirs[named] > 0.999:
            count = _add(features, count, GUARD_SURE + stage, 1.0)
    elif card == PRIEST:
        count = _add(features, count, PRIEST_LEARNS + stage, 1.0 - theirs.max())
    elif card == BARON:
        lower, higher = _compared(situation, theirs, value)
        count = _add(features, count, BARON_WINS + stage, lower)
        count = _add(features, count, BARON_LOSES + stage, higher)
    elif card == PRINCE:
        count = _add(features, count, PRINCE_FELLS + stage, theirs[PRINCESS])
    elif card == KING:
        count = _add(features, count, KING_GAINS + stage, mean - value / situation[HIGHEST])
    return count


@compiled
def _mean_value(situation: Situation, chances: Weights) -> float:
    """The mean value of a card that is as likely as this, beside the highest there is."""
    mean = 0.0
    for card in range(KINDS):
        mean += chances[card] * situation[VALUE + card]
    return mean / situation[HIGHEST]


@compiled
def _compared(situation: Situation, chances: Weights, value: int) -> tuple[float, float]:
    """How likely a card is lower than a value, and how likely higher."""
    lower, higher = 0.0, 0.0
    for card in range(KINDS):
        if situation[VALUE + card] < value:
            lower += chances[card]
        elif situation[VALUE + card] > value:
            higher += chances[card]
    return lower, higher


@compiled
def _next_seat(situation: Situation) -> int:
    """Who is to move after this player."""
    for further in range(1, situation[PLAYERS]):
        seat = (situation[SEAT] + further) % situation[PLAYERS]
        if is_opponent(situation, seat):
            return seat
    return situation[SEAT]


@compiled
def keep_features(outlook: Outlook, kept: int, features: Features) -> int:
    """The features of keeping a card when the Chancellor asks; the order of the rest has none."""
    stage = outlook.stage
    count = _add(features, 0, KEEP + kept * STAGES + stage, 1.0)
    count = _add(features, count, KEEP_STRENGTH + stage, outlook.strength[kept])
    return _add(features, count, KEEP_COMMON + stage, commonness(outlook, kept))
