"""How far the critics of the package are off: predicted chances against who won, by tenth.

    python -m tools.critic_calibration standard-2 --decisions 200000
    python -m tools.critic_calibration --svg docs/critics.svg

Rounds of self-play, each network as it comes with the package. At a decision of each round the
critic says every seat's chance to win; then the round is played to its end. `--fit` first fits the
table of the critic's softmax to as many other decisions, and writes it into the file. With
`--ptx FOLDER` the rounds are played on a graphics card (see `tools.gpu_rounds`).
"""

import argparse
from collections.abc import Sequence
from functools import partial
from pathlib import Path
from typing import Any, NamedTuple

import jax
import jax.numpy as jnp
import numpy as np
from numpy.typing import NDArray

from amletero.networks.inputs import Layout
from amletero.networks.network_file import (
    CRITIC,
    HIGHEST,
    POLICY,
    SOFTMAX,
    Network,
    read_network,
)
from amletero.networks.numpy_network import arrays_of
from amletero.networks.packaged_networks import network_path
from amletero.networks.quantization import FULL, STEPS
from amletero.record.action_numbers import ACTIONS
from amletero.training.jax_networks import by_mover, unpacked
from amletero.training.rounds_protocol import Rounds
from tools.gpu_rounds import TABLES, CardRounds, table_edition

ROUNDS = 4096
"""Rounds at once on processors."""
CARD_ROUNDS = 131_072
"""Rounds at once on a graphics card."""
LONGEST = 40
"""No round has more decisions than this."""

KNOTS = (0, 6, 12, 20, 32, 48, 72, 110, 170, SOFTMAX - 1)
"""Distances of outputs between which the table of a critic's softmax is fitted by lines."""
HOLD = 1e-6
"""How much a fit holds on to the table as it was trained, where little is known."""

WholeLayers = list[tuple[Any, Any, Any]]


class Judged(NamedTuple):
    """Decisions: the outputs of a critic, and each seat's share of the win; from the mover on."""

    outputs: NDArray[np.int32]
    shares: NDArray[np.float32]


def whole_layers(network: Network) -> WholeLayers:
    """Return the layers of a network for `whole_outputs`."""
    return [
        tuple(jnp.asarray(part, jnp.float32) for part in arrays_of(layer))  # type: ignore[misc]
        for layer in network.layers
    ]


def whole_outputs(layers: WholeLayers, values: Any) -> Any:
    """Return the outputs of a network of whole numbers; they are exact in 32 bits."""
    sums = values
    for weights, bias, shift in layers:
        values = jnp.clip(sums, 0, HIGHEST)
        sums = jnp.floor((values @ weights + bias) / 2.0**shift)
    return sums.astype(jnp.int32)


class SelfPlay:
    """Rounds that a policy of whole numbers plays."""

    def __init__(self, rounds: Rounds, policy: Network, seed: int) -> None:
        self.rounds = rounds
        self._layers = whole_layers(policy)
        self._table = jnp.log(jnp.asarray(policy.softmax, jnp.float32))
        self._key = jax.random.key(seed)
        self.shown = rounds.show()

    def step(self) -> Any:
        """Make a decision in every round; return what came of it."""
        self._key, key = jax.random.split(self._key)
        bits = jnp.asarray(self.shown.bits)
        actions = _chosen(self.rounds.layout, self._layers, self._table, bits, key)
        played = self.rounds.play(actions)
        self.shown = self.rounds.show()
        return played


@partial(jax.jit, static_argnames="layout")
def _chosen(layout: Layout, layers: WholeLayers, table: Any, bits: Any, key: Any) -> Any:
    seen = unpacked(layout, bits, jnp.float32)
    found = whole_outputs(layers, seen.inputs[:, : layout.size])
    masked = jnp.where(seen.legal, found[:, :ACTIONS], -(1 << 20))
    distance = jnp.minimum(masked.max(axis=-1, keepdims=True) - masked, len(table) - 1)
    return jax.random.categorical(key, table[distance]).astype(jnp.int32)


@partial(jax.jit, static_argnames="layout")
def critic_outputs(layout: Layout, layers: WholeLayers, bits: Any) -> Any:
    """Return the outputs of a critic of whole numbers for what rounds show."""
    return whole_outputs(layers, unpacked(layout, bits, jnp.float32).inputs)


def judged(play: SelfPlay, critic: Network, decisions: int) -> Judged:
    """Return what a critic says at so many decisions, and what came of them."""
    layers = whole_layers(critic)
    found: list[Judged] = []
    while sum(len(part.shares) for part in found) < decisions:
        movers = jnp.array(play.shown.movers)
        outputs = critic_outputs(play.rounds.layout, layers, jnp.asarray(play.shown.bits))
        shares = jnp.zeros((len(movers), play.rounds.layout.players))
        still_on = jnp.ones(len(movers), bool)
        for _ in range(LONGEST):
            played = play.step()
            ended = still_on & jnp.asarray(played.done)
            shares = jnp.where(ended[:, None], jnp.asarray(played.shares), shares)
            still_on &= ~ended
            if not bool(still_on.any()):
                break
        found.append(Judged(np.asarray(outputs), np.asarray(by_mover(shares, movers))))
    return Judged(*(np.concatenate(parts)[:decisions] for parts in zip(*found, strict=True)))


def chances(outputs: NDArray[np.int32], table: Sequence[int] | NDArray[Any]) -> NDArray[Any]:
    """Return the chances that outputs mean, with a table for the softmax."""
    distance = np.minimum(outputs.max(axis=1, keepdims=True) - outputs, len(table) - 1)
    weights = np.asarray(table, np.float64)[distance]
    share: NDArray[Any] = weights / weights.sum(axis=1, keepdims=True)
    return share


def reliability(predicted: NDArray[Any], shares: NDArray[Any]) -> list[dict[str, float]]:
    """Return by tenth: how many, the mean predicted chance, the share that was won."""
    said, won = predicted.ravel(), shares.ravel()
    tenth = np.minimum((10 * said).astype(int), 9)
    return [
        {
            "tenth": number,
            "count": int((tenth == number).sum()),
            "said": float(said[tenth == number].mean()),
            "won": float(won[tenth == number].mean()),
        }
        for number in range(10)
        if (tenth == number).any()
    ]


def worst_error(tenths: Sequence[dict[str, float]]) -> float:
    """Return the greatest difference between said and won, in points."""
    return max(100 * abs(row["said"] - row["won"]) for row in tenths)


def fitted_table(found: Judged) -> NDArray[np.int32]:
    """Return the table for the softmax that is surprised least by who won.

    The logarithm of a weight is a line between some distances; its values there are found by
    Newton's method.
    """
    distance = found.outputs.max(axis=1, keepdims=True) - found.outputs
    knots = np.array(KNOTS, np.float64)
    shape = np.zeros((SOFTMAX, len(knots) - 1))
    for number in range(1, len(knots)):
        at_knot = np.zeros(len(knots))
        at_knot[number] = 1.0
        shape[:, number - 1] = np.interp(np.arange(SOFTMAX), knots, at_knot)
    features = shape[np.minimum(distance, SOFTMAX - 1)]
    trained = knots[1:] / STEPS
    slopes = trained.copy()
    for _ in range(8):
        weights = np.exp(-(features @ slopes))
        said = weights / weights.sum(axis=1, keepdims=True)
        mean = np.einsum("ns,nsk->nk", said, features)
        gradient = np.einsum("ns,nsk->k", found.shares - said, features) / len(said)
        square = np.einsum("ns,nsk,nsl->kl", said, features, features, optimize=True)
        curve = (square - mean.T @ mean) / len(said) + HOLD * np.eye(len(slopes))
        slopes -= np.linalg.solve(curve, gradient + HOLD * (slopes - trained))
    lines = np.interp(np.arange(SOFTMAX), knots, [0.0, *np.maximum.accumulate(slopes)])
    table: NDArray[np.int32] = np.rint(FULL * np.exp(-lines)).astype(np.int32)
    return table


def write_table(path: Path, table: NDArray[np.int32]) -> None:
    """Write another table for the softmax into the file of a network."""
    with np.load(path) as arrays:
        kept = {name: arrays[name] for name in arrays.files}
    with path.open("wb") as file:
        np.savez_compressed(file, **(kept | {"softmax": table}))


def diagram(figures: dict[str, list[dict[str, float]]]) -> str:
    """Return a picture: for each table, said against won, a dot for each tenth."""
    side, gap, across = 120, 34, 4
    down = -(-len(figures) // across)
    box = f"0 0 {across * (side + gap) + gap} {down * (side + gap) + gap}"
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{box}" font-size="11" fill="#567">',
    ]
    for number, (name, tenths) in enumerate(figures.items()):
        left, top = gap + number % across * (side + gap), gap + number // across * (side + gap)
        parts.append(
            f'<g transform="translate({left} {top})"><text y="-6">{name}</text>'
            f'<rect width="{side}" height="{side}" fill="none" stroke="#9ab"/>'
            f'<path d="M0 {side}L{side} 0" stroke="#9ab"/>'
        )
        parts += (
            f'<circle cx="{side * row["said"]:.1f}" cy="{side * (1 - row["won"]):.1f}" r="2.5" '
            f'fill="#b35"/>'
            for row in tenths
        )
        parts.append("</g>")
    return "\n".join([*parts, "</svg>", ""])


def self_play(name: str, ptx: Path | None, seed: int) -> SelfPlay:
    """Return rounds of a table played by the policy of the package."""
    edition, players = table_edition(name)
    policy = read_network(network_path(edition, players, POLICY))
    if ptx is not None:
        return SelfPlay(CardRounds(ptx, name, CARD_ROUNDS, seed=seed, simple=0.0), policy, seed)
    from amletero.training.processor_rounds import ProcessorRounds  # noqa: PLC0415 (needs Numba)

    return SelfPlay(ProcessorRounds(edition, players, ROUNDS, seed=seed, threads=2), policy, seed)


def main() -> None:
    """Print the reliability of critics, and draw it."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("tables", nargs="*", default=list(TABLES))
    parser.add_argument("--decisions", type=int, default=200_000)
    parser.add_argument("--ptx", type=Path)
    parser.add_argument("--seed", type=int, default=11)
    parser.add_argument("--fit", action="store_true", help="fit the critics' tables first")
    parser.add_argument("--svg", type=Path, help="draw a diagram into this file")
    given = parser.parse_args()
    figures = {}
    for name in given.tables or TABLES:
        edition, players = table_edition(name)
        path = network_path(edition, players, CRITIC)
        critic = read_network(path)
        count = given.decisions
        play = self_play(name, given.ptx, given.seed)
        judged(play, critic, 1)  # the first decisions of all rounds, which are as one
        found = judged(play, critic, 2 * count if given.fit else count)
        if given.fit:
            write_table(path, fitted_table(Judged(found.outputs[count:], found.shares[count:])))
            found = Judged(found.outputs[:count], found.shares[:count])
            critic = read_network(path)
        tenths = reliability(chances(found.outputs, critic.softmax), found.shares)
        figures[name] = tenths
        print(f"{name}: off by at most {worst_error(tenths):.2f} points", flush=True)
        for row in tenths:
            said, won = row["said"], row["won"]
            print(f"   {row['tenth']}  {row['count']:9}  said {said:.4f}  won {won:.4f}")
    if given.svg:
        given.svg.write_text(diagram(figures))


if __name__ == "__main__":
    main()
