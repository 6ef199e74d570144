"""The three editions, as data: which cards, how many players, how many tokens, which tie rule."""

import re
from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum
from functools import cache, cached_property
from types import MappingProxyType
from typing import Final, NamedTuple

from amletero.rules.cards import Cards, Character

GOALS: Final = range(1, 14)
"""Numbers of tokens that a host may set as the goal of a game."""


class TieRule(StrEnum):
    """The rule for a showdown in which several players hold the highest card."""

    ALL_WIN = "all-win"
    """All tied players win."""
    HIGHEST_SUM = "highest-sum"
    """The highest sum of the cards face up in front of a player wins; if still tied, all win."""


class CardRow(NamedTuple):
    """One row of an edition's table: a value, its character, and the number of copies."""

    value: int
    character: Character
    copies: int


@dataclass(frozen=True)
class Edition:
    """The cards of a game and the few numbers that differ between editions."""

    name: str
    rows: tuple[CardRow, ...]
    tokens_to_win: tuple[tuple[int, int], ...]
    """Pairs: a number of players, and the tokens that they need to win."""
    tie_rule: TieRule

    @cached_property
    def deck(self) -> Cards:
        """Return all cards, sorted by value."""
        return tuple(row.character for row in self.rows for _ in range(row.copies))

    @cached_property
    def copies(self) -> Counter[Character]:
        """Return the number of copies of each character in the deck."""
        return Counter(self.deck)

    @cached_property
    def characters(self) -> Cards:
        """Return the characters of this edition in ascending order of value."""
        return tuple(row.character for row in self.rows)

    @cached_property
    def values(self) -> Mapping[Character, int]:
        """Return the value of each character in this edition."""
        return MappingProxyType({row.character: row.value for row in self.rows})

    @cached_property
    def by_value(self) -> Mapping[int, Character]:
        """Return the character of each value."""
        return MappingProxyType({row.value: row.character for row in self.rows})

    @cached_property
    def goals(self) -> Mapping[int, int]:
        """Return the tokens to win for each possible number of players."""
        return MappingProxyType(dict(self.tokens_to_win))

    def __hash__(self) -> int:
        return hash(self.name)

    def __reduce__(self) -> tuple[type["Edition"], tuple[object, ...]]:
        return Edition, (self.name, self.rows, self.tokens_to_win, self.tie_rule)


STANDARD: Final = Edition(
    name="standard",
    rows=(
        CardRow(0, Character.SPY, 2),
        CardRow(1, Character.GUARD, 6),
        CardRow(2, Character.PRIEST, 2),
        CardRow(3, Character.BARON, 2),
        CardRow(4, Character.HANDMAID, 2),
        CardRow(5, Character.PRINCE, 2),
        CardRow(6, Character.CHANCELLOR, 2),
        CardRow(7, Character.KING, 1),
        CardRow(8, Character.COUNTESS, 1),
        CardRow(9, Character.PRINCESS, 1),
    ),
    tokens_to_win=((2, 6), (3, 5), (4, 4), (5, 3), (6, 3)),
    tie_rule=TieRule.ALL_WIN,
)
"""The 2019 edition: 21 cards, two to six players."""

CLASSIC: Final = Edition(
    name="classic",
    rows=(
        CardRow(1, Character.GUARD, 5),
        CardRow(2, Character.PRIEST, 2),
        CardRow(3, Character.BARON, 2),
        CardRow(4, Character.HANDMAID, 2),
        CardRow(5, Character.PRINCE, 2),
        CardRow(7, Character.KING, 1),
        CardRow(8, Character.COUNTESS, 1),
        CardRow(9, Character.PRINCESS, 1),
    ),
    tokens_to_win=((2, 6), (3, 5), (4, 4)),
    tie_rule=TieRule.ALL_WIN,
)
"""The 16-card game that can be played with the 2019 box."""

ORIGINAL: Final = Edition(
    name="original",
    rows=(
        CardRow(1, Character.GUARD, 5),
        CardRow(2, Character.PRIEST, 2),
        CardRow(3, Character.BARON, 2),
        CardRow(4, Character.HANDMAID, 2),
        CardRow(5, Character.PRINCE, 2),
        CardRow(6, Character.KING, 1),
        CardRow(7, Character.COUNTESS, 1),
        CardRow(8, Character.PRINCESS, 1),
    ),
    tokens_to_win=((2, 7), (3, 5), (4, 4)),
    tie_rule=TieRule.HIGHEST_SUM,
)
"""The first edition of 2012."""

EDITIONS: Final[Mapping[str, Edition]] = MappingProxyType(
    {edition.name: edition for edition in (STANDARD, CLASSIC, ORIGINAL)}
)
"""The editions by name."""


@cache
def with_deck(edition: Edition, deck: str) -> Edition:
    """Return an edition with only the cards of a deck, such as `guard4_priest2_baron2`.

    Without a deck, it is the edition itself. Raises `ValueError` for a deck that is none.
    """
    if not deck:
        return edition
    parts = [re.fullmatch(r"([a-z]+)([1-6])", part) for part in deck.split("_")]
    copies = {part[1]: int(part[2]) for part in parts if part is not None}
    if len(copies) < len(parts) or not copies.keys() <= {card.value for card in edition.values}:
        raise ValueError(
            f"deck {deck!r}: no deck of {edition.name}; guard4_priest2_baron2 would be one"
        )
    rows = tuple(
        CardRow(row.value, row.character, copies[row.character])
        for row in edition.rows
        if row.character in copies
    )
    return Edition(f"{edition.name} {deck}", rows, edition.tokens_to_win, edition.tie_rule)


def edition_named(name: str) -> Edition:
    """Return the edition of a name, with a deck or without. Raises `KeyError` or `ValueError`."""
    edition, _, deck = name.partition(" ")
    return with_deck(EDITIONS[edition], deck)
