"""A win rate without luck has the same mean as the one with it, and varies less."""

import pytest

from amletero.arena.entrants import read_entrants
from amletero.arena.match_blocks import Kept, Seats, blocks, play_block
from amletero.arena.round_luck import luck_of_round
from amletero.arena.schedule import Schedule
from amletero.arena.standings import Standings
from amletero.arena.workers import Workers
from amletero.bots.external import Limits
from amletero.rules.editions import STANDARD


def played(rounds: int, workers: Workers, *, adjust_luck: bool = True) -> Standings:
    entrants = read_entrants(["master", "simple"])
    schedule = Schedule(STANDARD, 2, 2, rounds, 5)
    found = Standings(schedule, entrants)
    jobs = blocks(schedule, entrants, Limits(), Kept(), adjust_luck=adjust_luck)
    with workers.each(play_block, jobs) as results:
        for result in results:
            found.absorb(result)
    return found


@pytest.fixture(scope="module")
def standings() -> Standings:
    return played(30, Workers(1))


def test_without_luck_the_rate_agrees_and_the_interval_is_narrower(standings: Standings) -> None:
    score = standings.scores[0]
    raw, adjusted = score.wins.interval(), score.adjusted_rate
    assert adjusted is not None
    assert score.narrowed is not None
    assert score.narrowed < 1
    assert raw.low < adjusted.rate < raw.high


def test_luck_adds_up_to_nothing_at_a_table(standings: Standings) -> None:
    shares = [score.adjusted.won for score in standings.scores]
    assert sum(shares) == pytest.approx(standings.contests)
    assert standings.document()["bots"][0]["adjusted"]["win_rate"] == pytest.approx(
        shares[0] / standings.contests, abs=1e-6
    )


def test_any_number_of_workers_finds_the_same_luck(standings: Standings) -> None:
    again = played(30, Workers(2))
    assert [score.adjusted for score in again.scores] == [
        score.adjusted for score in standings.scores
    ]


def test_luck_is_only_worked_out_if_asked_for() -> None:
    found = played(2, Workers(1), adjust_luck=False)
    assert all(score.adjusted_rate is None for score in found.scores)
    assert "adjusted" not in found.document()["bots"][0]


def test_luck_has_mean_zero_over_many_deals() -> None:
    """The luck of the first seat is near zero over the rounds of many deals."""
    entrants = read_entrants(["simple", "simple"])
    schedule = Schedule(STANDARD, 2, 2, 80, 7)
    (block, *_) = blocks(schedule, entrants, Limits(), Kept())
    found = []
    with Seats(block) as seats:
        for deal in range(20):
            contest = seats.play(deal, 0, (0, 1))
            bots = [entrant.take_seat(0, STANDARD, 2, Limits(), seed="") for entrant in entrants]
            found.append(luck_of_round(STANDARD, contest.rounds[0], bots)[0])
    mean = sum(found) / len(found)
    spread = (sum((luck - mean) ** 2 for luck in found) / len(found)) ** 0.5
    assert abs(mean) < 4 * spread / len(found) ** 0.5
    assert spread > 0.1
