"""A network's arithmetic in a browser: JavaScript's, which the page's worker brings as a module."""

from array import array
from collections.abc import Iterable, Sequence
from itertools import chain

from browser_arithmetic import load  # web/src/site/browser-arithmetic.ts

from amletero.networks.network_file import Network


class BrowserNetwork:
    """A network whose outputs JavaScript works out, for many inputs in one call."""

    def __init__(self, network: Network) -> None:
        layers = network.layers
        self._width = layers[-1].outputs
        self._find_outputs = load(
            array("i", [layers[0].inputs, *(layer.outputs for layer in layers)]),
            _joined("b", (layer.weights for layer in layers)),
            _joined("i", (layer.bias for layer in layers)),
            _joined("i", (layer.shift for layer in layers)),
        )

    def outputs(self, ones: Sequence[int]) -> list[int]:
        """Return the outputs for the inputs that are one, shifted as the last layer says."""
        return self.outputs_of_many([ones])[0]

    def outputs_of_many(self, many: Sequence[Sequence[int]]) -> list[list[int]]:
        """Return the outputs for each of many inputs."""
        if not many:
            return []
        given = array("i", chain.from_iterable((len(ones), *ones) for ones in many))
        found = array("i", bytes(4 * self._width * len(many)))
        self._find_outputs(given, found)
        return [
            found[start : start + self._width].tolist()
            for start in range(0, len(found), self._width)
        ]


def _joined(kind: str, parts: Iterable["array[int]"]) -> "array[int]":
    """Return arrays behind each other."""
    found = array(kind)
    for part in parts:
        found.extend(part)
    return found
