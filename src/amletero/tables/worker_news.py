"""News of a table for other workers that serve it. Secrets are only in the log."""

from typing import TypeAlias

import msgspec


class Stored(msgspec.Struct, frozen=True, tag="stored"):
    """The log of a table has grown up to this place."""

    table: str
    seq: int


class Visited(msgspec.Struct, frozen=True, tag="visited"):
    """A visitor has come to a table or left it."""

    table: str


class Spoken(msgspec.Struct, frozen=True, tag="spoken"):
    """A player has said one of the phrases."""

    table: str
    seat: int
    phrase: str


News: TypeAlias = Stored | Visited | Spoken
