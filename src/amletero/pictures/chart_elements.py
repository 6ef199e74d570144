"""Elements of pictures and tables: an axis, a grid, and a marker for each bot.

The standard library serializes the elements, so that no bot's name can become markup.
"""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from math import floor, log10
from typing import Final, TypeAlias
from xml.etree.ElementTree import Element

from amletero.palette import SERIES

SHAPES: Final = (
    "M0,-6a6,6 0 1,0 .01,0z",
    "M-5,-5h10v10h-10z",
    "M0,-7.5l7.5,7.5l-7.5,7.5l-7.5,-7.5z",
    "M0,-7l7,12h-14z",
    "M0,7l7,-12h-14z",
    "M-2,-6h4v4h4v4h-4v4h-4v-4h-4v-4h4z",
)


@dataclass(frozen=True)
class Frame:
    """The width of a picture and the ends of its horizontal axis, in pixels."""

    kind: str
    """CSS class: the page shows the frame that fits it."""
    width: int
    left: int
    """Margin of pictures with names next to them."""
    right: int
    letters: int
    """Letters of a name that fit in the margin."""


WIDE: Final = Frame("wide", 860, 190, 836, 22)
NARROW: Final = Frame("narrow", 420, 118, 402, 12)
"""For telephones."""

Point: TypeAlias = tuple[float, float]
Writer: TypeAlias = Callable[[float], str]


def element(tag: str, kinds: str | Sequence[str] = (), /, **attributes: object) -> Element:
    """Return an element with classes and attributes; `_` in an attribute's name becomes `-`."""
    classes = [kinds] if isinstance(kinds, str) else kinds
    given = {"class": " ".join(classes)} if classes else {}
    for name, value in attributes.items():
        given[name.replace("_", "-")] = f"{value:.1f}" if isinstance(value, float) else str(value)
    return Element(tag, given)


def around(outer: Element, *inner: Element | str) -> Element:
    """Return the outer element with the inner ones added to it, in order."""
    last: Element | None = None
    for part in inner:
        if isinstance(part, Element):
            outer.append(part)
            last = part
        elif last is None:
            outer.text = (outer.text or "") + part
        else:
            last.tail = (last.tail or "") + part
    return outer


def mark(number: int, x: float, y: float) -> Element:
    """Return a bot's marker: a color and a shape, the same in all pictures."""
    shape = SHAPES[number % len(SHAPES)]
    place = f"translate({x:.1f},{y:.1f})"
    return element("path", ("mark", color(number)), d=shape, transform=place)


def color(number: int) -> str:
    """Return the CSS class of a bot's color."""
    return f"bot{number % len(SERIES)}"


def short(label: str, most: int) -> str:
    """Return a label short enough to stand next to a picture; of a long one, the end is kept."""
    return label if len(label) <= most else "…" + label[1 - most :]


def line(kinds: str | Sequence[str], start: Point, end: Point) -> Element:
    """Return a straight line."""
    return element("line", kinds, x1=start[0], y1=start[1], x2=end[0], y2=end[1])


def text(kind: str, place: Point, words: str, anchor: str = "middle") -> Element:
    """Return a text at a point."""
    return around(element("text", kind, x=place[0], y=place[1], text_anchor=anchor), words)


def shape(kind: str, number: int, points: Iterable[Point], *, closed: bool) -> Element:
    """Return a line through points, or a filled polygon, in the color of a bot."""
    path = "M" + "L".join(f"{x:.1f},{y:.1f}" for x, y in points)
    return element("path", (kind, color(number)), d=path + "z" if closed else path)


def picture(frame: Frame, height: float, title: str, parts: Iterable[Element]) -> Element:
    """Return a whole picture, with its title for screen readers."""
    size = f"0 0 {frame.width} {height}"
    outer = element("svg", frame.kind, viewBox=size, role="img", aria_label=title)
    return around(outer, around(element("title"), title), *parts)


@dataclass(frozen=True)
class Axis:
    """Maps values to coordinates between two ends."""

    low: float
    high: float
    start: float
    end: float

    def __call__(self, value: float) -> float:
        """Return the coordinate of a value, limited to the ends."""
        share = (min(max(value, self.low), self.high) - self.low) / (self.high - self.low)
        return self.start + share * (self.end - self.start)

    def steps(self) -> list[float]:
        """Return about five round values along the axis."""
        rough = (self.high - self.low) / 6
        power = 10.0 ** floor(log10(rough))
        step = next(power * factor for factor in (1, 2, 5, 10) if power * factor >= rough)
        first, last = -(-self.low // step), (self.high * (1 + 1e-9)) // step
        return [step * count for count in range(int(first), int(last) + 1)]

    def uprights(
        self, top: float, bottom: float, written: Writer, steps: Iterable[float] | None = None
    ) -> Iterable[Element]:
        """Yield vertical grid lines with their values below."""
        for at in self.steps() if steps is None else steps:
            yield line("grid", (self(at), top), (self(at), bottom))
            yield text("tick", (self(at), bottom + 18), written(at))

    def levels(self, left: float, right: float, written: Writer) -> Iterable[Element]:
        """Yield horizontal grid lines with their values next to them."""
        for at in self.steps():
            yield line("grid", (left, self(at)), (right, self(at)))
            yield text("tick", (left - 8, self(at) + 5), written(at), "end")
