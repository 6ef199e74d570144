"""One color per character, the same on a card, in its name and in the log."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from amletero.rules.cards import Character

COLORS: Final[Mapping[Character, str]] = MappingProxyType(
    {
        Character.SPY: "#7d8ea3",
        Character.GUARD: "#c0653a",
        Character.PRIEST: "#9a7fd1",
        Character.BARON: "#c79a3b",
        Character.HANDMAID: "#7fa37a",
        Character.PRINCE: "#5b7fd6",
        Character.CHANCELLOR: "#a5835f",
        Character.KING: "#d9b13b",
        Character.COUNTESS: "#b06aa8",
        Character.PRINCESS: "#d8405f",
    }
)
TOLD_TO_SOME: Final = "italic dim"
"""Style of sentences that not everyone at the table may know."""
