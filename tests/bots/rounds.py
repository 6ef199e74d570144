"""Rounds played for tests of bots and beliefs."""

from collections.abc import Iterator, Mapping
from random import Random

from amletero.bots.bot_interface import Bot
from amletero.chance import drawn_first, shuffled
from amletero.record.referee import Referee
from amletero.rules.cards import Cards, Seat
from amletero.rules.editions import EDITIONS, STANDARD, Edition
from amletero.rules.moves import Move, read_move
from amletero.rules.view import View

GAMES = [(edition, players) for edition in EDITIONS.values() for players in sorted(edition.goals)]
"""All editions with all their numbers of players."""
LONGEST = 13
"""The highest goal there is, in tokens: games go on for several rounds."""


def mover(referee: Referee) -> View:
    """The view of the seat whose move it is."""
    assert referee.table.turn is not None
    return referee.view(referee.table.turn)


def decisions(
    edition: Edition, bots: Mapping[Seat, Bot], random: Random, rounds: int = 1
) -> Iterator[tuple[Referee, tuple[Move, ...]]]:
    """Play a game's first rounds; yields before each move, with the legal moves."""
    referee = Referee(edition, len(bots), LONGEST)
    for _ in range(rounds):
        if referee.winners:
            return
        referee.deal(shuffled(edition, random), drawn_first(referee.may_start, random))
        while (seat := referee.table.turn) is not None:
            moves = referee.legal(seat)
            yield referee, moves
            referee.move(bots[seat].choose(referee.view(seat), moves, random))


def cards(values: str, edition: Edition = STANDARD) -> Cards:
    return tuple(edition.by_value[int(value)] for value in values)


def played(values: str, *moves: str, players: int = 2, edition: Edition = STANDARD) -> View:
    """The mover's view after some moves from a deck that begins with these values."""
    top = cards(values, edition)
    rest = list(edition.deck)
    for card in top:
        rest.remove(card)
    referee = Referee(edition, players)
    referee.deal((*top, *rest), first=0)
    for move in moves:
        referee.move(read_move(move, edition))
    return mover(referee)
