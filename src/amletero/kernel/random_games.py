"""Whole games played at random by the kernel: a row of numbers for every round."""

from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from amletero.kernel.layout import Setting, hand, is_over, phase
from amletero.kernel.legal import legal_count, nth_legal
from amletero.kernel.numba_setup import compiled, count_bits, inlined, lowest_bit
from amletero.kernel.random_numbers import DECISIONS, FIRST_SEAT, below, dealt, game_key, round_key
from amletero.kernel.rollout import played_at_random
from amletero.kernel.round_step import spy_bonus, step, winners

GAME: Final = 0
ROUND: Final = 1
FIRST: Final = 2
"""Who took the first turn."""
WINNERS: Final = 3
"""The set of seats that won the round."""
SPY: Final = 4
"""The set of the seat that gained the Spy bonus, or of none."""
ENDING: Final = 5
"""`LAST_PLAYER` or `SHOWDOWN`."""
CARD: Final = 6
"""The card in the winners' hands at the end."""
TURNS: Final = 7
TOKENS: Final = 8
"""Tokens after the round, four bits a seat."""
ROW: Final = 9

MOST_DECISIONS: Final = 32
"""No round has more decisions: at most one a card of the pile, and two Chancellor's choices."""


def most_rounds(players: int, goal: int) -> int:
    """How many rounds a game can have: each gives someone a token."""
    return players * (goal - 1) + 1


@inlined
def nth_seat(seats: int, place: int) -> int:
    """The seat at a place of a set, ascending."""
    for _ in range(place):
        seats &= seats - 1
    return lowest_bit(seats)


@compiled
def first_of(key: int, among: int) -> int:
    """Who takes the first turn of the round with this key: one of these seats, by chance."""
    return nth_seat(among, below(key, FIRST_SEAT, count_bits(among)))


@inlined
def tokens_after(setting: Setting, tokens: int, won: int, bonus: int) -> int:
    """Everyone's tokens once those of a round are given."""
    for seat in range(setting.players):
        tokens += ((won >> seat & 1) + (bonus >> seat & 1)) << 4 * seat
    return tokens


@inlined
def reached(setting: Setting, tokens: int, goal: int) -> int:
    """The set of seats that have the tokens to win."""
    seats = 0
    for seat in range(setting.players):
        seats |= ((tokens >> 4 * seat & 0xF) >= goal) << seat
    return seats


@compiled
def play_games(
    setting: Setting, goal: int, seed: int, first: int, count: int, rows: NDArray[np.int64]
) -> int:
    """Play this many games from the first one on; write a row for each round, return how many."""
    written = 0
    for game in range(first, first + count):
        key, tokens, number = game_key(seed, game), 0, 0
        starters = (1 << setting.players) - 1
        while reached(setting, tokens, goal) == 0:
            chance = round_key(key, number)
            starter = first_of(chance, starters)
            pile, board = dealt(setting, chance, starter)
            pile, board, _, turns = played_at_random(setting, pile, board, chance)
            starters, bonus = winners(setting, pile, board), spy_bonus(board)
            tokens = tokens_after(setting, tokens, starters, bonus)
            row = rows[written]
            row[GAME], row[ROUND], row[FIRST] = game, number, starter
            row[WINNERS], row[SPY], row[ENDING] = starters, bonus, phase(board)
            row[CARD], row[TURNS] = hand(board, lowest_bit(starters)), turns
            row[TOKENS] = tokens
            number += 1
            written += 1
    return written


@compiled
def play_logged(
    setting: Setting, key: int, first: int, boards: NDArray[Any], actions: NDArray[Any]
) -> int:
    """Play the round of a key; write each decision's board and action, return how many."""
    pile, board = dealt(setting, key, first)
    decisions = 0
    while not is_over(board):
        place = below(key, DECISIONS + decisions, legal_count(setting, board))
        boards[decisions], actions[decisions] = board, nth_legal(setting, board, place)
        pile, board = step(setting, pile, board, actions[decisions])
        decisions += 1
    return decisions
