"""`amletero train`: let the learned player learn, from a seed."""

import os
from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from amletero.beliefs.trained import FOLDER, save
from amletero.bots.training import count_batches, train_edition
from amletero.cli.common import fail
from amletero.rules.editions import EDITIONS


def train(
    *editions: str,
    seed: Annotated[int, Parameter(help="The same seed gives the same weights.")] = 1,
    batches: Annotated[
        int, Parameter(help="Batches of the course shared by all numbers of players.")
    ] = 100,
    workers: Annotated[int | None, Parameter(help="Threads. [default: all cores]")] = None,
    out: Annotated[
        Path, Parameter(help="The folder to write to. [default: inside the package]")
    ] = FOLDER,
) -> None:
    """Train the learned player of some editions, or of all, and write what it has learned.

    After the shared course, each number of players has a course of its own, twice as long.
    """
    for name in editions:
        if name not in EDITIONS:
            fail(f"train: {name}: there are {', '.join(EDITIONS)}")
    if batches < 2 or (workers is not None and workers < 1):
        fail("train: --batches needs at least 2, --workers at least 1")
    for name in editions or EDITIONS:
        _train(name, seed, batches, workers or os.cpu_count() or 1, out)


def _train(name: str, seed: int, batches: int, workers: int, out: Path) -> None:
    from rich.console import Console  # noqa: PLC0415 (slow to import)
    from rich.progress import Progress  # noqa: PLC0415

    edition = EDITIONS[name]
    with Progress(console=Console(stderr=True)) as progress:
        task = progress.add_task(name, total=count_batches(edition, batches))
        learned = train_edition(edition, seed, batches, workers, lambda: progress.advance(task))
    try:
        save(out / f"{name}.npz", learned)
    except OSError as error:
        fail(f"train: {out}: {error.strerror}")
