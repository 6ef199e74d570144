"""Chance in the kernel: even, and the same for the same key."""

from collections import Counter

import numpy as np
import pytest

from amletero.kernel import below, dealt, deck_order, game_key
from amletero.kernel.edition_settings import setting_of
from amletero.kernel.pack_round import words_of
from amletero.kernel.random_numbers import card_taken
from amletero.record.action_numbers import CHARACTERS
from amletero.rules.editions import EDITIONS, STANDARD, Edition
from amletero.rules.play import begin, deal

GAMES = [(edition, players) for edition in EDITIONS.values() for players in edition.goals]


@pytest.mark.parametrize(("edition", "players"), GAMES)
def test_a_deal_is_the_deal_of_its_deck(edition: Edition, players: int) -> None:
    setting = setting_of(edition, players)
    for index in range(30):
        key, first = game_key(7, index), index % players
        deck = np.zeros(setting.cards, np.uint8)
        deck_order(setting, key, deck)
        round, _ = begin(edition, players)
        round, _ = deal(round, tuple(CHARACTERS[card] for card in deck), first)
        assert dealt(setting, key, first) == words_of(round)


def test_the_card_at_each_place_of_the_deck() -> None:
    up_to = setting_of(STANDARD, 2).up_to
    cards = [CHARACTERS[card_taken(up_to, place)[0]] for place in range(21)]
    assert cards == list(STANDARD.deck)


@pytest.mark.parametrize("bound", [1, 2, 3, 7, 21, 51])
def test_numbers_are_even(bound: int) -> None:
    draws = 20_000
    counts = Counter(below(game_key(3, index), 5, bound) for index in range(draws))
    expected = draws / bound
    chi_square = sum((counts[value] - expected) ** 2 / expected for value in range(bound))
    assert set(counts) == set(range(bound))
    assert chi_square < bound + 5 * bound**0.5 + 5


def test_a_word_that_would_tilt_the_scale_is_refused() -> None:
    """With a bound just over half the range nearly half of all words are refused, and none biased.

    Scaled without refusal, even and odd numbers would not be equally likely here.
    """
    bound = 3 << 30
    draws = 6_000
    thirds = Counter(below(game_key(9, index), 0, bound) % 3 for index in range(draws))
    assert all(abs(thirds[rest] - draws / 3) < 5 * (draws / 3) ** 0.5 for rest in range(3))


def test_every_place_of_the_deck_sees_every_card_as_often_as_the_deck_has_it() -> None:
    setting, deals = setting_of(STANDARD, 3), 20_000
    seen = np.zeros((21, 10))
    deck = np.zeros(21, np.uint8)
    for index in range(deals):
        deck_order(setting, game_key(5, index), deck)
        seen[np.arange(21), deck] += 1
    share = np.array([STANDARD.copies[character] for character in CHARACTERS]) / 21
    deviation = (seen / deals - share) / np.sqrt(share * (1 - share) / deals)
    assert np.abs(deviation).max() < 4.5
