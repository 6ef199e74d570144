"""Decks worked out exactly, held against brute force over the readable rules."""

from collections import defaultdict
from collections.abc import Callable
from functools import cache
from itertools import permutations
from random import Random
from typing import NamedTuple

import numpy as np
import pytest

from amletero.bots import bot
from amletero.bots.compiled_simple import NOISE
from amletero.networks.network_file import POLICY
from amletero.networks.packaged_networks import our_network
from amletero.rules.cards import Seat
from amletero.rules.editions import CLASSIC, STANDARD, Edition, with_deck
from amletero.rules.facts import Event, Fact
from amletero.rules.moves import Move, legal
from amletero.rules.play import begin, deal, step
from amletero.rules.round import Round
from amletero.rules.view import View
from amletero.solving.best_response import best_response
from amletero.solving.equilibrium import solved
from amletero.solving.policies import (
    StatePolicy,
    highest_chances,
    network_play,
    play_randomly,
    play_simply,
    policy_of,
)
from amletero.solving.tree import trees

Facts = tuple[Fact, ...]
Chances = Callable[[View, tuple[Move, ...]], list[float]]


class History(NamedTuple):
    """A round, how likely it is but for the responder's moves, and what each seat was told."""

    weight: float
    round: Round
    told: tuple[Facts, ...]

    def after(self, move: Move, chance: float = 1.0) -> "History":
        round, events = step(self.round, move)
        return History(self.weight * chance, round, told(self.told, events))


def told(facts: tuple[Facts, ...], events: tuple[Event, ...]) -> tuple[Facts, ...]:
    return tuple(
        known + tuple(event.fact for event in events if event.reaches(seat))
        for seat, known in enumerate(facts)
    )


def by_brute_force(edition: Edition, seat: Seat, chances: Chances) -> float:
    """What a best response wins: every deal and move of the rules, facts as information states."""
    opening, events = begin(edition, 2)
    decks = sorted(set(permutations(edition.deck)))
    facts = told(((), ()), events)
    dealt = (deal(opening, deck, first=0) for deck in decks)
    return best(
        [History(1 / len(decks), round, told(facts, events)) for round, events in dealt],
        seat,
        chances,
    )


def best(histories: list[History], seat: Seat, chances: Chances) -> float:
    total, own = 0.0, defaultdict(list)
    while histories:
        history = histories.pop()
        table, by = history.round.table, history.round.table.turn
        if by is None:
            assert table.result is not None
            winners = table.result.winners
            total += history.weight * (seat in winners) / len(winners)
        elif by == seat:
            own[history.told[seat]].append(history)
        else:
            moves = legal(table, history.round.hand)
            often = chances(View.told(by, history.told[by]), moves)
            histories += map(history.after, moves, often)
    for same in own.values():
        moves = legal(same[0].round.table, same[0].round.hand)
        total += max(best([one.after(move) for one in same], seat, chances) for move in moves)
    return total


def even(_view: View, moves: tuple[Move, ...]) -> list[float]:
    return [1 / len(moves)] * len(moves)


def of_simple(view: View, moves: tuple[Move, ...]) -> list[float]:
    return _counted(view.facts, view.seat, moves)


@cache
def _counted(facts: Facts, seat: Seat, moves: tuple[Move, ...]) -> list[float]:
    """How often `simple` chooses each move, counted."""
    player, random, view = bot("simple"), Random(1), View.told(seat, facts)
    tries = 400
    found = [player.choose(view, moves, random) for _ in range(tries)]
    return [found.count(move) / tries for move in moves]


def exact(edition: Edition, play: StatePolicy, seat: Seat) -> float:
    return sum(
        tree.share * best_response(tree, policy_of(tree, play), seat) for tree in trees(edition)
    )


@pytest.mark.parametrize(
    ("edition", "deck"),
    [
        (CLASSIC, "guard3_priest2_baron2_princess1"),
        (STANDARD, "guard4_prince1_chancellor2_king1"),
        (STANDARD, "spy1_guard3_handmaid2_countess1_king1"),
    ],
)
def test_a_best_response_is_what_brute_force_finds(edition: Edition, deck: str) -> None:
    reduced = with_deck(edition, deck)
    for seat in (0, 1):
        expected = by_brute_force(reduced, seat, even)
        assert exact(reduced, play_randomly, seat) == pytest.approx(expected, abs=1e-12)


def test_noise_decides_between_scores_that_are_near() -> None:
    behind = (0.0, -0.004, -0.009, -0.02)
    noisy = np.array(behind) + np.random.default_rng(1).random((200_000, 4)) * NOISE
    counted = np.bincount(noisy.argmax(axis=1), minlength=4) / len(noisy)
    assert highest_chances(behind) == pytest.approx(counted, abs=0.005)
    assert highest_chances(behind).sum() == pytest.approx(1.0)


def test_simple_plays_as_often_as_the_bot_does() -> None:
    reduced = with_deck(STANDARD, "guard3_baron1_prince1_chancellor1_princess1")
    for seat in (0, 1):
        expected = by_brute_force(reduced, seat, of_simple)
        assert exact(reduced, play_simply, seat) == pytest.approx(expected, abs=0.005)


def test_a_network_of_the_whole_edition_plays_a_reduced_deck() -> None:
    network = our_network(CLASSIC, 2, POLICY).network
    reduced = with_deck(CLASSIC, "guard5_baron1_princess1")
    tree = next(iter(trees(reduced)))
    chances = policy_of(tree, network_play(network))
    assert np.bincount(tree.levels[0].states.of_choice, chances[0]) == pytest.approx(1.0)


def test_a_solved_deck_leaves_nothing_to_win() -> None:
    reduced = with_deck(CLASSIC, "guard3_priest2_baron2_princess1")
    for tree in trees(reduced):
        solution = solved(tree, 1e-4)
        assert 0 <= solution.gap <= 1e-4
        assert best_response(tree, solution.policy, 0) == solution.first
        assert 1 - solution.second - 1e-12 <= solution.value <= solution.first + 1e-12
