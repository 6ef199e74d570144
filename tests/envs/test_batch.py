"""Many games at once: the same games, and what the movers see is what their views hold."""

from random import Random
from typing import Any

import numpy as np
import pytest

from amletero.envs.batch import Batch
from amletero.envs.encoding import decode, encode, observation_size, seen
from amletero.kernel.chances import deck_order, game_key, round_key
from amletero.kernel.convert import words_of
from amletero.kernel.move_actions import action_of, move_of
from amletero.kernel.settings import CHARACTERS, setting_of
from amletero.record.referee import Referee
from amletero.rules.cards import Cards
from amletero.rules.editions import EDITIONS, STANDARD, Edition
from amletero.rules.moves import legal

TABLES = [(edition, players) for edition in EDITIONS.values() for players in edition.goals]


def deck_of(edition: Edition, players: int, seed: int, number: int, round: int) -> Cards:
    deck = np.zeros(len(edition.deck), np.uint8)
    key = round_key(game_key(seed, number), round)
    deck_order(setting_of(edition, players), key, deck)
    return tuple(CHARACTERS[card] for card in deck)


@pytest.mark.parametrize(
    ("edition", "players"), TABLES, ids=[f"{edition.name}-{players}" for edition, players in TABLES]
)
def test_a_batch_plays_the_games_of_the_rules_and_shows_what_views_hold(
    edition: Edition, players: int
) -> None:
    random, games = Random(players), 2
    batch = Batch(edition, players, games, seed=3, goal=2)
    for game in range(games):
        referee, rounds, done = Referee(edition, players, goal=2), 0, False
        while not done:
            if referee.round.over:
                first = int(batch.movers[game])
                referee.deal(deck_of(edition, players, 3, game, rounds), first)
                rounds += 1
            for seat in range(players):
                row = batch.observation(game, seat)
                assert decode(row, players) == seen(referee.view(seat))
                assert np.array_equal(row, encode(referee.view(seat)))
            turn = referee.table.turn
            assert turn == batch.movers[game]
            assert np.array_equal(batch.observations[game], encode(referee.view(turn)))
            moves = legal(referee.table, referee.round.hand)
            assert set(np.flatnonzero(batch.masks[game])) == {
                action_of(move, int(batch.movers[game]), players) for move in moves
            }
            actions = np.array([np.flatnonzero(mask)[0] for mask in batch.masks])
            actions[game] = random.choice(np.flatnonzero(batch.masks[game]))
            before = referee.table.tokens
            referee.move(move_of(int(actions[game]), words_of(referee.round).board, players))
            gained, ended = batch.step(actions)
            done = bool(ended[game])
            if referee.round.over:
                assert tuple(gained[game]) == tuple(
                    after - old for after, old in zip(referee.table.tokens, before, strict=True)
                )
            else:
                assert not gained[game].any()
            assert done == referee.table.game_over
        batch.reset()


def play_on(batch: Batch, steps: int, seed: int) -> list[Any]:
    """What a random player saw of all games."""
    random, seen_by_all = np.random.default_rng(seed), []
    for _ in range(steps):
        weights = random.random(batch.masks.shape) * batch.masks
        gained, done = batch.step(weights.argmax(axis=1))
        seen_by_all.append(
            (batch.observations.copy(), batch.masks.copy(), batch.movers.copy(), gained, done)
        )
    return seen_by_all


def test_threads_change_nothing() -> None:
    one = play_on(Batch(STANDARD, 3, 50, seed=1), 60, seed=2)
    three = play_on(Batch(STANDARD, 3, 50, seed=1, threads=3), 60, seed=2)
    for alone, together in zip(one, three, strict=True):
        assert all(map(np.array_equal, alone, together))


def test_another_seed_is_another_game() -> None:
    one, other = Batch(STANDARD, 2, 20, seed=1), Batch(STANDARD, 2, 20, seed=2)
    assert not np.array_equal(one.observations, other.observations)


def test_without_observations_the_games_are_the_same() -> None:
    with_them = play_on(Batch(STANDARD, 4, 30, seed=5), 80, seed=6)
    without = play_on(Batch(STANDARD, 4, 30, seed=5, observing=False), 80, seed=6)
    for one, other in zip(with_them, without, strict=True):
        assert all(map(np.array_equal, one[1:], other[1:]))


def test_an_illegal_action_is_refused_and_nothing_is_played() -> None:
    batch = Batch(STANDARD, 2, 4, seed=1)
    before = batch.observations.copy()
    illegal = np.array([np.flatnonzero(mask == 0)[0] for mask in batch.masks])
    for actions in (illegal, np.array([-1, 0, 0, 0]), np.array([200, 0, 0, 0]), np.array([1])):
        with pytest.raises(ValueError, match="one legal action"):
            batch.step(actions)
    assert np.array_equal(batch.observations, before)


def test_the_size_of_an_observation() -> None:
    assert [observation_size(players) for players in range(2, 7)] == [60, 76, 92, 108, 124]


def test_unobserved_games_show_nothing() -> None:
    batch = Batch(STANDARD, 2, 1, seed=1, observing=False)
    with pytest.raises(ValueError, match="without observations"):
        batch.observation(0, 0)
