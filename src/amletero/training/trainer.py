"""The loop of a training: rounds are played, networks learn from them, and so on."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final, NamedTuple

import jax
import jax.numpy as jnp
import numpy as np
from numpy.typing import NDArray

from amletero.networks.inputs import ACTIONS, Layout
from amletero.networks.network_file import Network
from amletero.networks.quantization import RealLayer
from amletero.training.fixed_opponent import FixedPolicy, policy_like
from amletero.training.jax_networks import Array, Layers, new_critic, new_policy, unpacked
from amletero.training.ppo_update import (
    Decisions,
    Learner,
    Plan,
    Rates,
    decide,
    learn,
    learner_seats,
    new_learner,
)
from amletero.training.rounds_protocol import Rounds


class RateSchedule(NamedTuple):
    """How rates fall: what they are in the beginning and in the end; their logarithms fall evenly.

    While it warms up, the critic alone learns: one that knows nothing yet would mislead a policy
    that plays well.
    """

    learning: tuple[float, float] = (1e-3, 3e-5)
    entropy: tuple[float, float] = (0.08, 0.004)
    """The bonus on the entropy of a policy."""
    warm_up: float = 0.0
    """Part of the training."""


FROM_NOTHING: Final = RateSchedule()
FROM_A_POLICY: Final = RateSchedule((3e-4, 3e-5), (0.01, 0.001), 0.04)
"""For a response that begins with the weights of the policy it learns to beat."""


class TrainingState(NamedTuple):
    """Where a training stands."""

    learner: Learner
    key: Any
    updates: int = 0


def fresh_start(layout: Layout, width: int, critic_width: int, seed: int) -> TrainingState:
    """Return the beginning of a training."""
    key, policy, critic = jax.random.split(jax.random.key(seed), 3)
    networks = new_policy(policy, layout, width), new_critic(critic, layout, critic_width)
    return TrainingState(new_learner(*networks), key)


def start_from(layout: Layout, network: Network, critic_width: int, seed: int) -> TrainingState:
    """Return the beginning of a training whose policy is that of a network."""
    key, policy, critic = jax.random.split(jax.random.key(seed), 3)
    networks = policy_like(policy, layout, network), new_critic(critic, layout, critic_width)
    return TrainingState(new_learner(*networks), key)


def rates_at(schedule: RateSchedule, part: float) -> Rates:
    """Return the rates when this part of the training is done."""
    learning, entropy = (
        first * (last / first) ** min(part, 1.0)
        for first, last in (schedule.learning, schedule.entropy)
    )
    policy = 0.0 if part < schedule.warm_up else learning
    return Rates(jnp.float32(policy), jnp.float32(learning), jnp.float32(entropy))


class Trainer:
    """Plays and learns, an update at a time: by self-play, or against an opponent."""

    def __init__(
        self,
        rounds: Rounds,
        plan: Plan,
        start: TrainingState,
        schedule: RateSchedule = FROM_NOTHING,
        opponent: FixedPolicy | None = None,
    ) -> None:
        self._rounds, self._plan = rounds, plan
        self._schedule, self._opponent = schedule, opponent
        self.learner, self.key, self.updates = start
        self._shown = rounds.show()

    def update(self, part: float) -> dict[str, float]:
        """Play the steps of one update and learn from them; return figures of how it went."""
        layout, plan = self._rounds.layout, self._plan
        made = []
        for _ in range(plan.steps):
            bits, movers = self._shown
            learners = movers
            if self._opponent is not None:
                learners = learner_seats(layout, len(movers))
            actions, chances, values = self._decide()
            shares, done = self._rounds.play(actions)
            made.append((bits, movers, learners, actions, chances, values, shares, done))
            self._shown = self._rounds.show()
        decisions = Decisions(*(jnp.stack(column) for column in zip(*made, strict=True)))
        _, _, last = self._decide()
        rates = rates_at(self._schedule, part)
        self.learner, figures = learn(layout, plan, self.learner, decisions, last, rates)
        self.updates += 1
        return {name: float(value) for name, value in figures.items()}

    def samples(self, count: int) -> NDArray[Any]:
        """Return a critic's inputs of that many decisions, to quantize networks with."""
        found: list[NDArray[Any]] = []
        while sum(map(len, found)) < count:
            seen = unpacked(self._rounds.layout, jnp.asarray(self._shown.bits), jnp.float32)
            found.append(np.asarray(seen.inputs[:count]))
            actions, _, _ = self._decide()
            self._rounds.play(actions)
            self._shown = self._rounds.show()
        return np.concatenate(found)[:count]

    def _decide(self) -> tuple[Array, Array, Array]:
        self.key, key = jax.random.split(self.key)
        bits, movers = (jnp.asarray(part) for part in self._shown)
        layout, plan = self._rounds.layout, self._plan
        found: tuple[Array, Array, Array] = decide(
            layout, plan, self.learner, bits, movers, key, self._opponent
        )
        return found


def real_policy(learner: Learner) -> list[RealLayer]:
    """Return the layers of a policy, without its guesses at hands."""
    layers = real_layers(learner.policy)
    last = layers[-1]
    return [*layers[:-1], RealLayer(last.weights[:, :ACTIONS], last.bias[:ACTIONS])]


def real_layers(layers: Layers) -> list[RealLayer]:
    """Return layers as NumPy's arrays."""
    return [RealLayer(np.asarray(weights), np.asarray(bias)) for weights, bias in layers]


def save_start(path: Path, start: TrainingState, **more: NDArray[Any]) -> None:
    """Write where a training stands, all at once: a kill leaves the old file or the new one."""
    leaves = jax.tree.leaves(start.learner)
    arrays: dict[str, Any] = {
        f"leaf_{number}": np.asarray(leaf) for number, leaf in enumerate(leaves)
    }
    arrays |= {"key": np.asarray(jax.random.key_data(start.key)), **more}
    arrays["updates"] = np.array(start.updates)
    half = path.with_name(path.name + ".part")
    with half.open("wb") as file:
        np.savez(file, **arrays)
    half.replace(path)


def load_start(path: Path, like: TrainingState) -> tuple[TrainingState, dict[str, NDArray[Any]]]:
    """Return where a training stood, and what else was saved with it."""
    with np.load(path) as arrays:
        found = {name: arrays[name] for name in arrays.files}
    count = len(jax.tree.leaves(like.learner))
    leaves = [jnp.asarray(found.pop(f"leaf_{number}")) for number in range(count)]
    learner = jax.tree.unflatten(jax.tree.structure(like.learner), leaves)
    key = jax.random.wrap_key_data(jnp.asarray(found.pop("key")))
    return TrainingState(learner, key, int(found.pop("updates"))), found


def parts_left(done: int, updates: int) -> Iterator[float]:
    """Yield for each update that is left which part of the training is done."""
    for number in range(done, updates):
        yield number / updates
