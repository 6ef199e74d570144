"""The most that can be won against a policy: exactly, by going through the whole tree.

Values are weighed by how likely the deal and the other's actions make a history, so that adding
up the histories of an information state gives what a choice is worth there.
"""

from collections.abc import Callable, Sequence
from typing import TypeAlias

import numpy as np

from amletero.solving.tree import Numbers, Reals, States, Tree, TreeLevel

TreePolicy: TypeAlias = Sequence[Reals]
"""By level, the chance of each choice."""
ChoiceRule: TypeAlias = Callable[[int, Reals], Reals]
"""From a level and the worth of its choices to how often the player makes each."""


def reaches(tree: Tree, policy: TreePolicy, seat: int) -> list[Reals]:
    """Return by level how likely the actions of one seat make each history."""
    found = [np.ones(len(tree.levels[0].parents))]
    for above, level, chances in zip(tree.levels, tree.levels[1:], policy, strict=False):
        theirs = above.states.movers[above.states.of_choice] == seat
        found.append(found[-1][level.parents] * np.where(theirs, chances, 1.0)[level.choices])
    return found


def play_out(tree: Tree, seat: int, others: Sequence[Reals], choose: ChoiceRule) -> float:
    """Return the share of wins of a seat that chooses so; `others` are the other's reaches."""
    levels = tree.levels
    values = _wins(levels[-1], seat) * others[-1]
    for depth in range(len(levels) - 2, -1, -1):
        level, below = levels[depth], levels[depth + 1]
        states = level.states
        worth = _sums(below.choices, values, len(states.actions))
        own = states.movers[states.of_choice] == seat
        chosen = np.where(own, choose(depth, worth), 1.0)
        weighed = values * chosen[below.choices]
        values = _sums(below.parents, weighed, len(level.parents))
        values += _wins(level, seat) * others[depth]
    return float(values.mean())


def _sums(places: Numbers, values: Reals, count: int) -> Reals:
    """Return the sum of the values of each place."""
    found: Reals = np.bincount(places, values, minlength=count)  # type: ignore[assignment]
    return found


def _wins(level: TreeLevel, seat: int) -> Reals:
    won = level.wins if seat == 0 else 1.0 - level.wins
    return np.where(level.state_of < 0, won, 0.0)


def best_response(tree: Tree, policy: TreePolicy, seat: int) -> float:
    """Return the share of wins of a seat that plays its best against a policy."""

    def best(depth: int, worth: Reals) -> Reals:
        return best_choices(tree.levels[depth].states, worth)

    return play_out(tree, seat, reaches(tree, policy, 1 - seat), best)


def best_choices(states: States, worth: Reals) -> Reals:
    """Return 1 for the first of the best choices of each information state, 0 for the others."""
    if not len(worth):
        return worth
    best = worth == np.maximum.reduceat(worth, states.first)[states.of_choice]
    found = np.zeros(len(worth))
    places = np.flatnonzero(best)
    found[places[np.unique(states.of_choice[places], return_index=True)[1]]] = 1.0
    return found
