"""Chance in the kernel: every random number is a function of a key and a place.

A game's key follows from (seed, index of the game), so neither the order in which games are
played nor the number of threads or machines changes any of them. Within a round, the places 0, 1,
… are its cards and the places from `DECISIONS` on its decisions, so that a card can be drawn
before or after a decision without changing either.
"""

from typing import Final

import numpy as np
from numpy.typing import NDArray

from amletero.kernel.layout import Setting, board_of, set_aside_count
from amletero.kernel.numba_setup import compiled, count_bits, inlined

GAMMA: Final = np.uint64(0x9E3779B97F4A7C15)
HALF: Final = np.uint64(32)
NONE: Final = np.uint64(0)
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
    """The number from 0 to `bound` − 1 at a place, each exactly as likely as the others."""
    return _scaled(word_at(key, place), HALF, bound)


@inlined
def card_below(key: int, place: int, bound: int) -> int:
    """The same for the card at a place of the deck.

    A word serves two cards, and the first word is the key itself.
    """
    return _scaled(_card_word(key, place >> 1), _half(place), bound)


@inlined
def _card_word(key: int, pair: int) -> np.uint64:
    return word_at(key, pair) if pair > 0 else np.uint64(key)


@inlined
def _half(place: int) -> np.uint64:
    return HALF if place & 1 == 0 else NONE


@inlined
def _scaled(word: np.uint64, shift: np.uint64, bound: int) -> int:
    """Half a random word, scaled to the numbers below a bound (Lemire 2019).

    It is multiplied by the bound: the upper half of the product is the number, the lower half
    says whether the word has to be refused to keep the scale even.
    """
    while True:
        product = ((word >> shift) & LOW_HALF) * np.uint64(bound)
        rest = product & LOW_HALF
        if rest >= np.uint64(bound) or rest >= np.uint64((1 << 32) % bound):
            return signed(product >> HALF)
        word = mixed(word + GAMMA)


@inlined
def card_taken(up_to: int, place: int) -> tuple[int, int]:
    """The card at a place among the cards left, sorted, and what is left without it.

    `up_to` holds in ten fields how many cards are left of each character and those below. One
    subtraction compares all fields with the place; those that reach beyond it lose the card.
    """
    beyond = ~((place * FIELDS | FIELD_TOPS) - up_to) & FIELD_TOPS
    return 10 - count_bits(beyond), up_to - (beyond >> 5)


@inlined
def _drawn_cards(setting: Setting, key: int, up_to: int, first: int, count: int) -> tuple[int, int]:
    """This many cards from this place of the shuffled deck on, four bits each, and what is left."""
    cards, word = 0, _card_word(key, first >> 1)
    for place in range(first, first + count):
        if place & 1 == 0:
            word = _card_word(key, place >> 1)
        number = _scaled(word, _half(place), setting.cards - place)
        card, up_to = card_taken(up_to, number)
        cards |= card << 4 * (place - first)
    return cards, up_to


@inlined
def dealt_with_face_up(setting: Setting, key: int, first: int) -> tuple[int, int, int]:
    """A new round of a shuffled deck, up to the first player's first decision.

    The deck is drawn from the cards left, one by one: the hands by seat, then the pile, then the
    card set aside face down. With two players the three face-up cards are what is left; they are
    the third word, four bits each.
    """
    players, up_to = setting.players, setting.up_to
    aside = set_aside_count(players)
    pile_size = setting.cards - players - aside
    hands, up_to = _drawn_cards(setting, key, up_to, 0, players + 1)
    pile, up_to = _drawn_cards(setting, key, up_to, players + 1, pile_size - 1)
    set_aside, up_to = _drawn_cards(setting, key, up_to, players + pile_size, 1)
    face_up, up_to = _drawn_cards(setting, key, up_to, players + pile_size + 1, aside - 1)
    drawn = hands >> 4 * players
    everyone = (1 << players) - 1
    hands ^= drawn << 4 * players
    board = board_of(hands, drawn, set_aside, pile_size - 1, first, everyone, 0, 0)
    return pile, board, face_up


@compiled
def dealt(setting: Setting, key: int, first: int) -> tuple[int, int]:
    """The same where nobody asks for the face-up cards."""
    pile, board, _ = dealt_with_face_up(setting, key, first)
    return pile, board


@compiled
def deck_order(setting: Setting, key: int, deck: NDArray[np.uint8]) -> None:
    """The whole deck of the same round as a record writes it, the top card first."""
    aside = set_aside_count(setting.players)
    up_to = setting.up_to
    for place in range(setting.cards):
        card, up_to = card_taken(up_to, card_below(key, place, setting.cards - place))
        deck[(place + aside) % setting.cards] = card
