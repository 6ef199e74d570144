"""What a learned player goes by: how their cards stand against what others may hold."""

from typing import NamedTuple

import numpy as np

from amletero.beliefs.situation import (
    DRAWN,
    HELD,
    KINDS,
    NOBODY,
    PLAYERS,
    SEATS,
    VALUE,
    Situation,
    Weights,
    is_opponent,
    target_seat,
)
from amletero.beliefs.weights import stage_of
from amletero.kernel.actions import decode
from amletero.kernel.compiling import compiled, inlined
from amletero.kernel.layout import GUARD


class Outlook(NamedTuple):
    """A situation, and what follows from it for everything the player may do."""

    situation: Situation
    hands: Weights
    """By seat and character: how likely others hold what."""
    stage: int
    strength: Weights
    """By character, for the cards that may be kept: how likely it is the highest of all hands."""
    bars: Weights
    """By seat: how likely a card must be for a Guard to name it."""


@inlined
def outlook_of(situation: Situation, hands: Weights) -> Outlook:
    """What the player in a situation goes by if others hold these cards."""
    strength, bars = np.empty(KINDS), np.empty(SEATS)
    held, drawn = situation[HELD], situation[DRAWN]
    for card in range(KINDS):
        if held == NOBODY or card in (held, drawn):
            strength[card] = _strength_of(situation, hands, card)
    for seat in range(situation[PLAYERS]):
        bars[seat] = _third_likeliest(hands[seat]) if is_opponent(situation, seat) else 0.0
    return Outlook(situation, hands, stage_of(situation), strength, bars)


@compiled
def _strength_of(situation: Situation, hands: Weights, card: int) -> float:
    """How likely a card is higher than everything the others hold."""
    strength = 1.0
    mine = situation[VALUE + card]
    for seat in range(situation[PLAYERS]):
        if is_opponent(situation, seat):
            lower = 0.0
            for theirs in range(KINDS):
                if situation[VALUE + theirs] < mine:
                    lower += hands[seat, theirs]
                elif situation[VALUE + theirs] == mine:
                    lower += 0.5 * hands[seat, theirs]
            strength *= lower
    return strength


@compiled
def _third_likeliest(chances: Weights) -> float:
    """How likely the third of the cards is that a Guard may name, the likeliest first."""
    first, second, third = 0.0, 0.0, 0.0
    for card in range(KINDS):
        chance = chances[card]
        if card == GUARD or chance <= third:
            continue
        if chance > first:
            first, second, third = chance, first, second
        elif chance > second:
            second, third = chance, second
        else:
            third = chance
    return third


@inlined
def is_idle(outlook: Outlook, action: int) -> bool:
    """Whether an action is a Guard that names a card few would name."""
    card, further, named = decode(action)
    if card != GUARD or further == 0:
        return False
    target = target_seat(outlook.situation, further)
    return outlook.hands[target, named] < outlook.bars[target]


@inlined
def commonness(outlook: Outlook, card: int) -> float:
    """How likely another holds this card: the likelier, the sooner a Guard names it."""
    most = 0.0
    if card == GUARD:
        return most
    for seat in range(outlook.situation[PLAYERS]):
        if is_opponent(outlook.situation, seat):
            most = max(most, outlook.hands[seat, card])
    return most
