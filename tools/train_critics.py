"""Train a critic of the package on a graphics card, by watching the package's policy play.

    python -m tools.train_critics PTX_FOLDER OUT_FOLDER standard-2 --seconds 40 --width 256

The critic learns who wins rounds of self-play from every decision of them. Inputs that never were
one have no weights. The table of the softmax, in the file, makes up for what is too sure or not
sure enough; `tools.critic_calibration` says how well, and fits it better.
"""

import argparse
import json
import time
from functools import partial
from pathlib import Path
from typing import Any, NamedTuple

import jax
import jax.numpy as jnp
import numpy as np
from numpy.typing import NDArray

from amletero.networks.inputs import Layout
from amletero.networks.network_file import CRITIC, SOFTMAX, read_network
from amletero.networks.quantization import FULL, STEPS, RealLayer, quantized, write_network
from amletero.training.jax_networks import Layers, by_mover, by_seat, new_critic, outputs, unpacked
from amletero.training.ppo_update import Moments, _adam, _in_parts, _no_moments
from amletero.training.trainer import real_layers
from tools.critic_calibration import (
    SelfPlay,
    chances,
    judged,
    reliability,
    self_play,
    worst_error,
)
from tools.gpu_rounds import table_edition

WINDOW = 20
"""Steps that are learned from at once."""
LEARNING = (1.5e-3, 1e-5)
"""The learning rate at the beginning and at the end."""
SCALES = np.linspace(0.6, 1.4, 161)


@partial(jax.jit, static_argnames=("layout", "parts"), donate_argnames=("critic", "moments"))
def learn(
    layout: Layout, parts: int, critic: Layers, moments: Moments, window: Any, rate: Any
) -> tuple[Layers, Moments, Any]:
    """Return the critic after one pass over a window of decisions."""
    bits, movers, shares, done, last_bits, last_movers = window
    last = jax.nn.softmax(outputs(critic, unpacked(layout, last_bits, jnp.float32).inputs))

    def earlier(later: Any, step: Any) -> tuple[Any, Any]:
        shares, done = step
        target = jnp.where(done[:, None], shares, later)
        return target, target

    _, targets = jax.lax.scan(earlier, by_seat(last, last_movers), (shares, done), reverse=True)
    lessons = jax.tree.map(partial(_in_parts, parts), (bits, by_mover(targets, movers)))

    def one(state: Any, part: Any) -> Any:
        critic, moments = state
        bits, targets = part
        inputs = unpacked(layout, bits, jnp.bfloat16).inputs

        def loss(critic: Layers) -> Any:
            return -(targets * jax.nn.log_softmax(outputs(critic, inputs))).sum(axis=-1).mean()

        surprise, slopes = jax.value_and_grad(loss)(critic)
        return _adam(critic, slopes, moments, rate), surprise

    (critic, moments), surprises = jax.lax.scan(one, (critic, moments), lessons)
    return critic, moments, surprises.mean()


def window_of(play: SelfPlay) -> tuple[Any, ...]:
    """Play some steps; return what was shown and what came of it."""
    made = []
    for _ in range(WINDOW):
        bits, movers = (jnp.array(part) for part in play.shown)
        played = play.step()
        made.append((bits, movers, jnp.array(played.shares), jnp.array(played.done)))
    stacked = (jnp.stack(column) for column in zip(*made, strict=True))
    return (*stacked, *(jnp.array(part) for part in play.shown))


def best_scale(outs: NDArray[Any], shares: NDArray[Any]) -> float:
    """Return by what the outputs must be multiplied to be surprised least."""
    logits = outs.astype(np.float64) / STEPS

    def surprise(scale: float) -> float:
        scaled = scale * (logits - logits.max(axis=1, keepdims=True))
        log_sum = np.log(np.exp(scaled).sum(axis=1, keepdims=True))
        return float(-(shares * (scaled - log_sum)).sum(axis=1).mean())

    return float(min(SCALES, key=surprise))


def scaled_table(scale: float) -> NDArray[np.int32]:
    """Return a table for the softmax of outputs that are to be multiplied."""
    shares = np.exp(-scale * np.arange(SOFTMAX) / STEPS)
    table: NDArray[np.int32] = np.rint(FULL * shares).astype(np.int32)
    return table


class TrainedCritic(NamedTuple):
    """A critic after its training, and what the training was."""

    layers: list[RealLayer]
    samples: NDArray[np.float32]
    """Inputs of some decisions, to quantize the critic with."""
    ever: NDArray[np.uint8]
    """By input: whether it ever was one."""
    updates: int
    seconds: float
    surprise: float


def trained(play: SelfPlay, given: argparse.Namespace) -> TrainedCritic:
    """Train a critic for some seconds on rounds of self-play."""
    layout = play.rounds.layout
    critic = new_critic(jax.random.key(given.seed), layout, given.width)
    moments = _no_moments(critic)
    seen = np.zeros(play.shown.bits.shape[1], np.uint8)
    updates, surprise, spent = 0, 0.0, 0.0
    window: tuple[Any, ...] = ()
    began = time.perf_counter()
    while spent < given.seconds:
        rate = LEARNING[0] * (LEARNING[1] / LEARNING[0]) ** (spent / given.seconds)
        window = window_of(play)
        critic, moments, surprise = learn(
            layout, given.parts, critic, moments, window, jnp.float32(rate)
        )
        used = jax.lax.reduce(window[0], np.uint8(0), jax.lax.bitwise_or, (0, 1))
        seen |= np.asarray(used)
        updates += 1
        if updates == 2:
            began = time.perf_counter()  # compilation is not counted
        spent = time.perf_counter() - began if updates > 1 else 0.0
    some = window[0][::4].reshape(-1, len(seen))[:20_000]
    samples = np.asarray(unpacked(layout, some, jnp.float32).inputs)
    layers = real_layers(critic)
    ever = np.unpackbits(seen, bitorder="little")[: layout.critic_size]
    layers[0] = layers[0]._replace(weights=np.asarray(layers[0].weights) * ever[:, None])
    return TrainedCritic(layers, samples, ever, updates, spent, float(surprise))


def written(critic: TrainedCritic, made: dict[str, Any], given: argparse.Namespace) -> None:
    """Write the critic, calibrated on fresh rounds, and the figures of its calibration."""
    name, out, half = given.table, given.out, given.decisions
    edition, players = table_edition(name)
    path = out / f"{name}-critic.npz"
    whole = quantized(critic.layers, critic.samples)
    write_network(path, CRITIC, edition, players, whole, made)
    found = judged(self_play(name, given.ptx, given.seed + 1), read_network(path), 2 * half)
    scale = best_scale(found.outputs[:half:10], found.shares[:half:10])
    table = scaled_table(scale)
    write_network(path, CRITIC, edition, players, whole, made, table)
    tenths = reliability(chances(found.outputs[half:], table), found.shares[half:])
    figures = {
        **made,
        "surprise": critic.surprise,
        "inputs": [int(critic.ever.sum()), len(critic.ever)],
        "scale": scale,
        "off": worst_error(tenths),
        "bytes": path.stat().st_size,
        "tenths": tenths,
    }
    print(name, json.dumps(figures), flush=True)
    np.savez_compressed(
        out / f"{name}-judged.npz",
        outputs=found.outputs[:400_000].astype(np.int16),
        shares=found.shares[:400_000].astype(np.float16),
    )
    (out / f"{name}-critic.json").write_text(json.dumps(figures))


def main() -> None:
    """Train the critic of one table."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("ptx", type=lambda text: None if text == "-" else Path(text))
    parser.add_argument("out", type=Path)
    parser.add_argument("table")
    parser.add_argument("--seconds", type=float, default=20.0)
    parser.add_argument("--width", type=int, default=160)
    parser.add_argument("--parts", type=int, default=64)
    parser.add_argument("--decisions", type=int, default=2_000_000, help="to calibrate with")
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    play = self_play(given.table, given.ptx, given.seed)
    critic = trained(play, given)
    made = {
        "command": f"python -m tools.train_critics PTX OUT {given.table} "
        f"--seconds {given.seconds:g} --width {given.width} --seed {given.seed}",
        "seed": given.seed,
        "seconds": round(critic.seconds),
        "decisions": critic.updates * WINDOW * int(play.shown.bits.shape[0]),
        "on": "one NVIDIA H200",
    }
    written(critic, made, given)


if __name__ == "__main__":
    main()
