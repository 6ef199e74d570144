"""Love Letter for OpenSpiel: its own test, its solver, and trees that agree with the rules."""

from collections.abc import Callable
from random import Random
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import cfr, expected_game_score, exploitability, ismcts, mcts
from open_spiel.python.observation import INFO_STATE_OBS_TYPE, make_observation
from open_spiel.python.policy import UniformRandomPolicy

import amletero.envs.openspiel
from amletero.envs.chance_tree import edition_of
from amletero.envs.openspiel import LoveLetterState
from amletero.kernel.pack_round import words_of
from amletero.rules.cards import Cards, Character
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
    edition = edition_of("standard", deck)
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
    assert told[0] == told[1]


@pytest.mark.parametrize("deck", ["guard0", "guard", "jester2", "guard4 priest2", "chancellor1"])
def test_a_deck_that_is_none(deck: str) -> None:
    with pytest.raises(ValueError, match="no deck of classic"):
        edition_of("classic", deck)


def test_words_are_those_of_the_rules() -> None:
    """After an opening, the state holds the board that the same deal has."""
    edition = edition_of("standard", "guard4_priest2_baron2")
    deck = tuple(Character(name) for name in ["guard"] * 4 + ["priest", "baron", "priest", "baron"])
    round, _ = deal(begin(edition, 2)[0], deck, first=0)
    state = pyspiel.load_game(NAME, {"deck": "guard4_priest2_baron2"}).new_initial_state()
    for card in (1, 1, 1, 2, 3, 2):
        state.apply_action(card)
    hidden_guard = 1 << 32
    assert state.tree.board == words_of(round).board - hidden_guard


def nodes(state: Any) -> list[Any]:
    """All states of a small tree from this one on."""
    found, waiting = [], [state]
    while waiting:
        state = waiting.pop()
        found.append(state)
        waiting += [state.child(action) for action in state.legal_actions()]
    return found


def own_story(state: Any, player: int) -> str:
    """What a player did and saw, decision by decision, from the whole history."""
    before, story = state.get_game().new_initial_state(), []
    for action in state.history():
        if before.current_player() == player:
            story.append(f"{action}")
        before.apply_action(action)
        story.append(before.observation_string(player))
    return " ".join(
        part for part, next in zip(story, [*story[1:], ""], strict=True) if part != next
    )


@pytest.mark.parametrize("deck", [SMALL, "guard2_chancellor2_spy2_prince1"])
def test_an_information_state_forgets_nothing(deck: str) -> None:
    """Decisions with one information state have one story; the tensor has the same bits."""
    game = pyspiel.load_game(NAME, {"deck": deck})
    stories: dict[str, str] = {}
    for state in nodes(game.new_initial_state()):
        if state.is_chance_node() or state.is_terminal():
            continue
        player = state.current_player()
        key = state.information_state_string()
        assert stories.setdefault(key, own_story(state, player)) == own_story(state, player)
    assert len(stories) > 15


def test_tensors() -> None:
    """The observation is the information state without the turns."""
    game = pyspiel.load_game(NAME, {"players": 3})
    state, random = game.new_initial_state(), Random(2)
    while not state.is_terminal():
        if not state.is_chance_node():
            player = state.current_player()
            recalled = np.array(state.information_state_tensor())
            seen = np.array(state.observation_tensor())
            assert recalled.shape == (game.layout.size,)
            assert np.array_equal(seen, recalled[: game.layout.turns])
            assert set(recalled) <= {0.0, 1.0}
            bits = np.packbits(recalled.astype(np.uint8), bitorder="little").tobytes().hex()
            assert state.information_state_string() == f"{player} {bits}"
            observer = make_observation(game, INFO_STATE_OBS_TYPE)
            observer.set_from(state, player)
            assert np.array_equal(observer.tensor, recalled)
        state.apply_action(random.choice(state.legal_actions()))
    assert game.information_state_tensor_shape() == [game.layout.size]


@pytest.mark.parametrize(
    ("public", "private"),
    [
        (True, pyspiel.PrivateInfoType.NONE),
        (True, pyspiel.PrivateInfoType.ALL_PLAYERS),
        (False, pyspiel.PrivateInfoType.SINGLE_PLAYER),
    ],
)
@pytest.mark.parametrize("recall", [False, True])
def test_other_observations_are_refused(public: bool, private: Any, recall: bool) -> None:
    game = pyspiel.load_game(NAME, {})
    wanted = pyspiel.IIGObservationType(
        perfect_recall=recall, public_info=public, private_info=private
    )
    with pytest.raises(ValueError, match="what one player knows"):
        game.make_py_observer(wanted)
    with pytest.raises((ValueError, RuntimeError, pyspiel.SpielError)):
        make_observation(game, wanted)


@pytest.mark.parametrize(
    ("parameters", "why"),
    [
        ({"deck": "guard1"}, "1 cards are too few; 2 players need at least 7"),
        ({"deck": "guard3_priest1_baron1_princess1"}, "6 cards are too few"),
        ({"deck": "guard7"}, "no deck of standard"),
        ({"edition": "x"}, "no edition is called 'x'; choose from standard"),
        ({"edition": "classic", "players": 5}, "classic is for 2 to 4 players, not for 5"),
    ],
)
def test_what_cannot_be_played_is_refused(parameters: dict[str, Any], why: str) -> None:
    with pytest.raises(ValueError, match=why):
        amletero.envs.openspiel.LoveLetterGame(parameters)
    with pytest.raises(ValueError, match=why):
        pyspiel.load_game(NAME, parameters)


@pytest.mark.parametrize("parameters", [{}, {"players": 4}, {"edition": "original", "players": 3}])
def test_a_resampled_state_looks_the_same_to_the_player(parameters: dict[str, Any]) -> None:
    game, random, different = pyspiel.load_game(NAME, parameters), Random(3), 0
    for _ in range(3):
        state = game.new_initial_state()
        while not state.is_terminal():
            if not state.is_chance_node():
                player = state.current_player()
                other = state.resample_from_infostate(player, random.random)
                assert other.information_state_string(player) == state.information_state_string()
                assert other.legal_actions() == state.legal_actions()
                different += other.history() != state.history()
            state.apply_action(random.choice(state.legal_actions()))
    assert different > 10


def test_resampling_reaches_every_hand_and_does_not_depend_on_the_true_one() -> None:
    """From two states that look the same to a player, the same chances give the same state."""
    game = pyspiel.load_game(NAME, {"deck": "guard4_priest2_princess1"})
    looking_alike = []
    for theirs in (1, 2):
        state = game.new_initial_state()
        for card in (1, 1, 2, 1, theirs, 9):
            state.apply_action(card)
        looking_alike.append(state)
    one, other = looking_alike
    assert one.information_state_string(0) == other.information_state_string(0)
    hands = set()
    for seed in range(40):
        first = one.resample_from_infostate(0, Random(seed).random)
        second = other.resample_from_infostate(0, Random(seed).random)
        assert first.history() == second.history()
        hands.add(first.tree.opening[4])
    assert hands == {1, 2}


def test_nothing_is_resampled_where_a_card_is_due() -> None:
    state = pyspiel.load_game(NAME, {}).new_initial_state()
    with pytest.raises(ValueError, match="a card is due"):
        state.resample_from_infostate(0, Random(1).random)


@pytest.mark.parametrize("player", [-1, 2])
def test_what_nobody_sees_is_refused(player: int) -> None:
    state = pyspiel.load_game(NAME, {}).new_initial_state()
    observer = make_observation(state.get_game(), INFO_STATE_OBS_TYPE)
    while state.is_chance_node():
        with pytest.raises(ValueError, match="there is no player -1; the last one is 1"):
            state.information_state_string()
        state.apply_action(state.legal_actions()[0])
    asked: list[Callable[[], Any]] = [
        lambda: state.information_state_string(player),
        lambda: observer.string_from(state, player),
        lambda: observer.set_from(state, player),
        lambda: state.resample_from_infostate(player, Random(1).random),
    ]
    for ask in asked:
        with pytest.raises(ValueError, match=f"there is no player {player}"):
            ask()


def test_searches_that_resample_run() -> None:
    game = pyspiel.load_game(NAME, {"deck": SMALL})
    bot = ismcts.ISMCTSBot(
        game=game,
        uct_c=1.0,
        evaluator=mcts.RandomRolloutEvaluator(1, np.random.RandomState(1)),
        max_simulations=20,
        random_state=np.random.RandomState(2),
    )
    state = game.new_initial_state()
    while state.is_chance_node():
        state.apply_action(state.legal_actions()[0])
    assert bot.step(state) in state.legal_actions()
