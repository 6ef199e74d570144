"""A decision, explained: the moves considered, their win chances, the beliefs behind them."""

from collections.abc import Mapping
from dataclasses import dataclass
from random import Random
from typing import Final, Protocol

from amletero.beliefs.belief import Belief
from amletero.rules.cards import Seat
from amletero.rules.moves import Move
from amletero.rules.view import View


@dataclass(frozen=True, slots=True)
class Considered:
    """A move that was considered."""

    move: Move
    win_chance: float
    """How likely the round is won with it; a tie counts as the share of its winners."""
    tried: int = 0
    """In how many worlds it was tried; none if it was judged, or solved."""


@dataclass(frozen=True)
class Thought:
    """What a bot thought before it moved."""

    move: Move
    considered: tuple[Considered, ...]
    """The moves considered, the best first; the one chosen leads."""
    belief: Belief
    types: Mapping[Seat, Mapping[str, float]]
    """By seat: how likely it plays like each type of player."""
    solved: bool = False
    """Whether the rest of the round was worked out to its end rather than tried."""


class Thinker(Protocol):
    """A bot that can say what it thought."""

    @property
    def name(self) -> str:
        """What the bot is called."""

    def consider(self, view: View, legal: tuple[Move, ...], random: Random) -> Thought:
        """The decision that `choose` takes, with its reasons."""


THINKERS: Final = ("reader", "master")
"""The bots that can say what they thought."""


def thinker(name: str) -> Thinker:
    """Return one of the thinkers, with its machine code loaded: this may take a while."""
    from amletero.bots.master import MasterBot  # noqa: PLC0415 (slow to import)
    from amletero.bots.reader import ReaderBot  # noqa: PLC0415
    from amletero.bots.warming import warm_up  # noqa: PLC0415

    warm_up()
    return ReaderBot() if name == "reader" else MasterBot()
