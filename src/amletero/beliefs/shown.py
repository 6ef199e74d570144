"""Who was shown whose hand, and how likely it still is that hand."""

from dataclasses import dataclass
from typing import Final

import numpy as np

from amletero.beliefs.situation import NOBODY, SEATS, Situation, Weights
from amletero.rules.cards import Seat
from amletero.rules.immutable import changed

SOME_CARD: Final = 1
"""Stands for a card that one player was shown and the observer was not."""


@dataclass(frozen=True)
class Shown:
    """What players have seen of each other's hands, by seat and other seat."""

    cards: Situation
    """`NOBODY` if one was not shown the other's hand, else the card if the observer held it, else
    `SOME_CARD`."""
    recall: Weights
    """How likely what was shown is still the hand."""

    @staticmethod
    def nothing() -> "Shown":
        """Nobody has seen another's hand."""
        return Shown(np.full((SEATS, SEATS), NOBODY), np.zeros((SEATS, SEATS)))

    def has_seen(self, seat: Seat, other: Seat) -> bool:
        """Whether one was shown the other's hand."""
        return bool(self.cards[seat, other] != NOBODY)

    def watchers(self, seat: Seat) -> list[Seat]:
        """Who was shown a player's hand and likely still knows it."""
        return [
            other
            for other in range(SEATS)
            if self.has_seen(other, seat) and self.recall[other, seat] > 0.5
        ]

    def to(self, seat: Seat, other: Seat, card: int) -> "Shown":
        """One player has seen another's hand."""
        cards, recall = self.cards.copy(), self.recall.copy()
        cards[seat, other], recall[seat, other] = card, 1.0
        return Shown(cards, recall)

    def forgotten(self, seat: Seat) -> "Shown":
        """What was shown of a player's hand is the hand no more."""
        cards = self.cards.copy()
        cards[:, seat] = NOBODY
        return changed(self, cards=cards)

    def laid(self, seat: Seat, card: int) -> "Shown":
        """A card is laid face up: whoever knew it to be held knows nothing of the hand any more."""
        cards = self.cards.copy()
        cards[cards[:, seat] == card, seat] = NOBODY
        return changed(self, cards=cards)

    def without(self, seat: Seat) -> "Shown":
        """A player is out of the round."""
        cards = self.cards.copy()
        cards[seat, :] = cards[:, seat] = NOBODY
        return changed(self, cards=cards)

    def traded(self, seat: Seat, target: Seat) -> "Shown":
        """Two players trade hands: what others know of them goes along."""
        cards, recall = self.cards.copy(), self.recall.copy()
        cards[:, [seat, target]] = cards[:, [target, seat]]
        cards[seat, seat] = cards[target, target] = NOBODY
        recall[:, [seat, target]] = recall[:, [target, seat]]
        return Shown(cards, recall)

    def told(self, seat: Seat, card: int) -> "Shown":
        """The observer learns which card it was that others saw in a hand."""
        cards = self.cards.copy()
        cards[cards[:, seat] != NOBODY, seat] = card
        return changed(self, cards=cards)

    def faded(self, seat: Seat, let_go: float) -> "Shown":
        """A player has played, and so likely let go the card they held before."""
        recall = self.recall.copy()
        recall[:, seat] *= 1.0 - let_go
        return changed(self, recall=recall)

    def recalled(self, seat: Seat, other: Seat, chance: float) -> "Shown":
        """What a player did says how likely they still know another's hand."""
        recall = self.recall.copy()
        recall[seat, other] = chance
        return changed(self, recall=recall)
