"""Many rounds of self-play on processors, each thread with its part of them."""

from concurrent.futures import ThreadPoolExecutor
from itertools import pairwise
from typing import Any

import numpy as np
from numpy.typing import NDArray

from amletero.kernel.edition_settings import setting_of
from amletero.kernel.layout import Setting
from amletero.kernel.numba_setup import compiled, count_bits, say_if_compiling
from amletero.kernel.round_step import winners
from amletero.networks.compiled_inputs import Ones
from amletero.networks.inputs import MOST_INPUTS, Layout, layout_of
from amletero.rules.editions import Edition
from amletero.training.rounds_protocol import MASK_BYTES, PlayedActions, ShownRounds, mask_at
from amletero.training.self_play import (
    BOARD,
    PILE_WORD,
    Bits,
    RoundRows,
    advance_row,
    begin_row,
    play_row,
    row_size,
    show_row,
)


class ProcessorRounds:
    """A number of rounds of one table, each at its next decision."""

    def __init__(
        self,
        edition: Edition,
        players: int,
        count: int,
        *,
        seed: int,
        threads: int = 1,
        simple: float = 0.0,
    ) -> None:
        """`simple` is the share of the rounds in which all seats but one are played by that bot."""
        self.layout = layout_of(edition, players)
        self._setting = setting_of(edition, players)
        self._count = count
        self.rows = np.zeros((count, row_size(self.layout)), np.int64)
        self._ones = np.zeros((count, MOST_INPUTS), np.int16)
        self._parts = list(pairwise(count * part // threads for part in range(threads + 1)))
        self._pool = ThreadPoolExecutor(threads)
        self._simple = round(256 * simple)
        say_if_compiling(begin_rounds, play_rounds)
        self._each(begin_rounds, seed, self._simple)

    def show(self) -> ShownRounds:
        """Return what the rounds show now, in arrays of its own."""
        bits = np.zeros((self._count, mask_at(self.layout) + MASK_BYTES), np.uint8)
        movers = np.zeros(self._count, np.uint8)
        self._each(show_rounds, self.layout, self._ones, bits, movers)
        return ShownRounds(bits, movers)

    def play(self, actions: Any) -> PlayedActions:
        """Play an action in each round; one that ends is followed by the next."""
        shares = np.zeros((self._count, self.layout.players), np.float32)
        done = np.zeros(self._count, np.bool_)
        self._each(play_rounds, np.asarray(actions), self._simple, shares, done)
        return PlayedActions(shares, done)

    def _each(self, work: Any, *arguments: Any) -> None:
        parts = [
            self._pool.submit(work, self._setting, self.rows, *arguments, *part)
            for part in self._parts
        ]
        for part in parts:
            part.result()


@compiled
def begin_rounds(
    setting: Setting, rows: RoundRows, seed: int, simple: int, first: int, end: int
) -> None:
    """Deal the first round of some rows."""
    for at in range(first, end):
        begin_row(setting, rows, at, seed, simple)


@compiled
def show_rounds(
    setting: Setting,
    rows: RoundRows,
    layout: Layout,
    ones: Ones,
    bits: Bits,
    movers: NDArray[np.uint8],
    first: int,
    end: int,
) -> None:
    """Show some rounds."""
    for at in range(first, end):
        movers[at] = show_row(setting, layout, rows, at, ones, bits)


@compiled
def play_rounds(
    setting: Setting,
    rows: RoundRows,
    actions: NDArray[np.int32],
    simple: int,
    shares: NDArray[np.float32],
    done: NDArray[np.bool_],
    first: int,
    end: int,
) -> None:
    """Play an action in some rounds."""
    for at in range(first, end):
        done[at] = play_row(setting, rows, at, actions[at], simple, shares)


@compiled
def advance_rounds(
    setting: Setting,
    rows: RoundRows,
    actions: NDArray[np.int32],
    wins: NDArray[np.float64],
) -> None:
    """Play an action in each round; write seat 0's share of its win, NaN if it goes on."""
    for at in range(len(rows)):
        wins[at] = np.nan
        if advance_row(setting, rows, at, actions[at]):
            won = winners(setting, rows[at, PILE_WORD], rows[at, BOARD])
            wins[at] = (won & 1) / count_bits(won)
