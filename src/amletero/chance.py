"""Chance: the order of a deck, and who begins. Randomness always comes in as an argument."""

from collections.abc import Sequence
from random import Random

from amletero.rules.cards import Cards, Seat
from amletero.rules.editions import Edition


def shuffled(edition: Edition, random: Random) -> Cards:
    """All the cards of the edition in a random order, top card first."""
    deck = list(edition.deck)
    random.shuffle(deck)
    return tuple(deck)


def drawn_first(seats: Sequence[Seat], random: Random) -> Seat:
    """Who takes the first turn, drawn among these seats."""
    return random.choice(seats)
