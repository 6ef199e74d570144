"""Bots that play the policy network of a file."""

from functools import cache
from pathlib import Path
from random import Random

from amletero.networks.choosing_moves import drawn_place, softmax_weights
from amletero.networks.network_file import POLICY, BadNetwork, Network, read_network
from amletero.networks.packaged_networks import Arithmetic, arithmetic
from amletero.networks.view_inputs import view_inputs
from amletero.record.action_numbers import action_number
from amletero.rules.moves import Move
from amletero.rules.view import View


@cache
def _loaded(path: Path, _changed: float) -> tuple[Network, Arithmetic]:
    network = read_network(path)
    if network.kind != POLICY:
        raise BadNetwork(f"{path}: a {network.kind} plays no moves", "network-critic")
    return network, arithmetic(network)


class NetworkBot:
    """Plays the policy of a file, at the table that it was trained for."""

    def __init__(self, path: Path) -> None:
        """Raises `BadNetwork`, or `OSError` if the file cannot be read."""
        self.name = str(path)
        self.network, self._arithmetic = _loaded(path, path.stat().st_mtime)

    def choose(self, view: View, legal: tuple[Move, ...], random: Random) -> Move:
        """Return a move, each as often as the network says."""
        weights = self.weights(view, legal)
        return legal[drawn_place(weights, random.randrange(sum(weights)))]

    def chances(self, view: View, legal: tuple[Move, ...]) -> list[float]:
        """Return how likely each move is made."""
        weights = self.weights(view, legal)
        total = sum(weights)
        return [weight / total for weight in weights]

    def weights(self, view: View, legal: tuple[Move, ...]) -> list[int]:
        """Return how often each legal move is to be played, as whole numbers."""
        table, network = view.table, self.network
        if (table.edition, table.players) != (network.edition, network.players):
            raise BadNetwork(
                f"{self.name} is for {network.edition.name} with {network.players} players, "
                f"not for {table.edition.name} with {table.players}"
            )
        assert view.seat is not None
        actions = [action_number(move, view.seat, table.players) for move in legal]
        outputs = self._arithmetic.outputs(view_inputs(view))
        return softmax_weights(outputs, network.softmax, actions)
