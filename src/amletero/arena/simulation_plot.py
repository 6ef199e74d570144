"""The figures of a simulation as an SVG picture with four bar charts."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Final
from xml.etree.ElementTree import Element

from amletero.arena.simulation_figures import ENDINGS, Figures
from amletero.kernel.layout import LAST_PLAYER, SHOWDOWN
from amletero.pictures.chart_elements import Axis, around, color, element, line, text
from amletero.pictures.chart_style import sheet
from amletero.record.action_numbers import CHARACTERS
from amletero.rules.editions import EDITIONS

WIDTH: Final = 1180
HEIGHT: Final = 820
CHART_WIDTH: Final = 500
CHART_HEIGHT: Final = 250
PLACES: Final = ((70, 130), (640, 130), (70, 490), (640, 490))
"""Where the charts begin."""
LONGEST_LABELS: Final = 14
"""Labels of an axis at most; with more bars, only every second or third one has a label."""
CLASSES: Final = {LAST_PLAYER: color(0), SHOWDOWN: color(3)}
ENDING_WORDS: Final = {LAST_PLAYER: "one player left", SHOWDOWN: "showdown"}


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
    path.write_bytes(_sheet(figures))


def _sheet(figures: Figures) -> bytes:
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
    return sheet(
        WIDTH,
        HEIGHT,
        heading,
        [
            text("heading", (70, 44), heading, "start"),
            text("note", (70, 68), players, "start"),
            *_legend(),
            *(
                around(element("g", "chart", transform=f"translate({x},{y})"), *parts)
                for parts, (x, y) in zip(charts, PLACES, strict=True)
            ),
        ],
    )


def _legend() -> Iterator[Element]:
    """Return what the colors and the dashed line mean."""
    for place, (ending, words) in enumerate(ENDING_WORDS.items()):
        x = WIDTH - 380 + 140 * place
        yield element("rect", CLASSES[ending], x=x, y=56, width=12, height=12)
        yield text("note", (x + 18, 67), words, "start")
    x = WIDTH - 130
    yield line("fair", (x, 62), (x + 24, 62))
    yield text("note", (x + 30, 67), "fair share", "start")


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
            ((CLASSES[LAST_PLAYER], 100 * figures.games_won[seat] / max(1, figures.games)),),
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
            ((CLASSES[LAST_PLAYER], 100 * figures.rounds_a_game[count] / max(1, figures.games)),),
        )
        for count in range(1, max(figures.rounds_a_game, default=1) + 1)
    ]
