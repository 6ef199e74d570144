"""Run a study: print its figures, and with `--write` renew its page and pictures.

    python -m tools.studies who_begins
    python -m tools.studies luck --rounds 3000 --seed 1 --write

The same number of rounds and the same seed give the same figures on every machine.
"""

import argparse
from types import ModuleType
from typing import Any

from amletero.arena.workers import progress_of
from tools.studies import card_worth, luck, who_begins
from tools.studies.figures import PAGES, Study
from tools.studies.studied_rounds import name_compilation

STUDIES: dict[str, tuple[ModuleType, int]] = {
    "who_begins": (who_begins, 6_000),
    "card_worth": (card_worth, 210_000),
    "luck": (luck, 3_000),
}
"""Each study, and the rounds (or deals) at each table for the figures of its page."""


def run(name: str, rounds: int | None, seed: int) -> Study:
    """Run a study with a progress bar."""
    module, usual = STUDIES[name]
    asked = usual if rounds is None else rounds
    chosen: Any = module
    with progress_of(chosen.total(asked), "rounds") as advance:
        found: Study = chosen.study(asked, seed, advance)
    return found


def main() -> None:
    """Run the study that was asked for."""
    parser = argparse.ArgumentParser(
        prog="python -m tools.studies",
        description=__doc__,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("study", choices=STUDIES)
    parser.add_argument("--rounds", type=int, help="rounds or deals at each table")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--write", action="store_true", help="renew the page and its pictures")
    asked = parser.parse_args()
    if asked.rounds is not None and asked.rounds < 20:
        parser.error("--rounds: at least 20 are needed")
    name_compilation()
    found = run(asked.study, asked.rounds, asked.seed)
    print(found.tables, end="")
    if asked.write:
        found.write(PAGES)


if __name__ == "__main__":
    main()
