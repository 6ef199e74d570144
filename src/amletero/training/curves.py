"""A page of curves: how the figures of a training changed."""

from collections.abc import Sequence
from html import escape
from typing import Final

WIDTH: Final = 640
HEIGHT: Final = 160
ABOUT: Final = {
    "share": "win rate while it learns, actions drawn by chance",
    "entropy": "entropy of the policy, in nats",
    "critic": "surprise of the critic at who wins, in nats",
    "hands": "surprise at the others' hands, in nats",
    "change": "mean change of an action's chance by an update",
}
"""The figures that are drawn, and what they say."""


def curves_page(title: str, figures: Sequence[dict[str, float]]) -> str:
    """Return a page with a curve for each figure."""
    charts = (
        f"<h2>{escape(about)}</h2>{_chart([row[name] for row in figures])}"
        for name, about in ABOUT.items()
        if figures and name in figures[0]
    )
    head = f'<!doctype html><html lang="en"><meta charset="utf-8"><title>{escape(title)}</title>'
    return f"{head}<h1>{escape(title)}</h1>{''.join(charts)}</html>\n"


def _chart(values: Sequence[float]) -> str:
    low, high = min(values), max(values)
    spread, last = (high - low) or 1.0, max(len(values) - 1, 1)
    points = " ".join(
        f"{WIDTH * place / last:.1f},{HEIGHT * (high - value) / spread:.1f}"
        for place, value in enumerate(values)
    )
    line = f'<polyline points="{points}" fill="none" stroke="#7a1f2b" stroke-width="2"/>'
    box = f'viewBox="-4 -4 {WIDTH + 8} {HEIGHT + 8}" width="{WIDTH}"'
    return f"<p>{high:.3f}</p><svg {box}>{line}</svg><p>{low:.3f}</p>"
