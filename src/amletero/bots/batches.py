"""Many worlds at once, as the end of a round is worked out in them.

A world is the kernel's two words, which say where every card lies, and how the other plays. Each
has its weight; worlds with one key look alike to the player.
"""

from typing import Final, NamedTuple

import numpy as np

from amletero.beliefs.situation import Situation, Weights
from amletero.bots.search import Worlds, fill_in_places, list_pool, words_of
from amletero.kernel.actions import Actions
from amletero.kernel.compiling import compiled, inlined

UNLIKELY: Final = 0.02
"""A type of player that is less likely than this is left out."""


class World(NamedTuple):
    """One world."""

    pile: int
    board: int
    weight: float
    kind: int
    """The model that the other plays by."""


class WorldBatch(NamedTuple):
    """Worlds, a place each; and the action and the board that they come from."""

    piles: Situation
    boards: Situation
    weights: Weights
    types: Situation
    """The model that the other plays by."""
    keys: Situation
    """What tells the worlds apart to the player."""
    actions: Actions
    """The action that led here."""
    before: Situation
    """The board before it."""


@compiled
def new_batch(size: int) -> WorldBatch:
    """Room for so many worlds."""
    return WorldBatch(
        np.empty(size, np.int64),
        np.empty(size, np.int64),
        np.empty(size),
        np.empty(size, np.int64),
        np.empty(size, np.int64),
        np.empty(size, np.uint8),
        np.empty(size, np.int64),
    )


@inlined
def world_at(batch: WorldBatch, at: int) -> World:
    """The world at one place of a batch."""
    return World(batch.piles[at], batch.boards[at], batch.weights[at], batch.types[at])


@inlined
def put(batch: WorldBatch, at: int, world: World, key: int) -> None:
    """Fill in a world at one place of a batch; not the action it comes from."""
    batch.piles[at], batch.boards[at] = world.pile, world.board
    batch.weights[at], batch.types[at], batch.keys[at] = world.weight, world.kind, key


@compiled
def part_of(batch: WorldBatch, order: Situation, start: int, end: int) -> WorldBatch:
    """The worlds of a batch between two places of an order."""
    part = new_batch(end - start)
    for place in range(start, end):
        at, to = order[place], place - start
        put(part, to, world_at(batch, at), 0)
        part.actions[to] = batch.actions[at]
        part.before[to] = batch.before[at]
    return part


@compiled
def sorted_by_key(keys: Situation, count: int) -> Situation:
    """The places of the first so many keys in their order.

    A Shell sort: `np.argsort` takes longer for fewer than about 64 keys, and most batches have
    fewer.
    """
    order = np.arange(count)
    gap = count // 2
    while gap > 0:
        for place in range(gap, count):
            moved, at = order[place], place
            while at >= gap and keys[order[at - gap]] > keys[moved]:
                order[at] = order[at - gap]
                at -= gap
            order[at] = moved
        gap //= 2
    return order


@compiled
def end_of_group(batch: WorldBatch, order: Situation, start: int, count: int) -> int:
    """Where the worlds that look like the one at this place of the order end."""
    end = start + 1
    while end < count and batch.keys[order[end]] == batch.keys[order[start]]:
        end += 1
    return end


@compiled
def all_worlds(worlds: Worlds, shares: Weights) -> WorldBatch:
    """Every world that is believed possible, with every type of the other."""
    batch, count = new_batch(64), 0
    cards, pool = np.empty(12, np.int64), np.empty(32, np.int64)
    below = 0.0
    for row in range(len(worlds.heaped)):
        weight = worlds.heaped[row] - below
        below = worlds.heaped[row]
        if weight <= 0:
            continue
        size = list_pool(fill_in_places(worlds, row, cards), pool)
        orders = _count_orders(pool, size)
        while True:
            pile, board = words_of(worlds, cards, pool, size)
            for kind in range(len(shares)):
                if shares[kind] < UNLIKELY:
                    continue
                if count == len(batch.piles):
                    batch = part_of(batch, np.arange(2 * count) % count, 0, 2 * count)
                world = World(pile, board, weight * shares[kind] / orders, kind)
                put(batch, count, world, 0)
                count += 1
            if not _next_order(pool, size):
                break
    return part_of(batch, np.arange(count), 0, count)


@compiled
def _count_orders(pool: Situation, size: int) -> float:
    """In how many different orders the sorted pool can lie."""
    orders, alike = 1.0, 1
    for place in range(1, size):
        alike = alike + 1 if pool[place] == pool[place - 1] else 1
        orders *= (place + 1) / alike
    return orders


@compiled
def _next_order(pool: Situation, size: int) -> bool:
    """Bring the pool into the next order; whether there was one."""
    falls = size - 2
    while falls >= 0 and pool[falls] >= pool[falls + 1]:
        falls -= 1
    if falls < 0:
        return False
    swap = size - 1
    while pool[swap] <= pool[falls]:
        swap -= 1
    pool[falls], pool[swap] = pool[swap], pool[falls]
    low, high = falls + 1, size - 1
    while low < high:
        pool[low], pool[high] = pool[high], pool[low]
        low, high = low + 1, high - 1
    return True
