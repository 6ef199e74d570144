"""`simple` compiled for many rounds: the bot's scores and choices, without any array of its own.

A test holds it against the readable bot.
"""

from typing import Final

import numpy as np
from numpy.typing import NDArray

from amletero.kernel.actions import decode, encode_keep
from amletero.kernel.knowledge_layout import Knowledge, known_code, laid_count
from amletero.kernel.layout import (
    BARON,
    CARD,
    CHANCELLOR,
    CHOOSE,
    GUARD,
    HANDMAID,
    KING,
    PRIEST,
    PRINCE,
    PRINCESS,
    SPY,
    Setting,
    drawn,
    hand,
    phase,
    pile_count,
    seat_further,
    second,
    turn,
)
from amletero.kernel.legal import legal_mask
from amletero.kernel.numba_setup import compiled, inlined, lowest_bit
from amletero.kernel.random_numbers import word_at

KINDS: Final = 10
NOISE: Final = 0.01
"""Scores that differ by less than this are told apart by chance."""


@inlined
def _value(setting: Setting, card: int) -> int:
    return (setting.values >> 4 * card) & 0xF


@inlined
def _unseen(setting: Setting, board: int, row: Knowledge) -> tuple[int, int]:
    """How many cards of each character the mover has not seen, four bits each, and in all."""
    by = turn(board)
    counts, total, below = 0, 0, 0
    for card in range(KINDS):
        up_to = (setting.up_to >> 6 * card) & 0x3F
        count = up_to - below - laid_count(row, card)
        below = up_to
        count -= (hand(board, by) == card) + (drawn(board) == card)
        for seat in range(setting.players):
            count -= known_code(row, by, seat) == card + 1
        counts |= count << 4 * card
        total += count
    return counts, total


@inlined
def _baron_score(setting: Setting, counts: int, total: int, mine: int, known: int) -> float:
    if known:
        theirs = _value(setting, known - 1)
        return 4.0 if mine > theirs else -4.0 if mine < theirs else -0.2
    balance = 0.0
    for card in range(KINDS):
        count = (counts >> 4 * card) & 0xF
        value = _value(setting, card)
        if value < mine:
            balance += count
        elif value > mine:
            balance -= 1.5 * count
    return 1.2 * balance / total


@inlined
def _score(
    setting: Setting, board: int, row: Knowledge, action: int, counts: int, total: int
) -> float:
    """The score of a play, before the noise."""
    by = turn(board)
    card, further, named = decode(action)
    other = drawn(board) if hand(board, by) == card else hand(board, by)
    mine, highest = _value(setting, other), _value(setting, PRINCESS)
    score = -0.30 * _value(setting, card) / highest
    known = known_code(row, by, seat_further(by, further, setting.players))
    if card == PRINCESS:
        score -= 100.0
    elif card == HANDMAID:
        score += 0.45
    elif card == CHANCELLOR:
        score += 0.35
    elif card == SPY:
        score += 0.2
    elif card == PRINCE and further == 0:
        score += -50.0 if other == PRINCESS else -0.1 if mine <= 1 else -0.6
    elif further > 0:
        if card == GUARD:
            hit = 5.0 if named == known - 1 else -1.0
            score += hit if known else ((counts >> 4 * named) & 0xF) / total
        elif card == PRIEST:
            score += 0.0 if known else 0.25
        elif card == BARON:
            score += _baron_score(setting, counts, total, mine, known)
        elif card == PRINCE:
            worth = 5.0 if known - 1 == PRINCESS else 0.2 * _value(setting, known - 1) / highest
            score += worth if known else 0.15
        elif card == KING:
            score += 0.1 * (_value(setting, known - 1) - mine) if known else -0.3
    return score


@inlined
def _kept(setting: Setting, board: int) -> int:
    """The Chancellor's choice: the first of the highest cards, the others in the order held."""
    by = turn(board)
    one, two, three = hand(board, by), drawn(board), second(board)
    early = pile_count(board) > 3
    first = 4 if one == PRINCESS and early else _value(setting, one)
    next_ = 4 if two == PRINCESS and early else _value(setting, two)
    if three == CARD:
        return encode_keep(one if first >= next_ else two, 0)
    last = 4 if three == PRINCESS and early else _value(setting, three)
    if first >= next_ and first >= last:
        return encode_keep(one, 1 if two > three else 0)
    if next_ >= last:
        return encode_keep(two, 1 if one > three else 0)
    return encode_keep(three, 1 if one > two else 0)


@compiled
def simple_action(setting: Setting, board: int, row: Knowledge, key: int, place: int) -> int:
    """The action that `simple` chooses; its random numbers are the key's stream from `place` on."""
    if phase(board) == CHOOSE:
        return _kept(setting, board)
    counts, total = _unseen(setting, board, row)
    mask, more = legal_mask(setting, board)
    best, highest, first = 0, -1000.0, 0
    while mask or more:
        if not mask:
            mask, more, first = more, 0, 64
        action = first + lowest_bit(mask)
        mask &= mask - 1
        chance = np.float64(word_at(key, place + action) >> np.uint64(11)) * 2.0**-53
        score = _score(setting, board, row, action, counts, total) + NOISE * chance
        if score > highest:
            best, highest = action, score
    return best


@compiled
def simple_scores(
    setting: Setting,
    boards: NDArray[np.int64],
    rows: NDArray[np.int64],
    places: NDArray[np.int64],
    actions: NDArray[np.int32],
    scores: NDArray[np.float64],
) -> None:
    """Write the score of each action before the noise; `places` are those of its board and row.

    Of a Chancellor's choices, the one that is made has 1 and the others have 0.
    """
    for number in range(len(actions)):
        board, row = boards[places[number]], rows[places[number]]
        if phase(board) == CHOOSE:
            scores[number] = 1.0 if _kept(setting, board) == actions[number] else 0.0
        else:
            counts, total = _unseen(setting, board, row)
            scores[number] = _score(setting, board, row, actions[number], counts, total)
