"""A network that does not learn plays in JAX as it plays anywhere; a learner can begin with it."""

import jax
import jax.numpy as jnp
import numpy as np
import pytest

from amletero.networks.choosing_moves import softmax_weights
from amletero.networks.inputs import layout_of
from amletero.networks.network_file import POLICY
from amletero.networks.packaged_networks import our_network
from amletero.record.action_numbers import ACTIONS
from amletero.rules.editions import CLASSIC
from amletero.training.fixed_opponent import fixed_chances, fixed_policy, policy_like
from amletero.training.jax_networks import SeenBits, policy_outputs

LAYOUT = layout_of(CLASSIC, 2)
ROWS = 20


def any_bits() -> tuple[np.ndarray, np.ndarray]:
    chance = np.random.default_rng(1)
    inputs = chance.random((ROWS, LAYOUT.critic_size)) < 0.04
    legal = chance.random((ROWS, ACTIONS)) < 0.2
    return inputs.astype(np.float32), legal


def test_whole_numbers_are_the_same_in_jax() -> None:
    network, arithmetic = our_network(CLASSIC, 2, POLICY)
    inputs, legal = any_bits()
    for kind in (jnp.float32, jnp.bfloat16):
        seen = SeenBits(jnp.asarray(inputs, kind), jnp.asarray(legal))
        found = jax.nn.softmax(fixed_chances(LAYOUT, fixed_policy(network), seen))
        for row in range(ROWS):
            ones = np.flatnonzero(inputs[row, : LAYOUT.size]).tolist()
            actions = np.flatnonzero(legal[row]).tolist()
            weights = softmax_weights(arithmetic.outputs(ones), network.softmax, actions)
            expected = np.array(weights) / sum(weights)
            assert np.asarray(found[row])[actions] == pytest.approx(expected, abs=1e-6)


def test_a_learner_begins_where_the_network_stands() -> None:
    network = our_network(CLASSIC, 2, POLICY).network
    inputs, legal = any_bits()
    seen = SeenBits(jnp.asarray(inputs), jnp.asarray(legal))
    policy = policy_like(jax.random.key(1), LAYOUT, network)
    chances, _ = policy_outputs(LAYOUT, policy, seen)
    theirs = jax.nn.log_softmax(fixed_chances(LAYOUT, fixed_policy(network), seen))
    apart = jnp.abs(jnp.exp(chances) - jnp.exp(theirs)).sum(axis=-1) / 2
    assert float(apart.mean()) < 0.1
