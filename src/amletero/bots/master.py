"""`master`: believes, asks itself who it plays against, and tries its moves.

A filter tells how likely the others hold what and play like whom; each sensible move is tried in
worlds drawn from that, with the others played by their likely types. With two players and few
cards left, the rest of the round is worked out to its end instead.
"""

from collections.abc import Sequence
from random import Random
from typing import Final

import numpy as np

from amletero.beliefs.belief import belief_of
from amletero.beliefs.filter import Filter
from amletero.beliefs.players import Models
from amletero.beliefs.population import TYPES, with_own
from amletero.beliefs.situation import Weights
from amletero.beliefs.trained import trained
from amletero.bots.endgame import DECK_CARDS, solved
from amletero.bots.mind import Memory, likely_hands
from amletero.bots.reader import likely_types
from amletero.bots.search import new_trial, try_moves
from amletero.bots.thought import Considered, Thought
from amletero.bots.worlds import move_actions, worlds_of
from amletero.kernel.settings import NUMBERS, setting_of
from amletero.rules.cards import Character
from amletero.rules.moves import Move, Play
from amletero.rules.view import View

BUDGET: Final = {2: 4000, 3: 4000, 4: 4000, 5: 2500, 6: 1600}
"""By number of players: how many rounds are played out for a decision."""
GUESSES: Final = 3
"""How many characters a Guard may name for each player it is tried on."""


class MasterBot:
    """Tries its moves in the worlds it believes in."""

    def __init__(
        self,
        name: str = "master",
        budget: int | None = None,
        reckoned: tuple[Models, Weights] | None = None,
    ) -> None:
        self.name = name
        self.types = tuple(TYPES)
        self._budget = budget
        self._memory = Memory(self.types, reckoned)

    def choose(self, view: View, legal: tuple[Move, ...], random: Random) -> Move:
        """The move that won most."""
        if len(legal) == 1:
            return legal[0]
        return self._weighed(view, legal, random)[0].move

    def consider(self, view: View, legal: tuple[Move, ...], random: Random) -> Thought:
        """The same move, with the win chance of all that were tried."""
        considered = self._weighed(view, legal, random)
        filter_ = self._memory.filter(view)
        return Thought(
            considered[0].move,
            tuple(considered),
            belief_of(filter_),
            likely_types(filter_, self.types),
            solved=considered[0].tried == 0 and len(legal) > 1,
        )

    def _weighed(self, view: View, legal: tuple[Move, ...], random: Random) -> list[Considered]:
        """The sensible moves, the best first."""
        seed = random.getrandbits(62)
        filter_ = self._memory.filter(view)
        moves = sensible(legal, likely_hands(filter_))
        chances, tried = self._chances(view, filter_, moves, seed)
        considered = [
            Considered(move, float(chance), int(count))
            for move, chance, count in zip(moves, chances, tried, strict=True)
        ]
        # A move given up early may look better by luck than those that were tried to the end.
        return sorted(considered, key=lambda each: (-each.tried, -each.win_chance))

    def _chances(
        self, view: View, filter_: Filter, moves: Sequence[Move], seed: int
    ) -> tuple[Weights, Weights]:
        """By move: how likely it wins, and how often it was tried; never if worked out."""
        edition, players = view.table.edition, view.table.players
        models, own = with_own(filter_.models, trained(edition, players))
        worlds = worlds_of(view, filter_)
        actions = move_actions(moves, view.seat or 0, players)
        setting = setting_of(edition, players)
        if players == 2 and view.table.deck_count <= DECK_CARDS:
            chances = np.zeros(len(moves))
            shares = filter_.company.shares[1 - (view.seat or 0)]
            if solved(setting, models, worlds, shares, actions, chances):
                return chances, np.zeros(len(moves))
        trial = new_trial(actions)
        try_moves(setting, models, own, worlds, trial, self._budget or BUDGET[players], seed)
        return trial.won / np.maximum(trial.tried, 1), trial.tried


def sensible(legal: tuple[Move, ...], hands: Weights) -> list[Move]:
    """The moves worth trying: no Princess while there is a choice, and only likely guesses."""
    guards = [move for move in legal if isinstance(move, Play) and move.named is not None]
    moves: list[Move] = [move for move in legal if move not in guards]
    for target in sorted({guard.target or 0 for guard in guards}):
        chances = hands[target]
        guesses = sorted(
            (guard for guard in guards if guard.target == target),
            key=lambda guard: -chances[_named(guard)],
        )
        moves += [guess for guess in guesses[:GUESSES] if chances[_named(guess)] > 0] or guesses[:1]
    spared = [move for move in moves if move.card is not Character.PRINCESS]
    return moves if not spared or not isinstance(legal[0], Play) else spared


def _named(guard: Play) -> int:
    assert guard.named is not None
    return NUMBERS[guard.named]
