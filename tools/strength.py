"""Measure the strength of the built-in bots: the figures of `docs/strength.md`.

    python tools/strength.py two four            the tables for two and for four players
    python tools/strength.py others              other editions and numbers of players
    python tools/strength.py two --rounds 2000   a quicker look

Each line is one run of `amletero arena --bots A B --edition E --players N --rounds R --seed S`.
"""

import argparse
import json
import subprocess
import sys
from pathlib import Path
from typing import Final

TWO: Final = (
    ("reader", "simple", "standard", 2, 0.62),
    ("master", "simple", "standard", 2, 0.65),
    ("master", "reader", "standard", 2, 0.50),
)
FOUR: Final = (
    ("reader", "simple", "standard", 4, 0.38),
    ("master", "simple", "standard", 4, 0.42),
    ("master", "reader", "standard", 4, 0.25),
)
OTHERS: Final = tuple(
    (first, second, edition, players, 1 / players)
    for edition, players in (
        ("standard", 3),
        ("standard", 5),
        ("standard", 6),
        ("classic", 2),
        ("classic", 3),
        ("classic", 4),
        ("original", 2),
        ("original", 3),
        ("original", 4),
    )
    for first, second in (("reader", "simple"), ("master", "simple"), ("master", "reader"))
)
LEVELS: Final = tuple(
    (first, second, "standard", players, 1 / players)
    for players in (2, 4)
    for first, second in (
        ("beginner", "random"),
        ("simple", "beginner"),
        ("casual", "simple"),
        ("reader", "casual"),
        ("master", "reader"),
        ("reader-bold", "simple"),
        ("reader-cautious", "simple"),
        ("reader-curious", "simple"),
        ("master-bold", "simple"),
    )
)
TABLES: Final = {"two": TWO, "four": FOUR, "others": OTHERS, "levels": LEVELS}


def main() -> None:
    """Print a table, a line for each match."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("tables", nargs="+", choices=TABLES)
    parser.add_argument("--rounds", type=int, default=20_000)
    parser.add_argument("--seed", type=int, default=2026)
    given = parser.parse_args()
    print("| bots | edition | players | win rate | 95% interval | goal | ms median | ms max |")
    print("|---|---|---|---|---|---|---|---|")
    for table in given.tables:
        for first, second, edition, players, goal in TABLES[table]:
            found = arena(
                *("--bots", first, second, "--edition", edition, "--players", str(players)),
                *("--rounds", str(given.rounds), "--seed", str(given.seed)),
            )
            print(
                f"| `{first}` against `{second}` | {edition} | {players} | {found['win_rate']:.4f} "
                f"| {found['low']:.4f} to {found['high']:.4f} | {goal:.2f} "
                f"| {found['ms_median']:.2f} | {found['ms_max']:.1f} |",
                flush=True,
            )


def arena(*options: str) -> dict[str, float]:
    """What `amletero arena` finds of the first of two bots."""
    amletero = Path(sys.executable).with_name("amletero")
    command = [str(amletero), "arena", *options, "--json"]
    done = subprocess.run(command, check=True, capture_output=True, text=True)
    bots: list[dict[str, float]] = json.loads(done.stdout)["bots"]
    return bots[0]


if __name__ == "__main__":
    main()
