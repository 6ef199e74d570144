"""Many games of compiled code, with what their players know and remember, a row of words each.

What players learn is the kernel's business, and what they observe is that of
`amletero.networks.inputs`; here both are kept for many games.
"""

from typing import Final, TypeAlias

import numpy as np
from numpy.typing import NDArray

from amletero.kernel.knowledge_layout import KNOWLEDGE, Knowledge
from amletero.kernel.knowledge_updates import begin, learn
from amletero.kernel.layout import Setting, is_over
from amletero.kernel.legal import legal_mask
from amletero.kernel.numba_setup import inlined, spread_bits
from amletero.kernel.random_games import first_of
from amletero.kernel.random_numbers import dealt, dealt_with_face_up, round_key
from amletero.kernel.round_step import spy_bonus, step, winners
from amletero.networks.compiled_inputs import Ones, write_inputs
from amletero.networks.inputs import Layout
from amletero.networks.turn_history import History, begin_history, history_size, remember

MASK_ROOM: Final = 128
"""The bytes that the mask of one game takes up: 95, and some that stay 0."""
WAIT: Final = -1
"""The action of a game in which nothing happens in this step."""

Games: TypeAlias = NDArray[np.int64]
"""Many games: a row of words for each, by the columns that follow."""
PackedRows: TypeAlias = NDArray[np.uint8]
"""Observations, a bit for each input: input 0 is the lowest bit of byte 0."""

PILE_WORD: Final = 0
BOARD: Final = 1
"""The two words of the round."""
KEY: Final = 2
ROUNDS: Final = 3
"""How many rounds have begun."""
TOKENS: Final = 4
"""Four bits a seat."""
UNOBSERVED: Final = 8
"""Words in the row of a game that nobody observes: a cache line."""
HISTORY: Final = UNOBSERVED + KNOWLEDGE
"""The first word of what players remember; what they know stands in front of it."""


def observed_size(layout: Layout) -> int:
    """Return the number of words in the row of a game that players observe."""
    return HISTORY + history_size(layout)


def packed_size(layout: Layout) -> int:
    """Return the number of bytes of an observation, a bit for each input."""
    return (layout.size + 7) // 8


@inlined
def knowledge(games: Games, game: int) -> Knowledge:
    """What the players of a game know."""
    return games[game, UNOBSERVED:HISTORY]


@inlined
def history(games: Games, game: int) -> History:
    """What the players of a game remember of the round."""
    return games[game, HISTORY:]


@inlined
def new_round(setting: Setting, games: Games, game: int, first: int, tracked: bool) -> None:
    """Deal the next round of a game."""
    key = round_key(games[game, KEY], games[game, ROUNDS])
    games[game, ROUNDS] += 1
    if not tracked:
        games[game, PILE_WORD], games[game, BOARD] = dealt(setting, key, first)
        return
    pile, board, face_up = dealt_with_face_up(setting, key, first)
    games[game, PILE_WORD], games[game, BOARD] = pile, board
    begin(setting, knowledge(games, game), face_up)
    begin_history(history(games, game))


@inlined
def first_seat(games: Games, game: int, among: int) -> int:
    """Who takes the first turn of the next round: one of these seats, by chance."""
    return first_of(round_key(games[game, KEY], games[game, ROUNDS]), among)


@inlined
def play(setting: Setting, games: Games, game: int, action: int, tracked: bool) -> tuple[int, int]:
    """One step of one game; the sets of seats that win the round and that gain the Spy's token.

    Both are empty unless the round ends. What the players are told is only followed if it is
    tracked.
    """
    before = games[game, BOARD]
    pile, board = step(setting, games[game, PILE_WORD], before, action)
    if tracked:
        learn(setting, knowledge(games, game), action, before, board)
        remember(setting, history(games, game), action, before, board)
    games[game, PILE_WORD], games[game, BOARD] = pile, board
    if not is_over(board):
        return 0, 0
    won, bonus = winners(setting, pile, board), spy_bonus(board)
    for seat in range(setting.players):
        games[game, TOKENS] += ((won >> seat & 1) + (bonus >> seat & 1)) << 4 * seat
    return won, bonus


@inlined
def write_mask(setting: Setting, board: int, masks: NDArray[np.uint8], game: int) -> None:
    """The legal actions of the mover as bytes of 0 and 1, `MASK_ROOM` for each game."""
    low, high = legal_mask(setting, board)
    spread_bits(masks, MASK_ROOM * game, low)
    spread_bits(masks, MASK_ROOM * game + 64, high)


@inlined
def write_observation(
    setting: Setting,
    layout: Layout,
    games: Games,
    game: int,
    me: int,
    ones: Ones,
    rows: PackedRows,
    row: int,
) -> None:
    """The observation of one seat as bits; `ones` is room to work in."""
    known, past = knowledge(games, game), history(games, game)
    count = write_inputs(setting, layout, games[game, BOARD], known, past, me, ones)
    rows[row, :] = 0
    for place in range(count):
        one = ones[place]
        rows[row, one >> 3] |= np.uint8(1 << (one & 7))


@inlined
def write_observed_bytes(
    setting: Setting,
    layout: Layout,
    games: Games,
    game: int,
    me: int,
    ones: Ones,
    rows: NDArray[np.uint8],
    row: int,
) -> None:
    """The same as bytes of 0 and 1, which is faster than unpacking bits."""
    known, past = knowledge(games, game), history(games, game)
    count = write_inputs(setting, layout, games[game, BOARD], known, past, me, ones)
    rows[row, :] = 0
    for place in range(count):
        rows[row, ones[place]] = 1
