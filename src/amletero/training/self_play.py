"""Many rounds at once, each at its next decision, with what its mover and a critic may see.

One row of words is one round, and no function needs more than its row: the same source is compiled
for processors and for graphics cards.
"""

from typing import Final, TypeAlias

import numpy as np
from numpy.typing import NDArray

from amletero.bots.compiled_simple import simple_action
from amletero.kernel.actions import ACTIONS
from amletero.kernel.knowledge_layout import KNOWLEDGE
from amletero.kernel.knowledge_updates import begin, learn
from amletero.kernel.layout import Setting, is_over, turn
from amletero.kernel.legal import legal_mask
from amletero.kernel.numba_setup import count_bits, inlined
from amletero.kernel.random_numbers import (
    FIRST_SEAT,
    below,
    dealt_with_face_up,
    game_key,
    round_key,
)
from amletero.kernel.round_step import step, winners
from amletero.networks.compiled_inputs import Ones, write_hands, write_inputs
from amletero.networks.inputs import Layout
from amletero.networks.turn_history import BEGUN, begin_history, history_size, remember

RoundRows: TypeAlias = NDArray[np.int64]
Bits: TypeAlias = NDArray[np.uint8]

PILE_WORD: Final = 0
BOARD: Final = 1
KEY: Final = 2
ROUND: Final = 3
"""How many rounds the row has played."""
SIMPLE: Final = 4
"""The set of seats that `simple` plays in this round."""
KNOWN: Final = 5
HISTORY: Final = KNOWN + KNOWLEDGE

LEARNER: Final = 61
AGAINST: Final = 62
"""Places of the chances that say who plays against `simple`, and whether anyone does."""
NOISE: Final = 1 << 16
"""The place of the first chance of `simple`."""


def row_size(layout: Layout) -> int:
    """Return the number of words in the row of a round."""
    return HISTORY + history_size(layout)


@inlined
def _deal(setting: Setting, rows: RoundRows, at: int, simple: int) -> None:
    """Deal the next round of a row; everyone is as likely to begin.

    In this many of 256 rounds, all seats but one are played by `simple`.
    """
    key = round_key(rows[at, KEY], rows[at, ROUND])
    rows[at, ROUND] += 1
    first = below(key, FIRST_SEAT, setting.players)
    pile, board, face_up = dealt_with_face_up(setting, key, first)
    rows[at, PILE_WORD], rows[at, BOARD] = pile, board
    begin(setting, rows[at, KNOWN:HISTORY], face_up)
    begin_history(rows[at, HISTORY:])
    others = ((1 << setting.players) - 1) ^ (1 << below(key, LEARNER, setting.players))
    rows[at, SIMPLE] = others if below(key, AGAINST, 256) < simple else 0


@inlined
def _simple_move(setting: Setting, rows: RoundRows, at: int) -> int:
    """The action of `simple` if the move is its; −1 if it is not."""
    board = rows[at, BOARD]
    if (rows[at, SIMPLE] >> turn(board)) & 1 == 0:
        return -1
    place = NOISE + ACTIONS * (rows[at, HISTORY + BEGUN])
    key = round_key(rows[at, KEY], rows[at, ROUND] - 1)
    return simple_action(setting, board, rows[at, KNOWN:HISTORY], key, place)


@inlined
def advance_row(setting: Setting, rows: RoundRows, at: int, action: int) -> bool:
    """Play one action; return whether the round is over."""
    before = rows[at, BOARD]
    pile, board = step(setting, rows[at, PILE_WORD], before, action)
    learn(setting, rows[at, KNOWN:HISTORY], action, before, board)
    remember(setting, rows[at, HISTORY:], action, before, board)
    rows[at, PILE_WORD], rows[at, BOARD] = pile, board
    return is_over(board)


@inlined
def begin_row(setting: Setting, rows: RoundRows, at: int, seed: int, simple: int) -> None:
    """Deal the first round of a row, up to the learner's first decision."""
    rows[at, KEY] = game_key(seed, at)
    rows[at, ROUND] = 0
    _deal(setting, rows, at, simple)
    action = _simple_move(setting, rows, at)
    while action >= 0:
        if advance_row(setting, rows, at, action):
            _deal(setting, rows, at, simple)
        action = _simple_move(setting, rows, at)


@inlined
def play_row(
    setting: Setting,
    rows: RoundRows,
    at: int,
    action: int,
    simple: int,
    shares: NDArray[np.float32],
) -> bool:
    """Play one action, and what `simple` answers, up to the learner's next decision.

    Return whether the round ended; its winners share 1. The next one is dealt then.
    """
    done = False
    for seat in range(setting.players):
        shares[at, seat] = np.float32(0.0)
    while action >= 0:
        if advance_row(setting, rows, at, action):
            if not done:
                won = winners(setting, rows[at, PILE_WORD], rows[at, BOARD])
                share = np.float32(1.0) / np.float32(count_bits(won))
                for seat in range(setting.players):
                    if (won >> seat) & 1:
                        shares[at, seat] = share
            done = True
            _deal(setting, rows, at, simple)
        action = _simple_move(setting, rows, at)
    return done


@inlined
def show_row(
    setting: Setting, layout: Layout, rows: RoundRows, at: int, ones: Ones, bits: Bits
) -> int:
    """Write the inputs of the player to move, those of a critic and the legal actions, as bits.

    Return whose move it is; `ones` is room to work in.
    """
    board = rows[at, BOARD]
    me = turn(board)
    known, history = rows[at, KNOWN:HISTORY], rows[at, HISTORY:]
    count = write_inputs(setting, layout, board, known, history, me, ones[at])
    count = write_hands(layout, board, me, ones[at], count)
    first = (layout.critic_size + 7) // 8
    for place in range(first):
        bits[at, place] = 0
    for place in range(count):
        one = ones[at, place]
        bits[at, one >> 3] |= np.uint8(1 << (one & 7))
    low, high = legal_mask(setting, board)
    for byte in range(8):
        bits[at, first + byte] = np.uint8((low >> 8 * byte) & 0xFF)
    for byte in range(4):
        bits[at, first + 8 + byte] = np.uint8((high >> 8 * byte) & 0xFF)
    return me
