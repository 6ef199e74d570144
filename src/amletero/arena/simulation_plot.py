"""The figures of a simulation as a picture: four small charts on one sheet, as SVG."""

from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from amletero.arena.simulation_figures import ENDINGS, Figures
from amletero.kernel.layout import LAST_PLAYER, SHOWDOWN
from amletero.kernel.settings import CHARACTERS
from amletero.rules.editions import EDITIONS

if TYPE_CHECKING:
    from matplotlib.axes import Axes

INK: Final = "#3b2f2f"
PAPER: Final = "#fbf6ec"
ROSE: Final = "#8c2f39"
GOLD: Final = "#d9a441"
FAINT: Final = "#d8cdbb"
COLORS: Final = {LAST_PLAYER: ROSE, SHOWDOWN: GOLD}
STYLE: Final[Any] = {
    "font.family": "serif",
    "text.color": INK,
    "axes.edgecolor": FAINT,
    "axes.labelcolor": INK,
    "axes.facecolor": PAPER,
    "axes.titlelocation": "left",
    "axes.titleweight": "bold",
    "axes.spines.top": False,
    "axes.spines.right": False,
    "figure.facecolor": PAPER,
    "xtick.color": INK,
    "ytick.color": INK,
    "svg.fonttype": "path",
    "svg.hashsalt": "amletero",
}


class NoMatplotlib(ImportError):
    """Pictures need an extra that is not installed."""

    def __init__(self) -> None:
        super().__init__("a picture needs the extra `data`: pip install 'amletero[data]'")


def check_possible() -> None:
    """Raise `NoMatplotlib` where no picture can be drawn."""
    if find_spec("matplotlib") is None:
        raise NoMatplotlib


def draw(figures: Figures, path: Path) -> None:
    """Write the picture; the same figures give the same bytes."""
    from matplotlib import rc_context  # noqa: PLC0415 (slow to import, and not always there)
    from matplotlib.figure import Figure  # noqa: PLC0415

    with rc_context(STYLE):
        sheet = Figure(figsize=(11, 7.5), layout="constrained")
        charts = sheet.subplots(2, 2)
        simulation = figures.simulation
        sheet.suptitle(
            f"{figures.games:,} games of {simulation.edition}, {figures.rounds:,} rounds\n"
            f"{' · '.join(simulation.policies)}, seed {simulation.seed}",
            ha="left",
            x=0.01,
        )
        _draw_seats(charts[0, 0], figures)
        _draw_lengths(charts[0, 1], figures)
        _draw_cards(charts[1, 0], figures)
        _draw_games(charts[1, 1], figures)
        sheet.savefig(path, format="svg", metadata={"Date": None, "Creator": "amletero"})


def _draw_seats(axes: "Axes", figures: Figures) -> None:
    """Games won by seat, against the fair share."""
    seats = range(figures.players)
    shares = [100 * figures.games_won[seat] / max(1, figures.games) for seat in seats]
    names = [f"{seat}\n{figures.simulation.policies[seat]}" for seat in seats]
    bars = axes.bar(names, shares, color=ROSE, width=0.6)
    axes.bar_label(bars, fmt="%.1f%%", padding=2, fontsize=9)
    fair = sum(shares) / figures.players
    axes.axhline(fair, color=GOLD, linestyle="--", linewidth=1)
    axes.set_title("Who wins the game, by seat")
    axes.set_ylabel("% of games")
    axes.margins(y=0.15)


def _stacked(axes: "Axes", labels: list[str], counts: dict[int, list[float]]) -> None:
    """Bars in two parts: one player left, and showdowns on top."""
    bottom = [0.0] * len(labels)
    for ending, name in ENDINGS.items():
        heights: Any = counts[ending]
        axes.bar(labels, heights, bottom=bottom, color=COLORS[ending], width=0.8, label=name)
        bottom = [below + height for below, height in zip(bottom, heights, strict=True)]
    axes.set_ylabel("% of rounds")
    axes.legend(frameon=False, fontsize=9)


def _draw_lengths(axes: "Axes", figures: Figures) -> None:
    """How many turns a round has, and how it ends."""
    longest = max((length for length, _ in figures.turns), default=1)
    lengths = range(1, longest + 1)
    total = max(1, figures.rounds)
    counts = {
        ending: [100 * figures.turns[length, ending] / total for length in lengths]
        for ending in ENDINGS
    }
    _stacked(axes, [str(length) for length in lengths], counts)
    axes.set_title("How long a round is, in turns")


def _draw_cards(axes: "Axes", figures: Figures) -> None:
    """What the winners of a round held."""
    values = EDITIONS[figures.simulation.edition].values
    cards = [(number, card) for number, card in enumerate(CHARACTERS) if card in values]
    total = max(1, figures.rounds)
    counts = {
        ending: [100 * figures.winning_cards[number, ending] / total for number, _ in cards]
        for ending in ENDINGS
    }
    _stacked(axes, [f"{values[card]}\n{card.value}" for _, card in cards], counts)
    axes.tick_params(axis="x", labelsize=7.5, rotation=25)
    axes.set_title("Which card wins a round")


def _draw_games(axes: "Axes", figures: Figures) -> None:
    """How many rounds a game has."""
    rounds = range(1, max(figures.rounds_a_game, default=1) + 1)
    total = max(1, figures.games)
    shares = [100 * figures.rounds_a_game[count] / total for count in rounds]
    axes.bar([str(count) for count in rounds], shares, color=ROSE, width=0.8)
    axes.set_title(f"How many rounds a game has, to {figures.simulation.goal} tokens")
    axes.set_ylabel("% of games")
