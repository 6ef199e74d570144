"""How right and how quick reviews are.

    python -m tools.review_check --rounds 200 --games 20     # what is promised; takes hours
    python -m tools.review_check --levels reader --rounds 10 --games 3 --workers 1

Every level plays rounds of two against itself, and whole games of four. Each is reviewed twice,
with different seeds. Printed are, for each level, the mean loss of a decision with its 95%
interval; in how many decisions the two reviews give the same verdict, and by how much their losses
differ (root mean square); and the seconds of processor time that the review of a round of two or of
a game of four takes. After Ctrl-C the figures are for what was reviewed.
"""

import argparse
import time
from collections.abc import Iterator, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from math import sqrt
from random import Random
from typing import NamedTuple

from amletero.arena.bot_game import play_game, play_round
from amletero.arena.win_rates import Z
from amletero.arena.workers import Workers, progress_of
from amletero.bots import BUILT_IN, bot
from amletero.chance import shuffled
from amletero.record.game import GameRecord
from amletero.review.game_review import GameReview, review_rounds
from amletero.review.move_verdicts import MoveVerdict
from amletero.rules.editions import STANDARD


class ReviewJob(NamedTuple):
    """A round of two or a game of four that one level plays, and that is reviewed twice."""

    level: str
    players: int
    seed: str


class ReviewedTwice(NamedTuple):
    """What came of it."""

    job: ReviewJob
    losses: list[float]
    """By decision that left a choice: what was given away, by the first review."""
    again: list[float]
    """The same by the second review."""
    verdicts: list[tuple[MoveVerdict | None, MoveVerdict | None]]
    seconds: float
    """Processor time of the first review."""


@dataclass
class LevelFigures:
    """The sums of one level at one number of players."""

    sums: list[float] = field(default_factory=list)
    """By round or game: the losses."""
    decisions: list[int] = field(default_factory=list)
    agreed: int = 0
    squares: float = 0.0
    """The sum of the squared differences of the losses."""
    seconds: list[float] = field(default_factory=list)

    def add(self, found: ReviewedTwice) -> None:
        """Add one round or game."""
        self.sums.append(sum(found.losses))
        self.decisions.append(len(found.losses))
        self.agreed += sum(one is other for one, other in found.verdicts)
        pairs = zip(found.losses, found.again, strict=True)
        self.squares += sum((one - other) ** 2 for one, other in pairs)
        self.seconds.append(found.seconds)

    @property
    def mean_loss(self) -> float:
        """Return the win chance that a decision gives away, on average."""
        return sum(self.sums) / max(sum(self.decisions), 1)

    @property
    def margin(self) -> float:
        """Return half the width of its 95% interval; rounds and games are independent."""
        count, mean = len(self.sums), self.mean_loss
        if count < 2:
            return float("nan")
        between = sum(
            (total - mean * size) ** 2
            for total, size in zip(self.sums, self.decisions, strict=True)
        )
        return Z * sqrt(between * count / (count - 1)) / sum(self.decisions)


def record_of(job: ReviewJob) -> GameRecord:
    """Play a round of two, or a game of four, and return its record."""
    player = bot(job.level)
    if job.players > 2:
        return play_game([player] * job.players, STANDARD, seed=job.seed)
    random = Random(job.seed)
    deck, first = shuffled(STANDARD, random), random.randrange(job.players)
    played = play_round([player] * job.players, STANDARD, deck, first, seed=job.seed)
    names = tuple(f"{job.level} {seat}" for seat in range(job.players))
    return GameRecord(STANDARD, names, STANDARD.goals[2], (played.record(),), ())


def review_twice(job: ReviewJob) -> ReviewedTwice:
    """Play, and review with two seeds."""
    record = record_of(job)
    before = time.process_time()
    first = GameReview(record, tuple(review_rounds(record, 1)))
    seconds = time.process_time() - before
    second = GameReview(record, tuple(review_rounds(record, 1_000_001)))
    pairs = [
        (one, other)
        for round, again in zip(first.rounds, second.rounds, strict=True)
        for one, other in zip(round.decisions, again.decisions, strict=True)
        if one.judged and other.judged
    ]
    return ReviewedTwice(
        job,
        [one.loss for one, _ in pairs],
        [other.loss for _, other in pairs],
        [(one.verdict, other.verdict) for one, other in pairs],
        seconds,
    )


def jobs_of(levels: Sequence[str], rounds: int, games: int, seed: int) -> Iterator[ReviewJob]:
    """Yield all rounds and games, the levels in turn."""
    for players, count in ((2, rounds), (4, games)):
        for number in range(count):
            for level in levels:
                yield ReviewJob(level, players, f"{seed}/{level}/{number}")


def print_figures(figures: dict[tuple[int, str], LevelFigures]) -> None:
    """Print a row for each level and number of players."""
    for (players, level), found in figures.items():
        if not found.sums:
            continue
        longest = max(found.seconds)
        print(
            f"{players} players  {level:9} {len(found.sums):4} {sum(found.decisions):6} decisions"
            f"  mean loss {found.mean_loss:.4f} ± {found.margin:.4f}"
            f"  same verdict {found.agreed / max(sum(found.decisions), 1):.3f}"
            f"  losses differ by {sqrt(found.squares / max(sum(found.decisions), 1)):.4f}"
            f"  processor time {sum(found.seconds) / len(found.seconds):.1f} s"
            f" (longest {longest:.1f})"
        )
    for players in (2, 4):
        of_table = [found for (at, _), found in figures.items() if at == players and found.sums]
        decisions = sum(sum(found.decisions) for found in of_table)
        if decisions:
            agreed = sum(found.agreed for found in of_table)
            print(f"{players} players: same verdict in {agreed / decisions:.4f} of {decisions}")


def main() -> None:
    """Review rounds and games, and print figures."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=200, help="of two players, for each level")
    parser.add_argument("--games", type=int, default=20, help="of four players, for each level")
    parser.add_argument("--levels", nargs="+", default=list(BUILT_IN))
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--workers", type=int)
    asked = parser.parse_args()
    figures = {(players, level): LevelFigures() for players in (2, 4) for level in asked.levels}
    jobs = list(jobs_of(asked.levels, asked.rounds, asked.games, asked.seed))
    with (
        suppress(KeyboardInterrupt),
        progress_of(len(jobs), "reviews") as advance,
        Workers.on(asked.workers, None).each(review_twice, jobs) as results,
    ):
        for found in results:
            figures[found.job.players, found.job.level].add(found)
            advance(1, f"{found.job.players} × {found.job.level}")
    print_figures(figures)


if __name__ == "__main__":
    main()
