"""Print, and with `--write` keep, every seat's chance to win a round before it is dealt.

For each table: the mean, over random deals, of what the critic says at the first decision.
"""

import argparse
import json
from pathlib import Path
from random import Random
from typing import Final

from rich.progress import track

import amletero.review
from amletero.beliefs.shared_views import ViewNode
from amletero.beliefs.step_effects import StepEffects
from amletero.beliefs.win_chances import values
from amletero.beliefs.world import World
from amletero.chance import shuffled
from amletero.record.referee import Referee
from amletero.review.chances_before_deal import FILE
from amletero.rules.editions import EDITIONS, Edition

AT_ONCE: Final = 500
"""Deals that the critic is asked about at once."""


def shares(edition: Edition, players: int, deals: int, random: Random) -> list[float]:
    """Return the chance to win of who begins, of the next, and so on."""
    sums, left = [0.0] * players, deals
    while left > 0:
        worlds = [_dealt(edition, players, random) for _ in range(min(left, AT_ONCE))]
        for by_seat in values(worlds):
            sums = [total + share for total, share in zip(sums, by_seat, strict=True)]
        left -= len(worlds)
    return [round(total / deals, 4) for total in sums]


def _dealt(edition: Edition, players: int, random: Random) -> World:
    """Return a random deal, with the first seat to move."""
    game = Referee(edition, players)
    game.deal(shuffled(edition, random), 0)
    told = tuple(ViewNode(game.view(seat)) for seat in range(players))
    return World(game.round, told, 1.0, StepEffects())


def main() -> None:
    """Print the shares of every table."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--deals", type=int, default=5_000, help="random deals of each table")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--write", action="store_true", help="keep them in the package")
    asked = parser.parse_args()
    tables = [(edition, players) for edition in EDITIONS.values() for players in edition.goals]
    found = {
        f"{edition.name}-{players}": shares(edition, players, asked.deals, Random(asked.seed))
        for edition, players in track(tables, "dealing")
    }
    text = json.dumps(found, indent=1) + "\n"
    print(text, end="")
    if asked.write:
        (Path(amletero.review.__file__).parent / FILE).write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
