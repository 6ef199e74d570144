"""Chance: the order of a deck, and the first seat. Randomness is always an argument."""

from collections.abc import Sequence
from random import Random

from amletero.rules.cards import Cards, Seat
from amletero.rules.editions import Edition


def shuffled(edition: Edition, random: Random) -> Cards:
    """Return all cards of the edition in a random order, top card first."""
    deck = list(edition.deck)
    random.shuffle(deck)
    return tuple(deck)


def drawn_first(seats: Sequence[Seat], random: Random) -> Seat:
    """Return a seat drawn from these, which takes the first turn."""
    return random.choice(seats)
