"""A game on this machine: who sits where, the deals, the bots' moves and the record.

All chance comes from one seed, and what is drawn for a deal or a decision depends on nothing that
was drawn before: a game that is taken up again goes on as it would have gone.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from random import Random
from typing import Any, Final

from amletero.bots import Bot, bot
from amletero.bots.decision import decide
from amletero.bots.stream import stream
from amletero.chance import drawn_first, shuffled
from amletero.record.referee import Referee
from amletero.rules.cards import Seat
from amletero.rules.editions import Edition
from amletero.rules.facts import Event
from amletero.rules.moves import Move, legal
from amletero.rules.play import may_start
from amletero.rules.view import View

EXTRA: Final = "terminal"
"""The key of a record under which a game at a terminal keeps its seed and its bots."""


@dataclass(frozen=True)
class Players:
    """Who sits where: names by seat, and the names of the bots that play some of the seats."""

    names: tuple[str, ...]
    bots: Mapping[Seat, str]

    @property
    def people(self) -> tuple[Seat, ...]:
        """The seats of those at the keyboard."""
        return tuple(seat for seat in range(len(self.names)) if seat not in self.bots)

    @property
    def hot_seat(self) -> bool:
        """Whether several people share the keyboard, and hands must be hidden between turns."""
        return len(self.people) > 1


class Game:
    """Plays one game by the rules, with the bots' moves and with the people's as they come."""

    def __init__(self, match: Referee, players: Players, seed: str) -> None:
        self.match = match
        self.players = players
        self.seed = seed
        self._minds: dict[Seat, Bot] = {}

    @staticmethod
    def new(edition: Edition, players: Players, seed: str, goal: int | None = None) -> "Game":
        """A game that begins."""
        return Game(Referee(edition, len(players.names), goal), players, seed)

    @property
    def over(self) -> bool:
        """Whether the game has been decided."""
        return self.match.table.game_over

    @property
    def turn(self) -> Seat | None:
        """Whose move it is; nobody's between two rounds."""
        return self.match.table.turn

    def view(self, seat: Seat | None) -> View:
        """What a seat was told so far."""
        return self.match.view(seat)

    def deal(self) -> tuple[Event, ...]:
        """Deal the next round."""
        table = self.match.table
        random = Random(f"{self.seed}/round {table.rounds}")
        first = drawn_first(may_start(table), random)
        return self.match.deal(shuffled(table.edition, random), first)

    def move(self, move: Move) -> tuple[Event, ...]:
        """Make the move of the player whose turn it is."""
        return self.match.move(move)

    def think(self) -> Move:
        """What the bot whose turn it is plays. It may take a while; nothing changes by it."""
        seat = self.turn
        assert seat is not None
        if seat not in self._minds:
            self._minds[seat] = bot(self.players.bots[seat])
        view = self.view(seat)
        moves = legal(view.table, view.hand)
        return decide(self._minds[seat], view, moves, stream(self.seed, view)).move

    def document(self) -> dict[str, Any]:
        """The game so far as a record, with what is needed to go on with it."""
        bots = [self.players.bots.get(seat) for seat in range(len(self.players.names))]
        return self.match.record(self.players.names).document() | {
            EXTRA: {"seed": self.seed, "bots": bots}
        }
