"""Reading a game: how each fact that an observer is told changes what they believe.

Like a view, a filter changes in one way only: `after(fact)`. It needs nothing but the facts that
reached its seat, and a model of the players, which says what their plays tell of their hands.
"""

from dataclasses import dataclass

import numpy as np

from amletero.beliefs.choosing import ROOM, Choice
from amletero.beliefs.company import Company
from amletero.beliefs.hidden import POOL, Hidden
from amletero.beliefs.keeping import keep_table
from amletero.beliefs.players import Models
from amletero.beliefs.reading import Another
from amletero.beliefs.seen import Common
from amletero.beliefs.shown import SOME_CARD, Shown
from amletero.beliefs.situation import (
    KINDS,
    VALUE,
    Situation,
    Weights,
    empty_situation,
    read_situation,
)
from amletero.kernel.layout import CHOOSE, COUNT, PHASE, TURN
from amletero.kernel.move_actions import action_of
from amletero.kernel.observation import KNOWLEDGE
from amletero.kernel.settings import NUMBERS, setting_of
from amletero.rules.cards import Cards, Character, Seat, without
from amletero.rules.facts import (
    Compared,
    Discarded,
    Drew,
    DrewSetAside,
    DrewToChoose,
    Fact,
    GameBegan,
    Guessed,
    Holds,
    Played,
    PutUnder,
    Returned,
    Revealed,
    RoundBegan,
    Traded,
    WentOut,
)
from amletero.rules.immutable import changed
from amletero.rules.moves import Play


@dataclass(frozen=True)
class Filter:
    """What an observer believes, and all that it takes to go on."""

    seat: Seat | None
    began: GameBegan
    models: Models
    company: Company
    """Who the others are; carried from round to round."""
    hidden: Hidden
    common: Common
    shown: Shown
    hand: Cards = ()
    drawing: tuple[int, ...] = ()
    """Entries of the draw pile that somebody has just drawn."""
    guarding: Played | None = None
    """A Guard that was played, until it is told whom it named."""
    traded: Seat | None = None
    """With whom the observer trades hands, until the received card is told."""

    @staticmethod
    def opening(seat: Seat | None, began: GameBegan, models: Models, prior: Weights) -> "Filter":
        """Before the first deal; `prior` says by model how likely a player plays by it."""
        common = Common(0, np.zeros(KNOWLEDGE, np.int64))
        nothing = Hidden.dealt((), np.zeros(KINDS, np.int64), 0)
        strangers = Company.of_strangers(prior)
        return Filter(seat, began, models, strangers, nothing, common, Shown.nothing())

    def after(self, fact: Fact) -> "Filter":
        """What is believed once the observer is told one more fact."""
        if isinstance(fact, RoundBegan):
            return self._dealt(fact)
        return changed(self._told(fact), common=self.common.after(fact))

    def _told(self, fact: Fact) -> "Filter":
        """What is believed of hidden cards after a fact, given what everyone saw before it."""
        match fact:
            case Played():
                return self._played(fact)
            case Guessed():
                return self._guessed(fact)
            case Drew(seat):
                return self._drew(seat, 1)
            case Holds(seat, hand):
                return self._holds(seat, hand)
            case Compared():
                return self._compared(fact)
            case Discarded(seat, card):
                return self._discarded(seat, NUMBERS[card])
            case WentOut(seat, hand):
                return self._went_out(seat, hand)
            case DrewToChoose(seat, count):
                return changed(self._drew(seat, count), shown=self.shown.forgotten(seat))
            case PutUnder(seat, count) if seat != self.seat:
                return self._chosen(seat, count)
            case Returned(seat, cards):
                hidden = self.hidden.under(*(NUMBERS[card] for card in cards))
                return changed(self, hand=without(self.hand, *cards), hidden=hidden)
            case Traded(seat, target):
                return self._traded(seat, target)
            case DrewSetAside(seat):
                return self._drew_from(seat, (POOL,))
            case Revealed(seat, card) if seat != self.seat:
                return changed(self, hidden=self.hidden.holds(seat, NUMBERS[card]))
            case _:
                return self

    # --- Set-up and draws ----------------------------------------------------------------------

    def _dealt(self, began: RoundBegan) -> "Filter":
        edition, players = self.began.edition, self.began.players
        unknown = np.array(
            [edition.copies[card] - began.face_up.count(card) for card in Character], np.int64
        )
        pile = len(edition.deck) - 1 - len(began.face_up) - players
        others = tuple(seat for seat in range(players) if seat != self.seat)
        # The observer's own card is told next; until then it is one more card of the pool.
        hidden = Hidden.dealt(others, unknown, pile + (self.seat is not None))
        common = Common.dealt(self.began, began)
        fresh = changed(
            self, hidden=hidden, common=common, shown=Shown.nothing(), hand=(), drawing=()
        )
        return fresh if self.seat is None else fresh._drew(self.seat, 1)

    def _drew(self, seat: Seat, count: int) -> "Filter":
        return self._drew_from(seat, self.hidden.pile[:count])

    def _drew_from(self, seat: Seat, items: tuple[int, ...]) -> "Filter":
        """Somebody draws; what another draws after a Prince is their new hand at once."""
        hidden = self.hidden
        for _ in items[: len(hidden.pile)]:
            hidden = hidden.without_top()
        if seat != self.seat and seat not in hidden.places:
            return changed(self, hidden=hidden.drawn(items[0], seat))
        return changed(self, hidden=hidden, drawing=items)

    def _holds(self, seat: Seat, hand: Cards) -> "Filter":
        if seat == self.seat:
            return self._own_hand(hand)
        if self.traded is not None:
            return self
        seen = self._shown_to(self.seat, seat)
        return changed(seen, hidden=self.hidden.holds(seat, NUMBERS[hand[0]]))

    def _own_hand(self, hand: Cards) -> "Filter":
        if self.traded is not None:
            return self._received(self.traded, hand)
        hidden = self.hidden
        if self.drawing:
            for item, card in zip(self.drawing, hand[-len(self.drawing) :], strict=True):
                hidden = hidden.drawn_by_observer(item, NUMBERS[card])
        return changed(self, hidden=hidden, hand=hand, drawing=())

    # --- Plays ---------------------------------------------------------------------------------

    def _played(self, played: Played) -> "Filter":
        """A card is played; with a Guard on somebody it is told next what it named."""
        if played.card is Character.GUARD and played.target is not None:
            return changed(self, guarding=played)
        read = self._read(played, None)
        if played.card is Character.PRIEST and played.target is not None:
            return read._shown_to(played.seat, played.target)
        return read

    def _guessed(self, guessed: Guessed) -> "Filter":
        assert self.guarding is not None
        read = changed(self._read(self.guarding, guessed.named), guarding=None)
        if guessed.hit or guessed.target == self.seat:
            return read
        hidden = read.hidden.holds_not(guessed.target, NUMBERS[guessed.named])
        return changed(read, hidden=hidden)

    def _read(self, played: Played, named: Character | None) -> "Filter":
        """What a play says of the card kept; another's also of how they play."""
        seat, card = played.seat, NUMBERS[played.card]
        if seat == self.seat:
            hand = without(self.hand, played.card)
            return changed(self, hand=hand, shown=self.shown.laid(seat, card))
        players = self.began.players
        action = action_of(Play(played.card, played.target, named), seat, players)
        situation, shares = self._situation_of(seat), self.company.shares[seat]
        setting = setting_of(self.began.edition, players)
        another = Another(seat, self.seat, situation, setting, self.models, shares, self.shown)
        hidden, shares, shown = another.read(self.hidden, self.drawing[0], action)
        company = self.company.after(seat, shares)
        return changed(self, hidden=hidden, company=company, shown=shown, drawing=())

    # --- Effects -------------------------------------------------------------------------------

    def _compared(self, compared: Compared) -> "Filter":
        seat, target = compared.seat, compared.target
        told = self
        if self.seat not in (seat, target):
            values = self._situation_of(seat)[VALUE : VALUE + KINDS]
            balance = np.sign(values[:, None] - values[None, :])
            found = 0 if compared.lower is None else -1 if compared.lower == seat else 1
            agrees = (balance == found).astype(np.float64)
            told = changed(self, hidden=self.hidden.compared(seat, target, agrees))
        return told._shown_to(seat, target)._shown_to(target, seat)

    def _discarded(self, seat: Seat, card: int) -> "Filter":
        """A Prince: the hand is seen by everyone, and with it ends what was known of it."""
        told = changed(self, shown=self.shown.forgotten(seat))
        if seat == self.seat:
            return changed(told, hand=())
        return changed(told, hidden=self.hidden.revealed(seat, card))

    def _went_out(self, seat: Seat, hand: Cards) -> "Filter":
        told = changed(self, shown=self.shown.without(seat))
        if seat == self.seat:
            return changed(told, hand=())
        if hand:
            return changed(told, hidden=self.hidden.revealed(seat, NUMBERS[hand[0]]))
        return told

    def _traded(self, seat: Seat, target: Seat) -> "Filter":
        told = changed(self, shown=self.shown.traded(seat, target))
        if self.seat in (seat, target):
            return changed(told, traded=target if self.seat == seat else seat)
        hidden = self.hidden.traded(seat, target)
        return changed(told, hidden=hidden)._shown_to(seat, target)._shown_to(target, seat)

    def _received(self, other: Seat, hand: Cards) -> "Filter":
        """The observer is told the hand received for their own."""
        (given,) = self.hand
        hidden = self.hidden.revealed(other, NUMBERS[hand[0]]).hidden_again(other, NUMBERS[given])
        assert self.seat is not None
        shown = self.shown.told(self.seat, NUMBERS[hand[0]])
        told = changed(self, hidden=hidden, hand=hand, traded=None, shown=shown)
        return told._shown_to(other, self.seat)._shown_to(self.seat, other)

    def _chosen(self, seat: Seat, count: int) -> "Filter":
        """Another player keeps one of two or three cards and puts the rest under the deck."""
        situation, shares = self._situation_of(seat), self.company.shares[seat]
        choice = Choice(seat, self.drawing, keep_table(self.models, shares, situation, count + 1))
        hidden = choice.made(self.hidden, ROOM[self.began.players])
        return changed(self, hidden=hidden, drawing=())

    # --- Small changes -------------------------------------------------------------------------

    def _situation_of(self, seat: Seat) -> Situation:
        """What everyone knows, with another to move whose cards are hidden."""
        situation = empty_situation(self.began.edition, self.began.players)
        board = self.common.board | len(self.hidden.pile) << COUNT | seat << TURN | CHOOSE << PHASE
        read_situation(situation, self.common.row, board)
        return situation

    def _shown_to(self, seat: Seat | None, other: Seat | None) -> "Filter":
        """One player has seen another's hand."""
        if seat is None or other is None:
            return self
        card = NUMBERS[self.hand[0]] if other == self.seat else SOME_CARD
        return changed(self, shown=self.shown.to(seat, other, card))
