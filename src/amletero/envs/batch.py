"""Many games at once over the kernel, in NumPy arrays.

    batch = Batch(STANDARD, players=2, games=1024, seed=1)
    while True:
        actions = policy(batch.observations, batch.masks)
        rewards, done = batch.step(actions)

`observations` and `masks` are those of the player to move in each game. A finished game restarts by
itself. The games of a seed are the same with any number of threads.
"""

from concurrent.futures import ThreadPoolExecutor
from itertools import pairwise
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from amletero.envs.encoding import observation_size
from amletero.envs.tracking import (
    BOARD,
    KEY,
    MASK_ROOM,
    OBSERVED,
    ROUNDS,
    TOKENS,
    UNOBSERVED,
    Games,
    first_seat,
    new_round,
    observe,
    play,
    write_mask,
)
from amletero.kernel.actions import ACTIONS
from amletero.kernel.chances import game_key
from amletero.kernel.compiling import compiled, inlined
from amletero.kernel.games import reached
from amletero.kernel.layout import PHASE, Setting, turn
from amletero.kernel.settings import setting_of
from amletero.rules.editions import Edition

WORD: Final = 1 << 64


class Batch:
    """A number of games of one edition, each at its next decision."""

    def __init__(
        self,
        edition: Edition,
        players: int,
        games: int,
        *,
        seed: int,
        goal: int | None = None,
        observing: bool = True,
        threads: int = 1,
    ) -> None:
        """`goal` is the number of tokens to win; with 1, a game is a single round."""
        self.edition = edition
        self.setting = setting_of(edition, players)
        self.goal = edition.goals[players] if goal is None else goal
        self.count = games
        self.observations = np.zeros(
            (games, observation_size(players) if observing else 0), np.uint8
        )
        self._masks = np.zeros(games * MASK_ROOM, np.uint8)
        self.masks = self._masks.reshape(games, MASK_ROOM)[:, :ACTIONS]
        self.movers = np.zeros(games, np.uint8)
        self._seed = (seed + WORD // 2) % WORD - WORD // 2
        self._numbers = np.arange(games, dtype=np.int64)
        self._games = np.zeros((games, OBSERVED if observing else UNOBSERVED), np.int64)
        self._threads = min(threads, games) or 1
        self._pool = ThreadPoolExecutor(self._threads)
        self.reset()

    def reset(self) -> None:
        """Restart with the first games of the seed."""
        self._numbers[:] = np.arange(self.count)
        self._each(begin_games, self._seed, self._numbers)

    def step(self, actions: NDArray[Any]) -> tuple[NDArray[np.uint8], NDArray[np.bool_]]:
        """Play one action in each game; return the tokens each seat gained, and which games ended.

        Raises `ValueError` before anything is played if an action is not legal.
        """
        actions = np.ascontiguousarray(actions, dtype=np.int64)
        if actions.shape != (self.count,) or not _all_legal(actions, self._masks):
            raise ValueError("one legal action is needed for each game")
        gained = np.zeros((self.count, self.setting.players), np.uint8)
        done = np.zeros(self.count, np.bool_)
        self._each(step_games, self._seed, self._numbers, actions, gained, done)
        return gained, done

    def observation(self, game: int, seat: int) -> NDArray[np.uint8]:
        """Return the observation of one seat of a game. Raises `ValueError` if nobody observes."""
        if self._games.shape[1] < OBSERVED:
            raise ValueError("these games are played without observations")
        row = np.zeros(observation_size(self.setting.players), np.uint8)
        observe(self.setting, self._games, game, seat, self.goal, row.reshape(1, -1), 0)
        return row

    @property
    def phases(self) -> NDArray[np.int64]:
        """Return the phase of each game: `PLAY` or `CHOOSE` of the kernel's layout."""
        return self._games[:, BOARD] >> PHASE & 3

    def _each(self, work: Any, *arguments: Any) -> None:
        """Run a compiled function on all games, each thread on its part."""
        shared = (self.setting, self._games, self.goal, *arguments)
        out = (self.observations, self._masks, self.movers)
        cuts = [self.count * part // self._threads for part in range(self._threads + 1)]
        parts = list(pairwise(cuts))
        others = [self._pool.submit(work, *shared, *out, *part) for part in parts[1:]]
        work(*shared, *out, *parts[0])
        for other in others:
            other.result()


@compiled
def _all_legal(actions: NDArray[np.int64], masks: NDArray[np.uint8]) -> bool:
    for game in range(len(actions)):
        action = actions[game]
        if not 0 <= action < ACTIONS or masks[MASK_ROOM * game + action] == 0:
            return False
    return True


@inlined
def _show(
    setting: Setting,
    games: Games,
    goal: int,
    observations: NDArray[np.uint8],
    masks: NDArray[np.uint8],
    movers: NDArray[np.uint8],
    game: int,
) -> None:
    """Write the observation and the mask of the player to move."""
    mover = turn(games[game, BOARD])
    movers[game] = mover
    write_mask(setting, games[game, BOARD], masks, game)
    if observations.shape[1] > 0:
        observe(setting, games, game, mover, goal, observations, game)


@inlined
def _begin(
    setting: Setting, games: Games, game: int, seed: int, number: int, tracked: bool
) -> None:
    games[game, KEY] = game_key(seed, number)
    games[game, ROUNDS] = 0
    games[game, TOKENS] = 0
    everyone = (1 << setting.players) - 1
    new_round(setting, games, game, first_seat(games, game, everyone), tracked)


@compiled
def begin_games(
    setting: Setting,
    games: Games,
    goal: int,
    seed: int,
    numbers: NDArray[np.int64],
    observations: NDArray[np.uint8],
    masks: NDArray[np.uint8],
    movers: NDArray[np.uint8],
    first: int,
    end: int,
) -> None:
    """Begin some of the games."""
    for game in range(first, end):
        _begin(setting, games, game, seed, numbers[game], observations.shape[1] > 0)
        _show(setting, games, goal, observations, masks, movers, game)


@compiled
def step_games(
    setting: Setting,
    games: Games,
    goal: int,
    seed: int,
    numbers: NDArray[np.int64],
    actions: NDArray[np.int64],
    gained: NDArray[np.uint8],
    done: NDArray[np.bool_],
    observations: NDArray[np.uint8],
    masks: NDArray[np.uint8],
    movers: NDArray[np.uint8],
    first: int,
    end: int,
) -> None:
    """Make one step in some of the games; a finished game restarts with the next number."""
    tracked = observations.shape[1] > 0
    for game in range(first, end):
        won = play(setting, games, game, actions[game], gained, tracked)
        if won:
            if reached(setting, games[game, TOKENS], goal):
                done[game] = True
                numbers[game] += len(numbers)
                _begin(setting, games, game, seed, numbers[game], tracked)
            else:
                new_round(setting, games, game, first_seat(games, game, won), tracked)
        _show(setting, games, goal, observations, masks, movers, game)
