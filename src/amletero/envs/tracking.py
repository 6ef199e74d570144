"""What the players of many games are told, followed by compiled code.

A card is told as its number plus one, four bits each: 0 is a card that one does not know. This is
the law of `amletero.rules.view`, in numbers; the tests hold the two against each other.
"""

from typing import Final, TypeAlias

import numpy as np
from numpy.typing import NDArray

from amletero.envs.encoding import DISCARDS, HEAD, PILE, SEAT
from amletero.kernel.actions import DECODED
from amletero.kernel.chances import dealt, dealt_with_face_up, round_key
from amletero.kernel.compiling import inlined, lowest_bit, spread_bits
from amletero.kernel.effects import chancellor_choice
from amletero.kernel.games import first_of
from amletero.kernel.layout import (
    BARON,
    CARD,
    CHANCELLOR,
    CHOOSE,
    KING,
    PRIEST,
    PRINCE,
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
FACE_UP: Final = 4
TOKENS: Final = 5
"""Four bits a seat."""
DISCARDED: Final = 6
"""Six columns: the cards face up before each seat, in order, and from bit 48 on their number."""
KNOWN: Final = 12
"""Six columns, by observer: the cards known to be held, four bits a seat."""
BURIED: Final = 18
"""Six columns, by observer: the cards put under the pile, four bits a place, the top lowest."""
COLUMNS: Final = 24


@inlined
def _lay(games: Games, game: int, seat: int, card: int) -> None:
    """A card comes to lie face up before a player."""
    count = games[game, DISCARDED + seat] >> 48
    games[game, DISCARDED + seat] += ((card + 1) << 4 * count) + (1 << 48)


@inlined
def _forget(setting: Setting, games: Games, game: int, seat: int, card: int) -> None:
    """A card left a hand: who knew it there no longer knows what is held; `CARD` is any card."""
    for observer in range(setting.players):
        known = games[game, KNOWN + observer]
        told = known >> 4 * seat & CARD
        ends = card in (CARD, told - 1)
        games[game, KNOWN + observer] = known ^ (told << 4 * seat if ends else 0)


@inlined
def _learn(games: Games, game: int, observer: int, seat: int, card: int) -> None:
    """An observer is told which card another player holds."""
    known = games[game, KNOWN + observer] & ~(CARD << 4 * seat)
    games[game, KNOWN + observer] = known | (card + 1) << 4 * seat


@inlined
def _traded(setting: Setting, games: Games, game: int, seat: int, other: int) -> None:
    """Two hands changed places, and what was known of them with them."""
    for observer in range(setting.players):
        known = games[game, KNOWN + observer]
        difference = (known >> 4 * seat ^ known >> 4 * other) & CARD
        games[game, KNOWN + observer] = known ^ (difference << 4 * seat) ^ (difference << 4 * other)


@inlined
def _told_of_play(setting: Setting, games: Games, game: int, action: int, after: int) -> None:
    """What everyone, and those concerned, learn from a card that was played."""
    board, decoded = games[game, BOARD], DECODED[action]
    by, card = turn(board), decoded & CARD
    target = by + (decoded >> 4 & CARD)
    target -= setting.players if target >= setting.players else 0
    mine = drawn(board) if hand(board, by) == card else hand(board, by)
    theirs = mine if target == by else hand(board, target)
    _lay(games, game, by, card)
    _forget(setting, games, game, by, card)
    if target != by and card in (PRIEST, BARON, KING):
        if card == KING:
            _traded(setting, games, game, by, target)
            _learn(games, game, by, target, mine)
            _learn(games, game, target, by, theirs)
        else:
            _learn(games, game, by, target, theirs)
        if card == BARON:
            _learn(games, game, target, by, mine)
    elif card == PRINCE:
        _lay(games, game, target, theirs)
        _forget(setting, games, game, target, theirs)
    elif card == CHANCELLOR and phase(after) == CHOOSE:
        _forget(setting, games, game, by, CARD)
    fallen = alive(board) & ~alive(after)
    if fallen:
        seat = lowest_bit(fallen)
        _forget(setting, games, game, seat, CARD)
        if card != PRINCE:
            _lay(games, game, seat, mine if seat == by else theirs)
    for observer in range(setting.players):
        games[game, BURIED + observer] >>= 4 * (pile_count(board) - pile_count(after))


@inlined
def _told_of_choice(setting: Setting, games: Games, game: int, action: int) -> None:
    """The player of a Chancellor knows what now lies under the pile; then the next player draws."""
    pile, board, decoded = games[game, PILE_WORD], games[game, BOARD], DECODED[action]
    by, above = turn(board), pile_count(board)
    under, board = chancellor_choice(pile, board, by, decoded & CARD, decoded >> 4 & CARD)
    for place in range(above, pile_count(board)):
        card = under >> 4 * place & CARD
        games[game, BURIED + by] |= (card + 1) << 4 * place
    for observer in range(setting.players):
        games[game, BURIED + observer] = (games[game, BURIED + observer] >> 4) & ~(CARD << 60)


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
    games[game, FACE_UP] = face_up
    for seat in range(setting.players):
        games[game, DISCARDED + seat] = 0
        games[game, KNOWN + seat] = 0
        games[game, BURIED + seat] = 0


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
        if phase(games[game, BOARD]) == CHOOSE:
            _told_of_choice(setting, games, game, action)
        else:
            _told_of_play(setting, games, game, action, board)
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
        face_up = (games[game, FACE_UP] >> 4 * place & CARD) + 1
        rows[row, 8 + place] = face_up if players == 2 else 0
    _observe_seats(setting, games, game, me, rows, row)
    for place in range(16):
        at = HEAD + SEAT * players + place
        rows[row, at] = games[game, BURIED + me] >> 4 * place & CARD


@inlined
def _observe_seats(
    setting: Setting, games: Games, game: int, me: int, rows: NDArray[np.uint8], row: int
) -> None:
    board, players = games[game, BOARD], setting.players
    known = games[game, KNOWN + me] & ~(CARD << 4 * me)
    for further in range(players):
        seat = me + further
        seat -= players if seat >= players else 0
        at = HEAD + SEAT * further
        rows[row, at] = games[game, TOKENS] >> 4 * seat & 0xF
        rows[row, at + 1] = alive(board) >> seat & 1
        rows[row, at + 2] = protected(board) >> seat & 1
        rows[row, at + 3] = known >> 4 * seat & CARD
        at = HEAD + SEAT * players + PILE + DISCARDS * further
        discards = games[game, DISCARDED + seat]
        for place in range(DISCARDS):
            rows[row, at + place] = discards >> 4 * place & CARD
