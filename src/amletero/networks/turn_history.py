"""The turns of a round as every seat saw them, as a row of 64-bit words.

    0            how many turns were begun
    1            by place of the draw pile, four bits each, the top lowest: the seat whose
                 Chancellor put a card there, plus one
    2 …          by seat: the cards of its hand that others were shown, four bits a seat
    then, by turn, 1 + P words: what everyone saw, and what each seat alone saw

A card is its number plus one, and 0 is no card. `learn` of `amletero.kernel.knowledge_updates`
says what a seat knows now; this row says how it came to be.
"""

from typing import Final, TypeAlias

import numpy as np
from numpy.typing import NDArray

from amletero.kernel.actions import decode, is_keep
from amletero.kernel.effects import chancellor_choice
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
    phase,
    pile_count,
    seat_further,
    turn,
)
from amletero.kernel.numba_setup import inlined, lowest_bit
from amletero.networks.inputs import Layout

History: TypeAlias = NDArray[np.int64]

BEGUN: Final = 0
PLACED: Final = 1
SHOWN: Final = 2

PLAYED_SHIFT: Final = 0
NAMED_SHIFT: Final = 4
LAID_SHIFT: Final = 8
BY_SHIFT: Final = 12
TARGET_SHIFT: Final = 16
"""Plus one; 0 is nobody."""
MOVER_OUT_SHIFT: Final = 20
OTHER_OUT_SHIFT: Final = 21
"""Bits of what everyone saw."""

SEEN_SHIFT: Final = 0
KEPT_SHIFT: Final = 4
DRAWN_SHIFT: Final = 8
UNDER_SHIFT: Final = 12
"""Bits of what one seat saw: four each, `UNDER_SHIFT` twice."""


def history_size(layout: Layout) -> int:
    """Return the number of words in a row."""
    return SHOWN + layout.players + layout.turns_most * (1 + layout.players)


@inlined
def turn_at(players: int, number: int) -> int:
    """The first word of a turn, by its number in the round."""
    return SHOWN + players + number * (1 + players)


@inlined
def begin_history(history: History) -> None:
    """A round begins."""
    history[:] = 0


@inlined
def remember(setting: Setting, history: History, action: int, before: int, after: int) -> None:
    """Let every player remember an action; `before` and `after` are the boards."""
    count = pile_count(before)
    if is_keep(action):
        count = _remember_choice(setting, history, action, before)
    else:
        _remember_play(setting, history, action, before, after)
    history[PLACED] = (history[PLACED] >> 4 * (count - pile_count(after))) & ~(CARD << 60)


@inlined
def _remember_choice(setting: Setting, history: History, action: int, board: int) -> int:
    """A Chancellor's choice belongs to the turn that played the card; the cards in the pile."""
    by, above = turn(board), pile_count(board)
    kept, higher_first, _ = decode(action)
    under, board = chancellor_choice(0, board, by, kept, higher_first)
    own = turn_at(setting.players, history[BEGUN] - 1) + 1 + by
    history[own] |= (kept + 1) << KEPT_SHIFT
    for place in range(above, pile_count(board)):
        card = (under >> 4 * place) & CARD
        history[own] |= (card + 1) << (UNDER_SHIFT + 4 * (place - above))
        history[PLACED] |= (by + 1) << 4 * place
    return pile_count(board)


@inlined
def _remember_play(
    setting: Setting, history: History, action: int, before: int, after: int
) -> None:
    by = turn(before)
    card, further, named = decode(action)
    target = seat_further(by, further, setting.players)
    mine = drawn(before) if hand(before, by) == card else hand(before, by)
    theirs = mine if target == by else hand(before, target)
    fallen = alive(before) & ~alive(after)
    at = turn_at(setting.players, history[BEGUN])
    history[BEGUN] += 1
    laid = 0
    if card == PRINCE:
        laid = theirs + 1
    elif fallen:
        laid = (mine if lowest_bit(fallen) == by else theirs) + 1
    chosen = target + 1 if further > 0 or card == PRINCE else 0
    seen = ((card + 1) << PLAYED_SHIFT) | (laid << LAID_SHIFT)
    seen |= (by << BY_SHIFT) | (chosen << TARGET_SHIFT)
    seen |= (named + 1 if named != CARD else 0) << NAMED_SHIFT
    seen |= ((fallen >> by) & 1) << MOVER_OUT_SHIFT
    history[at] = seen | ((1 if fallen & ~(1 << by) else 0) << OTHER_OUT_SHIFT)
    _see_own(history, at, after, by, by, (drawn(before) + 1) << DRAWN_SHIFT)
    if target != by:
        _see_own(history, at, after, target, by, 0)
        if card in (PRIEST, BARON):
            history[at + 1 + by] |= (theirs + 1) << SEEN_SHIFT
        if card == BARON:
            history[at + 1 + target] |= (mine + 1) << SEEN_SHIFT
        if card == KING:
            history[at + 1 + by] |= (mine + 1) << SEEN_SHIFT
            history[at + 1 + target] |= (theirs + 1) << SEEN_SHIFT
    _note_shown(setting, history, card, by, target, mine, theirs, phase(after) == CHOOSE)


@inlined
def _see_own(history: History, at: int, after: int, seat: int, by: int, seen: int) -> None:
    """A player of a turn sees the card held afterwards; a Chancellor's choice is still open."""
    open_choice = phase(after) == CHOOSE and seat == by
    if (alive(after) >> seat) & 1 and not open_choice:
        seen |= (hand(after, seat) + 1) << KEPT_SHIFT
    history[at + 1 + seat] = seen


@inlined
def _note_shown(
    setting: Setting,
    history: History,
    card: int,
    by: int,
    target: int,
    mine: int,
    theirs: int,
    choosing: bool,
) -> None:
    """Note who was shown whose hand, as far as the owner of the hand knows."""
    shown = history[SHOWN + by]
    for seat in range(setting.players):
        if (shown >> 4 * seat) & CARD == card + 1:
            shown &= ~(CARD << 4 * seat)
    history[SHOWN + by] = 0 if card == CHANCELLOR and choosing else shown
    if card == PRINCE:
        history[SHOWN + target] = 0
    elif target != by:
        if card == KING:
            history[SHOWN + by] = (theirs + 1) << 4 * target
            history[SHOWN + target] = (mine + 1) << 4 * by
        if card in (PRIEST, BARON):
            shown = history[SHOWN + target] & ~(CARD << 4 * by)
            history[SHOWN + target] = shown | (theirs + 1) << 4 * by
        if card == BARON:
            shown = history[SHOWN + by] & ~(CARD << 4 * target)
            history[SHOWN + by] = shown | (mine + 1) << 4 * target
