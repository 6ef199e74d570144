"""The compiled loops of a batch: begin games, make a step in each, observe seats."""

import numpy as np
from numpy.typing import NDArray

from amletero.envs.game_rows import (
    BOARD,
    KEY,
    MASK_ROOM,
    ROUNDS,
    TOKENS,
    WAIT,
    Games,
    PackedRows,
    first_seat,
    new_round,
    play,
    write_mask,
    write_observation,
    write_observed_bytes,
)
from amletero.kernel.layout import Setting, turn
from amletero.kernel.numba_setup import compiled, inlined
from amletero.kernel.random_games import reached
from amletero.kernel.random_numbers import game_key
from amletero.networks.inputs import MOST_INPUTS, Layout
from amletero.record.action_numbers import ACTIONS

Bytes = NDArray[np.uint8]
Numbers = NDArray[np.int64]
Flags = NDArray[np.bool_]


@compiled
def first_illegal(actions: Numbers, masks: Bytes, finished: Flags) -> int:
    """The first game whose action is not legal, or how many games there are.

    `WAIT` lets a game wait, and a finished game needs no action.
    """
    for game in range(len(actions)):
        action = actions[game]
        if action == WAIT or finished[game]:
            continue
        if action < 0 or action >= ACTIONS or masks[MASK_ROOM * game + action] == 0:
            return game
    return len(actions)


@inlined
def _show(setting: Setting, games: Games, masks: Bytes, movers: Bytes, game: int) -> None:
    """Write who is to move, and what is legal."""
    board = games[game, BOARD]
    movers[game] = turn(board)
    write_mask(setting, board, masks, game)


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
    tracked: bool,
    seed: int,
    numbers: Numbers,
    which: Flags,
    masks: Bytes,
    movers: Bytes,
    first: int,
    end: int,
) -> None:
    """Begin some of the games between two places."""
    for game in range(first, end):
        if which[game]:
            _begin(setting, games, game, seed, numbers[game], tracked)
            _show(setting, games, masks, movers, game)


@compiled
def show_games(
    setting: Setting, games: Games, masks: Bytes, movers: Bytes, first: int, end: int
) -> None:
    """Write who is to move in the games between two places, and what is legal."""
    for game in range(first, end):
        _show(setting, games, masks, movers, game)


@compiled
def step_games(
    setting: Setting,
    games: Games,
    goal: int,
    tracked: bool,
    restart: bool,
    seed: int,
    numbers: Numbers,
    actions: Numbers,
    came: Flags,
    done: Flags,
    finished: Flags,
    masks: Bytes,
    movers: Bytes,
    first: int,
    end: int,
) -> None:
    """Make one step in the games between two places.

    Where a round ends, it is written by seat who won it, a Spy's token, and the game.
    """
    for game in range(first, end):
        if actions[game] < 0 or finished[game]:
            continue
        winning, bonus = play(setting, games, game, actions[game], tracked)
        if winning:
            champions = reached(setting, games[game, TOKENS], goal)
            for seat in range(setting.players):
                came[0, game, seat] = winning >> seat & 1
                came[1, game, seat] = bonus >> seat & 1
                came[2, game, seat] = champions >> seat & 1
            done[game] = champions > 0
            if champions == 0:
                new_round(setting, games, game, first_seat(games, game, winning), tracked)
            elif restart:
                numbers[game] += len(numbers)
                _begin(setting, games, game, seed, numbers[game], tracked)
            else:
                finished[game] = True
        _show(setting, games, masks, movers, game)


@compiled
def observe_games(
    setting: Setting,
    games: Games,
    layout: Layout,
    which: Numbers,
    seats: Numbers,
    rows: PackedRows,
    first: int,
    end: int,
) -> None:
    """Write the observations of some seats of some games, those between two places, as bits."""
    ones = np.empty(MOST_INPUTS, np.int16)
    for place in range(first, end):
        write_observation(setting, layout, games, which[place], seats[place], ones, rows, place)


@compiled
def observe_games_as_bytes(
    setting: Setting,
    games: Games,
    layout: Layout,
    which: Numbers,
    seats: Numbers,
    rows: Bytes,
    first: int,
    end: int,
) -> None:
    """Write the same as bytes of 0 and 1."""
    ones = np.empty(MOST_INPUTS, np.int16)
    for place in range(first, end):
        write_observed_bytes(setting, layout, games, which[place], seats[place], ones, rows, place)
