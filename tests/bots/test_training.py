"""Training: a seed decides it, whatever the number of threads, and it teaches something."""

import numpy as np
import pytest

from amletero.beliefs.trained import FOLDER, trained
from amletero.beliefs.weights import GUARD_SURE, STAGES
from amletero.bots import training
from amletero.bots.training import count_batches, train_edition
from amletero.rules.editions import CLASSIC, EDITIONS, Edition


@pytest.fixture
def short_batches(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(training, "ROUNDS", dict.fromkeys(range(2, 7), 320))


@pytest.mark.usefixtures("short_batches")
def test_the_number_of_threads_changes_nothing() -> None:
    done: list[int] = []
    one = train_edition(CLASSIC, 5, 2, 1, lambda: done.append(1))
    two = train_edition(CLASSIC, 5, 2, 2, lambda: None)
    other = train_edition(CLASSIC, 6, 2, 2, lambda: None)
    assert len(done) == count_batches(CLASSIC, 2)
    assert len(one) == len(CLASSIC.goals)
    for mine, same, different in zip(one, two, other, strict=True):
        assert (mine.policy == same.policy).all()
        assert (mine.reading == same.reading).all()
        assert (mine.policy != different.policy).any()


@pytest.mark.parametrize("edition", EDITIONS.values(), ids=EDITIONS.keys())
def test_what_was_learned_is_there_for_every_game(edition: Edition) -> None:
    for players in edition.goals:
        learned = trained(edition, players)
        assert np.isfinite(learned.policy).all()
        assert learned.reading.min() > 0
        assert learned.policy[GUARD_SURE : GUARD_SURE + STAGES].max() > 0.5


def test_the_files_are_small() -> None:
    assert sum(path.stat().st_size for path in FOLDER.iterdir()) < 5_000_000
