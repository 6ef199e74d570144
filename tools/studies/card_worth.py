"""What each card is worth: how much more often than others a player wins who is dealt it."""

from dataclasses import dataclass, field
from typing import Final, TypeAlias

import numpy as np
from numpy.typing import NDArray

from amletero.arena.win_rates import Interval
from amletero.record.action_numbers import CHARACTERS
from amletero.rules.editions import EDITIONS
from tools.studies.charts import ChartRow, heat_map, interval_chart
from tools.studies.figures import Study, markdown, points, ratio, shifted
from tools.studies.studied_rounds import TABLES, Advance, DealtCards, Shares, StudiedRounds, blocks

KINDS: Final = len(CHARACTERS)
EDITION: Final = "standard"
"""The edition that `reader` plays, too, and that is drawn."""
PICTURED: Final = (2, 4, 6)
"""Numbers of players."""

PlayedTable: TypeAlias = tuple[str, int, str]
"""An edition, a number of players, and the bot that all of them are."""


@dataclass
class CardResults:
    """What players won by the card dealt to them, deal by deal, and who began by both cards."""

    players: int
    sums: list[NDArray[np.float64]] = field(default_factory=list)
    counts: list[NDArray[np.float64]] = field(default_factory=list)
    pair_sums: NDArray[np.float64] = field(default_factory=lambda: np.zeros(KINDS * KINDS))
    pair_counts: NDArray[np.float64] = field(default_factory=lambda: np.zeros(KINDS * KINDS))

    def add(self, dealt: DealtCards, won: Shares) -> None:
        """Add some deals."""
        held = dealt.hands[:, :, None] == np.arange(KINDS)
        self.sums.append((held * won[:, :, None]).sum(axis=1))
        self.counts.append(held.sum(axis=1).astype(np.float64))
        one, two = dealt.hands[:, 0], dealt.drawn
        pairs = KINDS * np.minimum(one, two) + np.maximum(one, two)
        self.pair_sums += np.bincount(pairs, won[:, 0], KINDS * KINDS)
        self.pair_counts += np.bincount(pairs, minlength=KINDS * KINDS)

    def worth(self) -> list[Interval | None]:
        """Return for each card how much more than the fair share its first owner wins."""
        sums, counts = np.concatenate(self.sums), np.concatenate(self.counts)
        found = [ratio(sums[:, card], counts[:, card]) for card in range(KINDS)]
        return [None if one is None else shifted(one, -1 / self.players) for one in found]

    def pairs(self) -> dict[tuple[int, int], float]:
        """Return what the first player wins with each pair of cards on the first turn."""
        return {
            divmod(pair, KINDS): float(self.pair_sums[pair] / self.pair_counts[pair])
            for pair in np.flatnonzero(self.pair_counts).tolist()
        }


def tables() -> list[PlayedTable]:
    """Return what is played: every table by `simple`, those of one edition by `reader`, too."""
    simple = [(edition, players, "simple") for edition, players in TABLES]
    return simple + [
        (edition, players, "reader") for edition, players, _ in simple if edition == EDITION
    ]


def rounds_of(table: PlayedTable, rounds: int) -> int:
    """Return how many rounds a table plays: `reader` is slower, and pairs of cards are rare."""
    _, players, bot = table
    asked = rounds if bot == "simple" else rounds * 2 // 7 if players == 2 else rounds // 10
    size, count = blocks(max(1, asked))
    return size * count


def total(rounds: int) -> int:
    """Return how many rounds the study plays in all."""
    return sum(rounds_of(table, rounds) for table in tables())


def results(table: PlayedTable, *, rounds: int, seed: int, advance: Advance) -> CardResults:
    """Play a table."""
    edition, players, bot = table
    size, count = blocks(rounds_of(table, rounds))
    played = StudiedRounds(edition, players, [bot], deals=size, seed=seed)
    found = CardResults(players)
    for _ in range(count):
        found.add(played.cards(), played.play(np.zeros((size, players), np.int64)))
        advance(size, f"{bot}, {edition}, {players} players")
        played.next_deals()
    return found


def study(rounds: int, seed: int, advance: Advance) -> Study:
    """Play all tables."""
    found = {table: results(table, rounds=rounds, seed=seed, advance=advance) for table in tables()}
    worth = {table: one.worth() for table, one in found.items()}
    figures = [
        _figures(edition, bot, worth)
        for edition in EDITIONS
        for bot in ("reader", "simple")
        if any(table[::2] == (edition, bot) for table in found)
    ]
    pictured = [table for table in found if table[2] == "reader" and table[1] in PICTURED]
    dealt = interval_chart(
        "What a card adds to the chance to win, in points",
        [f"{players} players" for _, players, _ in pictured],
        [
            ChartRow(_name(card), [worth[table][card] for table in pictured], 0.0)
            for card in _cards(EDITION)
        ],
        lambda share: f"{100 * share:+.0f}",
        f"{' · '.join(f'{rounds_of(table, rounds):,}' for table in pictured)} rounds of reader",
    )
    pairs = found[EDITION, 2, "reader"].pairs()
    both = heat_map(
        "How often who begins wins with two cards, in percent",
        [_name(card) for card in _cards(EDITION)],
        pairs | {(column, row): share for (row, column), share in pairs.items()},
    )
    pictures = {"card-worth.svg": dealt, "card-pairs.svg": both}
    return Study("card-worth", "\n".join(figures), pictures)


def _figures(edition: str, bot: str, worth: dict[PlayedTable, list[Interval | None]]) -> str:
    """Return the table of an edition that a bot played."""
    columns = [table for table in worth if table[::2] == (edition, bot)]
    return markdown(
        (f"{edition}, `{bot}`", *(f"{players} players" for _, players, _ in columns)),
        [
            (_name(card), *(points(worth[table][card]) for table in columns))
            for card in _cards(edition)
        ],
    )


def _cards(edition: str) -> list[int]:
    """Return the numbers of the cards of an edition."""
    values = EDITIONS[edition].values
    return [number for number, card in enumerate(CHARACTERS) if card in values]


def _name(card: int) -> str:
    return str(CHARACTERS[card]).capitalize()
