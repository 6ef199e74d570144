"""A view: the facts that one seat has received since the game began, and what follows from them.

A view grows fact by fact and cannot be built from a `Round`, so it cannot hold anything that did
not reach its seat.
"""

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass

from amletero.rules.cards import Cards, Character, Seat, without
from amletero.rules.facts import (
    Discarded,
    Drew,
    DrewToChoose,
    Fact,
    GameBegan,
    Holds,
    Played,
    PutUnder,
    Returned,
    RoundBegan,
    Traded,
    WentOut,
)
from amletero.rules.immutable import at, changed
from amletero.rules.public_table import Table


@dataclass(frozen=True)
class View:
    """The game from one seat. A spectator's view has no seat and no hand."""

    seat: Seat | None
    facts: tuple[Fact, ...]
    """All facts that this seat has received since the game began, in order."""
    table: Table
    hand: Cards = ()
    known: tuple[Character | None, ...] = ()
    """By seat: the card that another player is known to hold."""
    deck: tuple[Character | None, ...] = ()
    """The draw pile, top card first: the cards this seat put there, and unknown ones."""

    @staticmethod
    def opening(seat: Seat | None, began: GameBegan) -> "View":
        """Return the view of a seat at the beginning of a game."""
        return View(seat, (began,), Table.opening(began), known=(None,) * began.players)

    @staticmethod
    def told(seat: Seat | None, facts: Iterable[Fact]) -> "View":
        """Return the view of a seat that received these facts, from the beginning of the game."""
        began, *later = facts
        if not isinstance(began, GameBegan):
            raise TypeError(f"a view starts with the beginning of the game, not with {began}")
        view = View.opening(seat, began)
        for fact in later:
            view = view.after(fact)
        return view

    @property
    def to_move(self) -> bool:
        """Whether it is this seat's turn to move."""
        return self.seat is not None and self.table.turn == self.seat

    @property
    def unseen(self) -> Counter[Character]:
        """Return the number of copies of each character that this seat has not seen."""
        seen = Counter(self.table.face_up + self.hand)
        for cards in (*self.table.discards, self.known, self.deck):
            seen.update(card for card in cards if card is not None)
        return self.table.edition.copies - seen

    def after(self, fact: Fact) -> "View":
        """Return the view after its seat has received one more fact."""
        return changed(self._learned(fact), facts=(*self.facts, fact), table=self.table.after(fact))

    def _learned(self, fact: Fact) -> "View":
        match fact:
            case Holds(seat, hand) if seat == self.seat:
                return changed(self, hand=hand)
            case Holds(seat, hand):
                return changed(self, known=at(self.known, seat, hand[0]))
            case Played(seat, card) | Discarded(seat, card):
                return self._saw_leave(seat, card)
            case WentOut(seat):
                return self._forgot(seat) if seat != self.seat else changed(self, hand=())
            case Drew():
                return changed(self, deck=self.deck[1:])
            case DrewToChoose(seat, count):
                return changed(self._forgot(seat), deck=self.deck[count:])
            case Returned(seat, cards):
                return changed(self, hand=without(self.hand, *cards), deck=self.deck + cards)
            case PutUnder(seat, count) if seat != self.seat:
                return changed(self, deck=self.deck + (None,) * count)
            case Traded(seat, target):
                return self._saw_trade(seat, target)
            case RoundBegan():
                return self._dealt(fact)
            case _:
                return self

    def _saw_leave(self, seat: Seat, card: Character) -> "View":
        """Return the view after a card left a hand, which is unknown if this was its known card."""
        if seat == self.seat:
            return changed(self, hand=without(self.hand, card))
        return self._forgot(seat) if self.known[seat] is card else self

    def _saw_trade(self, seat: Seat, target: Seat) -> "View":
        """Return the view after a trade: known cards move with the hands.

        The two players who traded learn their new hands from separate facts.
        """
        if self.seat in (seat, target):
            return changed(self, known=at(at(self.known, seat, None), target, None))
        given, received = self.known[seat], self.known[target]
        return changed(self, known=at(at(self.known, seat, received), target, given))

    def _forgot(self, seat: Seat) -> "View":
        return changed(self, known=at(self.known, seat, None))

    def _dealt(self, began: RoundBegan) -> "View":
        deck_count = self.table.after(began).deck_count
        return changed(
            self,
            hand=(),
            known=(None,) * self.table.players,
            deck=(None,) * deck_count,
        )
