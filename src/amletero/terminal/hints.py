"""A hint: what the strongest bot would do, what it thinks of other moves, what it believes."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import NamedTuple

from amletero.rules.cards import Character, Seat
from amletero.rules.editions import Edition
from amletero.rules.moves import Move, read_move
from amletero.tables.bot_pool import Advice
from amletero.wire import socket as wire

Chances = Mapping[Character, float]


class MoveChance(NamedTuple):
    """A move, and how likely the round is won with it."""

    move: Move
    chance: float


@dataclass(frozen=True)
class HintToShow:
    """A move, and the reasons for it."""

    move: Move | None
    hands: Mapping[Seat, Chances]
    """By seat: how likely a player holds which card."""
    set_aside: Chances
    considered: tuple[MoveChance, ...] = ()
    """The best moves, the best first."""


def read_hint(hint: wire.Hint, edition: Edition) -> HintToShow:
    """Return what a table's hint says."""

    def chances(by_value: Mapping[str, float]) -> Chances:
        return {edition.by_value[int(value)]: chance for value, chance in by_value.items()}

    return HintToShow(
        None if hint.advice is None else read_move(hint.advice, edition),
        {belief.seat: chances(belief.chances) for belief in hint.beliefs},
        chances(hint.set_aside),
        tuple(MoveChance(read_move(one.move, edition), one.chance) for one in hint.considered),
    )


def hint_of(advice: Advice, edition: Edition) -> HintToShow:
    """Return what the strongest bot thinks, where no table is asked."""

    def chances(by_value: Mapping[int, float]) -> Chances:
        return {edition.by_value[value]: chance for value, chance in by_value.items()}

    return HintToShow(
        advice.move,
        {seat: chances(found) for seat, found in advice.beliefs.items()},
        chances(advice.set_aside),
        tuple(MoveChance(one.move, one.chance) for one in advice.considered),
    )
