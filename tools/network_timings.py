"""Time one decision of a network in every arithmetic: the table of `docs/networks.md`.

python -m tools.network_timings FILE.npz
"""

import sys
import time
from collections.abc import Callable, Sequence
from pathlib import Path
from random import Random
from statistics import median
from typing import TypeVar

from amletero.chance import shuffled
from amletero.networks.compiled_network import CompiledNetwork
from amletero.networks.network_file import read_network
from amletero.networks.numpy_network import NumpyNetwork
from amletero.networks.plain_python_network import PlainNetwork
from amletero.networks.view_inputs import view_inputs
from amletero.record.referee import Referee
from amletero.rules.view import View

T = TypeVar("T")


def some_views(path: Path) -> list[View]:
    """Return the views of all decisions of a few random rounds."""
    network, random, views = read_network(path), Random(1), []
    for _ in range(5):
        referee = Referee(network.edition, network.players)
        referee.deal(shuffled(network.edition, random), 0)
        while (seat := referee.table.turn) is not None:
            views.append(referee.view(seat))
            referee.move(random.choice(referee.legal(seat)))
    return views


def milliseconds(work: Callable[[T], object], given: Sequence[T]) -> float:
    """Return the median time of the calls, one for each thing given."""
    times = []
    for each in given:
        before = time.perf_counter()
        work(each)
        times.append(1000 * (time.perf_counter() - before))
    return median(times)


def main() -> None:
    """Print a line for each arithmetic."""
    path = Path(sys.argv[1])
    network, views = read_network(path), some_views(path)
    inputs = [view_inputs(view) for view in views]
    for name, kind in (
        ("plain Python", PlainNetwork),
        ("NumPy", NumpyNetwork),
        ("compiled", CompiledNetwork),
    ):
        outputs = kind(network).outputs
        outputs(inputs[0])
        print(f"{name}: {milliseconds(outputs, inputs):.3f} ms")
    print(f"inputs: {milliseconds(view_inputs, views):.3f} ms")


if __name__ == "__main__":
    main()
