"""A decision, explained: the sensible moves, their win chances, the beliefs behind them."""

from collections.abc import Sequence
from dataclasses import dataclass
from random import Random
from typing import Final

from amletero.beliefs.assumed_policy import network_policy
from amletero.beliefs.belief import (
    Belief,
    CardChances,
    belief_of,
    believed_worlds,
    counting_belief,
)
from amletero.beliefs.shared_views import ViewNode
from amletero.beliefs.win_chances import move_values
from amletero.beliefs.world import World
from amletero.bots.opponent_policy import likely_moves
from amletero.rules.cards import Character
from amletero.rules.moves import Move, Play
from amletero.rules.view import View

GUESSES: Final = 3
"""How many characters a Guard may name for each player it is tried on."""
TRIALS: Final = 2000
"""Moves are tried in this many worlds in all, or in more if every draw can be tried."""


@dataclass(frozen=True, slots=True)
class Considered:
    """A move that was considered."""

    move: Move
    win_chance: float
    """How likely the round is won with it; a tie counts as the share of its winners."""
    tried: int = 0
    """In how many worlds it was tried."""


@dataclass(frozen=True)
class Thought:
    """What there is to say about a decision."""

    considered: tuple[Considered, ...]
    """The sensible moves, the best first."""
    belief: Belief

    @property
    def move(self) -> Move:
        """Return the best move."""
        return self.considered[0].move


def consider(view: View, legal: tuple[Move, ...], random: Random) -> Thought:
    """Return how likely each sensible move wins the round, from what a seat was told.

    Each move is made in the worlds that agree with the view, and the critic says what came of it.
    """
    worlds = believed_worlds(view, random.getrandbits(62), likely_moves)
    if not worlds:
        return _by_the_policy(view, legal)
    belief = belief_of(view, worlds)
    moves = sensible(legal, belief)
    considered = weighed(worlds, moves, random)
    return Thought(tuple(sorted(considered, key=lambda each: -each.win_chance)), belief)


def weighed(worlds: Sequence[World], moves: Sequence[Move], random: Random) -> list[Considered]:
    """Return the mean win chance of each move of the player to move, over weighted worlds."""
    mover = worlds[0].round.table.turn
    assert mover is not None
    return [
        Considered(move, value.shares[mover], value.tried)
        for move, value in zip(moves, move_values(worlds, moves, TRIALS, random), strict=True)
    ]


def sensible(legal: tuple[Move, ...], belief: Belief) -> list[Move]:
    """Return the moves worth trying: no Princess while there is a choice, only likely guesses."""
    guards = [move for move in legal if isinstance(move, Play) and move.named is not None]
    moves: list[Move] = [move for move in legal if move not in guards]
    for target in sorted({guard.target for guard in guards if guard.target is not None}):
        moves += _guesses([guard for guard in guards if guard.target == target], belief, target)
    spared = [move for move in moves if move.card is not Character.PRINCESS]
    return moves if not spared or not isinstance(legal[0], Play) else spared


def _guesses(guards: list[Play], belief: Belief, target: int) -> list[Play]:
    chances: CardChances = belief.hands[target]

    def chance(guard: Play) -> float:
        return chances.get(guard.named, 0.0) if guard.named is not None else 0.0

    guesses = sorted(guards, key=lambda guard: -chance(guard))
    return [guess for guess in guesses[:GUESSES] if chance(guess) > 0] or guesses[:1]


def _by_the_policy(view: View, legal: tuple[Move, ...]) -> Thought:
    """Return the move that our network likes best, with what counting cards says."""
    (chances,) = network_policy([ViewNode(view)])
    best = max(legal, key=lambda move: chances[move])
    return Thought((Considered(best, 0.0),), counting_belief(view))
