"""SVG by hand: an axis, a grid, and the sign of each bot. No script, nothing to load."""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from html import escape
from math import floor, log10
from typing import Final

WIDTH: Final = 860
LEFT: Final = 190
"""Where pictures begin that have names beside them."""
RIGHT: Final = 836
SHAPES: Final = (
    "M0,-6a6,6 0 1,0 .01,0z",
    "M-5,-5h10v10h-10z",
    "M0,-7.5l7.5,7.5l-7.5,7.5l-7.5,-7.5z",
    "M0,-7l7,12h-14z",
    "M0,7l7,-12h-14z",
    "M-2,-6h4v4h4v4h-4v4h-4v-4h-4v-4h4z",
)
COLORS: Final = 10
"""The page has so many colors, as classes `bot0`, `bot1` and so on."""

Writer = Callable[[float], str]


def mark(number: int, x: float, y: float) -> str:
    """The sign of a bot: a color and a shape, the same in all pictures."""
    shape = SHAPES[number % len(SHAPES)]
    place = f"translate({x:.1f},{y:.1f})"
    return f'<path class="mark {color(number)}" d="{shape}" transform="{place}"/>'


def color(number: int) -> str:
    """The class that gives a bot its color."""
    return f"bot{number % COLORS}"


def percent(rate: float) -> str:
    """A rate for people."""
    return f"{100 * rate:.1f}%"


def short(label: str, most: int = 22) -> str:
    """A name that fits beside a picture; of a command, the end says most."""
    return label if len(label) <= most else "…" + label[1 - most :]


def line(kind: str, x: tuple[float, float], y: tuple[float, float]) -> str:
    """A straight line."""
    return f'<line class="{kind}" x1="{x[0]:.1f}" x2="{x[1]:.1f}" y1="{y[0]:.1f}" y2="{y[1]:.1f}"/>'


def text(kind: str, x: float, y: float, words: str, anchor: str = "middle") -> str:
    """Words at a place."""
    place = f'x="{x:.1f}" y="{y:.1f}" text-anchor="{anchor}"'
    return f'<text class="{kind}" {place}>{escape(words)}</text>'


def outline(points: Iterable[tuple[float, float]]) -> str:
    """The path through some points."""
    return "M" + "L".join(f"{x:.1f},{y:.1f}" for x, y in points)


def picture(height: float, title: str, parts: Sequence[str]) -> str:
    """A whole picture, with its title for those who do not see it."""
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height}" role="img" '
        f'aria-label="{escape(title)}"><title>{escape(title)}</title>{"".join(parts)}</svg>'
    )


@dataclass(frozen=True)
class Axis:
    """From values to places between two ends."""

    low: float
    high: float
    start: float = LEFT
    end: float = RIGHT

    def __call__(self, value: float) -> float:
        """The place of a value; what lies beyond an end is drawn at the end."""
        share = (min(max(value, self.low), self.high) - self.low) / (self.high - self.low)
        return self.start + share * (self.end - self.start)

    def steps(self) -> list[float]:
        """About five round values along the axis."""
        rough = (self.high - self.low) / 6
        power = 10.0 ** floor(log10(rough))
        step = next(power * factor for factor in (1, 2, 5, 10) if power * factor >= rough)
        first, last = -(-self.low // step), (self.high * (1 + 1e-9)) // step
        return [step * count for count in range(int(first), int(last) + 1)]

    def uprights(
        self, top: float, bottom: float, written: Writer, steps: Iterable[float] | None = None
    ) -> str:
        """Upright lines with their values below."""
        return "".join(
            line("grid", (self(at), self(at)), (top, bottom))
            + text("tick", self(at), bottom + 18, written(at))
            for at in (self.steps() if steps is None else steps)
        )

    def levels(self, left: float, written: Writer) -> str:
        """Level lines with their values beside them."""
        return "".join(
            line("grid", (left, RIGHT), (self(at), self(at)))
            + text("tick", left - 8, self(at) + 5, written(at), "end")
            for at in self.steps()
        )
