"""Reduced decks: editions with fewer cards, for games small enough to be searched whole."""

from dataclasses import replace

from amletero.rules.cards import Cards
from amletero.rules.editions import CardRow, Edition


def reduced(edition: Edition, cards: int) -> Edition:
    """The edition with this many cards: one copy of each character first, the highest first."""
    copies = dict.fromkeys(edition.characters, 0)
    while sum(copies.values()) < cards:
        for row in reversed(edition.rows):
            if copies[row.character] < row.copies and sum(copies.values()) < cards:
                copies[row.character] += 1
    rows = tuple(CardRow(row.value, row.character, copies[row.character]) for row in edition.rows)
    return replace(edition, name=f"{edition.name}-{cards}", rows=rows)


def ordered(edition: Edition, stride: int) -> Cards:
    """The deck in a fixed order: repeatedly take every `stride`-th remaining card."""
    rest, order, place = list(edition.deck), [], 0
    while rest:
        place = (place + stride) % len(rest)
        order.append(rest.pop(place))
    return tuple(order)
