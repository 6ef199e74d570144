"""The end of a round between two, worked out instead of tried.

All worlds that the player believes possible are followed at once. The other plays by a type,
each with its chance; the player's own later decisions are the best for what they will then know,
and no better: worlds that look alike to them are decided alike. What remains uncertain is how the
other plays, which is as likely as the models say.
"""

from typing import Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from amletero.beliefs.players import Models, keep_chances, keep_worths, keeps_order, play_chances
from amletero.beliefs.situation import (
    DRAWN,
    GUARD,
    HELD,
    KINDS,
    KING,
    MOST_PLAYS,
    NOBODY,
    PRIEST,
    PRINCE,
    PRINCESS,
    SEAT,
    SEATS,
    Situation,
    Weights,
    list_plays,
)
from amletero.bots.playout import held_cards
from amletero.bots.search import Worlds, fill_in_known, words_of
from amletero.bots.table import action_for, fill_in, watch
from amletero.kernel.actions import GUARDS, KEEPS
from amletero.kernel.compiling import compiled, count_bits
from amletero.kernel.layout import (
    CHOOSE,
    Setting,
    drawn,
    hand,
    is_over,
    phase,
    second,
    turn,
)
from amletero.kernel.legal import LIST_ROOM, legal_list
from amletero.kernel.playing import step, winners

DECK_CARDS: Final = 4
"""With so many cards in the draw pile, or fewer, the rest of a round between two is solved."""
RARE: Final = 0.004
"""What the other does more rarely than this is left out."""
UNLIKELY: Final = 0.02
"""A type of player that is less likely than this is left out."""
WORK: Final = 200_000
"""After so many steps working out is given up; it counts steps, so that a seed decides."""
BRANCHES: Final = 14
"""The most plays that a player has when one other is left."""


DEPTH: Final = 24
"""More decisions, Chancellor's choices included, are not followed."""


class Batch(NamedTuple):
    """Worlds: words, weights, the other's type; and the play and board they come from."""

    piles: Situation
    boards: Situation
    weights: Weights
    types: Situation
    keys: Situation
    """What tells the worlds apart to the player; equal keys look alike."""
    plays: Situation
    before: Situation


@compiled
def new_batch(size: int) -> Batch:
    """Room for so many worlds."""
    return Batch(
        np.empty(size, np.int64),
        np.empty(size, np.int64),
        np.empty(size),
        np.empty(size, np.int64),
        np.empty(size, np.int64),
        np.empty((size, 3), np.int64),
        np.empty(size, np.int64),
    )


@compiled
def _put(batch: Batch, at: int, pile: int, board: int, weight: float, kind: int, key: int) -> None:
    batch.piles[at], batch.boards[at] = pile, board
    batch.weights[at], batch.types[at], batch.keys[at] = weight, kind, key


@compiled
def _part(batch: Batch, order: Situation, start: int, end: int) -> Batch:
    """The worlds of a batch between two places of an order."""
    part = new_batch(end - start)
    for place in range(start, end):
        at, to = order[place], place - start
        _put(part, to, batch.piles[at], batch.boards[at], batch.weights[at], batch.types[at], 0)
        part.plays[to] = batch.plays[at]
        part.before[to] = batch.before[at]
    return part


@compiled
def _share(setting: Setting, pile: int, board: int, me: int) -> float:
    won = winners(setting, pile, board)
    return 1.0 / count_bits(won) if won >> me & 1 else 0.0


@compiled
def _sight(board: int, me: int, revealed: int) -> int:
    """What the player sees beside the play: their cards, and a card the play revealed."""
    sight = hand(board, me) | revealed << 4
    if turn(board) == me and not is_over(board):
        sight |= drawn(board) << 8 | second(board) << 12
    return sight


@compiled
def _revealed(board: int, play: Situation, me: int) -> int:
    """The other's card that a play lets the player see."""
    other, by = 1 - me, turn(board)
    if by == me:
        seen = play[0] in (PRIEST, KING) or (play[0] == PRINCE and play[1] == other)
        return hand(board, other) if seen and play[1] != NOBODY else 0
    if play[0] == PRINCE and play[1] == other:
        return drawn(board) if hand(board, other) == PRINCE else hand(board, other)
    return 0


@compiled
def _after_own(
    setting: Setting, batch: Batch, me: int, play: Situation, action: int, children: Batch
) -> tuple[int, float]:
    """Fill in the worlds after an action of the player; their number, and what is won at once."""
    count, total = 0, 0.0
    for world in range(len(batch.piles)):
        before = batch.boards[world]
        pile, board = step(setting, batch.piles[world], before, action)
        weight = batch.weights[world]
        if is_over(board):
            total += weight * _share(setting, pile, board, me)
            continue
        key = _sight(board, me, _revealed(before, play, me))
        _put(children, count, pile, board, weight, batch.types[world], key)
        children.plays[count] = play
        children.before[count] = before
        count += 1
    return count, total


class Frames(NamedTuple):
    """How far each depth has come: one entry a depth."""

    options: Situation
    """How many options there are, and how many were tried."""
    groups: Situation
    """Where the children's next group starts, and how many children there are."""
    sums: Weights
    """What the present option is worth so far, and what the best was."""
    actions: NDArray[np.uint8]


@compiled
def value(
    setting: Setting,
    models: Models,
    root: Batch,
    situation: Situation,
    known: Situation,
    me: int,
    only: int,
    work: Situation,
) -> float:
    """How much of a batch of like worlds is won if the player begins with this action.

    Later actions of the player are the best ones. The tree is walked with frames of its own
    rather than by functions that call themselves, whose machine code cannot be kept on disk.
    """
    frames = Frames(
        np.zeros((DEPTH, 2), np.int64),
        np.zeros((DEPTH, 2), np.int64),
        np.zeros((DEPTH, 2)),
        np.empty((DEPTH, LIST_ROOM), np.uint8),
    )
    batches, children = [root] * DEPTH, [root] * DEPTH
    situations, knowns = [situation] * DEPTH, [known] * DEPTH
    orders = [np.empty(0, np.int64)] * DEPTH
    play = np.empty(3, np.int64)
    frames.options[0] = 1, 0
    frames.actions[0, 0] = only
    frames.sums[0, 1] = -1.0
    children[0] = new_batch(len(root.boards))
    depth = 0
    while True:
        start, found = frames.groups[depth]
        if start < found:
            end = _end_of_group(children[depth], orders[depth], start, found)
            frames.groups[depth, 0] = end
            group = _part(children[depth], orders[depth], start, end)
            seen, knowledge = situations[depth].copy(), knowns[depth].copy()
            if group.plays[0, 0] != NOBODY:
                watch(seen, knowledge, group.plays[0], group.before[0], group.boards[0])
            if work[0] <= WORK and depth + 1 < DEPTH:
                depth += 1
                batches[depth], situations[depth], knowns[depth] = group, seen, knowledge
                _enter(setting, frames, depth, group, me)
                own = turn(group.boards[0]) == me
                children[depth] = new_batch(len(group.boards) * (1 if own else BRANCHES))
            continue
        options, tried = frames.options[depth]
        if tried > 0:
            frames.sums[depth, 1] = max(frames.sums[depth, 1], frames.sums[depth, 0])
        if tried < options:
            frames.options[depth, 1] += 1
            batch = batches[depth]
            if turn(batch.boards[0]) == me:
                action = int(frames.actions[depth, tried])
                read_action(action, me, play)
                found, total = _after_own(setting, batch, me, play, action, children[depth])
            elif phase(batch.boards[0]) == CHOOSE:
                found, total = _after_choice(
                    setting, models, batch, situations[depth], knowns[depth], me, children[depth]
                )
            else:
                found, total = _after_other(
                    setting, models, batch, situations[depth], knowns[depth], me, children[depth]
                )
            work[0] += len(batch.boards) + found
            frames.sums[depth, 0] = total
            frames.groups[depth] = 0, found
            orders[depth] = _sorted(children[depth].keys, found)
            continue
        if depth == 0:
            return frames.sums[0, 1]
        depth -= 1
        frames.sums[depth, 0] += frames.sums[depth + 1, 1]


@compiled
def _enter(setting: Setting, frames: Frames, depth: int, batch: Batch, me: int) -> None:
    """Begin with a group of worlds: list the player's options, or the other's one turn."""
    count = 1
    if turn(batch.boards[0]) == me:
        count = _worth_a_thought(setting, batch, me, frames.actions[depth])
    frames.options[depth] = count, 0
    frames.groups[depth] = 0, 0
    frames.sums[depth] = 0.0, -1.0


@compiled
def _sorted(keys: Situation, count: int) -> Situation:
    """The order of the first so many keys (Shell sort)."""
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
def _end_of_group(children: Batch, order: Situation, start: int, count: int) -> int:
    """Where the worlds that look like the one at this place of the order end."""
    end = start + 1
    while end < count and children.keys[order[end]] == children.keys[order[start]]:
        end += 1
    return end


@compiled
def _worth_a_thought(setting: Setting, batch: Batch, me: int, actions: NDArray[np.uint8]) -> int:
    """Fill in the player's actions but for needless ones; how many there are.

    The Princess is never played while there is a choice, and all guesses that cannot hit are
    one and the same.
    """
    legal = legal_list(setting, batch.boards[0], actions)
    possible = 0
    for world in range(len(batch.boards)):
        possible |= 1 << hand(batch.boards[world], 1 - me)
    count, idle = 0, False
    play = np.empty(3, np.int64)
    for place in range(legal):
        action = int(actions[place])
        if action == PRINCESS and legal > 1:
            continue
        read_action(action, me, play)
        if play[0] == GUARD and play[2] != NOBODY and possible >> play[2] & 1 == 0:
            if idle:
                continue
            idle = True
        actions[count] = action
        count += 1
    return count


@compiled
def read_action(action: int, me: int, play: Situation) -> None:
    """Fill in the play that a kernel's action makes between two players."""
    play[:] = NOBODY
    if KEEPS <= action < GUARDS:
        return
    if action >= GUARDS:
        named = action - GUARDS
        play[0], play[1], play[2] = GUARD, 1 - me, named + (named >= GUARD)
    elif action < KINDS:
        play[0] = action
        if action == PRINCE:
            play[1] = me
    else:
        play[0] = (PRIEST, 3, PRINCE, KING)[(action - 10) // 5]
        play[1] = 1 - me


@compiled
def _after_other(
    setting: Setting,
    models: Models,
    batch: Batch,
    situation: Situation,
    known: Situation,
    me: int,
    children: Batch,
) -> tuple[int, float]:
    """The other plays, in each world by their type."""
    size, total, count = len(batch.piles), 0.0, 0
    asked = np.full(KINDS * KINDS * len(models.kinds), -1)
    answers = np.empty((size, BRANCHES))
    plays = np.empty((MOST_PLAYS, 3), np.int64)
    answered = 0
    for world in range(size):
        before, kind = batch.boards[world], batch.types[world]
        fill_in(situation, known, before)
        moves = list_plays(situation, plays)
        question = (situation[HELD] * KINDS + situation[DRAWN]) * len(models.kinds) + kind
        if asked[question] < 0:
            play_chances(models, kind, situation, plays, moves, answers[answered])
            asked[question] = answered
            answered += 1
        chances = answers[asked[question]]
        for row in range(moves):
            if chances[row] < RARE:
                continue
            play = plays[row]
            action = action_for(situation, play[0], play[1], play[2])
            pile, board = step(setting, batch.piles[world], before, action)
            weight = batch.weights[world] * chances[row]
            if is_over(board):
                total += weight * _share(setting, pile, board, me)
                continue
            key = _sight(board, me, _revealed(before, play, me)) | action << 16
            _put(children, count, pile, board, weight, kind, key)
            children.plays[count] = play
            children.before[count] = before
            count += 1
    return count, total


@compiled
def _after_choice(
    setting: Setting,
    models: Models,
    batch: Batch,
    situation: Situation,
    known: Situation,
    me: int,
    children: Batch,
) -> tuple[int, float]:
    """The other makes a Chancellor's choice, of which the player sees nothing."""
    size, total, count = len(batch.piles), 0.0, 0
    held, chances, worths = np.empty(3, np.int64), np.empty(3), np.empty(KINDS)
    for world in range(size):
        before, kind = batch.boards[world], batch.types[world]
        fill_in(situation, known, before)
        situation[HELD], situation[DRAWN] = NOBODY, NOBODY
        cards = held_cards(before, held)
        keep_worths(models, kind, situation, worths)
        keep_chances(models, kind, worths, held, cards, chances)
        for kept in range(cards):
            for turned in range(2 if cards == 3 else 1):
                straight = 1.0 if keeps_order(models, kind) else 0.5
                chance = chances[kept]
                if cards == 3:
                    chance *= 1.0 - straight if turned else straight
                if chance < RARE:
                    continue
                first, last = (1, 2) if kept == 0 else (0, 2) if kept == 1 else (0, 1)
                higher_first = cards == 3 and (held[first] > held[last]) != (turned == 1)
                if cards == 3 and held[first] == held[last]:
                    higher_first = False
                action = KEEPS + 2 * held[kept] + higher_first
                pile, board = step(setting, batch.piles[world], before, action)
                weight = batch.weights[world] * chance
                if is_over(board):
                    total += weight * _share(setting, pile, board, me)
                    continue
                _put(children, count, pile, board, weight, kind, _sight(board, me, 0))
                children.plays[count] = NOBODY
                count += 1
    return count, total


@compiled
def all_worlds(worlds: Worlds, shares: Weights) -> Batch:
    """Every world that is believed possible, with every type of the other."""
    batch, count = new_batch(64), 0
    cards, pool = np.empty(12, np.int64), np.empty(32, np.int64)
    below = 0.0
    for row in range(len(worlds.heaped)):
        weight = worlds.heaped[row] - below
        below = worlds.heaped[row]
        if weight <= 0:
            continue
        size = _spelled_out(worlds, row, cards, pool)
        orders = _count_orders(pool, size)
        while True:
            pile, board = words_of(worlds, cards, pool, size)
            for kind in range(len(shares)):
                if shares[kind] < UNLIKELY:
                    continue
                if count == len(batch.piles):
                    batch = _part(batch, np.arange(2 * count) % count, 0, 2 * count)
                _put(batch, count, pile, board, weight * shares[kind] / orders, kind, 0)
                count += 1
            if not _next_order(pool, size):
                break
    return _part(batch, np.arange(count), 0, count)


@compiled
def _spelled_out(worlds: Worlds, row: int, cards: Situation, pool: Situation) -> int:
    """Fill in the cards of the hidden places and the sorted pool; how many the pool has."""
    left = worlds.unknown.copy()
    for place in range(len(worlds.places) - 1, -1, -1):
        cards[place] = row % KINDS
        left[cards[place]] -= 1
        row //= KINDS
    size = 0
    for card in range(KINDS):
        for _ in range(left[card]):
            pool[size] = card
            size += 1
    return size


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


@compiled
def solved(
    setting: Setting,
    models: Models,
    worlds: Worlds,
    shares: Weights,
    actions: Situation,
    chances: Weights,
) -> bool:
    """Fill in how likely each action wins; whether that could be worked out within the bounds.

    `shares` says by model how likely the other plays by it.
    """
    batch = all_worlds(worlds, shares)
    me = worlds.situation[SEAT]
    known = np.empty((SEATS, SEATS), np.int64)
    cards = np.empty(12, np.int64)
    total = batch.weights.sum()
    work = np.zeros(1, np.int64)
    for place in range(len(worlds.places)):
        cards[place] = hand(batch.boards[0], 1 - me)
    fill_in_known(worlds, cards, known, np.zeros(1, np.uint64))
    for move in range(len(actions)):
        situation = worlds.situation.copy()
        won = value(setting, models, batch, situation, known, me, actions[move], work)
        chances[move] = won / total
    return work[0] <= WORK
