"""The end of a round between two, worked out instead of tried.

All worlds that the player believes possible are followed at once. The other plays by a type,
each with its chance; the player's own later decisions are the best for what they will then know,
and no better: worlds that look alike to them are decided alike. What remains uncertain is how the
other plays, which is as likely as the models say.
"""

from typing import Final, NamedTuple

import numpy as np

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
from amletero.kernel.legal import MOST_LEGAL, legal_list
from amletero.kernel.playing import step, winners

DECK_CARDS: Final = 4
"""With so many cards in the draw pile, or fewer, the rest of a round between two is solved."""
RARE: Final = 0.004
"""What the other does more rarely than this is left out."""
UNLIKELY: Final = 0.02
"""A type of player that is less likely than this is left out."""
WORK: Final = 400_000
"""After so many steps working out is given up; it counts steps, so that a seed decides."""
BRANCHES: Final = 14
"""The most plays that a player has when one other is left."""


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
def after_own(
    setting: Setting,
    models: Models,
    batch: Batch,
    situation: Situation,
    known: Situation,
    me: int,
    play: Situation,
    action: int,
    work: Situation,
) -> float:
    """What an action of the player is worth, summed over the worlds."""
    size, count, total = len(batch.piles), 0, 0.0
    children = new_batch(size)
    for world in range(size):
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
    work[0] += size
    return total + _in_groups(
        setting, models, children, count, situation, known, me, play[0] != NOBODY, work
    )


@compiled
def _in_groups(
    setting: Setting,
    models: Models,
    children: Batch,
    count: int,
    situation: Situation,
    known: Situation,
    me: int,
    watched: bool,
    work: Situation,
) -> float:
    """Go on with the worlds that look alike together."""
    total = 0.0
    order = np.argsort(children.keys[:count])
    start = 0
    while start < count:
        end = start + 1
        key = children.keys[order[start]]
        while end < count and children.keys[order[end]] == key:
            end += 1
        group = _part(children, order, start, end)
        seen, knowledge = situation.copy(), known.copy()
        if watched:
            watch(seen, knowledge, group.plays[0], group.before[0], group.boards[0])
        total += value(setting, models, group, seen, knowledge, me, work)
        start = end
    return total


@compiled
def value(
    setting: Setting,
    models: Models,
    batch: Batch,
    situation: Situation,
    known: Situation,
    me: int,
    work: Situation,
) -> float:
    """How much of a batch of like worlds is won with the best play."""
    if work[0] > WORK:
        return 0.0
    board = batch.boards[0]
    if turn(board) != me:
        if phase(board) == CHOOSE:
            return _after_choice(setting, models, batch, situation, known, me, work)
        return _after_other(setting, models, batch, situation, known, me, work)
    actions = np.empty(MOST_LEGAL, np.uint8)
    count = legal_list(setting, board, actions)
    possible = 0
    for world in range(len(batch.boards)):
        possible |= 1 << hand(batch.boards[world], 1 - me)
    best, idle = -1.0, False
    play = np.empty(3, np.int64)
    for place in range(count):
        action = int(actions[place])
        if action == PRINCESS and count > 1:
            continue
        read_action(action, me, play)
        if play[0] == GUARD and play[2] != NOBODY and possible >> play[2] & 1 == 0:
            # All guesses that cannot hit are one and the same.
            if idle:
                continue
            idle = True
        worth = after_own(setting, models, batch, situation, known, me, play, action, work)
        best = max(best, worth)
    return best


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
    work: Situation,
) -> float:
    """The other plays, in each world by their type."""
    size, total, count = len(batch.piles), 0.0, 0
    children = new_batch(size * BRANCHES)
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
    work[0] += count
    return total + _in_groups(setting, models, children, count, situation, known, me, True, work)


@compiled
def _after_choice(
    setting: Setting,
    models: Models,
    batch: Batch,
    situation: Situation,
    known: Situation,
    me: int,
    work: Situation,
) -> float:
    """The other makes a Chancellor's choice, of which the player sees nothing."""
    size, total, count = len(batch.piles), 0.0, 0
    children = new_batch(size * 6)
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
                count += 1
    work[0] += count
    return total + _in_groups(setting, models, children, count, situation, known, me, False, work)


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
    plays: Situation,
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
    fill_in_known(worlds, cards, known)
    for move in range(len(actions)):
        situation = worlds.situation.copy()
        won = after_own(
            setting, models, batch, situation, known, me, plays[move], actions[move], work
        )
        chances[move] = won / total
    return work[0] <= WORK
