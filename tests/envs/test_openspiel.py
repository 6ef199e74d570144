"""Love Letter for OpenSpiel: its own test, its solver, and trees that agree with the rules."""

from typing import Any

import pyspiel
import pytest
from open_spiel.python.algorithms import cfr, expected_game_score, exploitability
from open_spiel.python.policy import UniformRandomPolicy

import amletero.envs.openspiel
from amletero.envs.openspiel import LoveLetterState
from amletero.kernel.convert import words_of
from amletero.rules.cards import Cards, Character
from amletero.rules.editions import CLASSIC, STANDARD, with_deck
from amletero.rules.moves import legal
from amletero.rules.play import begin, deal, step
from amletero.rules.round import Round

NAME = amletero.envs.openspiel.NAME
SMALL = "guard4_priest2_princess1"


@pytest.mark.parametrize(
    "parameters",
    [
        {},
        {"players": 6},
        {"edition": "classic", "players": 4},
        {"edition": "original", "players": 3},
        {"deck": "spy2_guard2_handmaid1_prince2_chancellor2_king1_countess1_princess1"},
        {"deck": SMALL},
    ],
)
def test_openspiel_is_content(parameters: dict[str, Any]) -> None:
    game = pyspiel.load_game(NAME, parameters)
    pyspiel.random_sim_test(game, num_sims=8, serialize=True, verbose=False)


def test_cfr_finds_a_better_strategy() -> None:
    game = pyspiel.load_game(NAME, {"deck": SMALL})
    solver = cfr.CFRSolver(game)
    before = exploitability.exploitability(game, UniformRandomPolicy(game))
    for _ in range(6):
        solver.evaluate_and_update_policy()
    assert exploitability.exploitability(game, solver.average_policy()) < before / 2


def orders(cards: Cards) -> list[Cards]:
    """All different orders of some cards; each stands for as many shuffles as the others."""
    if not cards:
        return [()]
    found = []
    for card in sorted(set(cards)):
        rest = list(cards)
        rest.remove(card)
        found += [(card, *order) for order in orders(tuple(rest))]
    return found


def mean_at_random(round: Round) -> float:
    """What seat 0 gains on average, less the mean, if both play at random from here."""
    if round.over:
        tokens = round.table.tokens
        return tokens[0] - sum(tokens) / len(tokens)
    moves = legal(round.table, round.hand)
    return sum(mean_at_random(step(round, move)[0]) for move in moves) / len(moves)


@pytest.mark.parametrize(
    "deck", [SMALL, "guard3_prince2_king1_princess1", "guard2_chancellor2_spy2_prince1"]
)
def test_the_tree_is_that_of_the_rules(deck: str) -> None:
    """The value of random play is the same over the tree and over all orders of the deck."""
    edition = with_deck(STANDARD, deck)
    began, _ = begin(edition, 2)
    decks = orders(edition.deck)
    expected = sum(mean_at_random(deal(began, order, first=0)[0]) for order in decks) / len(decks)
    game = pyspiel.load_game(NAME, {"deck": deck})
    players = [UniformRandomPolicy(game)] * 2
    found = expected_game_score.policy_value(game.new_initial_state(), players)
    assert found[0] == pytest.approx(expected)
    assert found[0] + found[1] == pytest.approx(0)


def test_what_a_player_knows_does_not_depend_on_what_nobody_told() -> None:
    """Two openings that differ in the other's hand look the same to the first player."""
    game = pyspiel.load_game(NAME, {})
    guard, priest, baron = 1, 2, 3
    told = []
    for theirs in (priest, baron):
        state = game.new_initial_state()
        for card in (guard, guard, guard, guard, theirs, guard):
            state.apply_action(card)
        assert isinstance(state, LoveLetterState)
        told.append(state.information_state_string(0))
        assert Character.GUARD in STANDARD.values
    assert told[0] == told[1]


@pytest.mark.parametrize("deck", ["guard0", "guard", "jester2", "guard4 priest2", "chancellor1"])
def test_a_deck_that_is_none(deck: str) -> None:
    with pytest.raises(ValueError, match="no deck of classic"):
        with_deck(CLASSIC, deck)


def test_words_are_those_of_the_rules() -> None:
    """After an opening, the state holds the board that the same deal has."""
    edition = with_deck(STANDARD, "guard4_priest2_baron2")
    deck = tuple(Character(name) for name in ["guard"] * 4 + ["priest", "baron", "priest", "baron"])
    round, _ = deal(begin(edition, 2)[0], deck, first=0)
    state = pyspiel.load_game(NAME, {"deck": "guard4_priest2_baron2"}).new_initial_state()
    for card in (1, 1, 1, 2, 3, 2):
        state.apply_action(card)
    hidden_guard = 1 << 32
    assert state.board == words_of(round).board - hidden_guard
