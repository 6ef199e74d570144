"""How bots play in every information state of a tree, as chances of the choices."""

from collections.abc import Callable
from functools import cache, partial
from itertools import pairwise
from typing import Final, TypeAlias

import numpy as np

from amletero.bots.compiled_simple import NOISE, simple_scores
from amletero.kernel.layout import Setting
from amletero.networks.inputs import layout_of
from amletero.networks.network_file import Network
from amletero.networks.numpy_network import many_outputs
from amletero.solving.best_response import TreePolicy
from amletero.solving.tree import PLAYERS, Reals, States, Tree, shown_bits
from amletero.training.self_play import BOARD, HISTORY, KNOWN

StatePolicy: TypeAlias = Callable[[Setting, States], Reals]
"""From information states to the chances of their choices."""

POINTS: Final = 8
"""Points of Gauss and Legendre's rule, which is exact for products of up to 16 factors."""


def policy_of(tree: Tree, play: StatePolicy) -> TreePolicy:
    """Return how a bot plays throughout a tree."""
    return [play(tree.setting, level.states) for level in tree.levels]


def play_randomly(_setting: Setting, states: States) -> Reals:
    """Return the chances of `random`: every choice is as likely."""
    return (1.0 / np.bincount(states.of_choice))[states.of_choice]


def network_play(network: Network) -> StatePolicy:
    """Return how a network plays: one for this deck, or one for the whole edition."""
    return partial(_play_network, network)


def _play_network(network: Network, setting: Setting, states: States) -> Reals:
    layout = layout_of(network.edition, PLAYERS)
    bits, _ = shown_bits(setting, layout, states.rows)
    inputs = np.unpackbits(bits, axis=1, bitorder="little")[:, : layout.size]
    outputs = many_outputs(network, inputs)[states.of_choice, states.actions]
    if not len(outputs):
        return np.zeros(0)
    table = np.frombuffer(network.softmax, np.int32).astype(np.float64)
    behind = np.maximum.reduceat(outputs, states.first)[states.of_choice] - outputs
    weights = table[np.minimum(behind, len(table) - 1)]
    return weights / np.add.reduceat(weights, states.first)[states.of_choice]


def play_simply(setting: Setting, states: States) -> Reals:
    """Return the chances of `simple`, whose scores have a little noise."""
    scores = np.zeros(len(states.actions))
    boards, known = states.rows[:, BOARD].copy(), states.rows[:, KNOWN:HISTORY].copy()
    simple_scores(setting, boards, known, states.of_choice, states.actions, scores)
    if not len(scores):
        return scores
    behind = scores - np.maximum.reduceat(scores, states.first)[states.of_choice]
    parts = np.split(np.round(behind, 9), states.first[1:])
    return np.concatenate([highest_chances(tuple(part)) for part in parts])


@cache
def highest_chances(behind: tuple[float, ...]) -> Reals:
    """Return the chance of each score to be the highest once each has noise from 0 to `NOISE`."""
    starts = np.array(behind)
    edges = np.unique(np.concatenate([starts, starts + NOISE]))
    edges = edges[edges >= 0.0]
    points, weights = np.polynomial.legendre.leggauss(POINTS)
    found = np.zeros(len(starts))
    for low, high in pairwise(edges):
        at = (low + high) / 2 + (high - low) / 2 * points
        below = np.clip((at[:, None] - starts) / NOISE, 0.0, 1.0)
        for number, start in enumerate(starts):
            if start <= low and high <= start + NOISE + 1e-12:
                others = np.delete(below, number, axis=1).prod(axis=1)
                found[number] += (high - low) / 2 / NOISE * (weights * others).sum()
    return found
