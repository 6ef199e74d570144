"""The mean of the weights of a policy over many updates.

In self-play each policy beats the one before it, round and round; the mean settles down, and is far
harder to exploit.
"""

from collections.abc import Mapping
from typing import Any

import jax
import jax.numpy as jnp
import numpy as np
from numpy.typing import NDArray

from amletero.training.jax_networks import Layers
from amletero.training.ppo_update import Learner


class AveragePolicy:
    """Weights that are the mean of those of all policies that were added."""

    def __init__(self) -> None:
        self.count = 0
        self.layers: Layers = []

    def add(self, policy: Layers) -> None:
        """Count in the policy of one more update."""
        self.count += 1
        if self.count == 1:
            self.layers = jax.tree.map(jnp.copy, policy)
        share = 1.0 / self.count
        self.layers = jax.tree.map(
            lambda mean, new: mean + share * (new - mean), self.layers, policy
        )

    def replace_in(self, learner: Learner) -> Learner:
        """Return the learner with the mean as its policy, if any was added."""
        return learner._replace(policy=self.layers) if self.count else learner

    def arrays(self) -> dict[str, NDArray[Any]]:
        """Return the mean by name, to be saved."""
        named = {
            f"average_{part}_{number}": np.asarray(value)
            for number, layer in enumerate(self.layers)
            for part, value in zip(("weights", "bias"), layer, strict=True)
        }
        return {**named, "average_count": np.array(self.count)}

    def restore(self, arrays: Mapping[str, NDArray[Any]]) -> None:
        """Go on from a mean that was saved."""
        self.count, self.layers = int(arrays["average_count"]), []
        while (weights := f"average_weights_{len(self.layers)}") in arrays:
            bias = f"average_bias_{len(self.layers)}"
            self.layers.append((jnp.asarray(arrays[weights]), jnp.asarray(arrays[bias])))
