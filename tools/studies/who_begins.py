"""Who begins wins how often: the share of rounds won from each place in the order of turns."""

from typing import Final

import numpy as np

from amletero.arena.win_rates import Interval
from tools.studies.charts import ChartRow, interval_chart
from tools.studies.figures import Study, markdown, mean, percent
from tools.studies.studied_rounds import TABLES, Advance, StudiedRounds, blocks

BOTS: Final = ("random", "simple", "reader")
QUICK: Final = 20
"""`random` and `simple` play this many times as many rounds as `reader`: they are quicker."""
PLACES: Final = ("begins", "second", "third", "fourth", "fifth", "sixth")


def rounds_of(bot: str, rounds: int) -> int:
    """Return how many rounds a bot plays at each table."""
    size, count = blocks(rounds if bot == "reader" else QUICK * rounds)
    return size * count


def total(rounds: int) -> int:
    """Return how many rounds the study plays in all."""
    return len(TABLES) * sum(rounds_of(bot, rounds) for bot in BOTS)


def shares(
    edition: str, players: int, bot: str, *, rounds: int, seed: int, advance: Advance
) -> list[Interval]:
    """Return the share of a win by place, at a table where everyone is the same bot."""
    size, count = blocks(rounds_of(bot, rounds))
    table = StudiedRounds(edition, players, [bot], deals=size, seed=seed)
    won = []
    for _ in range(count):
        won.append(table.play(np.zeros((size, players), np.int64)))
        advance(size, f"{bot}, {edition}, {players} players")
        table.next_deals()
    return [mean(place) for place in np.concatenate(won).T]


def study(rounds: int, seed: int, advance: Advance) -> Study:
    """Play every table with every bot."""
    found = {
        (edition, players, bot): shares(
            edition, players, bot, rounds=rounds, seed=seed, advance=advance
        )
        for edition, players in TABLES
        for bot in BOTS
    }
    by_place = markdown(
        ("table", *PLACES),
        [
            (
                f"{edition}, {players}",
                *map(percent, found[edition, players, "reader"]),
                *[""] * (len(PLACES) - players),
            )
            for edition, players in TABLES
        ],
    )
    by_bot = markdown(
        ("who begins", "fair share", *(f"`{bot}`" for bot in BOTS)),
        [
            (
                f"{edition}, {players}",
                f"{100 / players:.1f}%",
                *(percent(found[edition, players, bot][0]) for bot in BOTS),
            )
            for edition, players in TABLES
        ],
    )
    picture = interval_chart(
        "Share of rounds won, by place in the order of turns",
        PLACES,
        [
            ChartRow(f"{edition}, {players}", found[edition, players, "reader"], 1 / players)
            for edition, players in TABLES
        ],
        lambda share: f"{100 * share:.0f}%",
        f"{rounds_of('reader', rounds):,} rounds of reader at each table · dashed: the fair share",
    )
    return Study("who-begins", f"{by_place}\n{by_bot}", {"who-begins.svg": picture})
