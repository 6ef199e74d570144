"""What draws and plays do to the weights of hidden cards, compiled.

Weights are arrays with one axis of ten characters for each hidden place (another's hand, a card
that another put under the deck), here as rows: the axes a function changes come last, all others
are one long first axis, whose index spells out a card for each of the other places.

`unknown` counts, by character, the cards that lie in some hidden place or in the pool: the cards
of which nothing but their number is known. Taking a place's card away leaves the pool.
"""

import numpy as np

from amletero.beliefs.players import Models, keep_chances, keep_worths, keeps_order, play_chances
from amletero.beliefs.situation import (
    COPIES,
    DRAWN,
    FACE_UP,
    HELD,
    KINDS,
    MOST_PLAYS,
    NOBODY,
    SHOWN,
    WATCHERS,
    Situation,
    Weights,
    find_play,
    list_plays,
)
from amletero.kernel.compiling import compiled


@compiled
def take_pool(row: int, places: int, unknown: Situation, pool: Situation) -> None:
    """Fill in the pool: the unknown cards less those that a row's index spells out."""
    pool[:] = unknown
    for _ in range(places):
        pool[row % KINDS] -= 1
        row //= KINDS


@compiled
def dealt_weights(places: int, unknown: Situation) -> Weights:
    """In how many ways so many hidden places can be dealt, for each way to fill them."""
    weights = np.ones(1)
    for dealt in range(places):
        weights = drawn_to_place(weights, dealt, unknown)
    return weights


@compiled
def drawn_to_place(rows: Weights, places: int, unknown: Situation) -> Weights:
    """A card goes from the pool to a new place, whose axis comes last."""
    weights = np.zeros(len(rows) * KINDS)
    pool = np.empty(KINDS, np.int64)
    for row in range(len(rows)):
        if rows[row] > 0:
            take_pool(row, places, unknown, pool)
            for card in range(KINDS):
                if pool[card] > 0:
                    weights[row * KINDS + card] = rows[row] * pool[card]
    return weights


@compiled
def drawn_and_seen(rows: Weights, places: int, unknown: Situation, card: int) -> Weights:
    """The observer draws this card from the pool: the more of them there, the likelier."""
    weights = np.zeros(len(rows))
    pool = np.empty(KINDS, np.int64)
    for row in range(len(rows)):
        if rows[row] > 0:
            take_pool(row, places, unknown, pool)
            weights[row] = rows[row] * max(pool[card], 0)
    return weights


@compiled
def pool_chances(rows: Weights, places: int, unknown: Situation, floor: Situation) -> Weights:
    """By character, how likely a card of the pool is it; `floor` of each are not eligible."""
    chances = np.zeros(KINDS)
    pool = np.empty(KINDS, np.int64)
    for row in range(len(rows)):
        if rows[row] > 0:
            take_pool(row, places, unknown, pool)
            total = 0
            for card in range(KINDS):
                elsewhere = unknown[card] - pool[card]
                pool[card] -= max(floor[card] - elsewhere, 0)
                total += max(pool[card], 0)
            if total > 0:
                for card in range(KINDS):
                    chances[card] += rows[row] * max(pool[card], 0) / total
    return chances


# --- Plays -------------------------------------------------------------------------------------


@compiled
def observed_chances(
    models: Models, situation: Situation, play: Situation, shown: bool, chances: Weights
) -> None:
    """Fill in, by model, card held and card drawn, how likely this very play is.

    The situation is the player's own but for the two cards. `shown`: others know the card held.
    """
    plays = np.empty((MOST_PLAYS, 3), np.int64)
    every = np.empty(MOST_PLAYS)
    chances[:] = 0.0
    watchers = situation[WATCHERS]
    for held in range(KINDS):
        for drawn in range(KINDS):
            if play[0] not in (held, drawn):
                continue
            situation[HELD], situation[DRAWN] = held, drawn
            situation[SHOWN] = held if shown else NOBODY
            situation[WATCHERS] = watchers if shown else 0
            if not _possible(situation, held, drawn):
                continue
            count = list_plays(situation, plays)
            row = find_play(plays, count, play)
            if row < 0:
                continue
            for model in range(len(models.kinds)):
                play_chances(models, model, situation, plays, count, every)
                chances[model, held, drawn] = every[row]


@compiled
def _possible(situation: Situation, held: int, drawn: int) -> bool:
    """Whether there are still enough cards for these two."""
    from_deck = situation[COPIES + held] - situation[FACE_UP + held]
    if held == drawn:
        return from_deck >= 2
    return from_deck >= 1 and situation[COPIES + drawn] - situation[FACE_UP + drawn] >= 1


@compiled
def play_after_pool(
    rows: Weights,
    places: int,
    unknown: Situation,
    card: int,
    chances: Weights,
    third: int,
    masses: Weights,
) -> Weights:
    """A player draws from the pool and plays a card: the new weights of the card they keep.

    `rows` has their hand as its last axis. `chances` says, by the card that a third player holds
    (their place is `third`; −1: it does not matter), card held and card drawn, how likely the
    play is. `masses` is filled with how likely each held and drawn card was before the play.
    """
    weights = np.zeros_like(rows)
    pool = np.empty(KINDS, np.int64)
    masses[:] = 0.0
    for row in range(len(rows)):
        if rows[row].max() == 0:
            continue
        take_pool(row, places, unknown, pool)
        seen = _card_at(row, third)
        for held in range(KINDS):
            weight = rows[row, held]
            if weight == 0:
                continue
            if held != card:
                if pool[card] > 0:
                    masses[seen, held, card] += weight * pool[card]
                    weights[row, held] += weight * pool[card] * chances[seen, held, card]
                continue
            for drawn in range(KINDS):
                left = pool[drawn] - (drawn == held)
                if left > 0:
                    masses[seen, held, drawn] += weight * left
                    weights[row, drawn] += weight * left * chances[seen, held, drawn]
    return weights


@compiled
def _card_at(row: int, place: int) -> int:
    """The card that a row's index spells out for a place, counted from the last; −1: none."""
    if place < 0:
        return 0
    for _ in range(place):
        row //= KINDS
    return row % KINDS


@compiled
def play_after_place(
    rows: Weights, card: int, chances: Weights, third: int, masses: Weights
) -> Weights:
    """The same when the drawn card came from a hidden place: the last axis, after the hand."""
    weights = np.zeros(rows.shape[:2])
    masses[:] = 0.0
    for row in range(len(rows)):
        seen = _card_at(row, third)
        for held in range(KINDS):
            for drawn in range(KINDS):
                weight = rows[row, held, drawn]
                if weight > 0 and card in (held, drawn):
                    kept = drawn if held == card else held
                    masses[seen, held, drawn] += weight
                    weights[row, kept] += weight * chances[seen, held, drawn]
    return weights


# --- The Chancellor ----------------------------------------------------------------------------


@compiled
def keep_table(models: Models, shares: Weights, situation: Situation, count: int) -> Weights:
    """By hand in the order held: how likely each place is kept, with the rest as held or turned.

    With one card drawn, the third card of a hand is not there and counts as a Spy.
    """
    table = np.zeros((KINDS, KINDS, KINDS, 3, 2))
    hand = np.empty(3, np.int64)
    worths, chances = np.empty(KINDS), np.empty(3)
    for model in range(len(shares)):
        keep_worths(models, model, situation, worths)
        straight = 1.0 - 0.5 * models.slips[model] if keeps_order(models, model) else 0.5
        for held in range(KINDS):
            for first in range(KINDS):
                for second in range(KINDS if count == 3 else 1):
                    hand[0], hand[1], hand[2] = held, first, second
                    keep_chances(models, model, worths, hand, count, chances)
                    for place in range(count):
                        chance = shares[model] * chances[place]
                        table[held, first, second, place, 0] += chance * straight
                        table[held, first, second, place, 1] += chance * (1.0 - straight)
    return table


@compiled
def kept_one_of_three(rows: Weights, table: Weights) -> Weights:
    """The Chancellor's player keeps one of three cards; two become places under the deck.

    The last three axes are the hand in the order held, then the card kept and those put under.
    """
    weights = np.zeros_like(rows)
    for row in range(len(rows)):
        for held in range(KINDS):
            for first in range(KINDS):
                for second in range(KINDS):
                    weight = rows[row, held, first, second]
                    if weight > 0:
                        keep = table[held, first, second]
                        weights[row, held, first, second] += weight * keep[0, 0]
                        weights[row, held, second, first] += weight * keep[0, 1]
                        weights[row, first, held, second] += weight * keep[1, 0]
                        weights[row, first, second, held] += weight * keep[1, 1]
                        weights[row, second, held, first] += weight * keep[2, 0]
                        weights[row, second, first, held] += weight * keep[2, 1]
    return weights


@compiled
def kept_one_of_two(rows: Weights, table: Weights) -> Weights:
    """The same with one card drawn and one put under."""
    weights = np.zeros_like(rows)
    for row in range(len(rows)):
        for held in range(KINDS):
            for first in range(KINDS):
                weight = rows[row, held, first]
                if weight > 0:
                    keep = table[held, first, 0]
                    weights[row, held, first] += weight * (keep[0, 0] + keep[0, 1])
                    weights[row, first, held] += weight * (keep[1, 0] + keep[1, 1])
    return weights


@compiled
def kept_roughly(
    rows: Weights, places: int, unknown: Situation, mean_pool: Weights, table: Weights, count: int
) -> Weights:
    """The Chancellor's choice where there is no room for two more places.

    The cards drawn are taken from the average pool, and those put under return to the pool.
    """
    keeps = np.zeros((KINDS, KINDS))
    for held in range(KINDS):
        for first in range(KINDS):
            for second in range(KINDS if count == 3 else 1):
                weight = mean_pool[first] * (mean_pool[second] if count == 3 else 1.0)
                keep = table[held, first, second].sum(axis=1)
                keeps[held, held] += weight * keep[0]
                keeps[held, first] += weight * keep[1]
                keeps[held, second] += weight * (keep[2] if count == 3 else 0.0)
    weights = np.zeros_like(rows)
    pool = np.empty(KINDS, np.int64)
    for row in range(len(rows)):
        if rows[row].max() == 0:
            continue
        take_pool(row, places, unknown, pool)
        for held in range(KINDS):
            for kept in range(KINDS):
                if held == kept or pool[kept] > 0:
                    weights[row, kept] += rows[row, held] * keeps[held, kept]
    return weights
