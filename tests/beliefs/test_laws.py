"""What beliefs keep to in whole games, in all editions and with all numbers of players."""

from collections.abc import Iterator
from random import Random

import numpy as np
import pytest

from amletero.beliefs import Belief, believe, counted
from amletero.beliefs.belief import belief_of, filtered
from amletero.beliefs.filter import Filter
from amletero.beliefs.players import THUMB, UNIFORM, Models
from amletero.bots import bot
from amletero.kernel.settings import NUMBERS
from amletero.record.referee import Referee
from amletero.rules.editions import STANDARD, Edition
from amletero.rules.facts import GameBegan
from amletero.rules.view import View
from tests.bots.rounds import GAMES, decisions, mover

every_game = pytest.mark.parametrize(
    ("edition", "players"), GAMES, ids=[f"{edition.name}-{players}" for edition, players in GAMES]
)
LIKE_SIMPLE = UNIFORM._replace(kinds=np.array([THUMB]), slips=np.array([0.05]))


def told(models: Models, view: View, known: dict[int, Filter]) -> Filter:
    """The filter of a view, going on from an earlier view of the same seat."""
    began = view.facts[0]
    assert isinstance(began, GameBegan)
    last = max(known, default=1)
    filter_ = known.get(last) or Filter.opening(view.seat, began, models, np.ones(1))
    for fact in view.facts[last:]:
        filter_ = filter_.after(fact)
    known[len(view.facts)] = filter_
    return filter_


def beliefs(
    edition: Edition, players: int, models: Models, name: str, rounds: int
) -> Iterator[tuple[Referee, View, Belief]]:
    """What the mover believes before each play of some rounds."""
    bots = {seat: bot(name) for seat in range(players)}
    known: list[dict[int, Filter]] = [{} for _ in range(players)]
    for seats, _ in decisions(edition, bots, Random(players), rounds):
        view = mover(seats)
        assert view.seat is not None
        if not view.table.choosing:
            yield seats, view, belief_of(told(models, view, known[view.seat]))


@every_game
@pytest.mark.parametrize("models", [UNIFORM, LIKE_SIMPLE], ids=["uniform", "like-simple"])
def test_probabilities_sum_to_one_and_the_truth_is_never_impossible(
    edition: Edition, players: int, models: Models
) -> None:
    for seats, _, belief in beliefs(edition, players, models, "random", rounds=8):
        world = seats.round
        assert belief.hands.sum() == pytest.approx(1)
        assert belief.set_aside.sum() == pytest.approx(1)
        assert belief.hands[tuple(NUMBERS[world.card(seat)] for seat in belief.seats)] > 0
        assert belief.set_aside[NUMBERS[world.set_aside[0]]] > 0
        assert len(belief.deck) == len(world.deck)
        for card, chances in zip(world.deck, belief.deck, strict=True):
            assert chances.sum() == pytest.approx(1)
            assert chances[NUMBERS[card]] > 0


@every_game
def test_worlds_that_a_seat_cannot_tell_apart_give_the_same_belief(
    edition: Edition, players: int
) -> None:
    """Told the same facts afresh, a filter says the same as one that followed the game."""
    for seats, view, belief in beliefs(edition, players, LIKE_SIMPLE, "simple", rounds=2):
        again = believe(View.told(view.seat, view.facts), LIKE_SIMPLE)
        assert (again.hands == belief.hands).all()
        assert (again.set_aside == belief.set_aside).all()
        assert seats.round.table == view.table


@every_game
def test_what_was_shown_is_known(edition: Edition, players: int) -> None:
    for _, view, belief in beliefs(edition, players, UNIFORM, "random", rounds=8):
        for seat in belief.seats:
            if (card := view.known[seat]) is not None:
                assert belief.hand(seat)[NUMBERS[card]] == pytest.approx(1)
                assert belief.named(seat) == {card: pytest.approx(1)}


def test_reading_plays_tells_more_than_counting() -> None:
    """The true hand of a player by rules of thumb is likelier to who reads than who counts."""
    gain = []
    for seats, view, belief in beliefs(STANDARD, 3, LIKE_SIMPLE, "simple", rounds=60):
        counts = counted(view)
        for seat in belief.seats:
            card = NUMBERS[seats.round.card(seat)]
            gain.append(np.log(belief.hand(seat)[card]) - np.log(counts[seat][card]))
    assert np.mean(gain) > 0.1


def test_a_spectator_has_beliefs_too() -> None:
    seats = Referee(STANDARD, 3)
    seats.deal(STANDARD.deck, first=0)
    facts = [fact for fact in seats.view(0).facts if type(fact).__name__ != "Holds"]
    belief = believe(View.told(None, facts))
    assert belief.seats == (0, 1, 2)
    assert belief.hand(0)[NUMBERS[STANDARD.deck[2]]] == pytest.approx(6 / 21)
    assert filtered(View.told(None, facts)).hidden.places == (0, 1, 2)
