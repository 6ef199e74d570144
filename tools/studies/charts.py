"""The charts of the studies, from the elements that the arena's report is drawn with."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from itertools import accumulate
from typing import Final
from xml.etree.ElementTree import Element

from amletero.arena.win_rates import Interval
from amletero.pictures.chart_elements import Axis, Writer, color, element, line, mark, text
from amletero.pictures.chart_style import sheet

WIDTH: Final = 860
LEFT: Final = 150
"""Margin with the names of rows."""
RIGHT: Final = 830
TOP: Final = 96
"""The first row begins below the heading and the legend."""


@dataclass(frozen=True)
class ChartRow:
    """A row of a chart: its name, and an interval of each series that has one."""

    name: str
    values: Sequence[Interval | None]
    fair: float | None = None
    """Where a dashed line shows what would be even."""


@dataclass(frozen=True)
class BarRow:
    """A bar whose parts stand behind each other."""

    name: str
    parts: Sequence[float]


def interval_chart(
    heading: str, series: Sequence[str], rows: Sequence[ChartRow], written: Writer, note: str
) -> bytes:
    """Return a chart with a mark and a whisker for each value, a row below the other."""
    found = [value for row in rows for value in row.values if value is not None]
    ends = [row.fair for row in rows if row.fair is not None]
    low = min([value.low for value in found] + ends)
    high = max([value.high for value in found] + ends)
    room = 0.04 * (high - low)
    tops = [*accumulate((_height(row) for row in rows), initial=TOP)]
    bottom = tops[-1]
    across = Axis(low - room, high + room, LEFT, RIGHT)
    parts = [*across.uprights(TOP - 8, bottom, written)]
    for row, top in zip(rows, tops[:-1], strict=True):
        parts += _interval_row(row, top, across)
    return _finished(heading, series, bottom, parts, note)


def _height(row: ChartRow) -> int:
    return 14 * len(row.values) + 14


def _interval_row(row: ChartRow, top: float, across: Axis) -> Iterator[Element]:
    height = _height(row)
    yield text("name", (LEFT - 16, top + height / 2 + 5), row.name, "end")
    yield line("grid", (LEFT, top), (RIGHT, top))
    if row.fair is not None:
        yield line("fair", (across(row.fair), top + 3), (across(row.fair), top + height - 3))
    for number, value in enumerate(row.values):
        if value is not None:
            y = top + 14 + 14 * number
            kinds = ("whisker", color(number))
            yield line(kinds, (across(value.low), y), (across(value.high), y))
            yield mark(number, across(value.rate), y)


def bar_chart(heading: str, series: Sequence[str], rows: Sequence[BarRow], note: str) -> bytes:
    """Return a chart of bars from 0 to 100%; parts that are wide enough say how much they are."""
    across = Axis(0, 1, LEFT, RIGHT)
    bottom = TOP + 30 * len(rows)
    parts = [*across.uprights(TOP - 8, bottom, lambda value: f"{100 * value:.0f}%")]
    for place, row in enumerate(rows):
        top, reached = TOP + 30 * place, 0.0
        parts.append(text("name", (LEFT - 16, top + 17), row.name, "end"))
        for number, share in enumerate(row.parts):
            start, end = across(reached), across(reached + share)
            size = {"x": start, "y": top, "width": end - start, "height": 24.0}
            parts.append(element("rect", ("part", color(number)), **size))
            if share >= 0.05:
                parts.append(text("value", ((start + end) / 2, top + 17), f"{100 * share:.0f}%"))
            reached += share
    return _finished(heading, series, bottom, parts, note)


def heat_map(heading: str, names: Sequence[str], cells: dict[tuple[int, int], float]) -> bytes:
    """Return a table of shares, each pair of rows and columns; better than even is the last color.

    The stronger the color, the farther from even.
    """
    width, height = (RIGHT - LEFT) / len(names), 34
    parts = []
    for place, name in enumerate(names):
        parts.append(text("name", (LEFT - 12, TOP + height * (place + 0.5) + 5), name, "end"))
        parts.append(text("tick", (LEFT + width * (place + 0.5), TOP - 10), name))
    for (row, column), share in cells.items():
        x, y = LEFT + width * column, TOP + height * row
        strength = min(0.85, 0.06 + 2.2 * abs(share - 0.5))
        shape = element(
            "rect", ("part", color(2 if share >= 0.5 else 0)), x=x, y=y, width=width, height=height
        )
        shape.set("fill-opacity", f"{strength:.2f}")
        parts.append(shape)
        parts.append(text("value", (x + width / 2, y + height / 2 + 5), f"{100 * share:.0f}"))
    return _finished(heading, (), TOP + height * len(names), parts, "")


def _finished(
    heading: str, series: Sequence[str], bottom: float, parts: Iterable[Element], note: str
) -> bytes:
    return sheet(
        WIDTH,
        int(bottom) + (54 if note else 30),
        heading,
        [
            text("heading", (24, 36), heading, "start"),
            *_legend(series),
            *parts,
            *([text("note", (RIGHT, bottom + 40), note, "end")] if note else []),
        ],
    )


def _legend(series: Sequence[str]) -> Iterator[Element]:
    x = 30.0
    for number, name in enumerate(series):
        yield mark(number, x, 62)
        yield text("note", (x + 14, 67), name, "start")
        x += 40 + 7.2 * len(name)
