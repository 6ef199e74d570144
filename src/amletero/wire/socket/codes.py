"""The codes of this protocol: why a request is refused, and why a connection ends.

Rules of the game have codes of their own: `amletero.rules.moves.Rule`.
"""

from collections.abc import Mapping
from enum import IntEnum, StrEnum
from types import MappingProxyType
from typing import Final, TypeAlias

from amletero.rules.moves import Rule


class RefusalCode(StrEnum):
    """Why a request is refused. The page about the protocol quotes what stands under each code."""

    UNREADABLE = "unreadable"
    """The message is none of this protocol, or the move no move text."""
    UNKNOWN_CARD = "unknown_card"
    """The edition has no card of that value."""
    PROTOCOL = "protocol"
    """The client speaks another protocol."""
    HELLO_FIRST = "hello_first"
    """A message came before `hello`; `ping` counts as well."""
    STALE = "stale"
    """The table has moved on, as was told; for a `hint`: another seat is shown meanwhile."""
    NOT_SEATED = "not_seated"
    """This connection plays no seat, or shows none."""
    NOT_YOUR_TURN = "not_your_turn"
    """It is another player's move."""
    NOT_YOUR_SEAT = "not_your_seat"
    """The seat belongs to someone else."""
    NOT_HOST = "not_host"
    """Only the host may do this."""
    NOT_LOBBY = "not_lobby"
    """The game has begun."""
    NOT_PLAYING = "not_playing"
    """No game is being played."""
    NOT_OVER = "not_over"
    """The game is not over."""
    TABLE_CLOSED = "table_closed"
    """The table is closed."""
    SEAT_TAKEN = "seat_taken"
    """Someone sits there, or no seat is free."""
    SEATS_FREE = "seats_free"
    """The game cannot start while a seat is free."""
    COLOR_TAKEN = "color_taken"
    """The player on `seat` has this color."""
    NO_PLAYER = "no_player"
    """No player sits there who could be the host."""
    NOT_AWAY = "not_away"
    """The player has not been away for long enough."""
    NO_DEAL = "no_deal"
    """No deal waits for this, or it came too late."""
    WRONG_REVEAL = "wrong_reveal"
    """The bytes are not those that were committed to."""
    UNKNOWN_PHRASE = "unknown_phrase"
    """There is no phrase of that name."""
    UNKNOWN_BOT = "unknown_bot"
    """There is no bot of that name."""
    NO_HINTS = "no_hints"
    """This table allows no hints."""
    BOT_SITS_IN = "bot_sits_in"
    """A bot plays this seat; take it back with `return`."""
    BAD_NAME = "bad_name"
    """The name has no visible character."""
    WRONG_PACE = "wrong_pace"
    """The pace allows no such time for a move."""
    NO_GUEST = "no_guest"
    """The request has no cookie of a guest."""
    NO_TABLE = "no_table"
    """There is no such table, or it is closed."""
    NOT_INVITED = "not_invited"
    """The table is for those who have its link."""
    NO_WATCHING = "no_watching"
    """The game begins, and nobody may watch it."""
    TOO_OFTEN = "too_often"
    """Rate limit; `retry_ms` says when to try again."""
    DAY_LIMIT = "day_limit"
    """The address has made as many guests or tables as it may in 24 hours."""
    BANNED = "banned"
    """The server's operator has banned the address."""
    SERVER_FULL = "server_full"
    """The server has as many guests or tables as it may have."""
    REVIEW_RUNNING = "review_running"
    """REST: another game is being reviewed for this guest."""
    REVIEWS_FULL = "reviews_full"
    """REST: as many games are being reviewed as may be at a time."""
    UNAVAILABLE = "unavailable"
    """The log cannot be written just now; nothing was done."""
    BROKEN_LOG = "broken_log"
    """The table's log was damaged: the table cannot be opened or go on."""
    ORIGIN = "origin"
    """REST: the request comes from another site."""
    HOST = "host"
    """REST: the server does not go by the name in the request's `Host` header."""
    NOT_ALLOWED = "not_allowed"
    """REST: this is only for the server's operator, who has its token."""
    TOO_LARGE = "too_large"
    """REST: the request's body is too large."""
    NOT_FOUND = "not_found"
    """REST: nothing is at this address."""
    WRONG_METHOD = "wrong_method"
    """REST: this address does not allow the method."""
    BAD_REQUEST = "bad_request"
    """REST: the request is wrong in some other way."""


AnyCode: TypeAlias = RefusalCode | Rule
"""Why a request is refused: by the protocol, or by a rule of the game."""

CODES: Final[tuple[str, ...]] = (*RefusalCode, *Rule)
"""The text of every code that a refusal can have."""


class CloseCode(IntEnum):
    """Why the server ends a connection."""

    TOO_BIG = 1009
    """A message was too big."""
    RESTART = 1012
    """The server restarts, or its database does not answer."""
    NO_GUEST = 4001
    """No guest."""
    NOT_INVITED = 4003
    """Not invited."""
    NO_TABLE = 4004
    """No such table, or one that cannot be opened."""
    TOO_MUCH = 4008
    """Too slow, too often, too many frames, or too many connections at a time."""
    CLOSED = 4009
    """The table is closed."""
    BANNED = 4010
    """The server's operator has banned the address."""


FINAL_CODES: Final[Mapping[int, RefusalCode]] = MappingProxyType(
    {
        CloseCode.NO_GUEST: RefusalCode.NO_GUEST,
        CloseCode.NOT_INVITED: RefusalCode.NOT_INVITED,
        CloseCode.NO_TABLE: RefusalCode.NO_TABLE,
        CloseCode.CLOSED: RefusalCode.TABLE_CLOSED,
        CloseCode.BANNED: RefusalCode.BANNED,
    }
)
"""The close codes after which a client does not come back, and what to tell its player."""
