"""A network that plays and does not learn: the whole numbers of its file, worked out by JAX.

Floating point holds every sum exactly: values and weights have at most seven bits, which 16-bit
floating point holds, and sums stay below 2²⁴.
"""

from collections.abc import Sequence
from typing import NamedTuple

import jax
import jax.numpy as jnp
import numpy as np

from amletero.networks.inputs import ACTIONS, Layout
from amletero.networks.network_file import HIGHEST, Network
from amletero.networks.numpy_network import arrays_of
from amletero.networks.quantization import RealLayer, dequantized
from amletero.training.jax_networks import IMPOSSIBLE, Array, Layers, SeenBits, new_policy


class FixedPolicy(NamedTuple):
    """The layers of a policy, and the logarithms of its table for the softmax."""

    layers: tuple[tuple[Array, Array, Array], ...]
    """Weights, bias, and what a sum is divided by."""
    chances: Array


def fixed_policy(network: Network) -> FixedPolicy:
    """Return a network as JAX takes it."""
    layers = (arrays_of(layer) for layer in network.layers)
    table = np.frombuffer(network.softmax, np.int32).astype(np.float64)
    chances = np.where(table > 0, np.log(np.maximum(table, 1.0)), IMPOSSIBLE)
    return FixedPolicy(
        tuple(
            (
                jnp.asarray(layer.weights, jnp.float32),
                jnp.asarray(layer.bias, jnp.float32),
                jnp.asarray(2.0**layer.shift, jnp.float32),
            )
            for layer in layers
        ),
        jnp.asarray(chances, jnp.float32),
    )


def fixed_chances(layout: Layout, policy: FixedPolicy, seen: SeenBits) -> Array:
    """Return the logarithms of the actions' chances, up to the same number for each row."""
    values = seen.inputs[:, : layout.size]
    kind = values.dtype
    sums = jnp.zeros(0)
    for weights, bias, divisor in policy.layers:
        found = jnp.matmul(values, weights.astype(kind), preferred_element_type=jnp.float32)
        sums = jnp.floor((found + bias) / divisor)
        values = jnp.clip(sums, 0, HIGHEST).astype(kind)
    outputs = jnp.where(seen.legal, sums, -jnp.inf)
    behind = jnp.clip(outputs.max(axis=-1, keepdims=True) - outputs, 0, len(policy.chances) - 1)
    return jnp.where(seen.legal, policy.chances[behind.astype(jnp.int32)], IMPOSSIBLE)


def policy_like(key: Array, layout: Layout, network: Network) -> Layers:
    """Return a policy that begins to learn where a network stands.

    Its units have the size of fresh ones, so that a step of learning changes them as much.
    """
    fresh = new_policy(key, layout, network.layers[0].outputs)
    layers = _with_fresh_sizes(dequantized(network), fresh)
    weights, bias = fresh[-1]
    last = layers[-1]
    return [
        *((jnp.asarray(layer.weights), jnp.asarray(layer.bias)) for layer in layers[:-1]),
        (
            weights.at[:, :ACTIONS].set(jnp.asarray(last.weights)),
            bias.at[:ACTIONS].set(jnp.asarray(last.bias)),
        ),
    ]


def _with_fresh_sizes(layers: Sequence[RealLayer], fresh: Layers) -> list[RealLayer]:
    """Return layers that do the same, each hidden unit with weights as large as a fresh one's."""
    found, before = [], np.ones(len(layers[0].weights), np.float32)
    for layer, (new, _) in zip(layers[:-1], fresh[:-1], strict=True):
        weights = layer.weights / before[:, None]
        size = float(jnp.sqrt(jnp.square(new).mean()))
        units = size / np.maximum(np.sqrt(np.square(weights).mean(axis=0)), 1e-6)
        found.append(RealLayer(weights * units, layer.bias * units))
        before = units
    last = layers[-1]
    return [*found, RealLayer(last.weights / before[:, None], last.bias)]


def drawn_actions(key: Array, chances: Array) -> Array:
    """Return an action of each row by chance."""
    return jax.random.categorical(key, chances).astype(jnp.int32)
