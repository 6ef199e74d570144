"""The games of a batch by the readable rules, for bots that see views and for pictures."""

import numpy as np

from amletero.envs.batch import Batch
from amletero.envs.game_rows import BOARD, KEY, ROUNDS
from amletero.kernel.move_actions import move_of
from amletero.kernel.random_numbers import deck_order, round_key
from amletero.record.action_numbers import CHARACTERS
from amletero.record.referee import Referee
from amletero.rules.moves import Move
from amletero.rules.view import View


class ReadableGames:
    """A referee for each game of a batch, to be kept up with it."""

    def __init__(self, batch: Batch) -> None:
        """The games begin with the round that is being dealt."""
        self._batch = batch
        self._referees: list[Referee] = [None] * batch.count  # type: ignore[list-item]
        self.begin(range(batch.count))

    def begin(self, games: "range | list[int]") -> None:
        """Follow new games, of which nothing has been played."""
        batch = self._batch
        for game in games:
            self._referees[game] = Referee(batch.edition, batch.players, batch.goal)
            self._deal(game)

    def _deal(self, game: int) -> None:
        """Deal the round that the batch has dealt."""
        batch, row = self._batch, self._batch.words[game]
        deck = np.zeros(len(batch.edition.deck), np.uint8)
        deck_order(batch.setting, round_key(row[KEY], row[ROUNDS] - 1), deck)
        cards = tuple(CHARACTERS[card] for card in deck)
        self._referees[game].deal(cards, int(batch.movers[game]))

    def play(self, game: int, action: int) -> None:
        """Play an action that the batch is about to play."""
        move = move_of(action, int(self._batch.words[game, BOARD]), self._batch.players)
        self._referees[game].move(move)

    def deal_next(self) -> None:
        """Deal the next round where the batch has."""
        for game, referee in enumerate(self._referees):
            if referee.round.over and not referee.winners:
                self._deal(game)

    def view(self, game: int, seat: int) -> View:
        """Return what a seat was told."""
        return self._referees[game].view(seat)

    def legal(self, game: int, seat: int) -> tuple[Move, ...]:
        """Return the legal moves of a seat."""
        return self._referees[game].legal(seat)

    def seed(self, game: int) -> str:
        """Return the seed of what bots choose by chance."""
        return str(self._batch.words[game, KEY])
