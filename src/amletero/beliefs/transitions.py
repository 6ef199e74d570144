"""What draws and plays do to the weights of hidden cards, compiled.

Weights are arrays with one axis of ten characters for each hidden place (another's hand, a card
that another put under the deck), here as rows: the axes a function changes come last, all others
are one long first axis, whose index spells out a card for each of the other places.

`unknown` counts, by character, the cards that lie in some hidden place or in the pool: the cards
of which nothing but their number is known. Taking a place's card away leaves the pool.
"""

import numpy as np

from amletero.beliefs.buried import (
    Bundles,
    Buried,
    bundle_of,
    bundle_weights,
    drawable,
    found,
    new_bundles,
)
from amletero.beliefs.players import Models, play_chances
from amletero.beliefs.situation import (
    COPIES,
    DRAWN,
    FACE_UP,
    HELD,
    KINDS,
    NOBODY,
    SHOWN,
    WATCHERS,
    Situation,
    Weights,
    find_action,
    list_legal,
)
from amletero.kernel.actions import decode
from amletero.kernel.compiling import compiled
from amletero.kernel.layout import Setting
from amletero.kernel.legal import LIST_ROOM


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
    weights, nothing = np.ones(1), Buried(0, np.empty(0, np.uint64))
    for dealt in range(places):
        weights, _ = drawn_to_place(weights, dealt, unknown, nothing, False)
    return weights


@compiled
def drawn_to_place(
    rows: Weights, places: int, unknown: Situation, buried: Buried, unearthed: bool
) -> tuple[Weights, Bundles]:
    """A card goes from the pool to a new place, whose axis comes last.

    `unearthed`: it was one of the buried cards, else it was none of them.
    """
    weights = np.zeros(len(rows) * KINDS)
    bundles = new_bundles(buried.depth - unearthed, len(weights))
    pool = np.empty(KINDS, np.int64)
    for row in range(len(rows)):
        if rows[row] > 0:
            take_pool(row, places, unknown, pool)
            bundle = bundle_of(buried, row)
            for card in range(KINDS):
                count, left = found(buried.depth, bundle, card, pool[card], unearthed)
                if count > 0:
                    weights[row * KINDS + card] = rows[row] * count
                    if len(bundles) > 0:
                        bundles[row * KINDS + card] = left
    return weights, bundles


@compiled
def drawn_and_seen(
    rows: Weights, places: int, unknown: Situation, buried: Buried, unearthed: bool, card: int
) -> tuple[Weights, Bundles]:
    """The observer draws this card from the pool: the more of them there, the likelier."""
    weights = np.zeros(len(rows))
    bundles = new_bundles(buried.depth - unearthed, len(weights))
    pool = np.empty(KINDS, np.int64)
    for row in range(len(rows)):
        if rows[row] > 0:
            take_pool(row, places, unknown, pool)
            count, left = found(buried.depth, bundle_of(buried, row), card, pool[card], unearthed)
            weights[row] = rows[row] * max(count, 0)
            if len(bundles) > 0:
                bundles[row] = left
    return weights, bundles


@compiled
def pool_chances(rows: Weights, places: int, unknown: Situation, buried: Buried) -> Weights:
    """By character, how likely it is a card of the pool that is not buried."""
    chances, counts = np.zeros(KINDS), np.empty(KINDS)
    pool = np.empty(KINDS, np.int64)
    for row in range(len(rows)):
        if rows[row] > 0:
            take_pool(row, places, unknown, pool)
            bundle = bundle_of(buried, row)
            for card in range(KINDS):
                counts[card] = max(drawable(buried.depth, bundle, card, pool[card]), 0)
            total = counts.sum()
            if total > 0:
                chances += rows[row] * counts / total
    return chances


@compiled
def buried_chances(rows: Weights, places: int, unknown: Situation, buried: Buried) -> Weights:
    """By character, how likely a buried card is it."""
    chances, ways = np.zeros(KINDS), np.zeros((KINDS, KINDS))
    pool = np.empty(KINDS, np.int64)
    for row in range(len(rows)):
        if rows[row] > 0:
            take_pool(row, places, unknown, pool)
            total = bundle_weights(bundle_of(buried, row), buried.depth, pool, ways)
            for card in range(KINDS):
                chances[card] += rows[row] * ways[card].sum() / total
    return chances


# --- Plays -------------------------------------------------------------------------------------


@compiled
def observed_chances(
    setting: Setting,
    models: Models,
    situation: Situation,
    action: int,
    shown: bool,
    chances: Weights,
) -> None:
    """Fill in, by model, card held and card drawn, how likely this very play is.

    The situation is the player's own but for the two cards. `shown`: others know the card held.
    """
    actions, every = np.empty(LIST_ROOM, np.uint8), np.empty(LIST_ROOM)
    card, _, _ = decode(action)
    chances[:] = 0.0
    watchers = situation[WATCHERS]
    for held in range(KINDS):
        for drawn in range(KINDS):
            if card not in (held, drawn):
                continue
            situation[HELD], situation[DRAWN] = held, drawn
            situation[SHOWN] = held if shown else NOBODY
            situation[WATCHERS] = watchers if shown else 0
            if not _possible(situation, held, drawn):
                continue
            count = list_legal(setting, situation, actions)
            row = find_action(actions, count, action)
            if row < 0:
                continue
            for model in range(len(models.kinds)):
                play_chances(models, model, situation, actions, count, every)
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
    buried: Buried,
    unearthed: bool,
    card: int,
    chances: Weights,
    third: int,
    masses: Weights,
) -> tuple[Weights, Bundles]:
    """A player draws from the pool and plays a card: the new weights of the card they keep.

    `rows` has their hand as its last axis. `chances` says, by the card that a third player holds
    (their place is `third`; −1: it does not matter), card held and card drawn, how likely the
    play is. `masses` is filled with how likely each held and drawn card was before the play.
    """
    weights = np.zeros_like(rows)
    bundles = new_bundles(buried.depth - unearthed, rows.size)
    pool = np.empty(KINDS, np.int64)
    masses[:] = 0.0
    for row in range(len(rows)):
        if rows[row].max() == 0:
            continue
        take_pool(row, places, unknown, pool)
        seen = _card_at(row, third)
        for held in range(KINDS):
            weight, bundle = rows[row, held], bundle_of(buried, row * KINDS + held)
            if weight == 0:
                continue
            for drawn in range(KINDS) if held == card else range(card, card + 1):
                in_pool = pool[drawn] - (drawn == held)
                count, left = found(buried.depth, bundle, drawn, in_pool, unearthed)
                if count <= 0:
                    continue
                masses[seen, held, drawn] += weight * count
                kept, chance = drawn if held == card else held, chances[seen, held, drawn]
                weights[row, kept] += weight * count * chance
                if len(bundles) > 0 and chance > 0:
                    bundles[row * KINDS + kept] |= left
    return weights, bundles


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
    rows: Weights, buried: Buried, card: int, chances: Weights, third: int, masses: Weights
) -> tuple[Weights, Bundles]:
    """The same when the drawn card came from a hidden place: the last axis, after the hand."""
    weights = np.zeros(rows.shape[:2])
    bundles = new_bundles(buried.depth, weights.size)
    masses[:] = 0.0
    for row in range(len(rows)):
        seen = _card_at(row, third)
        for held in range(KINDS):
            for drawn in range(KINDS):
                weight = rows[row, held, drawn]
                if weight > 0 and card in (held, drawn):
                    kept, chance = drawn if held == card else held, chances[seen, held, drawn]
                    masses[seen, held, drawn] += weight
                    weights[row, kept] += weight * chance
                    if len(bundles) > 0 and chance > 0:
                        before = (row * KINDS + held) * KINDS + drawn
                        bundles[row * KINDS + kept] |= buried.bundles[before]
    return weights, bundles
