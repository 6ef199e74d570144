"""What later facts say of the cards that others kept before.

Hands come to light: a Guard hits or misses, a Priest shows one, a Prince makes a player discard.
A world in which the player held another card is dropped at that moment. If the later facts are
known, it can be left out as soon as the player takes the card. This helps when a round is followed
again because no world was left.

A review knows the later facts, but must not believe them early. If it can keep only some of the
worlds, it keeps more of those that will be left in the end (`hands_to_come`), with weights that
make up for it.
"""

from collections.abc import Mapping, Sequence
from typing import Final, TypeAlias

from amletero.rules.cards import Character, Seat
from amletero.rules.facts import (
    Discarded,
    Drew,
    DrewToChoose,
    Fact,
    GameBegan,
    Guessed,
    Holds,
    Played,
    PutUnder,
    Revealed,
    RoundBegan,
    Traded,
    WentOut,
)
from amletero.rules.moves import Keep, Move

ANY: Final = frozenset(Character)

PossibleCards: TypeAlias = Mapping[tuple[int, Seat], frozenset[Character]]
"""By place of a fact after which a player holds a new card, and seat: the cards it can be.

For a card that a Chancellor puts under the deck, −1 stands for the seat; for the second one −2.
"""

HandsToCome: TypeAlias = Sequence[Mapping[Seat, frozenset[Character]]]
"""By how many facts are told: by seat, the cards that it can hold then by the facts to come."""


def possible_cards(facts: tuple[Fact, ...]) -> PossibleCards:
    """Return which cards players can have held, from all that became known of them afterwards."""
    return _followed_back(facts)[0]


def hands_to_come(facts: tuple[Fact, ...]) -> HandsToCome:
    """Return which cards players can hold at each place of a round, from all the facts after it."""
    return _followed_back(facts)[1]


def _followed_back(facts: tuple[Fact, ...]) -> tuple[PossibleCards, HandsToCome]:
    found = _put_under(facts)
    can: dict[Seat, frozenset[Character]] = {}
    """By seat: what it can hold at the place that is looked at, from the last fact backwards."""
    held: list[Mapping[Seat, frozenset[Character]]] = [{} for _ in range(len(facts) + 1)]
    for at in range(len(facts) - 1, -1, -1):
        held[at + 1] = dict(can)
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
    return found, held


def cards_ahead(
    possible: PossibleCards, facts: tuple[Fact, ...], at: int
) -> dict[Seat, frozenset[Character]]:
    """Return what players can hold after deals and Princes among the facts from a place on."""
    return {
        seat: cards
        for place, fact in enumerate(facts, start=at)
        if isinstance(fact, RoundBegan | Discarded)
        for (known_at, seat), cards in possible.items()
        if known_at == place
    }


def may_put(possible: PossibleCards, at: int, move: Move) -> bool:
    """Whether a Chancellor's choice puts cards under the deck that can be there."""
    return isinstance(move, Keep) and all(
        card in possible.get((at, -1 - number), ANY) for number, card in enumerate(move.under)
    )


def _put_under(facts: tuple[Fact, ...]) -> dict[tuple[int, Seat], frozenset[Character]]:
    """Return the cards under the deck that came to light when the observer drew them."""
    found: dict[tuple[int, Seat], frozenset[Character]] = {}
    pile: list[tuple[int, int] | None] = []
    """By place of the draw pile: the fact after which a card was put there, and which one."""
    for at, fact in enumerate(facts):
        drawn: list[tuple[int, int] | None] = []
        match fact:
            case RoundBegan(_, face_up):
                began = facts[0]
                assert isinstance(began, GameBegan)
                pile = [None] * (len(began.edition.deck) - 1 - len(face_up) - began.players)
            case PutUnder(_, count):
                pile += [(at, -1 - number) for number in range(count)]
            case Drew():
                drawn, pile = pile[:1], pile[1:]
            case DrewToChoose(_, count):
                drawn, pile = pile[:count], pile[count:]
            case _:
                continue
        holds = facts[at + 1] if at + 1 < len(facts) else None
        if drawn and isinstance(holds, Holds):
            cards = zip(drawn, holds.hand[-len(drawn) :], strict=True)
            found.update((put, frozenset({card})) for put, card in cards if put is not None)
    return found
