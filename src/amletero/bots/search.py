"""Trying moves: deal the hidden cards as believed, make each move, play the round to its end.

Every move is tried in the same worlds with the same chance, so that what differs is the move
(common random numbers); moves that do worse are given up in stages, and the others tried more
often (sequential halving). The budget counts rounds played out, not time.
"""

from typing import Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from amletero.beliefs.buried import MOST, Buried, bundle_of, bundle_weights
from amletero.beliefs.hidden import BURIED, POOL, SLOTS
from amletero.beliefs.players import Models
from amletero.beliefs.situation import (
    KINDS,
    NOBODY,
    SEATS,
    Situation,
    Weights,
)
from amletero.bots.playout import Seated, chance, new_desk, played_out
from amletero.kernel.actions import Actions
from amletero.kernel.chances import GAMMA
from amletero.kernel.compiling import compiled, count_bits
from amletero.kernel.knowledge import learn, show
from amletero.kernel.layout import CARD, SET_ASIDE, Setting, turn, with_hand
from amletero.kernel.observation import KNOWLEDGE, Knowledge
from amletero.kernel.playing import step

LOOK: Final = 64
"""After how many worlds each it is asked whether the best move is clear already."""
CLEAR: Final = 2.5
"""A lead in rounds won, in square roots of the rounds tried: three and a half standard errors."""


class Worlds(NamedTuple):
    """What the hidden cards are drawn from, as arrays for compiled code."""

    heaped: Weights
    """The joint weights of the hidden places, added up."""
    places: Situation
    unknown: Situation
    pile: Situation
    buried: Buried
    board: int
    """The kernel's board but for the hidden cards."""
    sums: int
    """The kernel's sums of face-up cards."""
    situation: Situation
    """Room for the situation of a mover."""
    knowledge: Knowledge
    """What the player knows, and who knows the player's hand."""
    shown: Situation
    recall: Weights
    types: Weights
    """By seat and model, added up: how likely a seat plays by a model."""


@compiled
def drawn_row(heaped: Weights, stream: NDArray[np.uint64]) -> int:
    """A row by its weight."""
    mark = chance(stream) * heaped[-1]
    return min(int(np.searchsorted(heaped, mark, side="right")), len(heaped) - 1)


@compiled
def drawn_world(
    worlds: Worlds, cards: Situation, pool: Situation, stream: NDArray[np.uint64]
) -> tuple[int, int]:
    """The kernel's words of a world that agrees with what is believed.

    `cards` is filled with the card of each hidden place.
    """
    row = drawn_row(worlds.heaped, stream)
    left = fill_in_places(worlds, row, cards)
    buried = _drawn_bundle(worlds.buried, row, left, stream)
    count = _shuffled_pool(left, pool, stream)
    for place in range(worlds.buried.depth):
        pool[count + place] = buried[place]
    return words_of(worlds, cards, pool, count)


@compiled
def fill_in_places(worlds: Worlds, row: int, cards: Situation) -> Situation:
    """Fill in the cards of the hidden places that a row stands for; what is left for the pool."""
    left = worlds.unknown.copy()
    for place in range(len(worlds.places) - 1, -1, -1):
        cards[place] = row % KINDS
        left[cards[place]] -= 1
        row //= KINDS
    return left


@compiled
def list_pool(left: Situation, pool: Situation) -> int:
    """Fill in the cards of the pool, the lowest first; how many there are."""
    count = 0
    for card in range(KINDS):
        for _ in range(left[card]):
            pool[count] = card
            count += 1
    return count


@compiled
def words_of(worlds: Worlds, cards: Situation, pool: Situation, count: int) -> tuple[int, int]:
    """The kernel's words with these cards in the hidden places and this order of the pool.

    The first card of the pool is the one set aside; of so many, the last ones are drawn first.
    After them come the buried cards, in the order in which they lie.
    """
    board, pile, buried = worlds.board, 0, count
    for place in range(len(worlds.places)):
        if worlds.places[place] < SEATS:
            board = with_hand(board, worlds.places[place], cards[place])
    for entry in range(len(worlds.pile)):
        item = worlds.pile[entry]
        if item == POOL:
            count -= 1
            card = pool[count]
        elif item == BURIED:
            card = pool[buried]
            buried += 1
        elif item >= SLOTS:
            card = cards[_slot(worlds, item)]
        else:
            card = item
        pile |= card << 4 * entry
    set_aside = pool[0] if count > 0 else CARD
    return pile | worlds.sums, board | (set_aside << SET_ASIDE)


@compiled
def _slot(worlds: Worlds, item: int) -> int:
    for place in range(len(worlds.places)):
        if worlds.places[place] == item:
            return place
    return 0


@compiled
def _drawn_bundle(
    buried: Buried, row: int, left: Situation, stream: NDArray[np.uint64]
) -> tuple[int, int]:
    """The buried cards of a world, which are taken from those that are left."""
    if buried.depth == 0:
        return NOBODY, NOBODY
    ways = np.zeros((KINDS, KINDS))
    bundle_weights(bundle_of(buried, row), buried.depth, left, ways)
    both = drawn_row(np.cumsum(ways), stream)
    first, second = both // KINDS, both % KINDS
    left[first] -= 1
    if buried.depth == MOST:
        left[second] -= 1
    return first, second


@compiled
def _shuffled_pool(left: Situation, pool: Situation, stream: NDArray[np.uint64]) -> int:
    """Fill in the pool in a random order; how many cards it has."""
    count = list_pool(left, pool)
    for place in range(count - 1, 0, -1):
        other = int(chance(stream) * (place + 1))
        pool[place], pool[other] = pool[other], pool[place]
    return count


class Trial(NamedTuple):
    """The moves that are tried, and how they do."""

    actions: Actions
    """By move: the kernel's action."""
    going_on: NDArray[np.bool_]
    """By move: whether it was not given up yet."""
    won: Weights
    """By move: the rounds won, of those tried."""
    tried: Weights


def new_trial(actions: Actions) -> Trial:
    """Some moves, none of them tried."""
    moves = len(actions)
    return Trial(actions, np.ones(moves, np.bool_), np.zeros(moves), np.zeros(moves))


@compiled
def try_moves(
    setting: Setting, models: Models, own: int, worlds: Worlds, trial: Trial, budget: int, seed: int
) -> None:
    """Try each move and fill in the rounds won and tried.

    `own` is the model that the player's own later decisions are played by.
    """
    left = len(trial.actions)
    stages = 1
    while 1 << stages < left:
        stages += 1
    stream = np.empty(1, np.uint64)
    world = 0
    for _ in range(stages):
        for _ in range(max(budget // (stages * left), 1)):
            stream[0] = np.uint64(seed) + GAMMA * np.uint64(world << 8)
            world += 1
            _try_in_world(setting, models, own, worlds, trial, stream)
            if world % LOOK == 0 and _is_clear(trial):
                return
        left = _give_up_worse_half(trial, left)


@compiled
def _is_clear(trial: Trial) -> bool:
    """Whether one move leads all its rivals by more than chance would let it."""
    best, second, count = -1.0, -1.0, 1.0
    for move in range(len(trial.actions)):
        if trial.going_on[move]:
            won, count = trial.won[move], trial.tried[move]
            if won > best:
                best, second = won, best
            else:
                second = max(second, won)
    return second >= 0 and best - second > CLEAR * np.sqrt(count)


@compiled
def _give_up_worse_half(trial: Trial, left: int) -> int:
    """Let the better half of the moves that are left go on, at least two; how many they are."""
    keep = max((left + 1) // 2, 2)
    won, tried = trial.won, trial.tried
    while left > keep:
        worst = -1
        for move in range(len(trial.actions)):
            if trial.going_on[move] and (
                worst < 0 or won[move] * tried[worst] < won[worst] * tried[move]
            ):
                worst = move
        trial.going_on[worst] = False
        left -= 1
    return left


@compiled
def _try_in_world(
    setting: Setting,
    models: Models,
    own: int,
    worlds: Worlds,
    trial: Trial,
    stream: NDArray[np.uint64],
) -> None:
    """Try every move that is left in one world."""
    cards, pool = np.empty(12, np.int64), np.empty(32, np.int64)
    row, situation = np.empty(KNOWLEDGE, np.int64), worlds.situation.copy()
    by_seat = np.empty(SEATS, np.int64)
    pile, board = drawn_world(worlds, cards, pool, stream)
    me = turn(board)
    for seat in range(setting.players):
        by_seat[seat] = own if seat == me else drawn_row(worlds.types[seat], stream)
    start, desk = stream[0], new_desk()
    for move in range(len(trial.actions)):
        if not trial.going_on[move]:
            continue
        stream[0] = start
        fill_in_known(worlds, cards, row, stream)
        seated = Seated(models, by_seat, situation, row, stream, desk)
        action = trial.actions[move]
        after_pile, after_board = step(setting, pile, board, action)
        learn(setting, row, action, board, after_board)
        winners = played_out(setting, after_pile, after_board, seated)
        trial.tried[move] += 1.0
        if winners >> me & 1:
            trial.won[move] += 1.0 / count_bits(winners)


@compiled
def fill_in_known(
    worlds: Worlds, cards: Situation, row: Knowledge, stream: NDArray[np.uint64]
) -> None:
    """Fill in what everyone knows in a world: what others saw of each other's hands, too."""
    me = turn(worlds.board)
    row[:] = worlds.knowledge
    for place in range(len(worlds.places)):
        other = worlds.places[place]
        if other < SEATS:
            for seat in range(SEATS):
                if seat == me or worlds.shown[seat, other] == NOBODY:
                    continue
                if chance(stream) < worlds.recall[seat, other]:
                    show(row, seat, other, cards[place])
