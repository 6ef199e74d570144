"""The colors of the product, for browser, terminal and reports; `make web-data` makes CSS of them.

Text in these colors can be read (AA) on the grounds that it is meant for.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from types import MappingProxyType
from typing import Final

from amletero.rules.cards import Character


@dataclass(frozen=True)
class Shades:
    """A character's color in four shades."""

    mid: str
    """For text on paper and on light grounds, and under cream text."""
    light: str
    """For text on dark grounds."""
    deep: str
    """For shadows and engravings."""
    anywhere: str
    """For a terminal whose ground is not known."""


@dataclass(frozen=True)
class Pair:
    """A color by day and by night."""

    light: str
    dark: str


CHARACTER_COLORS: Final[Mapping[Character, Shades]] = MappingProxyType(
    {
        Character.SPY: Shades("#46576a", "#a9bccd", "#27313b", "#7d8ea3"),
        Character.GUARD: Shades("#96432a", "#e39a76", "#4a1f14", "#c0653a"),
        Character.PRIEST: Shades("#5e4694", "#b9a6e6", "#2c1f48", "#9a7fd1"),
        Character.BARON: Shades("#8d4d0e", "#e6b063", "#46270a", "#c79a3b"),
        Character.HANDMAID: Shades("#3f6549", "#a2c5a5", "#1a2d23", "#7fa37a"),
        Character.PRINCE: Shades("#2b53a0", "#93b3ea", "#12244a", "#5b7fd6"),
        Character.CHANCELLOR: Shades("#684733", "#cfa98a", "#2c1c12", "#a5835f"),
        Character.KING: Shades("#795803", "#ecca62", "#4a3504", "#d9b13b"),
        Character.COUNTESS: Shades("#7b2f68", "#dba0cc", "#33102c", "#b06aa8"),
        Character.PRINCESS: Shades("#a81838", "#f496a3", "#4a0819", "#d8405f"),
    }
)
"""Each character's color: the same on a card, in its name and in the log."""

THEME_COLORS: Final[Mapping[str, Pair]] = MappingProxyType(
    {
        "ground": Pair("#f6ebd3", "#161019"),
        "ground-edge": Pair("#e2cd9f", "#0c080e"),
        "table": Pair("#ead9b5", "#241826"),
        "wood": Pair("#5e402c", "#1f1519"),
        "wood-edge": Pair("#39261b", "#0f0a0d"),
        "cloth": Pair("#641e2d", "#3b1623"),
        "cloth-edge": Pair("#4a1623", "#210c14"),
        "raised": Pair("#fdf6e4", "#2d2030"),
        "line": Pair("#b89b66", "#8a6f4e"),
        "faint-line": Pair("#d9c496", "#4a3847"),
        "ink": Pair("#2b1d14", "#f1e4cc"),
        "soft-ink": Pair("#5b4531", "#cbb99d"),
        "wax": Pair("#9e1b32", "#c5314c"),
        "wax-text": Pair("#9e1b32", "#f08a9b"),
        "on-wax": Pair("#fff6e4", "#fff6e4"),
        "gold": Pair("#7a5716", "#e0b967"),
        "gilt": Pair("#c9973a", "#c9973a"),
        "gilt-light": Pair("#f6d487", "#f6d487"),
        "good": Pair("#2f6140", "#9fd0a6"),
        "glow": Pair("rgb(243 200 115 / 0.6)", "rgb(243 200 115 / 0.5)"),
        "glow-edge": Pair("#b57a14", "#f3c873"),
        "shadow": Pair("rgb(60 36 12 / 0.28)", "rgb(0 0 0 / 0.55)"),
        "veil": Pair("rgb(43 29 20 / 0.45)", "rgb(8 4 10 / 0.62)"),
        "secret": Pair("#efe2f2", "#33243f"),
        "secret-edge": Pair("#7b5a9c", "#b79bdc"),
        "paper": Pair("#fbf4e2", "#f6ecd4"),
        "paper-shade": Pair("#efe2c4", "#e6d6b2"),
        "paper-edge": Pair("#a98a50", "#a98a50"),
        "paper-ink": Pair("#2b1d14", "#2b1d14"),
    }
)
"""What lies on the table and the table itself: parchment by day, candle-light by night."""

HIGHLIGHT: Final = Pair("#fdf6e4", "#33233a")
"""The ground, in a terminal, of what is pointed at."""
GLOW_TEXT: Final = Pair("#853800", "#f3c873")
"""Text, in a terminal, that glows."""

SEALS: Final = (
    THEME_COLORS["wax"].light,
    *(
        CHARACTER_COLORS[one].mid
        for one in (
            Character.PRINCE,
            Character.HANDMAID,
            Character.BARON,
            Character.PRIEST,
            Character.SPY,
        )
    ),
)
"""The colors that players choose from for their seals."""

SERIES: Final = (
    *(
        Pair(CHARACTER_COLORS[one].mid, CHARACTER_COLORS[one].light)
        for one in (
            Character.PRINCESS,
            Character.PRINCE,
            Character.HANDMAID,
            Character.KING,
            Character.PRIEST,
            Character.GUARD,
            Character.SPY,
            Character.COUNTESS,
            Character.CHANCELLOR,
        )
    ),
    Pair("#1f6f78", "#7fc8cf"),
)
"""The colors of lines and bars in a chart, in the order in which they are told apart best."""
