"""The inputs of a network from a view: readable, in plain Python.

`amletero.networks.compiled_inputs` gives the same from the kernel's words, and the tests hold the
two against each other after every move.
"""

from dataclasses import dataclass, field
from typing import Final

from amletero.networks.inputs import (
    CARD,
    CHOOSING,
    COUNTS,
    DRAWN,
    HAND,
    HIDDEN,
    KEPT,
    KINDS,
    LAID,
    MOVER,
    MOVER_OUT,
    NAMED,
    OTHER_OUT,
    PILE,
    SEEN,
    UNDER,
    UNSEEN,
    Layout,
    layout_of,
)
from amletero.record.action_numbers import CARD_NUMBERS
from amletero.rules.cards import Cards, Character, Seat, without
from amletero.rules.facts import (
    Discarded,
    Drew,
    DrewToChoose,
    Fact,
    Guessed,
    Holds,
    Played,
    PutUnder,
    Returned,
    RoundBegan,
    Traded,
    TurnBegan,
    WentOut,
)
from amletero.rules.immutable import changed
from amletero.rules.view import View

NONE: Final[frozenset[Character]] = frozenset()


@dataclass
class Turn:
    """One turn as the observer saw it; it does not change any more once the next one began."""

    by: Seat
    card: Character
    target: Seat | None
    drawn: Character | None = None
    named: Character | None = None
    laid: Character | None = None
    seen: Character | None = None
    kept: Character | None = None
    under: Cards = ()
    out: Seat | None = None
    ones: list[int] | None = None
    """Its inputs that are one, counted from its first input; None until they were asked for."""


@dataclass
class Recalled:
    """The round so far, told fact by fact.

    Copies share the turns before the latest, and sets of cards: these are replaced, not changed.
    """

    me: Seat
    players: int
    hand: Cards = ()
    turns: list[Turn] = field(default_factory=list)
    placed: list[Seat | None] = field(default_factory=list)
    """By place of the draw pile: the seat whose Chancellor put a card there."""
    shown: dict[Seat, Character] = field(default_factory=dict)
    """By seat: the card of the observer's hand that it was shown."""
    missed: dict[Seat, frozenset[Character]] = field(default_factory=dict)
    """By seat: the characters that a Guard missed there."""
    choosing: bool = False

    def copy(self) -> "Recalled":
        """Return the same round, to be told more facts; telling them does not change this one."""
        latest = [changed(turn) for turn in self.turns[-1:]]
        return changed(
            self,
            turns=self.turns[:-1] + latest,
            shown=self.shown.copy(),
            missed=self.missed.copy(),
        )

    def tell(self, fact: Fact) -> None:
        """Add one more fact of the round."""
        match fact:
            case TurnBegan():
                self.end_turn()
            case Drew():
                self.placed = self.placed[1:]
            case DrewToChoose(seat, count):
                self.placed = self.placed[count:]
                self.choosing = True
                if seat == self.me:
                    self.shown.clear()
            case PutUnder(seat, count):
                self.placed = self.placed + [seat] * count
                self.choosing = False
            case Played(seat, card, target):
                self._play(seat, card, target)
            case Guessed(_, target, named, hit):
                self.turns[-1].named = named
                if not hit:
                    self.missed[target] = self.missed.get(target, NONE) | {named}
            case Discarded(seat, card):
                self.turns[-1].laid = card
                self.missed.pop(seat, None)
                if seat == self.me:
                    self.hand = ()
                    self.shown.clear()
            case WentOut(seat, hand):
                self._go_out(seat, hand)
            case Traded(seat, target):
                self._trade(seat, target)
            case Returned(_, cards):
                self.hand = without(self.hand, *cards)
                self.turns[-1].under = cards
            case Holds(seat, hand):
                self._see_hand(seat, hand)

    def end_turn(self) -> None:
        """Note which card the observer holds after a turn in which they played or were chosen."""
        if self.turns and not (self.choosing and self.turns[-1].by == self.me):
            turn = self.turns[-1]
            if self.me in (turn.by, turn.target) and turn.kept is None and self.hand:
                turn.kept = self.hand[0]

    def _play(self, seat: Seat, card: Character, target: Seat | None) -> None:
        turn = Turn(seat, card, target)
        self.turns.append(turn)
        self.missed.pop(seat, None)
        if seat == self.me:
            turn.drawn = self.hand[-1]
            self.hand = without(self.hand, card)
            self.shown = {other: held for other, held in self.shown.items() if held is not card}
        if card in (Character.PRIEST, Character.BARON) and target is not None:
            if target == self.me:
                self.shown[seat] = self.hand[0]
            elif seat == self.me and card is Character.BARON:
                self.shown[target] = self.hand[0]

    def _trade(self, seat: Seat, target: Seat) -> None:
        missed = self.missed.pop(seat, NONE), self.missed.pop(target, NONE)
        self.missed[seat], self.missed[target] = missed[1], missed[0]
        if self.me in (seat, target):
            self.shown.clear()

    def _see_hand(self, seat: Seat, hand: Cards) -> None:
        turn = self.turns[-1] if self.turns else None
        if seat != self.me:
            assert turn is not None
            turn.seen = hand[0]
            return
        if turn is not None and turn.card is Character.KING and self.me in (turn.by, turn.target):
            other = turn.target if turn.by == self.me else turn.by
            if other is not None and turn.kept is None:
                self.shown[other] = hand[0]
        self.hand = hand

    def _go_out(self, seat: Seat, hand: Cards) -> None:
        self.turns[-1].out = seat
        if hand:
            self.turns[-1].laid = hand[0]
        if seat == self.me:
            self.hand = ()


def recalled(view: View) -> Recalled:
    """Return the present round as the seat of a view recalls it."""
    assert view.seat is not None
    round = Recalled(view.seat, view.table.players)
    start = max(
        (place for place, fact in enumerate(view.facts) if isinstance(fact, RoundBegan)), default=0
    )
    for place, fact in enumerate(view.facts[start:]):
        if place == 0 and isinstance(fact, RoundBegan):
            pile = len(view.table.edition.deck) - (4 if round.players == 2 else 1) - round.players
            round.placed = [None] * pile
        round.tell(fact)
    return round


def view_inputs(view: View) -> list[int]:
    """Return the numbers of the inputs that are one for the seat of a view, ascending."""
    return inputs_of(view, recalled(view))


def inputs_of(view: View, recalled: Recalled) -> list[int]:
    """Return the same, given the present round as the seat recalls it; this does not change."""
    layout = layout_of(view.table.edition, view.table.players)
    round = recalled
    if not view.table.choosing:
        round = recalled.copy()
        round.end_turn()
    ones = [*_cards(view), *_seats(view, round, layout)]
    for place, card in enumerate(view.deck):
        at = layout.places + place * (KINDS + layout.players)
        if card is not None:
            ones.append(at + CARD_NUMBERS[card])
        if (by := round.placed[place]) is not None:
            ones.append(at + KINDS + (by - round.me) % layout.players)
    for age, turn in enumerate(reversed(round.turns)):
        at = layout.turns + age * layout.turn_size
        if age == 0:
            ones += [at + one for one in _turn(turn, round.me, layout.players)]
            continue
        if turn.ones is None:
            turn.ones = _turn(turn, round.me, layout.players)
        ones += [at + one for one in turn.ones]
    ones.sort()
    return ones


def _cards(view: View) -> list[int]:
    table, hand = view.table, view.hand
    ones = [CHOOSING] if table.choosing and table.turn == view.seat else []
    hidden = [table.edition.copies[card] for card in CARD_NUMBERS]
    for cards in (table.face_up, *table.discards):
        for card in cards:
            hidden[CARD_NUMBERS[card]] -= 1
    unseen = hidden.copy()
    for place, card in enumerate(hand):
        ones.append(HAND + KINDS * hand[:place].count(card) + CARD_NUMBERS[card])
        unseen[CARD_NUMBERS[card]] -= 1
    for known in (*view.known, *view.deck):
        if known is not None:
            unseen[CARD_NUMBERS[known]] -= 1
    ones += [UNSEEN + COUNTS * number + count for number, count in enumerate(unseen)]
    ones += [HIDDEN + COUNTS * number + count for number, count in enumerate(hidden)]
    ones.append(PILE + table.deck_count)
    return ones


def _seats(view: View, round: Recalled, layout: Layout) -> list[int]:
    table, players = view.table, layout.players
    ones = []
    for further in range(players):
        seat = (round.me + further) % players
        if seat not in table.still_in:
            continue
        ones.append(layout.still_in + further)
        if seat in table.protected:
            ones.append(layout.protected + further)
        if Character.SPY in table.discards[seat]:
            ones.append(layout.spies + further)
        missed = layout.missed + KINDS * further
        ones += (missed + CARD_NUMBERS[card] for card in round.missed.get(seat, ()))
        if further > 0:
            place = KINDS * (further - 1)
            if (known := view.known[seat]) is not None:
                ones.append(layout.known + place + CARD_NUMBERS[known])
            if (shown := round.shown.get(seat)) is not None:
                ones.append(layout.shown + place + CARD_NUMBERS[shown])
    return ones


def _turn(turn: Turn, me: Seat, players: int) -> list[int]:
    fields = [(CARD, turn.card), (NAMED, turn.named), (LAID, turn.laid), (SEEN, turn.seen)]
    fields += [(KEPT, turn.kept), (DRAWN, turn.drawn)]
    fields += [(UNDER + KINDS * place, card) for place, card in enumerate(turn.under)]
    ones = [at + CARD_NUMBERS[card] for at, card in fields if card is not None]
    ones.append(MOVER + (turn.by - me) % players)
    if turn.target is not None:
        ones.append(MOVER + players + (turn.target - me) % players)
    if turn.out is not None:
        ones.append(MOVER_OUT if turn.out == turn.by else OTHER_OUT)
    return ones
