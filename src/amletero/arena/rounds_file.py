"""A Parquet file with a row for every round of a simulation, written part by part."""

import tempfile
from pathlib import Path
from types import TracebackType
from typing import Any, Final

import numpy as np

from amletero.arena.simulation import Rows, Simulation
from amletero.arena.simulation_figures import ENDINGS
from amletero.kernel import random_games
from amletero.record.action_numbers import CHARACTERS
from amletero.rules.editions import EDITIONS

PART: Final = 1_000_000
"""Rounds held in memory before they are written to the file."""


class NoPolars(ImportError):
    """The optional dependency for Parquet files is not installed."""

    def __init__(self) -> None:
        super().__init__("a Parquet file needs the extra `data`: pip install 'amletero[data]'")


class RoundsFile:
    """Collects rows; the file exists once the context is left without an error."""

    def __init__(self, path: Path, simulation: Simulation) -> None:
        try:
            import polars  # noqa: ICN001, PLC0415 (slow to import, and not always there)
        except ImportError:
            raise NoPolars from None
        self._polars: Any = polars
        self._path, self._simulation = path, simulation
        self._held: list[Rows] = []
        self._parts: list[Path] = []
        path.touch()
        self._folder = tempfile.TemporaryDirectory(prefix=".amletero-", dir=path.absolute().parent)

    def __enter__(self) -> "RoundsFile":
        return self

    def add(self, rows: Rows) -> None:
        """Add the rounds of some games."""
        self._held.append(rows)
        if sum(map(len, self._held)) >= PART:
            self._write_part()

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        with self._folder:
            if error is None:
                self._write_part()
                self._polars.scan_parquet(self._parts).sink_parquet(self._path)

    def _write_part(self) -> None:
        rows = np.concatenate([*self._held, np.zeros((0, random_games.ROW), np.int64)])
        part = Path(self._folder.name) / f"{len(self._parts):08}.parquet"
        self._frame(rows).write_parquet(part)
        self._parts.append(part)
        self._held = []

    def _frame(self, rows: Rows) -> Any:
        """Return the rounds as a data frame: cards as the edition's values, seats as lists."""
        edition, players = EDITIONS[self._simulation.edition], len(self._simulation.policies)
        values = np.array([edition.values.get(card, 0) for card in CHARACTERS])
        seats = [[seat for seat in range(6) if each >> seat & 1] for each in range(64)]
        names = np.array([ENDINGS.get(ending, "") for ending in range(4)])
        polars = self._polars
        spies = [found[0] if (found := seats[each]) else None for each in rows[:, random_games.SPY]]
        tokens = {
            f"tokens_{seat}": polars.Series(
                rows[:, random_games.TOKENS] >> 4 * seat & 0xF, dtype=polars.UInt8
            )
            for seat in range(players)
        }
        return polars.DataFrame(
            {
                "game": polars.Series(rows[:, random_games.GAME], dtype=polars.Int64),
                "round": polars.Series(rows[:, random_games.ROUND], dtype=polars.UInt8),
                "first": polars.Series(rows[:, random_games.FIRST], dtype=polars.UInt8),
                "winners": polars.Series(
                    [seats[each] for each in rows[:, random_games.WINNERS]],
                    dtype=polars.List(polars.UInt8),
                ),
                "spy": polars.Series(spies, dtype=polars.UInt8),
                "ending": polars.Series(names[rows[:, random_games.ENDING]], dtype=polars.String),
                "winning_card": polars.Series(
                    values[rows[:, random_games.CARD]], dtype=polars.UInt8
                ),
                "turns": polars.Series(rows[:, random_games.TURNS], dtype=polars.UInt8),
                **tokens,
            }
        )
