"""What later facts say of the cards that others kept before.

Hands come to light: a Guard hits or misses, a Priest shows one, a Prince makes a player discard. A
world in which the player did not hold that card goes then; who knows what is to come can leave it
out as soon as the player takes the card. This is of use where a round is followed once more,
because no world was left.
"""

from collections.abc import Mapping
from typing import Final, TypeAlias

from amletero.rules.cards import Character, Seat
from amletero.rules.facts import (
    Discarded,
    DrewToChoose,
    Fact,
    Guessed,
    Holds,
    Played,
    PutUnder,
    Revealed,
    RoundBegan,
    Traded,
    WentOut,
)

ANY: Final = frozenset(Character)

Foresight: TypeAlias = Mapping[tuple[int, Seat], frozenset[Character]]
"""By place of a fact after which a player holds a new card, and seat: the cards it can be."""


def foreseen(facts: tuple[Fact, ...]) -> Foresight:
    """Return which cards players can have held, from all that became known of them afterwards."""
    found: dict[tuple[int, Seat], frozenset[Character]] = {}
    can: dict[Seat, frozenset[Character]] = {}
    """By seat: what it can hold at the place that is looked at, from the last fact backwards."""
    for at in range(len(facts) - 1, -1, -1):
        match facts[at]:
            case Guessed(_, target, named, False):
                can[target] = can.get(target, ANY) - {named}
            case Holds(seat, (card,)) | WentOut(seat, (card,)) | Revealed(seat, card):
                can[seat] = frozenset({card})
            case Discarded(seat, card):
                found[at, seat] = can.get(seat, ANY)
                can[seat] = frozenset({card})
            case Played(seat, card):
                found[at, seat] = after = can.get(seat, ANY)
                can[seat] = after | {card} if after else ANY
            case PutUnder(seat):
                found[at, seat] = can.get(seat, ANY)
                can[seat] = ANY
            case DrewToChoose(seat):
                can[seat] = ANY
            case Traded(seat, target):
                can[seat], can[target] = can.get(target, ANY), can.get(seat, ANY)
            case RoundBegan():
                found.update(((at, seat), cards) for seat, cards in can.items())
                break
            case _:
                pass
    return found
