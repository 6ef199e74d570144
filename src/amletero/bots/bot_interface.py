"""What a bot is: something that chooses a legal move from what its seat may know."""

from random import Random
from typing import Protocol, runtime_checkable

from amletero.rules.moves import Move
from amletero.rules.view import View


class Bot(Protocol):
    """A player. It is given its view, the legal moves and a random stream, and nothing else.

    The same view, moves and state of the stream give the same move. A bot may keep what it
    worked out for an earlier view of the same game, as long as that never changes a move.
    """

    @property
    def name(self) -> str:
        """What the bot is called in tables and on the command line."""

    def choose(self, view: View, legal: tuple[Move, ...], random: Random) -> Move:
        """One of the legal moves of the seat whose view this is."""


@runtime_checkable
class OpenBot(Bot, Protocol):
    """A bot that tells how likely it makes each move, so that its luck can be calculated."""

    def chances(self, view: View, legal: tuple[Move, ...]) -> list[float]:
        """How likely it makes each of the legal moves; they add up to 1."""


class UnknownBot(ValueError):
    """No built-in bot has this name, or its file holds no network that can play."""

    def __init__(self, name: str, known: tuple[str, ...], why: str = "") -> None:
        super().__init__(why or f"unknown bot {name!r}; choose from {', '.join(known)}")
        self.name = name
        self.known = known


class OtherTable(UnknownBot):
    """A network was trained for another edition or number of players."""

    def __init__(self, name: str, edition: str, players: int) -> None:
        super().__init__(name, (), f"{name} is for {edition} with {players} players")
        self.edition = edition
        self.players = players
