"""Whole random games, the ground that laws are tested on."""

from collections.abc import Callable, Iterator
from random import Random
from typing import Final

from hypothesis import strategies as st

from amletero.chance import drawn_first, shuffled
from amletero.record.match import Match
from amletero.rules.editions import EDITIONS, Edition
from amletero.rules.moves import Move, legal
from amletero.rules.play import may_start
from amletero.rules.round import Round

TABLES: Final = [(edition, players) for edition in EDITIONS.values() for players in edition.goals]
"""Every edition with every number of players."""

tables = st.sampled_from(TABLES)
seeds = st.integers(0, 2**32 - 1)


def deal_next(match: Match, random: Random) -> None:
    first = drawn_first(may_start(match.table), random)
    match.deal(shuffled(match.table.edition, random), first)


def any_move(round: Round, random: Random) -> Move:
    return random.choice(legal(round.table, round.hand))


def play_round(match: Match, random: Random) -> Iterator[tuple[Round, Move]]:
    """Deal a round and play it to its end; yields each truth and the move made in it."""
    deal_next(match, random)
    while not match.round.over:
        before, move = match.round, any_move(match.round, random)
        match.move(move)
        yield before, move


def play_game(
    edition: Edition,
    players: int,
    seed: int,
    goal: int | None = None,
    watch: Callable[[Match], None] = lambda _: None,
) -> Match:
    """Play a whole game at random; `watch` looks at it after each deal and each move."""
    random = Random(seed)
    match = Match(edition, players, goal)
    while not match.table.game_over:
        for _ in play_round(match, random):
            watch(match)
    return match
