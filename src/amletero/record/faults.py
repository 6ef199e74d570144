"""What can be wrong with a record, as data: which fault, at which place."""

from dataclasses import dataclass, field, replace
from enum import StrEnum
from typing import Any

from amletero.rules.editions import Edition
from amletero.rules.moves import Refusal, Rule


class FaultCode(StrEnum):
    """The faults of a record beside the rules that a move or a deal can break."""

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
    """The text is JSON, but no object."""
    FORMAT = "format"
    VERSION = "version"
    VERSION_NEWER = "version_newer"
    EDITION = "edition"
    PLAYERS = "players"
    GOAL = "goal"
    MISSING = "missing"
    """A required key is not there."""
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
    """One fault and its place. Rounds and moves count from 0; nothing: the record as a whole."""

    code: FaultCode | Rule
    round: int | None = None
    move: int | None = None
    refusal: Refusal | None = None
    """Which cards and seats it is about, where a rule was broken."""
    edition: Edition | None = None
    """Of which edition the record is, where that was still readable."""
    details: dict[str, Any] = field(default_factory=dict)
    """What a sentence about the fault needs to know."""


class RecordFault(ValueError):
    """A record that is wrong; `fault` says how and where."""

    def __init__(self, fault: Fault) -> None:
        super().__init__(fault)
        self.fault = fault

    @staticmethod
    def of(code: FaultCode, **details: Any) -> "RecordFault":
        """A fault whose place is still to be said."""
        return RecordFault(Fault(code, details=details))

    def at(self, edition: Edition, round: int, move: int | None) -> "RecordFault":
        """The same fault at this place of a record of this edition."""
        return RecordFault(replace(self.fault, edition=edition, round=round, move=move))
