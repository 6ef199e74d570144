"""Who the others are is learned from each one's plays, and from everybody's."""

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from amletero.beliefs.company import ALIKE, Company
from amletero.beliefs.situation import Weights

PRIOR = np.array([0.5, 0.3, 0.2])

chances = st.tuples(*[st.floats(0.01, 1.0)] * len(PRIOR)).map(np.array)
plays = st.lists(st.tuples(st.sampled_from([1, 2]), chances), max_size=6)


def read(company: Company, seat: int, likelihoods: Weights) -> Company:
    """One play of a seat, which each model finds so likely."""
    shares = company.shares[seat] * likelihoods
    return company.after(seat, shares / shares.sum())


@given(plays)
def test_it_is_bayes_rule_over_all_who_two_others_may_be(seen: list[tuple[int, Weights]]) -> None:
    company = Company.of_strangers(PRIOR)
    joint = (1 - ALIKE) * np.outer(PRIOR, PRIOR) + ALIKE * np.diag(PRIOR)
    for seat, likelihoods in seen:
        company = read(company, seat, likelihoods)
        joint *= likelihoods[:, None] if seat == 1 else likelihoods[None, :]
    joint /= joint.sum()
    assert company.shares[1] == pytest.approx(joint.sum(axis=1))
    assert company.shares[2] == pytest.approx(joint.sum(axis=0))


def test_what_one_plays_says_less_of_the_rest() -> None:
    company = read(Company.of_strangers(PRIOR), 1, np.array([0.1, 0.1, 0.8]))
    assert PRIOR[2] < company.shares[2][2] < company.shares[1][2]


def test_what_is_impossible_stays_so() -> None:
    company = Company.of_strangers(np.array([0.5, 0.5, 0.0]))
    company = read(company, 1, np.array([0.0, 1.0, 1.0]))
    company = read(company, 2, np.array([0.5, 0.5, 1.0]))
    assert company.shares[1].tolist() == [0.0, 1.0, 0.0]
    assert company.shares[2][2] == 0.0
