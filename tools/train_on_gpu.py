"""Train the networks of the package on a graphics card; see `tools.gpu_rounds` for what it needs.

    python -m tools.train_on_gpu PTX_FOLDER OUT_FOLDER standard-2 --seconds 400 --width 512

Writes policy and critic as the package holds them, the real numbers they were made of, and a line
of figures every ten seconds. Schedules follow the clock, so that a training ends when it should;
compilation is not counted.
"""

import argparse
import json
import time
from pathlib import Path
from typing import Any

import jax
import jax.numpy as jnp
import numpy as np

from amletero.networks.network_file import CRITIC, POLICY
from amletero.networks.quantizing import quantized, write_network
from amletero.training.learning import Plan
from amletero.training.model import policy_outputs, unpacked
from amletero.training.trainer import Trainer, fresh_start, real_layers, real_policy
from tools.gpu_rounds import CardRounds, check_card, table_edition

EVALUATED = 32_768
"""Rounds at once in which a policy is measured against `simple`."""


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
    given = parser.parse_args()
    train(given)


def train(given: argparse.Namespace) -> None:
    """Train for as long as was asked, and write the networks."""
    name, out = given.table, given.out
    edition, players = table_edition(name)
    check_card(given.ptx, name)
    print(f"{name}: the card plays the same rounds", flush=True)
    rounds = CardRounds(given.ptx, name, given.rounds, seed=given.seed, simple=0.0)
    plan = Plan(minibatches=given.minibatches, half=True)
    start = fresh_start(rounds.layout, given.width, given.width, given.seed)
    trainer = Trainer(rounds, plan, start)
    log = []
    trainer.update(0.0)
    began = told = time.perf_counter()
    while (spent := time.perf_counter() - began) < given.seconds:
        part = spent / given.seconds
        rounds.simple = given.simple if part >= given.simple_from else 0.0
        figures = trainer.update(part)
        if time.perf_counter() - told > 10:
            told = time.perf_counter()
            decisions = trainer.updates * plan.steps * given.rounds
            log.append({"seconds": round(spent, 1), "decisions": decisions, **figures})
            print(name, json.dumps(log[-1]), flush=True)
    made = {
        "command": f"python -m tools.train_on_gpu {given.ptx} {out} {name} "
        f"--seconds {given.seconds:g} --width {given.width} --simple {given.simple:g} "
        f"--simple-from {given.simple_from:g} --seed {given.seed}",
        "seed": given.seed,
        "seconds": round(spent),
        "decisions": trainer.updates * plan.steps * given.rounds,
        "on": "one NVIDIA H200",
    }
    rounds.simple = 0.0
    samples = trainer.samples(20_000)
    policy, critic = real_policy(trainer.learner), real_layers(trainer.learner.critic)
    whole = quantized(policy, samples[:, : rounds.layout.size])
    write_network(out / f"{name}-policy.npz", POLICY, edition, players, whole, made)
    whole = quantized(critic, samples)
    write_network(out / f"{name}-critic.npz", CRITIC, edition, players, whole, made)
    real: dict[str, Any] = {
        f"{kind}_{part}_{number}": np.asarray(value, np.float16)
        for kind, layers in (("policy", real_layers(trainer.learner.policy)), ("critic", critic))
        for number, layer in enumerate(layers)
        for part, value in layer._asdict().items()
    }
    np.savez_compressed(out / f"{name}-real.npz", log=json.dumps(log), **real)
    rates = against_simple(given.ptx, name, trainer, plan)
    print(name, json.dumps({**made, "against simple": rates}), flush=True)


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
