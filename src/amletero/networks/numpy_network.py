"""A network's arithmetic in NumPy."""

from collections.abc import Sequence
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from amletero.networks.network_file import HIGHEST, Layer, Network


class Arrays(NamedTuple):
    """A layer as arrays."""

    weights: NDArray[Any]
    bias: NDArray[np.int32]
    shift: NDArray[np.int32]


def arrays_of(layer: Layer) -> Arrays:
    """Return a layer as arrays of whole numbers, the weights by input and output."""
    weights = np.frombuffer(layer.weights, np.int8).reshape(layer.inputs, layer.outputs)
    return Arrays(
        weights, np.frombuffer(layer.bias, np.int32), np.frombuffer(layer.shift, np.int32)
    )


class NumpyNetwork:
    """A network whose outputs NumPy works out.

    The layers after the first multiply in floating point, where a processor has its fastest
    matrices: whole numbers up to 2²⁴ are exact there, and no sum is greater.
    """

    def __init__(self, network: Network) -> None:
        first, *later = (arrays_of(layer) for layer in network.layers)
        self._first = first
        self._later = [layer._replace(weights=layer.weights.astype(np.float32)) for layer in later]

    def outputs(self, ones: Sequence[int]) -> list[int]:
        """Return the outputs for the inputs that are one, shifted as the last layer says."""
        return self.outputs_of_many([ones])[0]

    def outputs_of_many(self, many: Sequence[Sequence[int]]) -> list[list[int]]:
        """Return the outputs for each of many inputs."""
        if not many:
            return []
        sums = (self._first_sums(many) + self._first.bias) >> self._first.shift
        for layer in self._later:
            values = np.clip(sums, 0, HIGHEST).astype(np.float32)
            sums = ((values @ layer.weights).astype(np.int32) + layer.bias) >> layer.shift
        outputs: list[list[int]] = sums.tolist()
        return outputs

    def _first_sums(self, many: Sequence[Sequence[int]]) -> NDArray[np.int32]:
        """Return the sums of the first layer, by the few inputs that are one somewhere."""
        weights = self._first.weights
        if len(many) == 1:
            alone: NDArray[np.int32] = weights[many[0]].sum(axis=0, dtype=np.int32, keepdims=True)
            return alone
        lengths = [len(ones) for ones in many]
        used, places = np.unique(np.concatenate([*map(np.asarray, many)]), return_inverse=True)
        inputs = np.zeros((len(many), len(used)), np.float32)
        inputs[np.repeat(np.arange(len(many)), lengths), places] = 1.0
        return (inputs @ weights[used].astype(np.float32)).astype(np.int32)


def many_outputs(network: Network, inputs: NDArray[Any]) -> NDArray[np.int32]:
    """Return the outputs for many rows of inputs, zeros and ones."""
    sums = inputs
    for number, layer in enumerate(map(arrays_of, network.layers)):
        values = (sums if number == 0 else np.clip(sums, 0, HIGHEST)).astype(np.float32)
        found = (values @ layer.weights.astype(np.float32)).astype(np.int32)
        sums = (found + layer.bias) >> layer.shift
    return sums
