"""What `tools/train_weights.py` learned, by edition and number of players."""

from functools import cache
from pathlib import Path
from typing import Final, NamedTuple

import numpy as np

from amletero.beliefs.hands import NOT_READING
from amletero.beliefs.situation import Weights
from amletero.beliefs.weights import WEIGHTS
from amletero.rules.editions import EDITIONS, STANDARD, Edition

FOLDER: Final = Path(__file__).parent / "data"
FEWEST: Final = 2
"""The rows of the files begin with two players."""


class Trained(NamedTuple):
    """What one player has learned for one edition and number of players."""

    policy: Weights
    """The weights that say how likely the learned player makes a play."""
    value: Weights
    """The weights that say how likely a play wins the round."""
    reading: Weights
    """By the card played last and the card held: how much more likely than by counting."""


def untrained() -> Trained:
    """Nothing learned: every play is as good as another."""
    return Trained(np.zeros(WEIGHTS), np.zeros(WEIGHTS), NOT_READING.copy())


@cache
def trained(edition: Edition, players: int) -> Trained:
    """What was learned for a game; an edition of one's own is played like the standard one."""
    known = edition if edition.name in EDITIONS else STANDARD
    with np.load(FOLDER / f"{known.name}.npz") as file:
        row = min(players - FEWEST, len(file["policy"]) - 1)
        return Trained(*(file[name][row].astype(np.float64) for name in Trained._fields))


def save(path: Path, learned: list[Trained]) -> None:
    """Write what was learned for each number of players, fewest first."""
    policy, value, reading = (
        np.stack(rows).astype(np.float32) for rows in zip(*learned, strict=True)
    )
    path.parent.mkdir(parents=True, exist_ok=True)
    with path.open("wb") as file:
        np.savez_compressed(file, policy=policy, value=value, reading=reading)
