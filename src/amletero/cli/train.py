"""`amletero train`: train a network by self-play, on processors."""

import os
from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from amletero.cli.common import check_deck, fail
from amletero.rules.editions import EDITIONS


def train(
    path: Annotated[Path, Parameter(help="File to write the network to: NAME.npz.")],
    /,
    *,
    edition: Annotated[str, Parameter(help="standard, classic or original.")] = "standard",
    players: Annotated[int, Parameter(help="Number of players.")] = 2,
    deck: Annotated[
        str, Parameter(help="Copies of each card, if not the edition's: guard4_priest2_baron2.")
    ] = "",
    updates: Annotated[int, Parameter(help="Updates; 400 take about five minutes.")] = 400,
    width: Annotated[int, Parameter(help="Units of each of the three hidden layers.")] = 64,
    rounds: Annotated[int, Parameter(help="Rounds played at once.")] = 1024,
    simple: Annotated[
        float, Parameter(help="Share of the rounds that are played against `simple`.")
    ] = 0.0,
    seed: Annotated[int, Parameter(help="Random seed; the same seed gives the same network.")] = 1,
    workers: Annotated[
        int | None, Parameter(help="Number of threads. [default: all cores]")
    ] = None,
) -> None:
    """Train a network by self-play and write it, with a page of curves next to it.

    Called again after it was stopped, it goes on from its latest checkpoint. The path of the
    network is then a bot's name: `amletero arena --bots NAME.npz simple`.
    """
    if edition not in EDITIONS:
        fail(f"train: --edition {edition}: choose from {', '.join(EDITIONS)}")
    if players not in EDITIONS[edition].goals:
        least, most = min(EDITIONS[edition].goals), max(EDITIONS[edition].goals)
        fail(f"train: --players {players}: {edition} is for {least} to {most} players")
    check_deck("train", edition, players, deck)
    if path.suffix != ".npz" or not path.parent.is_dir():
        fail(f"train: {path}: name a file that ends in .npz, in a folder that exists")
    if not (updates > 0 and 8 <= width <= 1024 and rounds > 0 and 0 <= simple <= 1):
        fail("train: --updates, --width (8 to 1024), --rounds or --simple (0 to 1) is out of range")
    try:
        from amletero.training.training_run import (  # noqa: PLC0415 (an extra, and slow to import)
            OtherTraining,
            TrainingOrder,
            checkpoint_of,
            train_file,
        )
    except ImportError:
        fail("train: JAX is needed: pip install 'amletero[train]'")
    from rich.console import Console  # noqa: PLC0415 (slow to import)
    from rich.progress import Progress  # noqa: PLC0415

    order = TrainingOrder(edition, players, updates, width, rounds, simple, seed, deck)
    with Progress(console=Console(stderr=True)) as progress:
        task = progress.add_task(path.name, total=updates)

        def tell(done: int, figures: dict[str, float]) -> None:
            said = f"{path.name}  entropy {figures['entropy']:.2f}  hands {figures['hands']:.2f}"
            progress.update(task, completed=done, description=said)

        try:
            train_file(path, order, workers or os.cpu_count() or 1, tell)
        except OtherTraining:
            fail(f"train: {checkpoint_of(path)} is of another training; remove it first")
