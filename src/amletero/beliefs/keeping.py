"""What a Chancellor's choice does to the weights of hidden cards, compiled.

Weights are rows as in `transitions`. Where there is room, the cards put under the deck become
places; else they are buried.
"""

import numpy as np

from amletero.beliefs.buried import NONE, ONE, PAIR, Bundles, Buried, new_bundles
from amletero.beliefs.players import Models, keep_chances, keep_worths, keeps_order
from amletero.beliefs.situation import KINDS, NOBODY, Situation, Weights
from amletero.beliefs.transitions import take_pool
from amletero.kernel.compiling import compiled, inlined


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
def kept_one_of_three(rows: Weights, table: Weights, buried: Buried) -> tuple[Weights, Bundles]:
    """The Chancellor's player keeps one of three cards; two become places under the deck.

    The last three axes are the hand in the order held, then the card kept and those put under.
    """
    weights = np.zeros_like(rows)
    bundles = new_bundles(buried.depth, rows.size)
    hand = np.empty(3, np.int64)
    for row in range(len(rows)):
        for hands in range(KINDS**3):
            hand[0], hand[1], hand[2] = hands // KINDS**2, hands // KINDS % KINDS, hands % KINDS
            weight = rows[row, hand[0], hand[1], hand[2]]
            if weight == 0:
                continue
            keep = table[hand[0], hand[1], hand[2]]
            for place in range(3):
                kept, first, second = hand[place], hand[int(place == 0)], hand[2 - (place == 2)]
                for order in range(2):
                    if order == 1:
                        first, second = second, first
                    weights[row, kept, first, second] += weight * keep[place, order]
                    if len(bundles) > 0 and keep[place, order] > 0:
                        after = ((row * KINDS + kept) * KINDS + first) * KINDS + second
                        bundles[after] |= buried.bundles[row * KINDS**3 + hands]
    return weights, bundles


@compiled
def kept_one_of_two(rows: Weights, table: Weights, buried: Buried) -> tuple[Weights, Bundles]:
    """The same with one card drawn and one put under."""
    weights = np.zeros_like(rows)
    bundles = new_bundles(buried.depth, rows.size)
    for row in range(len(rows)):
        for held in range(KINDS):
            for first in range(KINDS):
                weight = rows[row, held, first]
                if weight > 0:
                    keep = table[held, first, 0]
                    weights[row, held, first] += weight * (keep[0, 0] + keep[0, 1])
                    weights[row, first, held] += weight * (keep[1, 0] + keep[1, 1])
                    if len(bundles) > 0:
                        bundle = buried.bundles[(row * KINDS + held) * KINDS + first]
                        bundles[(row * KINDS + held) * KINDS + first] |= bundle
                        bundles[(row * KINDS + first) * KINDS + held] |= bundle
    return weights, bundles


@compiled
def kept_and_buried(
    rows: Weights, places: int, unknown: Situation, drawn: Situation, table: Weights
) -> tuple[Weights, Bundles]:
    """The Chancellor's choice where there is no room for more places: what is not kept is buried.

    `drawn` has the one or two cards drawn, as far as they are known; else `NOBODY`: they are of
    the pool. The last axis of `rows` is the player's hand. Rows that spell out the same cards in
    another order leave the same pool, so each pool is gone through once.
    """
    weights = np.zeros_like(rows)
    bundles = np.zeros(rows.shape, np.uint64)
    keeps = table.sum(axis=4)
    pool = np.empty(KINDS, np.int64)
    outcomes = np.full(len(rows), -1)
    chances = np.empty((len(rows), KINDS, KINDS))
    buried = np.empty((len(rows), KINDS, KINDS), np.uint64)
    known = 0
    for row in range(len(rows)):
        if rows[row].max() == 0:
            continue
        outcome = outcomes[_sorted(row, places)]
        if outcome < 0:
            take_pool(row, places, unknown, pool)
            for held in range(KINDS):
                _keep(pool, held, drawn, keeps[held], chances[known, held], buried[known, held])
            outcome = outcomes[_sorted(row, places)] = known
            known += 1
        for held in range(KINDS):
            weight = rows[row, held]
            if weight > 0:
                weights[row] += weight * chances[outcome, held]
                bundles[row] |= buried[outcome, held]
    return weights, bundles.reshape(-1)


@compiled
def _sorted(row: int, places: int) -> int:
    """The row that spells out the same cards in order."""
    counts = np.zeros(KINDS, np.int64)
    for _ in range(places):
        counts[row % KINDS] += 1
        row //= KINDS
    in_order = 0
    for card in range(KINDS):
        for _ in range(counts[card]):
            in_order = in_order * KINDS + card
    return in_order


@compiled
def _keep(
    pool: Situation,
    held: int,
    drawn: Situation,
    keeps: Weights,
    chances: Weights,
    bundles: Bundles,
) -> None:
    """Fill in, by card kept, how likely it is and what can then be buried, if this card is held."""
    chances[:], bundles[:] = 0.0, NONE
    left, count = pool.copy(), len(drawn)
    left[held] -= 1
    for card in drawn:
        if card != NOBODY:
            left[card] -= 1
    for first in range(KINDS):
        ways = _ways(left, first, drawn[0])
        left[first] -= drawn[0] == NOBODY
        for second in range(KINDS if count == 2 else 1):
            weight = ways * (_ways(left, second, drawn[1]) if count == 2 else 1)
            if weight > 0:
                for place in range(count + 1):
                    kept = (held, first, second)[place]
                    chances[kept] += weight * keeps[first, second, place]
                    if keeps[first, second, place] > 0:
                        bundles[kept] |= _rest(held, first, second, place, count)
        left[first] += drawn[0] == NOBODY


@inlined
def _ways(pool: Situation, card: int, known: int) -> int:
    """In how many ways a card is drawn from the pool, or is the one that is known."""
    return max(pool[card], 0) if known == NOBODY else int(card == known)


@inlined
def _rest(held: int, first: int, second: int, place: int, count: int) -> np.uint64:
    """The bit of what is put under when the card at this place is kept."""
    if count == 1:
        return ONE << np.uint64((first, held)[place])
    one, other = (first, held, held)[place], (second, second, first)[place]
    return ONE << np.uint64(PAIR[one, other])
