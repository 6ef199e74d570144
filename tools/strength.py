"""Measure the strength of the built-in bots: the figures of `docs/strength.md`.

    python tools/strength.py two four            the tables for two and for four players
    python tools/strength.py others              other editions and numbers of players
    python tools/strength.py two --rounds 2000   a quicker look
    python tools/strength.py former-two former-four   the former `master`, as a program

Each line is one run of `amletero arena --bots A B --edition E --players N --rounds R --seed S`.
The former `master` is that of commit fa30536; its source comes from git, or lies in
`build/former/src` already. It compiles for half a minute or more before its first answer.
"""

import argparse
import io
import json
import shlex
import subprocess
import sys
import tarfile
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).parents[1]
FORMER_COMMIT: Final = "fa30536"
FORMER_SOURCE: Final = ROOT / "build" / "former" / "src"
FORMER: Final = "former `master`"
FORMER_MASTER: Final = (
    *("env", f"PYTHONPATH={FORMER_SOURCE}", "NUMBA_NUM_THREADS=1", sys.executable),
    *("-c", "from amletero.cli import main; main()", "bot", "master"),
)
PATIENCE: Final = ("--start-ms", "600000", "--time-ms", "60000")
"""Time for the former `master` to compile, and to decide on a busy machine."""

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
TABLES: Final = {
    "two": TWO,
    "four": FOUR,
    "others": OTHERS,
    "levels": LEVELS,
    "former-two": (("master", FORMER, "standard", 2, 0.515),),
    "former-four": (("master", FORMER, "standard", 4, 0.26),),
}


def main() -> None:
    """Print a table, a line for each match."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("tables", nargs="+", choices=TABLES)
    parser.add_argument("--rounds", type=int, default=20_000)
    parser.add_argument("--seed", type=int, default=2026)
    parser.add_argument("--workers", type=int, help="processes; as many as cores by default")
    given = parser.parse_args()
    print("| bots | edition | players | win rate | 95% interval | goal | ms median | ms max |")
    print("|---|---|---|---|---|---|---|---|")
    for table in given.tables:
        for first, second, edition, players, goal in TABLES[table]:
            found = arena(first, second, edition, players, given)
            print(
                f"| {_quoted(first)} against {_quoted(second)} | {edition} | {players} "
                f"| {found['win_rate']:.4f} | {found['low']:.4f} to {found['high']:.4f} "
                f"| {goal:.3g} | {found['ms_median']:.2f} | {found['ms_max']:.1f} |",
                flush=True,
            )


def arena(
    first: str, second: str, edition: str, players: int, given: argparse.Namespace
) -> dict[str, float]:
    """What `amletero arena` finds of the first of two bots."""
    program = shlex.join(FORMER_MASTER) if second == FORMER else second
    command = [sys.executable, "-m", "amletero", "arena", "--bots", first, program]
    command += ["--edition", edition, "--players", str(players)]
    command += ["--rounds", str(given.rounds), "--seed", str(given.seed), "--json"]
    if given.workers is not None:
        command += ["--workers", str(given.workers)]
    if second == FORMER:
        fetch_former()
        command += [*PATIENCE, "--strict"]
    done = subprocess.run(command, check=True, capture_output=True, text=True)
    bots: list[dict[str, float]] = json.loads(done.stdout)["bots"]
    return bots[0]


def fetch_former() -> None:
    """Put the source of the former bots where they are run from, unless it is there."""
    if FORMER_SOURCE.exists():
        return
    archive = ["git", "archive", FORMER_COMMIT, "src"]
    done = subprocess.run(archive, check=True, capture_output=True, cwd=ROOT)
    with tarfile.open(fileobj=io.BytesIO(done.stdout)) as files:
        files.extractall(FORMER_SOURCE.parent, filter="data")


def _quoted(bot: str) -> str:
    return bot if bot == FORMER else f"`{bot}`"


if __name__ == "__main__":
    main()
