"""Many games at once: the same games, and what the movers see is what their views hold."""

import copy
import pickle
from random import Random
from typing import Any

import numpy as np
import pytest

from amletero.envs import WAIT, Batch
from amletero.kernel.edition_settings import setting_of
from amletero.kernel.move_actions import move_of
from amletero.kernel.pack_round import words_of
from amletero.kernel.random_numbers import deck_order, game_key, round_key
from amletero.networks.view_inputs import view_inputs
from amletero.record.action_numbers import CHARACTERS, action_number
from amletero.record.referee import Referee
from amletero.rules.cards import Cards
from amletero.rules.editions import STANDARD, Edition
from amletero.rules.moves import legal
from tests.playing import TABLES


def deck_of(edition: Edition, players: int, seed: int, number: int, round: int) -> Cards:
    deck = np.zeros(len(edition.deck), np.uint8)
    key = round_key(game_key(seed, number), round)
    deck_order(setting_of(edition, players), key, deck)
    return tuple(CHARACTERS[card] for card in deck)


def ones(row: Any) -> list[int]:
    numbers: list[int] = np.flatnonzero(row).tolist()
    return numbers


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
            for seat, row in enumerate(batch.observe(game, range(players))):
                assert ones(row) == view_inputs(referee.view(seat))
            turn = referee.table.turn
            assert turn == batch.movers[game]
            assert ones(batch.observations[game]) == view_inputs(referee.view(turn))
            moves = legal(referee.table, referee.round.hand)
            assert set(ones(batch.masks[game])) == {
                action_number(move, int(batch.movers[game]), players) for move in moves
            }
            actions = np.array([ones(mask)[0] for mask in batch.masks])
            actions[game] = random.choice(ones(batch.masks[game]))
            before = referee.table.tokens
            referee.move(move_of(int(actions[game]), words_of(referee.round).board, players))
            came = batch.step(actions)
            done = bool(came.done[game])
            result = referee.result
            assert ones(came.winners[game]) == sorted(result.winners if result else ())
            spy = None if result is None else result.spy
            assert ones(came.spies[game]) == ([] if spy is None else [spy])
            assert tuple(came.tokens[game]) == tuple(
                after - old for after, old in zip(referee.table.tokens, before, strict=True)
            )
            assert done == referee.table.game_over
            assert ones(came.champions[game]) == sorted(referee.winners)
            if not done:
                assert tuple(batch.tokens[game]) == referee.table.tokens
        batch.reset()


def play_on(batch: Batch, steps: int, seed: int) -> list[Any]:
    """What a random player saw of all games."""
    random, seen_by_all = np.random.default_rng(seed), []
    for _ in range(steps):
        weights = random.random(batch.masks.shape) * batch.masks
        came = batch.step(weights.argmax(axis=1))
        seen = batch.observations if batch.observing else None
        seen_by_all.append((seen, batch.masks.copy(), batch.movers.copy(), *came))
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


def test_an_illegal_action_is_refused_by_game_and_nothing_is_played() -> None:
    batch = Batch(STANDARD, 2, 4, seed=1)
    before = batch.save()
    legal = np.array([ones(mask)[0] for mask in batch.masks])
    for game in range(4):
        for wrong in (int(np.flatnonzero(batch.masks[game] == 0)[0]), 95, 200, WAIT - 1):
            actions = legal.copy()
            actions[game] = wrong
            with pytest.raises(ValueError, match=f"game {game}: action {wrong} is not one of"):
                batch.step(actions)
    with pytest.raises(ValueError, match="4 games need as many actions"):
        batch.step(np.array([1]))
    assert np.array_equal(batch.save().games, before.games)


@pytest.mark.parametrize(
    ("wrong", "why"),
    [
        ({"edition": "jester"}, "no edition is called 'jester'"),
        ({"players": 9}, "standard is for 2 to 6 players, not for 9"),
        ({"games": 0}, "at least one game"),
        ({"goal": 14}, "a goal is 1 to 13 tokens"),
    ],
)
def test_a_table_that_is_none_is_refused(wrong: dict[str, Any], why: str) -> None:
    options = {"edition": "standard", "players": 2, "games": 1, **wrong}
    with pytest.raises(ValueError, match=why):
        Batch(**options, seed=1)


def test_unobserved_games_show_nothing() -> None:
    batch = Batch(STANDARD, 2, 1, seed=1, observing=False)
    with pytest.raises(ValueError, match="without observations"):
        batch.observe(0, 0)


def test_a_game_or_seat_that_there_is_not_cannot_be_observed() -> None:
    batch = Batch(STANDARD, 2, 3, seed=1)
    with pytest.raises(ValueError, match="there is no game 3; the last one is 2"):
        batch.observe([0, 3], 0)
    with pytest.raises(ValueError, match="there is no seat -1"):
        batch.observe(0, -1)


def test_packed_observations_are_the_same_bits() -> None:
    batch = Batch(STANDARD, 4, 5, seed=2)
    packed = batch.observe_packed(range(5), batch.movers)
    bits = np.unpackbits(packed, axis=1, bitorder="little")
    assert np.array_equal(bits[:, : batch.layout.size], batch.observations)
    assert not bits[:, batch.layout.size :].any()


def test_a_winner_is_told_apart_from_the_token_of_a_spy() -> None:
    batch, random = Batch(STANDARD, 2, 512, seed=4, goal=1), np.random.default_rng(1)
    loser_with_token = 0
    for _ in range(40):
        came = batch.step((random.random(batch.masks.shape) * batch.masks).argmax(axis=1))
        assert np.array_equal(came.winners.any(axis=1), came.done)
        assert (came.spies.sum(axis=1) <= 1).all()
        assert np.array_equal(came.tokens > 0, came.champions)
        loser_with_token += int((came.spies & ~came.winners).sum())
    assert loser_with_token > 0


def test_games_wait_and_finished_ones_need_no_action() -> None:
    batch = Batch(STANDARD, 2, 3, seed=1, goal=1, restart=False)
    start = batch.observations
    actions = np.array([WAIT, ones(batch.masks[1])[0], WAIT])
    batch.step(actions)
    assert np.array_equal(batch.observations[[0, 2]], start[[0, 2]])
    assert not np.array_equal(batch.observations[1], start[1])
    done = [False, False, False]
    while not batch.finished[1]:
        assert not batch.finished.any()
        done = batch.step(np.array([WAIT, ones(batch.masks[1])[-1], WAIT])).done.tolist()
    assert done == [False, True, False]
    assert not batch.masks[1].any()
    last = batch.observe(1, [0, 1])
    for anything in (WAIT, 0, 94, 1000):
        assert not batch.step(np.array([WAIT, anything, WAIT])).done.any()
    assert np.array_equal(batch.observe(1, [0, 1]), last)
    batch.reset([1])
    assert not batch.finished.any()
    assert batch.masks[1].any()
    assert np.array_equal(batch.observations[[0, 2]], start[[0, 2]])
    assert batch.tokens.sum() == 0


def test_a_new_game_of_one_place_is_the_one_that_a_restart_deals() -> None:
    waiting = Batch(STANDARD, 2, 2, seed=9, goal=1, restart=False)
    going_on = Batch(STANDARD, 2, 2, seed=9, goal=1)
    while not waiting.finished[0]:
        actions = np.array([ones(waiting.masks[0])[0], WAIT])
        waiting.step(actions)
        going_on.step(actions)
    waiting.reset([0])
    assert np.array_equal(waiting.observations, going_on.observations)


def test_reset_takes_a_seed() -> None:
    batch = Batch(STANDARD, 3, 8, seed=1)
    first = batch.observations
    batch.reset(seed=2)
    assert np.array_equal(batch.observations, Batch(STANDARD, 3, 8, seed=2).observations)
    batch.reset(seed=1)
    assert np.array_equal(batch.observations, first)
    with pytest.raises(ValueError, match="a seed is for all games"):
        batch.reset([1], seed=3)


def test_a_batch_is_copied_saved_and_restored() -> None:
    batch = Batch(STANDARD, 2, 16, seed=3, goal=2)
    play_on(batch, 11, seed=4)
    state = batch.save()
    others = [batch.copy(), copy.deepcopy(batch), pickle.loads(pickle.dumps(batch))]
    others.append(Batch(STANDARD, 2, 16, seed=99, goal=2))
    others[-1].restore(state)
    expected = play_on(batch, 30, seed=5)
    batch.restore(state)
    for other in (*others, batch):
        for one, two in zip(play_on(other, 30, seed=5), expected, strict=True):
            assert all(map(np.array_equal, one, two))
    with pytest.raises(ValueError, match="words of a state"):
        Batch(STANDARD, 2, 15, seed=3).restore(state)


def test_a_state_of_another_table_is_refused() -> None:
    """Without observations, all tables' rows are equally long."""
    one, *others = (
        Batch(edition, players, 4, seed=1, observing=False)
        for edition, players in ((STANDARD, 2), (STANDARD, 3), ("classic", 2), ("original", 2))
    )
    for other in others:
        before = other.save()
        with pytest.raises(ValueError, match="another edition or number of players"):
            other.restore(one.save())
        assert all(map(np.array_equal, other.save(), before))


@pytest.mark.parametrize("wrong", [4, -1, [0, 4]])
def test_a_game_that_there_is_not_does_not_begin_anew(wrong: Any) -> None:
    batch = Batch(STANDARD, 2, 4, seed=1)
    before = batch.save()
    with pytest.raises(ValueError, match=r"there is no game (4|-1); the last one is 3"):
        batch.reset(wrong)
    assert all(map(np.array_equal, batch.save(), before))


def test_games_begin_anew_by_number_or_by_mask() -> None:
    by_number, by_mask = (Batch(STANDARD, 2, 4, seed=1) for _ in range(2))
    by_number.reset([1, 3])
    by_mask.reset(np.array([False, True, False, True]))
    assert all(map(np.array_equal, by_number.save(), by_mask.save()))
    before = by_mask.save()
    by_mask.reset([])
    by_mask.reset(by_mask.finished)
    assert all(map(np.array_equal, by_mask.save(), before))


def test_buffers_are_written_over_and_results_are_not() -> None:
    batch = Batch(STANDARD, 2, 4, seed=1)
    masks, movers, observations = batch.masks, batch.movers, batch.observations
    kept = observations.copy()
    came = batch.step(np.array([ones(mask)[0] for mask in batch.masks]))
    winners = came.winners
    assert batch.masks is masks
    assert batch.movers is movers
    assert np.array_equal(observations, kept)
    assert batch.step(np.array([ones(mask)[0] for mask in batch.masks])).winners is not winners
