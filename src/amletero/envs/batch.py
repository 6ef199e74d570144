"""Many games at once over the kernel, in NumPy arrays.

    batch = Batch("standard", players=2, games=1024, seed=1)
    while True:
        actions = policy(batch.observations, batch.masks)
        won, spies, done, champions = batch.step(actions)

`observations` and `masks` are those of the player to move in each game. The games of a seed are the
same with any number of threads.
"""

from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from itertools import pairwise
from typing import Any, Final, NamedTuple, TypeAlias

from amletero.extras import needs_extra
from amletero.record.action_numbers import ACTIONS

with needs_extra("fast"):
    import numpy as np
    from numpy.typing import NDArray

from amletero.envs.batch_steps import (
    begin_games,
    first_illegal,
    observe_games,
    observe_games_as_bytes,
    show_games,
    step_games,
)
from amletero.envs.game_rows import (
    BOARD,
    MASK_ROOM,
    TOKENS,
    UNOBSERVED,
    observed_size,
    packed_size,
)
from amletero.envs.table_choice import checked_goal, checked_table
from amletero.kernel.edition_settings import setting_of
from amletero.kernel.layout import PHASE
from amletero.kernel.numba_setup import say_if_compiling
from amletero.networks.inputs import layout_of
from amletero.rules.editions import Edition

WORD: Final = 1 << 64

BySeat: TypeAlias = NDArray[np.bool_]
"""A row for each game, a column for each seat: seats are absolute, 0 is the first of the table."""
Chosen: TypeAlias = Sequence[int] | NDArray[Any] | int
"""Numbers of games, or of seats."""


class BatchStep(NamedTuple):
    """The results of a step, in new arrays. All are False where no round ended."""

    winners: BySeat
    """Who won the round."""
    spies: BySeat
    """Who gained the Spy's token, winner of the round or not."""
    done: NDArray[np.bool_]
    """Which games ended."""
    champions: BySeat
    """Who won the game that ended: everyone who has the tokens."""

    @property
    def tokens(self) -> NDArray[np.uint8]:
        """Return how many tokens each seat gained: 0, 1 or 2."""
        return self.winners.astype(np.uint8) + self.spies


class BatchState(NamedTuple):
    """Where the games of a batch stand: arrays that `np.savez` and `pickle` can keep."""

    table: NDArray[np.int64]
    """What the edition and the number of players come to, as `amletero.kernel.Setting` has it."""
    seed: NDArray[np.int64]
    games: NDArray[np.int64]
    numbers: NDArray[np.int64]
    finished: NDArray[np.bool_]


def _check_within(numbers: NDArray[np.int64], count: int, what: str) -> None:
    """Raise `ValueError` for the first of some numbers that is not from 0 up to a count."""
    wrong = numbers[(numbers < 0) | (numbers >= count)]
    if len(wrong) > 0:
        raise ValueError(f"there is no {what} {wrong[0]}; the last one is {count - 1}")


class Batch:
    """A number of games of one table, each at its next decision.

    `masks` (95 actions, 0 or 1), `movers` (seats) and `finished` are written over by `step`,
    `reset` and `restore`: copy what is to be kept. All else is returned in arrays of its own.
    """

    def __init__(
        self,
        edition: Edition | str,
        players: int,
        games: int,
        *,
        seed: int,
        goal: int | None = None,
        observing: bool = True,
        threads: int = 1,
        restart: bool = True,
    ) -> None:
        """Deal the first games of a seed.

        `goal` is the number of tokens to win, that of the edition unless it is given; with 1, a
        game is a single round. Without `observing` there are no observations, and steps are
        faster. Without `restart` a finished game stays as it is until `reset`.
        Raises `ValueError` for a table or a goal that does not exist.
        """
        if games < 1:
            raise ValueError(f"a batch has at least one game, not {games}")
        self.edition = checked_table(edition, players)
        self.players = players
        self.goal = checked_goal(self.edition, players, goal)
        self.layout = layout_of(self.edition, players)
        self.setting = setting_of(self.edition, players)
        self.count = games
        self.observing = observing
        self.restart = restart
        self._masks = np.zeros(games * MASK_ROOM, np.uint8)
        self.masks = self._masks.reshape(games, MASK_ROOM)[:, :ACTIONS]
        self.movers = np.zeros(games, np.uint8)
        self.finished = np.zeros(games, np.bool_)
        self._numbers = np.arange(games, dtype=np.int64)
        words = observed_size(self.layout) if observing else UNOBSERVED
        self._games = np.zeros((games, words), np.int64)
        self._threads = max(1, min(threads, games))
        self._pool = ThreadPoolExecutor(self._threads)
        say_if_compiling(begin_games, step_games)
        self.reset(seed=seed)

    # --- Playing -------------------------------------------------------------------------------

    def reset(self, games: Chosen | None = None, *, seed: int | None = None) -> None:
        """Begin the first games of a seed; with `games`, the next game in each of those.

        `games` are numbers, or a mask such as `finished`.
        Raises `ValueError` for a game that there is not, or a seed together with some of the games.
        """
        if games is not None and seed is not None:
            raise ValueError("a seed is for all games; without one, some begin their next game")
        which = np.ones(self.count, np.bool_)
        if games is not None:
            which[:] = False
            chosen = np.asarray(games)
            if chosen.dtype != np.bool_:
                chosen = np.atleast_1d(chosen).astype(np.int64)
                _check_within(chosen, self.count, "game")
            which[chosen] = True
            self._numbers[which] += self.count
        else:
            if seed is not None:
                self._seed = (seed + WORD // 2) % WORD - WORD // 2
            self._numbers[:] = np.arange(self.count)
        self.finished[which] = False
        shared = (self.setting, self._games, self.observing, self._seed, self._numbers, which)
        self._each(self.count, begin_games, *shared, self._masks, self.movers)

    def step(self, actions: NDArray[Any]) -> BatchStep:
        """Play an action in each game; return who won, and which games ended.

        A game whose action is `WAIT` waits; the action of a finished game is not looked at.
        Raises `ValueError` before anything is played if an action is not legal.
        """
        actions = np.ascontiguousarray(actions, dtype=np.int64)
        if actions.shape != (self.count,):
            raise ValueError(f"{self.count} games need as many actions, not {actions.shape}")
        illegal = first_illegal(actions, self._masks, self.finished)
        if illegal < self.count:
            legal = ", ".join(map(str, np.flatnonzero(self.masks[illegal])))
            raise ValueError(f"game {illegal}: action {actions[illegal]} is not one of {legal}")
        came = np.zeros((3, self.count, self.players), np.bool_)
        done = np.zeros(self.count, np.bool_)
        shared = (self.setting, self._games, self.goal, self.observing, self.restart, self._seed)
        told = (self._numbers, actions, came, done, self.finished)
        self._each(self.count, step_games, *shared, *told, self._masks, self.movers)
        return BatchStep(came[0], came[1], done, came[2])

    # --- What there is to see ------------------------------------------------------------------

    @property
    def observations(self) -> NDArray[np.uint8]:
        """Return what the player to move observes in each game: 0 or 1 for each input.

        `layout` says where each field begins; `amletero.networks.inputs` describes them.
        """
        return self.observe(np.arange(self.count), self.movers)

    def observe(self, games: Chosen, seats: Chosen) -> NDArray[np.uint8]:
        """Return what these seats of these games observe, a row for each pair."""
        return self._observed(games, seats, observe_games_as_bytes, self.layout.size)

    def observe_packed(self, games: Chosen, seats: Chosen) -> NDArray[np.uint8]:
        """Return the same, eight inputs a byte, the first of them the lowest bit.

        Raises `ValueError` for games and seats that there are not, or if nobody observes.
        """
        return self._observed(games, seats, observe_games, packed_size(self.layout))

    def _observed(self, games: Chosen, seats: Chosen, write: Any, size: int) -> NDArray[np.uint8]:
        """Return a row of this many bytes for each pair of a game and a seat."""
        if not self.observing:
            raise ValueError("these games are played without observations")
        which, whose = (
            np.ascontiguousarray(part, np.int64)
            for part in np.broadcast_arrays(np.atleast_1d(games), np.atleast_1d(seats))
        )
        _check_within(which, self.count, "game")
        _check_within(whose, self.players, "seat")
        rows = np.empty((len(which), size), np.uint8)
        self._each(len(which), write, self.setting, self._games, self.layout, which, whose, rows)
        return rows

    @property
    def tokens(self) -> NDArray[np.uint8]:
        """Return how many tokens each seat has in each game."""
        shifts = 4 * np.arange(self.players)
        return (self._games[:, TOKENS, None] >> shifts & 0xF).astype(np.uint8)

    @property
    def words(self) -> NDArray[np.int64]:
        """Return the rows of `amletero.envs.game_rows`: the truth, which no player may see."""
        return self._games

    @property
    def phases(self) -> NDArray[np.int64]:
        """Return the phase of each game: `PLAY` or `CHOOSE` of the kernel's layout."""
        return self._games[:, BOARD] >> PHASE & 3

    def close(self) -> None:
        """End the threads. Otherwise they end when the batch is garbage-collected."""
        self._pool.shutdown()

    # --- Copies --------------------------------------------------------------------------------

    def save(self) -> BatchState:
        """Return where the games stand, to go on from there with `restore`."""
        table, seed = np.array(self.setting, np.int64), np.array([self._seed], np.int64)
        games, numbers = self._games.copy(), self._numbers.copy()
        return BatchState(table, seed, games, numbers, self.finished.copy())

    def restore(self, state: BatchState) -> None:
        """Go on from where a batch of the same table and size stood. Raises `ValueError`."""
        if not np.array_equal(state.table, np.array(self.setting, np.int64)):
            raise ValueError("the state is that of another edition or number of players")
        if state.games.shape != self._games.shape:
            raise ValueError(f"{state.games.shape} words of a state for {self._games.shape}")
        self._seed = int(state.seed[0])
        self._games[:], self._numbers[:] = state.games, state.numbers
        self.finished[:] = state.finished
        self._each(self.count, show_games, self.setting, self._games, self._masks, self.movers)

    def copy(self) -> "Batch":
        """Return a batch that stands where this one does and goes on by itself."""
        other = Batch(
            self.edition,
            self.players,
            self.count,
            seed=self._seed,
            goal=self.goal,
            observing=self.observing,
            threads=self._threads,
            restart=self.restart,
        )
        other.restore(self.save())
        return other

    def __deepcopy__(self, _memory: dict[int, Any]) -> "Batch":
        return self.copy()

    def __getstate__(self) -> dict[str, Any]:
        attributes = self.__dict__.copy()
        del attributes["_pool"], attributes["masks"]
        return attributes

    def __setstate__(self, attributes: dict[str, Any]) -> None:
        self.__dict__.update(attributes)
        self.masks = self._masks.reshape(self.count, MASK_ROOM)[:, :ACTIONS]
        self._pool = ThreadPoolExecutor(self._threads)

    # --- Compiled code -------------------------------------------------------------------------

    def _each(self, count: int, work: Any, *arguments: Any) -> None:
        """Run a compiled function on the places up to a count, each thread on its part."""
        threads = max(1, min(self._threads, count))
        parts = list(pairwise(count * part // threads for part in range(threads + 1)))
        others = [self._pool.submit(work, *arguments, *part) for part in parts[1:]]
        work(*arguments, *parts[0])
        for other in others:
            other.result()
