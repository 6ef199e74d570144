"""What each card does when it is played, one function a card.

The words given to an effect are those after the card was laid face up: the mover holds one card.
"""

from amletero.kernel.layout import (
    ALIVE,
    CARD,
    CHOOSE,
    COUNT,
    DRAWN,
    PHASE,
    PRINCESS,
    PROTECTED,
    SECOND,
    SET_ASIDE,
    SPIES,
    SUM,
    SUM_BITS,
    Setting,
    drawn,
    hand,
    laid_face_up,
    pile_count,
    second,
    set_aside,
    top_card_taken,
    with_hand,
)
from amletero.kernel.numba_setup import inlined


@inlined
def knock_out(setting: Setting, pile: int, board: int, seat: int) -> tuple[int, int]:
    """The player is out of the round: the cards in front of them no longer count."""
    if setting.sums:
        pile &= ~(SUM << (64 - SUM_BITS - SUM_BITS * seat))
    return pile, with_hand(board, seat, 0) & ~((1 << (ALIVE + seat)) | (1 << (SPIES + seat)))


@inlined
def guard(board: int, target: int, named: int) -> int:
    """If the target holds the named character, they are out: the set of seats that fall."""
    return (hand(board, target) == named) << target


@inlined
def baron(board: int, by: int, target: int) -> int:
    """The lower hand is out, a tie does nothing: the set of seats that fall."""
    mine, theirs = hand(board, by), hand(board, target)
    return ((mine < theirs) << by) | ((mine > theirs) << target)


@inlined
def princess(by: int) -> int:
    """The player who plays her is out: the set of seats that fall."""
    return 1 << by


@inlined
def handmaid(board: int, by: int) -> int:
    """Until the start of their next turn, others cannot choose the player."""
    return board | (1 << (PROTECTED + by))


@inlined
def prince(setting: Setting, pile: int, board: int, target: int) -> tuple[int, int]:
    """The target discards the hand and draws anew; a Princess puts them out.

    On an empty pile, the card that was set aside face down is drawn.
    """
    discarded = hand(board, target)
    if discarded == PRINCESS:
        return knock_out(setting, pile, board, target)
    pile, board = laid_face_up(setting, pile, board, target, discarded)
    if pile_count(board) > 0:
        card, pile, board = top_card_taken(setting, pile, board)
    else:
        card = set_aside(board)
        board |= CARD << SET_ASIDE
    return pile, with_hand(board, target, card)


@inlined
def chancellor(setting: Setting, pile: int, board: int) -> tuple[int, int]:
    """Draw two cards, or the last one, and owe a choice; on an empty pile nothing happens."""
    if pile_count(board) == 0:
        return pile, board
    first, pile, board = top_card_taken(setting, pile, board)
    other = CARD
    if pile_count(board) > 0:
        other, pile, board = top_card_taken(setting, pile, board)
    return pile, board | (first << DRAWN) | (other << SECOND) | (CHOOSE << PHASE)


@inlined
def chancellor_choice(
    pile: int, board: int, by: int, kept: int, higher_first: int
) -> tuple[int, int]:
    """Keep one card and put the others under the pile."""
    held, first, other = hand(board, by), drawn(board), second(board)
    if kept == other:
        other = held
    elif kept == first:
        first = held
    board = with_hand(board, by, kept)
    board &= ~((CARD << DRAWN) | (CARD << SECOND) | (CHOOSE << PHASE))
    count = pile_count(board)
    if other == CARD:
        return pile | (first << 4 * count), board + (1 << COUNT)
    low, high = min(first, other), max(first, other)
    under = (high | low << 4) if higher_first else (low | high << 4)
    return pile | (under << 4 * count), board + (2 << COUNT)


@inlined
def king(board: int, by: int, target: int) -> int:
    """Trade hands."""
    difference = hand(board, by) ^ hand(board, target)
    return board ^ (difference << 4 * by) ^ (difference << 4 * target)
