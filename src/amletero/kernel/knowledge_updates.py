"""What the players of a round learn: how a row of `amletero.kernel.knowledge_layout` changes.

`learn` takes a whole action; the functions before it are the single facts it consists of, for
those who are told facts. This is the law of `amletero.rules.view` in numbers, and the tests hold
the two against each other after every move.
"""

from amletero.kernel.actions import decode, is_keep
from amletero.kernel.effects import chancellor_choice
from amletero.kernel.knowledge_layout import (
    BURIED,
    COUNTS,
    DISCARDS,
    EVERY_CHARACTER,
    FACE_UP,
    KNOWLEDGE,
    KNOWN,
    LAID,
    LATEST,
    MISSED,
    MISSED_BITS,
    Knowledge,
    latest_code,
    missed_set,
)
from amletero.kernel.layout import (
    BARON,
    CARD,
    CHANCELLOR,
    CHOOSE,
    GUARD,
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
    set_aside_count,
    turn,
)
from amletero.kernel.numba_setup import inlined, lowest_bit

# --- Facts that everyone is told ---------------------------------------------------------------


@inlined
def begin(setting: Setting, row: Knowledge, face_up: int) -> None:
    """A round begins: only the cards set aside face up are known, four bits each."""
    row[:KNOWLEDGE] = 0
    row[FACE_UP] = face_up
    for place in range(set_aside_count(setting.players) - 1):
        row[COUNTS] += 1 << 4 * ((face_up >> 4 * place) & CARD)


@inlined
def lay(row: Knowledge, seat: int, card: int) -> None:
    """A card is laid face up in front of a player, who may now hold what a Guard missed before."""
    count = row[DISCARDS + seat] >> LAID
    row[DISCARDS + seat] += ((card + 1) << 4 * count) + (1 << LAID)
    row[COUNTS] += 1 << 4 * card
    row[MISSED] &= ~(EVERY_CHARACTER << MISSED_BITS * seat)


@inlined
def play(row: Knowledge, seat: int, card: int) -> None:
    """A player plays a card."""
    lay(row, seat, card)
    row[LATEST] ^= (latest_code(row, seat) ^ (card + 1)) << 4 * seat


@inlined
def discard(row: Knowledge, seat: int, card: int) -> None:
    """A player discards their hand to a Prince: what they played before no longer says anything."""
    lay(row, seat, card)
    row[LATEST] &= ~(CARD << 4 * seat)


@inlined
def miss(row: Knowledge, seat: int, named: int) -> None:
    """A Guard names a character that the player does not hold."""
    row[MISSED] |= 1 << (MISSED_BITS * seat + named)


@inlined
def trade(row: Knowledge, by: int, target: int) -> None:
    """Two players trade hands by a King: what a Guard missed moves with the hand."""
    difference = missed_set(row, by) ^ missed_set(row, target)
    row[MISSED] ^= (difference << MISSED_BITS * by) | (difference << MISSED_BITS * target)
    row[LATEST] &= ~(CARD << 4 * target)


# --- Facts of single hands ---------------------------------------------------------------------


@inlined
def show(row: Knowledge, observer: int, seat: int, card: int) -> None:
    """An observer is told which card a player holds."""
    known = row[KNOWN + observer] & ~(CARD << 4 * seat)
    row[KNOWN + observer] = known | (card + 1) << 4 * seat


@inlined
def _see_leave(setting: Setting, row: Knowledge, seat: int, card: int) -> None:
    """A card left a hand: those who knew it to be there no longer know the hand. `CARD`: any."""
    for observer in range(setting.players):
        known = row[KNOWN + observer]
        told = (known >> 4 * seat) & CARD
        ends = card in (CARD, told - 1)
        row[KNOWN + observer] = known ^ (told << 4 * seat if ends else 0)


@inlined
def _see_trade(setting: Setting, row: Knowledge, by: int, target: int) -> None:
    """Two hands changed places, and what was known of them with them."""
    for observer in range(setting.players):
        known = row[KNOWN + observer]
        difference = ((known >> 4 * by) ^ (known >> 4 * target)) & CARD
        row[KNOWN + observer] = known ^ (difference << 4 * by) ^ (difference << 4 * target)
    row[KNOWN + by] &= ~(CARD << 4 * by)
    row[KNOWN + target] &= ~(CARD << 4 * target)


# --- Actions -----------------------------------------------------------------------------------


@inlined
def learn(setting: Setting, row: Knowledge, action: int, before: int, after: int) -> None:
    """Let every player learn from an action what they may; `before` and `after` are the boards."""
    if is_keep(action):
        count = _learn_choice(row, action, before)
    else:
        _learn_play(setting, row, action, before, after)
        count = pile_count(before)
    gone = count - pile_count(after)
    for observer in range(setting.players):
        row[BURIED + observer] = (row[BURIED + observer] >> 4 * gone) & ~(CARD << 60)


@inlined
def _learn_choice(row: Knowledge, action: int, board: int) -> int:
    """Let the mover know what they put under the pile; `count` is how many cards it has then."""
    by, above = turn(board), pile_count(board)
    kept, higher_first, _ = decode(action)
    under, board = chancellor_choice(0, board, by, kept, higher_first)
    for place in range(above, pile_count(board)):
        row[BURIED + by] |= (((under >> 4 * place) & CARD) + 1) << 4 * place
    return pile_count(board)


@inlined
def _learn_play(setting: Setting, row: Knowledge, action: int, before: int, after: int) -> None:
    by = turn(before)
    card, further, named = decode(action)
    target = seat_further(by, further, setting.players)
    mine = drawn(before) if hand(before, by) == card else hand(before, by)
    theirs = mine if target == by else hand(before, target)
    fallen = alive(before) & ~alive(after)
    play(row, by, card)
    _see_leave(setting, row, by, card)
    if card == PRINCE:
        discard(row, target, theirs)
        _see_leave(setting, row, target, theirs)
    elif card == CHANCELLOR:
        if phase(after) == CHOOSE:
            _see_leave(setting, row, by, CARD)
    elif target != by:
        if card == GUARD and not fallen:
            miss(row, target, named)
        elif card == KING:
            trade(row, by, target)
            _see_trade(setting, row, by, target)
            show(row, by, target, mine)
            show(row, target, by, theirs)
        elif card in (PRIEST, BARON):
            show(row, by, target, theirs)
            if card == BARON:
                show(row, target, by, mine)
    if fallen:
        seat = lowest_bit(fallen)
        _see_leave(setting, row, seat, CARD)
        if card != PRINCE:
            lay(row, seat, mine if seat == by else theirs)
