"""`python -m tools.torture NAME [--scale X]`: mistreat a server and print what came of it."""

import argparse
import asyncio
import json
import logging
import tempfile
import time
from collections.abc import Awaitable, Callable
from importlib import import_module
from pathlib import Path
from typing import Any

from amletero.server.logging_setup import configure_logs

TORTURES: dict[str, tuple[str, dict[str, int]]] = {
    "kills": ("kills:kills", {"times": 1000, "games": 200, "acknowledgements": 100_000}),
    "crowd": ("kills:kills", {"times": 20, "games": 1000}),
    "disk": ("disk:disk", {"faults": 500, "games": 50}),
    "workers": ("workers:workers", {"games": 40, "rivals": 4, "seconds": 120}),
    "worlds": ("worlds:worlds", {"games": 200}),
    "fuzz": ("fuzz:fuzz", {"messages": 1_000_000}),
    "load": ("load:load", {"tables": 1000, "seconds": 120}),
    "deaf": ("load:deaf", {"tables": 1000, "seconds": 40, "times": 3}),
    "cuts": ("cuts:cuts", {"cuts": 10_000, "games": 20}),
    "soak": ("soak:soak", {"games": 100_000}),
    "headers": ("headers:headers", {"connections": 600, "floods": 5}),
    "frames": ("frames:frames", {"times": 20}),
    "clock": ("clock:clock", {"games": 10}),
    "cheats": ("cheats:cheats", {"games": 1000}),
}
"""Where each torture is, and its full measure."""


def torture(name: str, **changes: float) -> dict[str, Any]:
    """Run one torture in a folder of its own; returns its figures."""
    configure_logs(json=True, level=logging.CRITICAL)
    place, measure = TORTURES[name]
    module, _, function = place.partition(":")
    run: Callable[..., Awaitable[dict[str, Any]]] = getattr(
        import_module(f"tools.torture.{module}"), function
    )
    with tempfile.TemporaryDirectory(prefix="amletero-torture-") as folder:
        Path(folder).chmod(0o755)  # PostgreSQL runs as another user
        return asyncio.run(_timed(run(Path(folder), **{**measure, **changes})))


async def _timed(work: Awaitable[dict[str, Any]]) -> dict[str, Any]:
    began = time.perf_counter()
    figures = await work
    return {**figures, "seconds": round(time.perf_counter() - began, 1)}


def main() -> None:
    """Run the tortures that are named, or all, and print one JSON line each."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("names", nargs="*", metavar="NAME", help=", ".join(TORTURES))
    parser.add_argument("--scale", type=float, default=1.0, help="a part of the full measure")
    asked = parser.parse_args()
    unknown = set(asked.names) - set(TORTURES)
    if unknown:
        parser.error(f"there is no {', '.join(sorted(unknown))}")
    for name in asked.names or TORTURES:
        measure = {key: max(1, int(n * asked.scale)) for key, n in TORTURES[name][1].items()}
        print(json.dumps({"torture": name, **torture(name, **measure)}), flush=True)


if __name__ == "__main__":
    main()
