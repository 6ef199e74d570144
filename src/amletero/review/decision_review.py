"""How good a move was, from what its player knew then."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from math import fsum
from random import Random
from typing import Final

from amletero.beliefs.assumed_policy import Policy, played_as_trained
from amletero.beliefs.belief import belief_of, believed_worlds
from amletero.beliefs.cards_revealed_later import hands_to_come
from amletero.beliefs.dealt_worlds import RoundMemory
from amletero.beliefs.shared_views import ViewNode
from amletero.beliefs.win_chances import MoveValue, Shares, leaders, mixed_value, move_values
from amletero.beliefs.world import NoWorldLeft, World
from amletero.beliefs.world_tracker import WorldTracker
from amletero.bots.move_explanation import sensible
from amletero.bots.opponent_policy import likely_moves
from amletero.review.move_verdicts import LIMITS, MoveVerdict, TriedMove, verdict
from amletero.review.reasons import Reason, reason
from amletero.rules.cards import Seat
from amletero.rules.facts import Fact
from amletero.rules.moves import Move, legal
from amletero.rules.view import View

WORLDS: Final = 1024
"""Worlds that are kept, and more where few of them would be left."""
TRIALS: Final = 2400
"""The moves of a decision are tried in this many worlds in all, about."""
NEAR: Final = 0.007
"""Win chance: a loss nearer than this to the limit of a verdict is estimated again."""
TRIALS_NEAR: Final = 4800
"""Number of worlds, about, in which the played move and the best ones are tried then."""
RARE: Final = 0.01
"""Moves that our network makes less often than this are tried together, not one by one."""
RARE_TRIALS: Final = 32
"""Worlds in which they are tried, in all."""


@dataclass(frozen=True, slots=True)
class DecisionReview:
    """One decision: what was played, and what else could have been."""

    number: int
    """The place of the move in its round, from 1."""
    seat: Seat
    move: Move
    choices: int
    """How many legal moves there were."""
    options: tuple[TriedMove, ...]
    """The sensible moves and the one that was played, the best first.

    None if there was no choice, or if no world was found in which to try them.
    """
    play: Shares
    """By seat: what the move gained or gave away, next to what our network makes on average."""
    why: Reason | None = None
    """Why another move was better; None if none was by much."""

    @property
    def judged(self) -> bool:
        """Whether there was a choice, and it could be judged."""
        return bool(self.options)

    @property
    def played(self) -> TriedMove:
        """Return the move that was made, if it was judged."""
        return next(option for option in self.options if option.move == self.move)

    @property
    def best(self) -> TriedMove:
        """Return the best move, if the decision was judged."""
        return self.options[0]

    @property
    def loss(self) -> float:
        """Return the win chance that the move gave away; 0 if it was not judged."""
        return self.best.chance - self.played.chance if self.judged else 0.0

    @property
    def verdict(self) -> MoveVerdict | None:
        """Return how much the move gave away, in a word; None if it was not judged."""
        return verdict(self.loss) if self.judged else None


class Reviewer:
    """Judges the decisions of one seat in the order in which they were made."""

    def __init__(
        self,
        seed: int,
        memory: RoundMemory,
        policy: Policy = likely_moves,
        told: tuple[Fact, ...] = (),
    ) -> None:
        """Judge with random numbers from a seed; the seats of a round share its memory.

        `told` is all that the seat was told up to the end of the round, if that is known: it says
        which worlds are worth keeping, and changes nothing on average.

        The policy says how others are assumed to play: the same as for hints, so that nobody is
        blamed for following one.
        """
        self._seed, self._policy = seed, policy
        self._tracker = WorldTracker(seed, policy, WORLDS, memory, hands_to_come(told))

    def judge(self, number: int, view: View, move: Move) -> DecisionReview:
        """Return how good a move was from what its player knew."""
        assert view.seat is not None
        choices = legal(view.table, view.hand)
        worlds = self._worlds(view) if len(choices) > 1 else ()
        if not worlds:
            nothing = (0.0,) * view.table.players
            return DecisionReview(number, view.seat, move, len(choices), (), nothing)
        belief = belief_of(view, worlds)
        random = Random(f"{self._seed}/{len(view.facts)}")
        usual = _usual(view)
        moves = [move, *sensible(choices, belief), *(each for each in usual if usual[each] >= RARE)]
        tried = tried_values(worlds, list(dict.fromkeys(moves)), move, random)
        options = [
            TriedMove(each, value.shares[view.seat], value.tried) for each, value in tried.items()
        ]
        options.sort(key=lambda option: -option.chance)
        played = next(option for option in options if option.move == move)
        parts = [(value.shares, usual[each]) for each, value in tried.items()]
        if rare := {each: chance for each, chance in usual.items() if each not in tried and chance}:
            parts.append((mixed_value(worlds, rare, RARE_TRIALS, random), fsum(rare.values())))
        return DecisionReview(
            number,
            view.seat,
            move,
            len(choices),
            tuple(options),
            _gained(tried[move].shares, parts),
            reason(view, belief, played, options[0]),
        )

    def _worlds(self, view: View) -> tuple[World, ...]:
        try:
            return self._tracker.worlds(view)
        except NoWorldLeft:
            return believed_worlds(view, self._seed, self._policy)


def tried_values(
    worlds: tuple[World, ...], moves: list[Move], played: Move, random: Random
) -> dict[Move, MoveValue]:
    """Return what moves are worth; the best ones more exactly if it may change the verdict."""
    mover = worlds[0].round.table.turn or 0
    values = move_values(worlds, moves, TRIALS, random, played)
    places = leaders(mover, values, moves, played)
    loss = max(value.shares[mover] for value in values) - values[places[0]].shares[mover]
    if any(abs(loss - limit) < NEAR for limit in LIMITS.values()):
        again = move_values(worlds, [moves[place] for place in places], TRIALS_NEAR, random)
        for place, value in zip(places, again, strict=True):
            values[place] = value
    return dict(zip(moves, values, strict=True))


def _usual(view: View) -> Mapping[Move, float]:
    """Return how likely our network makes each legal move."""
    (chances,) = played_as_trained([ViewNode(view)])
    return chances


def _gained(played: Shares, usual: Sequence[tuple[Shares, float]]) -> Shares:
    """Return by seat how much more a move leaves than our network's moves do on average."""
    return tuple(
        left - fsum(values[seat] * share for values, share in usual)
        for seat, left in enumerate(played)
    )
