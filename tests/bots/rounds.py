"""Rounds played for tests: every seat's view is built from the events that reach it."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from random import Random

from amletero.bots.protocol import Bot
from amletero.chance import drawn_first, shuffled
from amletero.record.notation import read_move
from amletero.rules.cards import Cards, Seat
from amletero.rules.editions import EDITIONS, STANDARD, Edition
from amletero.rules.facts import Event
from amletero.rules.moves import Move, legal
from amletero.rules.play import begin, deal, may_start, step
from amletero.rules.round import Round
from amletero.rules.view import View

GAMES = [(edition, players) for edition in EDITIONS.values() for players in sorted(edition.goals)]
"""All editions with all their numbers of players."""


@dataclass
class Seats:
    """The truth of a game and the views of its seats, as the game goes on."""

    round: Round
    views: list[View] = field(default_factory=list)

    @staticmethod
    def begin(edition: Edition, players: int, goal: int = 13) -> "Seats":
        round, (began,) = begin(edition, players, goal)
        return Seats(round, [View.told(seat, [began.fact]) for seat in range(players)])

    def hear(self, events: tuple[Event, ...]) -> None:
        for event in events:
            for seat, view in enumerate(self.views):
                if event.reaches(seat):
                    self.views[seat] = view.after(event.fact)

    def deal(self, deck: Cards, first: Seat) -> None:
        self.round, events = deal(self.round, deck, first)
        self.hear(events)

    def move(self, move: Move) -> None:
        self.round, events = step(self.round, move)
        self.hear(events)

    @property
    def mover(self) -> View:
        assert self.round.table.turn is not None
        return self.views[self.round.table.turn]


def decisions(
    edition: Edition, bots: Mapping[Seat, Bot], random: Random, rounds: int = 1
) -> Iterator[tuple[Seats, tuple[Move, ...]]]:
    """Play a game's first rounds; yields before each move, with the legal moves."""
    seats = Seats.begin(edition, len(bots))
    for _ in range(rounds):
        if seats.round.table.game_over:
            return
        seats.deal(shuffled(edition, random), drawn_first(may_start(seats.round.table), random))
        while not seats.round.over:
            moves = legal(seats.round.table, seats.round.hand)
            yield seats, moves
            seat = seats.round.table.turn
            assert seat is not None
            seats.move(bots[seat].choose(seats.views[seat], moves, random))


def cards(values: str, edition: Edition = STANDARD) -> Cards:
    return tuple(edition.by_value[int(value)] for value in values)


def played(values: str, *moves: str, players: int = 2, edition: Edition = STANDARD) -> View:
    """The mover's view after some moves from a deck that begins with these values."""
    top = cards(values, edition)
    rest = list(edition.deck)
    for card in top:
        rest.remove(card)
    seats = Seats.begin(edition, players)
    seats.deal((*top, *rest), first=0)
    for move in moves:
        seats.move(read_move(move, edition))
    return seats.mover
