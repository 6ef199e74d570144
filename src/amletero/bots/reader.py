"""`reader`: no search. It reads what others hold from what they play, and knows what plays well.

A filter over the others' hands says how likely they hold what; weights learned in training say
which play is best then. It takes well under a millisecond with up to four players.
"""

from collections.abc import Mapping
from random import Random

import numpy as np

from amletero.beliefs.belief import belief_of
from amletero.beliefs.filter import Filter
from amletero.beliefs.learned import IDLE, keep_scores, learned_scores
from amletero.beliefs.population import TYPES
from amletero.beliefs.situation import KINDS, PLAYERS, SEAT, SEATS, Situation, Weights
from amletero.beliefs.trained import trained
from amletero.bots.mind import Memory, likely_hands, situation_of
from amletero.bots.thought import Considered, Thought
from amletero.bots.worlds import move_actions
from amletero.kernel.settings import NUMBERS
from amletero.rules.cards import Seat
from amletero.rules.moves import Keep, Move
from amletero.rules.view import View


class ReaderBot:
    """Reads plays, and judges its own by learned weights."""

    def __init__(self, name: str = "reader", types: tuple[str, ...] = tuple(TYPES)) -> None:
        self.name = name
        self.types = types
        self._memory = Memory(types)

    def choose(self, view: View, legal: tuple[Move, ...], random: Random) -> Move:
        """The play of the highest score."""
        del random
        if len(legal) == 1:
            return legal[0]
        return legal[int(np.argmax(self._scores(view, legal)))]

    def consider(self, view: View, legal: tuple[Move, ...], random: Random) -> Thought:
        """The same move, with the win chance of each as it was learned."""
        chosen = self.choose(view, legal, random)
        filter_ = self._memory.filter(view)
        value = trained(view.table.edition, view.table.players).value
        logits = scores_of(view, filter_, legal, value)
        chances = 1.0 / (1.0 + np.exp(-np.clip(logits, -30.0, 30.0)))
        considered = sorted(
            (
                Considered(move, float(chance))
                for move, chance in zip(legal, chances, strict=True)
                if chance > 1e-9 or move == chosen
            ),
            key=lambda each: (each.move != chosen, -each.win_chance),
        )
        return Thought(
            chosen, tuple(considered), belief_of(filter_), likely_types(filter_, self.types)
        )

    def _scores(self, view: View, legal: tuple[Move, ...]) -> Weights:
        weights = trained(view.table.edition, view.table.players).policy
        return scores_of(view, self._memory.filter(view), legal, weights)


def scores_of(view: View, filter_: Filter, legal: tuple[Move, ...], weights: Weights) -> Weights:
    """What the weights say of each legal move, with hands as the filter believes them."""
    situation, hands = situation_of(view, filter_), likely_hands(filter_)
    return judged(situation, hands, legal, weights)


def judged(
    situation: Situation, hands: Weights, legal: tuple[Move, ...], weights: Weights
) -> Weights:
    """What the weights say of each legal move."""
    if isinstance(legal[0], Keep):
        worths = np.empty(KINDS)
        keep_scores(situation, hands, weights, worths)
        return np.array([worths[NUMBERS[move.card]] for move in legal])
    actions = move_actions(legal, int(situation[SEAT]), int(situation[PLAYERS]))
    scores = np.full(len(actions), IDLE)
    learned_scores(situation, hands, weights, actions, len(actions), scores)
    return scores


def likely_types(filter_: Filter, types: tuple[str, ...]) -> Mapping[Seat, Mapping[str, float]]:
    """By seat: how likely it plays like each type."""
    return {
        seat: dict(zip(types, filter_.company.shares[seat].tolist(), strict=True))
        for seat in sorted(place for place in filter_.hidden.places if place < SEATS)
    }
