"""A whole game, reviewed round by round, and summed up."""

import gc
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from math import fsum
from typing import NamedTuple

from amletero.record.game import GameRecord
from amletero.record.referee import Referee
from amletero.review.decision_review import DecisionReview
from amletero.review.round_review import RoundReview, review_round
from amletero.rules.cards import Seat

TURNING_POINTS = 3
"""How many moves are named as turning points."""


@dataclass(frozen=True, slots=True)
class SeatSummary:
    """How one seat played, and how lucky it was."""

    seat: Seat
    decisions: int
    """Number of judged decisions, with more than one move to choose from."""
    mean_loss: float
    """The win chance it gave away, on average."""
    luck: float
    """Rounds that it won by luck; below zero: lost by bad luck."""

    @property
    def accuracy(self) -> float:
        """Return how much of the win chance it kept on average, in percent."""
        return 100 * (1 - self.mean_loss)


@dataclass(frozen=True, slots=True)
class TurningPoint:
    """A step that changed a seat's chance most."""

    round: int
    """From 1."""
    step: int
    """0 is the deal, then the moves from 1."""
    seat: Seat
    change: float


@dataclass(frozen=True, slots=True)
class GameReview:
    """A game, reviewed."""

    record: GameRecord
    rounds: tuple[RoundReview, ...]

    @property
    def summary(self) -> tuple[SeatSummary, ...]:
        """Return how each seat played."""
        return tuple(self._summary(seat) for seat in range(len(self.record.players)))

    def _summary(self, seat: Seat) -> SeatSummary:
        decisions = [each for each in self.decisions() if each.seat == seat]
        loss = fsum(each.loss for each in decisions) / len(decisions) if decisions else 0.0
        luck = fsum(round.accounts[seat].luck for round in self.rounds)
        return SeatSummary(seat, len(decisions), loss, luck)

    def decisions(self) -> Iterator[DecisionReview]:
        """Yield the decisions of all rounds that left a choice and could be judged."""
        for round in self.rounds:
            yield from (each for each in round.decisions if each.judged)

    def turning_points(self) -> tuple[TurningPoint, ...]:
        """Return the steps that changed a seat's chance most, the greatest first."""
        found = [
            TurningPoint(number, step, seat, after[seat] - before[seat])
            for number, round in enumerate(self.rounds, start=1)
            for step, (before, after) in enumerate(zip(round.curve, round.curve[1:], strict=False))
            for seat in [max(range(len(after)), key=lambda each: after[each] - before[each])]
        ]
        return tuple(sorted(found, key=lambda point: -point.change)[:TURNING_POINTS])

    def with_average_luck(self) -> Seat:
        """Return who would have won most rounds without luck."""
        earned = [
            fsum(round.accounts[seat].share + _played(round, seat) for round in self.rounds)
            for seat in range(len(self.record.players))
        ]
        return max(range(len(earned)), key=lambda seat: earned[seat])


def _played(round: RoundReview, seat: Seat) -> float:
    return round.accounts[seat].own + round.accounts[seat].others


def review_one_round(record: GameRecord, number: int, seed: int) -> RoundReview:
    """Return one round of a record, counted from 0, reviewed as `review_rounds` does it."""
    game = Referee(record.edition, len(record.players), record.goal)
    for earlier in record.rounds[:number]:
        game.deal(earlier.deck, earlier.first)
        for move in earlier.moves:
            game.move(move)
    with _collector_paused():
        return review_round(game, record.rounds[number], seed + number)


class RoundJob(NamedTuple):
    """A round of a record, counted from 0, that a worker reviews."""

    record: GameRecord
    number: int
    seed: int


def review_job(job: RoundJob) -> RoundReview:
    """Return a round, reviewed."""
    return review_one_round(*job)


def review_rounds(record: GameRecord, seed: int) -> Iterator[RoundReview]:
    """Yield the rounds of a record, reviewed, one after the other."""
    game = Referee(record.edition, len(record.players), record.goal)
    for number, played in enumerate(record.rounds):
        with _collector_paused():
            reviewed = review_round(game, played, seed + number)
        yield reviewed


@contextmanager
def _collector_paused() -> Iterator[None]:
    """Look for no reference cycles meanwhile: worlds are many, live long, and have none.

    Scanning all of them again and again takes as long as following them.
    """
    running = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if running:
            gc.enable()
