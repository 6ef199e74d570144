"""The worlds at the beginning of a round: every way in which hands can have been dealt."""

from collections import Counter
from collections.abc import Callable, Mapping
from typing import TypeAlias

from amletero.beliefs.shared_views import ViewNode
from amletero.beliefs.step_effects import StepEffects
from amletero.beliefs.world import World
from amletero.rules.cards import Cards, Character, Seat
from amletero.rules.facts import Fact, GameBegan, Holds, RoundBegan
from amletero.rules.public_table import Table
from amletero.rules.round import Round
from amletero.rules.view import View

Hands: TypeAlias = list[tuple[float, Cards]]
"""The cards dealt to the first seats, with weights."""


class RoundMemory:
    """What was worked out of a round: its steps, and what seats can have been told.

    Following the same round from another seat or once more, with the same policy, uses it
    again, so that the networks are asked once.
    """

    def __init__(self) -> None:
        self.steps = StepEffects()
        self._holding: dict[tuple[Seat, Character], ViewNode] = {}

    def told(self, table: Table, began: RoundBegan, hands: Cards) -> tuple[ViewNode, ...]:
        """Return by seat what it was told of the deal."""
        if not self._holding:
            for seat in table.seats:
                root = View(seat, (), table, known=(None,) * table.players).after(began)
                for card in table.edition.copies:
                    self._holding[seat, card] = ViewNode(root.after(Holds(seat, (card,))))
        return tuple(self._holding[each] for each in enumerate(hands))


def dealt_worlds(
    seat: Seat | None,
    facts: tuple[Fact, ...],
    at: int,
    possible: Mapping[Seat, frozenset[Character]],
    few: Callable[[Hands], Hands],
    memory: RoundMemory,
) -> list[World]:
    """Return the worlds after the deal that is told at a place of the facts.

    `possible` says for some seats which cards they can have been dealt; `few` leaves out some of
    too many hands.
    """
    table, began, own = _table_before(facts[:at]), facts[at], facts[at + 1]
    assert isinstance(began, RoundBegan)
    unseen = Counter(table.edition.deck)
    unseen.subtract(began.face_up)
    if isinstance(own, Holds):
        unseen.subtract(own.hand)
    hands: Hands = [(1.0, ())]
    for other in table.seats:
        if other == seat and isinstance(own, Holds):
            hands = [(weight, cards + own.hand) for weight, cards in hands]
            continue
        hands = few(
            [
                (weight * left[card], (*cards, card))
                for weight, cards in hands
                for left in [_left(unseen, cards, seat)]
                for card in left
                if other not in possible or card in possible[other]
            ]
        )
    dealt = memory.steps.table(table, began)
    return [
        World(
            _round(dealt, cards, _left(unseen, cards, seat)),
            memory.told(table, began, cards),
            weight,
            memory.steps,
        )
        for weight, cards in hands
    ]


def _table_before(facts: tuple[Fact, ...]) -> Table:
    began, *later = facts
    assert isinstance(began, GameBegan)
    table = Table.opening(began)
    for fact in later:
        table = table.after(fact)
    return table


def _left(unseen: Counter[Character], hands: Cards, own: Seat | None) -> Counter[Character]:
    """Return the unseen cards without those that others were dealt."""
    return unseen - Counter(card for seat, card in enumerate(hands) if seat != own)


def _round(table: Table, hands: Cards, left: Counter[Character]) -> Round:
    rest = tuple(left.elements())
    count = table.deck_count
    return Round(table, tuple((card,) for card in hands), rest[:count], rest[count:])
