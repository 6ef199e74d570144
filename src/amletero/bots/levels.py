"""The levels that people meet: the table's policy network, with more or less memory and care.

| level      | remembers                          | plays                                  |
|------------|------------------------------------|----------------------------------------|
| `beginner` | nothing but what lies on the table | any move that is not plainly bad       |
| `casual`   | twice round the table, mostly      | what seems good, a little at random    |
| `reader`   | the whole round                    | each move as often as the network says |
| `master`   | the whole round                    | the same, without unlikely moves       |

All in whole numbers: the same view, moves and state of the stream give the same move everywhere.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from random import Random
from types import MappingProxyType
from typing import Final

from amletero.bots.forgetful_inputs import remembered_inputs
from amletero.bots.tempers import EVEN, leaning
from amletero.networks.choosing_moves import drawn_place
from amletero.networks.inputs import layout_of
from amletero.networks.network_file import POLICY
from amletero.networks.packaged_networks import our_network
from amletero.networks.view_inputs import view_inputs
from amletero.record.action_numbers import action_number
from amletero.rules.moves import Move
from amletero.rules.view import View

AS_TRAINED: Final = 8
"""The sharpness that plays each move as often as the network says."""


@dataclass(frozen=True, slots=True)
class Level:
    """How well a player remembers and chooses."""

    memory: int | None = None
    """How many times round the table one remembers turns; None: all of the round."""
    lapses: int = 0
    """In how many of 100 decisions everything but the hand and the table is forgotten."""
    sharpness: int = AS_TRAINED
    """Eighths of the distance to the best output that count; fewer make worse moves likelier."""
    farthest: int | None = None
    """The greatest distance to the best output with which a move is played; None: any."""


LEVELS_OF_PLAY: Final[Mapping[str, Level]] = MappingProxyType(
    {
        "beginner": Level(memory=0, sharpness=1, farthest=128),
        "casual": Level(memory=2, lapses=10, sharpness=6, farthest=96),
        "reader": Level(),
        "master": Level(farthest=96),
    }
)


class LevelBot:
    """Plays the policy of any table at a level, with a temper."""

    def __init__(self, name: str, level: Level, temper: str = EVEN) -> None:
        self.name = name
        self._level = level
        self._temper = temper

    @classmethod
    def named(cls, name: str) -> "LevelBot":
        """Return the bot of a name: a level, and a temper if it has one."""
        level, _, temper = name.partition("-")
        return cls(name, LEVELS_OF_PLAY[level], temper or EVEN)

    def choose(self, view: View, legal: tuple[Move, ...], random: Random) -> Move:
        """Return a move by chance, each by its weight."""
        lapsed = random.randrange(100) < self._level.lapses
        weights = self.weights(view, legal, lapsed=lapsed)
        return legal[drawn_place(weights, random.randrange(sum(weights)))]

    def chances(self, view: View, legal: tuple[Move, ...]) -> list[float]:
        """Return how likely each move is made, lapses included."""
        lapses = self._level.lapses / 100
        attentive = _shares(self.weights(view, legal))
        if not lapses:
            return attentive
        absent = _shares(self.weights(view, legal, lapsed=True))
        return [
            (1 - lapses) * one + lapses * other
            for one, other in zip(attentive, absent, strict=True)
        ]

    def weights(self, view: View, legal: tuple[Move, ...], *, lapsed: bool = False) -> list[int]:
        """Return the weight of each legal move, in a moment of attention or of none."""
        edition, players = view.table.edition, view.table.players
        memory = 0 if lapsed else self._level.memory
        assert view.seat is not None
        network, arithmetic = our_network(edition, players, POLICY)
        ones = view_inputs(view)
        if memory is not None:
            ones = remembered_inputs(ones, layout_of(edition, players), memory * players)
        outputs = arithmetic.outputs(ones)
        scores = [
            outputs[action_number(move, view.seat, players)] + leaning(self._temper, move)
            for move in legal
        ]
        best = max(scores)
        return [self._weight(best - score, network.softmax) for score in scores]

    def _weight(self, distance: int, softmax: Sequence[int]) -> int:
        farthest = self._level.farthest
        if farthest is not None and distance > farthest:
            return 0
        return softmax[min(distance * self._level.sharpness // AS_TRAINED, len(softmax) - 1)]


def _shares(weights: list[int]) -> list[float]:
    total = sum(weights)
    return [weight / total for weight in weights]
