"""Win rates and their intervals."""

from random import Random

import pytest

from amletero.arena.win_rates import ClusteredRate


def rate_of(deals: list[tuple[float, float]]) -> ClusteredRate:
    rate = ClusteredRate()
    for won, chances in deals:
        rate.add(won, chances)
    return rate


def test_the_rate_is_what_was_won_for_each_chance() -> None:
    assert rate_of([(1, 2), (2, 2), (0.5, 1)]).rate == pytest.approx(3.5 / 5)


def test_nothing_played_says_nothing() -> None:
    assert rate_of([]).interval() == (0.0, 0.0, 1.0)
    assert rate_of([(0, 0)]).interval() == (0.0, 0.0, 1.0)


def test_with_independent_rounds_it_is_the_usual_interval() -> None:
    random = Random(1)
    found = rate_of([(float(random.random() < 0.3), 1) for _ in range(10_000)]).interval()
    usual = 1.96 * (found.rate * (1 - found.rate) / 10_000) ** 0.5
    assert found.high - found.low == pytest.approx(2 * usual, rel=0.02)


def test_rounds_that_agree_within_a_deal_count_once() -> None:
    """Ten rounds a deal with one result are as good as one round a deal."""
    random = Random(2)
    results = [float(random.random() < 0.5) for _ in range(1000)]
    once = rate_of([(result, 1) for result in results]).interval()
    tenfold = rate_of([(10 * result, 10) for result in results]).interval()
    assert tenfold.high - tenfold.low == pytest.approx(once.high - once.low, rel=0.02)


def test_duplicate_deals_that_cancel_luck_narrow_the_interval() -> None:
    """Where the cards decide, each wins once: the rates are known better than by many rounds."""
    random = Random(3)
    cancelled = rate_of([(1.0 if random.random() < 0.9 else 2.0, 2) for _ in range(500)]).interval()
    free = rate_of([(float(random.random() < 0.55), 1) for _ in range(1000)]).interval()
    assert cancelled.high - cancelled.low < 0.6 * (free.high - free.low)


@pytest.mark.parametrize("deals", [1, 2, 3])
def test_a_few_deals_prove_little(deals: int) -> None:
    everything = rate_of([(2, 2)] * deals).interval()
    half = rate_of([(1, 2)] * deals).interval()
    assert everything.high == 1.0
    assert everything.low < 0.7
    assert half.high - half.low > 0.2


@pytest.mark.parametrize(("deals", "alike"), [(30, 0.0), (30, 0.7), (200, 0.7), (200, 0.0)])
def test_nineteen_of_twenty_intervals_hold_the_truth(deals: int, alike: float) -> None:
    """Four rounds a deal, which agree with each other to some degree; the truth is .4."""
    random = Random(5)

    def deal() -> tuple[float, float]:
        shared = random.random() < 0.4
        rounds = [shared if random.random() < alike else random.random() < 0.4 for _ in range(4)]
        return float(sum(rounds)), 4

    held = 0
    for _ in range(400):
        found = rate_of([deal() for _ in range(deals)]).interval()
        held += found.low <= 0.4 <= found.high
    assert 0.92 <= held / 400 <= 0.98
