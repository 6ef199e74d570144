"""Moves as the kernel's actions, and back."""

from amletero.kernel.actions import ENCODED, NO_ACTION, decode, encode_keep, is_keep
from amletero.kernel.layout import CARD, CHOOSE, PRINCE, drawn, hand, phase, second, turn
from amletero.kernel.settings import CHARACTERS, NUMBERS
from amletero.record.notation import move_text, read_move
from amletero.rules.cards import Seat
from amletero.rules.editions import Edition
from amletero.rules.moves import Keep, Move, Play


class NoAction(ValueError):
    """A move that is never legal, whatever the round: no action says it."""


def action_of(move: Move, by: Seat, players: int) -> int:
    """The action that a legal move of this seat is. Raises `NoAction` for some that never are."""
    card = NUMBERS[move.card]
    if isinstance(move, Keep):
        under = [NUMBERS[other] for other in move.under]
        return encode_keep(card, int(under != sorted(under)))
    if move.target is None or move.target == by:
        return card
    named = CARD if move.named is None else NUMBERS[move.named]
    action = int(ENCODED[card, (move.target - by) % players, named])
    if action == NO_ACTION:
        raise NoAction
    return action


def move_of(action: int, board: int, players: int) -> Move:
    """The move that a legal action is, for the player to move on this board."""
    card, further, named = decode(action)
    by, character = turn(board), CHARACTERS[card]
    if is_keep(action):
        return _keep(mover_hand(board), card, higher_first=bool(further))
    if further == 0:
        return Play(character, by if card == PRINCE else None)
    return Play(character, (by + further) % players, None if named == CARD else CHARACTERS[named])


def _keep(held: tuple[int, ...], kept: int, *, higher_first: bool) -> Keep:
    others = list(held)
    others.remove(kept)
    under = sorted(others, reverse=higher_first)
    return Keep(CHARACTERS[kept], tuple(CHARACTERS[card] for card in under))


def mover_hand(board: int) -> tuple[int, ...]:
    """The cards of the player to move: the one held, then what was drawn."""
    held = (hand(board, turn(board)), drawn(board))
    if phase(board) == CHOOSE and second(board) != CARD:
        return (*held, second(board))
    return held


def action_text(action: int, board: int, edition: Edition, players: int) -> str:
    """A legal action as move text."""
    return move_text(move_of(action, board, players), edition)


def read_action(text: str, board: int, edition: Edition, players: int) -> int:
    """The action that the text of a legal move says."""
    return action_of(read_move(text, edition), turn(board), players)
