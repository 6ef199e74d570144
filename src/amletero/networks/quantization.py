"""Turns a trained network of real numbers into one of whole numbers, and writes it."""

import json
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from amletero.networks.network_file import FORMAT, HIGHEST, SOFTMAX, Network
from amletero.networks.numpy_network import arrays_of
from amletero.rules.editions import Edition

STEPS: Final = 32
"""Entries of the softmax's table for each factor of e."""
FULL: Final = 1 << 16
"""The weight of the best output."""
MOST_SHIFT: Final = 24
CLIPPED: Final = 0.0005
"""Share of a unit's values that may be clipped."""


class RealLayer(NamedTuple):
    """A layer of real numbers: weights by input and output, and the bias."""

    weights: NDArray[Any]
    bias: NDArray[Any]


class WholeLayer(NamedTuple):
    """A layer of whole numbers, as `amletero.networks.network_file` describes it."""

    weights: NDArray[np.int8]
    bias: NDArray[np.int32]
    shift: NDArray[np.int32]


def softmax_table(least: float = 0.0) -> NDArray[np.int32]:
    """Return the softmax table; outputs less likely than this share of the best have weight 0."""
    shares = np.exp(-np.arange(SOFTMAX) / STEPS)
    shares[-1] = 0.0
    return np.where(shares >= least, np.rint(FULL * shares), 0).astype(np.int32)


def quantized(layers: Sequence[RealLayer], samples: NDArray[Any]) -> list[WholeLayer]:
    """Return layers of whole numbers that do nearly the same; samples are rows of inputs.

    Each unit has a scale of its own: its weights use the whole range of a byte, and a shift brings
    its values to 0–127. The next layer's weights make up for the scale.
    """
    values = np.asarray(samples, np.float64)
    units = np.ones(values.shape[1])
    found = []
    for layer in layers[:-1]:
        weights, bias = _in_units(layer, units)
        scale = HIGHEST / np.maximum(np.abs(weights).max(axis=0), 1e-6)
        sums = np.maximum(values @ weights + bias, 0.0)
        highest = np.maximum(np.quantile(sums, 1 - CLIPPED, axis=0), 1e-6)
        shift = np.clip(np.ceil(np.log2(scale * highest / HIGHEST)), 0, MOST_SHIFT)
        found.append(_whole(weights, bias, scale, shift))
        units = scale / 2**shift
        values = sums * units
    weights, bias = _in_units(layers[-1], units)
    room = HIGHEST / np.maximum(np.abs(weights).max(axis=0), 1e-9)
    shift = np.clip(np.floor(np.log2(room / STEPS)), 0, MOST_SHIFT)
    return [*found, _whole(weights, bias, STEPS * 2.0**shift, shift)]


def dequantized(network: Network) -> list[RealLayer]:
    """Return layers of real numbers that equal a network except for rounding and clipping.

    Outputs are logarithms of chances again.
    """
    found = []
    for number, layer in enumerate(network.layers):
        weights, bias, shift = arrays_of(layer)
        half = np.where(shift > 0, 2.0 ** (shift - 1), 0)
        steps = STEPS if number == len(network.layers) - 1 else 1
        scale = steps * 2.0**shift
        found.append(
            RealLayer(
                (weights / scale).astype(np.float32), ((bias - half) / scale).astype(np.float32)
            )
        )
    return found


def _in_units(layer: RealLayer, units: NDArray[Any]) -> RealLayer:
    """Return a layer that takes its inputs in these units, as real numbers."""
    weights = np.asarray(layer.weights, np.float64) / units[:, None]
    return RealLayer(weights, np.asarray(layer.bias, np.float64))


def _whole(
    weights: NDArray[Any], bias: NDArray[Any], scale: NDArray[Any], shift: NDArray[Any]
) -> WholeLayer:
    """Return a layer at its scale; half of what the shift takes away rounds its values."""
    half = np.where(shift > 0, 2.0 ** (shift - 1), 0)
    return WholeLayer(
        np.clip(np.rint(weights * scale), -HIGHEST, HIGHEST).astype(np.int8),
        np.rint(bias * scale + half).astype(np.int32),
        shift.astype(np.int32),
    )


def write_network(
    path: Path,
    kind: str,
    edition: Edition,
    players: int,
    layers: Sequence[WholeLayer],
    made: Mapping[str, Any],
    softmax: NDArray[np.int32] | None = None,
) -> None:
    """Write a network; the same numbers give the same bytes."""
    about = {"format": FORMAT, "kind": kind, "edition": edition.name, "players": players}
    text = json.dumps({**about, "made": dict(made)}, sort_keys=True)
    arrays: dict[str, Any] = {
        "about": np.frombuffer(text.encode(), np.uint8),
        "softmax": softmax_table() if softmax is None else softmax,
    }
    for number, layer in enumerate(layers):
        arrays |= {f"{part}_{number}": value for part, value in layer._asdict().items()}
    with path.open("wb") as file:
        np.savez_compressed(file, **arrays)
