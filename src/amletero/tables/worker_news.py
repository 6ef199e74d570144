"""News of a table for the other workers that serve it. What is secret is in the log alone."""

from typing import TypeAlias

import msgspec


class Stored(msgspec.Struct, frozen=True, tag="stored"):
    """The log of a table has reached a place."""

    table: str
    seq: int


class Visited(msgspec.Struct, frozen=True, tag="visited"):
    """Somebody has come to a table, or is gone."""

    table: str


class Spoken(msgspec.Struct, frozen=True, tag="spoken"):
    """A player has said one of the phrases."""

    table: str
    seat: int
    phrase: str


News: TypeAlias = Stored | Visited | Spoken
