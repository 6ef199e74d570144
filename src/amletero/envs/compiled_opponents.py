"""Opponents that choose their actions in compiled code, for many games at once.

Their random numbers come from the key of the round: the same seed plays the same games.
"""

from typing import Final

import numpy as np
from numpy.typing import NDArray

from amletero.bots.compiled_simple import simple_action
from amletero.envs.game_rows import BOARD, HISTORY, KEY, ROUNDS, Games, history, knowledge
from amletero.kernel.layout import CHOOSE, Setting, phase, turn
from amletero.kernel.legal import LIST_ROOM, legal_count, legal_list, nth_legal
from amletero.kernel.numba_setup import compiled, inlined
from amletero.kernel.random_numbers import below, round_key
from amletero.networks.compiled_inputs import write_inputs
from amletero.networks.compiled_network import CompiledLayers, find_outputs
from amletero.networks.inputs import MOST_INPUTS, Layout
from amletero.networks.turn_history import BEGUN
from amletero.record.action_numbers import ACTIONS

Numbers = NDArray[np.int64]

SIMPLE_NOISE: Final = 1 << 16
"""The place of the first chance of `simple`; each turn has one for every action."""
CHOICES: Final = 1 << 17
"""The place of the first choice by chance; each turn has two."""


@inlined
def _key(games: Games, game: int) -> int:
    """The key of the round that is being played."""
    return round_key(games[game, KEY], games[game, ROUNDS] - 1)


@inlined
def _chance(games: Games, game: int, bound: int) -> int:
    """A number below a bound, for the decision that is due."""
    choosing = phase(games[game, BOARD]) == CHOOSE
    return below(_key(games, game), CHOICES + 2 * games[game, HISTORY + BEGUN] + choosing, bound)


@compiled
def choose_simply(setting: Setting, games: Games, which: Numbers, actions: Numbers) -> None:
    """Choose as the bot `simple` does."""
    for place in range(len(which)):
        game = which[place]
        noise = SIMPLE_NOISE + ACTIONS * games[game, HISTORY + BEGUN]
        known = knowledge(games, game)
        key = _key(games, game)
        actions[place] = simple_action(setting, games[game, BOARD], known, key, noise)


@compiled
def choose_randomly(setting: Setting, games: Games, which: Numbers, actions: Numbers) -> None:
    """Choose any legal action."""
    for place in range(len(which)):
        game = which[place]
        board = games[game, BOARD]
        number = _chance(games, game, legal_count(setting, board))
        actions[place] = nth_legal(setting, board, number)


@compiled
def choose_by_network(
    setting: Setting,
    layout: Layout,
    layers: CompiledLayers,
    softmax: NDArray[np.int32],
    games: Games,
    which: Numbers,
    actions: Numbers,
) -> None:
    """Choose each legal action as often as a policy says."""
    ones, legal = np.empty(MOST_INPUTS, np.int16), np.empty(LIST_ROOM, np.uint8)
    weights = np.empty(LIST_ROOM, np.int64)
    for place in range(len(which)):
        game = which[place]
        board = games[game, BOARD]
        known, past = knowledge(games, game), history(games, game)
        found = write_inputs(setting, layout, board, known, past, turn(board), ones)
        find_outputs(layers, ones, found)
        count = legal_list(setting, board, legal)
        best = layers.sums[legal[0]]
        for number in range(count):
            best = max(best, layers.sums[legal[number]])
        total = 0
        for number in range(count):
            distance = min(best - layers.sums[legal[number]], len(softmax) - 1)
            weights[number] = softmax[distance]
            total += weights[number]
        draw, number = _chance(games, game, total), 0
        while draw >= weights[number]:
            draw -= weights[number]
            number += 1
        actions[place] = legal[number]
