"""The networks in training: real numbers, in JAX."""

from collections.abc import Sequence
from itertools import pairwise
from typing import Any, NamedTuple, TypeAlias

import jax
import jax.numpy as jnp

from amletero.networks.inputs import ACTIONS, KINDS, Layout
from amletero.training.rounds_protocol import MASK_BYTES, mask_at

Array: TypeAlias = jax.Array
Layers: TypeAlias = list[tuple[Array, Array]]
"""Weights by input and output, and bias, of each layer."""

ACTIVE: float = 45.0
"""Inputs of the first layer that are one, on average."""
IMPOSSIBLE: float = -1e9


class SeenBits(NamedTuple):
    """The bits that a round shows, as numbers."""

    inputs: Array
    """A critic's; the first of them are the policy's."""
    legal: Array


def new_layers(key: Array, sizes: Sequence[int]) -> Layers:
    """Return fresh layers; the last one begins near 0, so that everything is as likely."""
    layers: Layers = []
    for number, (before, after) in enumerate(pairwise(sizes)):
        key, part = jax.random.split(key)
        spread = (2.0 / (ACTIVE if number == 0 else before)) ** 0.5
        if number == len(sizes) - 2:
            spread *= 0.05
        layers.append((spread * jax.random.normal(part, (before, after)), jnp.zeros(after)))
    return layers


def new_policy(key: Array, layout: Layout, width: int) -> Layers:
    """Return a fresh policy, which also guesses the others' hands behind its actions."""
    outputs = ACTIONS + KINDS * (layout.players - 1)
    return new_layers(key, (layout.size, width, width, width, outputs))


def new_critic(key: Array, layout: Layout, width: int) -> Layers:
    """Return a fresh critic: from the mover's inputs and all hands, who will win."""
    return new_layers(key, (layout.critic_size, width, width, width, layout.players))


def unpacked(layout: Layout, bits: Array, kind: Any) -> SeenBits:
    """Return the bits of rounds as numbers of this kind."""
    spread = (bits[:, :, None] >> jnp.arange(8, dtype=jnp.uint8)) & 1
    flat = spread.reshape(bits.shape[0], -1)
    first = 8 * mask_at(layout)
    assert flat.shape[1] == first + 8 * MASK_BYTES
    legal = flat[:, first : first + ACTIONS] > 0
    return SeenBits(flat[:, : layout.critic_size].astype(kind), legal)


def outputs(layers: Layers, values: Array) -> Array:
    """Return what comes out: hidden layers in the kind of the inputs, the last in 32 bits."""
    kind = values.dtype
    for weights, bias in layers[:-1]:
        values = jax.nn.relu(values @ weights.astype(kind) + bias.astype(kind))
    weights, bias = layers[-1]
    return values.astype(jnp.float32) @ weights + bias


def policy_outputs(layout: Layout, policy: Layers, seen: SeenBits) -> tuple[Array, Array]:
    """Return the logarithms of the actions' chances, and the logits of the others' hands."""
    found = outputs(policy, seen.inputs[:, : layout.size])
    actions = jnp.where(seen.legal, found[:, :ACTIONS], IMPOSSIBLE)
    hands = found[:, ACTIONS:].reshape(-1, layout.players - 1, KINDS)
    return jax.nn.log_softmax(actions), hands


def by_seat(values: Array, movers: Array) -> Array:
    """Return values that are counted from the mover, counted from seat 0 instead."""
    return _turned(values, -movers.astype(jnp.int32))


def by_mover(values: Array, movers: Array) -> Array:
    """Return values that are counted from seat 0, counted from the mover instead."""
    return _turned(values, movers.astype(jnp.int32))


def _turned(values: Array, further: Array) -> Array:
    players = values.shape[-1]
    places = (jnp.arange(players) + further[..., None]) % players
    return jnp.take_along_axis(values, places, axis=-1)
