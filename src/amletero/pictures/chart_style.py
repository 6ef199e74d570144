"""The look of all charts, by day and by night; and charts as pictures of their own."""

from collections.abc import Iterable, Mapping
from importlib.resources import files
from string import Template
from typing import Final
from xml.etree.ElementTree import Element, tostring

from amletero.palette import SERIES, THEME_COLORS, Pair
from amletero.pictures.chart_elements import around, element

_BOTS: Final[Mapping[str, Pair]] = {f"bot{number}": pair for number, pair in enumerate(SERIES)}
_COLORS: Final[Mapping[str, Pair]] = {**THEME_COLORS, **_BOTS}


def _variables(colors: Iterable[tuple[str, str]]) -> str:
    return " ".join(f"--{name}: {color};" for name, color in colors)


LIGHT: Final = _variables((name, pair.light) for name, pair in _COLORS.items())
DARK: Final = _variables((name, pair.dark) for name, pair in _COLORS.items())
"""The colors as CSS variables."""


def _text(name: str) -> str:
    return files("amletero.pictures").joinpath(name).read_text(encoding="utf-8")


_BOT_RULES: Final = "\n".join(f".{bot}{{fill:var(--{bot});stroke:var(--{bot})}}" for bot in _BOTS)
CHART_STYLE: Final = f"{_BOT_RULES}\n{_text('chart.css')}"
"""The rules for the elements of charts; a bot's color comes first, so that others can change it."""
_SHEET_STYLE: Final = Template(_text("chart_style.css")).substitute(
    light=LIGHT, dark=DARK, chart=CHART_STYLE
)


def sheet(width: int, height: int, title: str, parts: Iterable[Element]) -> bytes:
    """Return a picture with a ground and colors of its own, as the bytes of an SVG file."""
    outer = element(
        "svg",
        xmlns="http://www.w3.org/2000/svg",
        viewBox=f"0 0 {width} {height}",
        role="img",
        aria_label=title,
    )
    around(
        outer,
        around(element("title"), title),
        around(element("style"), _SHEET_STYLE),
        element("rect", "sheet", x=0.5, y=0.5, width=width - 1, height=height - 1, rx=4),
        *parts,
    )
    written: bytes = tostring(outer, encoding="utf-8", xml_declaration=True)
    return written + b"\n"
