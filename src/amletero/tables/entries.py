"""The entries of a table's log: everything that must survive a restart of the server.

An entry says what was decided, not what follows from it: the rules compute the state from the
entries. Each entry includes the hash of the one before it, so a changed, missing or inserted entry
is noticed. The hashes never leave the server, because they cover decks.
"""

import hashlib
from typing import Final, Literal, TypeAlias

import msgspec

from amletero.record.verifiable_deals import FAIR_1
from amletero.tables.settings import Settings, Watch

ClosedBy: TypeAlias = Literal["host", "operator", "expired"]
"""Who closed a table; expired: nobody came back."""


class _Body(msgspec.Struct, frozen=True, kw_only=True, tag_field="entry"):
    """The content of an entry."""


class Created(_Body, frozen=True, kw_only=True, tag="created"):
    """A table is set up; its deals are drawn from the secret."""

    settings: Settings
    host: str
    secret: str
    scheme: str = FAIR_1.name
    """How its deals are drawn; logs without it predate the second scheme."""


class Sat(_Body, frozen=True, kw_only=True, tag="sat"):
    """A guest takes a seat."""

    seat: int
    guest: str


class BotSat(_Body, frozen=True, kw_only=True, tag="bot-sat"):
    """The host puts a bot on a seat."""

    seat: int
    bot: str


class ColorChosen(_Body, frozen=True, kw_only=True, tag="color-chosen"):
    """A seat gets a color; the seat that had it gets this seat's."""

    seat: int
    color: int


class Freed(_Body, frozen=True, kw_only=True, tag="freed"):
    """A seat becomes free again."""

    seat: int


class Started(_Body, frozen=True, kw_only=True, tag="started"):
    """The game begins."""


class DealOpened(_Body, frozen=True, kw_only=True, tag="deal-opened"):
    """The server commits to the secret of the next deal; browsers may now commit.

    If a deal is open and a listed seat stayed silent, this is the next attempt at that deal.
    """


class Committed(_Body, frozen=True, kw_only=True, tag="committed"):
    """A seat commits to its random bytes for the deal."""

    seat: int
    commitment: str


class ListFrozen(_Body, frozen=True, kw_only=True, tag="list-frozen"):
    """Commitments are closed; the seats that committed may reveal."""


class BytesRevealed(_Body, frozen=True, kw_only=True, tag="bytes-revealed"):
    """A seat reveals the bytes that it committed to."""

    seat: int
    given: str


class RoundDealt(_Body, frozen=True, kw_only=True, tag="round-dealt"):
    """A round is dealt: the deck by values, top card first, and who begins."""

    deck: list[int]
    first: int


class Moved(_Body, frozen=True, kw_only=True, tag="moved"):
    """A seat makes a move."""

    seat: int
    move: str
    bot: str | None = None


class SatIn(_Body, frozen=True, kw_only=True, tag="sat-in"):
    """A bot sits in for the seat's player."""

    seat: int
    bot: str
    reason: Literal["left", "late", "called"]


class CameBack(_Body, frozen=True, kw_only=True, tag="came-back"):
    """The seat's player takes it back."""

    seat: int


class HostPassed(_Body, frozen=True, kw_only=True, tag="host-passed"):
    """Another guest becomes the host."""

    host: str
    back_to: str | None = None
    """The host who left the game and becomes the host again on return."""


class WatchChanged(_Body, frozen=True, kw_only=True, tag="watch-changed"):
    """The host changes who may enter without an invitation."""

    watch: Watch


class TableClosed(_Body, frozen=True, kw_only=True, tag="closed"):
    """The table is closed, by its host, who may have a seat, or by someone else."""

    by: ClosedBy = "host"
    seat: int | None = None
    date: float | None = None
    """When, in seconds since 1970; older logs do not say."""


class RematchMade(_Body, frozen=True, kw_only=True, tag="rematch"):
    """The same people play again at another table."""

    table: str


Body: TypeAlias = (
    Created
    | Sat
    | BotSat
    | ColorChosen
    | Freed
    | Started
    | DealOpened
    | Committed
    | ListFrozen
    | BytesRevealed
    | RoundDealt
    | Moved
    | SatIn
    | CameBack
    | HostPassed
    | WatchChanged
    | TableClosed
    | RematchMade
)

ORIGIN: Final = "0" * 64
"""The hash in front of the first entry."""

_DECODER: Final = msgspec.json.Decoder(Body)
_ENCODER: Final = msgspec.json.Encoder()


class Entry(msgspec.Struct, frozen=True):
    """One row of a table's log."""

    seq: int
    at: int
    """Time of the server clock, in milliseconds."""
    version: int
    """The table's version after this entry."""
    key: str | None
    """The client's key for the request that it grants, if any."""
    body: str
    """Its content as JSON."""
    hash: str
    """Hash of this entry and the previous hash, so it covers the whole log up to here."""

    @property
    def says(self) -> Body:
        """The content of the entry."""
        body: Body = _DECODER.decode(self.body)
        return body


class BrokenLog(Exception):
    """A stored log was changed: its chain of hashes is broken, or a move breaks the rules."""

    def __init__(self, table: str, seq: int) -> None:
        super().__init__(f"table {table}: entry {seq} was changed, or breaks the rules")
        self.table = table
        self.seq = seq


def chained(  # noqa: PLR0913 - an entry is its parts
    table: str, before: str, *, seq: int, at: int, version: int, key: str | None, says: Body
) -> Entry:
    """Return the entry that follows the one with the hash `before`."""
    body = _ENCODER.encode(says).decode()
    return Entry(seq, at, version, key, body, _hash(table, before, seq, at, version, key, body))


def check(table: str, before: str, entry: Entry) -> None:
    """Raise `BrokenLog` unless the entry follows the one with the hash `before`."""
    expected = _hash(table, before, entry.seq, entry.at, entry.version, entry.key, entry.body)
    if entry.hash != expected:
        raise BrokenLog(table, entry.seq)


def _hash(table: str, before: str, *parts: object) -> str:
    text = msgspec.json.encode([before, table, *parts])
    return hashlib.sha256(text).hexdigest()
