"""The quality of beliefs: the probability they gave to the true hands.

For each decision of a round played by bots, and for each other player still in, take the logarithm
of the probability given to the card they hold. Zero would be perfect knowledge.
"""

from collections.abc import Iterator
from dataclasses import dataclass, field
from random import Random
from typing import Final

import numpy as np

from amletero.beliefs.belief import belief_of, counted
from amletero.beliefs.filter import Filter
from amletero.beliefs.players import UNIFORM, Models
from amletero.beliefs.population import TYPES, population
from amletero.beliefs.situation import Weights
from amletero.bots import bot
from amletero.bots.stream import stream
from amletero.chance import shuffled
from amletero.kernel.settings import NUMBERS
from amletero.record.referee import Referee
from amletero.rules.editions import EDITIONS, Edition
from amletero.rules.facts import GameBegan
from amletero.rules.round import Round
from amletero.rules.view import View

WAYS: Final = ("counting", "rules", "reading")
"""Counting cards; a filter that assumes any legal play; a filter that infers from plays."""
BLOCK: Final = 50


@dataclass(frozen=True)
class Sample:
    """Some rounds to judge, and the bots that play them."""

    edition: str
    players: int
    bot: str
    seed: int
    rounds: range


@dataclass
class Likelihoods:
    """Sums of log-likelihoods by way, and of the squared gain of reading over counting."""

    hands: int = 0
    sums: Weights = field(default_factory=lambda: np.zeros(len(WAYS)))
    gain_squared: float = 0.0

    def add(self, logs: Weights) -> None:
        """Add the log-likelihoods of one hand."""
        self.hands += 1
        self.sums += logs
        self.gain_squared += float(logs[2] - logs[0]) ** 2

    def absorb(self, other: "Likelihoods") -> None:
        """Add the sums of another worker."""
        self.hands += other.hands
        self.sums += other.sums
        self.gain_squared += other.gain_squared

    def means(self) -> dict[str, float]:
        """Return the mean log-likelihood of a true hand, by way."""
        return {way: float(total) / self.hands for way, total in zip(WAYS, self.sums, strict=True)}

    def gain_error(self) -> float:
        """Return the standard error of the gain of reading over counting."""
        gain = float(self.sums[2] - self.sums[0]) / self.hands
        return float(np.sqrt((self.gain_squared / self.hands - gain**2) / self.hands))


def samples(edition: str, players: int, name: str, seed: int, rounds: int) -> Iterator[Sample]:
    """Yield all rounds in parts for workers; the division depends only on their number."""
    for start in range(0, rounds, BLOCK):
        part = range(start, min(start + BLOCK, rounds))
        yield Sample(edition, players, name, seed, part)


def judge(sample: Sample) -> Likelihoods:
    """Play some rounds and judge the beliefs of each seat at each of its decisions."""
    found = Likelihoods()
    for number in sample.rounds:
        _judge_round(sample, number, found)
    return found


class _Follower:
    """A seat's two filters, updated when it is the seat's turn to move."""

    def __init__(self, view: View) -> None:
        (began,) = view.facts
        assert isinstance(began, GameBegan)
        reading, prior = population(began.edition, began.players, tuple(TYPES))
        self._heard = len(view.facts)
        self._filters = [
            _opening(view.seat, began, UNIFORM, np.ones(1)),
            _opening(view.seat, began, reading, prior),
        ]

    def filters(self, view: View) -> list[Filter]:
        for fact in view.facts[self._heard :]:
            self._filters = [filter_.after(fact) for filter_ in self._filters]
        self._heard = len(view.facts)
        return self._filters


def _opening(seat: int | None, began: GameBegan, models: Models, prior: Weights) -> Filter:
    return Filter.opening(seat, began, models, prior)


def _judge_round(sample: Sample, number: int, found: Likelihoods) -> None:
    edition: Edition = EDITIONS[sample.edition]
    random = Random(f"{sample.seed}/{number}")
    player = bot(sample.bot)
    referee = Referee(edition, sample.players)
    followers = [_Follower(referee.view(seat)) for seat in range(sample.players)]
    deck, first = shuffled(edition, random), random.randrange(sample.players)
    referee.deal(deck, first)
    while (seat := referee.table.turn) is not None:
        view = referee.view(seat)
        if not view.table.choosing:
            _judge(referee.round, view, followers[seat].filters(view), found)
        chance = stream(f"{sample.seed}/{number}", view)
        referee.move(player.choose(view, referee.legal(seat), chance))


def _judge(round: Round, view: View, filters: list[Filter], found: Likelihoods) -> None:
    counts = counted(view)
    rules, reading = (belief_of(filter_) for filter_ in filters)
    for seat in rules.seats:
        card = NUMBERS[round.card(seat)]
        chances = (counts[seat][card], rules.hand(seat)[card], reading.hand(seat)[card])
        found.add(np.log(np.array(chances)))
