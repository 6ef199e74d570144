"""The colors of the table: evening, wood, paper, ink and wax. Every pair of them is AA."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from textual.theme import Theme

from amletero.rules.cards import Character

NIGHT: Final = "#161019"
TABLE: Final = "#241826"
RAISED: Final = "#33233a"
LIGHT_INK: Final = "#f1e4cc"
FAINT: Final = "#b9a98f"
PAPER: Final = "#f6ebd3"
PAPER_SHADE: Final = "#ead9b5"
INK: Final = "#2b1d14"
FAINT_INK: Final = "#6f5a48"
WAX: Final = "#c5314c"
WAX_TEXT: Final = "#f08a9b"
GOLD: Final = "#e0b967"
GLOW: Final = "#f3c873"

ON_NIGHT: Final[Mapping[Character, str]] = MappingProxyType(
    {
        Character.SPY: "#93a4b9",
        Character.GUARD: "#d97d52",
        Character.PRIEST: "#b19be0",
        Character.BARON: "#cfa44a",
        Character.HANDMAID: "#8fb58a",
        Character.PRINCE: "#8aa6ee",
        Character.CHANCELLOR: "#c09d76",
        Character.KING: "#e3bd4c",
        Character.COUNTESS: "#cc8dc4",
        Character.PRINCESS: "#ee6f88",
    }
)
"""A character's color for text on the dark table."""

ON_PAPER: Final[Mapping[Character, str]] = MappingProxyType(
    {
        Character.SPY: "#475a70",
        Character.GUARD: "#8f4220",
        Character.PRIEST: "#5d41a0",
        Character.BARON: "#77560f",
        Character.HANDMAID: "#3c623a",
        Character.PRINCE: "#2b4ba6",
        Character.CHANCELLOR: "#6a4a28",
        Character.KING: "#7d5a00",
        Character.COUNTESS: "#7c3474",
        Character.PRINCESS: "#a31535",
    }
)
"""A character's color for text on a card, and for its seal under white."""

CANDLE_LIGHT: Final = Theme(
    name="candle-light",
    dark=True,
    primary=WAX,
    secondary=GOLD,
    accent=GOLD,
    warning=GLOW,
    error=WAX_TEXT,
    success="#8fb58a",
    foreground=LIGHT_INK,
    background=NIGHT,
    surface=TABLE,
    panel=RAISED,
    variables={
        "faint": FAINT,
        "wax-text": WAX_TEXT,
        "glow": GLOW,
        "paper": PAPER,
        "ink": INK,
    },
)
