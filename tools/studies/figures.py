"""Figures with intervals, tables of them in Markdown, and the pages that show both."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

import numpy as np
from numpy.typing import NDArray

from amletero.arena.win_rates import Interval, Z

PAGES: Final = Path(__file__).parents[2] / "docs" / "studies"
BEGIN: Final = "<!-- figures -->\n"
END: Final = "<!-- end of figures -->\n"
"""Between these lines a page shows what the command printed."""


@dataclass(frozen=True)
class Study:
    """What a study found: a text of tables, and its pictures by file name."""

    page: str
    """The name of the page, without an ending."""
    tables: str
    pictures: dict[str, bytes] = field(default_factory=dict)

    def write(self, folder: Path) -> None:
        """Write the pictures, and the tables into the page."""
        for name, picture in self.pictures.items():
            (folder / name).write_bytes(picture)
        path = folder / f"{self.page}.md"
        before, _, rest = path.read_text(encoding="utf-8").partition(BEGIN)
        _, _, after = rest.partition(END)
        text = f"{before}{BEGIN}\n{self.tables}\n{END}{after}"
        path.write_text(text, encoding="utf-8")


def mean(values: NDArray[np.float64]) -> Interval:
    """Return the mean of independent values with its 95% interval."""
    return _around(float(values.mean()), float(values.std()) / max(1, len(values) - 1) ** 0.5)


def ratio(sums: NDArray[np.float64], counts: NDArray[np.float64]) -> Interval | None:
    """Return sums per count with the 95% interval; each place is one independent deal.

    None if there is nothing to count.
    """
    total = float(counts.sum())
    if total == 0:
        return None
    rate = float(sums.sum()) / total
    return _around(rate, float(np.sqrt(((sums - rate * counts) ** 2).sum())) / total)


def shifted(interval: Interval, by: float) -> Interval:
    """Return an interval moved by a number."""
    return Interval(interval.rate + by, interval.low + by, interval.high + by)


def _around(rate: float, error: float) -> Interval:
    return Interval(rate, rate - Z * error, rate + Z * error)


def percent(interval: Interval | None) -> str:
    """Return a share with half the width of its interval, in percent."""
    if interval is None:
        return "–"
    return f"{100 * interval.rate:.1f}% ± {50 * (interval.high - interval.low):.1f}"


def points(interval: Interval | None) -> str:
    """Return a difference of shares with half the width of its interval, in percentage points."""
    if interval is None:
        return "–"
    return f"{100 * interval.rate:+.1f} ± {50 * (interval.high - interval.low):.1f}"


def markdown(head: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    """Return a table in Markdown; all columns but the first are numbers."""
    lines = [head, ["---", *["---:"] * (len(head) - 1)], *rows]
    return "".join(f"| {' | '.join(line)} |\n" for line in lines)
