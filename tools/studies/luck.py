"""How much luck there is: the share of the variance of a round's result that has each cause.

Every deal is played four times: by two random lineups, each twice. Results that agree although the
lineup is another one are due to the deal; those that agree beyond that if the lineup is the same,
to both; what differs when the same bots play the same deal again, to chances in their play.
"""

from collections.abc import Sequence
from itertools import pairwise
from typing import Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from amletero.arena.win_rates import Interval
from tools.studies.charts import BarRow, bar_chart
from tools.studies.figures import Study, markdown, percent
from tools.studies.studied_rounds import TABLES, Advance, Lineups, Shares, StudiedRounds, blocks

POOLS: Final = (("simple", "reader"), ("random", "simple", "reader"))
"""Each seat of a lineup is drawn from a pool."""
CAUSES: Final = ("cards", "players", "both together", "chances in play")
GROUPS: Final = 20
"""Groups of deals; what a figure is without each of them says how sure it is."""
STUDENT: Final = 2.093
"""Half-width of a 95% interval in standard errors, from 20 groups."""


class PlayedDeals(NamedTuple):
    """Deals played by two lineups each, twice: arrays with a row for each deal."""

    lineups: tuple[Lineups, Lineups]
    shares: tuple[tuple[Shares, Shares], tuple[Shares, Shares]]
    """By lineup and repetition."""

    def without(self, start: int, end: int) -> "PlayedDeals":
        """Return all deals but some."""
        one, other = (np.delete(part, slice(start, end), axis=0) for part in self.lineups)
        a, b, c, d = (
            np.delete(part, slice(start, end), axis=0) for pair in self.shares for part in pair
        )
        return PlayedDeals((one, other), ((a, b), (c, d)))


class Variances(NamedTuple):
    """The variance of one player's result, and how much of it has each cause."""

    whole: float
    cards: float
    players: float
    both: float
    chances: float


def variances(played: PlayedDeals, bots: int) -> Variances:
    """Return the variances that deals show, without bias but for chance.

    A covariance is a mean product less the square of the mean, which is the fair share.
    """
    (a, b), (c, d) = played.shares
    fair = 1 / a.shape[1]
    whole = float(np.mean([(one**2).mean() for one in (a, b, c, d)])) - fair**2
    other_lineup = float(np.mean([(one * two).mean() for one in (a, b) for two in (c, d)]))
    same_lineup = float(((a * b).mean() + (c * d).mean()) / 2)
    cards, together = other_lineup - fair**2, same_lineup - fair**2
    players = _between_lineups(played, bots) - fair**2
    return Variances(whole, cards, players, together - cards - players, whole - together)


def _between_lineups(played: PlayedDeals, bots: int) -> float:
    """Return the mean product of two results with the same lineup and different deals.

    A lineup is that of one player and those who follow, so that places make no difference.
    """
    deals, players = played.lineups[0].shape
    kinds = bots**players
    sums, counts = np.zeros((deals, kinds)), np.zeros((deals, kinds))
    rows = np.arange(deals)
    for lineup, repetitions in zip(played.lineups, played.shares, strict=True):
        for place in range(players):
            turned = np.roll(lineup, -place, axis=1)
            kind = turned @ bots ** np.arange(players)
            for won in repetitions:
                np.add.at(sums, (rows, kind), won[:, place])
                np.add.at(counts, (rows, kind), 1)
    products = sums.sum(axis=0) ** 2 - (sums**2).sum(axis=0)
    pairs = counts.sum(axis=0) ** 2 - (counts**2).sum(axis=0)
    return float(products.sum() / pairs.sum())


def play_deals(
    edition: str,
    players: int,
    pool: Sequence[str],
    *,
    deals: int,
    seed: int,
    advance: Advance,
) -> PlayedDeals:
    """Play every deal four times, by two lineups from the pool."""
    size, count = blocks(deals)
    table = StudiedRounds(edition, players, pool, deals=size, seed=seed)
    random = np.random.default_rng([seed, players, len(pool)])
    found: list[list[NDArray[np.float64]]] = []
    drawn: list[list[Lineups]] = []
    for _ in range(count):
        lineups = [random.integers(len(pool), size=(size, players)) for _ in range(2)]
        won = []
        for repetition in range(4):
            won.append(table.play(lineups[repetition // 2], repetition))
            advance(size, f"{', '.join(pool)}: {edition}, {players} players")
        found.append(won)
        drawn.append(lineups)
        table.next_deals()
    a, b, c, d = (np.concatenate(parts) for parts in zip(*found, strict=True))
    one, other = (np.concatenate(parts) for parts in zip(*drawn, strict=True))
    return PlayedDeals((one, other), ((a, b), (c, d)))


def causes(played: PlayedDeals, bots: int) -> list[Interval]:
    """Return the share of each cause in the variance.

    Intervals are those of the jackknife: how much the figures change without a group of deals.
    """
    whole = _shares(played, bots)
    ends = np.linspace(0, len(played.lineups[0]), GROUPS + 1).astype(int)
    fewer = np.array([_shares(played.without(*group), bots) for group in pairwise(ends)])
    halves = STUDENT * np.sqrt((GROUPS - 1) * fewer.var(axis=0))
    return [
        Interval(share, share - half, share + half)
        for share, half in zip(whole, halves.tolist(), strict=True)
    ]


def _shares(played: PlayedDeals, bots: int) -> list[float]:
    found = variances(played, bots)
    return [part / found.whole for part in found[1:]]


def rounds_until_even(players: Interval) -> str:
    """Return after how many rounds who plays explains half of the variance of the mean result."""
    return f"{(1 - players.rate) / players.rate:,.0f}" if players.low > 0 else "–"


def total(deals: int) -> int:
    """Return how many rounds the study plays in all."""
    size, count = blocks(deals)
    return 4 * size * count * len(TABLES) * len(POOLS)


def study(rounds: int, seed: int, advance: Advance) -> Study:
    """Play every table with lineups from every pool; `rounds` are the deals of each."""
    tables, pictures = [], {}
    for number, pool in enumerate(POOLS, 1):
        found = {
            table: causes(
                play_deals(*table, pool, deals=rounds, seed=seed, advance=advance), len(pool)
            )
            for table in TABLES
        }
        names = ", ".join(f"`{bot}`" for bot in pool)
        tables.append(
            markdown(
                (names, *CAUSES, "rounds until even"),
                [
                    (
                        f"{edition}, {players}",
                        *map(percent, found[edition, players]),
                        rounds_until_even(found[edition, players][1]),
                    )
                    for edition, players in TABLES
                ],
            )
        )
        size, count = blocks(rounds)
        pictures[f"luck-{number}.svg"] = bar_chart(
            f"What decides a round between {' and '.join(pool)}",
            CAUSES,
            [
                BarRow(f"{edition}, {players}", [max(0.0, one.rate) for one in shares])
                for (edition, players), shares in found.items()
            ],
            f"shares of the variance · {size * count:,} deals at each table, each played 4 times",
        )
    return Study("luck", "\n".join(tables), pictures)
