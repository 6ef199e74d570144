"""One update of the networks from the decisions of many rounds: PPO, with a critic that sees all.

A critic says each seat's share of the win, counted from the mover, as chances that add up to 1. An
action is better than expected by as much as it raises its player's share: generalized advantage
estimation over the decisions of all players. In units of a reward from −1 to 1 that is twice as
much.
"""

from functools import partial
from typing import Any, NamedTuple

import jax
import jax.numpy as jnp

from amletero.networks.inputs import KINDS, Layout
from amletero.training.fixed_opponent import FixedPolicy, drawn_actions, fixed_chances
from amletero.training.jax_networks import (
    Array,
    Layers,
    SeenBits,
    by_mover,
    by_seat,
    outputs,
    policy_outputs,
    unpacked,
)


class Plan(NamedTuple):
    """How to learn; the same for a whole training."""

    steps: int = 16
    """Decisions of each round between two updates."""
    minibatches: int = 32
    clip: float = 0.2
    trace: float = 0.9
    """How much of a later surprise is put down to an earlier action: GAE's lambda."""
    hands: float = 0.05
    """The weight of guessing the others' hands."""
    half: bool = False
    """Whether hidden layers are computed in 16 bits, as graphics cards do fast."""

    @property
    def kind(self) -> Any:
        """Return the type of the hidden layers' numbers."""
        return jnp.bfloat16 if self.half else jnp.float32


class Rates(NamedTuple):
    """What changes while training goes on."""

    policy: Array
    critic: Array
    """Learning rates."""
    entropy: Array


class Moments(NamedTuple):
    """Adam's averages of the gradients and of their squares."""

    first: Any
    second: Any
    steps: Array


class Learner(NamedTuple):
    """Both networks, as far as they have learned."""

    policy: Layers
    critic: Layers
    policy_moments: Moments
    critic_moments: Moments


class Decisions(NamedTuple):
    """Decisions by step and round; `shares` and `done` are what came of each."""

    bits: Array
    movers: Array
    learners: Array
    """The seat whose decisions teach the policy; in self-play, that of every mover."""
    actions: Array
    chances: Array
    """Logarithms of the chances that the learner gave the actions."""
    values: Array
    """By seat."""
    shares: Array
    done: Array


def new_learner(policy: Layers, critic: Layers) -> Learner:
    """Return a learner that begins with these networks."""
    return Learner(policy, critic, _no_moments(policy), _no_moments(critic))


def _no_moments(layers: Layers) -> Moments:
    zeros = jax.tree.map(jnp.zeros_like, layers)
    return Moments(zeros, jax.tree.map(jnp.zeros_like, layers), jnp.zeros((), jnp.int32))


@partial(jax.jit, static_argnames=("layout", "plan"))
def decide(
    layout: Layout,
    plan: Plan,
    learner: Learner,
    bits: Array,
    movers: Array,
    key: Array,
    opponent: FixedPolicy | None = None,
) -> tuple[Array, Array, Array]:
    """Return an action for each round by chance, its logarithm, and each seat's value.

    Against an opponent, the learner plays one seat of each round.
    """
    seen = unpacked(layout, bits, plan.kind)
    chances, _ = policy_outputs(layout, learner.policy, seen)
    played = chances
    if opponent is not None:
        own = learner_seats(layout, movers.shape[0]) == movers
        played = jnp.where(own[:, None], chances, fixed_chances(layout, opponent, seen))
    actions = drawn_actions(key, played)
    chosen = jnp.take_along_axis(chances, actions[:, None], axis=1)[:, 0]
    shares = jax.nn.softmax(outputs(learner.critic, seen.inputs))
    return actions, chosen, by_seat(shares, movers)


def learner_seats(layout: Layout, rounds: int) -> Array:
    """Return the seat of each round that a learner plays against an opponent."""
    return (jnp.arange(rounds) % layout.players).astype(jnp.uint8)


@partial(jax.jit, static_argnames=("layout", "plan"), donate_argnames=("learner",))
def learn(
    layout: Layout,
    plan: Plan,
    learner: Learner,
    decisions: Decisions,
    last: Array,
    rates: Rates,
) -> tuple[Learner, dict[str, Array]]:
    """Return the learner after one pass over the decisions; `last` is the value after them."""
    surprises, targets = _advantages(plan, decisions, last)
    gains = 2.0 * by_mover(surprises, decisions.movers)[..., 0]
    lessons = (
        decisions.bits,
        decisions.actions,
        decisions.chances,
        gains,
        decisions.learners == decisions.movers,
        by_mover(targets, decisions.movers),
    )
    parts = jax.tree.map(partial(_in_parts, plan.minibatches), lessons)

    def one(learner: Learner, part: Any) -> tuple[Learner, dict[str, Array]]:
        return _learn_part(layout, plan, learner, part, rates)

    learner, figures = jax.lax.scan(one, learner, parts)
    won = by_mover(decisions.shares, decisions.learners)[..., 0].sum()
    figures["share"] = won / jnp.maximum(decisions.done.sum(), 1)
    return learner, {name: values.mean() for name, values in figures.items()}


def _in_parts(parts: int, values: Array) -> Array:
    """Return values by step and round, divided by rounds into this many parts."""
    steps, rounds, *rest = values.shape
    divided = values.reshape(steps, parts, rounds // parts, *rest)
    return jnp.swapaxes(divided, 0, 1).reshape(parts, steps * rounds // parts, *rest)


def _advantages(plan: Plan, decisions: Decisions, last: Array) -> tuple[Array, Array]:
    """Return by how much each decision surprised every seat, and what to expect instead."""
    done = decisions.done[..., None]
    following = jnp.concatenate([decisions.values[1:], last[None]])
    deltas = jnp.where(done, decisions.shares, following) - decisions.values

    def earlier(later: Array, step: tuple[Array, Array]) -> tuple[Array, Array]:
        delta, done = step
        surprise = delta + plan.trace * jnp.where(done, 0.0, later)
        return surprise, surprise

    _, surprises = jax.lax.scan(earlier, jnp.zeros_like(last), (deltas, done), reverse=True)
    return surprises, surprises + decisions.values


def _learn_part(
    layout: Layout, plan: Plan, learner: Learner, part: Any, rates: Rates
) -> tuple[Learner, dict[str, Array]]:
    bits, actions, chances, gains, own, targets = part
    seen = unpacked(layout, bits, plan.kind)
    made = (actions, chances, gains, own.astype(jnp.float32))

    def policy_loss(policy: Layers) -> tuple[Array, dict[str, Array]]:
        return _policy_loss(layout, plan, policy, seen, made, rates.entropy)

    def critic_loss(critic: Layers) -> Array:
        found = jax.nn.log_softmax(outputs(critic, seen.inputs))
        loss: Array = -(targets * found).sum(axis=-1).mean()
        return loss

    slopes, figures = jax.grad(policy_loss, has_aux=True)(learner.policy)
    surprise, critic_slopes = jax.value_and_grad(critic_loss)(learner.critic)
    policy, moments = _adam(learner.policy, slopes, learner.policy_moments, rates.policy)
    critic, critic_moments = _adam(
        learner.critic, critic_slopes, learner.critic_moments, rates.critic
    )
    return Learner(policy, critic, moments, critic_moments), {**figures, "critic": surprise}


def _policy_loss(
    layout: Layout, plan: Plan, policy: Layers, seen: SeenBits, made: Any, bonus: Array
) -> tuple[Array, dict[str, Array]]:
    """Return the loss of a policy: PPO's, less a bonus for chance, and the guesses at hands.

    Decisions that an opponent made count only for the guesses.
    """
    actions, before, gains, own = made
    count = jnp.maximum(own.sum(), 1.0)
    chances, guesses = policy_outputs(layout, policy, seen)
    chosen = jnp.take_along_axis(chances, actions[:, None], axis=1)[:, 0]
    ratio = jnp.exp(chosen - before)
    clipped = jnp.clip(ratio, 1 - plan.clip, 1 + plan.clip)
    gain = (own * jnp.minimum(ratio * gains, clipped * gains)).sum() / count
    spread = -jnp.where(seen.legal, jnp.exp(chances) * chances, 0.0).sum(axis=-1)
    entropy = (own * spread).sum() / count
    held = seen.inputs[:, layout.size :].astype(jnp.float32)
    held = held.reshape(-1, layout.players - 1, KINDS)
    guessed = -(held * jax.nn.log_softmax(guesses)).sum() / jnp.maximum(held.sum(), 1.0)
    loss = -gain - bonus * entropy + plan.hands * guessed
    change = (own * jnp.abs(ratio - 1)).sum() / count
    return loss, {"entropy": entropy, "hands": guessed, "change": change}


def _adam(layers: Layers, slopes: Layers, moments: Moments, rate: Array) -> tuple[Layers, Moments]:
    """Return the layers after one step of Adam."""
    steps = moments.steps + 1
    first = jax.tree.map(lambda old, new: 0.9 * old + 0.1 * new, moments.first, slopes)
    second = jax.tree.map(lambda old, new: 0.999 * old + 0.001 * new * new, moments.second, slopes)
    time = steps.astype(jnp.float32)
    grown = rate * jnp.sqrt(1 - 0.999**time) / (1 - 0.9**time)
    layers = jax.tree.map(
        lambda old, one, two: old - grown * one / (jnp.sqrt(two) + 1e-8), layers, first, second
    )
    return layers, Moments(first, second, steps)
