"""`amletero train`: train the learned player model from a seed."""

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
    seed: Annotated[int, Parameter(help="Random seed; the same seed gives the same weights.")] = 1,
    batches: Annotated[
        int, Parameter(help="Batches of the training that all player counts share.")
    ] = 100,
    workers: Annotated[
        int | None, Parameter(help="Number of threads. [default: all cores]")
    ] = None,
    out: Annotated[
        Path, Parameter(help="Folder to write to. [default: inside the package]")
    ] = FOLDER,
) -> None:
    """Train the learned player model for the given editions, or for all, and write its weights.

    After the shared training, each player count is trained separately, twice as long.
    """
    for name in editions:
        if name not in EDITIONS:
            fail(f"train: {name}: choose from {', '.join(EDITIONS)}")
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
