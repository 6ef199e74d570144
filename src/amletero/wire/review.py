"""The review of a game as a JSON document, which docs/formats.md describes."""

from typing import Annotated, Final, Literal

import msgspec
from msgspec import Meta

VERSION: Final = 1

Seat = Annotated[int, Meta(ge=0, le=5)]
Chance = Annotated[float, Meta(ge=-1e-6, le=1 + 1e-6)]
"""A chance to win the round, up to rounding."""
Verdict = Literal["best", "good", "inaccuracy", "mistake", "blunder"]


class SeatAccountDocument(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What became of a seat's chance in a round: result - share = luck + own + others."""

    seat: Seat
    share: Chance
    """The chance before the deal."""
    result: Chance
    """1 for the winner, a share of it in a tie; the last chance if the round is not over."""
    luck: float
    own: float
    others: float


class EvidenceDocument(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A fact that explains a belief: a message of the languages and its arguments."""

    id: str
    args: dict[str, int | float | str]


class WhyDocument(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Why another move was better: a message of the languages and its arguments.

    The name of an argument says what it is: one that ends in `player` is a seat, one that ends in
    `chance` a chance, a text is a move, any other number is a card's value.
    """

    id: str
    args: dict[str, int | float | str]
    evidence: EvidenceDocument | None
    """What the seat had been told that explains it."""


class OptionDocument(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A move that could have been made."""

    move: str
    chance: Chance
    tried: Annotated[int, Meta(ge=0)]
    """In how many worlds it was tried."""


class DecisionDocument(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One decision, judged by what its seat knew.

    If there was no choice, or no world was found to try moves in, it is not judged: what was best,
    the chances, the loss and the verdict are null, and there are no options.
    """

    move: Annotated[int, Meta(ge=1)]
    seat: Seat
    played: str
    best: str | None
    choices: Annotated[int, Meta(ge=1)]
    """How many legal moves there were."""
    chance: Chance | None
    best_chance: Chance | None
    loss: Chance | None
    verdict: Verdict | None
    why: WhyDocument | None
    options: list[OptionDocument]
    """The best first."""


class RoundReviewDocument(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A round, reviewed."""

    seats: list[SeatAccountDocument]
    curve: list[list[Chance]]
    """The chance of every seat: before the deal, after it, and after every move with its draw."""
    decisions: list[DecisionDocument]


class SeatSummaryDocument(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How a seat played in the whole game, and how lucky it was."""

    seat: Seat
    decisions: Annotated[int, Meta(ge=0)]
    """Decisions with more than one move to choose from."""
    mean_loss: Chance
    accuracy: float
    """In percent."""
    luck: float
    """In rounds."""


class TurningPointDocument(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A step that changed a seat's chance much."""

    round: Annotated[int, Meta(ge=1)]
    step: Annotated[int, Meta(ge=0)]
    """0 is the deal, then the moves from 1."""
    seat: Seat
    change: float


class ReviewDocument(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The review of a game."""

    format: Literal["amletero-review"]
    version: Literal[1]
    players: list[str]
    rounds: list[RoundReviewDocument]
    summary: list[SeatSummaryDocument]
    turning_points: list[TurningPointDocument]
    """At most three, the greatest first."""
    with_average_luck: Seat
    """Who would have won most rounds without luck."""
