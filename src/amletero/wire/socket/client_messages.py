"""What a client may say at a table. It never says which seat it plays: the connection knows."""

from typing import Annotated, TypeAlias

import msgspec
from msgspec import Meta

from amletero.wire.socket.message_parts import (
    PROTOCOL,
    AttemptNumber,
    BotName,
    Color,
    Hash,
    Key,
    MoveText,
    RoundNumber,
    SeatNumber,
    Version,
)


class _Said(
    msgspec.Struct, frozen=True, kw_only=True, tag_field="type", forbid_unknown_fields=True
):
    """What a client says."""


class Hello(_Said, frozen=True, kw_only=True, tag="hello"):
    """The first message: who speaks, and from which version to go on."""

    protocol: Annotated[int, Meta(ge=1, description=f"The protocol the client speaks: {PROTOCOL}.")]
    version: Annotated[
        Version | None, Meta(description="The last version seen, to resume; null: send all.")
    ] = None
    shown: Annotated[
        SeatNumber | None,
        Meta(description="Several seats in one browser: the seat that was shown when it was cut."),
    ] = None
    contributes: Annotated[
        bool, Meta(description="Whether this client gives random bytes to every deal.")
    ] = False


class MakeMove(_Said, frozen=True, kw_only=True, tag="move"):
    """A move of the seat that this connection plays."""

    key: Key
    version: Annotated[Version, Meta(description="The version that the player saw.")]
    move: MoveText


class Sit(_Said, frozen=True, kw_only=True, tag="sit"):
    """Take a free seat; in the lobby, more than one for several players in one browser."""

    key: Key
    seat: Annotated[SeatNumber | None, Meta(description="Null: the first free one.")] = None
    name: Annotated[
        Annotated[str, Meta(max_length=200)] | None,
        Meta(description="Who sits there, where it is not the guest: one browser, many players."),
    ] = None


class Stand(_Said, frozen=True, kw_only=True, tag="stand"):
    """Give up one of this browser's seats in the lobby."""

    key: Key
    seat: SeatNumber


class ChooseColor(_Said, frozen=True, kw_only=True, tag="color"):
    """Choose the color of the seal of one of this browser's seats in the lobby.

    No two seats look alike: a color that another player has is refused; one that a free seat, a
    bot or another seat of this browser has is exchanged for this seat's.
    """

    key: Key
    seat: SeatNumber
    color: Color


class PassHost(_Said, frozen=True, kw_only=True, tag="host"):
    """Make the player of a seat the host: by the host, or by players whose host is long away."""

    key: Key
    seat: SeatNumber


class SeatBot(_Said, frozen=True, kw_only=True, tag="bot"):
    """Put a bot on a seat that is free or held by a bot (host, lobby)."""

    key: Key
    seat: SeatNumber
    bot: BotName


class Free(_Said, frozen=True, kw_only=True, tag="free"):
    """Remove the player or bot from a seat (host, lobby)."""

    key: Key
    seat: SeatNumber


class MarkOpen(_Said, frozen=True, kw_only=True, tag="open"):
    """Put the table on the list of open tables, or take it off (host)."""

    key: Key
    open: Annotated[bool, Meta(description="Whether everyone may enter, to sit down or watch.")]


class Start(_Said, frozen=True, kw_only=True, tag="start"):
    """Begin the game: all seats are taken (host)."""

    key: Key


class Show(_Said, frozen=True, kw_only=True, tag="show"):
    """The player of one of this browser's seats has confirmed being alone with the screen.

    With several seats in one browser no hand is sent before this; null hides the hand again, and
    so does a new deal, after which all that is public is sent as a view.
    """

    seat: SeatNumber | None


class Leave(_Said, frozen=True, kw_only=True, tag="leave"):
    """Leave the game; a bot sits in until the player returns."""

    key: Key


class Return(_Said, frozen=True, kw_only=True, tag="return"):
    """Take the own seat back from the bot that sits in."""

    key: Key


class CallBot(_Said, frozen=True, kw_only=True, tag="call-bot"):
    """Ask a bot to sit in for a player who has been away too long (no clock)."""

    key: Key
    seat: SeatNumber


class Close(_Said, frozen=True, kw_only=True, tag="close"):
    """Close the table (host)."""

    key: Key


class Rematch(_Said, frozen=True, kw_only=True, tag="rematch"):
    """Play again with the same people: everyone at this table is told where."""

    key: Key


class Talk(_Said, frozen=True, kw_only=True, tag="talk"):
    """Say one of the phrases that each viewer reads in their own language."""

    phrase: Annotated[str, Meta(pattern=r"^[a-z][a-z-]{0,31}$(?!\n)")]


class Commit(_Said, frozen=True, kw_only=True, tag="commit"):
    """Fair dealing: the commitment of an own seat to its random bytes for a deal."""

    key: Key
    seat: SeatNumber
    round: RoundNumber
    attempt: AttemptNumber
    commitment: Hash


class Reveal(_Said, frozen=True, kw_only=True, tag="reveal"):
    """Fair dealing: the random bytes that an own seat has committed to."""

    key: Key
    seat: SeatNumber
    round: RoundNumber
    attempt: AttemptNumber
    bytes: Hash


class AskHint(_Said, frozen=True, kw_only=True, tag="hint"):
    """Ask what the strongest bot would think here, where the table allows it."""

    key: Key


class Ping(_Said, frozen=True, kw_only=True, tag="ping"):
    """Ask for a sign of life; the answer is `pong`."""


ClientMessage: TypeAlias = (
    Hello
    | MakeMove
    | Sit
    | Stand
    | ChooseColor
    | PassHost
    | SeatBot
    | Free
    | MarkOpen
    | Start
    | Show
    | Leave
    | Return
    | CallBot
    | Close
    | Rematch
    | Talk
    | Commit
    | Reveal
    | AskHint
    | Ping
)
