"""Train the networks of the package on a graphics card; see `tools.gpu_rounds` for what it needs.

    python -m tools.train_on_gpu PTX_FOLDER OUT_FOLDER standard-2 --seconds 400 --width 512
    python -m tools.train_on_gpu PTX_FOLDER OUT_FOLDER standard-2 --against POLICY.npz

The second trains a best response to a policy, from the policy's own weights, and measures it.
Writes policy and critic as the package holds them, the real numbers they were made of, and a line
of figures every ten seconds. Schedules follow the clock, so that a training ends when it should;
compilation is not counted.
"""

import argparse
import json
import sys
import time
from pathlib import Path
from typing import Any

import jax
import jax.numpy as jnp
import numpy as np

from amletero.networks.network_file import CRITIC, POLICY, read_network
from amletero.networks.quantization import quantized, softmax_table, write_network
from amletero.training.average_policy import AveragePolicy
from amletero.training.fixed_opponent import FixedPolicy, fixed_chances, fixed_policy
from amletero.training.jax_networks import Layers, policy_outputs, unpacked
from amletero.training.ppo_update import Learner, Plan, learner_seats, new_learner
from amletero.training.rounds_protocol import Rounds
from amletero.training.trainer import (
    FROM_A_POLICY,
    FROM_NOTHING,
    Trainer,
    TrainingState,
    fresh_start,
    real_layers,
    real_policy,
    start_from,
)
from tools.gpu_rounds import CardRounds, check_card, table_edition

EVALUATED = 32_768
"""Rounds at once in which a policy is measured against `simple`."""
LOGS_PER_COPY = 6
"""Lines of figures between two copies of the real numbers, from which `--start` can go on."""


def main() -> None:
    """Train one table."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("ptx", type=Path)
    parser.add_argument("out", type=Path)
    parser.add_argument("table")
    parser.add_argument("--seconds", type=float, default=60.0)
    parser.add_argument("--width", type=int, default=256)
    parser.add_argument("--rounds", type=int, default=131_072)
    parser.add_argument("--minibatches", type=int, default=32)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--simple", type=float, default=0.5, help="share of rounds, in the end")
    parser.add_argument("--simple-from", type=float, default=0.5, help="part of the training")
    parser.add_argument("--against", type=Path, help="policy to train a best response to")
    parser.add_argument("--start", type=Path, help="policy, or real numbers, to begin with")
    parser.add_argument("--learning", type=float, nargs=2, help="learning rate, first and last")
    parser.add_argument("--entropy", type=float, nargs=2, help="bonus on the entropy, the same")
    parser.add_argument("--average-from", type=float, default=1.0, help="part of the training")
    given = parser.parse_args()
    train(given)


def train(given: argparse.Namespace) -> None:
    """Train for as long as was asked, and write the networks."""
    name = given.table
    check_card(given.ptx, name)
    print(f"{name}: the card plays the same rounds", flush=True)
    rounds = CardRounds(given.ptx, name, given.rounds, seed=given.seed, simple=0.0)
    plan = Plan(minibatches=given.minibatches, half=True)
    trainer = _trainer(given, rounds, plan)
    average, log = AveragePolicy(), []
    trainer.update(0.0)
    began = told = time.perf_counter()
    while (spent := time.perf_counter() - began) < given.seconds:
        part = spent / given.seconds
        late = part >= given.simple_from and given.against is None
        rounds.simple = given.simple if late else 0.0
        figures = trainer.update(part)
        if part >= given.average_from:
            average.add(trainer.learner.policy)
        if time.perf_counter() - told > 10:
            told = time.perf_counter()
            decisions = trainer.updates * plan.steps * given.rounds
            log.append({"seconds": round(spent, 1), "decisions": decisions, **figures})
            print(name, json.dumps(log[-1]), flush=True)
            if len(log) % LOGS_PER_COPY == 0:
                _write_real(given, average.replace_in(trainer.learner), log)
    rounds.simple = 0.0
    trainer.learner = average.replace_in(trainer.learner)
    made = _made(given, round(spent), trainer.updates * plan.steps * given.rounds)
    if given.against is None:
        rates = against_simple(given.ptx, name, trainer, plan)
        print(name, json.dumps({**made, "against simple": rates}), flush=True)
    else:
        opponent = fixed_policy(read_network(given.against))
        measured = CardRounds(given.ptx, name, EVALUATED, seed=99, simple=0.0)
        share, error = response_share(measured, plan, trainer.learner.policy, opponent)
        made["win rate of the response"] = [round(share, 4), round(1.96 * error, 4)]
        print(name, json.dumps(made), flush=True)
    _write(given, rounds, trainer, made, log)


def _made(given: argparse.Namespace, seconds: int, decisions: int) -> dict[str, Any]:
    """Return how the networks were made, for their files."""
    words = [Path(word).name if "/" in word else word for word in sys.argv[3:]]
    made = {
        "command": " ".join(["python -m tools.train_on_gpu PTX OUT", *words]),
        "seed": given.seed,
        "seconds": seconds,
        "decisions": decisions,
        "on": "one NVIDIA H200",
    }
    if _starts_with_policy(given):
        made["start"] = dict(read_network(given.start).made)
    return made


def _trainer(given: argparse.Namespace, rounds: CardRounds, plan: Plan) -> Trainer:
    """Return what trains, from where it is to begin."""
    opponent, schedule = None, FROM_NOTHING
    start = fresh_start(rounds.layout, given.width, given.width, given.seed)
    if given.against is not None:
        network = read_network(given.against)
        opponent, schedule = fixed_policy(network), FROM_A_POLICY
        start = start_from(rounds.layout, network, given.width, given.seed)
    if _starts_with_policy(given):
        schedule = FROM_A_POLICY
        start = start_from(rounds.layout, read_network(given.start), given.width, given.seed)
    elif given.start is not None:
        start = TrainingState(real_learner(given.start), start.key)
    if given.learning is not None:
        schedule = schedule._replace(learning=tuple(given.learning))
    if given.entropy is not None:
        schedule = schedule._replace(entropy=tuple(given.entropy))
    return Trainer(rounds, plan, start, schedule, opponent)


def _starts_with_policy(given: argparse.Namespace) -> bool:
    return given.start is not None and given.start.stem.endswith("-policy")


def real_learner(path: Path) -> Learner:
    """Return networks as `_write` left them."""
    found = np.load(path)

    def layers(kind: str) -> Layers:
        return [
            (
                jnp.asarray(found[f"{kind}_weights_{number}"], jnp.float32),
                jnp.asarray(found[f"{kind}_bias_{number}"], jnp.float32),
            )
            for number in range(4)
        ]

    return new_learner(layers(POLICY), layers(CRITIC))


def _write(
    given: argparse.Namespace, rounds: CardRounds, trainer: Trainer, made: Any, log: Any
) -> None:
    """Write policy and critic; a response always plays its best."""
    name, out = given.table, given.out
    edition, players = table_edition(name)
    samples = trainer.samples(20_000)
    policy, critic = real_policy(trainer.learner), real_layers(trainer.learner.critic)
    _write_real(given, trainer.learner, log)
    whole = quantized(policy, samples[:, : rounds.layout.size])
    softmax = softmax_table(0.0 if given.against is None else 1.0)
    write_network(out / f"{name}-policy.npz", POLICY, edition, players, whole, made, softmax)
    whole = quantized(critic, samples)
    write_network(out / f"{name}-critic.npz", CRITIC, edition, players, whole, made)


def _write_real(given: argparse.Namespace, learner: Learner, log: Any) -> None:
    """Write the real numbers of both networks and the figures so far, all at once."""
    kinds = ((POLICY, learner.policy), (CRITIC, learner.critic))
    real: dict[str, Any] = {
        f"{kind}_{part}_{number}": np.asarray(value, np.float16)
        for kind, layers in kinds
        for number, layer in enumerate(real_layers(layers))
        for part, value in layer._asdict().items()
    }
    path: Path = given.out / f"{given.table}-real.npz"
    half = path.with_suffix(".part")
    with half.open("wb") as file:
        np.savez_compressed(file, log=json.dumps(log), **real)
    half.replace(path)


def response_share(
    rounds: Rounds,
    plan: Plan,
    policy: Layers,
    opponent: FixedPolicy,
    *,
    each: int = 40,
    best: bool = True,
) -> tuple[float, float]:
    """Return the win rate of a policy that plays its best, or by chance, and its standard error.

    The first rounds of every row count, so that short ones do not count more often.
    """
    key, layout = jax.random.key(7), rounds.layout

    @jax.jit
    def act(bits: Any, movers: Any, key: Any) -> Any:
        seen = unpacked(layout, bits, plan.kind)
        own, _ = policy_outputs(layout, policy, seen)
        mine = learner_seats(layout, len(movers)) == movers
        chances = jnp.where(mine[:, None], own, fixed_chances(layout, opponent, seen))
        drawn = jax.random.categorical(key, chances)
        return jnp.where(mine & best, own.argmax(axis=-1), drawn).astype(jnp.int32)

    shown = rounds.show()
    ended = jnp.zeros(len(shown.movers), jnp.int32)
    won = squares = 0.0
    while int(ended.min()) < each:
        key, part = jax.random.split(key)
        shown = rounds.show()
        actions = act(jnp.asarray(shown.bits), jnp.asarray(shown.movers), part)
        shares, done = (jnp.asarray(found) for found in rounds.play(actions))
        seats = learner_seats(layout, len(ended)).astype(jnp.int32)
        share = jnp.take_along_axis(shares, seats[:, None], axis=1)[:, 0]
        share = jnp.where(done & (ended < each), share, 0.0)
        won, squares = won + float(share.sum()), squares + float((share**2).sum())
        ended += done
    count = each * len(ended)
    rate = won / count
    return rate, float(((squares / count - rate**2) / count) ** 0.5)


def against_simple(folder: Path, name: str, trainer: Trainer, plan: Plan) -> dict[str, float]:
    """Return the policy's win rate against `simple`, with unlikely actions left out or not."""
    rates = {}
    for label, least in (("as often as it says", 0.0), ("from 5%", 0.05), ("best", 1.0)):
        rounds = CardRounds(folder, name, EVALUATED, seed=99, simple=1.0)
        key, ended, won = jax.random.key(7), 0.0, 0.0
        for _ in range(40):
            key, part = jax.random.split(key)
            shown = rounds.show()
            actions = _chosen(rounds, plan, trainer, shown.bits, part, least)
            shares, _ = rounds.play(actions)
            movers = shown.movers.astype(jnp.int32)
            won += float(jnp.take_along_axis(shares, movers[:, None], axis=1).sum())
            ended += float(shares.sum())
        rates[label] = round(won / ended, 4)
    return rates


def _chosen(
    rounds: CardRounds, plan: Plan, trainer: Trainer, bits: Any, key: Any, least: float
) -> Any:
    seen = unpacked(rounds.layout, bits, plan.kind)
    chances, _ = policy_outputs(rounds.layout, trainer.learner.policy, seen)
    kept = chances >= chances.max(axis=-1, keepdims=True) + jnp.log(least)
    return jax.random.categorical(key, jnp.where(kept, chances, -jnp.inf)).astype(jnp.int32)


if __name__ == "__main__":
    main()
