"""The record of a game, as values and as the JSON object of the format."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Final

from amletero.rules.cards import Cards, Seat
from amletero.rules.editions import Edition
from amletero.rules.moves import Move, move_text

FORMAT: Final = "amletero-record"
VERSION: Final = 1


@dataclass(frozen=True, slots=True)
class RoundResult:
    """The result of a round: winners, the owner of the Spy bonus, everyone's tokens after it."""

    winners: tuple[Seat, ...]
    spy: Seat | None
    tokens: tuple[int, ...]

    def document(self) -> dict[str, Any]:
        """Return the three keys that close a finished round."""
        return {"winners": list(self.winners), "spy": self.spy, "tokens": list(self.tokens)}


@dataclass(frozen=True, slots=True)
class RoundRecord:
    """A round: the deck, the first seat, the moves, and the result once it is finished."""

    deck: Cards
    first: Seat
    moves: tuple[Move, ...]
    result: RoundResult | None
    extra: Mapping[str, Any] = field(default_factory=dict)
    """Keys that this version of the format does not know; they are kept."""

    def document(self, edition: Edition) -> dict[str, Any]:
        """Return the round as a JSON object."""
        played = {
            "deck": [edition.values[card] for card in self.deck],
            "first": self.first,
            "moves": [move_text(move, edition) for move in self.moves],
        }
        return played | ({} if self.result is None else self.result.document()) | dict(self.extra)


@dataclass(frozen=True, slots=True)
class GameRecord:
    """A game: its players, edition, goal and rounds."""

    edition: Edition
    players: tuple[str, ...]
    goal: int
    rounds: tuple[RoundRecord, ...]
    winners: tuple[Seat, ...]
    extra: Mapping[str, Any] = field(default_factory=dict)
    """Keys that this version of the format does not know; they are kept."""

    def document(self) -> dict[str, Any]:
        """Return the record as a JSON object."""
        return {
            "format": FORMAT,
            "version": VERSION,
            "edition": self.edition.name,
            "players": list(self.players),
            "goal": self.goal,
            "rounds": [round.document(self.edition) for round in self.rounds],
            "winners": list(self.winners),
        } | dict(self.extra)
