"""What rounds add up to: rates, pairs, times, ratings."""

import re
from pathlib import Path
from random import Random

import pytest

from amletero.arena.entrants import Entrant, NeverReady, UnknownEntrant, met, read_entrants
from amletero.arena.match_blocks import ContestScore, MatchBlockResult
from amletero.arena.ratings import Ratings
from amletero.arena.schedule import Schedule
from amletero.arena.standings import MOST_POINTS, Standings
from amletero.arena.timings import Timings
from amletero.locales import Language, Speaker
from amletero.rules.editions import STANDARD
from tests.bots.programs import command


def standings(bots: int, players: int) -> Standings:
    entrants = read_entrants(["random"] * bots)
    return Standings(Schedule(STANDARD, players, bots, 100, 1), entrants)


def test_a_tie_is_shared_and_rates_are_for_each_seat() -> None:
    found = standings(2, 4)
    found.absorb(
        MatchBlockResult(
            deals=[[ContestScore((0, 1, 1, 1), (0, 1)), ContestScore((1, 0, 1, 1), (0, 2))]]
        )
    )
    first, second = (score.wins for score in found.scores)
    assert (first.won, first.chances) == (0.5, 2)
    assert (second.won, second.chances) == (1.5, 6)
    assert (found.contests, found.deals) == (2, 1)


def test_a_pair_is_compared_on_the_rounds_that_one_of_them_won_seat_for_seat() -> None:
    found = standings(3, 3)
    found.absorb(
        MatchBlockResult(
            deals=[
                [ContestScore((0, 1, 2), (0,)), ContestScore((2, 0, 1), (2,))],
                [ContestScore((1, 2, 0), (2,)), ContestScore((1, 2, 0), (1,))],
            ]
        )
    )
    won_by_0, won_by_1, won_by_2 = 2, 1, 1
    one, other = found.against(0, 1), found.against(1, 0)
    assert one is not None
    assert other is not None
    assert one.rate == pytest.approx(won_by_0 / (won_by_0 + won_by_1))
    assert other.rate == pytest.approx(1 - one.rate)
    assert other.low == pytest.approx(1 - one.high)
    against_2 = found.against(0, 2)
    assert against_2 is not None
    assert against_2.rate == pytest.approx(won_by_0 / (won_by_0 + won_by_2))


def test_the_course_of_a_score_stays_short() -> None:
    found = standings(2, 2)
    deal = [ContestScore((0, 1), (0,)), ContestScore((1, 0), (0,))]
    found.absorb(MatchBlockResult(deals=[deal] * 3000))
    assert MOST_POINTS // 2 <= len(found.course) <= MOST_POINTS
    assert all(len(score.course) == len(found.course) for score in found.scores)
    assert found.course[-1] > 0.9 * found.contests


def test_times_have_a_median_and_a_longest() -> None:
    timings, other = Timings(), Timings()
    timings.add([0.001] * 5 + [0.010] * 3)
    other.add([0.010] * 3 + [0.5])
    timings.absorb(other)
    assert timings.count == 12
    assert timings.longest == 0.5
    assert timings.median == pytest.approx(0.010, rel=0.03)
    assert Timings().median == 0.0


def test_who_wins_more_is_rated_higher_and_a_tie_moves_both_alike() -> None:
    ratings, random = Ratings(3), Random(1)
    for _ in range(400):
        line_up = [0, 1, 2]
        random.shuffle(line_up)
        ratings.add(line_up, [line_up.index(random.choices([0, 1, 2], [6, 3, 1])[0])])
    first, second, third = (rating.mu for rating in ratings.of)
    assert first > second > third
    tied = Ratings(3)
    tied.add([0, 1, 2], [0, 1])
    assert tied.of[0].mu == pytest.approx(tied.of[1].mu)
    assert tied.of[0].mu > tied.of[2].mu


def test_who_sits_at_several_places_has_one_rating() -> None:
    ratings = Ratings(2)
    ratings.add([0, 1, 1, 1], [0])
    assert len(ratings.of) == 2
    assert ratings.of[0].mu > 25 > ratings.of[1].mu


def test_entrants_are_built_in_bots_or_commands() -> None:
    simple, again, shell = read_entrants(["simple", "simple", "sh -c 'echo hello'"])
    assert (simple.label, simple.command) == ("simple", ())
    assert again.label == "simple #2"
    assert shell.command == ("sh", "-c", "echo hello")


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("hal", "neither a built-in bot"),
        ("", "neither a built-in bot"),
        ("no-such-program --seed 1", "neither a built-in bot"),
        ("sh 'unclosed", "is a quotation mark missing"),
        ("./plain.py --seed 1", r"not executable: .*'python3 ./plain.py'.* chmod \+x"),
        ("plain.py", r"not executable: .*'python3 plain.py'.* '\./plain.py'"),
        ("ready.py", "not on the PATH: .*'./ready.py'"),
    ],
)
def test_anything_else_is_no_entrant(
    text: str, why: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    Path("plain.py").touch(0o644)
    Path("ready.py").touch(0o755)
    with pytest.raises(UnknownEntrant) as refused:
        read_entrants([text])
    assert re.search(why, Speaker(Language.ENGLISH).say(refused.value.why, **refused.value.details))


def test_a_program_is_called_what_it_calls_itself_where_that_leaves_no_doubt() -> None:
    entrants = (
        Entrant("simple", "simple"),
        Entrant("python3 one.py", "", ("python3",), own_name="careful"),
        Entrant("python3 two.py", "", ("python3",), own_name="careful"),
        Entrant("python3 three.py", "", ("python3",), own_name="bold"),
    )
    standings = Standings(Schedule(STANDARD, 2, len(entrants), 2, 1), entrants)
    called = [standings.called(number) for number in range(4)]
    assert called == ["simple", "python3 one.py", "python3 two.py", "bold"]
    assert standings.label(3) == "python3 three.py"


def test_a_program_that_never_gets_ready_is_not_met() -> None:
    honest, dies = (Entrant(one, one, tuple(command(one))) for one in ("honest", "dies at once"))
    assert met(honest).own_name == "test"
    with pytest.raises(NeverReady) as error:
        met(dies)
    assert (error.value.label, error.value.detail) == ("dies at once", "exit:3")
