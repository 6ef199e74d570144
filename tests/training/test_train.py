"""A tiny network trained for real: it learns, resumes after a stop, and a seed decides it."""

from pathlib import Path

import jax.numpy as jnp
import pytest

from amletero.bots import bot
from amletero.networks.network_file import read_network
from amletero.training.average_policy import AveragePolicy
from amletero.training.training_run import OtherTraining, TrainingOrder, checkpoint_of, train_file

ORDER = TrainingOrder("classic", 2, updates=44, width=16, rounds=128, seed=3, average_from=0.25)


def test_the_average_is_the_mean_of_all_policies_that_were_added() -> None:
    average = AveragePolicy()
    for height in (1.0, 2.0, 6.0):
        average.add([(jnp.full((2, 2), height), jnp.full(2, -height))])
    ((weights, bias),) = average.layers
    assert jnp.allclose(weights, 3.0)
    assert jnp.allclose(bias, -3.0)


class Stopped(Exception):
    pass


def stop_at_30(done: int, figures: dict[str, float]) -> None:
    del figures
    if done == 30:
        raise Stopped


def test_a_training_learns_and_goes_on_where_it_was_stopped(tmp_path: Path) -> None:
    whole, broken = tmp_path / "whole.npz", tmp_path / "broken.npz"
    figures: list[dict[str, float]] = []
    train_file(whole, ORDER, 2, lambda _, found: figures.append(found))
    assert figures[-1]["entropy"] < 0.9 * figures[0]["entropy"]
    assert figures[-1]["hands"] < figures[0]["hands"]
    assert figures[-1]["critic"] < figures[0]["critic"]
    with pytest.raises(Stopped):
        train_file(broken, ORDER, 1, stop_at_30)
    assert checkpoint_of(broken).exists()
    with pytest.raises(OtherTraining):
        train_file(broken, TrainingOrder("classic", 2, 44, 16, 128, seed=4), 1, stop_at_30)
    resumed: list[int] = []
    train_file(broken, ORDER, 2, lambda done, _: resumed.append(done))
    assert resumed == list(range(21, 45))
    assert broken.read_bytes() == whole.read_bytes()
    assert not checkpoint_of(broken).exists()
    assert "<polyline" in whole.with_suffix(".html").read_text()
    assert read_network(whole).made["seed"] == 3
    assert bot(str(whole)).name == str(whole)
