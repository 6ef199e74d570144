"""The truth: every card of the round being played. Only the referee and the record see it."""

from dataclasses import dataclass

from amletero.rules.cards import Cards, Character, Seat, without
from amletero.rules.facts import (
    Discarded,
    Drew,
    DrewSetAside,
    DrewToChoose,
    Fact,
    GameBegan,
    Holds,
    Played,
    Returned,
    RoundBegan,
    Shuffled,
    Traded,
    TurnBegan,
    WentOut,
)
from amletero.rules.immutable import at, changed
from amletero.rules.public_table import Table


@dataclass(frozen=True)
class Round:
    """The table, and all cards that lie face down."""

    table: Table
    hands: tuple[Cards, ...]
    deck: Cards = ()
    """The draw pile, top card first."""
    set_aside: Cards = ()
    """The card set aside face down; empty once a Prince has made a player draw it."""

    @staticmethod
    def opening(began: GameBegan) -> "Round":
        """Return the truth at the beginning of a game, before the first deal."""
        return Round(Table.opening(began), hands=((),) * began.players)

    @property
    def over(self) -> bool:
        """Whether no move can be made: the round has ended, or none has begun."""
        return self.table.turn is None

    @property
    def hand(self) -> Cards:
        """Return the hand of the player to move."""
        return () if self.table.turn is None else self.hands[self.table.turn]

    def card(self, seat: Seat) -> Character:
        """Return the one card that a player holds outside their own turn."""
        (card,) = self.hands[seat]
        return card

    def lower(self, seat: Seat, other: Seat) -> Seat | None:
        """Return the player of two who holds the card of lower value; None if they are equal."""
        values = self.table.edition.values
        mine, theirs = values[self.card(seat)], values[self.card(other)]
        if mine == theirs:
            return None
        return seat if mine < theirs else other

    def after(self, fact: Fact) -> "Round":
        """Return the truth after a fact."""
        moved, table = self._cards_moved(fact), self.table.after(fact)
        return moved if table is self.table else changed(moved, table=table)

    def _cards_moved(self, fact: Fact) -> "Round":
        match fact:
            case Holds() | TurnBegan():  # the most frequent facts come first
                return self
            case Drew(seat):
                return self._drawn(seat, 1)
            case Played(seat, card) | Discarded(seat, card):
                return self._with_hand(seat, without(self.hands[seat], card))
            case WentOut(seat):
                return self._with_hand(seat, ())
            case DrewToChoose(seat, count):
                return self._drawn(seat, count)
            case Returned(seat, cards):
                kept = self._with_hand(seat, without(self.hands[seat], *cards))
                return changed(kept, deck=self.deck + cards)
            case Traded(seat, target):
                given, received = self.hands[seat], self.hands[target]
                return changed(self, hands=at(at(self.hands, seat, received), target, given))
            case DrewSetAside(seat):
                drawn = self._with_hand(seat, self.hands[seat] + self.set_aside)
                return changed(drawn, set_aside=())
            case Shuffled(deck):
                return changed(self, deck=deck)
            case RoundBegan(_, face_up):
                return self._dealt(1 + len(face_up))
            case _:
                return self

    def _with_hand(self, seat: Seat, hand: Cards) -> "Round":
        return changed(self, hands=at(self.hands, seat, hand))

    def _drawn(self, seat: Seat, count: int) -> "Round":
        hand = self.hands[seat] + self.deck[:count]
        return changed(self, hands=at(self.hands, seat, hand), deck=self.deck[count:])

    def _dealt(self, set_aside: int) -> "Round":
        dealt = set_aside + self.table.players
        return changed(
            self,
            set_aside=self.deck[:1],
            hands=tuple((card,) for card in self.deck[set_aside:dealt]),
            deck=self.deck[dealt:],
        )
