"""Training with a progress bar, for `amletero train` and `amletero exploit`."""

import os
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Any

from amletero.cli.common import fail
from amletero.locales import Speaker

if TYPE_CHECKING:
    from amletero.networks.network_file import Network


def check_network_path(command: str, path: Path, speaker: Speaker) -> None:
    """End the call if no network can be written to a file."""
    if path.suffix != ".npz" or not path.parent.is_dir():
        fail(f"{command}: {path}: {speaker.say('call-network-file')}")


def train_with_progress(
    command: str,
    path: Path,
    workers: int | None,
    describe: Callable[[dict[str, float]], str],
    speaker: Speaker,
    *,
    network: "Network | None" = None,
    **order: Any,
) -> None:
    """Train a network to order; `describe` says how far it is, from the latest figures."""
    try:
        from amletero.training.training_run import (  # noqa: PLC0415 (an extra, and slow to import)
            OtherTraining,
            TrainingOrder,
            checkpoint_of,
            train_file,
        )
    except ImportError:
        fail(f"{command}: {speaker.say('call-extra', extra='train')}")
    from rich.console import Console  # noqa: PLC0415 (slow to import)
    from rich.progress import Progress  # noqa: PLC0415

    with Progress(console=Console(stderr=True)) as progress:
        task = progress.add_task(path.name, total=order["updates"])

        def tell(done: int, figures: dict[str, float]) -> None:
            progress.update(task, completed=done, description=describe(figures))

        try:
            train_file(path, TrainingOrder(**order), workers or os.cpu_count() or 1, tell, network)
        except OtherTraining:
            fail(f"{command}: {checkpoint_of(path)}: {speaker.say('call-other-training')}")
