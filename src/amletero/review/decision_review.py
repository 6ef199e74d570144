"""How good a move was, from what its player knew then."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from enum import StrEnum
from random import Random
from typing import Final

from amletero.beliefs.belief import Belief, belief_of, believed_worlds, counting_belief
from amletero.beliefs.dealt_worlds import RoundMemory
from amletero.beliefs.policy import played_as_trained
from amletero.beliefs.values import Shares, move_values
from amletero.beliefs.view_tree import ViewNode
from amletero.beliefs.world import World
from amletero.beliefs.world_filter import NoWorldLeft
from amletero.beliefs.world_tracker import WorldTracker
from amletero.bots.move_explanation import sensible
from amletero.rules.cards import Seat
from amletero.rules.moves import Move, legal
from amletero.rules.view import View

TRIALS: Final = 1200
"""The moves of a decision are tried in this many worlds in all, about."""
RARE: Final = 0.01
"""A move that our network makes less often than this is left out of what it makes on average."""


class MoveVerdict(StrEnum):
    """How much a move gave away."""

    BEST = "best"
    GOOD = "good"
    INACCURACY = "inaccuracy"
    MISTAKE = "mistake"
    BLUNDER = "blunder"


LIMITS: Final[Mapping[MoveVerdict, float]] = {
    MoveVerdict.BEST: 0.01,
    MoveVerdict.GOOD: 0.03,
    MoveVerdict.INACCURACY: 0.08,
    MoveVerdict.MISTAKE: 0.15,
}
"""By verdict: the win chance that a move gives away stays below this."""


@dataclass(frozen=True, slots=True)
class TriedMove:
    """A move that could have been made."""

    move: Move
    chance: float
    """How likely the mover wins the round with it, by what the mover knew."""
    tried: int
    """In how many worlds it was tried."""


@dataclass(frozen=True, slots=True)
class DecisionReview:
    """One decision: what was played, and what else could have been."""

    number: int
    """The place of the move in its round, from 1."""
    seat: Seat
    played: TriedMove
    options: tuple[TriedMove, ...]
    """The sensible moves and the one that was played, the best first."""
    belief: Belief
    """What the mover could believe of the hidden cards."""
    play: Shares
    """By seat: what the move gained or lost, less what our network makes on average."""

    @property
    def best(self) -> TriedMove:
        """Return the best move."""
        return self.options[0]

    @property
    def loss(self) -> float:
        """Return the win chance that the move gave away."""
        return self.best.chance - self.played.chance

    @property
    def verdict(self) -> MoveVerdict:
        """Return how much the move gave away, in a word."""
        return verdict(self.loss)


def verdict(loss: float) -> MoveVerdict:
    """Return the word for a win chance that was given away."""
    return next((name for name, limit in LIMITS.items() if loss < limit), MoveVerdict.BLUNDER)


class Reviewer:
    """Judges the decisions of one seat in the order in which they were made."""

    def __init__(self, seed: int, memory: RoundMemory) -> None:
        """Judge with chance from a seed; the seats of a round share its memory."""
        self._seed = seed
        self._tracker = WorldTracker(seed, memory=memory)

    def judge(self, number: int, view: View, move: Move) -> DecisionReview:
        """Return how good a move was from what its player knew."""
        assert view.seat is not None
        worlds = self._worlds(view)
        belief = belief_of(view, worlds) if worlds else counting_belief(view)
        choices = legal(view.table, view.hand)
        usual = {each: share for each, share in _usual(view).items() if share >= RARE}
        moves = list(dict.fromkeys([move, *sensible(choices, belief), *usual]))
        if len(choices) == 1 or not worlds:
            only = TriedMove(move, 0.0, 0)
            nothing = (0.0,) * view.table.players
            return DecisionReview(number, view.seat, only, (only,), belief, nothing)
        random = Random(f"{self._seed}/{len(view.facts)}")
        tried = move_values(worlds, moves, TRIALS, random)
        options = {
            each: TriedMove(each, value.shares[view.seat], value.tried)
            for each, value in zip(moves, tried, strict=True)
        }
        shares = {each: value.shares for each, value in zip(moves, tried, strict=True)}
        return DecisionReview(
            number,
            view.seat,
            options[move],
            tuple(sorted(options.values(), key=lambda option: -option.chance)),
            belief,
            _gained(shares[move], [(shares[each], share) for each, share in usual.items()]),
        )

    def _worlds(self, view: View) -> tuple[World, ...]:
        try:
            return self._tracker.worlds(view)
        except NoWorldLeft:
            return believed_worlds(view, self._seed)


def _usual(view: View) -> Mapping[Move, float]:
    (chances,) = played_as_trained([ViewNode(view)])
    return chances


def _gained(played: Shares, usual: Sequence[tuple[Shares, float]]) -> Shares:
    """Return by seat how much more a move leaves than our network's moves do on average."""
    total = sum(share for _, share in usual)
    return tuple(
        left - sum(values[seat] * share for values, share in usual) / total
        for seat, left in enumerate(played)
    )
