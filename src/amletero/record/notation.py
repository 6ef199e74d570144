"""Move text: the same short text everywhere, such as `4`, `2>3`, `1>3=5`, `9/1,0`."""

import re
from typing import Final

from amletero.rules.cards import Character
from amletero.rules.editions import Edition
from amletero.rules.moves import Keep, Move, Play

PLAY: Final = re.compile(r"([0-9])(?:>([0-9])(?:=([0-9]))?)?")
KEEP: Final = re.compile(r"([0-9])/([0-9])(?:,([0-9]))?")


class UnreadableMove(ValueError):
    """A text is not a move text."""


class UnknownCard(ValueError):
    """A move text has a value that no card of the edition has."""

    def __init__(self, value: int) -> None:
        super().__init__(value)
        self.value = value


def move_text(move: Move, edition: Edition) -> str:
    """Return a move as text."""
    values = edition.values
    if isinstance(move, Keep):
        return f"{values[move.card]}/{','.join(str(values[card]) for card in move.under)}"
    text = str(values[move.card])
    if move.target is not None:
        text += f">{move.target}"
    if move.named is not None:
        text += f"={values[move.named]}"
    return text


def read_move(text: str, edition: Edition) -> Move:
    """Return the move of a move text, legal or not.

    Raises `UnreadableMove` if it is not a move text, and `UnknownCard` if it has a card that the
    edition does not have.
    """
    if (play := PLAY.fullmatch(text)) is not None:
        card, target, named = play.groups()
        return Play(
            _card(card, edition),
            None if target is None else int(target),
            None if named is None else _card(named, edition),
        )
    if (keep := KEEP.fullmatch(text)) is not None:
        kept, *under = (_card(value, edition) for value in keep.groups() if value is not None)
        return Keep(kept, tuple(under))
    raise UnreadableMove


def _card(digit: str, edition: Edition) -> Character:
    value = int(digit)
    if value not in edition.by_value:
        raise UnknownCard(value)
    return edition.by_value[value]
