"""From the readable rules to the kernel's numbers and back.

Whoever calls this handles the truth of a round; what faces a player has no business here.
"""

from collections.abc import Iterable
from functools import cache
from typing import Final, NamedTuple

from amletero.kernel.actions import DECODED, GUARDS, KEEPS, TARGETED
from amletero.kernel.layout import (
    ALIVE,
    CARD,
    CHOOSE,
    COUNT,
    DRAWN,
    GUARD,
    LAST_PLAYER,
    PHASE,
    PLAY,
    PRINCE,
    PROTECTED,
    SECOND,
    SET_ASIDE,
    SHOWDOWN,
    SPIES,
    SUM_BITS,
    TURN,
    Setting,
    drawn,
    hand,
    phase,
    pile_count,
    second,
    set_aside,
    turn,
)
from amletero.record.notation import move_text, read_move
from amletero.rules.cards import Cards, Character, Seat
from amletero.rules.editions import Edition, TieRule
from amletero.rules.ending import face_up_sum
from amletero.rules.facts import Ending
from amletero.rules.moves import Keep, Move, Play
from amletero.rules.round import Round
from amletero.rules.table import Table

CHARACTERS: Final[Cards] = tuple(Character)
"""The characters by their number in the kernel."""
NUMBERS: Final = {character: number for number, character in enumerate(CHARACTERS)}
"""The kernel's number of each character."""
NO_GUARD: Final = tuple(card for card in CHARACTERS if card is not Character.GUARD)


class Words(NamedTuple):
    """The two words of a round."""

    pile: int
    board: int


@cache
def setting_of(edition: Edition, players: int) -> Setting:
    """What the kernel has to know of an edition. Raises `ValueError` for what it cannot play."""
    numbers = [NUMBERS[row.character] for row in edition.rows]
    if numbers != sorted(numbers):
        raise ValueError("the kernel plays editions whose characters keep their order of value")
    sums = edition.tie_rule is TieRule.HIGHEST_SUM
    setting = Setting(
        players=players,
        guesses=sum(1 << NO_GUARD.index(card) for card in edition.characters if card in NO_GUARD),
        sums=int(sums),
        values=sum(row.value << 4 * NUMBERS[row.character] for row in edition.rows),
        up_to=sum(
            sum(edition.copies[below] for below in CHARACTERS[: number + 1]) << 6 * number
            for number in range(len(CHARACTERS))
        ),
        cards=len(edition.deck),
    )
    if not _fits(edition, setting):
        raise ValueError("the kernel has no room for so many cards")
    return setting


def _fits(edition: Edition, setting: Setting) -> bool:
    """Whether the pile, once the first card is drawn, fits its word beside the sums."""
    pile = setting.cards - set_aside_count(setting.players) - setting.players - 1
    worth = sum(edition.values[card] for card in edition.deck)
    sum_bits = SUM_BITS * setting.players if setting.sums else 0
    return pile >= 0 and 4 * pile + sum_bits <= 64 and (not setting.sums or worth < 1 << SUM_BITS)


def set_aside_count(players: int) -> int:
    """How many cards are set aside before the deal: three more, face up, with two players."""
    return 4 if players == 2 else 1


def words_of(round: Round) -> Words:
    """A round as two words."""
    table = round.table
    pile = _nibbles(round.deck)
    if table.edition.tie_rule is TieRule.HIGHEST_SUM:
        for seat in table.still_in:
            pile |= face_up_sum(table, seat) << (64 - SUM_BITS - SUM_BITS * seat)
    board = _hands(round) | _flags(table) | len(round.deck) << COUNT
    board |= (NUMBERS[round.set_aside[0]] if round.set_aside else CARD) << SET_ASIDE
    return Words(_signed(pile), _signed(board))


def _nibbles(cards: Cards) -> int:
    return sum(NUMBERS[card] << 4 * place for place, card in enumerate(cards))


def _hands(round: Round) -> int:
    """The first card of each hand, and what the mover drew."""
    board = sum(_nibbles(cards[:1]) << 4 * seat for seat, cards in enumerate(round.hands))
    if round.over:
        return board
    board |= NUMBERS[round.hand[1]] << DRAWN
    if round.table.choosing:
        board |= (NUMBERS[round.hand[2]] if len(round.hand) == 3 else CARD) << SECOND
    return board


def _flags(table: Table) -> int:
    spies = (seat for seat in table.still_in if Character.SPY in table.discards[seat])
    return (
        _phase(table) << PHASE
        | (table.turn or 0) << TURN
        | _seat_set(table.still_in) << ALIVE
        | _seat_set(table.protected) << PROTECTED
        | _seat_set(spies) << SPIES
    )


def _phase(table: Table) -> int:
    if table.result is not None:
        return SHOWDOWN if table.result.ending is Ending.SHOWDOWN else LAST_PLAYER
    return CHOOSE if table.choosing else PLAY


def _seat_set(seats: Iterable[Seat]) -> int:
    return sum(1 << seat for seat in seats)


def seats_of(seat_set: int) -> tuple[Seat, ...]:
    """The seats of a set, ascending."""
    return tuple(seat for seat in range(6) if seat_set >> seat & 1)


def _signed(word: int) -> int:
    """The word as Numba reads it: 64 bits, signed."""
    return word - (1 << 64) if word >> 63 else word


def round_of(table: Table, words: Words) -> Round:
    """The truth of a round: what lies face up as the table shows it, the rest from the words."""
    pile, board = words
    hands: tuple[Cards, ...] = tuple(
        (CHARACTERS[hand(board, seat)],) if seat in table.still_in else () for seat in table.seats
    )
    if table.turn is not None:
        mine = tuple(CHARACTERS[card] for card in mover_hand(board))
        hands = (*hands[: table.turn], mine, *hands[table.turn + 1 :])
    deck = tuple(CHARACTERS[pile >> 4 * place & CARD] for place in range(pile_count(board)))
    hidden = set_aside(board)
    return Round(table, hands, deck, () if hidden == CARD else (CHARACTERS[hidden],))


def mover_hand(board: int) -> tuple[int, ...]:
    """The cards of the player to move: the one held, then what was drawn."""
    held = (hand(board, turn(board)), drawn(board))
    if phase(board) == CHOOSE and second(board) != CARD:
        return (*held, second(board))
    return held


def action_of(move: Move, by: Seat, players: int) -> int:
    """The action that a legal move of this seat is."""
    card = NUMBERS[move.card]
    if isinstance(move, Keep):
        under = [NUMBERS[other] for other in move.under]
        return KEEPS + 2 * card + (under != sorted(under))
    if move.target is None or move.target == by:
        return card
    further = (move.target - by) % players
    if card == GUARD:
        assert move.named is not None
        return GUARDS + len(NO_GUARD) * (further - 1) + NO_GUARD.index(move.named)
    return TARGETED[card] + further - 1


def move_of(action: int, board: int, players: int) -> Move:
    """The move that a legal action is, for the player to move on this board."""
    decoded = int(DECODED[action])
    card, further, by = decoded & CARD, decoded >> 4 & 7, turn(board)
    character = CHARACTERS[card]
    if KEEPS <= action < GUARDS:
        return _keep(mover_hand(board), card, higher_first=bool(further))
    if further == 0:
        return Play(character, by if card == PRINCE else None)
    named = CHARACTERS[decoded >> 8] if card == GUARD else None
    return Play(character, (by + further) % players, named)


def _keep(held: tuple[int, ...], kept: int, *, higher_first: bool) -> Keep:
    others = list(held)
    others.remove(kept)
    under = sorted(others, reverse=higher_first)
    return Keep(CHARACTERS[kept], tuple(CHARACTERS[card] for card in under))


def action_text(action: int, board: int, edition: Edition, players: int) -> str:
    """A legal action as move text."""
    return move_text(move_of(action, board, players), edition)


def read_action(text: str, board: int, edition: Edition, players: int) -> int:
    """The action that the text of a legal move says."""
    return action_of(read_move(text, edition), turn(board), players)
