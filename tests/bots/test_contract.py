"""What every built-in bot keeps to, in all editions and with all numbers of players."""

from collections.abc import Iterator
from random import Random

import pytest

from amletero.bots import BUILT_IN, UnknownBot, bot
from amletero.chance import shuffled
from amletero.record.referee import Referee
from amletero.rules.cards import Cards
from amletero.rules.editions import Edition
from amletero.rules.moves import Move, legal
from amletero.rules.view import View
from tests.bots.rounds import GAMES, decisions, mover

ROUNDS = 2

ON_EVERY_TABLE = ("random", "simple", "reader")
"""The bots without a network, and one whose network differs from table to table."""
SOME = [
    (edition, players)
    for edition, players in GAMES
    if f"{edition.name}-{players}" in ("standard-2", "standard-6", "classic-4")
]
"""Tables for the other bots, which have the minds of `reader` and other amounts of care."""

every_bot = pytest.mark.parametrize(
    ("name", "edition", "players"),
    [
        pytest.param(name, edition, players, id=f"{edition.name}-{players}-{name}")
        for name in BUILT_IN
        for edition, players in (GAMES if name in ON_EVERY_TABLE else SOME)
    ],
)


def own_decisions(
    name: str, edition: Edition, players: int, seed: int
) -> Iterator[tuple[Referee, View, tuple[Move, ...]]]:
    """Every decision of a table where each seat is played by this bot."""
    bots = {seat: bot(name) for seat in range(players)}
    for seats, moves in decisions(edition, bots, Random(seed), ROUNDS):
        yield seats, mover(seats), moves


@every_bot
def test_every_move_is_legal_and_the_same_view_and_seed_give_the_same_move(
    name: str, edition: Edition, players: int
) -> None:
    """A bot that was there all along and a fresh one choose alike."""
    stayed = [bot(name) for _ in range(players)]
    for seats, view, moves in own_decisions(name, edition, players, seed=players):
        assert seats.round.table.turn is not None
        before = stayed[seats.round.table.turn].choose(view, moves, Random(7))
        assert before in moves
        assert bot(name).choose(view, moves, Random(7)) == before


@every_bot
def test_what_a_seat_cannot_know_changes_nothing(name: str, edition: Edition, players: int) -> None:
    """The set-aside card and the bottom card change places: another world, the same view."""
    bots = {seat: bot(name) for seat in range(players)}
    random = Random(10 + players)
    for _ in range(ROUNDS):
        deck, first = shuffled(edition, random), random.randrange(players)
        world, other = (
            dealt(edition, players, deck, first),
            dealt(edition, players, (deck[-1], *deck[1:-1], deck[0]), first),
        )
        while not world.round.over and world.round.deck[-1:] == deck[-1:]:
            view, moves = mover(world), legal(world.round.table, world.round.hand)
            assert mover(other) == view
            move = bots[view.table.turn or 0].choose(view, moves, Random(3))
            assert bot(name).choose(mover(other), moves, Random(3)) == move
            world.move(move)
            other.move(move)
            if other.round.over != world.round.over or other.round.hand != world.round.hand:
                break


def dealt(edition: Edition, players: int, deck: Cards, first: int) -> Referee:
    """A game whose first round was just dealt."""
    seats = Referee(edition, players)
    seats.deal(deck, first)
    return seats


def test_an_unknown_bot_is_refused_with_the_names_there_are() -> None:
    with pytest.raises(UnknownBot, match=r"'hal'.*random, beginner, simple"):
        bot("hal")
