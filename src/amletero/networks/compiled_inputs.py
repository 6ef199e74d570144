"""The inputs of a network from the kernel's words: compiled, for millions of decisions."""

from typing import TypeAlias

import numpy as np
from numpy.typing import NDArray

from amletero.kernel.knowledge_layout import BURIED, KNOWN, Knowledge, known_code, missed_set
from amletero.kernel.knowledge_layout import COUNTS as LAID_COUNTS
from amletero.kernel.layout import (
    CARD as ANY_CARD,
)
from amletero.kernel.layout import (
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
    spies,
    turn,
)
from amletero.kernel.numba_setup import compiled, inlined, lowest_bit
from amletero.networks import turn_history as words
from amletero.networks.inputs import (
    CARD,
    CHOOSING,
    COUNTS,
    DRAWN,
    HAND,
    HIDDEN,
    KEPT,
    KINDS,
    LAID,
    MOVER,
    MOVER_OUT,
    NAMED,
    OTHER_OUT,
    PILE,
    SEEN,
    UNDER,
    UNSEEN,
    Layout,
)
from amletero.networks.turn_history import BEGUN, PLACED, SHOWN, History, turn_at

Ones: TypeAlias = NDArray[np.int16]
"""The numbers of the inputs that are one."""


@inlined
def seat_from(me: int, further: int, players: int) -> int:
    """The seat that is this many seats further than the observer."""
    seat = me + further
    return seat - players if seat >= players else seat


@inlined
def _from_me(me: int, seat: int, players: int) -> int:
    """How many seats further than the observer a seat is."""
    return seat - me if seat >= me else seat - me + players


@inlined
def _own_cards(board: int, me: int) -> tuple[int, int, int]:
    """The observer's cards; `CARD` of the kernel's layout where there is none."""
    held = hand(board, me) if (alive(board) >> me) & 1 else ANY_CARD
    if is_over(board) or turn(board) != me:
        return held, ANY_CARD, ANY_CARD
    return held, drawn(board), second(board) if phase(board) == CHOOSE else ANY_CARD


@compiled
def write_inputs(
    setting: Setting,
    layout: Layout,
    board: int,
    row: Knowledge,
    history: History,
    me: int,
    ones: Ones,
) -> int:
    """Write which inputs of a seat are one, in no order, and return how many.

    The array needs room for `MOST_INPUTS` of them.
    """
    count = _write_cards(setting, board, row, me, ones)
    for further in range(layout.players):
        count = _write_seat(layout, board, row, history, me, further, ones, count)
    count = _write_places(layout, row[BURIED + me], history[PLACED], me, ones, count)
    begun = history[BEGUN]
    for age in range(begun):
        first = turn_at(layout.players, begun - 1 - age)
        at = layout.turns + age * layout.turn_size
        count = _write_turn(layout, history[first], history[first + 1 + me], me, at, ones, count)
    return count


@inlined
def _write_if(ones: Ones, count: int, field: int, code: int) -> int:
    """Write the input of a code, which is its place in the field plus one, unless it is 0.

    It is always written and counted only if it is one: a branch on cards would be mispredicted.
    """
    ones[count] = field + code - 1
    return count + (code != 0)


@inlined
def _write_cards(setting: Setting, board: int, row: Knowledge, me: int, ones: Ones) -> int:
    """The observer's hand, what is left of each card, and the size of the pile."""
    one, two, three = _own_cards(board, me)
    choosing = phase(board) == CHOOSE and turn(board) == me
    ones[0] = CHOOSING
    count = int(choosing)
    for card, copies in (
        (one, 0),
        (two, int(two == one)),
        (three, int(three == one) + int(three == two)),
    ):
        ones[count] = HAND + KINDS * copies + card
        count += card != ANY_CARD
    seen = (1 << 4 * one) + (1 << 4 * two) + (1 << 4 * three)
    seen += _counted(row[KNOWN + me]) + _counted(row[BURIED + me])
    laid, below = row[LAID_COUNTS], 0
    for card in range(KINDS):
        up_to = (setting.up_to >> 6 * card) & 0x3F
        hidden = up_to - below - ((laid >> 4 * card) & 0xF)
        below = up_to
        ones[count] = UNSEEN + COUNTS * card + hidden - ((seen >> 4 * card) & 0xF)
        ones[count + 1] = HIDDEN + COUNTS * card + hidden
        count += 2
    ones[count] = PILE + pile_count(board)
    return count + 1


@inlined
def _counted(codes: int) -> int:
    """How often each card occurs among codes of four bits, which are 0 or a card plus one."""
    counts = 0
    while codes:
        code = codes & ANY_CARD
        counts += (1 << 4 * (code - 1)) if code else 0
        codes >>= 4
    return counts


@inlined
def _write_seat(
    layout: Layout,
    board: int,
    row: Knowledge,
    history: History,
    me: int,
    further: int,
    ones: Ones,
    count: int,
) -> int:
    """One player, if still in: protected, with a Spy, and what is known of the hand."""
    players = layout.players
    seat = seat_from(me, further, players)
    if (alive(board) >> seat) & 1 == 0:
        return count
    ones[count] = layout.still_in + further
    count = _write_if(ones, count + 1, layout.protected + further, (protected(board) >> seat) & 1)
    count = _write_if(ones, count, layout.spies + further, (spies(board) >> seat) & 1)
    missed = missed_set(row, seat)
    while missed:
        ones[count] = layout.missed + KINDS * further + lowest_bit(missed)
        missed &= missed - 1
        count += 1
    if further > 0:
        at = KINDS * (further - 1)
        count = _write_if(ones, count, layout.known + at, known_code(row, me, seat))
        shown = (history[SHOWN + me] >> 4 * seat) & ANY_CARD
        count = _write_if(ones, count, layout.shown + at, shown)
    return count


@inlined
def _write_places(layout: Layout, buried: int, placed: int, me: int, ones: Ones, count: int) -> int:
    """The places of the pile that Chancellors filled."""
    at = layout.places
    while buried | placed:
        count = _write_if(ones, count, at, buried & ANY_CARD)
        by = placed & ANY_CARD
        ones[count] = at + KINDS + _from_me(me, by - 1, layout.players)
        count += by != 0
        buried >>= 4
        placed >>= 4
        at += KINDS + layout.players
    return count


@inlined
def _write_turn(
    layout: Layout, seen: int, own: int, me: int, at: int, ones: Ones, count: int
) -> int:
    """One turn: what everyone saw of it, and what the observer alone saw."""
    players = layout.players
    by = (seen >> words.BY_SHIFT) & ANY_CARD
    target = (seen >> words.TARGET_SHIFT) & ANY_CARD
    ones[count] = at + CARD + ((seen >> words.PLAYED_SHIFT) & ANY_CARD) - 1
    ones[count + 1] = at + MOVER + _from_me(me, by, players)
    ones[count + 2] = at + MOVER + players + _from_me(me, target - 1, players)
    count += 2 + (target != 0)
    count = _write_if(ones, count, at + NAMED, (seen >> words.NAMED_SHIFT) & ANY_CARD)
    count = _write_if(ones, count, at + LAID, (seen >> words.LAID_SHIFT) & ANY_CARD)
    count = _write_if(ones, count, at + MOVER_OUT, (seen >> words.MOVER_OUT_SHIFT) & 1)
    count = _write_if(ones, count, at + OTHER_OUT, (seen >> words.OTHER_OUT_SHIFT) & 1)
    if own == 0:
        return count
    count = _write_if(ones, count, at + SEEN, (own >> words.SEEN_SHIFT) & ANY_CARD)
    count = _write_if(ones, count, at + KEPT, (own >> words.KEPT_SHIFT) & ANY_CARD)
    count = _write_if(ones, count, at + DRAWN, (own >> words.DRAWN_SHIFT) & ANY_CARD)
    count = _write_if(ones, count, at + UNDER, (own >> words.UNDER_SHIFT) & ANY_CARD)
    return _write_if(ones, count, at + UNDER + KINDS, (own >> (words.UNDER_SHIFT + 4)) & ANY_CARD)


@inlined
def write_hands(layout: Layout, board: int, me: int, ones: Ones, count: int) -> int:
    """Write the inputs of a critic behind those of the seat to move: the others' hands."""
    for further in range(1, layout.players):
        seat = seat_from(me, further, layout.players)
        if (alive(board) >> seat) & 1:
            ones[count] = layout.size + KINDS * (further - 1) + hand(board, seat)
            count += 1
    return count
