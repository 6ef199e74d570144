"""The colors of the table, dark and light. Every pair has the contrast of WCAG AA.

Paper, ink and wax are the same at any hour. What lies on the table itself is named by a variable
of the theme, as `$gold`, and has its color when it is drawn.
"""

import re
from collections.abc import Mapping
from types import MappingProxyType
from typing import Any, Final

from textual.app import App
from textual.theme import Theme

from amletero.palette import CHARACTER_COLORS, GLOW_TEXT, HIGHLIGHT, THEME_COLORS
from amletero.rules.cards import Character

PAPER: Final = THEME_COLORS["paper"].light
PAPER_SHADE: Final = THEME_COLORS["paper-shade"].light
INK: Final = THEME_COLORS["paper-ink"].light
FAINT_INK: Final = THEME_COLORS["soft-ink"].light
WAX: Final = THEME_COLORS["wax"].dark

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
    {card: shades.mid for card, shades in CHARACTER_COLORS.items()}
)
"""A character's color for text on a card, and for its seal under white."""


def _theme(name: str, *, dark: bool, edge: str) -> Theme:
    pairs = {**THEME_COLORS, "highlight": HIGHLIGHT, "glow-text": GLOW_TEXT}
    colors = {one: pair.dark if dark else pair.light for one, pair in pairs.items()}
    on_table = {
        f"on-table-{card}": shades.light if dark else shades.mid
        for card, shades in CHARACTER_COLORS.items()
    }
    return Theme(
        name=name,
        dark=dark,
        primary=WAX,
        secondary=colors["gold"],
        success=colors["good"],
        foreground=colors["ink"],
        background=colors["ground"],
        surface=colors["table"],
        panel=colors["highlight"],
        variables={
            "faint": colors["soft-ink"],
            "wax-text": colors["wax-text"],
            "gold": colors["gold"],
            "glow": colors["glow-text"],
            "paper": PAPER,
            "edge": edge,
            **on_table,
        },
    )


CANDLE_LIGHT: Final = _theme("candle-light", dark=True, edge=THEME_COLORS["faint-line"].dark)
DAYLIGHT: Final = _theme("daylight", dark=False, edge=THEME_COLORS["line"].light)
THEMES: Final[Mapping[str, Theme]] = MappingProxyType({"dark": CANDLE_LIGHT, "light": DAYLIGHT})
"""The themes by name."""

_VARIABLE: Final = re.compile(r"\$([\w-]+)")


def drawn(style: str, app: App[Any]) -> str:
    """Return a style with the theme's current colors, for code that cannot use variables."""
    return _VARIABLE.sub(lambda found: app.theme_variables[found[1]], style)
