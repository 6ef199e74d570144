"""Train a policy with PPO against `simple`, in NumPy, and write it as a network that plays.

python examples/train.py policy.npz                       a few minutes on two cores
amletero arena --bots policy.npz master --rounds 2000     how strong is it?
amletero play --bot policy.npz                            play against it
"""

import argparse
from itertools import pairwise
from pathlib import Path

import gymnasium
import numpy as np

from amletero.envs.registration import ID
from amletero.networks.network_file import POLICY
from amletero.networks.quantization import RealLayer, quantized, write_network
from amletero.rules.editions import EDITIONS

STEPS, CLIP, TRACE, PARTS, RATE, ENTROPY = 8, 0.2, 0.9, 4, 1e-3, 0.02


class Mlp:
    """Layers with ReLU between them, trained by Adam."""

    def __init__(self, random, *sizes):
        shapes = list(pairwise(sizes))
        spread = [(2 / min(inputs, 50)) ** 0.5 for inputs, _ in shapes]
        spread[-1] *= 0.1  # in the beginning, every action is about as likely
        self.parameters = []
        for (inputs, outputs), scale in zip(shapes, spread, strict=True):
            self.parameters.append(scale * random.standard_normal((inputs, outputs), np.float32))
            self.parameters.append(np.zeros(outputs, np.float32))
        self.moments = [(np.zeros_like(part), np.zeros_like(part)) for part in self.parameters]
        self.updates = 0

    def forward(self, values):
        """Return the outputs, and keep what `learn` needs."""
        self.values = [values.astype(np.float32)]
        for weights, bias in zip(self.parameters[::2], self.parameters[1::2], strict=True):
            self.values.append(np.maximum(self.values[-1], 0) @ weights + bias)
        return self.values[-1]

    def learn(self, slopes, rate):
        """Take a step of Adam, from the slopes of the loss by the outputs of `forward`."""
        gradients = []
        for layer in reversed(range(len(self.parameters) // 2)):
            before = self.values[layer]
            gradients += [slopes.sum(axis=0), np.maximum(before, 0).T @ slopes]
            if layer > 0:
                slopes = (slopes @ self.parameters[2 * layer].T) * (before > 0)
        self.updates += 1
        rate *= (1 - 0.999**self.updates) ** 0.5 / (1 - 0.9**self.updates)
        for place, gradient in enumerate(reversed(gradients)):
            mean, square = self.moments[place]
            mean += 0.1 * (gradient - mean)
            square += 0.001 * (gradient**2 - square)
            self.parameters[place] -= rate * mean / (square**0.5 + 1e-8)


def log_chances(outputs, masks):
    """Return the logarithms of the actions' chances; those that are not legal have next to none."""
    outputs = np.where(masks == 1, outputs, -1e9)
    outputs = outputs - outputs.max(axis=1, keepdims=True)
    return outputs - np.log(np.exp(outputs).sum(axis=1, keepdims=True))


def learn(policy, critic, seen, masks, actions, before, gains, targets, rate):
    """Learn from some decisions: PPO's clipped loss with an entropy bonus, and the critic's."""
    rows = np.arange(len(actions))
    logs = log_chances(policy.forward(seen), masks)
    chances = np.exp(logs)
    ratio = np.exp(logs[rows, actions] - before)
    useful = np.where(gains > 0, ratio < 1 + CLIP, ratio > 1 - CLIP)
    slopes = (useful * ratio * gains)[:, None] * chances
    slopes[rows, actions] -= useful * ratio * gains
    entropy = -(chances * np.where(masks == 1, logs, 0)).sum(axis=1, keepdims=True)
    slopes += ENTROPY * chances * (np.where(masks == 1, logs, 0) + entropy)
    policy.learn((slopes / len(actions)).astype(np.float32), rate)
    critic.learn((critic.forward(seen) - targets[:, None]) / len(actions), rate)


def train(path, updates, games, players=2, opponent="simple", seed=1):
    """Train a policy for so many updates, write it, and return the share of rounds it won last."""
    random = np.random.default_rng(seed)
    envs = gymnasium.make_vec(ID, num_envs=games, players=players, opponents=opponent, threads=2)
    (inputs,) = envs.single_observation_space.shape
    policy, critic = (
        Mlp(random, inputs, 128, 64, envs.single_action_space.n),
        Mlp(random, inputs, 64, 1),
    )
    (seen, info), won = envs.reset(seed=seed), []
    for update in range(updates):
        steps = []
        for _ in range(STEPS):
            masks = info["action_mask"]
            logs = log_chances(policy.forward(seen), masks)
            actions = (logs + random.gumbel(size=logs.shape)).argmax(axis=1)
            value, chosen = critic.forward(seen)[:, 0], logs[np.arange(games), actions]
            after, rewards, done, _, info = envs.step(actions)
            steps.append((seen, masks, actions, chosen, value, rewards, done))
            seen, won = after, [*won, *rewards[done]][-20_000:]
        *made, values, rewards, done = (np.array(column) for column in zip(*steps, strict=True))
        gains, later, following = np.zeros_like(values), 0.0, critic.forward(seen)[:, 0]
        for step in reversed(range(STEPS)):  # generalized advantage estimation
            surprise = rewards[step] + ~done[step] * following - values[step]
            gains[step] = later = surprise + ~done[step] * TRACE * later
            following = values[step]
        made += [(gains - gains.mean()) / (gains.std() + 1e-8), gains + values]
        flat = [column.reshape(-1, *column.shape[2:]) for column in made]
        for part in np.array_split(random.permutation(len(flat[2])), PARTS):
            learn(policy, critic, *(column[part] for column in flat), RATE * (1 - update / updates))
        if (update + 1) % 10 == 0 or update + 1 == updates:
            print(
                f"update {update + 1} of {updates}: won {np.mean(won):.1%} against {opponent}",
                flush=True,
            )
    layers = list(map(RealLayer, policy.parameters[::2], policy.parameters[1::2]))
    made_by = {"command": "examples/train.py", "updates": updates, "games": games, "seed": seed}
    whole = quantized(layers, flat[0][:4000])
    write_network(path, POLICY, EDITIONS["standard"], players, whole, made_by)
    return float(np.mean(won))


if __name__ == "__main__":
    raw = argparse.RawDescriptionHelpFormatter
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=raw)
    parser.add_argument("path", type=Path, help="the network's file, which ends in .npz")
    for name, default in (("updates", 200), ("games", 512), ("players", 2), ("seed", 1)):
        parser.add_argument(f"--{name}", type=int, default=default)
    parser.add_argument("--opponent", default="simple", help="a bot's name or a network's path")
    given = parser.parse_args()
    if given.path.suffix != ".npz" or not given.path.parent.is_dir():
        parser.error(f"{given.path}: name a file that ends in .npz, in a folder that exists")
    train(**vars(given))
