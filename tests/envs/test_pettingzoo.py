"""Love Letter for PettingZoo: its own tests, and what an agent sees."""

from random import Random
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, seed_test

from amletero.envs import love_letter_v0
from amletero.networks.inputs import layout_of
from amletero.networks.view_inputs import view_inputs
from amletero.rules.editions import EDITIONS, STANDARD

TABLES = [("standard", 2), ("standard", 3), ("standard", 6), ("classic", 4), ("original", 2)]


@pytest.mark.filterwarnings("ignore")
@pytest.mark.parametrize(("edition", "players"), TABLES)
def test_pettingzoo_is_content(edition: str, players: int) -> None:
    api_test(love_letter_v0.env(edition=edition, players=players), num_cycles=300)


@pytest.mark.filterwarnings("ignore")
def test_the_same_seed_is_the_same_game() -> None:
    seed_test(lambda: love_letter_v0.env(players=3), num_cycles=60)


def play(env: Any, seed: int) -> dict[str, float]:
    """Play one game at random; the sum of each agent's rewards."""
    random = Random(seed)
    env.reset(seed=seed)
    rewards = dict.fromkeys(env.possible_agents, 0.0)
    for agent in env.agent_iter():
        observation, reward, ended, _, _ = env.last()
        rewards[agent] += reward
        mask = observation["action_mask"]
        env.step(None if ended else random.choice(np.flatnonzero(mask)))
    return rewards


@pytest.mark.parametrize(("edition", "players"), TABLES)
def test_rewards_are_the_tokens_of_a_whole_game(edition: str, players: int) -> None:
    goal = EDITIONS[edition].goals[players]
    for seed in range(3):
        rewards = play(love_letter_v0.raw_env(edition=edition, players=players), seed)
        assert max(rewards.values()) in (goal, goal + 1)
        assert min(rewards.values()) >= 0


def test_a_goal_of_one_is_a_single_round() -> None:
    rewards = play(love_letter_v0.raw_env(players=2, goal=1), 4)
    assert 1 <= max(rewards.values()) <= 2


def test_only_the_mover_has_a_mask() -> None:
    env, random = love_letter_v0.raw_env(players=4), Random(1)
    env.reset(seed=2)
    for _ in range(60):
        masks = {agent: env.observe(agent)["action_mask"] for agent in env.agents}
        for agent in env.agents:
            assert masks[agent].any() == (agent == env.agent_selection)
        env.step(random.choice(np.flatnonzero(masks[env.agent_selection])))
        if any(env.terminations.values()):
            break


def test_an_illegal_action_is_refused() -> None:
    env = love_letter_v0.raw_env()
    env.reset(seed=1)
    illegal = int(np.flatnonzero(env.observe(env.agent_selection)["action_mask"] == 0)[0])
    with pytest.raises(ValueError, match="not legal"):
        env.step(illegal)


@pytest.mark.parametrize(("edition", "actions"), [("standard", 95), ("classic", 41)])
def test_the_number_of_actions(edition: str, actions: int) -> None:
    assert love_letter_v0.raw_env(edition=edition).action_space("seat_0").n == actions


def test_an_observation_is_what_networks_are_told() -> None:
    env, random = love_letter_v0.raw_env(players=3, goal=2), Random(5)
    env.reset(seed=6)
    size = layout_of(STANDARD, 3).size
    while not any(env.terminations.values()):
        for seat, agent in enumerate(env.possible_agents):
            observation = env.observe(agent)["observation"]
            assert observation.shape == (size,)
            assert np.flatnonzero(observation).tolist() == view_inputs(env._referee.view(seat))
        mask = env.observe(env.agent_selection)["action_mask"]
        env.step(random.choice(np.flatnonzero(mask)))
    assert env.observation_space("seat_0").contains(env.observe("seat_0"))


def test_winners_and_the_token_of_the_spy_are_told_apart() -> None:
    env, random = love_letter_v0.raw_env(players=2, goal=1), Random(1)
    apart = 0
    for seed in range(200):
        env.reset(seed=seed)
        while not any(env.terminations.values()):
            assert env.infos["seat_0"] == {}
            mask = env.observe(env.agent_selection)["action_mask"]
            env.step(random.choice(np.flatnonzero(mask)))
        result = env._referee.result
        assert result is not None
        for seat, agent in enumerate(env.possible_agents):
            info = env.infos[agent]
            assert info["winner"] == (seat in result.winners)
            assert info["tokens"][seat] == info["winner"] + info["spy"] == env.rewards[agent]
            apart += info["spy"] and not info["winner"]
    assert apart > 0


@pytest.mark.parametrize(
    ("options", "why"),
    [
        ({"edition": "foo"}, "no edition is called 'foo'; choose from standard, classic, original"),
        ({"players": 9}, "standard is for 2 to 6 players, not for 9"),
        ({"edition": "classic", "players": 5}, "classic is for 2 to 4 players, not for 5"),
        ({"goal": 0}, "a goal is 1 to 13 tokens, not 0"),
        ({"render_mode": "rgb_array"}, "render_mode is None, ansi or human"),
    ],
)
def test_what_there_is_not_is_refused_at_once(options: dict[str, Any], why: str) -> None:
    with pytest.raises(ValueError, match=why):
        love_letter_v0.env(**options)


def test_it_renders_what_the_mover_sees(capsys: pytest.CaptureFixture[str]) -> None:
    env = love_letter_v0.env(render_mode="ansi")
    env.reset(seed=3)
    text = env.render()
    seat = env.possible_agents.index(env.agent_selection)
    hand = " ".join(card.value for card in env.unwrapped._referee.round.hand)
    assert f"> seat {seat}  tokens 0  hand: {hand}  played: -" in text
    assert f"  seat {1 - seat}  tokens 0  hand: ?  played: -" in text
    love_letter_v0.env(render_mode="human").reset(seed=3)
    assert capsys.readouterr().out == text + "\n"
    quiet = love_letter_v0.raw_env()
    quiet.reset(seed=3)
    assert quiet.render() is None
