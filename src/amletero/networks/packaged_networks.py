"""The networks that come with the package, loaded when one is needed."""

import os
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import Final, NamedTuple, Protocol

from amletero.networks.network_file import Network, read_network
from amletero.rules.editions import Edition

THREADS: Final = "OPENBLAS_NUM_THREADS"
"""The variable that tells NumPy's matrices how many threads they may use."""


class Arithmetic(Protocol):
    """A way to compute the outputs of a network; all give the same numbers."""

    def outputs(self, ones: Sequence[int]) -> list[int]:
        """Return the outputs for the inputs that are one."""

    def outputs_of_many(self, many: Sequence[Sequence[int]]) -> list[list[int]]:
        """Return the outputs for each of many inputs."""


class OurNetwork(NamedTuple):
    """A network, and what works out its outputs."""

    network: Network
    arithmetic: Arithmetic


def arithmetic(network: Network) -> Arithmetic:
    """Return the fastest available arithmetic: a browser's, NumPy's, or plain Python's.

    NumPy gets one thread, unless it was loaded before or is told otherwise: with layers as small as
    ours, further threads spend more time waiting for each other than they save.
    """
    with _one_thread():
        return _fastest(network)


@contextmanager
def _one_thread() -> Iterator[None]:
    """Let NumPy have one thread if it is loaded meanwhile; later processes are not told so."""
    unset = "numpy" not in sys.modules and THREADS not in os.environ
    if unset:
        os.environ[THREADS] = "1"
    try:
        yield
    finally:
        if unset:
            del os.environ[THREADS]


def _fastest(network: Network) -> Arithmetic:
    try:
        from amletero.networks.browser_network import BrowserNetwork  # noqa: PLC0415
    except ImportError:
        pass
    else:
        return BrowserNetwork(network)
    try:
        from amletero.networks.numpy_network import NumpyNetwork  # noqa: PLC0415 (optional)
    except ImportError:
        from amletero.networks.plain_python_network import PlainNetwork  # noqa: PLC0415

        return PlainNetwork(network)
    return NumpyNetwork(network)


def network_path(edition: Edition, players: int, kind: str) -> Path:
    """Return the file of our policy or critic for a table."""
    return Path(str(files("amletero.networks"))) / "data" / f"{edition.name}-{players}-{kind}.npz"


@cache
def our_network(edition: Edition, players: int, kind: str) -> OurNetwork:
    """Return our policy or critic for a table."""
    network = read_network(network_path(edition, players, kind))
    return OurNetwork(network, arithmetic(network))
