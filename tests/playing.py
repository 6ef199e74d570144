"""Whole random games, the ground that laws are tested on."""

from collections.abc import Callable, Iterator
from random import Random
from typing import Final

from hypothesis import strategies as st

from amletero.chance import drawn_first, shuffled
from amletero.record.referee import Referee
from amletero.rules.editions import EDITIONS, Edition
from amletero.rules.moves import Move, legal
from amletero.rules.play import may_start
from amletero.rules.round import Round

TABLES: Final = [(edition, players) for edition in EDITIONS.values() for players in edition.goals]
"""Every edition with every number of players."""

tables = st.sampled_from(TABLES)
seeds = st.integers(0, 2**32 - 1)


def deal_next(referee: Referee, random: Random) -> None:
    first = drawn_first(may_start(referee.table), random)
    referee.deal(shuffled(referee.table.edition, random), first)


def any_move(round: Round, random: Random) -> Move:
    return random.choice(legal(round.table, round.hand))


def play_round(referee: Referee, random: Random) -> Iterator[tuple[Round, Move]]:
    """Deal a round and play it to its end; yields each truth and the move made in it."""
    deal_next(referee, random)
    while not referee.round.over:
        before, move = referee.round, any_move(referee.round, random)
        referee.move(move)
        yield before, move


def play_game(
    edition: Edition,
    players: int,
    seed: int,
    goal: int | None = None,
    watch: Callable[[Referee], None] = lambda _: None,
) -> Referee:
    """Play a whole game at random; `watch` looks at it after each deal and each move."""
    random = Random(seed)
    referee = Referee(edition, players, goal)
    while not referee.table.game_over:
        for _ in play_round(referee, random):
            watch(referee)
    return referee
