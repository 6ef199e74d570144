"""Many games of one learner against opponents, from one decision of the learner to the next.

The learner has seat 0. That is no advantage: everyone is as likely to begin a game.
"""

from collections.abc import Sequence
from typing import Any, Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from amletero.envs.batch import Batch, BatchStep, BySeat
from amletero.envs.game_rows import WAIT
from amletero.envs.opponents import OpponentChoice, opponents_of
from amletero.envs.readable_games import ReadableGames
from amletero.record.action_numbers import ACTIONS

LEARNER: Final = 0
ILLEGAL_REWARD: Final = -1.0
"""The reward of an action that is not legal; the game ends with it."""


class LearnerStep(NamedTuple):
    """The results of the learner's actions and of all that followed, by game."""

    rewards: NDArray[np.float64]
    """The learner's share of the rounds that ended: 1 for a win, 1/2 if two share it."""
    ended: NDArray[np.bool_]
    """Where a round ended; the next two are about the last of them."""
    winners: BySeat
    spies: BySeat
    done: NDArray[np.bool_]
    """Which games ended."""
    illegal: NDArray[np.bool_]
    """Which of them ended because the action was not legal."""


class LearnerGames:
    """A number of games, each at the learner's next decision, or finished."""

    def __init__(
        self,
        edition: str,
        players: int,
        games: int,
        *,
        goal: int | None,
        opponents: OpponentChoice | Sequence[OpponentChoice],
        threads: int = 1,
        readable: bool = False,
    ) -> None:
        """`readable` keeps the games by the readable rules, too, as pictures need them."""
        self.batch = Batch(
            edition, players, games, seed=0, goal=goal, threads=threads, restart=False
        )
        self._readable: ReadableGames | None = None
        self._opponents = opponents_of(opponents, self.batch, self.readable)
        if readable:
            self.readable()

    def readable(self) -> ReadableGames:
        """Return the games by the readable rules; from the first call on they are kept up."""
        if self._readable is None:
            self._readable = ReadableGames(self.batch)
        return self._readable

    def reset(self, games: NDArray[np.int64] | None = None, seed: int | None = None) -> None:
        """Begin games anew and go on to the learner's first decision.

        A game that ends before that is followed by another, because there was nothing to decide.
        """
        if games is None:
            games = np.arange(self.batch.count)
            self._begin(None, games, seed)
        else:
            self._begin(games, games, None)
        while len(games) > 0:
            self._play_opponents(_Outcome(self.batch))
            games = games[self.batch.finished[games]]
            if len(games) > 0:
                self._begin(games, games, None)

    def _begin(self, some: Any, games: NDArray[np.int64], seed: int | None) -> None:
        self.batch.reset(some, seed=seed)
        if self._readable is not None:
            self._readable.begin(games.tolist())

    def step(self, actions: NDArray[Any]) -> LearnerStep:
        """Play the learner's actions and what the opponents answer; finished games wait."""
        batch, chosen = self.batch, np.array(actions, np.int64)
        playing = ~batch.finished
        inside = (chosen >= 0) & (chosen < ACTIONS)
        legal = batch.masks[np.arange(batch.count), np.where(inside, chosen, 0)] == 1
        illegal = playing & ~(inside & legal)
        outcome = _Outcome(batch)
        self._advance(np.where(playing & ~illegal, chosen, WAIT), outcome)
        self._play_opponents(outcome)
        rewards = np.where(illegal, ILLEGAL_REWARD, outcome.rewards)
        done = playing & (batch.finished | illegal)
        return LearnerStep(rewards, outcome.ended, outcome.winners, outcome.spies, done, illegal)

    def _play_opponents(self, outcome: "_Outcome") -> None:
        batch = self.batch
        while True:
            waiting = ~batch.finished & (batch.movers != LEARNER)
            if not waiting.any():
                return
            actions = np.full(batch.count, WAIT, np.int64)
            for seat, opponent in enumerate(self._opponents, 1):
                games = np.flatnonzero(waiting & (batch.movers == seat))
                if len(games) > 0:
                    actions[games] = opponent.actions(batch, games)
            self._advance(actions, outcome)

    def _advance(self, actions: NDArray[np.int64], outcome: "_Outcome") -> None:
        if self._readable is not None:
            for game in np.flatnonzero((actions >= 0) & ~self.batch.finished):
                self._readable.play(int(game), int(actions[game]))
        outcome.add(self.batch.step(actions))
        if self._readable is not None:
            self._readable.deal_next()


class _Outcome:
    """What several steps of a batch add up to for the learner."""

    def __init__(self, batch: Batch) -> None:
        self.rewards = np.zeros(batch.count)
        self.ended = np.zeros(batch.count, np.bool_)
        self.winners = np.zeros((batch.count, batch.players), np.bool_)
        self.spies = np.zeros((batch.count, batch.players), np.bool_)

    def add(self, came: BatchStep) -> None:
        """Add one step."""
        ended = came.winners.any(axis=1)
        if not ended.any():
            return
        self.ended |= ended
        shares = came.winners[:, LEARNER] / np.maximum(1, came.winners.sum(axis=1))
        self.rewards += shares
        self.winners[ended], self.spies[ended] = came.winners[ended], came.spies[ended]
