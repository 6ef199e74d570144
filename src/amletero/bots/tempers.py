"""Tempers: a leaning towards some cards, small enough that a bot plays on as well as it can."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from amletero.rules.cards import Character
from amletero.rules.moves import Move, Play

EVEN: Final = "even"
TEMPERS: Final[Mapping[str, Mapping[Character, int]]] = MappingProxyType(
    {
        EVEN: {},
        "bold": {
            Character.GUARD: 32,
            Character.BARON: 64,
            Character.PRINCE: 32,
            Character.KING: 48,
            Character.HANDMAID: -64,
        },
        "cautious": {
            Character.HANDMAID: 64,
            Character.PRIEST: 32,
            Character.BARON: -64,
            Character.KING: -48,
        },
        "curious": {
            Character.PRIEST: 72,
            Character.CHANCELLOR: 48,
            Character.SPY: 24,
            Character.HANDMAID: -32,
        },
    }
)
"""By temper: what is added to a network's output for playing a card.

An output greater by 22 makes a move twice as likely, one by 64 seven times.
"""


def leaning(temper: str, move: Move) -> int:
    """Return what a temper adds to the output for a move; nothing for what a Chancellor keeps."""
    return TEMPERS[temper].get(move.card, 0) if isinstance(move, Play) else 0
