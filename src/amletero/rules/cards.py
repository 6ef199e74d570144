"""The ten characters, and the seats of those who play them.

A character is an identity. What it is worth, and how many copies a deck has,
is the business of an edition.
"""

from enum import StrEnum
from typing import TypeAlias

Seat: TypeAlias = int
"""A player's place at the table, counted from 0; turns go by rising seat."""


class Character(StrEnum):
    """Who may carry a letter to the Princess."""

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


Cards: TypeAlias = tuple[Character, ...]


def without(cards: Cards, *removed: Character) -> Cards:
    """The cards less one copy of each card removed, the others in their order."""
    rest = list(cards)
    for card in removed:
        rest.remove(card)
    return tuple(rest)
