"""The messages from a table to its clients."""

from typing import Annotated, Literal, TypeAlias

import msgspec
from msgspec import Meta

from amletero.wire.facts import FactShape, PositionChange
from amletero.wire.socket.codes import CODES
from amletero.wire.socket.message_parts import (
    AttemptNumber,
    Color,
    Hash,
    Milliseconds,
    RoundNumber,
    SeatNumber,
    Version,
)
from amletero.wire.view import ViewDocument


class _Told(msgspec.Struct, frozen=True, kw_only=True, tag_field="type"):
    """A message to a client. A later server may add fields; clients ignore unknown ones."""


class SeatState(msgspec.Struct, frozen=True, kw_only=True):
    """One seat at the table, as everyone sees it."""

    seat: int
    kind: Annotated[Literal["free", "human", "bot"], Meta(description="Who the seat belongs to.")]
    name: Annotated[str, Meta(description="The player's name; empty for bots and free seats.")]
    color: Color
    bot: Annotated[
        str | None, Meta(description="The bot that plays here, also when it only sits in.")
    ]
    sits_in: Annotated[bool, Meta(description="Whether a bot plays for the seat's own player.")]
    connected: Annotated[bool, Meta(description="Whether the player is there; true for bots.")]
    host: bool
    yours: Annotated[bool, Meta(description="Whether the seat belongs to this browser.")]
    lookalike: Annotated[
        bool, Meta(description="Whether the name can be mistaken for another at this table.")
    ]


class TableState(msgspec.Struct, frozen=True, kw_only=True):
    """A table as its visitors see it: its settings, its seats, and how far it has come."""

    id: str
    phase: Literal["lobby", "playing", "over", "closed"]
    edition: Literal["standard", "classic", "original"]
    players: int
    goal: Annotated[int, Meta(description="Tokens to win.")]
    pace: Literal["relaxed", "live", "correspondence"]
    move_seconds: Annotated[int | None, Meta(description="Seconds a move; null: no clock.")]
    watch: Annotated[Literal["nobody", "invited", "everyone"], Meta(description="Who may watch.")]
    hints: Annotated[bool, Meta(description="Whether players may ask for hints.")]
    fair: Annotated[bool, Meta(description="Whether deals can be verified after the game.")]
    first: Annotated[int | None, Meta(description="Who begins the game; null: drawn.")]
    seats: list[SeatState]
    watchers: Annotated[int, Meta(description="How many watch without a seat.")]
    you_host: bool
    next: Annotated[str | None, Meta(description="The table of the rematch.")]


class Welcome(_Told, frozen=True, kw_only=True, tag="welcome"):
    """The answer to `hello`: the table, and which of its seats are this browser's."""

    protocol: int
    table: TableState
    seats: Annotated[list[int], Meta(description="The seats of this browser.")]
    shown: Annotated[
        int | None, Meta(description="The seat whose view follows; null: what is public.")
    ]
    version: Version
    phrases: Annotated[list[str], Meta(description="What can be said with `talk`.")]
    bots: Annotated[list[str], Meta(description="The bots that can sit here, weakest first.")]


class TableChanged(_Told, frozen=True, kw_only=True, tag="table"):
    """The table's state has changed."""

    table: TableState
    seats: Annotated[list[int], Meta(description="The seats of this browser.")]
    shown: int | None


class ViewTold(_Told, frozen=True, kw_only=True, tag="view"):
    """All that the shown seat may know; it replaces what the client had."""

    version: Version
    view: ViewDocument
    positions: Annotated[
        list[PositionChange],
        Meta(description="What each of the view's facts changed; the first is a whole position."),
    ]
    legal: Annotated[
        list[str], Meta(description="The legal moves, if it is this seat's move; else empty.")
    ]
    pad: Annotated[
        str, Meta(description="Spaces: the message is as long as with any other secret.")
    ] = ""


class FactsTold(_Told, frozen=True, kw_only=True, tag="facts"):
    """What happened since a version: facts to append to the view's, and what each changed."""

    seat: Annotated[int | None, Meta(description="Who is told; null: a spectator.")]
    since: Annotated[Version, Meta(description="The version that these facts follow.")]
    version: Version
    facts: list[FactShape]
    positions: Annotated[
        list[PositionChange],
        Meta(description="What each fact changed: fields to replace in the position before it."),
    ]
    legal: list[str]
    pad: str = ""


class Acknowledged(_Told, frozen=True, kw_only=True, tag="ack"):
    """The request is stored and will not be lost. A repeat of its key is answered the same."""

    key: str
    version: Version


class Refused(_Told, frozen=True, kw_only=True, tag="refusal"):
    """The request was refused. The sentence is `refusal-<code>` in the viewer's language."""

    key: Annotated[str | None, Meta(description="The key of the request, if it had one.")]
    code: Annotated[
        str,
        Meta(
            description="A stable code: a rule's, or one of this protocol.",
            extra_json_schema={"enum": [*CODES]},
        ),
    ]
    card: Annotated[int | None, Meta(description="The value of the card it is about.")] = None
    other: Annotated[int | None, Meta(description="The value of the other card.")] = None
    seat: Annotated[int | None, Meta(description="The seat it is about.")] = None
    retry_ms: Annotated[
        int | None, Meta(description="When to try again, where it was too often.")
    ] = None
    version: Annotated[Version, Meta(description="The version of the table now.")] = 0


class Presence(_Told, frozen=True, kw_only=True, tag="presence"):
    """Who is there has changed."""

    connected: Annotated[list[int], Meta(description="The seats whose players are there.")]
    watchers: int


class Clock(_Told, frozen=True, kw_only=True, tag="clock"):
    """The clock of the player to move. There is none in a relaxed game."""

    version: Version
    seat: Annotated[int | None, Meta(description="Whose clock runs; null: nobody's.")]
    left_ms: Milliseconds
    total_ms: Milliseconds


class Talked(_Told, frozen=True, kw_only=True, tag="talk"):
    """Someone said a phrase: `talk-<phrase>` in the viewer's language."""

    seat: int
    phrase: str


class Dealing(_Told, frozen=True, kw_only=True, tag="dealing"):
    """Fair dealing of a round opens: the server has committed; now the browsers may."""

    round: RoundNumber
    attempt: AttemptNumber
    scheme: Annotated[str, Meta(description="How the deal is drawn; its name is in all hashes.")]
    game_commitment: Hash
    commitment: Annotated[Hash, Meta(description="The server's commitment for this attempt.")]
    silent: Annotated[
        list[SeatNumber], Meta(description="Seats that stayed silent in the attempt before.")
    ]
    wait_ms: Milliseconds


class SeatCommitment(msgspec.Struct, frozen=True):
    """A seat and the commitment to its random bytes."""

    seat: SeatNumber
    commitment: Hash


class SeatBytes(msgspec.Struct, frozen=True):
    """A seat, its commitment, and its bytes or null if it did not reveal them in time."""

    seat: SeatNumber
    commitment: Hash
    bytes: Hash | None


class Frozen(_Told, frozen=True, kw_only=True, tag="frozen"):
    """Fair dealing: the list of commitments is frozen; those on it may now reveal."""

    round: RoundNumber
    attempt: AttemptNumber
    commitments: list[SeatCommitment]
    wait_ms: Milliseconds


class Dealt(_Told, frozen=True, kw_only=True, tag="dealt"):
    """Fair dealing: the round is dealt from these contributions and the server's secret."""

    round: RoundNumber
    attempt: AttemptNumber
    contributions: list[SeatBytes]


class Secret(_Told, frozen=True, kw_only=True, tag="secret"):
    """Fair dealing: the game is over or closed; its secret is public, its record verifiable."""

    secret: Hash


class RematchAt(_Told, frozen=True, kw_only=True, tag="rematch"):
    """The same people play again at another table."""

    table: str


class Closed(_Told, frozen=True, kw_only=True, tag="closed"):
    """The connection ends here: the table was closed, or another connection took over."""

    code: Annotated[str, Meta(description="`refusal-<code>` in the viewer's language.")]


class HandChances(msgspec.Struct, frozen=True):
    """What one unseen hand may be: the chance of each card, by value."""

    seat: int
    chances: dict[str, float]


class ConsideredMove(msgspec.Struct, frozen=True):
    """A move, and how likely the round is won with it."""

    move: str
    chance: float


class Hint(_Told, frozen=True, kw_only=True, tag="hint"):
    """What the strongest bot thinks: beliefs about the others' hands, and its advice."""

    key: str
    version: Version
    beliefs: list[HandChances]
    advice: Annotated[str | None, Meta(description="The move it would make.")]
    set_aside: Annotated[
        dict[str, float], Meta(description="The chance of each card to be the one set aside.")
    ] = {}
    considered: Annotated[
        list[ConsideredMove], Meta(description="The best moves, the best first.")
    ] = []
    pad: Annotated[str, Meta(description="Spaces, as in a view.")] = ""


class Pong(_Told, frozen=True, kw_only=True, tag="pong"):
    """A sign of life."""


ServerMessage: TypeAlias = (
    Welcome
    | TableChanged
    | ViewTold
    | FactsTold
    | Acknowledged
    | Refused
    | Presence
    | Clock
    | Talked
    | Dealing
    | Frozen
    | Dealt
    | Secret
    | RematchAt
    | Closed
    | Hint
    | Pong
)
