"""A network's arithmetic in plain Python: the reference, used where NumPy is not installed."""

from collections.abc import Sequence

from amletero.networks.network_file import HIGHEST, Layer, Network


class PlainNetwork:
    """A network whose outputs plain Python works out."""

    def __init__(self, network: Network) -> None:
        self._layers = network.layers

    def outputs(self, ones: Sequence[int]) -> list[int]:
        """Return the outputs for the inputs that are one, shifted as the last layer says."""
        active = [(one, 1) for one in ones]
        sums: list[int] = []
        for layer in self._layers:
            sums = _sums(layer, active)
            active = [(unit, min(value, HIGHEST)) for unit, value in enumerate(sums) if value > 0]
        return sums

    def outputs_of_many(self, many: Sequence[Sequence[int]]) -> list[list[int]]:
        """Return the outputs for each of many inputs."""
        return [self.outputs(ones) for ones in many]


def _sums(layer: Layer, active: list[tuple[int, int]]) -> list[int]:
    width = layer.outputs
    sums = list(layer.bias)
    for unit, value in active:
        row = layer.weights[unit * width : (unit + 1) * width]
        if value == 1:
            sums = [total + weight for total, weight in zip(sums, row, strict=True)]
        else:
            sums = [total + value * weight for total, weight in zip(sums, row, strict=True)]
    return [total >> shift for total, shift in zip(sums, layer.shift, strict=True)]
