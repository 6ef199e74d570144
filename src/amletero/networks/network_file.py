"""Networks as files: an .npz archive of integers, read without NumPy.

| array       | type, shape               | what it holds                                          |
|-------------|---------------------------|--------------------------------------------------------|
| `about`     | uint8, bytes of JSON      | `format` 1, `kind` policy or critic, `edition` (and a  |
|             |                           | deck: `classic guard4_priest2_baron2`), `players`, and |
|             |                           | how it was `made`                                      |
| `softmax`   | int32, 256                | the weight of an output by its distance to the best    |
| `weights_k` | int8, inputs × outputs    | layer k from 0 on; the last one gives the outputs      |
| `bias_k`    | int32, outputs            | what a sum begins with                                 |
| `shift_k`   | int32, outputs            | the bits that a sum loses to the right                 |

A layer adds the rows of its weights, each times its input, to the bias; shifts the sums to the
right; and, but for the last layer, clips them to 0–127, which is the next layer's input. Sums fit
32 bits, and no layer has more than 1,024 inputs that can be greater than one.
"""

import ast
import json
import struct
import zipfile
from array import array
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from amletero.networks.inputs import layout_of
from amletero.record.action_numbers import ACTIONS
from amletero.rules.editions import Edition, edition_named

FORMAT: Final = 1
POLICY: Final = "policy"
CRITIC: Final = "critic"
SOFTMAX: Final = 256
"""Entries of the table for the softmax."""
MOST_UNITS: Final = 1024
"""Units of a hidden layer at most, so that sums are exact as 32-bit floating point, too."""
HIGHEST: Final = 127
"""The highest input of a layer after the first."""
MOST_BYTES: Final = 1 << 26
"""Bytes of an array at most; a larger one is not read."""
TYPES: Final = {"|i1": "b", "|u1": "B", "<i4": "i"}
"""NumPy's names of the types that occur, and those of `array`."""


class BadNetwork(ValueError):
    """A file that is not a network for any of our tables; the text says why."""

    def __init__(self, text: str, why: str = "network-unfit") -> None:
        super().__init__(text)
        self.why = why
        """The message for people: `network-unreadable`, `network-unfit` or `network-critic`."""


@dataclass(frozen=True)
class Layer:
    """A layer: weights by input and output, row after row."""

    weights: "array[int]"
    bias: "array[int]"
    shift: "array[int]"

    @property
    def outputs(self) -> int:
        """Return the number of outputs."""
        return len(self.bias)

    @property
    def inputs(self) -> int:
        """Return the number of inputs."""
        return len(self.weights) // len(self.bias)


@dataclass(frozen=True)
class Network:
    """A network for one table: an edition and a number of players."""

    kind: str
    edition: Edition
    players: int
    softmax: "array[int]"
    layers: tuple[Layer, ...]
    made: Mapping[str, Any]
    """How it was made: the command, the seed, the seconds."""


def read_network(path: Path) -> Network:
    """Return the network of a file. Raises `BadNetwork`, or `OSError` if it cannot be read."""
    try:
        arrays = _read_arrays(path)
        about = json.loads(arrays["about"].tobytes())
        layers: list[Layer] = []
        while f"weights_{len(layers)}" in arrays:
            number = len(layers)
            parts = (arrays[f"{part}_{number}"] for part in ("weights", "bias", "shift"))
            layers.append(Layer(*parts))
        network = Network(
            about["kind"],
            edition_named(about["edition"]),
            about["players"],
            arrays["softmax"],
            tuple(layers),
            about["made"],
        )
    except (KeyError, TypeError, ValueError, struct.error, zipfile.BadZipFile, EOFError) as error:
        raise BadNetwork(f"{path}: not a network: {error}", "network-unreadable") from error
    if about.get("format") != FORMAT:
        raise BadNetwork(f"{path}: another format than {FORMAT}")
    _check(path, network)
    return network


def _check(path: Path, network: Network) -> None:
    """Raise `BadNetwork` if a network cannot play."""
    if network.players not in network.edition.goals:
        raise BadNetwork(f"{path}: {network.edition.name} is not for {network.players} players")
    layout = layout_of(network.edition, network.players)
    policy = network.kind == POLICY
    inputs = layout.size if policy else layout.critic_size
    for layer in network.layers:
        shapes = (len(layer.weights), len(layer.shift))
        if shapes != (inputs * layer.outputs, layer.outputs) or layer.outputs == 0:
            raise BadNetwork(f"{path}: {len(layer.weights)} weights for {inputs} inputs")
        if not all(0 <= shift < 32 for shift in layer.shift):
            raise BadNetwork(f"{path}: a shift is not between 0 and 31")
        inputs = layer.outputs
    wanted = ACTIONS if policy else network.players
    widest = max((layer.outputs for layer in network.layers), default=0)
    if inputs != wanted or len(network.layers) < 2 or widest > MOST_UNITS:
        raise BadNetwork(f"{path}: {len(network.layers)} layers, {widest} units, {inputs} outputs")
    if len(network.softmax) != SOFTMAX or network.softmax[0] <= 0 or min(network.softmax) < 0:
        raise BadNetwork(f"{path}: the table for the softmax is not one")


def _read_arrays(path: Path) -> dict[str, "array[int]"]:
    with zipfile.ZipFile(path) as archive:
        arrays = {}
        for info in archive.infolist():
            if info.file_size > MOST_BYTES:
                raise ValueError(f"{info.filename} is too large")
            arrays[info.filename.removesuffix(".npy")] = _read_array(archive.read(info))
        return arrays


def _read_array(data: bytes) -> "array[int]":
    """Return an array of NumPy's format, version 1, flat and row after row."""
    if data[:8] != b"\x93NUMPY\x01\x00":
        raise ValueError("an array is not in NumPy's format")
    (length,) = struct.unpack_from("<H", data, 8)
    header = ast.literal_eval(data[10 : 10 + length].decode("latin-1"))
    if header["fortran_order"]:
        raise ValueError("an array is in column order")
    found = array(TYPES[header["descr"]])
    found.frombytes(data[10 + length :])
    return found
