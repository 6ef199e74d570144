"""The totals of all rounds of an arena."""

from collections import Counter, defaultdict
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from itertools import combinations, permutations
from typing import Any, Final

from openskill.models import PlackettLuce, PlackettLuceRating

from amletero.arena.entrants import Entrant
from amletero.arena.match_blocks import MatchBlockResult, RoundScore
from amletero.arena.schedule import Schedule
from amletero.arena.timings import Timings
from amletero.arena.win_rates import ClusteredRate, Interval


class Ratings:
    """The rating of each entrant: `mu`, and the uncertainty `sigma`.

    All start with the same rating. Bots do not learn meanwhile, so the uncertainty never grows
    with time. An entrant seated more than once is rated per seat, and the results are averaged.
    """

    def __init__(self, entrants: int) -> None:
        self._model = PlackettLuce(tau=0.0)
        self.of: list[PlackettLuceRating] = [self._model.rating() for _ in range(entrants)]

    def add(self, line_up: Sequence[int], winners: Sequence[int]) -> None:
        """Rate one round; its winners share the first place, and all others the second."""
        ranks = [1.0 if seat in winners else 2.0 for seat in range(len(line_up))]
        teams = [[self.of[entrant]] for entrant in line_up]
        became: defaultdict[int, list[PlackettLuceRating]] = defaultdict(list)
        for entrant, (rating,) in zip(line_up, self._model.rate(teams, ranks=ranks), strict=True):
            became[entrant].append(rating)
        for entrant, ratings in became.items():
            self.of[entrant] = self._model.rating(
                mu=sum(rating.mu for rating in ratings) / len(ratings),
                sigma=sum(rating.sigma for rating in ratings) / len(ratings),
            )


MOST_POINTS: Final = 240
"""Points of the running score that are kept; at this limit every other one is dropped."""


@dataclass
class Score:
    """The results of one entrant."""

    entrant: Entrant
    wins: ClusteredRate = field(default_factory=ClusteredRate)
    """Rounds won per seat taken; the winners of a tie share it."""
    timings: Timings = field(default_factory=Timings)
    faults: Counter[str] = field(default_factory=Counter)
    first_fault: str = ""
    last_words: str = ""
    course: list[Interval] = field(default_factory=list)
    """The rate and its interval at each point of the running score."""


class Standings:
    """The scores of all entrants, alone and against each other, as the rounds come in."""

    def __init__(self, schedule: Schedule, entrants: tuple[Entrant, ...]) -> None:
        self.schedule = schedule
        self.scores = [Score(entrant) for entrant in entrants]
        self.ratings = Ratings(len(entrants))
        self.pairs = {pair: ClusteredRate() for pair in combinations(range(len(entrants)), 2)}
        """By pair: of the rounds that one of the two won, the share of the first, per seat."""
        self.rounds = 0
        self.deals = 0
        self.course: list[int] = []
        """The numbers of rounds at which the points of the running scores were taken."""
        self._every = 1

    def absorb(self, result: MatchBlockResult) -> None:
        """Add the result of a block."""
        for deal in result.deals:
            self._add_deal(deal)
        for entrant, timings in result.timings.items():
            self.scores[entrant].timings.absorb(timings)
        for entrant, faults in result.faults.items():
            self.scores[entrant].faults.update(faults)
        for entrant, fault in result.first_fault.items():
            self.scores[entrant].first_fault = self.scores[entrant].first_fault or fault
        for entrant, words in result.last_words.items():
            self.scores[entrant].last_words = words

    def against(self, one: int, other: int) -> Interval | None:
        """Return how often one beat the other, of the rounds that one of the two won."""
        rate = self.pairs[min(one, other), max(one, other)]
        if not rate.chances:
            return None
        found = rate.interval()
        return found if one < other else Interval(*(1 - number for number in _turned(found)))

    def document(self) -> dict[str, Any]:
        """Return the standings as one JSON object."""
        schedule = self.schedule
        return {
            "bots": [self._bot(number) for number in range(len(self.scores))],
            "rounds": self.rounds,
            "deals": self.deals,
            "edition": schedule.edition.name,
            "players": schedule.players,
            "seed": schedule.seed,
            "pairwise": [
                {"bot": self.label(one), "against": self.label(other)} | _interval("share", found)
                for one, other in self.pairs
                if (found := self.against(one, other)) is not None
            ],
        }

    def label(self, entrant: int) -> str:
        """Return an entrant's label: its name as given on the command line."""
        return self.scores[entrant].entrant.label

    def called(self, entrant: int) -> str:
        """Return the name to show for an entrant: its own, unless that is ambiguous."""
        names = [score.entrant.own_name or score.entrant.label for score in self.scores]
        return names[entrant] if names.count(names[entrant]) == 1 else self.label(entrant)

    def _bot(self, number: int) -> dict[str, Any]:
        score, rating = self.scores[number], self.ratings.of[number]
        return {
            "name": score.entrant.label,
            **_interval("win_rate", score.wins.interval()),
            "ms_median": round(score.timings.median * 1000, 4),
            "ms_max": round(score.timings.longest * 1000, 4),
            "seats": round(score.wins.chances),
            "decisions": score.timings.count,
            "faults": dict(sorted(score.faults.items())),
            "rating": {"mu": round(rating.mu, 3), "sigma": round(rating.sigma, 3)},
        }

    def _add_deal(self, rounds: list[RoundScore]) -> None:
        seats: Counter[int] = Counter()
        won: defaultdict[int, float] = defaultdict(float)
        pairs: defaultdict[tuple[int, int], float] = defaultdict(float)
        for round in rounds:
            seats.update(round.line_up)
            gained = _gained(round)
            for entrant, share in gained.items():
                won[entrant] += share
            for pair, share in _meetings(round, gained):
                pairs[pair] += share
            self.ratings.add(round.line_up, round.winners)
        for entrant, score in enumerate(self.scores):
            score.wins.add(won[entrant], seats[entrant])
        for (one, other), rate in self.pairs.items():
            rate.add(pairs[one, other], pairs[one, other] + pairs[other, one])
        self.deals += 1
        self.rounds += len(rounds)
        self._take_point()

    def _take_point(self) -> None:
        if self.deals % self._every:
            return
        self.course.append(self.rounds)
        for score in self.scores:
            score.course.append(score.wins.interval())
        if len(self.course) > MOST_POINTS:
            self._every *= 2
            self.course = self.course[1::2]
            for score in self.scores:
                score.course = score.course[1::2]


def _gained(round: RoundScore) -> dict[int, float]:
    """Return each entrant's gain in a round; the winners share it."""
    gained: dict[int, float] = dict.fromkeys(round.line_up, 0.0)
    for seat in round.winners:
        gained[round.line_up[seat]] += 1 / len(round.winners)
    return gained


def _meetings(
    round: RoundScore, gained: dict[int, float]
) -> Iterator[tuple[tuple[int, int], float]]:
    """Yield, for each pair at a table, the gain of the first per seat."""
    for one, other in permutations(gained, 2):
        yield (one, other), gained[one] / round.line_up.count(one)


def _turned(found: Interval) -> tuple[float, float, float]:
    return found.rate, found.high, found.low


def _interval(name: str, found: Interval) -> dict[str, float]:
    return {name: round(found.rate, 6), "low": round(found.low, 6), "high": round(found.high, 6)}
