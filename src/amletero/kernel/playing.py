"""One step of a round, and who has won it."""

from amletero.kernel.actions import DECODED, GUARDS, KEEPS
from amletero.kernel.compiling import compiled, count_bits, inlined, lowest_bit
from amletero.kernel.effects import (
    baron,
    chancellor,
    chancellor_choice,
    guard,
    handmaid,
    king,
    knock_out,
    prince,
)
from amletero.kernel.layout import (
    BARON,
    CARD,
    CHANCELLOR,
    DRAWN,
    GUARD,
    HANDMAID,
    KING,
    LAST_PLAYER,
    PHASE,
    PRINCE,
    PRINCESS,
    PROTECTED,
    SHOWDOWN,
    SUM_BITS,
    TURN,
    Setting,
    alive,
    drawn,
    face_up_sum,
    hand,
    laid_face_up,
    phase,
    pile_count,
    spies,
    top_card_taken,
    turn,
    with_hand,
)


@compiled
def step(setting: Setting, pile: int, board: int, action: int) -> tuple[int, int]:
    """The round after a legal action of the player whose move it is."""
    by = turn(board)
    decoded = int(DECODED[action])
    card = decoded & CARD
    if KEEPS <= action < GUARDS:
        pile, board = chancellor_choice(pile, board, by, card, decoded >> 4)
        return _next_turn(setting, pile, board)
    pile, board = _laid(setting, pile, board, by, card)
    further = (decoded >> 4) & 7
    if further > 0 or card == PRINCE:
        target = by + further
        if target >= setting.players:
            target -= setting.players
        pile, board = _on_player(setting, pile, board, card, target, decoded >> 8)
    elif card == HANDMAID:
        board = handmaid(board, by)
    elif card == CHANCELLOR:
        pile, board = chancellor(setting, pile, board)
        if phase(board) != 0:
            return pile, board
    elif card == PRINCESS:
        pile, board = knock_out(setting, pile, board, by)
    return _next_turn(setting, pile, board)


@inlined
def _laid(setting: Setting, pile: int, board: int, by: int, card: int) -> tuple[int, int]:
    """The mover lays a card face up and holds the other."""
    held, new = hand(board, by), drawn(board)
    board = with_hand(board, by, new if held == card else held) & ~(CARD << DRAWN)
    return laid_face_up(setting, pile, board, by, card)


@inlined
def _on_player(
    setting: Setting, pile: int, board: int, card: int, target: int, named: int
) -> tuple[int, int]:
    """The effect of a card on the player it was played on; only its player learns from a Priest."""
    if card == GUARD:
        pile, board = guard(setting, pile, board, target, named)
    elif card == BARON:
        pile, board = baron(setting, pile, board, turn(board), target)
    elif card == PRINCE:
        pile, board = prince(setting, pile, board, target)
    elif card == KING:
        board = king(board, turn(board), target)
    return pile, board


@inlined
def _next_turn(setting: Setting, pile: int, board: int) -> tuple[int, int]:
    """The round ends, or the next player still in draws and is to move."""
    left = alive(board)
    if left & (left - 1) == 0:
        return pile, _ended(board, LAST_PLAYER)
    if pile_count(board) == 0:
        return pile, _ended(board, SHOWDOWN)
    by = turn(board)
    later = left & (-2 << by)
    seat = lowest_bit(later or left)
    card, pile, board = top_card_taken(setting, pile, board)
    board &= ~((7 << TURN) | (1 << (PROTECTED + seat)))
    return pile, board | (seat << TURN) | (card << DRAWN)


@inlined
def _ended(board: int, how: int) -> int:
    return (board & ~(7 << TURN)) | (how << PHASE)


@compiled
def winners(setting: Setting, pile: int, board: int) -> int:
    """The set of seats that win a round which is over."""
    left = alive(board)
    if phase(board) == LAST_PLAYER:
        return left
    best, highest = 0, -1
    for seat in range(setting.players):
        if left >> seat & 1:
            score = hand(board, seat) << SUM_BITS
            if setting.sums:
                score |= face_up_sum(pile, seat)
            if score > highest:
                best, highest = 0, score
            if score == highest:
                best |= 1 << seat
    return best


@inlined
def spy_bonus(board: int) -> int:
    """The set of the one seat that gains the Spy bonus at the end of a round, or of none."""
    owners = spies(board)
    return owners if count_bits(owners) == 1 else 0
