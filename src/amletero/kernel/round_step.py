"""One step of a round, and who has won it."""

from amletero.kernel.actions import decode, is_keep
from amletero.kernel.effects import (
    baron,
    chancellor,
    chancellor_choice,
    guard,
    handmaid,
    king,
    knock_out,
    prince,
    princess,
)
from amletero.kernel.layout import (
    BARON,
    CARD,
    CHANCELLOR,
    CHOOSE,
    DRAWN,
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
    seat_further,
    spies,
    top_card_taken,
    turn,
    with_hand,
)
from amletero.kernel.numba_setup import count_bits, inlined, lowest_bit


@inlined
def step(setting: Setting, pile: int, board: int, action: int) -> tuple[int, int]:
    """The round after a legal action of the player whose move it is."""
    by = turn(board)
    card, further, named = decode(action)
    if is_keep(action):
        pile, board = chancellor_choice(pile, board, by, card, further)
        return _next_turn(setting, pile, board)
    pile, board = _laid(setting, pile, board, by, card)
    target = seat_further(by, further, setting.players)
    if card == PRINCE:
        pile, board = prince(setting, pile, board, target)
    elif card == CHANCELLOR:
        pile, board = chancellor(setting, pile, board)
        if phase(board) == CHOOSE:
            return pile, board
    else:
        board, fallen = _resolved(board, card, by, target, named)
        if fallen:
            pile, board = knock_out(setting, pile, board, lowest_bit(fallen))
    return _next_turn(setting, pile, board)


@inlined
def _laid(setting: Setting, pile: int, board: int, by: int, card: int) -> tuple[int, int]:
    """The mover lays a card face up and holds the other."""
    held, new = hand(board, by), drawn(board)
    board = with_hand(board, by, new if held == card else held) & ~(CARD << DRAWN)
    return laid_face_up(setting, pile, board, by, card)


@inlined
def _resolved(board: int, card: int, by: int, target: int, named: int) -> tuple[int, int]:
    """The board after an effect that moves no card of the pile, and the set of seats that fall.

    A card that finds nobody to choose is played on its own player here: a Guard names nobody, a
    Baron ties and a King trades nothing. All effects are computed and one is selected: a
    branch on the card would be slow, because a processor cannot predict which card comes next.
    """
    fallen = guard(board, target, named)
    fallen |= baron(board, by, target) if card == BARON else 0
    fallen |= princess(by) if card == PRINCESS else 0
    after = king(board, by, target)
    board = after if card == KING else board
    after = handmaid(board, by)
    return (after if card == HANDMAID else board), fallen


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


@inlined
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
