"""Networks with the outputs that every arithmetic must give: see `web_data.py`."""

from array import array
from collections.abc import Iterator
from itertools import pairwise
from random import Random
from typing import Any, Final

from amletero.networks.network_file import POLICY, Layer, Network
from amletero.networks.plain_python_network import PlainNetwork
from amletero.rules.editions import STANDARD

WIDTHS: Final = ((30, 16, 12, 4), (20, 24, 3))
"""By network: the inputs of each layer, and the outputs of the last."""
INPUTS: Final = 5
"""How many inputs each network gets."""


def network_vectors() -> Iterator[dict[str, Any]]:
    """Yield small networks of chance: all behind each other, inputs that are one, and outputs."""
    for seed, widths in enumerate(WIDTHS):
        random = Random(seed)
        layers = tuple(_layer(random, *shape) for shape in pairwise(widths))
        many = [sorted(random.sample(range(widths[0]), count * 2)) for count in range(INPUTS)]
        network = Network(POLICY, STANDARD, 2, array("i"), layers, {})
        yield {
            "widths": widths,
            "weights": [weight for layer in layers for weight in layer.weights],
            "bias": [bias for layer in layers for bias in layer.bias],
            "shift": [shift for layer in layers for shift in layer.shift],
            "many": many,
            "outputs": PlainNetwork(network).outputs_of_many(many),
        }


def _layer(random: Random, inputs: int, outputs: int) -> Layer:
    """Return a layer in which some values are below zero, and some above the highest."""
    weights = array("b", [random.randrange(-128, 128) for _ in range(inputs * outputs)])
    bias = array("i", [random.randrange(-300, 300) for _ in range(outputs)])
    return Layer(weights, bias, array("i", [random.randrange(5) for _ in range(outputs)]))
