"""What one player knows when it is their turn, spread out for models of players.

A situation is read from the kernel's board and its row of knowledge: a number a place, for the
seat that is to move. Characters have the kernel's numbers; `NOBODY` stands for an unknown card.
"""

from functools import cache
from typing import Final, TypeAlias

import numpy as np
from numpy.typing import NDArray

from amletero.kernel.actions import Actions
from amletero.kernel.compiling import compiled, inlined
from amletero.kernel.layout import (
    CHOOSE,
    Setting,
    alive,
    board_of,
    drawn,
    hand,
    phase,
    pile_count,
    protected,
    seat_further,
    turn,
)
from amletero.kernel.legal import plays_by_card
from amletero.kernel.observation import Knowledge, known_code, laid_count, latest_code, missed_set
from amletero.kernel.settings import CHARACTERS, NUMBERS
from amletero.rules.editions import Edition

KINDS: Final = len(CHARACTERS)
SEATS: Final = 6
NOBODY: Final = 10
"""No card is known."""

# --- The places of a situation -----------------------------------------------------------------

PLAYERS: Final = 0
SEAT: Final = 1
"""Whose situation this is."""
ALIVE: Final = 2
"""The seats still in the round, as bits."""
PROTECTED: Final = 3
DECK: Final = 4
"""Cards in the draw pile, once the player has drawn."""
HELD: Final = 5
"""The card held before the draw."""
DRAWN: Final = 6
SHOWN: Final = 7
"""The card that others know the player to hold since before the draw, or `NOBODY`."""
WATCHERS: Final = 8
"""The seats that know it, as bits."""
HIGHEST: Final = 9
"""The edition's highest value."""
VALUE: Final = 10
"""By character: its value."""
COPIES: Final = 20
"""By character: how many the deck has."""
FACE_UP: Final = 30
"""By character: how many lie face up."""
KNOWN: Final = 40
"""By seat: the card that this player knows them to hold, or `NOBODY`."""
LATEST: Final = 46
"""By seat: the card they played last, or `NOBODY`."""
MISSED: Final = 52
"""By seat: characters they do not hold, as bits: a Guard missed and they did not play since."""
SITUATION: Final = 58

Situation: TypeAlias = NDArray[np.int64]
Weights: TypeAlias = NDArray[np.float64]


@cache
def _blank(edition: Edition, players: int) -> Situation:
    situation = np.zeros(SITUATION, np.int64)
    situation[PLAYERS] = players
    situation[ALIVE] = (1 << players) - 1
    situation[[HELD, DRAWN, SHOWN]] = NOBODY
    situation[KNOWN : LATEST + SEATS] = NOBODY
    situation[HIGHEST] = max(edition.values.values())
    for row in edition.rows:
        situation[VALUE + NUMBERS[row.character]] = row.value
        situation[COPIES + NUMBERS[row.character]] = row.copies
    return situation


def empty_situation(edition: Edition, players: int) -> Situation:
    """The beginning of a round: nothing is known, nothing lies face up."""
    return _blank(edition, players).copy()


@compiled
def read_situation(situation: Situation, row: Knowledge, board: int) -> None:
    """Turn a situation into the mover's: their cards, what they know, and who knows theirs.

    When a Chancellor's choice is due, it is that of the table: own cards do not enter into it.
    """
    mover, choosing = turn(board), phase(board) == CHOOSE
    situation[SEAT] = mover
    situation[ALIVE] = alive(board)
    situation[PROTECTED] = protected(board)
    situation[DECK] = pile_count(board)
    situation[HELD] = NOBODY if choosing else hand(board, mover)
    situation[DRAWN] = NOBODY if choosing else drawn(board)
    situation[SHOWN] = NOBODY
    situation[WATCHERS] = 0
    for card in range(KINDS):
        situation[FACE_UP + card] = laid_count(row, card)
    for seat in range(situation[PLAYERS]):
        situation[KNOWN + seat] = _card(known_code(row, mover, seat))
        situation[LATEST + seat] = _card(latest_code(row, seat))
        situation[MISSED + seat] = missed_set(row, seat)
        shown = known_code(row, seat, mover)
        if shown > 0 and situation[ALIVE] >> seat & 1:
            situation[SHOWN] = shown - 1
            situation[WATCHERS] |= 1 << seat


@inlined
def _card(code: int) -> int:
    return code - 1 if code > 0 else NOBODY


@inlined
def is_opponent(situation: Situation, seat: int) -> bool:
    """Whether a seat is another's who is still in the round."""
    return seat != situation[SEAT] and situation[ALIVE] >> seat & 1 != 0


@compiled
def count_opponents(situation: Situation) -> int:
    """How many others are still in the round."""
    count = 0
    for seat in range(situation[PLAYERS]):
        if is_opponent(situation, seat):
            count += 1
    return count


@compiled
def count_unseen(situation: Situation, unseen: Situation) -> int:
    """Fill in, by character, the cards not face up, not one's own and not known; their number."""
    total = 0
    for card in range(KINDS):
        unseen[card] = situation[COPIES + card] - situation[FACE_UP + card]
    for card in (situation[HELD], situation[DRAWN]):
        if card != NOBODY:
            unseen[card] -= 1
    for seat in range(situation[PLAYERS]):
        if situation[KNOWN + seat] != NOBODY:
            unseen[situation[KNOWN + seat]] -= 1
    for card in range(KINDS):
        total += unseen[card]
    return total


@inlined
def list_legal(setting: Setting, situation: Situation, actions: Actions) -> int:
    """Fill in the legal actions of the situation's player; how many there are."""
    seat = situation[SEAT]
    board = board_of(
        situation[HELD] << 4 * seat,
        situation[DRAWN],
        0,
        situation[DECK],
        seat,
        situation[ALIVE],
        situation[PROTECTED],
        0,
    )
    return plays_by_card(setting, board, actions)


@compiled
def find_action(actions: Actions, count: int, action: int) -> int:
    """The place of an action among so many; −1 if it is not there."""
    for place in range(count):
        if actions[place] == action:
            return place
    return -1


@inlined
def target_seat(situation: Situation, further: int) -> int:
    """The seat that is so many further than the situation's player."""
    return seat_further(situation[SEAT], further, situation[PLAYERS])
