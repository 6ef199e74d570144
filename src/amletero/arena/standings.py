"""The totals of all contests of an arena."""

from collections import Counter, defaultdict
from collections.abc import Iterator
from dataclasses import dataclass, field
from itertools import combinations, permutations
from typing import Any, Final, NamedTuple

from amletero.arena.entrants import Entrant
from amletero.arena.match_blocks import ContestScore, MatchBlockResult
from amletero.arena.ratings import Ratings
from amletero.arena.schedule import Schedule
from amletero.arena.timings import Timings
from amletero.arena.win_rates import ClusteredRate, Interval
from amletero.rules.cards import Seat

MOST_POINTS: Final = 240
"""Points of the running score that are kept; at this limit every other one is dropped."""
MOST_LOST: Final = 0.05
"""Share of lost decisions; with more, a win rate says too little about the bot to be given."""
MOST_LOST_DEALS: Final = 10
"""Deals kept that the first entrant lost and another won."""


@dataclass
class Score:
    """The results of one entrant."""

    entrant: Entrant
    wins: ClusteredRate = field(default_factory=ClusteredRate)
    """Contests won per seat taken; the winners of a tie share it."""
    adjusted: ClusteredRate = field(default_factory=ClusteredRate)
    """The same less the luck in it, if that is worked out."""
    timings: Timings = field(default_factory=Timings)
    faults: Counter[str] = field(default_factory=Counter)
    first_fault: str = ""
    last_words: str = ""
    course: list[Interval] = field(default_factory=list)
    """The rate and its interval at each point of the running score."""

    @property
    def lost(self) -> int:
        """Return how many decisions it lost; a move drawn at random was played for each."""
        return self.faults.total()

    @property
    def adjusted_rate(self) -> Interval | None:
        """Return the win rate less its luck; None if that is not worked out."""
        return self.adjusted.normal_interval() if self.adjusted.chances else None

    @property
    def narrowed(self) -> float | None:
        """Return how wide the interval is without luck, as a share of the one with it."""
        if (found := self.adjusted_rate) is None:
            return None
        raw = self.wins.interval()
        return (found.high - found.low) / (raw.high - raw.low)

    @property
    def withheld(self) -> bool:
        """Return whether it lost so many decisions that its win rate says nothing about it."""
        return self.lost > MOST_LOST * self.timings.count


class SeenContest(NamedTuple):
    """A contest by its number, counted from 0, and a seat at it."""

    contest: int
    seat: Seat


class LostDeal(NamedTuple):
    """A deal that the first entrant lost from a seat from which another won it."""

    deal: int
    lost: SeenContest
    won: SeenContest
    by: int
    """The entrant that won it."""


class Standings:
    """The scores of all entrants, alone and against each other, as the contests come in."""

    def __init__(self, schedule: Schedule, entrants: tuple[Entrant, ...]) -> None:
        self.schedule = schedule
        self.scores = [Score(entrant) for entrant in entrants]
        self.ratings = Ratings(len(entrants))
        self.pairs = {pair: ClusteredRate() for pair in combinations(range(len(entrants)), 2)}
        """By pair: of the contests that one of the two won, the share of the first, per seat."""
        self.contests = 0
        self.rounds = 0
        """How many rounds the contests had."""
        self.lost_deals: list[LostDeal] = []
        """The first deals that the first entrant lost and another won from the same seat."""
        self.lost_deals_count = 0
        self.deals = 0
        self.course: list[int] = []
        """The numbers of contests at which the points of the running scores were taken."""
        self._every = 1

    def absorb(self, result: MatchBlockResult) -> None:
        """Add the result of a block."""
        for deal in result.deals:
            self._add_deal(deal)
        self.rounds += result.rounds
        for entrant, timings in result.timings.items():
            self.scores[entrant].timings.absorb(timings)
        for entrant, faults in result.faults.items():
            self.scores[entrant].faults.update(faults)
        for entrant, fault in result.first_fault.items():
            self.scores[entrant].first_fault = self.scores[entrant].first_fault or fault
        for entrant, words in result.last_words.items():
            self.scores[entrant].last_words = words

    def against(self, one: int, other: int) -> Interval | None:
        """Return how often one beat the other, of the contests that one of the two won.

        None if they never met, or if one of them lost too many decisions.
        """
        rate = self.pairs[min(one, other), max(one, other)]
        if not rate.chances or self.scores[one].withheld or self.scores[other].withheld:
            return None
        found = rate.interval()
        return found if one < other else Interval(*(1 - number for number in _turned(found)))

    def document(self) -> dict[str, Any]:
        """Return the standings as one JSON object."""
        schedule = self.schedule
        return {
            "bots": [self._bot(number) for number in range(len(self.scores))],
            **({"games": self.contests} if schedule.whole_games else {}),
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

    @property
    def unit(self) -> str:
        """Return what is played, as messages call it: `games` or `rounds`."""
        return "games" if self.schedule.whole_games else "rounds"

    def label(self, entrant: int) -> str:
        """Return an entrant's label: its name as given on the command line."""
        return self.scores[entrant].entrant.label

    def called(self, entrant: int) -> str:
        """Return the name to show for an entrant: its own, unless that is ambiguous."""
        names = [score.entrant.own_name or score.entrant.label for score in self.scores]
        return names[entrant] if names.count(names[entrant]) == 1 else self.label(entrant)

    def _bot(self, number: int) -> dict[str, Any]:
        score, rating = self.scores[number], self.ratings.of[number]
        found = None if score.withheld else score.wins.interval()
        return {
            "name": score.entrant.label,
            **_interval("win_rate", found),
            **self._adjusted(score),
            "ms_median": round(score.timings.median * 1000, 4),
            "ms_max": round(score.timings.longest * 1000, 4),
            "seats": round(score.wins.chances),
            "decisions": score.timings.count,
            "faults": dict(sorted(score.faults.items())),
            "lost": score.lost,
            "rating": None
            if score.withheld
            else {"mu": round(rating.mu, 3), "sigma": round(rating.sigma, 3)},
        }

    @staticmethod
    def _adjusted(score: Score) -> dict[str, Any]:
        """Return the win rate less its luck under a key of its own, if that is worked out."""
        found, narrowed = score.adjusted_rate, score.narrowed
        if found is None or narrowed is None or score.withheld:
            return {}
        return {"adjusted": _interval("win_rate", found) | {"narrowed": round(narrowed, 6)}}

    def _add_deal(self, contests: list[ContestScore]) -> None:
        seats: Counter[int] = Counter()
        won: defaultdict[int, float] = defaultdict(float)
        lucky: defaultdict[int, float] = defaultdict(float)
        pairs: defaultdict[tuple[int, int], float] = defaultdict(float)
        for contest in contests:
            seats.update(contest.line_up)
            gained = _gained(contest)
            for entrant, share in gained.items():
                won[entrant] += share
            for entrant, luck in zip(contest.line_up, contest.luck, strict=False):
                lucky[entrant] += luck
            for pair, share in _meetings(contest, gained):
                pairs[pair] += share
            self.ratings.add(contest.line_up, contest.winners)
        self._note_lost(contests)
        for entrant, score in enumerate(self.scores):
            score.wins.add(won[entrant], seats[entrant])
            if contests[0].luck:
                score.adjusted.add(won[entrant] - lucky[entrant], seats[entrant])
        for (one, other), rate in self.pairs.items():
            rate.add(pairs[one, other], pairs[one, other] + pairs[other, one])
        self.deals += 1
        self.contests += len(contests)
        self._take_point()

    def _note_lost(self, contests: list[ContestScore]) -> None:
        """Keep a deal that the first entrant never won, if another won it from its seat."""
        lost = [
            (turn, seat) for turn, contest in enumerate(contests) for seat in _seats_of(0, contest)
        ]
        if any(seat in contests[turn].winners for turn, seat in lost):
            return
        for turn, seat in lost:
            for other, contest in enumerate(contests):
                if contest.line_up[seat] != 0 and seat in contest.winners:
                    self.lost_deals_count += 1
                    if len(self.lost_deals) < MOST_LOST_DEALS:
                        self.lost_deals.append(
                            LostDeal(
                                self.deals,
                                SeenContest(self.contests + turn, seat),
                                SeenContest(self.contests + other, seat),
                                contest.line_up[seat],
                            )
                        )
                    return

    def _take_point(self) -> None:
        if self.deals % self._every:
            return
        self.course.append(self.contests)
        for score in self.scores:
            score.course.append(score.wins.interval())
        if len(self.course) > MOST_POINTS:
            self._every *= 2
            self.course = self.course[1::2]
            for score in self.scores:
                score.course = score.course[1::2]


def _seats_of(entrant: int, contest: ContestScore) -> list[Seat]:
    return [seat for seat, one in enumerate(contest.line_up) if one == entrant]


def _gained(contest: ContestScore) -> dict[int, float]:
    """Return each entrant's gain in a contest; the winners share it."""
    gained: dict[int, float] = dict.fromkeys(contest.line_up, 0.0)
    for seat in contest.winners:
        gained[contest.line_up[seat]] += 1 / len(contest.winners)
    return gained


def _meetings(
    contest: ContestScore, gained: dict[int, float]
) -> Iterator[tuple[tuple[int, int], float]]:
    """Yield, for each pair at a table, the gain of the first per seat."""
    for one, other in permutations(gained, 2):
        yield (one, other), gained[one] / contest.line_up.count(one)


def _turned(found: Interval) -> tuple[float, float, float]:
    return found.rate, found.high, found.low


def _interval(name: str, found: Interval | None) -> dict[str, float | None]:
    """Return an interval under three keys; null if it is withheld."""
    if found is None:
        return dict.fromkeys((name, "low", "high"))
    return {name: round(found.rate, 6), "low": round(found.low, 6), "high": round(found.high, 6)}
