"""The inputs of a network from the kernel's words: compiled, for millions of decisions."""

from typing import TypeAlias

import numpy as np
from numpy.typing import NDArray

from amletero.kernel.compiling import compiled, inlined
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
from amletero.kernel.observation import BURIED, Knowledge, known_code, laid_count, missed_set
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
    """The seat that is so many seats further than the observer."""
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

    The array needs room for `ROOM` of them.
    """
    count = _write_cards(setting, layout, board, row, me, ones)
    count = _write_seats(layout, board, row, history, me, ones, count)
    for place in range(pile_count(board)):
        at = layout.places + place * (KINDS + layout.players)
        mine = (row[BURIED + me] >> 4 * place) & ANY_CARD
        if mine:
            ones[count] = at + mine - 1
            count += 1
        by = (history[PLACED] >> 4 * place) & ANY_CARD
        if by:
            ones[count] = at + KINDS + _from_me(me, by - 1, layout.players)
            count += 1
    begun = history[BEGUN]
    for age in range(begun):
        first = turn_at(layout.players, begun - 1 - age)
        at = layout.turns + age * layout.turn_size
        count = _write_turn(layout, history[first], history[first + 1 + me], me, at, ones, count)
    return count


@inlined
def _write_cards(
    setting: Setting, layout: Layout, board: int, row: Knowledge, me: int, ones: Ones
) -> int:
    """The observer's hand, and what is left of each card."""
    one, two, three = _own_cards(board, me)
    choosing = phase(board) == CHOOSE and turn(board) == me
    count = 0
    if choosing:
        ones[count] = CHOOSING
        count += 1
    below = 0
    for card in range(KINDS):
        up_to = (setting.up_to >> 6 * card) & 0x3F
        hidden = up_to - below - laid_count(row, card)
        below = up_to
        held = (one == card) + (two == card) + (three == card)
        for copies in range(held):
            ones[count] = HAND + KINDS * copies + card
            count += 1
        unseen = hidden - held
        for seat in range(layout.players):
            unseen -= known_code(row, me, seat) == card + 1
        for place in range(pile_count(board)):
            unseen -= ((row[BURIED + me] >> 4 * place) & ANY_CARD) == card + 1
        ones[count] = UNSEEN + COUNTS * card + unseen
        ones[count + 1] = HIDDEN + COUNTS * card + hidden
        count += 2
    ones[count] = PILE + pile_count(board)
    return count + 1


@inlined
def _write_seats(
    layout: Layout,
    board: int,
    row: Knowledge,
    history: History,
    me: int,
    ones: Ones,
    count: int,
) -> int:
    players = layout.players
    for further in range(players):
        seat = seat_from(me, further, players)
        flags = ((alive(board) >> seat) & 1) | ((protected(board) >> seat) & 1) << 1
        flags |= ((spies(board) >> seat) & 1) << 2
        for flag in range(3):
            if (flags >> flag) & 1:
                ones[count] = layout.still_in + flag * players + further
                count += 1
        missed = missed_set(row, seat) if (alive(board) >> seat) & 1 else 0
        for card in range(KINDS):
            if (missed >> card) & 1:
                ones[count] = layout.missed + KINDS * further + card
                count += 1
        if further > 0 and (alive(board) >> seat) & 1:
            known = known_code(row, me, seat)
            if known:
                ones[count] = layout.known + KINDS * (further - 1) + known - 1
                count += 1
            shown = (history[SHOWN + me] >> 4 * seat) & ANY_CARD
            if shown:
                ones[count] = layout.shown + KINDS * (further - 1) + shown - 1
                count += 1
    return count


@inlined
def _write_turn(
    layout: Layout, seen: int, own: int, me: int, at: int, ones: Ones, count: int
) -> int:
    """One turn: what everyone saw of it, and what the observer alone saw."""
    players = layout.players
    by = (seen >> words.BY) & ANY_CARD
    target = (seen >> words.TARGET) & ANY_CARD
    ones[count] = at + CARD + ((seen >> words.PLAYED) & ANY_CARD) - 1
    ones[count + 1] = at + MOVER + _from_me(me, by, players)
    count += 2
    if target:
        ones[count] = at + MOVER + players + _from_me(me, target - 1, players)
        count += 1
    for field, code in (
        (NAMED, (seen >> words.NAMED) & ANY_CARD),
        (LAID, (seen >> words.LAID) & ANY_CARD),
        (MOVER_OUT, (seen >> words.MOVER_OUT) & 1),
        (OTHER_OUT, (seen >> words.OTHER_OUT) & 1),
        (SEEN, (own >> words.SEEN) & ANY_CARD),
        (KEPT, (own >> words.KEPT) & ANY_CARD),
        (DRAWN, (own >> words.DRAWN) & ANY_CARD),
        (UNDER, (own >> words.UNDER) & ANY_CARD),
        (UNDER + KINDS, (own >> (words.UNDER + 4)) & ANY_CARD),
    ):
        if code:
            ones[count] = at + field + code - 1
            count += 1
    return count


@inlined
def write_hands(layout: Layout, board: int, me: int, ones: Ones, count: int) -> int:
    """Write the inputs of a critic behind those of the seat to move: the others' hands."""
    for further in range(1, layout.players):
        seat = seat_from(me, further, layout.players)
        if (alive(board) >> seat) & 1:
            ones[count] = layout.size + KINDS * (further - 1) + hand(board, seat)
            count += 1
    return count
