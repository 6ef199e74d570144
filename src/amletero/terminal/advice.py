"""Advice: what the strongest bot would do, what it thinks of other moves, what it believes."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final, NamedTuple, cast

from amletero.bots import bot
from amletero.bots.stream import stream
from amletero.locales import Form, Joined, Speaker
from amletero.rules.cards import Character, Seat
from amletero.rules.moves import Keep, Move, legal
from amletero.rules.view import View

if TYPE_CHECKING:
    from amletero.bots.thought import Considered, Thinker  # slow to import

ADVISER: Final = "master"

Chances = Mapping[Character, float]


class Weighed(NamedTuple):
    """A move, and how likely the round is won with it."""

    move: Move
    chance: float
    rough: bool = False
    """Whether it was given up early: the chance is a rough estimate then, be it high or low."""


@dataclass(frozen=True)
class Advice:
    """A move, and the reasons for it."""

    move: Move | None
    hands: Mapping[Seat, Chances]
    """By seat: how likely a player holds which card."""
    set_aside: Chances
    considered: tuple[Weighed, ...] = ()
    """The moves, the best first; those that were given up come after those that were not."""


def advice(view: View, seed: str) -> Advice:
    """What the strongest bot thinks of a view. It may take a while."""
    adviser = cast("Thinker", bot(ADVISER))
    thought = adviser.consider(view, legal(view.table, view.hand), stream(seed, view))
    belief = thought.belief
    return Advice(
        thought.move,
        {seat: belief.named(seat) for seat in belief.seats},
        belief.named_set_aside(),
        _weighed(thought.considered),
    )


def _weighed(considered: Sequence["Considered"]) -> tuple[Weighed, ...]:
    """The moves as they were ranked, with a mark on those that were tried less often."""
    most = max((one.tried for one in considered), default=0)
    return tuple(Weighed(one.move, one.win_chance, one.tried < most) for one in considered)


def move_words(move: Move, speaker: Speaker, names: tuple[str, ...]) -> str:
    """A move in words, as one would advise it."""
    if isinstance(move, Keep):
        under = speaker.cards(move.under, Form.OBJECT, Joined.THEN)
        return speaker.say("advice-keep", card=move.card, under=under)
    if move.target is None:
        return speaker.say("advice-play", card=move.card)
    player = speaker.player(move.target, names)
    if move.named is None:
        return speaker.say("advice-play-on", card=move.card, player=player)
    return speaker.say("advice-name", card=move.card, player=player, named=move.named)
