"""The ten characters, and the seats of players.

A character has no value by itself: its value and its number of copies depend on the edition.
"""

from enum import StrEnum
from typing import TypeAlias

Seat: TypeAlias = int
"""A player's place at the table, counted from 0; turns go in ascending order of seats."""


class Character(StrEnum):
    """The characters on the cards."""

    SPY = "spy"
    GUARD = "guard"
    PRIEST = "priest"
    BARON = "baron"
    HANDMAID = "handmaid"
    PRINCE = "prince"
    CHANCELLOR = "chancellor"
    KING = "king"
    COUNTESS = "countess"
    PRINCESS = "princess"

    __hash__ = str.__hash__  # that of an `Enum` is the slowest part of many a lookup


Cards: TypeAlias = tuple[Character, ...]


def without(cards: Cards, *removed: Character) -> Cards:
    """Return the cards without one copy of each removed card; the others keep their order."""
    rest = list(cards)
    for card in removed:
        rest.remove(card)
    return tuple(rest)
