"""What training asks of many rounds at once, wherever they are played."""

from typing import Any, Final, NamedTuple, Protocol

from amletero.networks.inputs import Layout

MASK_BYTES: Final = 12
"""Bytes behind the inputs: a bit for each legal action."""


def mask_at(layout: Layout) -> int:
    """Return the byte at which the legal actions begin, behind the bits of a critic's inputs."""
    return (layout.critic_size + 7) // 8


class ShownRounds(NamedTuple):
    """What rounds show: the bits of the inputs and of the legal actions, and whose move it is."""

    bits: Any
    movers: Any


class PlayedActions(NamedTuple):
    """What an action brought: each seat's share of a win, and which rounds ended."""

    shares: Any
    done: Any


class Rounds(Protocol):
    """A number of rounds of one table, each at its next decision."""

    layout: Layout

    def show(self) -> ShownRounds:
        """Return what the rounds show now."""

    def play(self, actions: Any) -> PlayedActions:
        """Play an action in each round; one that ends is followed by the next."""
