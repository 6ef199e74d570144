"""Parts of a picture: shapes, texts, and cards with their emblems.

The standard library serializes the elements, so that no player's name can become markup. All
looks are attributes, not styles, so that a page's policy against styles cannot change them.
"""

from collections.abc import Iterable
from importlib.resources import files
from typing import Final
from xml.etree import ElementTree as ET

from amletero.palette import CHARACTER_COLORS, THEME_COLORS
from amletero.rules.cards import Character
from amletero.rules.editions import Edition

SVG: Final = "http://www.w3.org/2000/svg"
SERIF: Final = "Garamond,Georgia,serif"
DISPLAY: Final = "Cinzel,Palatino,Georgia,serif"
CARD_SHAPE: Final = 1.4
"""Height of a card, in widths."""
EMBLEM_BOX: Final = "0 0 200 220"
CARD_WINDOW: Final = "21.43 0 157.14 220"
"""The part of an emblem that a card shows: as high as it is, in the shape of a card."""
SEAL: Final = (
    "M96.9 46.9C98 55.5 95.1 63.4 90.2 71C85.3 78.6 81.2 82.8 71.4 86.6C61.5 90.4 48.9 91.6 "
    "39.1 90.7C29.2 89.8 26.2 87.4 20.2 82.1C14.3 76.7 10.9 70.9 8 62.9C5 54.8 2.7 48.4 4.9 "
    "40.3C7.1 32.2 12.7 27 19.3 20.9C25.9 14.9 29.7 11.5 39.2 8.9C48.6 6.3 59.7 3.8 68.4 7.2"
    "C77.1 10.6 78.8 18.9 84.3 26.5C89.7 34.2 95.7 38.4 96.9 46.9z"
)
HEART: Final = (
    "M50 91C36 83 8 65 7 39 6 20 20 9 33 11c8 1 13 6 17 13 5-8 11-13 20-13 14 0 25 11 23 29"
    "-2 25-29 43-43 51z"
)


def color(name: str) -> str:
    """Return a color of the theme by candlelight."""
    return THEME_COLORS[name].dark


def shape(tag: str, /, *inner: ET.Element, **attributes: object) -> ET.Element:
    """Return an element; `_` in an attribute's name becomes `-`."""
    given = {
        name.replace("_", "-"): f"{value:g}" if isinstance(value, float) else str(value)
        for name, value in attributes.items()
    }
    element = ET.Element(f"{{{SVG}}}{tag}", given)
    element.extend(inner)
    return element


def text(words: str, x: float, y: float, size: float, **attributes: object) -> ET.Element:
    """Return a line of text."""
    looks = {"fill": color("ink"), "font_family": SERIF} | attributes
    element = shape("text", x=x, y=y, font_size=size, **looks)
    element.text = words
    return element


def placed(x: float, y: float, scale: float, *inner: ET.Element) -> ET.Element:
    """Return elements moved to a place, in another size."""
    return shape("g", *inner, transform=f"translate({x:g} {y:g}) scale({scale:g})")


def seal(words: str, fill: str, x: float, y: float, width: float) -> ET.Element:
    """Return a seal of wax with a letter or a number."""
    return placed(
        x,
        y,
        width / 100,
        shape("path", d=SEAL, fill="#000", opacity=0.35, transform="translate(0 4)"),
        shape("path", d=SEAL, fill=fill),
        shape("circle", cx=51, cy=48, r=32, fill="#000", opacity=0.2),
        text(
            words,
            51,
            64,
            46,
            fill=color("on-wax"),
            font_family=DISPLAY,
            font_weight=600,
            text_anchor="middle",
        ),
    )


def heart(x: float, y: float, width: float) -> ET.Element:
    """Return a favor token."""
    return placed(x, y, width / 100, shape("path", d=HEART, fill=color("wax")))


def card(face: Character | None, edition: Edition, x: float, y: float, width: float) -> ET.Element:
    """Return a card; None is its back."""
    height = width * CARD_SHAPE
    edges = {"width": width, "height": height, "rx": width * 0.1}
    if face is None:
        return shape(
            "g",
            shape("rect", fill="#d8c08d", stroke="#8f7440", stroke_width=2, **edges),
            shape("path", d=f"M0 0L{width / 2:g} {height * 0.56:g}L{width:g} 0z", fill="#cbaf75"),
            seal("", color("wax"), width * 0.31, height * 0.36, width * 0.38),
            transform=f"translate({x:g} {y:g})",
        )
    shades = CHARACTER_COLORS[face]
    emblem = shape(
        "svg",
        shape("use", href=f"#{face}", width=200, height=220),
        width=width,
        height=height,
        viewBox=CARD_WINDOW,
    )
    return shape(
        "g",
        shape("rect", fill=shades.deep, **edges),
        shape("g", emblem, clip_path=f"url(#card-{width:g})"),
        shape("rect", fill="none", stroke=color("paper"), stroke_width=3, **edges),
        seal(str(edition.values[face]), shades.mid, -width * 0.09, -width * 0.08, width * 0.5),
        transform=f"translate({x:g} {y:g})",
    )


def definitions(faces: Iterable[Character], widths: Iterable[float]) -> ET.Element:
    """Return the emblems and the outlines that cards of these faces and widths refer to."""
    symbols = [_symbol(face) for face in sorted(set(faces))]
    outlines = [
        shape(
            "clipPath",
            shape("rect", width=width, height=width * CARD_SHAPE, rx=width * 0.1),
            id=f"card-{width:g}",
        )
        for width in widths
    ]
    return shape("defs", *symbols, *outlines)


def _symbol(face: Character) -> ET.Element:
    source = files("amletero.pictures") / "emblems" / f"{face}.svg"
    drawn = ET.fromstring(source.read_text(encoding="utf-8"))  # noqa: S314 (a file of our own)
    return shape("symbol", *drawn, id=face, viewBox=EMBLEM_BOX)
