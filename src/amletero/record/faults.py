"""The faults of records as data: a code and a place."""

from dataclasses import dataclass, field, replace
from enum import StrEnum
from typing import Any

from amletero.rules.editions import Edition
from amletero.rules.moves import Refusal, Rule


class FaultCode(StrEnum):
    """The faults of a record, besides the rules that a move or a deal can break."""

    JSON = "json"
    """The text is not JSON."""
    ENCODING = "encoding"
    """The text is not Unicode: wrong bytes, or half a surrogate pair."""
    TOO_LARGE = "too_large"
    TOO_DEEP = "too_deep"
    DUPLICATE_KEY = "duplicate_key"
    NUMBER = "number"
    """A number too long, or too large, to be read."""
    NOT_A_RECORD = "not_a_record"
    """The text is JSON, but not an object."""
    FORMAT = "format"
    VERSION = "version"
    VERSION_NEWER = "version_newer"
    EDITION = "edition"
    PLAYERS = "players"
    GOAL = "goal"
    MISSING = "missing"
    """A required key is missing."""
    ROUNDS = "rounds"
    ROUND = "round"
    DECK = "deck"
    FIRST = "first"
    MOVES = "moves"
    UNREADABLE_MOVE = "unreadable_move"
    UNKNOWN_CARD = "unknown_card"
    """A value that no card of the edition has."""
    UNFINISHED = "unfinished"
    """The moves end before the round does."""
    WINNERS = "winners"
    SPY = "spy"
    TOKENS = "tokens"
    GAME_WINNERS = "game_winners"


@dataclass(frozen=True, slots=True)
class Fault:
    """One fault and its place. Rounds and moves count from 0; None means the whole record."""

    code: FaultCode | Rule
    round: int | None = None
    move: int | None = None
    refusal: Refusal | None = None
    """If a rule was broken: the rule, and the cards and seats concerned."""
    edition: Edition | None = None
    """The edition of the record, if it could be read."""
    details: dict[str, Any] = field(default_factory=dict)
    """Variables for the sentence about the fault."""


class RecordFault(ValueError):
    """A record is wrong; `fault` says how and where."""

    def __init__(self, fault: Fault) -> None:
        super().__init__(fault)
        self.fault = fault

    def __str__(self) -> str:
        """Return where the record is wrong, counted from 0, and how: `round 0: missing: deck`."""
        places = (("round", self.fault.round), ("move", self.fault.move))
        place = ", ".join(f"{name} {number}" for name, number in places if number is not None)
        about = ", ".join(str(detail) for detail in self.fault.details.values())
        return ": ".join(filter(None, [place, self.fault.code, about]))

    @staticmethod
    def of(code: FaultCode, **details: Any) -> "RecordFault":
        """Return an error whose place is not yet known."""
        return RecordFault(Fault(code, details=details))

    def at(self, edition: Edition, round: int, move: int | None) -> "RecordFault":
        """Return the same error with its place in a record of this edition."""
        return RecordFault(replace(self.fault, edition=edition, round=round, move=move))
