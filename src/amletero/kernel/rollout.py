"""Rounds played at random from start to end, and the node counts of the tree of moves."""

import numpy as np

from amletero.kernel.layout import PLAY, Setting, is_over, phase
from amletero.kernel.legal import LIST_ROOM, legal_count, legal_list, nth_legal
from amletero.kernel.numba_setup import compiled
from amletero.kernel.random_numbers import DECISIONS, below
from amletero.kernel.round_step import step


@compiled
def played_at_random(
    setting: Setting, pile: int, board: int, key: int
) -> tuple[int, int, int, int]:
    """The end of a round in which everyone plays at random; the decisions and turns it took."""
    decisions = turns = 0
    while not is_over(board):
        turns += 1 if phase(board) == PLAY else 0
        place = below(key, DECISIONS + decisions, legal_count(setting, board))
        pile, board = step(setting, pile, board, nth_legal(setting, board, place))
        decisions += 1
    return pile, board, decisions, turns


@compiled
def perft(setting: Setting, pile: int, board: int, depth: int) -> int:
    """How many different sequences of this many moves there are, with this order of the deck."""
    if depth == 0:
        return 1
    if is_over(board):
        return 0
    if depth == 1:
        return legal_count(setting, board)
    actions = np.empty(LIST_ROOM, np.uint8)
    nodes = 0
    for place in range(legal_list(setting, board, actions)):
        after_pile, after_board = step(setting, pile, board, actions[place])
        nodes += perft(setting, after_pile, after_board, depth - 1)
    return nodes
