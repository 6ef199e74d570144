"""How well beliefs fit the hands that each level really holds: log-likelihood and reliability.

    python -m tools.belief_calibration --rounds 10000 --svg docs/beliefs.svg   # takes hours
    python -m tools.belief_calibration --rounds 100 --workers 1

For every level, rounds in which it plays at all seats. At each play, the chance that beliefs give
to the true hand of each other player: its mean logarithm, beside that of counting cards alone; and
by tenth of chance, how often cards that are believed so are held. Ctrl-C ends the rounds of a
level; those that were judged until then count.
"""

import argparse
from collections.abc import Mapping, Sequence
from contextlib import suppress
from pathlib import Path

from amletero.arena.belief_calibration import BLOCK, Likelihoods, judge, samples
from amletero.arena.workers import Workers, progress_of
from amletero.bots import BUILT_IN
from amletero.rules.editions import STANDARD

SIDE, GAP, ACROSS = 120, 34, 3
"""Pixels of a level's square, around it, and squares in a row."""


def likelihoods(
    level: str, players: int, rounds: int, seed: int, workers: Workers
) -> tuple[Likelihoods, int]:
    """Return what beliefs say in rounds of a level against itself, and how many were judged."""
    found, judged = Likelihoods(), 0
    jobs = samples(STANDARD.name, players, level, seed, rounds)
    with (
        progress_of(rounds, level) as advance,
        workers.each(judge, jobs) as results,
        suppress(KeyboardInterrupt),
    ):
        for result in results:
            found.absorb(result)
            judged += BLOCK
            advance(BLOCK, "")
    return found, min(judged, rounds)


def diagram(figures: Mapping[str, Sequence[Mapping[str, float]]]) -> str:
    """Return a picture: for each level, believed against held, a dot for each tenth."""
    down = -(-len(figures) // ACROSS)
    box = f"0 0 {ACROSS * (SIDE + GAP) + GAP} {down * (SIDE + GAP) + GAP}"
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{box}" font-size="11" fill="#567">',
    ]
    for number, (name, tenths) in enumerate(figures.items()):
        left = GAP + number % ACROSS * (SIDE + GAP)
        top = GAP + number // ACROSS * (SIDE + GAP)
        parts.append(
            f'<g transform="translate({left} {top})"><text y="-6">{name}</text>'
            f'<rect width="{SIDE}" height="{SIDE}" fill="none" stroke="#9ab"/>'
            f'<path d="M0 {SIDE}L{SIDE} 0" stroke="#9ab"/>'
        )
        parts += (
            f'<circle cx="{SIDE * row["believed"]:.1f}" cy="{SIDE * (1 - row["held"]):.1f}" '
            f'r="2.5" fill="#b35"/>'
            for row in tenths
        )
        parts.append("</g>")
    return "\n".join([*parts, "</svg>", ""])


def main() -> None:
    """Print figures for every level, and draw them."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=10_000, help="for each level")
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--levels", nargs="+", default=list(BUILT_IN))
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--workers", type=int)
    parser.add_argument("--svg", type=Path, help="draw a diagram into this file")
    asked = parser.parse_args()
    workers, drawn = Workers.on(asked.workers, None), {}
    for level in asked.levels:
        found, judged = likelihoods(level, asked.players, asked.rounds, asked.seed, workers)
        means, drawn[level] = found.means(), found.reliability()
        print(
            f"| `{level}` | {judged:,} | {found.hands:,} "
            f"| {means['counting']:.3f} | {means['reading']:.3f} "
            f"| {means['gain']:+.3f} ± {1.96 * means['error']:.3f} | {means['missed']:.4f} |",
            flush=True,
        )
        for row in drawn[level]:
            cards, believed, held = row["cards"], row["believed"], row["held"]
            print(f"    {cards:8}  believed {believed:.3f}  held {held:.3f}", flush=True)
    if asked.svg:
        asked.svg.write_text(diagram(drawn), encoding="utf-8")


if __name__ == "__main__":
    main()
