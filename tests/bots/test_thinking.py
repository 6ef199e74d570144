"""The thinkers behind hints: what they say they thought is what they do."""

from random import Random

import numpy as np
import pytest

from amletero.beliefs.population import TYPES, population
from amletero.beliefs.situation import SHOWN, WATCHERS
from amletero.bots import bot
from amletero.bots.endgame import DECK_CARDS, solved
from amletero.bots.master import MasterBot, sensible
from amletero.bots.mind import Memory, likely_hands, situation_of
from amletero.bots.reader import ReaderBot
from amletero.bots.search import fill_in_known, new_trial, try_moves
from amletero.bots.worlds import move_actions, worlds_of
from amletero.kernel.observation import KNOWLEDGE, known_code
from amletero.kernel.settings import NUMBERS, setting_of
from amletero.rules.cards import Character
from amletero.rules.editions import CLASSIC, ORIGINAL, STANDARD, Edition
from amletero.rules.moves import legal
from amletero.rules.view import View
from tests.bots.rounds import decisions, mover, played


def views(edition: Edition, players: int, rounds: int, seed: int = 0) -> list[View]:
    """The views of everyone who has a choice, through some rounds."""
    bots = {seat: bot("simple") for seat in range(players)}
    return [
        mover(seats)
        for seats, moves in decisions(edition, bots, Random(seed), rounds)
        if len(moves) > 1
    ]


@pytest.mark.parametrize("thinker", [ReaderBot(), MasterBot(budget=200)], ids=["reader", "master"])
def test_a_thought_leads_to_the_move_that_is_chosen(thinker: ReaderBot | MasterBot) -> None:
    for view in views(STANDARD, 3, rounds=3):
        moves = legal(view.table, view.hand)
        thought = thinker.consider(view, moves, Random(5))
        assert thought.move == thinker.choose(view, moves, Random(5))
        assert thought.considered[0].move == thought.move
        assert all(0 <= each.win_chance <= 1 for each in thought.considered)
        assert {each.move for each in thought.considered} <= set(moves)
        for types in thought.types.values():
            assert sum(types.values()) == pytest.approx(1)


@pytest.mark.parametrize("edition", [STANDARD, CLASSIC, ORIGINAL])
def test_the_end_of_a_round_is_worked_out_as_it_would_be_tried(edition: Edition) -> None:
    """Where the other plays anything and one decision is left, both must agree."""
    setting = setting_of(edition, 2)
    models, _ = population(edition, 2, ("random",))
    checked = 0
    for view in [view for seed in range(6) for view in views(edition, 2, 12, seed)]:
        if view.table.deck_count > 1 or view.table.choosing:
            continue
        filter_ = Memory(("random",)).filter(view)
        moves = tuple(sensible(legal(view.table, view.hand), likely_hands(filter_)))
        worlds = worlds_of(view, filter_)
        actions = move_actions(moves, view.seat or 0, 2)
        chances, won = np.zeros(len(moves)), np.zeros(len(moves))
        assert solved(setting, models, worlds, np.ones(1), actions, chances)
        for move in range(len(moves)):
            alone = new_trial(actions[move : move + 1])
            try_moves(setting, models, 0, worlds, alone, 2000, 1)
            won[move] = alone.won[0] / alone.tried[0]
        if view.table.deck_count == 0:
            np.testing.assert_allclose(chances, won, atol=0.05)
        else:
            assert (chances > won - 0.05).all()
        checked += 1
    assert checked > 5


def test_a_player_knows_in_every_world_what_its_view_says() -> None:
    """Of seats before its own as well as of those after it."""
    found = set()
    for view in views(STANDARD, 3, rounds=20):
        assert view.seat is not None
        worlds = worlds_of(view, Memory(("random",)).filter(view))
        row, cards = np.empty(KNOWLEDGE, np.int64), np.zeros(12, np.int64)
        fill_in_known(worlds, cards, row, np.zeros(1, np.uint64))
        for other, card in enumerate(view.known):
            code = 0 if card is None else NUMBERS[card] + 1
            assert known_code(row, view.seat, other) == code
            found.add((card is not None, other < view.seat))
    assert found == {(False, False), (False, True), (True, False), (True, True)}


def test_with_few_cards_left_master_solves() -> None:
    solved_views = [
        view
        for seed in range(4)
        for view in views(STANDARD, 2, 12, seed)
        if view.table.deck_count <= DECK_CARDS
    ]
    thoughts = [
        MasterBot(budget=100).consider(view, legal(view.table, view.hand), Random(1))
        for view in solved_views
    ]
    assert len(thoughts) > 3
    assert sum(thought.solved for thought in thoughts) >= 0.9 * len(thoughts)


def test_types_are_learned_from_play_and_carried_from_round_to_round() -> None:
    bots = {seat: bot("simple") for seat in range(2)}
    asked = [(mover(seats), moves) for seats, moves in decisions(STANDARD, bots, Random(2), 6)]
    thought = ReaderBot().consider(*asked[-1], Random(1))
    (types,) = thought.types.values()
    assert max(types, key=lambda name: types[name]) == "simple"
    assert types["simple"] > 0.9


def test_all_types_have_models() -> None:
    models, prior = population(STANDARD, 2, tuple(TYPES))
    assert len(models.kinds) == len(prior) == len(models.weights) == len(TYPES)


def test_whoever_looked_at_a_hand_knows_it_when_it_changes_owners() -> None:
    """Seat 2 sees the Baron of seat 1; then seat 0 trades a Chancellor for it."""
    moves = ("0", "0", "2>1", "7>1", "4", "1>0=8")
    view = played("9" + "735" + "0" + "0" + "2" + "6" + "4" + "1" + "1", *moves, players=3)
    situation = situation_of(view, Memory(("random",)).filter(view))
    assert view.seat == 0
    assert situation[SHOWN] == NUMBERS[Character.BARON]
    assert situation[WATCHERS] == 0b110
