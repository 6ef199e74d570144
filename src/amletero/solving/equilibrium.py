"""Play against which nothing can be won: counterfactual regret minimization, its variant CFR+."""

from typing import NamedTuple

import numpy as np

from amletero.solving.best_response import TreePolicy, best_response, play_out, reaches
from amletero.solving.tree import Reals, States, Tree


class Solution(NamedTuple):
    """A policy for both seats, and what each seat can win at most against it."""

    policy: TreePolicy
    first: float
    second: float

    @property
    def gap(self) -> float:
        """Return what both can gain together; 0 if nobody can."""
        return self.first + self.second - 1.0

    @property
    def value(self) -> float:
        """Return the first player's share of wins, to within half the gap."""
        return (self.first + 1.0 - self.second) / 2


def solved(tree: Tree, gap: float, most: int = 20_000) -> Solution:
    """Return a policy whose gap is at most this, or the policy after the most iterations."""
    regrets = [np.zeros(len(level.states.actions)) for level in tree.levels]
    sums = [np.zeros(len(level.states.actions)) for level in tree.levels]
    checked, solution = 25, None
    for iteration in range(1, most + 1):
        for seat in (0, 1):
            _improve(tree, seat, regrets, sums, iteration)
        if iteration in (checked, most):
            policy = [
                _shares(level.states, sum) for level, sum in zip(tree.levels, sums, strict=True)
            ]
            solution = Solution(policy, *(best_response(tree, policy, seat) for seat in (0, 1)))
            if solution.gap <= gap:
                break
            checked *= 2
    assert solution is not None
    return solution


def _improve(
    tree: Tree, seat: int, regrets: list[Reals], sums: list[Reals], iteration: int
) -> None:
    """Let one seat adjust its policy to what its choices would have been worth."""
    levels = tree.levels
    policy = [_shares(level.states, known) for level, known in zip(levels, regrets, strict=True)]
    own = reaches(tree, policy, seat)

    def learn(depth: int, worth: Reals) -> Reals:
        states, chances = levels[depth].states, policy[depth]
        if not len(chances):
            return chances
        mine = states.movers[states.of_choice] == seat
        mean = np.add.reduceat(worth * chances, states.first)[states.of_choice]
        better = np.maximum(regrets[depth] + worth - mean, 0.0)
        regrets[depth] = np.where(mine, better, regrets[depth])
        reached = np.zeros(len(states.first))
        state_of = levels[depth].state_of
        reached[state_of[state_of >= 0]] = own[depth][state_of >= 0]
        sums[depth] += np.where(mine, iteration * reached[states.of_choice] * chances, 0.0)
        return chances

    play_out(tree, seat, reaches(tree, policy, 1 - seat), learn)


def _shares(states: States, weights: Reals) -> Reals:
    """Return weights as chances; where all weights are 0, every choice is as likely."""
    if not len(weights):
        return weights
    total = np.add.reduceat(weights, states.first)
    count = np.bincount(states.of_choice)
    even = (1.0 / count)[states.of_choice]
    share = weights / np.maximum(total, 1e-300)[states.of_choice]
    return np.where(total[states.of_choice] > 0, share, even)
