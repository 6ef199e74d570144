"""A player whose sense of a play was learned: a sum of weights, and the better the likelier.

Each play has a handful of features: which card is played and which is kept, at what stage; how
likely a Guard hits, a Baron wins or a Prince fells the Princess; who knows the card that is kept.
The weights come from `amletero train`. Probabilities of the others' cards are given to it: by
counting, or by a filter that reads their plays.
"""

from typing import Final

import numpy as np

from amletero.beliefs.situation import (
    ALIVE,
    BARON,
    DECK,
    DRAWN,
    GUARD,
    HELD,
    HIGHEST,
    KINDS,
    KING,
    KNOWN,
    LATEST,
    MISSED,
    NOBODY,
    PLAYERS,
    PRIEST,
    PRINCE,
    PRINCESS,
    SEAT,
    SEATS,
    SHOWN,
    VALUE,
    WATCHERS,
    Situation,
    Weights,
    count_opponents,
    count_unseen,
)
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
NOT_READING: Final = np.ones((NOBODY + 1, KINDS))
"""What others play says nothing of what they hold."""
IDLE: Final = -50.0
"""The score of a play that is not worth a thought."""
MOST_FEATURES: Final = 10
"""No play has more features at once."""


@compiled
def stage_of(situation: Situation) -> int:
    """Which part of the round this is."""
    deck = situation[DECK]
    depth = deck if deck < 4 else 4 if deck < 6 else 5 if deck < 9 else 6
    return (min(count_opponents(situation), 4) - 1) * 7 + depth


@compiled
def count_hands(situation: Situation, reading: Weights, hands: Weights) -> None:
    """Fill in, by seat and character, how likely others hold what; without a filter.

    Unseen cards are counted and weighed by what the latest play of a seat says (`reading`: by
    card played and card held); what a Guard missed is left out.
    """
    unseen = np.empty(KINDS, np.int64)
    count_unseen(situation, unseen)
    for seat in range(situation[PLAYERS]):
        if situation[ALIVE] >> seat & 1 == 0 or seat == situation[SEAT]:
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


@compiled
def strength_of(situation: Situation, hands: Weights, card: int) -> float:
    """How likely a card is higher than everything the others hold."""
    strength = 1.0
    mine = situation[VALUE + card]
    for seat in range(situation[PLAYERS]):
        if seat != situation[SEAT] and situation[ALIVE] >> seat & 1:
            lower = 0.0
            for theirs in range(KINDS):
                if situation[VALUE + theirs] < mine:
                    lower += hands[seat, theirs]
                elif situation[VALUE + theirs] == mine:
                    lower += 0.5 * hands[seat, theirs]
            strength *= lower
    return strength


@compiled
def strengths(situation: Situation, hands: Weights, strength: Weights) -> None:
    """Fill in the strength of the two cards of a hand; of every card if there is no hand."""
    held, drawn = situation[HELD], situation[DRAWN]
    for card in range(KINDS):
        if held == NOBODY or card in (held, drawn):
            strength[card] = strength_of(situation, hands, card)


@compiled
def naming_bars(situation: Situation, hands: Weights, bars: Weights) -> None:
    """Fill in, by seat, how likely a card must be for a Guard to name it: the three likeliest."""
    for seat in range(situation[PLAYERS]):
        first, second, third = 0.0, 0.0, 0.0
        if seat != situation[SEAT] and situation[ALIVE] >> seat & 1:
            for card in range(KINDS):
                chance = hands[seat, card]
                if card == GUARD or chance <= third:
                    continue
                if chance > first:
                    first, second, third = chance, first, second
                elif chance > second:
                    second, third = chance, second
                else:
                    third = chance
        bars[seat] = third


@compiled
def is_idle(hands: Weights, bars: Weights, play: Situation) -> bool:
    """Whether a play is a Guard that names a card few would name."""
    return play[0] == GUARD and play[1] != NOBODY and hands[play[1], play[2]] < bars[play[1]]


@compiled
def next_seat(situation: Situation) -> int:
    """Who is to move after this player."""
    players = situation[PLAYERS]
    for further in range(1, players):
        seat = (situation[SEAT] + further) % players
        if situation[ALIVE] >> seat & 1:
            return seat
    return situation[SEAT]


@compiled
def play_features(
    situation: Situation,
    hands: Weights,
    strength: Weights,
    stage: int,
    play: Situation,
    places: Situation,
    amounts: Weights,
) -> int:
    """Fill in the features of one play: places among the weights, and amounts; their number."""
    card, target = play[0], play[1]
    other = situation[DRAWN] if situation[HELD] == card else situation[HELD]
    places[0], amounts[0] = PAIR + (card * KINDS + other) * STAGES + stage, 1.0
    places[1], amounts[1] = STRENGTH + stage, strength[other]
    places[2], amounts[2] = (
        COMMON + stage,
        0.0 if other == GUARD else _common(hands, situation, other),
    )
    count = 3
    shown = situation[WATCHERS] != 0 and situation[SHOWN] == other and card != other
    if shown:
        places[count], amounts[count] = SHOWN_KEPT + other * STAGES + stage, 1.0
        count += 1
    if target == NOBODY:
        if card in (GUARD, PRIEST, BARON, KING):
            places[count], amounts[count] = NO_TARGET + card * STAGES + stage, 1.0
            count += 1
        return count
    if target == situation[SEAT]:
        places[count], amounts[count] = PRINCE_SELF + other * STAGES + stage, 1.0
        return count + 1
    return _target_features(situation, hands, stage, play, other, shown, places, amounts, count)


@compiled
def _common(hands: Weights, situation: Situation, card: int) -> float:
    """How much of what the others hold is this card: the likelier, the sooner a Guard names it."""
    most = 0.0
    for seat in range(situation[PLAYERS]):
        if seat != situation[SEAT] and situation[ALIVE] >> seat & 1:
            most = max(most, hands[seat, card])
    return most


@compiled
def _target_features(
    situation: Situation,
    hands: Weights,
    stage: int,
    play: Situation,
    other: int,
    shown: bool,
    places: Situation,
    amounts: Weights,
    count: int,
) -> int:
    card, target, named = play
    mine = situation[VALUE + other]
    lower, higher, mean, most = 0.0, 0.0, 0.0, 0.0
    for theirs in range(KINDS):
        chance = hands[target, theirs]
        value = situation[VALUE + theirs]
        mean += chance * value
        most = max(most, chance)
        if value < mine:
            lower += chance
        elif value > mine:
            higher += chance
    mean /= situation[HIGHEST]
    places[count], amounts[count] = ON_HIGH + card * STAGES + stage, mean
    count += 1
    if target == next_seat(situation):
        places[count], amounts[count] = ON_NEXT + card * STAGES + stage, 1.0
        count += 1
    if shown and situation[WATCHERS] >> target & 1:
        places[count], amounts[count] = ON_WATCHER + card * STAGES + stage, 1.0
        count += 1
    if card == GUARD:
        places[count], amounts[count] = GUARD_HIT + stage, hands[target, named]
        count += 1
        if hands[target, named] > 0.999:
            places[count], amounts[count] = GUARD_SURE + stage, 1.0
            count += 1
    elif card == PRIEST:
        places[count], amounts[count] = PRIEST_LEARNS + stage, 1.0 - most
        count += 1
    elif card == BARON:
        places[count], amounts[count] = BARON_WINS + stage, lower
        places[count + 1], amounts[count + 1] = BARON_LOSES + stage, higher
        count += 2
    elif card == PRINCE:
        places[count], amounts[count] = PRINCE_FELLS + stage, hands[target, PRINCESS]
        count += 1
    elif card == KING:
        places[count], amounts[count] = KING_GAINS + stage, mean - mine / situation[HIGHEST]
        count += 1
    return count


@compiled
def keep_features(
    situation: Situation,
    hands: Weights,
    strength: Weights,
    stage: int,
    kept: int,
    places: Situation,
    amounts: Weights,
) -> int:
    """The features of keeping a card when the Chancellor asks; the order of the rest has none."""
    places[0], amounts[0] = KEEP + kept * STAGES + stage, 1.0
    places[1], amounts[1] = KEEP_STRENGTH + stage, strength[kept]
    places[2], amounts[2] = (
        KEEP_COMMON + stage,
        0.0 if kept == GUARD else _common(hands, situation, kept),
    )
    return 3


@compiled
def learned_scores(
    situation: Situation,
    hands: Weights,
    weights: Weights,
    plays: Situation,
    count: int,
    scores: Weights,
) -> None:
    """The score of each play: the sum of its features' weights."""
    strength = np.empty(KINDS)
    strengths(situation, hands, strength)
    stage = stage_of(situation)
    places = np.empty(MOST_FEATURES, np.int64)
    amounts = np.empty(MOST_FEATURES)
    bars = np.empty(SEATS)
    naming_bars(situation, hands, bars)
    for row in range(count):
        if is_idle(hands, bars, plays[row]):
            scores[row] = IDLE
            continue
        features = play_features(situation, hands, strength, stage, plays[row], places, amounts)
        score = 0.0
        for feature in range(features):
            score += weights[places[feature]] * amounts[feature]
        scores[row] = score


@compiled
def keep_scores(situation: Situation, hands: Weights, weights: Weights, scores: Weights) -> None:
    """The score of keeping each card when the Chancellor asks."""
    strength = np.empty(KINDS)
    strengths(situation, hands, strength)
    stage = stage_of(situation)
    places = np.empty(MOST_FEATURES, np.int64)
    amounts = np.empty(MOST_FEATURES)
    for card in range(KINDS):
        features = keep_features(situation, hands, strength, stage, card, places, amounts)
        scores[card] = 0.0
        for feature in range(features):
            scores[card] += weights[places[feature]] * amounts[feature]


@compiled
def soft_chances(scores: Weights, count: int, chances: Weights) -> None:
    """How likely each play is: the better the score, the likelier."""
    best = scores[:count].max()
    total = 0.0
    for row in range(count):
        chances[row] = np.exp(scores[row] - best)
        total += chances[row]
    for row in range(count):
        chances[row] /= total
