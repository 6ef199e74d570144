"""Train the learned player model of the beliefs from a seed, and write its weights.

    python -m tools.train_weights                    all editions, into the package
    python -m tools.train_weights classic --seed 2

After the training that all player counts share, each is trained separately, twice as long.
"""

import argparse
import os
from pathlib import Path

from amletero.beliefs.trained import FOLDER, save
from amletero.bots.training import count_batches, train_edition
from amletero.rules.editions import EDITIONS


def main() -> None:
    """Train the editions that were named, or all."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("editions", nargs="*", choices=[*EDITIONS, []])
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--batches", type=int, default=100)
    parser.add_argument("--workers", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--out", type=Path, default=FOLDER)
    given = parser.parse_args()
    for name in given.editions or EDITIONS:
        edition, done = EDITIONS[name], 0
        total = count_batches(edition, given.batches)

        def tell(name: str = name, total: int = total) -> None:
            nonlocal done
            done += 1
            print(f"{name}: {done} of {total}", end="\r", flush=True)

        learned = train_edition(edition, given.seed, given.batches, given.workers, tell)
        save(given.out / f"{name}.npz", learned)


if __name__ == "__main__":
    main()
