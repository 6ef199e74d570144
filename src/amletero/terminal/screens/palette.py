"""The colors of the table, by candle-light and by day. Every pair of them is AA.

Paper, ink and wax are the same at any hour. What lies on the table itself is named by a variable
of the theme, as `$gold`, and has its color when it is drawn.
"""

import re
from collections.abc import Mapping
from types import MappingProxyType
from typing import Any, Final

from textual.app import App
from textual.theme import Theme

from amletero.rules.cards import Character

PAPER: Final = "#f6ebd3"
PAPER_SHADE: Final = "#ead9b5"
INK: Final = "#2b1d14"
FAINT_INK: Final = "#6f5a48"
WAX: Final = "#c5314c"

TEXT: Final = "$foreground"
FAINT: Final = "$faint"
WAX_TEXT: Final = "$wax-text"
GOLD: Final = "$gold"
GLOW: Final = "$glow"
ON_TABLE: Final[Mapping[Character, str]] = MappingProxyType(
    {card: f"$on-table-{card}" for card in Character}
)
"""A character's color for text on the table."""

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
    secondary="#e0b967",
    success="#8fb58a",
    foreground="#f1e4cc",
    background="#161019",
    surface="#241826",
    panel="#33233a",
    variables={
        "faint": "#b9a98f",
        "wax-text": "#f08a9b",
        "gold": "#e0b967",
        "glow": "#f3c873",
        "paper": PAPER,
        "edge": "#33233a",
        "on-table-spy": "#93a4b9",
        "on-table-guard": "#d97d52",
        "on-table-priest": "#b19be0",
        "on-table-baron": "#cfa44a",
        "on-table-handmaid": "#8fb58a",
        "on-table-prince": "#8aa6ee",
        "on-table-chancellor": "#c09d76",
        "on-table-king": "#e3bd4c",
        "on-table-countess": "#cc8dc4",
        "on-table-princess": "#ee6f88",
    },
)
DAYLIGHT: Final = Theme(
    name="daylight",
    dark=False,
    primary=WAX,
    secondary="#654812",
    success="#355633",
    foreground=INK,
    background="#efe0bf",
    surface="#e4d0a4",
    panel="#d8c08c",
    variables={
        "faint": "#5f4a38",
        "wax-text": "#991a30",
        "gold": "#654812",
        "glow": "#853800",
        "paper": PAPER,
        "edge": "#b39a67",
        "on-table-spy": "#3e4f63",
        "on-table-guard": "#7e3a1c",
        "on-table-priest": "#573d96",
        "on-table-baron": "#66490c",
        "on-table-handmaid": "#355633",
        "on-table-prince": "#2948a1",
        "on-table-chancellor": "#664726",
        "on-table-king": "#684a00",
        "on-table-countess": "#783270",
        "on-table-princess": "#991331",
    },
)
THEMES: Final[Mapping[str, Theme]] = MappingProxyType({"dark": CANDLE_LIGHT, "light": DAYLIGHT})
"""The themes by the names under which they are asked for."""

_VARIABLE: Final = re.compile(r"\$([\w-]+)")


def drawn(style: str, app: App[Any]) -> str:
    """A style with the colors of the moment, for what does not know the theme's variables."""
    return _VARIABLE.sub(lambda found: app.theme_variables[found[1]], style)
