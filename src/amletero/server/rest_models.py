"""The bodies of REST requests and answers."""

from typing import Annotated, Any, Final, Literal

from pydantic import BaseModel, BeforeValidator, ConfigDict, Field, StrictBool

from amletero.locales import Language
from amletero.tables.settings import EditionName, Pace, Watch

Document = dict[str, Any]
BASE64: Final = r"^[A-Za-z0-9_-]+={0,2}$"


def _integer(value: object) -> object:
    """Return an integer unchanged; refuse `3.0` and `true`, which pydantic would accept as one."""
    if isinstance(value, bool) or not isinstance(value, int):
        raise ValueError("must be an integer")  # noqa: TRY004 - pydantic reports only this kind
    return value


class _Asked(BaseModel):
    model_config = ConfigDict(extra="forbid")


class Name(_Asked):
    """A guest's name: as typed in a request, as cleaned in an answer."""

    name: Annotated[str, Field(min_length=1, max_length=200)]


class LinkSecret(_Asked):
    """A secret from a link's fragment."""

    secret: Annotated[str, Field(min_length=1, max_length=64, pattern=r"^[A-Za-z0-9_-]+$")]


class PushEndpoint(_Asked):
    """The address at which a push service reaches a browser."""

    endpoint: Annotated[str, Field(min_length=1, max_length=1024, pattern="^https://")]


class PushSubscription(PushEndpoint):
    """A browser's subscription to notifications, with its keys in base64."""

    p256dh: Annotated[str, Field(min_length=1, max_length=100, pattern=BASE64)]
    auth: Annotated[str, Field(min_length=1, max_length=32, pattern=BASE64)]


class PushKey(BaseModel):
    """The key that browsers subscribe to notifications with, in base64."""

    key: str


class NewTable(_Asked):
    """The settings of a new table."""

    edition: EditionName
    players: Annotated[int, Field(ge=2, le=6), BeforeValidator(_integer)]
    goal: Annotated[int, Field(ge=1, le=13), BeforeValidator(_integer)] | None = None
    pace: Pace = "relaxed"
    move_seconds: Annotated[int, Field(ge=5, le=2_592_000), BeforeValidator(_integer)] | None = None
    watch: Watch = "invited"
    hints: StrictBool = False
    fair: StrictBool = True
    first: Annotated[int, Field(ge=0, le=5), BeforeValidator(_integer)] | None = None
    private: StrictBool = False
    bots: Annotated[
        list[Annotated[str, Field(pattern="^[a-z][a-z0-9-]{0,31}$")]], Field(max_length=6)
    ] = []
    sit: StrictBool = True


class Error(BaseModel):
    """An error: a stable code and a sentence in English."""

    code: str
    error: str


class EditionFacts(BaseModel):
    """The choices that an edition offers a host."""

    name: str
    goals: dict[str, int]
    """Tokens needed to win, by number of players."""


class ServerFacts(BaseModel):
    """The choices that this server offers for a new table."""

    protocol: int
    version: str
    address: str | None
    """URL at which other devices reach this server, if known; without a slash at its end."""
    editions: list[EditionFacts]
    paces: list[str]
    bots: list[str]
    phrases: list[str]


class CreatedTable(BaseModel):
    """A new table, and the secret for the fragment of its link."""

    id: str
    invite: str


class Invite(BaseModel):
    """The secret for the fragment of a table's link."""

    invite: str


class Transfer(BaseModel):
    """A secret that moves a guest to another device, and for how many seconds it is valid."""

    secret: str
    seconds: int


class TableOverview(BaseModel):
    """A table as guests see it before they enter."""

    table: str
    phase: Literal["lobby", "playing", "over"]
    edition: str
    goal: int
    pace: str
    watch: Watch
    players: list[str]
    """By seat: the name; empty for a bot, a free seat and a forgotten guest."""
    bots: list[str | None]
    """By seat: the bot's name; null if a person sits there or nobody does."""
    host: int | None
    """The host's seat, if the host has one."""
    free: int
    """How many seats are free."""


class OpenTables(BaseModel):
    """The tables that everyone may enter."""

    tables: list[TableOverview]


class GuestName(BaseModel):
    """The name of this browser's guest; null if the server does not know it."""

    name: str | None


class ReplayFault(BaseModel):
    """What is wrong with a record after its last frame; `round` and `move` count from 0."""

    round: int | None
    move: int | None
    code: str
    error: str


class ReplayFrame(BaseModel):
    """A deal or a move as the viewer saw it, and the game after it. Cards are values."""

    round: int
    """From 1; 0 if the record has no round."""
    move: int
    """From 1 in its round; 0 is the deal."""
    seat: int | None
    """Who moved; null for a deal."""
    facts: list[Document]
    """What the viewer was told, as on the socket."""
    positions: list[Document]
    """For each fact: what it changed in the viewer's position, as on the socket."""
    hands: list[list[int | None]]
    """By seat: the hand; null: face down."""
    deck: list[int | None]
    """The draw pile, top card first."""
    set_aside: list[int | None]
    """The card set aside face down; empty once it was drawn."""


class Replay(BaseModel):
    """A recorded game in frames, as one viewer sees it."""

    edition: Literal["standard", "classic", "original"]
    goal: int
    players: list[str]
    """By seat: the name; empty for a forgotten guest."""
    bots: list[str | None]
    """By seat: the bot's name; null if a person sits there or the record names none."""
    colors: list[int]
    viewer: int | None
    """Whose eyes; null: all cards are face up."""
    winners: list[int]
    unfinished: bool
    """Whether the record is right, but ends before the game does."""
    fault: ReplayFault | None
    frames: list[ReplayFrame]


class KeptReview(BaseModel):
    """The review of a game, as docs/formats.md describes it; null if it was not made yet."""

    review: Document | None


class Moment(_Asked):
    """A moment of a game, whose eyes (without a seat, all cards are face up), and a language."""

    round: Annotated[int, Field(ge=0, le=999)]
    move: Annotated[int, Field(ge=0, le=999)]
    seat: Annotated[int, Field(ge=0, le=5)] | None = None
    lang: Language = Language.ENGLISH


RECORD_BODY: Final[Document] = {
    "requestBody": {
        "required": True,
        "content": {"application/json": {"schema": {"type": "object"}}},
    }
}
"""The body of a request that sends a record, for the description of the requests."""
JSON_LINES: Final = "application/jsonl"
RECORD_LINES: Final[dict[int | str, Document]] = {
    200: {"content": {JSON_LINES: {"schema": {"type": "string"}}}}
}
"""The answer with one record per line, for the description of the requests."""
REVIEW_LINES: Final = RECORD_LINES
"""The same for a review: each line has a round, the last one the whole review."""
