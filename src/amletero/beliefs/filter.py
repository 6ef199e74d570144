"""Reading a game: how each fact that an observer is told changes what they believe.

Like a view, a filter changes in one way only: `after(fact)`. It needs nothing but the facts that
reached its seat, and a model of the players, which says what their plays tell of their hands.
"""

from dataclasses import dataclass
from typing import Final

import numpy as np

from amletero.beliefs.hidden import POOL, SLOTS, Hidden
from amletero.beliefs.players import Models
from amletero.beliefs.situation import (
    ALIVE,
    DECK,
    FACE_UP,
    KINDS,
    KNOWN,
    LATEST,
    MISSED,
    NOBODY,
    NUMBER,
    PROTECTED,
    SEAT,
    SEATS,
    VALUE,
    WATCHERS,
    Situation,
    Weights,
    empty_situation,
)
from amletero.beliefs.transitions import (
    keep_table,
    kept_one_of_three,
    kept_one_of_two,
    kept_roughly,
    observed_chances,
    play_after_place,
    play_after_pool,
)
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
    Protected,
    PutUnder,
    Returned,
    Revealed,
    RoundBegan,
    Traded,
    TurnBegan,
    WentOut,
)
from amletero.rules.values import changed

DRAWN_PLACE: Final = 99
"""The place of a card that came from a slot, until its owner plays one of two."""
FORGOTTEN: Final = 0.01
"""What was shown of a hand counts no more when it is less likely than this still the hand."""
ROOM: Final = {2: 100_000, 3: 100_000, 4: 100_000, 5: 1_000_000, 6: 100_000}
"""By number of players: how many joint weights are kept before slots are given up."""


@dataclass(frozen=True)
class Filter:
    """What an observer believes, and all that it takes to go on."""

    seat: Seat | None
    began: GameBegan
    models: Models
    posterior: Weights
    """By seat and model: how likely the seat plays by the model; carried from round to round."""
    hidden: Hidden
    situation: Situation
    """What everyone sees."""
    shown: Situation
    """By seat and other seat: 1 if one was shown the other's hand; of the observer: the card."""
    recall: Weights
    """By seat and other seat: how likely what was shown is still the hand."""
    hand: Cards = ()
    drawing: tuple[int, ...] = ()
    """Entries of the draw pile that somebody has just drawn."""
    guarding: Played | None = None
    """A Guard that was played, until it is told whom it named."""
    traded: Seat | None = None
    """With whom the observer trades hands, until the received card is told."""
    slots: int = 0
    """How many slots this round has had."""

    @staticmethod
    def opening(seat: Seat | None, began: GameBegan, models: Models, prior: Weights) -> "Filter":
        """Before the first deal; `prior` says by model how likely a player plays by it."""
        situation = empty_situation(began.edition, began.players)
        posterior = np.tile(prior / prior.sum(), (SEATS, 1))
        nothing = Hidden.dealt((), np.zeros(KINDS, np.int64), 0)
        shown = np.full((SEATS, SEATS), NOBODY)
        recall = np.zeros((SEATS, SEATS))
        return Filter(seat, began, models, posterior, nothing, situation, shown, recall)

    def after(self, fact: Fact) -> "Filter":  # noqa: C901 - one case a fact
        """What is believed once the observer is told one more fact."""
        match fact:
            case Played():
                return self._played(fact)
            case Guessed():
                return self._guessed(fact)
            case Drew(seat):
                return self._drew(seat, 1)
            case Holds(seat, hand):
                return self._holds(seat, hand)
            case TurnBegan(seat):
                return self._with(PROTECTED, self.situation[PROTECTED] & ~(1 << seat))
            case Compared():
                return self._compared(fact)
            case Protected(seat):
                return self._with(PROTECTED, self.situation[PROTECTED] | 1 << seat)
            case Discarded(seat, card):
                return self._discarded(seat, NUMBER[card])
            case WentOut(seat, hand):
                return self._went_out(seat, hand)
            case DrewToChoose(seat, count):
                return self._drew(seat, count)._forgot(seat)
            case PutUnder(seat, count) if seat != self.seat:
                return self._chosen(seat, count)
            case Returned(seat, cards):
                hidden = self.hidden.under(*(NUMBER[card] for card in cards))
                return changed(self, hand=without(self.hand, *cards), hidden=hidden)
            case Traded(seat, target):
                return self._traded(seat, target)
            case DrewSetAside(seat):
                return self._drew_from(seat, (POOL,))
            case Revealed(seat, card) if seat != self.seat:
                return changed(self, hidden=self.hidden.holds(seat, NUMBER[card]))
            case RoundBegan():
                return self._dealt(fact)
            case _:
                return self

    # --- Set-up and draws ----------------------------------------------------------------------

    def _dealt(self, began: RoundBegan) -> "Filter":
        edition, players = self.began.edition, self.began.players
        situation = empty_situation(edition, players)
        for card in began.face_up:
            situation[FACE_UP + NUMBER[card]] += 1
        unknown = np.array(
            [edition.copies[card] - began.face_up.count(card) for card in Character], np.int64
        )
        pile = len(edition.deck) - 1 - len(began.face_up) - players
        others = tuple(seat for seat in range(players) if seat != self.seat)
        # The observer's own card is told next; until then it is one more card of the pool.
        hidden = Hidden.dealt(others, unknown, pile + (self.seat is not None))
        fresh = changed(
            self,
            hidden=hidden,
            situation=situation,
            shown=np.full((SEATS, SEATS), NOBODY),
            hand=(),
            drawing=(),
            slots=0,
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
        return changed(seen, hidden=self.hidden.holds(seat, NUMBER[hand[0]]))

    def _own_hand(self, hand: Cards) -> "Filter":
        if self.traded is not None:
            return self._received(self.traded, hand)
        hidden = self.hidden
        if self.drawing:
            for item, card in zip(self.drawing, hand[-len(self.drawing) :], strict=True):
                hidden = hidden.drawn_by_observer(item, NUMBER[card])
        return changed(self, hidden=hidden, hand=hand, drawing=())

    # --- Plays ---------------------------------------------------------------------------------

    def _played(self, played: Played) -> "Filter":
        if played.card is Character.GUARD and played.target is not None:
            return changed(self, guarding=played)
        return self._read(played, None)

    def _guessed(self, guessed: Guessed) -> "Filter":
        assert self.guarding is not None
        read = changed(self._read(self.guarding, guessed.named), guarding=None)
        if guessed.hit:
            return read
        named = NUMBER[guessed.named]
        missed = read.situation[MISSED + guessed.target] | 1 << named
        told = read._with(MISSED + guessed.target, missed)
        if guessed.target == self.seat:
            return told
        return changed(told, hidden=read.hidden.holds_not(guessed.target, named))

    def _read(self, played: Played, named: Character | None) -> "Filter":
        """A card is played: it lies face up, and the play says something of the card kept."""
        seat, card = played.seat, NUMBER[played.card]
        if seat == self.seat:
            hand = without(self.hand, played.card)
            return changed(self._laid(seat, card), hand=hand)._after_effect(played)
        read = self._read_other(played, named)
        return read._laid(seat, card)._after_effect(played)

    def _after_effect(self, played: Played) -> "Filter":
        """A Priest of another shows the observer nothing, but everyone that it was shown."""
        latest = self._with(LATEST + played.seat, NUMBER[played.card])
        if played.card is Character.PRIEST and played.target is not None:
            return latest._shown_to(played.seat, played.target)
        return latest

    def _read_other(self, played: Played, named: Character | None) -> "Filter":
        """Weigh each hand by how likely it made this play; learn, too, who plays like whom."""
        seat, card = played.seat, NUMBER[played.card]
        play = np.array(
            [
                card,
                NOBODY if played.target is None else played.target,
                NOBODY if named is None else NUMBER[named],
            ],
            np.int64,
        )
        item = self.drawing[0]
        hidden = self.hidden
        if item != POOL:
            hidden = hidden.drawn(item, DRAWN_PLACE)
        others, rows = hidden.rows(seat) if item == POOL else hidden.rows(seat, DRAWN_PLACE)
        third = self._third(seat, played.target, others)
        place = -1 if third is None else len(others) - 1 - others.index(third)
        known, blind = self._chances(seat, third, play)
        sure = 1.0 if third is None else self.recall[seat, third]
        by_model = sure * known + (1.0 - sure) * blind
        shares = self.posterior[seat]
        mixed = np.tensordot(shares, by_model, axes=(0, 1))
        masses = np.empty_like(mixed)
        if item == POOL:
            weights = play_after_pool(rows, len(others), hidden.unknown, card, mixed, place, masses)
        else:
            weights = play_after_place(rows, card, mixed, place, masses)
        likelihoods = np.einsum("smhd,shd->m", by_model, masses)
        posterior = self.posterior.copy()
        posterior[seat] = shares * likelihoods / (shares * likelihoods).sum()
        joint = masses * mixed
        let_go = joint[:, card, :].sum() / joint.sum()
        recall = self.recall.copy()
        recall[:, seat] *= 1.0 - let_go
        if third is not None:
            knowing = sure * np.einsum("smhd,shd,m->", known, masses, shares)
            recall[seat, third] = knowing / joint.sum()
        weighed = hidden.weighed(weights, (*others, seat), **hidden.seen(card))
        read = changed(self, hidden=weighed, posterior=posterior, recall=recall, drawing=())
        return read._forgot(seat) if let_go > 1 - FORGOTTEN else read

    def _third(self, seat: Seat, target: Seat | None, others: tuple[int, ...]) -> Seat | None:
        """Whose hand a player may know and use: the target's, if they were shown that one."""
        seen = [other for other in others if other < SEATS and self.shown[seat, other] != NOBODY]
        return target if target in seen else seen[0] if seen else None

    def _chances(self, seat: Seat, third: Seat | None, play: Situation) -> tuple[Weights, Weights]:
        """How likely each model makes a play: by a third card, model, card held and drawn.

        The third card matters if the player knows it. Returned are the chances of who does, and
        of who does not.
        """
        situation = self.situation.copy()
        situation[SEAT], situation[DECK] = seat, len(self.hidden.pile)
        watchers = [
            other
            for other in range(SEATS)
            if self.shown[other, seat] != NOBODY and self.recall[other, seat] > 0.5
        ]
        situation[WATCHERS] = sum(1 << other for other in watchers)
        if self.seat is not None:
            situation[KNOWN + self.seat] = self.shown[seat, self.seat]
        blind = np.empty((1, len(self.models.kinds), KINDS, KINDS))
        observed_chances(self.models, situation, play, bool(watchers), blind[0])
        if third is None:
            return blind, blind
        known = np.empty((KINDS, len(self.models.kinds), KINDS, KINDS))
        for card in range(KINDS):
            situation[KNOWN + third] = card
            observed_chances(self.models, situation, play, bool(watchers), known[card])
        return known, blind

    # --- Effects -------------------------------------------------------------------------------

    def _compared(self, compared: Compared) -> "Filter":
        seat, target = compared.seat, compared.target
        told = self
        if self.seat not in (seat, target):
            values = self.situation[VALUE : VALUE + KINDS]
            mine, theirs = values[:, None], values[None, :]
            agrees = (
                mine == theirs
                if compared.lower is None
                else mine < theirs
                if compared.lower == seat
                else mine > theirs
            )
            told = changed(
                self, hidden=self.hidden.compared(seat, target, agrees.astype(np.float64))
            )
        return told._shown_to(seat, target)._shown_to(target, seat)

    def _discarded(self, seat: Seat, card: int) -> "Filter":
        """A Prince: the hand is seen by everyone, and with it ends what was known of it."""
        told = self._laid(seat, card)._forgot(seat)._with(LATEST + seat, NOBODY)
        if seat == self.seat:
            return changed(told, hand=())
        return changed(told, hidden=told.hidden.revealed(seat, card))

    def _went_out(self, seat: Seat, hand: Cards) -> "Filter":
        shown = self.shown.copy()
        shown[seat, :] = shown[:, seat] = NOBODY
        told = changed(self._with(ALIVE, self.situation[ALIVE] & ~(1 << seat)), shown=shown)
        for card in hand:
            told = told._laid(seat, NUMBER[card])
        if seat == self.seat:
            return changed(told, hand=())
        if hand:
            return changed(told, hidden=told.hidden.revealed(seat, NUMBER[hand[0]]))
        return told

    def _traded(self, seat: Seat, target: Seat) -> "Filter":
        shown = self.shown.copy()
        shown[:, [seat, target]] = shown[:, [target, seat]]
        shown[seat, seat] = shown[target, target] = NOBODY
        recall = self.recall.copy()
        recall[:, [seat, target]] = recall[:, [target, seat]]
        told = changed(self, shown=shown, recall=recall)._with(LATEST + target, NOBODY)
        missed = told.situation[[MISSED + target, MISSED + seat]]
        told = told._with(MISSED + seat, missed[0])._with(MISSED + target, missed[1])
        if self.seat in (seat, target):
            return changed(told, traded=target if self.seat == seat else seat)
        hidden = self.hidden.traded(seat, target)
        return changed(told, hidden=hidden)._shown_to(seat, target)._shown_to(target, seat)

    def _received(self, other: Seat, hand: Cards) -> "Filter":
        """The observer is told the hand received for their own."""
        (given,) = self.hand
        hidden = self.hidden.revealed(other, NUMBER[hand[0]]).hidden_again(other, NUMBER[given])
        told = changed(self, hidden=hidden, hand=hand, traded=None)
        return told._shown_to(other, self.seat)._shown_to(self.seat, other)

    # --- The Chancellor of another -------------------------------------------------------------

    def _chosen(self, seat: Seat, count: int) -> "Filter":
        """Another player keeps one of two or three cards and puts the rest under the deck."""
        situation = self.situation.copy()
        situation[SEAT], situation[DECK] = seat, len(self.hidden.pile)
        table = keep_table(self.models, self.posterior[seat], situation, count + 1)
        items = self.drawing
        roomy = self._make_room(items)
        if roomy is None:
            hidden = self._kept_roughly(seat, count, table)
            return changed(self, hidden=hidden, drawing=())
        hidden, items = roomy
        drawn = tuple(range(DRAWN_PLACE, DRAWN_PLACE - count, -1))
        for item, place in zip(items, drawn, strict=True):
            hidden = hidden.drawn(item, place)
        others, rows = hidden.rows(seat, *drawn)
        weights = kept_one_of_three(rows, table) if count == 2 else kept_one_of_two(rows, table)
        slots = tuple(range(SLOTS + self.slots, SLOTS + self.slots + count))
        hidden = hidden.weighed(weights, (*others, seat, *slots)).under(*slots)
        return changed(self, hidden=hidden, drawing=(), slots=self.slots + count)

    def _make_room(self, items: tuple[int, ...]) -> tuple[Hidden, tuple[int, ...]] | None:
        """The hidden cards with room for what was drawn: old slots are given up where needed."""
        room = ROOM[self.began.players]
        new = sum(item < SLOTS for item in items)
        if self.hidden.weights.size * KINDS**new <= room:
            return self.hidden, items
        old = tuple(place for place in self.hidden.places if place >= SLOTS)
        hidden = self.hidden.forgotten(old)
        items = tuple(POOL if item >= SLOTS else item for item in items)
        if hidden.weights.size * KINDS ** len(items) <= room:
            return hidden, items
        return None

    def _kept_roughly(self, seat: Seat, count: int, table: Weights) -> Hidden:
        old = tuple(place for place in self.hidden.places if place >= SLOTS)
        hidden = self.hidden.forgotten(old) if old else self.hidden
        floor = hidden.floor + (hidden.chances(seat) > 1 - 1e-12)
        for item in self.drawing:
            if 0 <= item < KINDS:
                unknown = hidden.unknown.copy()
                unknown[item] += 1
                hidden = changed(hidden, unknown=unknown)
        others, rows = hidden.rows(seat)
        weights = kept_roughly(rows, len(others), hidden.unknown, hidden.pool(), table, count + 1)
        return hidden.weighed(weights, (*others, seat), floor=floor).under(*(POOL,) * count)

    # --- Small changes -------------------------------------------------------------------------

    def _with(self, place: int, number: int) -> "Filter":
        situation = self.situation.copy()
        situation[place] = number
        return changed(self, situation=situation)

    def _laid(self, seat: Seat, card: int) -> "Filter":
        """A card is laid face up before a player."""
        told = self._with(FACE_UP + card, self.situation[FACE_UP + card] + 1)
        told = told._with(MISSED + seat, 0)
        if seat == self.seat:
            shown = told.shown.copy()
            shown[shown[:, seat] == card, seat] = NOBODY
            return changed(told, shown=shown)
        return told

    def _forgot(self, seat: Seat) -> "Filter":
        shown = self.shown.copy()
        shown[:, seat] = NOBODY
        return changed(self, shown=shown)

    def _shown_to(self, seat: Seat | None, other: Seat | None) -> "Filter":
        """One player has seen another's hand."""
        if seat is None or other is None:
            return self
        shown = self.shown.copy()
        shown[seat, other] = NUMBER[self.hand[0]] if other == self.seat else 1
        recall = self.recall.copy()
        recall[seat, other] = 1.0
        return changed(self, shown=shown, recall=recall)
