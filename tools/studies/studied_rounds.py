"""Single rounds of one table, played by compiled bots, the same deal as often as needed.

A deal is the order of the deck and who begins. What bots leave to chance has its own numbers, so
that the same deal can be played again by other bots, or by the same ones with other luck.
"""

from collections.abc import Callable, Sequence
from typing import Final, NamedTuple, TypeAlias

import numpy as np
from numpy.typing import NDArray

from amletero.envs import WAIT, Batch
from amletero.envs.compiled_opponents import choose_by_network
from amletero.envs.game_rows import BOARD, KEY
from amletero.envs.opponents import opponent_of
from amletero.envs.readable_games import ReadableGames
from amletero.kernel.layout import CARD, DRAWN
from amletero.kernel.numba_setup import say_if_compiling
from amletero.rules.editions import EDITIONS

TABLES: Final = tuple(
    (edition, players) for edition in EDITIONS for players in EDITIONS[edition].goals
)
"""Every edition with every number of players."""
AT_ONCE: Final = 3_000
"""Deals in memory at once."""
REPETITION: Final = np.int64(0x1E35_A7BD_2C1F_3A95)
"""Changes the chances of bots from one repetition of a deal to the next."""

Shares: TypeAlias = NDArray[np.float64]
"""A row for each round: what each player won, by place; the winners share 1."""
Lineups: TypeAlias = NDArray[np.int64]
"""A row for each round: the number of the bot in each place. Place 0 begins."""
Advance: TypeAlias = Callable[[int, str], None]
"""Moves a progress bar by a number of rounds."""


class DealtCards(NamedTuple):
    """The cards of many deals, by the kernel's numbers."""

    hands: NDArray[np.int64]
    """What was dealt to each place."""
    drawn: NDArray[np.int64]
    """What the first player drew first."""


class StudiedRounds:
    """A block of deals of one table, and bots that play them."""

    def __init__(
        self, edition: str, players: int, bots: Sequence[str], *, deals: int, seed: int
    ) -> None:
        self.players = players
        self.deals = deals
        self._batch = Batch(edition, players, deals, seed=seed, goal=1, restart=False)
        self._bots = [opponent_of(bot, self._batch, _no_views) for bot in bots]
        self._remember_deals()

    def next_deals(self) -> None:
        """Deal the next block."""
        self._batch.reset(np.arange(self.deals))
        self._remember_deals()

    def _remember_deals(self) -> None:
        self._dealt = self._batch.save()
        self._first = self._batch.movers.astype(np.int64)

    def cards(self) -> DealtCards:
        """Return what was dealt."""
        boards = self._dealt.games[:, BOARD]
        seats = self._seats()
        return DealtCards(boards[:, None] >> 4 * seats & CARD, boards >> DRAWN & CARD)

    def _seats(self) -> NDArray[np.int64]:
        """Return the seat in each place, by deal."""
        return (self._first[:, None] + np.arange(self.players)) % self.players

    def play(self, lineups: Lineups, repetition: int = 0) -> Shares:
        """Play every deal once with these bots; return what each place won."""
        batch = self._batch
        batch.restore(self._dealt)
        batch.words[:, KEY] ^= np.multiply(REPETITION, np.int64(repetition))
        won = np.zeros((self.deals, self.players), np.bool_)
        while not batch.finished.all():
            places = (batch.movers - self._first) % self.players
            due = np.where(batch.finished, -1, lineups[np.arange(self.deals), places])
            actions = np.full(self.deals, WAIT, np.int64)
            for number, bot in enumerate(self._bots):
                games = np.flatnonzero(due == number)
                if len(games) > 0:
                    actions[games] = bot.actions(batch, games)
            won |= batch.step(actions).winners
        by_place = np.take_along_axis(won, self._seats(), axis=1)
        shares: Shares = by_place / by_place.sum(axis=1, keepdims=True)
        return shares


def blocks(deals: int) -> tuple[int, int]:
    """Return the size of a block and the number of blocks that hold at least so many deals."""
    size = min(deals, AT_ONCE)
    return size, -(-deals // size)


def name_compilation() -> None:
    """Say that compiled code is being made, if it is."""
    say_if_compiling(choose_by_network)


def _no_views() -> ReadableGames:
    raise ValueError("a study needs bots that are compiled: random, simple, reader or master")
