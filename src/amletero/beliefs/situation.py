"""What one player knows when it is their turn, as a row of small numbers for compiled code.

Characters are numbered as in `CHARACTERS`, in every edition; `NOBODY` stands for an unknown card
or for no seat. A situation is an array of 64-bit integers whose places are named here.
"""

from typing import Final, TypeAlias

import numpy as np
from numpy.typing import NDArray

from amletero.kernel.compiling import compiled, inlined
from amletero.rules.cards import Character
from amletero.rules.editions import Edition

CHARACTERS: Final = tuple(Character)
NUMBER: Final = {character: number for number, character in enumerate(CHARACTERS)}
KINDS: Final = len(CHARACTERS)
SEATS: Final = 6
NOBODY: Final = 10
"""No card known, or no seat chosen."""

SPY, GUARD, PRIEST, BARON, HANDMAID, PRINCE, CHANCELLOR, KING, COUNTESS, PRINCESS = range(KINDS)

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

MOST_PLAYS: Final = 64
"""Room for the legal plays of one turn: a Guard on five others names nine, a Prince six seats."""

Situation: TypeAlias = NDArray[np.int64]
Weights: TypeAlias = NDArray[np.float64]


def empty_situation(edition: Edition, players: int) -> Situation:
    """The beginning of a round: nothing is known, nothing lies face up."""
    situation = np.zeros(SITUATION, np.int64)
    situation[PLAYERS] = players
    situation[ALIVE] = (1 << players) - 1
    situation[[HELD, DRAWN, SHOWN]] = NOBODY
    situation[KNOWN : LATEST + SEATS] = NOBODY
    situation[HIGHEST] = max(edition.values.values())
    for row in edition.rows:
        situation[VALUE + NUMBER[row.character]] = row.value
        situation[COPIES + NUMBER[row.character]] = row.copies
    return situation


@inlined
def is_opponent(situation: Situation, seat: int) -> bool:
    """Whether a seat is another's who is still in the round."""
    return seat != situation[SEAT] and situation[ALIVE] >> seat & 1 != 0


@compiled
def can_be_chosen(situation: Situation, seat: int) -> bool:
    """Whether the player can choose this seat as *another* player."""
    return is_opponent(situation, seat) and situation[PROTECTED] >> seat & 1 == 0


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


@compiled
def list_plays(situation: Situation, plays: Situation) -> int:
    """Fill in the legal plays as rows (card, target, named); how many there are."""
    held, drawn = situation[HELD], situation[DRAWN]
    count = 0
    for turn in range(2):
        card, other = (held, drawn) if turn == 0 else (drawn, held)
        if (turn == 1 and card == other) or (other == COUNTESS and (card in (PRINCE, KING))):
            continue
        count = _list_card(situation, card, plays, count)
    return count


@compiled
def _list_card(situation: Situation, card: int, plays: Situation, count: int) -> int:
    before = count
    if card in (GUARD, PRIEST, BARON, KING, PRINCE):
        for seat in range(situation[PLAYERS]):
            if card == PRINCE and seat == situation[SEAT]:
                count = _add(plays, count, card, seat, NOBODY)
            elif can_be_chosen(situation, seat):
                if card != GUARD:
                    count = _add(plays, count, card, seat, NOBODY)
                else:
                    for named in range(KINDS):
                        if named != GUARD and situation[COPIES + named] > 0:
                            count = _add(plays, count, card, seat, named)
    if count == before:
        count = _add(plays, count, card, NOBODY, NOBODY)
    return count


@compiled
def _add(plays: Situation, count: int, card: int, target: int, named: int) -> int:
    plays[count, 0], plays[count, 1], plays[count, 2] = card, target, named
    return count + 1


@compiled
def find_play(plays: Situation, count: int, play: Situation) -> int:
    """The row of a play among so many; −1 if it is not there."""
    for row in range(count):
        if plays[row, 0] == play[0] and plays[row, 1] == play[1] and plays[row, 2] == play[2]:
            return row
    return -1
