"""A whole training: from a seed to the file of a network, through checkpoints."""

import json
from collections.abc import Callable
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from amletero.networks.inputs import layout_of
from amletero.networks.network_file import POLICY, Network
from amletero.networks.quantization import quantized, softmax_table, write_network
from amletero.rules.editions import EDITIONS, Edition, with_deck
from amletero.training.average_policy import AveragePolicy
from amletero.training.curves import curves_page
from amletero.training.fixed_opponent import fixed_policy
from amletero.training.ppo_update import Plan
from amletero.training.processor_rounds import ProcessorRounds
from amletero.training.trainer import (
    FROM_A_POLICY,
    FROM_NOTHING,
    Trainer,
    TrainingState,
    fresh_start,
    load_start,
    parts_left,
    real_policy,
    save_start,
    start_from,
)

OFTEN: Final = 20
"""Updates between two checkpoints."""
SAMPLES: Final = 4000
"""Decisions that the network is quantized with."""


@dataclass(frozen=True)
class TrainingOrder:
    """What to train, and how long; the same order gives the same network."""

    edition: str = "standard"
    players: int = 2
    updates: int = 400
    width: int = 64
    rounds: int = 1024
    simple: float = 0.0
    seed: int = 1
    deck: str = ""
    """Copies of each card, if not those of the edition: `guard4_priest2_baron2`."""
    against: str = ""
    """Bot that the network learns to beat, if it is not itself."""
    from_nothing: bool = True
    """Whether a response begins with fresh weights, not with those of the network it is for."""
    average_from: float = 1.0
    """The part of the training from which on the mean of the weights is kept, instead of the last
    ones."""

    @property
    def table(self) -> tuple[Edition, int]:
        """Return the edition, with its deck, and the number of players."""
        return with_deck(EDITIONS[self.edition], self.deck), self.players


class OtherTraining(Exception):
    """The checkpoint is that of another training."""


def checkpoint_of(path: Path) -> Path:
    """Return the file in which a training of a network keeps where it stands."""
    return path.with_name(path.name + ".checkpoint")


def train_file(
    path: Path,
    order: TrainingOrder,
    threads: int,
    tell: Callable[[int, dict[str, float]], None],
    network: Network | None = None,
) -> None:
    """Train and write the network, and a page of curves next to it.

    A response to another bot, `simple` or one that plays a network, always plays its best. A
    checkpoint of the same order is gone on from; `tell` is called after each update. Raises
    `OtherTraining` if the checkpoint is of another order.
    """
    saved, opponent = checkpoint_of(path), None
    rounds = ProcessorRounds(
        *order.table,
        order.rounds,
        seed=order.seed,
        threads=threads,
        simple=1.0 if order.against == "simple" else order.simple,
    )
    schedule = FROM_NOTHING
    start = fresh_start(rounds.layout, order.width, order.width, order.seed)
    if network is not None:
        opponent = fixed_policy(network)
        if not order.from_nothing:
            schedule = FROM_A_POLICY
            start = start_from(rounds.layout, network, order.width, order.seed)
    figures: list[dict[str, float]] = []
    average = AveragePolicy()
    if saved.exists():
        start, more = load_start(saved, start)
        if json.loads(more["order"].tobytes()) != asdict(order):
            raise OtherTraining(saved)
        rounds.rows[:] = more["rows"]
        figures = json.loads(more["figures"].tobytes())
        average.restore(more)
    plan = Plan(minibatches=8 if order.rounds % 8 == 0 else 1)
    trainer = Trainer(rounds, plan, start, schedule, opponent)
    for part in parts_left(trainer.updates, order.updates):
        found = trainer.update(part)
        if not order.against:
            del found["share"]  # nobody's: both seats learn
        figures.append(found)
        if part >= order.average_from:
            average.add(trainer.learner.policy)
        if trainer.updates % OFTEN == 0:
            _save(saved, order, trainer, figures, rows=rounds.rows, **average.arrays())
        tell(trainer.updates, figures[-1])
    trainer.learner = average.replace_in(trainer.learner)
    _write(path, order, trainer)
    path.with_suffix(".html").write_text(curves_page(path.name, figures), encoding="utf-8")
    saved.unlink(missing_ok=True)


def _save(
    saved: Path,
    order: TrainingOrder,
    trainer: Trainer,
    figures: list[dict[str, float]],
    **arrays: NDArray[Any],
) -> None:
    """Write a checkpoint."""
    state = TrainingState(trainer.learner, trainer.key, trainer.updates)
    notes = {"order": asdict(order), "figures": figures}
    texts = {name: _bytes(note) for name, note in notes.items()}
    save_start(saved, state, **arrays, **texts)


def _write(path: Path, order: TrainingOrder, trainer: Trainer) -> None:
    """Write the network in whole numbers."""
    layout = layout_of(*order.table)
    whole = quantized(real_policy(trainer.learner), trainer.samples(SAMPLES)[:, : layout.size])
    command = "amletero exploit" if order.against else "amletero train"
    softmax = softmax_table(1.0 if order.against else 0.0)
    made = {"command": command, **asdict(order)}
    write_network(path, POLICY, *order.table, whole, made, softmax)


def _bytes(note: Any) -> Any:
    return np.frombuffer(json.dumps(note).encode(), np.uint8)
