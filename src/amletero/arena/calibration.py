"""How good beliefs are: how likely the true hands were held to be, by counting and by reading.

For each decision of a round played by bots, and for each other player still in, the logarithm of
the probability that was given to the card they truly hold. Zero would be perfect knowledge.
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
from amletero.rules.editions import EDITIONS, Edition
from amletero.rules.facts import Event, GameBegan
from amletero.rules.moves import legal
from amletero.rules.play import begin, deal, step
from amletero.rules.round import Round
from amletero.rules.view import View

WAYS: Final = ("counting", "rules", "reading")
"""Counting cards; a filter that takes plays for anything legal; one that reads plays."""
BLOCK: Final = 50


@dataclass(frozen=True)
class Sample:
    """Some rounds: which, and who plays them."""

    edition: str
    players: int
    bot: str
    seed: int
    rounds: range


@dataclass
class Likelihoods:
    """Sums of log-likelihoods, by way, and of their squares where reading exceeds counting."""

    hands: int = 0
    sums: Weights = field(default_factory=lambda: np.zeros(len(WAYS)))
    gain_squared: float = 0.0

    def add(self, logs: Weights) -> None:
        """Add what was thought of one hand."""
        self.hands += 1
        self.sums += logs
        self.gain_squared += float(logs[2] - logs[0]) ** 2

    def absorb(self, other: "Likelihoods") -> None:
        """Add what another worker found."""
        self.hands += other.hands
        self.sums += other.sums
        self.gain_squared += other.gain_squared

    def means(self) -> dict[str, float]:
        """The mean log-likelihood of a true hand, by way."""
        return {way: float(total) / self.hands for way, total in zip(WAYS, self.sums, strict=True)}

    def gain_error(self) -> float:
        """The standard error of what reading gains over counting."""
        gain = float(self.sums[2] - self.sums[0]) / self.hands
        return float(np.sqrt((self.gain_squared / self.hands - gain**2) / self.hands))


def samples(edition: str, players: int, name: str, seed: int, rounds: int) -> Iterator[Sample]:
    """All rounds, in parts for workers; how they are cut depends on their number only."""
    for start in range(0, rounds, BLOCK):
        part = range(start, min(start + BLOCK, rounds))
        yield Sample(edition, players, name, seed, part)


def judge(sample: Sample) -> Likelihoods:
    """Play some rounds and judge what each seat believes at each of its decisions."""
    found = Likelihoods()
    for number in sample.rounds:
        _judge_round(sample, number, found)
    return found


class _Follower:
    """A seat's view and its two filters, told what reaches the seat."""

    def __init__(self, seat: int, began: GameBegan) -> None:
        reading, prior = population(began.edition, began.players, tuple(TYPES))
        self.view = View.told(seat, [began])
        self.filters = [
            _opening(seat, began, UNIFORM, np.ones(1)),
            _opening(seat, began, reading, prior),
        ]

    def hear(self, event: Event) -> None:
        if event.reaches(self.view.seat):
            self.view = self.view.after(event.fact)
            self.filters = [filter_.after(event.fact) for filter_ in self.filters]


def _opening(seat: int, began: GameBegan, models: Models, prior: Weights) -> Filter:
    return Filter.opening(seat, began, models, prior)


def _judge_round(sample: Sample, number: int, found: Likelihoods) -> None:
    edition: Edition = EDITIONS[sample.edition]
    random = Random(f"{sample.seed}/{number}")
    player = bot(sample.bot)
    round, (told,) = begin(edition, sample.players)
    assert isinstance(told.fact, GameBegan)
    followers = [_Follower(seat, told.fact) for seat in range(sample.players)]
    deck, first = shuffled(edition, random), random.randrange(sample.players)
    round, events = deal(round, deck, first)
    while True:
        for event in events:
            for follower in followers:
                follower.hear(event)
        if (seat := round.table.turn) is None:
            return
        follower = followers[seat]
        if not round.table.choosing:
            _judge(round, follower, found)
        moves = legal(round.table, round.hand)
        chance = stream(f"{sample.seed}/{number}", follower.view)
        round, events = step(round, player.choose(follower.view, moves, chance))


def _judge(round: Round, follower: _Follower, found: Likelihoods) -> None:
    counts = counted(follower.view)
    rules, reading = (belief_of(filter_) for filter_ in follower.filters)
    for seat in rules.seats:
        card = NUMBERS[round.card(seat)]
        chances = (counts[seat][card], rules.hand(seat)[card], reading.hand(seat)[card])
        found.add(np.log(np.array(chances)))
