"""The figures of a simulation as an SVG picture with four bar charts."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Final
from xml.etree.ElementTree import Element, tostring

from amletero.arena.simulation_figures import ENDINGS, Figures
from amletero.kernel.layout import LAST_PLAYER, SHOWDOWN
from amletero.kernel.settings import CHARACTERS
from amletero.palette import THEME_COLORS
from amletero.pictures.charts import Axis, around, element, line, text
from amletero.rules.editions import EDITIONS

WIDTH: Final = 1140
HEIGHT: Final = 800
CHART_WIDTH: Final = 500
CHART_HEIGHT: Final = 250
LONGEST_LABELS: Final = 14
"""Labels of an axis at most; with more bars, only every second or third one has a label."""
CLASSES: Final = {LAST_PLAYER: "last-player", SHOWDOWN: "showdown"}
_COLOR: Final = {name: pair.light for name, pair in THEME_COLORS.items()}
STYLE: Final = f"""
text {{ font: 13px Georgia, serif; fill: {_COLOR["ink"]} }}
.sheet, .value {{ fill: {_COLOR["raised"]} }}
.grid {{ stroke: {_COLOR["faint-line"]} }} .base {{ stroke: {_COLOR["line"]} }}
.heading {{ font-size: 20px; font-weight: bold }} .title {{ font-size: 16px; font-weight: bold }}
.last-player {{ fill: {_COLOR["wax"]} }} .showdown {{ fill: {_COLOR["gilt"]} }}
.fair {{ stroke: {_COLOR["gilt"]}; stroke-width: 2; stroke-dasharray: 6 4 }}
"""


@dataclass(frozen=True)
class Bar:
    """A bar of one or more parts, from bottom to top: each a CSS class and a height in percent."""

    label: str
    parts: tuple[tuple[str, float], ...]

    @property
    def height(self) -> float:
        """Return the total height of all parts."""
        return sum(height for _, height in self.parts)


def draw(figures: Figures, path: Path) -> None:
    """Write the picture; the same figures give the same bytes."""
    path.write_bytes(tostring(_sheet(figures), encoding="utf-8", xml_declaration=True) + b"\n")


def _sheet(figures: Figures) -> Element:
    simulation = figures.simulation
    heading = f"{figures.games:,} games of {simulation.edition}, {figures.rounds:,} rounds"
    players = f"{' · '.join(simulation.policies)}, seed {simulation.seed}"
    charts = [
        _chart("Who wins the game, by seat", "% of games", _seats(figures), fair=True),
        _chart("How long a round is, in turns", "% of rounds", _lengths(figures)),
        _chart("Which card wins a round", "% of rounds", _cards(figures)),
        _chart(
            f"How many rounds a game has, to {simulation.goal} tokens",
            "% of games",
            _games(figures),
        ),
    ]
    sheet = element(
        "svg",
        xmlns="http://www.w3.org/2000/svg",
        viewBox=f"0 0 {WIDTH} {HEIGHT}",
        role="img",
        aria_label=heading,
    )
    return around(
        sheet,
        around(element("style"), STYLE),
        element("rect", "sheet", width=WIDTH, height=HEIGHT),
        text("heading", (30, 40), heading, "start"),
        text("players", (30, 62), players, "start"),
        *_legend(),
        *(
            around(element("g", "chart", transform=f"translate({x},{y})"), *parts)
            for parts, (x, y) in zip(
                charts, [(60, 110), (600, 110), (60, 470), (600, 470)], strict=True
            )
        ),
    )


def _legend() -> Iterator[Element]:
    for place, (ending, name) in enumerate(ENDINGS.items()):
        x = WIDTH - 260 + 130 * place
        yield element("rect", CLASSES[ending], x=x, y=48, width=12, height=12)
        yield text("note", (x + 18, 59), name, "start")


def _chart(title: str, unit: str, bars: Sequence[Bar], *, fair: bool = False) -> list[Element]:
    """Return a chart: a title, grid lines with their values, and the bars."""
    highest = max((bar.height for bar in bars), default=0) or 1
    up = Axis(0, 1.1 * highest, start=CHART_HEIGHT, end=0)
    parts = [text("title", (0, -14), title, "start"), text("note", (CHART_WIDTH, -14), unit, "end")]
    for at in up.steps():
        parts.append(line("grid", (0, up(at)), (CHART_WIDTH, up(at))))
        parts.append(text("tick", (-8, up(at) + 5), f"{at:g}", "end"))
    step = CHART_WIDTH / len(bars)
    every = -(-len(bars) // LONGEST_LABELS)
    for place, bar in enumerate(bars):
        parts += _drawn(bar, step * place, step, up)
        if place % every == 0:
            parts += _labels(bar, step * (place + 0.5))
        if len(bars) <= LONGEST_LABELS // 2:
            parts.append(
                text("value", (step * (place + 0.5), CHART_HEIGHT - 10), f"{bar.height:.1f}%")
            )
    if fair:
        share = sum(bar.height for bar in bars) / len(bars)
        parts.append(line("fair", (0, up(share)), (CHART_WIDTH, up(share))))
    parts.append(line("base", (0, CHART_HEIGHT), (CHART_WIDTH, CHART_HEIGHT)))
    return parts


def _drawn(bar: Bar, left: float, width: float, up: Axis) -> Iterator[Element]:
    base = 0.0
    for kind, height in bar.parts:
        top = up(base + height)
        yield element(
            "rect", kind, x=left + 0.1 * width, y=top, width=0.8 * width, height=up(base) - top
        )
        base += height


def _labels(bar: Bar, x: float) -> Iterator[Element]:
    for row, words in enumerate(bar.label.split("\n")):
        yield text("tick", (x, CHART_HEIGHT + 18 + 16 * row), words)


def _seats(figures: Figures) -> list[Bar]:
    """Return the bars of games won by seat; seats count from 1 for people."""
    return [
        Bar(
            f"{seat + 1}\n{policy}",
            (("last-player", 100 * figures.games_won[seat] / max(1, figures.games)),),
        )
        for seat, policy in enumerate(figures.simulation.policies)
    ]


def _lengths(figures: Figures) -> list[Bar]:
    longest = max((length for length, _ in figures.turns), default=1)
    return [
        Bar(
            str(length),
            tuple(
                (CLASSES[ending], 100 * figures.turns[length, ending] / max(1, figures.rounds))
                for ending in ENDINGS
            ),
        )
        for length in range(1, longest + 1)
    ]


def _cards(figures: Figures) -> list[Bar]:
    values = EDITIONS[figures.simulation.edition].values
    return [
        Bar(
            str(values[card]),
            tuple(
                (
                    CLASSES[ending],
                    100 * figures.winning_cards[number, ending] / max(1, figures.rounds),
                )
                for ending in ENDINGS
            ),
        )
        for number, card in enumerate(CHARACTERS)
        if card in values
    ]


def _games(figures: Figures) -> list[Bar]:
    return [
        Bar(
            str(count),
            (("last-player", 100 * figures.rounds_a_game[count] / max(1, figures.games)),),
        )
        for count in range(1, max(figures.rounds_a_game, default=1) + 1)
    ]
