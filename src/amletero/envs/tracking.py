"""Many games of compiled code, with what their players know, and the bytes they are told.

What players learn is the kernel's business; here it is written as observations.
"""

from typing import Final, TypeAlias

import numpy as np
from numpy.typing import NDArray

from amletero.envs.encoding import HEAD, MOST_DISCARDS, PILE, SEAT
from amletero.kernel.chances import dealt, dealt_with_face_up, round_key
from amletero.kernel.compiling import inlined, spread_bits
from amletero.kernel.games import first_of
from amletero.kernel.knowledge import begin, learn
from amletero.kernel.layout import (
    CARD,
    CHOOSE,
    Setting,
    alive,
    drawn,
    hand,
    is_over,
    phase,
    pile_count,
    protected,
    second,
    turn,
)
from amletero.kernel.legal import legal_mask
from amletero.kernel.observation import BURIED, DISCARDS, FACE_UP, KNOWLEDGE, Knowledge, known_code
from amletero.kernel.playing import spy_bonus, step, winners

MASK_ROOM: Final = 128
"""The bytes that the mask of one game takes up: 95, and some that stay 0."""


Games: TypeAlias = NDArray[np.int64]
"""Many games: a row of words for each, by the columns that follow."""

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
OBSERVED: Final = UNOBSERVED + KNOWLEDGE
"""Words in the row of any other game: what its players know stands behind the rest."""


@inlined
def knowledge(games: Games, game: int) -> Knowledge:
    """What the players of a game know."""
    return games[game, UNOBSERVED:]


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


@inlined
def first_seat(games: Games, game: int, among: int) -> int:
    """Who takes the first turn of the next round: one of these seats, by chance."""
    return first_of(round_key(games[game, KEY], games[game, ROUNDS]), among)


@inlined
def play(
    setting: Setting,
    games: Games,
    game: int,
    action: int,
    gained: NDArray[np.uint8],
    tracked: bool,
) -> int:
    """One step of one game; the set of seats that win the round, and tokens, if it ends it.

    What the players are told is only followed if it is tracked.
    """
    pile, board = step(setting, games[game, PILE_WORD], games[game, BOARD], action)
    if tracked:
        learn(setting, knowledge(games, game), action, games[game, BOARD], board)
    games[game, PILE_WORD], games[game, BOARD] = pile, board
    if not is_over(board):
        return 0
    won, bonus = winners(setting, pile, board), spy_bonus(board)
    for seat in range(setting.players):
        gain = (won >> seat & 1) + (bonus >> seat & 1)
        gained[game, seat] = gain
        games[game, TOKENS] += gain << 4 * seat
    return won


@inlined
def write_mask(setting: Setting, board: int, masks: NDArray[np.uint8], game: int) -> None:
    """The legal actions of the mover as bytes of 0 and 1, `MASK_ROOM` for each game."""
    low, high = legal_mask(setting, board)
    spread_bits(masks, MASK_ROOM * game, low)
    spread_bits(masks, MASK_ROOM * game + 64, high)


@inlined
def observe(
    setting: Setting, games: Games, game: int, me: int, goal: int, rows: NDArray[np.uint8], row: int
) -> None:
    """The observation of one seat, byte by byte as `amletero.envs.encoding` says."""
    board, players = games[game, BOARD], setting.players
    known = knowledge(games, game)
    over, mover = is_over(board), turn(board)
    acting = not over and mover == me
    further = mover - me if mover >= me else mover - me + players
    rows[row, 0] = 0 if over else phase(board) + 1
    rows[row, 1] = 0 if over else further + 1
    rows[row, 2] = pile_count(board)
    rows[row, 3] = goal
    rows[row, 4] = games[game, ROUNDS]
    rows[row, 5] = hand(board, me) + 1 if alive(board) >> me & 1 else 0
    rows[row, 6] = drawn(board) + 1 if acting else 0
    has_second = acting and phase(board) == CHOOSE and second(board) != CARD
    rows[row, 7] = second(board) + 1 if has_second else 0
    for place in range(3):
        face_up = (known[FACE_UP] >> 4 * place & CARD) + 1
        rows[row, 8 + place] = face_up if players == 2 else 0
    _observe_seats(setting, games, game, me, rows, row)
    for place in range(16):
        at = HEAD + SEAT * players + place
        rows[row, at] = known[BURIED + me] >> 4 * place & CARD


@inlined
def _observe_seats(
    setting: Setting, games: Games, game: int, me: int, rows: NDArray[np.uint8], row: int
) -> None:
    board, players = games[game, BOARD], setting.players
    known = knowledge(games, game)
    for further in range(players):
        seat = me + further
        seat -= players if seat >= players else 0
        at = HEAD + SEAT * further
        rows[row, at] = games[game, TOKENS] >> 4 * seat & 0xF
        rows[row, at + 1] = alive(board) >> seat & 1
        rows[row, at + 2] = protected(board) >> seat & 1
        rows[row, at + 3] = known_code(known, me, seat)
        at = HEAD + SEAT * players + PILE + MOST_DISCARDS * further
        discards = known[DISCARDS + seat]
        for place in range(MOST_DISCARDS):
            rows[row, at + place] = discards >> 4 * place & CARD
