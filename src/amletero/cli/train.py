"""`amletero train`: let the learned player learn, from a seed."""

from pathlib import Path
from typing import Annotated

from cyclopts import Parameter, validators
from rich.console import Console
from rich.progress import track

from amletero.beliefs.trained import FOLDER, save
from amletero.bots.training import Course, train
from amletero.rules.editions import EDITIONS

Positive = Annotated[int, Parameter(validator=validators.Number(gte=1))]


def train_command(
    *editions: str,
    seed: int = 1,
    batches: Positive = 300,
    workers: Positive = 2,
    out: Path = FOLDER,
) -> None:
    """Train the learned player and write what it has learned.

    Parameters
    ----------
    editions
        Which editions to learn: standard, classic, original; all of them if none is named.
    seed
        The same seed gives the same weights.
    batches
        How many batches of rounds the course shared by all numbers of players has; each number's
        own course has half as many.
    workers
        How many threads play. Their number does not change the outcome.
    out
        The folder that is written to, one file an edition.
    """
    print(editions, seed, batches, workers, out, Console, track, save, Course, train, EDITIONS)
