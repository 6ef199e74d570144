"""What a turn or a move does, worked out once for all worlds in which it does the same.

The rules look only at the hands of the players who take part, and at the cards that are drawn. So
a step is made by the rules once for all worlds that agree on these: with the hands of all others
empty, so that a rule that looked at one of them would fail. Each of the worlds then takes over what
came of it.
"""

from collections.abc import Hashable
from typing import Final, NamedTuple

from amletero.beliefs.shared_views import Facts, SharedViews
from amletero.rules.cards import Cards, Character, Seat
from amletero.rules.facts import Event, RoundBegan
from amletero.rules.immutable import changed
from amletero.rules.moves import Keep, Move, Play
from amletero.rules.play import Step, begin_turn, follow_up, resolve
from amletero.rules.public_table import Table
from amletero.rules.round import Round

MOST_DRAWN: Final = 2
"""Cards that a move draws at most: a Chancellor's two."""


class StepEffect(NamedTuple):
    """What a step leaves, and what it tells."""

    table: Table
    hands: tuple[tuple[Seat, Cards], ...]
    """The hands of those who take part."""
    drawn: int
    """Number of cards taken from the top of the draw pile."""
    under: Cards
    """The cards that are put under the draw pile."""
    draws_set_aside: bool
    told: tuple[Facts, ...]
    """By seat: what it is told; at last, what a spectator is told."""

    @property
    def draws(self) -> bool:
        """Whether cards are drawn: the same step can tell something else with other cards."""
        return bool(self.drawn) or self.draws_set_aside

    def told_to(self, seat: Seat | None) -> Facts:
        """Return what a seat is told, or a spectator."""
        return self.told[-1 if seat is None else seat]


class StepEffects:
    """The steps of one round that were made by the rules so far.

    Following the same round from another seat, or once more, can take them over.
    """

    def __init__(self) -> None:
        self.views = SharedViews()
        self._effects: dict[Hashable, StepEffect] = {}
        self._tables: dict[int, Table] = {}
        self._following: dict[tuple[int, Facts], Table] = {}
        self._facts: dict[Facts, Facts] = {}

    def table(self, before: Table, began: RoundBegan) -> Table:
        """Return the table after a deal."""
        return self._following.setdefault((0, (began,)), before.after(began))

    def turn(self, round: Round, seat: Seat, card: Character) -> StepEffect:
        """Return what it does if a player draws a card from the top, to move next."""
        key = (id(round.table), seat, round.hands[seat], card)
        found = self._effects.get(key)
        if found is None:
            self._number(round.table)
            drawn = changed(round, deck=(card, *round.deck[1:]))
            found = self._effects[key] = self._effect(
                (seat,), drawn, begin_turn(_alone(drawn, (seat,)), seat)
            )
        return found

    def move(self, round: Round, move: Move) -> StepEffect:
        """Return what a legal move does, before what follows it."""
        mover = round.table.turn
        assert mover is not None
        target = move.target if isinstance(move, Play) else None
        part = (mover,) if target is None or target == mover else (mover, target)
        hands = tuple(round.hands[seat] for seat in part)
        key = (id(round.table), move, hands)
        found = self._effects.get(key)
        if found is not None and not found.draws:
            return found
        drawn_key = (*key, round.deck[:MOST_DRAWN], round.set_aside)
        found = self._effects.get(drawn_key)
        if found is None:
            self._number(round.table)
            under = move.under if isinstance(move, Keep) else ()
            found = self._effect(part, round, resolve(_alone(round, part), move), under)
            self._effects[key] = self._effects[drawn_key] = found
        return found

    def going_on(self, round: Round) -> StepEffect:
        """Return what follows a move: the next turn, the end of the round, or nothing yet."""
        table = round.table
        assert table.turn is not None
        if table.choosing or len(table.still_in) == 1 or not round.deck:
            return self._effect(tuple(table.seats), round, follow_up(round))
        return self.turn(round, table.after_seat(table.turn), round.deck[0])

    def _number(self, table: Table) -> int:
        """Return a number that only this table gets."""
        self._tables.setdefault(id(table), table)
        return id(table)

    def _effect(
        self, part: tuple[Seat, ...], round: Round, made: Step, under: Cards = ()
    ) -> StepEffect:
        after, events = made
        seats: tuple[Seat | None, ...] = (*round.table.seats, None)
        # Public facts alone change a table: one object for all worlds in which they are the same.
        public = (self._number(round.table), _told(events, None))
        return StepEffect(
            self._following.setdefault(public, after.table),
            tuple((seat, after.hands[seat]) for seat in part),
            len(round.deck) + len(under) - len(after.deck),
            under,
            after.set_aside != round.set_aside,
            tuple(self._one_of_each(_told(events, seat)) for seat in seats),
        )

    def _one_of_each(self, facts: Facts) -> Facts:
        """Return the same object for the same facts: it is looked up by where it is."""
        return self._facts.setdefault(facts, facts)


def _told(events: tuple[Event, ...], seat: Seat | None) -> Facts:
    return tuple(event.fact for event in events if event.reaches(seat))


def _alone(round: Round, part: tuple[Seat, ...]) -> Round:
    """Return the round with the hands of all others empty."""
    hands = tuple(hand if seat in part else () for seat, hand in enumerate(round.hands))
    return changed(round, hands=hands)
