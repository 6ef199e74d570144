"""The referee: plays a game by the readable rules, tells each seat what it may know, and writes.

This is the one place where a game is begun, dealt and played. It holds the truth, so whatever
faces a player must not import it.
"""

from collections.abc import Iterator
from copy import copy
from dataclasses import dataclass, replace
from typing import NamedTuple

from amletero.record.game import GameRecord, RoundRecord, RoundResult
from amletero.rules.cards import Cards, Seat
from amletero.rules.editions import Edition
from amletero.rules.facts import Event, Fact
from amletero.rules.immutable import changed
from amletero.rules.moves import Move, legal
from amletero.rules.play import begin, deal, may_start, step
from amletero.rules.public_table import Table
from amletero.rules.round import Round
from amletero.rules.view import View


@dataclass(frozen=True, slots=True)
class _Past:
    """The events of one version, linked to those before: copies of a game share their past."""

    before: "_Past | None"
    events: tuple[Event, ...]


class ToldFact(NamedTuple):
    """A fact that a viewer was told, and the position before and after it."""

    before: View | None
    fact: Fact
    after: View


class Referee:
    """A game being played: the truth, what every seat and a spectator were told, and the record.

    It changes by `deal` and `move` only, and each of them is one version. A view is brought up to
    date when it is asked for, so a game that nobody watches costs nothing but its moves.
    """

    def __init__(self, edition: Edition, players: int, goal: int | None = None) -> None:
        self.round: Round
        """The truth: every card of the round being played."""
        self.round, began = begin(edition, players, goal)
        self.version = 0
        """How many deals and moves there have been."""
        self.dealt_at = 0
        """The version of the latest deal."""
        self._past = _Past(None, began)
        self._positions: dict[Seat | None, tuple[int, View]] = {}
        """By viewer: the latest position that was asked for, and its version."""
        self._earlier: dict[Seat | None, tuple[int, View]] = {}
        """By viewer: the position that was asked for before that one."""
        self._facts: dict[Seat | None, tuple[int, tuple[Fact, ...]]] = {}
        """By viewer: all facts told up to a version. Kept only for those whose view is asked."""
        self._finished: tuple[RoundRecord, ...] = ()
        self._dealt: RoundRecord | None = None
        """The latest round as it was dealt, without its moves."""
        self._moves: tuple[Move, ...] = ()

    def copy(self) -> "Referee":
        """Return a copy that can go on by itself. It shares all values, so it is cheap."""
        other = copy(self)
        other.__dict__.update(
            _positions=dict(self._positions),
            _earlier=dict(self._earlier),
            _facts=dict(self._facts),
        )
        return other

    # --- Playing -------------------------------------------------------------------------------

    def deal(self, deck: Cards, first: Seat) -> tuple[Event, ...]:
        """Deal the next round; return what happened. Raises `IllegalMove`."""
        finished = self.rounds
        self.round, events = deal(self.round, deck, first)
        self._finished, self._moves = finished, ()
        self._dealt = RoundRecord(deck, first, (), None)
        self._happened(events)
        self.dealt_at = self.version
        return events

    def move(self, move: Move) -> tuple[Event, ...]:
        """Make the move of the player whose turn it is; return what happened.

        Raises `IllegalMove` and changes nothing if the rules do not allow it.
        """
        self.round, events = step(self.round, move)
        self._moves += (move,)
        self._happened(events)
        return events

    def _happened(self, events: tuple[Event, ...]) -> None:
        self.version += 1
        self._past = _Past(self._past, events)

    # --- What everyone may know ----------------------------------------------------------------

    @property
    def table(self) -> Table:
        """What lies face up."""
        return self.round.table

    @property
    def may_start(self) -> tuple[Seat, ...]:
        """The seats that may take the first turn of the next round."""
        return may_start(self.table)

    @property
    def result(self) -> RoundResult | None:
        """How the latest round ended; None while it is played."""
        ended = self.table.result
        return None if ended is None else RoundResult(ended.winners, ended.spy, self.table.tokens)

    @property
    def winners(self) -> tuple[Seat, ...]:
        """The winners of the game; empty while it goes on."""
        return self.table.winners

    # --- What a viewer may know: a seat, or a spectator, who is `None` ---------------------------

    def view(self, seat: Seat | None) -> View:
        """Return what a viewer was told since the game began."""
        version, facts = self._facts.get(seat, (-1, ()))
        if version < self.version:
            facts += self.facts_since(seat, version)
            self._facts[seat] = self.version, facts
        return changed(self.position(seat), facts=facts)

    def position(self, seat: Seat | None) -> View:
        """Return a viewer's view without the facts that led to it."""
        version, position = self._positions.get(seat, (-1, None))
        if position is None:
            position = View.told(seat, self.facts_since(seat, -1))
        elif version == self.version:
            return position
        else:
            for fact in self.facts_since(seat, version):
                position = position.after(fact)
        return self._keep_position(seat, _forgetting(position))

    def _keep_position(self, seat: Seat | None, position: View) -> View:
        if seat in self._positions:
            self._earlier[seat] = self._positions[seat]
        self._positions[seat] = self.version, position
        return position

    def told_since(self, seat: Seat | None, version: int) -> list[ToldFact]:
        """Return how a viewer's position changed after a version, fact by fact."""
        before, steps = self._position_at(seat, version), list[ToldFact]()
        for fact in self.facts_since(seat, version):
            told = View.told(seat, [fact]) if before is None else before.after(fact)
            steps.append(ToldFact(before, fact, _forgetting(told)))
            before = steps[-1].after
        if before is not None and self._positions.get(seat, (-1, None))[0] < self.version:
            self._keep_position(seat, before)
        return steps

    def _position_at(self, seat: Seat | None, version: int) -> View | None:
        """Return a position as it was: mostly a latest one, else worked out from the beginning."""
        for kept in (self._positions, self._earlier):
            if seat in kept and kept[seat][0] == version:
                return kept[seat][1]
        facts = self.facts_since(seat, -1)
        facts = facts[: len(facts) - len(self.facts_since(seat, version))]
        return _forgetting(View.told(seat, facts)) if facts else None

    def facts_since(self, seat: Seat | None, version: int) -> tuple[Fact, ...]:
        """Return what a viewer was told after a version; -1 is before the game began."""
        return tuple(
            event.fact
            for events in self._events_since(version)
            for event in events
            if event.reaches(seat)
        )

    def legal(self, seat: Seat | None) -> tuple[Move, ...]:
        """Return the legal moves of a seat, by its own view; none unless it is to move."""
        position = self.position(seat)
        return legal(position.table, position.hand) if position.to_move else ()

    # --- What is written down ------------------------------------------------------------------

    @property
    def events(self) -> list[tuple[Event, ...]]:
        """All that happened: one group for the beginning, for each deal and for each move."""
        return list(self._events_since(-1))

    @property
    def rounds(self) -> tuple[RoundRecord, ...]:
        """All rounds so far in writing, the running one included."""
        if self._dealt is None:
            return ()
        return (*self._finished, replace(self._dealt, moves=self._moves, result=self.result))

    def record(self, names: tuple[str, ...]) -> GameRecord:
        """Return the game so far in writing."""
        table = self.table
        return GameRecord(table.edition, names, table.goal, self.rounds, table.winners)

    def _events_since(self, version: int) -> Iterator[tuple[Event, ...]]:
        news: list[tuple[Event, ...]] = []
        past: _Past | None = self._past
        while past is not None and len(news) < self.version - version:
            news.append(past.events)
            past = past.before
        return reversed(news)


def _forgetting(view: View) -> View:
    """Return a view without its facts."""
    return changed(view, facts=())
