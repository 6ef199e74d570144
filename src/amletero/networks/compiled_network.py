"""A network's arithmetic compiled, for many decisions."""

from collections.abc import Sequence
from typing import Any, NamedTuple, TypeAlias

import numpy as np
from numpy.typing import NDArray

from amletero.kernel.numba_setup import compiled, inlined
from amletero.networks.network_file import HIGHEST, Network
from amletero.networks.numpy_network import arrays_of

Values: TypeAlias = NDArray[np.int32]


class CompiledLayers(NamedTuple):
    """All layers of a network behind each other, so that one type of words fits every network."""

    widths: NDArray[np.int64]
    """The inputs of each layer, and the outputs of the last."""
    weights: NDArray[np.int8]
    bias: Values
    shift: Values
    values: Values
    sums: Values
    """Buffers for the inputs and outputs of a layer."""


def compiled_layers(network: Network) -> CompiledLayers:
    """Return a network in the form that compiled code takes, with its own buffers."""
    layers = [arrays_of(layer) for layer in network.layers]
    widths = [len(layer.weights) for layer in layers] + [len(layers[-1].bias)]
    widest = max(widths[1:])
    return CompiledLayers(
        np.array(widths, np.int64),
        np.concatenate([layer.weights.ravel() for layer in layers]),
        np.concatenate([layer.bias for layer in layers]),
        np.concatenate([layer.shift for layer in layers]),
        np.zeros(widest, np.int32),
        np.zeros(widest, np.int32),
    )


@inlined
def _add_row(sums: Values, row: NDArray[np.int8], value: np.int32) -> None:
    for unit in range(sums.shape[0]):
        sums[unit] = np.int32(sums[unit] + np.int32(value * np.int32(row[unit])))


@compiled
def find_outputs(layers: CompiledLayers, ones: NDArray[np.int16], count: int) -> None:
    """Work out the outputs for the inputs that are one; they are the first of `sums`."""
    width = layers.widths[1]
    sums = layers.sums[:width]
    sums[:] = layers.bias[:width]
    for place in range(count):
        start = ones[place] * width
        _add_row(sums, layers.weights[start : start + width], np.int32(1))
    at, unit_at = layers.widths[0] * width, 0
    for number in range(1, len(layers.widths) - 1):
        before, width = width, layers.widths[number + 1]
        values = layers.values[:before]
        for unit in range(before):
            value = sums[unit] >> layers.shift[unit_at + unit]
            values[unit] = min(max(value, np.int32(0)), np.int32(HIGHEST))
        unit_at += before
        sums = layers.sums[:width]
        sums[:] = layers.bias[unit_at : unit_at + width]
        for unit in range(before):
            if values[unit] > 0:
                start = at + unit * width
                _add_row(sums, layers.weights[start : start + width], values[unit])
        at += before * width
    for unit in range(width):
        sums[unit] >>= layers.shift[unit_at + unit]


class CompiledNetwork:
    """A network whose outputs compiled code works out."""

    def __init__(self, network: Network) -> None:
        self._layers = compiled_layers(network)

    def outputs(self, ones: Sequence[int]) -> list[int]:
        """Return the outputs for the inputs that are one, shifted as the last layer says."""
        find_outputs(self._layers, np.array(ones, np.int16), len(ones))
        found: Any = self._layers.sums[: self._layers.widths[-1]].tolist()
        outputs: list[int] = found
        return outputs
