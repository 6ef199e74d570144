"""The quality of beliefs: the chance they gave to the true hands.

For each play of a round that bots play, and for each other player still in, take the chance that
beliefs give to the card they hold: its logarithm (zero would be perfect knowledge), and whether
cards that are believed with some chance are held that often.
"""

from collections.abc import Iterator
from dataclasses import dataclass, field
from math import log, sqrt
from random import Random
from typing import Final

from amletero.beliefs.belief import CardChances, belief_of, counted, counting_belief
from amletero.beliefs.world import NoWorldLeft
from amletero.beliefs.world_tracker import WorldTracker
from amletero.bots import bot
from amletero.bots.guarded_decision import stream
from amletero.bots.opponent_policy import likely_moves
from amletero.chance import shuffled
from amletero.record.referee import Referee
from amletero.rules.cards import Character
from amletero.rules.editions import EDITIONS, Edition
from amletero.rules.view import View

BLOCK: Final = 10
"""Rounds of a part for a worker."""
LEAST: Final = 0.001
"""A card that no world holds counts as if it had this chance."""


@dataclass(frozen=True)
class Sample:
    """Some rounds to judge, and the bots that play them."""

    edition: str
    players: int
    bot: str
    seed: int
    rounds: range


@dataclass
class Tenth:
    """The cards that were believed with a chance of some tenth."""

    count: int = 0
    believed: float = 0.0
    """The sum of the chances."""
    held: int = 0
    """How many of the cards were held."""


@dataclass
class Likelihoods:
    """Sums of log-likelihoods, of the squared gain of reading over counting, and by tenth."""

    hands: int = 0
    counting: float = 0.0
    reading: float = 0.0
    gain_squared: float = 0.0
    missed: int = 0
    """True hands that no world held."""
    tenths: list[Tenth] = field(default_factory=lambda: [Tenth() for _ in range(10)])

    def add(self, counts: CardChances, chances: CardChances, card: Character) -> None:
        """Add what was believed of one hand that is this card."""
        counting, reading = log(counts[card]), log(max(chances.get(card, 0.0), LEAST))
        self.hands += 1
        self.counting += counting
        self.reading += reading
        self.gain_squared += (reading - counting) ** 2
        self.missed += card not in chances
        for believed, chance in chances.items():
            tenth = self.tenths[min(int(10 * chance), 9)]
            tenth.count += 1
            tenth.believed += chance
            tenth.held += believed is card

    def absorb(self, other: "Likelihoods") -> None:
        """Add the sums of another worker."""
        self.hands += other.hands
        self.counting += other.counting
        self.reading += other.reading
        self.gain_squared += other.gain_squared
        self.missed += other.missed
        for mine, theirs in zip(self.tenths, other.tenths, strict=True):
            mine.count += theirs.count
            mine.believed += theirs.believed
            mine.held += theirs.held

    def means(self) -> dict[str, float]:
        """Return mean log-likelihoods of a true hand, the gain with its error, the share missed."""
        gain = (self.reading - self.counting) / self.hands
        return {
            "counting": self.counting / self.hands,
            "reading": self.reading / self.hands,
            "gain": gain,
            "error": sqrt((self.gain_squared / self.hands - gain**2) / self.hands),
            "missed": self.missed / self.hands,
        }

    def reliability(self) -> list[dict[str, float]]:
        """Return by tenth of chance: how many cards, the mean chance, the share that was held."""
        return [
            {
                "cards": tenth.count,
                "believed": tenth.believed / tenth.count,
                "held": tenth.held / tenth.count,
            }
            for tenth in self.tenths
            if tenth.count
        ]


def samples(edition: str, players: int, name: str, seed: int, rounds: int) -> Iterator[Sample]:
    """Yield all rounds in parts for workers; the division depends only on their number."""
    for start in range(0, rounds, BLOCK):
        part = range(start, min(start + BLOCK, rounds))
        yield Sample(edition, players, name, seed, part)


def judge(sample: Sample) -> Likelihoods:
    """Play some rounds and judge the beliefs of each seat at each of its plays."""
    found = Likelihoods()
    for number in sample.rounds:
        _judge_round(sample, number, found)
    return found


def _judge_round(sample: Sample, number: int, found: Likelihoods) -> None:
    edition: Edition = EDITIONS[sample.edition]
    random = Random(f"{sample.seed}/{number}")
    player = bot(sample.bot)
    referee = Referee(edition, sample.players)
    trackers = [WorldTracker(random.getrandbits(62), likely_moves) for _ in range(sample.players)]
    deck, first = shuffled(edition, random), random.randrange(sample.players)
    referee.deal(deck, first)
    while (seat := referee.table.turn) is not None:
        view = referee.view(seat)
        if not view.table.choosing:
            hands, counts = _believed(trackers[seat], view), counted(view)
            for other, chances in hands.items():
                found.add(counts[other], chances, referee.round.card(other))
        chance = stream(f"{sample.seed}/{number}", view)
        referee.move(player.choose(view, referee.legal(seat), chance))


def _believed(tracker: WorldTracker, view: View) -> dict[int, CardChances]:
    try:
        return dict(belief_of(view, tracker.worlds(view)).hands)
    except NoWorldLeft:
        return dict(counting_belief(view).hands)
