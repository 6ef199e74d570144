"""The law of secrets: a seat is told all that it may know, and nothing else."""

import json
from random import Random

from hypothesis import given, settings

from amletero.chance import shuffled
from amletero.record.referee import Referee
from amletero.rules.cards import Cards, Seat
from amletero.rules.editions import Edition
from amletero.rules.moves import legal, move_text
from amletero.rules.view import View
from amletero.wire.view import read_view, view_document
from tests.laws.may_know import may_know_after_deal, may_learn
from tests.playing import play_game, seeds, tables


def seen(referee: Referee, seat: Seat | None) -> bytes:
    """All that a seat has: its view as it is sent, and its legal moves if it is to move."""
    view = referee.view(seat)
    moves = legal(view.table, view.hand) if view.to_move else ()
    texts = [move_text(move, view.table.edition) for move in moves]
    return json.dumps([view_document(view), texts]).encode()


def swapped(deck: Cards, random: Random) -> Cards:
    """The deck with two of its cards, or a few, in each other's place."""
    cards = list(deck)
    for _ in range(random.randint(1, 3)):
        one, other = random.sample(range(len(cards)), 2)
        cards[one], cards[other] = cards[other], cards[one]
    return tuple(cards)


def two_worlds(table: tuple[Edition, int], seed: int) -> tuple[Referee, Referee, Random]:
    """Two games that differ in where some of the cards lie."""
    random = Random(seed)
    one, other = Referee(*table), Referee(*table)
    deck, first = shuffled(table[0], random), random.randrange(table[1])
    one.deal(deck, first)
    other.deal(swapped(deck, random), first)
    return one, other, random


@settings(max_examples=200)
@given(tables, seeds)
def test_worlds_that_a_seat_may_not_tell_apart_look_the_same_and_others_do_not(
    table: tuple[Edition, int], seed: int
) -> None:
    """Non-interference and its converse: while all that a seat may learn is the same in two
    worlds, so are the bytes that it is sent; where it may learn a difference, it is told one.
    """
    one, other, random = two_worlds(table, seed)
    alike: list[Seat | None] = []
    for seat in (*range(table[1]), None):
        may_differ = may_know_after_deal(one.round, seat) != may_know_after_deal(other.round, seat)
        assert (seen(one, seat) != seen(other, seat)) is may_differ
        if not may_differ:
            alike.append(seat)
    while alike and not one.round.over and not other.round.over:
        before, before_other = one.round, other.round
        both = set(legal(before.table, before.hand)) & set(
            legal(before_other.table, before_other.hand)
        )
        if before.table.turn != before_other.table.turn or not both:
            return
        move = random.choice(sorted(both, key=str))
        one.move(move)
        other.move(move)
        for seat in tuple(alike):
            learned = may_learn(before, move, one.round, seat)
            learned_other = may_learn(before_other, move, other.round, seat)
            assert (seen(one, seat) != seen(other, seat)) is (learned != learned_other)
            if learned != learned_other:
                alike.remove(seat)


@settings(max_examples=120)
@given(tables, seeds)
def test_what_a_view_believes_to_know_is_true(table: tuple[Edition, int], seed: int) -> None:
    views: dict[Seat | None, View] = {}

    def look(referee: Referee) -> None:
        for seat in (*referee.table.seats, None):
            view = views[seat] = referee.view(seat)
            assert view.table == referee.table
            assert view.hand == (() if seat is None else referee.round.hands[seat])
            for holder, card in enumerate(view.known):
                assert card is None or (holder != seat and card in referee.round.hands[holder])
            assert len(view.deck) == len(referee.round.deck)
            for believed, card in zip(view.deck, referee.round.deck, strict=True):
                assert believed in (None, card)

    play_game(*table, seed, goal=1, watch=look)


@settings(max_examples=40)
@given(tables, seeds)
def test_legal_moves_from_a_view_are_those_from_the_truth(
    table: tuple[Edition, int], seed: int
) -> None:
    def look(referee: Referee) -> None:
        if referee.table.turn is not None:
            view = referee.view(referee.table.turn)
            assert legal(view.table, view.hand) == legal(referee.table, referee.round.hand)

    play_game(*table, seed, goal=1, watch=look)


@settings(max_examples=40)
@given(tables, seeds)
def test_a_view_is_rebuilt_from_its_document(table: tuple[Edition, int], seed: int) -> None:
    referee = play_game(*table, seed, goal=2)
    for seat in (*referee.table.seats, None):
        view = referee.view(seat)
        assert read_view(json.loads(json.dumps(view_document(view)))) == view
