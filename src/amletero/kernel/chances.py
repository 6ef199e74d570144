"""Chance in the kernel: every random number is a function of a key and a place.

A game's key follows from (seed, index of the game), so neither the order in which games are
played nor the number of threads or machines changes any of them. Within a round, the places 0, 1,
… are its cards and the places from `DECISIONS` on its decisions, so that a card can be drawn
before or after a decision without changing either.
"""

from typing import Final

import numpy as np
from numpy.typing import NDArray

from amletero.kernel.compiling import compiled, count_bits, inlined
from amletero.kernel.layout import Setting, board_of

GAMMA: Final = np.uint64(0x9E3779B97F4A7C15)
HALF: Final = np.uint64(32)
LOW_HALF: Final = np.uint64(0xFFFF_FFFF)

FIRST_SEAT: Final = 63
"""The place of the chance that says who begins."""
DECISIONS: Final = 64
"""The place of a round's first decision."""
ROUNDS: Final = 1 << 32
"""The place of a game's first round's key."""

FIELDS: Final = 0x0041_0410_4104_1041
"""The lowest bit of each of ten six-bit fields."""
FIELD_TOPS: Final = FIELDS << 5


@inlined
def mixed(word: np.uint64) -> np.uint64:
    """The output function of splitmix64."""
    word = (word ^ (word >> np.uint64(30))) * np.uint64(0xBF58476D1CE4E5B9)
    word = (word ^ (word >> np.uint64(27))) * np.uint64(0x94D049BB133111EB)
    return word ^ (word >> np.uint64(31))


@inlined
def signed(word: np.uint64) -> int:
    """The word as the kernel's whole numbers are: signed."""
    return np.int64(word)  # type: ignore[return-value]


@inlined
def word_at(key: int, place: int) -> np.uint64:
    """The random word at a place of a key's stream."""
    return mixed(np.uint64(key) + GAMMA * np.uint64(place))


@compiled
def game_key(seed: int, index: int) -> int:
    """The key of a game; games of one seed have unrelated keys."""
    return signed(word_at(signed(word_at(seed, 1)), index))


@inlined
def round_key(key: int, number: int) -> int:
    """The key of one of a game's rounds."""
    return signed(word_at(key, ROUNDS + number))


@inlined
def below(key: int, place: int, bound: int) -> int:
    """A number from 0 to `bound` − 1, each exactly as likely as the others.

    The upper half of a random word times the bound: its upper half is the number, its lower half
    says whether the word has to be refused to keep the scale even (Lemire 2019).
    """
    word = word_at(key, place)
    while True:
        product = (word >> HALF) * np.uint64(bound)
        rest = product & LOW_HALF
        if rest >= np.uint64(bound) or rest >= np.uint64((1 << 32) % bound):
            return signed(product >> HALF)
        word = mixed(word + GAMMA)


@inlined
def card_at(copies: int, place: int) -> int:
    """The card at a place among the copies left, sorted by card.

    A multiplication adds up the copies of each card and those before it, all fields at once; a
    subtraction compares each of the ten sums with the place.
    """
    reached = copies * FIELDS
    return count_bits(((place * FIELDS | FIELD_TOPS) - reached) & FIELD_TOPS)


@compiled
def dealt(setting: Setting, key: int, first: int) -> tuple[int, int]:
    """A new round of a shuffled deck, up to the first player's first decision.

    The deck is drawn from the copies left, card by card: the hands by seat, then the pile, then
    the card set aside face down. With two players the three face-up cards are what is left.
    """
    players = setting.players
    aside = 4 if players == 2 else 1
    pile = hands = drawn = set_aside = 0
    copies = setting.copies
    for place in range(setting.cards - aside + 1):
        card = card_at(copies, below(key, place, setting.cards - place))
        copies -= 1 << 6 * card
        if place < players:
            hands |= card << 4 * place
        elif place == players:
            drawn = card
        elif place < setting.cards - aside:
            pile |= card << 4 * (place - players - 1)
        else:
            set_aside = card
    count = setting.cards - aside - players - 1
    everyone = (1 << players) - 1
    return pile, board_of(hands, drawn, set_aside, count, first, everyone, 0, 0)


@compiled
def deck_order(setting: Setting, key: int, deck: NDArray[np.uint8]) -> None:
    """The whole deck of the same round as a record writes it, the top card first."""
    aside = 4 if setting.players == 2 else 1
    copies = setting.copies
    for place in range(setting.cards):
        card = card_at(copies, below(key, place, setting.cards - place))
        copies -= 1 << 6 * card
        deck[(place + aside) % setting.cards] = card
