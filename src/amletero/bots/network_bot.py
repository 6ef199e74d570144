"""Bots that play what a network says, by chance as often as it says: of a file, or of ours."""

from collections.abc import Sequence
from functools import cache
from importlib.resources import files
from pathlib import Path
from random import Random
from typing import Protocol

from amletero.networks.choosing_moves import action_number, drawn_place, softmax_weights
from amletero.networks.network_file import POLICY, BadNetwork, Network, read_network
from amletero.networks.view_inputs import view_inputs
from amletero.rules.editions import Edition
from amletero.rules.moves import Move
from amletero.rules.view import View


class Arithmetic(Protocol):
    """What works out the outputs of a network; all give the same numbers."""

    def outputs(self, ones: Sequence[int]) -> list[int]:
        """Return the outputs for the inputs that are one."""


def arithmetic(network: Network) -> Arithmetic:
    """Return NumPy's arithmetic where NumPy is, else that of plain Python."""
    try:
        from amletero.networks.numpy_network import NumpyNetwork  # noqa: PLC0415 (optional)
    except ImportError:
        from amletero.networks.plain_python import PlainNetwork  # noqa: PLC0415

        return PlainNetwork(network)
    return NumpyNetwork(network)


@cache
def _loaded(path: Path, _changed: float) -> tuple[Network, Arithmetic]:
    network = read_network(path)
    if network.kind != POLICY:
        raise BadNetwork(f"{path}: a {network.kind} plays no moves")
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


class OurNetworkBot:
    """Plays, at any table, the policy that comes with the package for it."""

    name = "network"

    def choose(self, view: View, legal: tuple[Move, ...], random: Random) -> Move:
        """Return a move, each as often as the table's network says."""
        path = our_policy(view.table.edition, view.table.players)
        return NetworkBot(path).choose(view, legal, random)


def our_policy(edition: Edition, players: int) -> Path:
    """Return the file of the policy that comes with the package for a table."""
    return Path(str(files("amletero.networks"))) / "data" / f"{edition.name}-{players}-policy.npz"
