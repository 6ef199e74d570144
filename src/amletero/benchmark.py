"""The benchmark of the engines: workloads, and timing that is robust on a busy machine.

All workloads play rounds of the standard edition at random. A turn is a player's turn; the
Chancellor's choice belongs to it.
"""

import statistics
import time
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from random import Random
from typing import Final, NamedTuple, TypeAlias

import numpy as np
from numpy.typing import NDArray

from amletero.chance import shuffled
from amletero.envs.batch import Batch
from amletero.kernel.edition_settings import setting_of
from amletero.kernel.layout import CHOOSE, PLAY, Setting, is_over, phase
from amletero.kernel.legal import LIST_ROOM, legal_list
from amletero.kernel.numba_setup import compiled, say_if_compiling
from amletero.kernel.random_numbers import DECISIONS, GAMMA, below, dealt, game_key, mixed
from amletero.kernel.round_step import step
from amletero.rules.editions import STANDARD
from amletero.rules.moves import legal
from amletero.rules.play import begin, deal
from amletero.rules.play import step as readable_step

PLAYERS: Final = (2, 4, 6)
KINDS_OF_CASE: Final = 5
REPETITIONS: Final = 20
CHUNK_SECONDS: Final = 0.012
BATCH_GAMES: Final = 16_384


class Work(NamedTuple):
    """The amount of work that a workload did, and its time."""

    turns: int
    rounds: int
    seconds: float


Workload: TypeAlias = Callable[[int], Work]
"""Does a given number of rounds, or of steps of a batch."""


@dataclass
class Case:
    """One line of the result: a workload and its repetitions."""

    what: str
    players: int
    threads: int
    workload: Workload
    size: int
    observations: bool | None = None
    done: list[Work] = field(default_factory=list)

    def fit(self) -> None:
        """Compile, then find the size that takes about as long as the other workloads."""
        self.workload(self.size)
        seconds = min(self.workload(self.size).seconds for _ in range(2))
        self.size = max(1, round(self.size * CHUNK_SECONDS / max(seconds, 1e-6)))

    @property
    def best(self) -> Work:
        """Return the fastest repetition: disturbances only ever slow a run down."""
        return max(self.done, key=lambda work: work.turns / work.seconds)

    @property
    def spread(self) -> float:
        """Return how far the median repetition falls behind the best, as a share of the best."""
        rates = [work.turns / work.seconds for work in self.done]
        return 1 - statistics.median(rates) / max(rates)


@compiled
def calibrate(draws: int, word: np.uint64) -> np.uint64:
    """Chained splitmix64: each output is the next state."""
    for _ in range(draws):
        word = mixed(word + GAMMA)
    return word


@compiled
def kernel_rounds(setting: Setting, seed: int, first: int, count: int) -> int:
    """Play rounds through `legal_list` and `step`; return the number of turns."""
    actions = np.empty(LIST_ROOM, np.uint8)
    turns = 0
    for index in range(first, first + count):
        key = game_key(seed, index)
        pile, board = dealt(setting, key, 0)
        decisions = 0
        while not is_over(board):
            turns += 1 if phase(board) == PLAY else 0
            legal_actions = legal_list(setting, board, actions)
            action = actions[below(key, DECISIONS + decisions, legal_actions)]
            pile, board = step(setting, pile, board, action)
            decisions += 1
    return turns


@compiled
def random_actions(masks: NDArray[np.uint8], key: int, actions: NDArray[np.int64]) -> None:
    """Choose a random legal action for each game, by its mask."""
    for game in range(len(actions)):
        place = below(key, game, masks[game].sum())
        for action in range(masks.shape[1]):
            place -= masks[game, action]
            if place < 0:
                actions[game] = action
                break


def readable_rounds(players: int, count: int, seed: int) -> int:
    """Play rounds by the readable rules; return the number of turns."""
    random, turns = Random(seed), 0
    began, _ = begin(STANDARD, players)
    for _ in range(count):
        round, _ = deal(began, shuffled(STANDARD, random), first=0)
        while not round.over:
            turns += not round.table.choosing
            round, _ = readable_step(round, random.choice(legal(round.table, round.hand)))
    return turns


def on_threads(work: Callable[[int, int], int], threads: int) -> Workload:
    """Return a workload that gives each thread its own part of the games."""
    pool = ThreadPoolExecutor(threads)

    def run(rounds: int) -> Work:
        start = time.perf_counter()
        turns = list(pool.map(lambda thread: work(thread * rounds, rounds), range(threads)))
        return Work(sum(turns), threads * rounds, time.perf_counter() - start)

    return run


def batch_steps(players: int, threads: int, *, observing: bool, as_bytes: bool = False) -> Workload:
    """Return a workload of batch steps; the time to choose actions is not counted.

    With `observing`, the mover of each game is observed: packed, or a byte for each input.
    """
    batch = Batch(
        STANDARD, players, BATCH_GAMES, seed=1, goal=1, observing=observing, threads=threads
    )
    actions, every_game = np.zeros(BATCH_GAMES, np.int64), np.arange(BATCH_GAMES)
    keys = iter(range(1 << 60))

    def run(steps: int) -> Work:
        turns = rounds = 0
        seconds = 0.0
        for _ in range(steps):
            random_actions(batch.masks, next(keys), actions)
            turns += int((batch.phases != CHOOSE).sum())
            start = time.perf_counter()
            done = batch.step(actions).done
            if as_bytes:
                batch.observe(every_game, batch.movers)
            elif observing:
                batch.observe_packed(every_game, batch.movers)
            seconds += time.perf_counter() - start
            rounds += int(done.sum())
        return Work(turns, rounds, seconds)

    return run


def cases(thread_counts: Sequence[int]) -> list[Case]:
    """Return all cases to measure."""
    return [
        case
        for players in PLAYERS
        for threads in thread_counts
        for case in _cases(players, threads)
    ]


def _cases(players: int, threads: int) -> list[Case]:
    setting = setting_of(STANDARD, players)

    def readable(first: int, count: int) -> int:
        return readable_rounds(players, count, first)

    def kernel(first: int, count: int) -> int:
        return kernel_rounds(setting, 1, first, count)

    return [
        Case("readable", players, threads, on_threads(readable, threads), 10),
        Case("kernel", players, threads, on_threads(kernel, threads), 10_000),
        *(
            Case("batch", players, threads, batch_steps(players, threads, observing=seen), 8, seen)
            for seen in (False, True)
        ),
        Case(
            *("observations", players, threads),
            batch_steps(players, threads, observing=True, as_bytes=True),
            8,
        ),
    ]


def calibration_rate() -> float:
    """Return how many draws per second the calibration loop makes."""
    draws = 3_000_000
    start = time.perf_counter()
    calibrate(draws, np.uint64(1))
    return draws / (time.perf_counter() - start)


class Measured(NamedTuple):
    """The measured cases, and the rate of the calibration loop."""

    cases: list[Case]
    draws_per_s: float


def measure(thread_counts: Sequence[int], advance: Callable[[], None]) -> Measured:
    """Measure all cases in turns, so that a temporary disturbance affects all of them."""
    say_if_compiling(calibrate, kernel_rounds)
    measured = cases(thread_counts)
    calibration_rate()
    for case in measured:
        case.fit()
        advance()
    draws = 0.0
    for _ in range(REPETITIONS):
        for case in measured:
            draws = max(draws, calibration_rate()) if case.what == "kernel" else draws
            case.done.append(case.workload(case.size))
            advance()
    return Measured(measured, draws)
