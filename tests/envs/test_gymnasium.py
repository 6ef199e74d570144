"""Love Letter for Gymnasium: its own checks, what an episode is, and every kind of opponent."""

import json
import runpy
import subprocess
import sys
import threading
from pathlib import Path
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

from amletero.bots import bot, check_table
from amletero.envs.gymnasium_env import LoveLetterEnv, LoveLetterVectorEnv
from amletero.envs.registration import EDITION_OF_ID, ID
from amletero.networks.inputs import layout_of
from amletero.networks.network_file import POLICY
from amletero.networks.packaged_networks import network_path
from amletero.rules.editions import EDITIONS, STANDARD

ROOT = Path(__file__).parents[2]


def any_legal(masks: Any, random: np.random.Generator) -> Any:
    return (random.random(masks.shape) * masks).argmax(axis=-1)


@pytest.mark.filterwarnings("error")
@pytest.mark.parametrize(
    "options", [{}, {"players": 4, "goal": 2}, {"edition": "classic", "render_mode": "ansi"}]
)
def test_gymnasium_is_content(options: dict[str, Any]) -> None:
    check_env(gymnasium.make(ID, **options).unwrapped)


def test_an_episode_is_a_game_and_says_who_won() -> None:
    env: Any = gymnasium.make(ID, players=3, goal=2)
    random = np.random.default_rng(1)
    losing_spies = 0
    for seed in range(60):
        seen, info = env.reset(seed=seed)
        total, rounds, terminated = 0.0, 0, False
        while not terminated:
            assert env.observation_space.contains(seen)
            action = any_legal(info["action_mask"], random)
            assert np.array_equal(info["action_mask"], env.unwrapped.action_masks())
            seen, reward, terminated, truncated, info = env.step(action)
            assert not truncated
            total += reward
            if "winners" in info:
                rounds += 1
                assert info["winners"].any()
                assert reward > 0 or not info["winners"][0]
                losing_spies += bool((info["spies"] & ~info["winners"]).any())
            else:
                assert reward == 0
        assert info["tokens"].max() >= 2
        assert not info["action_mask"].any()
        assert total <= rounds + 1
    assert losing_spies > 0


def test_an_illegal_action_ends_the_game() -> None:
    env = gymnasium.make(ID)
    _, info = env.reset(seed=1)
    illegal = int(np.flatnonzero(info["action_mask"] == 0)[0])
    _, reward, terminated, _, info = env.step(illegal)
    assert (reward, terminated, info["illegal"]) == (-1.0, True, True)
    assert "winners" not in info
    _, info = env.reset()
    assert info["action_mask"].any()


def same(one: list[Any], other: list[Any]) -> bool:
    """Whether two games came to the same, step by step."""
    steps = zip(one, other, strict=True)
    return all(all(map(np.array_equal, *step)) for step in steps)


def play_vector(envs: Any, steps: int, seed: int) -> tuple[list[Any], float]:
    """What came of random play, and the share of the games that were won."""
    random, told, won = np.random.default_rng(seed), [], []
    seen, info = envs.reset(seed=seed)
    for _ in range(steps):
        seen, rewards, done, _, info = envs.step(any_legal(info["action_mask"], random))
        told.append((seen, rewards, done, info["action_mask"]))
        won += rewards[done].tolist()
    return told, float(np.mean(won))


def test_many_games_are_the_same_with_a_seed_and_any_threads() -> None:
    one = play_vector(gymnasium.make_vec(ID, num_envs=20, players=4), 30, seed=5)[0]
    two = play_vector(gymnasium.make_vec(ID, num_envs=20, players=4, threads=3), 30, seed=5)[0]
    other = play_vector(gymnasium.make_vec(ID, num_envs=20, players=4), 30, seed=6)[0]
    assert same(one, two)
    assert not np.array_equal(one[0][0], other[0][0])


def test_many_games_restart_and_keep_the_last_observation() -> None:
    envs, random = gymnasium.make_vec(ID, num_envs=16), np.random.default_rng(2)
    assert isinstance(envs.unwrapped, LoveLetterVectorEnv)
    assert envs.metadata["autoreset_mode"] is gymnasium.vector.AutoresetMode.SAME_STEP
    size = layout_of(STANDARD, 2).size
    seen, info = envs.reset(seed=3)
    ended = 0
    for _ in range(30):
        assert seen.shape == (16, size)
        assert envs.observation_space.contains(seen)
        assert info["action_mask"].any(axis=1).all()
        seen, rewards, terminated, truncated, info = envs.step(
            any_legal(info["action_mask"], random)
        )
        assert not truncated.any()
        assert set(rewards[~terminated]) <= {0.0}
        if terminated.any():
            assert np.array_equal(info["_final_obs"], terminated)
            final = info["final_info"]
            assert np.array_equal(final["_winners"], terminated)
            assert final["winners"][terminated].any(axis=1).all()
            assert not final["action_mask"][terminated].any()
            assert np.array_equal(rewards[terminated] > 0, final["winners"][terminated][:, 0])
            for game in np.flatnonzero(terminated):
                assert info["final_obs"][game].shape == (size,)
                assert not np.array_equal(info["final_obs"][game], seen[game])
                ended += 1
        else:
            assert "final_obs" not in info
    assert ended > 50


def test_one_game_of_many_is_the_same_game_alone() -> None:
    """The same seed deals the same cards to an environment and to a vector of one."""
    alone, one = gymnasium.make(ID), gymnasium.make_vec(ID, num_envs=1)
    random = np.random.default_rng(4)
    (seen, info), (rows, infos) = alone.reset(seed=8), one.reset(seed=8)
    done = False
    while not done:
        assert np.array_equal(seen, rows[0])
        action = any_legal(info["action_mask"], random)
        seen, reward, done, _, info = alone.step(action)
        rows, rewards, ends, _, infos = one.step(np.array([action]))
        assert (reward, done) == (rewards[0], ends[0])
    assert np.array_equal(infos["final_obs"][0], seen)
    assert np.array_equal(infos["final_info"]["winners"][0], info["winners"])


def test_an_illegal_action_ends_one_game_of_many() -> None:
    envs = gymnasium.make_vec(ID, num_envs=4)
    _, info = envs.reset(seed=1)
    actions = info["action_mask"].argmax(axis=1)
    actions[2] = int(np.flatnonzero(info["action_mask"][2] == 0)[0])
    _, rewards, terminated, _, info = envs.step(actions)
    assert rewards[2] == -1.0
    assert terminated[2]
    assert info["final_info"]["illegal"][2]
    assert info["action_mask"][2].any()


def first_legal(_observations: Any, masks: Any) -> Any:
    return masks.argmax(axis=1)


@pytest.mark.parametrize(
    ("opponents", "games"),
    [
        ("random", 64),
        ("simple", 64),
        (first_legal, 64),
        ("master", 32),
        (network_path(STANDARD, 3, POLICY), 32),
        (["simple", first_legal], 64),
        ("beginner", 2),
    ],
)
def test_opponents(opponents: Any, games: int) -> None:
    envs = gymnasium.make_vec(ID, num_envs=games, players=3, opponents=opponents)
    told, _ = play_vector(envs, 12, seed=1)
    again, _ = play_vector(envs, 12, seed=1)
    assert same(told, again)
    assert sum(int(done.sum()) for _, _, done, _ in told) > 0


def test_strong_opponents_win_more_often() -> None:
    won = {}
    for opponents in ("random", "simple", "reader"):
        envs = gymnasium.make_vec(ID, num_envs=256, opponents=opponents)
        won[opponents] = play_vector(envs, 30, seed=2)[1]
    assert won["random"] > won["simple"] + 0.1
    assert won["random"] > won["reader"] + 0.1


@pytest.mark.parametrize(
    ("options", "why"),
    [
        ({"players": 7}, "standard is for 2 to 6 players"),
        ({"edition": "foo"}, "no edition is called 'foo'"),
        ({"opponents": "grandmaster"}, "unknown bot 'grandmaster'"),
        ({"opponents": ["simple", "simple"]}, "2 players need 1 opponents, not 2"),
        ({"opponents": "missing.npz"}, "missing.npz: No such file"),
        ({"opponents": network_path(STANDARD, 3, POLICY)}, "a policy for standard with 3 players"),
        ({"render_mode": "rgb_array"}, "render_mode"),
    ],
)
@pytest.mark.parametrize("maker", [LoveLetterEnv, LoveLetterVectorEnv])
def test_what_there_is_not_is_refused(maker: Any, options: dict[str, Any], why: str) -> None:
    with pytest.raises(ValueError, match=why):
        maker(**options)


def test_one_seed_is_for_all_games() -> None:
    with pytest.raises(TypeError, match="one seed is for all games"):
        LoveLetterVectorEnv(2).reset(seed=[1, 2])


def test_it_renders_what_the_learner_sees() -> None:
    env = gymnasium.make(ID, render_mode="ansi", opponents="simple")
    _, info = env.reset(seed=2)
    random, terminated = np.random.default_rng(3), False
    while not terminated:
        text = env.render()
        assert isinstance(text, str)
        assert "> seat 0  tokens 0  hand: " in text
        assert "seat 1  tokens 0  hand: " in text
        _, _, terminated, _, info = env.step(any_legal(info["action_mask"], random))
    assert "won" in str(env.render())


@pytest.mark.parametrize(("name", "edition"), EDITION_OF_ID.items())
def test_every_edition_has_its_name(name: str, edition: str) -> None:
    env = gymnasium.make(name)
    seen, _ = env.reset(seed=1)
    assert seen.shape == (layout_of(EDITIONS[edition], 2).size,)


def test_a_game_that_is_over_needs_a_reset() -> None:
    env = LoveLetterEnv()
    with pytest.raises(gymnasium.error.ResetNeeded):
        env.step(np.int64(0))
    _, info = env.reset(seed=1)
    illegal = np.flatnonzero(info["action_mask"] == 0)[0]
    assert env.step(illegal)[2]
    with pytest.raises(gymnasium.error.ResetNeeded, match="the game is over"):
        env.step(np.int64(info["action_mask"].argmax()))
    env.reset()
    env.close()


def test_closing_ends_the_threads() -> None:
    envs = gymnasium.make_vec(ID, num_envs=4, threads=2)
    envs.reset(seed=1)
    before = threading.active_count()
    envs.close()
    assert threading.active_count() < before


def test_the_example_trains_a_network_that_plays(tmp_path: Path) -> None:
    train = runpy.run_path(str(ROOT / "examples" / "train.py"))["train"]
    path = tmp_path / "policy.npz"
    won = train(path, updates=2, games=32)
    assert 0 < won < 1
    check_table(str(path), STANDARD, 2)
    env = gymnasium.make(ID, opponents=path)
    env.reset(seed=1)
    assert bot(str(path)).name == str(path)
    arena = ("arena", "--bots", str(path), "master", "--rounds", "2", "--seed", "1", "--json")
    scores = json.loads(amletero(*arena))["bots"]
    assert [each["name"] for each in scores] == [str(path), "master"]
    table = ("--players", "2", "--people", "1", "--seed", "1", "--lang", "en")
    said = amletero("play", "--plain", "--bot", str(path), *table, said="Ana\n1\n")
    assert "policy plays" in said


def amletero(*arguments: str, said: str = "") -> str:
    """Run a command to its end and return what it printed."""
    call = [sys.executable, "-c", "from amletero.cli import main; main()", *arguments]
    return subprocess.run(call, input=said, capture_output=True, text=True, check=True).stdout
