"""The referee: views that grow when asked for, copies that go on by themselves, the record."""

from random import Random

import pytest
from hypothesis import given

from amletero.record.referee import Referee
from amletero.record.replay import replay
from amletero.rules.cards import Character
from amletero.rules.editions import STANDARD, Edition
from amletero.rules.facts import Fact
from amletero.rules.immutable import changed
from amletero.rules.moves import IllegalMove, Play, legal
from amletero.rules.view import View
from tests.playing import any_move, deal_next, play_game, seeds, tables


def told(referee: Referee, seat: int | None) -> View:
    """A view built from nothing but the events."""
    facts = [event.fact for events in referee.events for event in events if event.reaches(seat)]
    return View.told(seat, facts)


def forgetting(seat: int | None, facts: tuple[Fact, ...]) -> View:
    """A position: a view without its facts."""
    return changed(View.told(seat, facts), facts=())


@given(tables, seeds)
def test_a_view_is_what_its_seat_was_told_whenever_it_is_asked_for(
    table: tuple[Edition, int], seed: int
) -> None:
    taste = Random(seed)

    def look(referee: Referee) -> None:
        for seat in (*referee.table.seats, None):
            if taste.random() < 0.1:
                view, version = told(referee, seat), _looked_back(referee, taste)
                assert referee.view(seat) == view
                assert referee.position(seat) == forgetting(seat, view.facts)
                new = referee.facts_since(seat, version)
                assert new == view.facts[len(view.facts) - len(new) :]
                steps = referee.told_since(seat, version)
                known = view.facts[: len(view.facts) - len(new)]
                for number, step in enumerate(steps):
                    assert step.before == (forgetting(seat, known) if known else None)
                    known += (new[number],)
                    assert (step.fact, step.after) == (new[number], forgetting(seat, known))
                assert len(steps) == len(new)
                moves = legal(view.table, view.hand) if view.to_move else ()
                assert referee.legal(seat) == moves

    play_game(*table, seed, goal=2, watch=look)


def _looked_back(referee: Referee, taste: Random) -> int:
    """A version since which facts are asked for: mostly a late one, which is quick to check."""
    first = -1 if taste.random() < 0.05 else max(-1, referee.version - 4)
    return taste.randrange(first, referee.version + 1)


@given(tables, seeds)
def test_a_copy_goes_on_by_itself(table: tuple[Edition, int], seed: int) -> None:
    random, one = Random(seed), Referee(*table)
    deal_next(one, random)
    while not one.round.over:
        seats = (*one.table.seats, None)
        before = one.events, one.record(()), [one.view(seat) for seat in seats]
        other = one.copy()
        other.move(any_move(one.round, random))
        assert [other.view(seat) for seat in seats] == [told(other, seat) for seat in seats]
        assert (one.events, one.record(()), [one.view(seat) for seat in seats]) == before
        one.move(any_move(one.round, random))
        assert [one.view(seat) for seat in seats] == [told(one, seat) for seat in seats]


@given(tables, seeds)
def test_the_record_of_a_game_plays_it_again(table: tuple[Edition, int], seed: int) -> None:
    referees = list[Referee]()

    def engine(edition: Edition, players: int, goal: int) -> Referee:
        referees.append(Referee(edition, players, goal))
        return referees[-1]

    referee = play_game(*table, seed, goal=2)
    record = referee.record(("",) * table[1])
    assert replay(record.document(), engine) == record
    assert referees[0].events == referee.events


def test_what_is_refused_changes_nothing() -> None:
    referee = Referee(STANDARD, players=2)
    with pytest.raises(IllegalMove):
        referee.deal(STANDARD.deck[1:], first=0)
    assert (referee.rounds, referee.version) == ((), 0)
    referee.deal(STANDARD.deck, first=0)
    before = referee.record(()), referee.version, referee.events
    with pytest.raises(IllegalMove):
        referee.move(Play(Character.PRINCESS))
    with pytest.raises(IllegalMove):
        referee.deal(STANDARD.deck, first=0)
    assert (referee.record(()), referee.version, referee.events) == before
