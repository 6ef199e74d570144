"""Actions as moves: the way back from `amletero.record.action_numbers`."""

from amletero.kernel.actions import decode, is_keep
from amletero.kernel.layout import CARD, CHOOSE, PRINCE, drawn, hand, phase, second, turn
from amletero.record.action_numbers import CHARACTERS
from amletero.rules.moves import Keep, Move, Play


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
