"""Who is told what: what a card shows, whom it shows it to, and when that knowledge ends."""

from typing import NamedTuple

import pytest

from amletero.rules.cards import Character, Seat
from amletero.rules.facts import Event, GameBegan, Holds, RoundBegan
from amletero.rules.moves import read_move
from amletero.rules.play import step
from amletero.rules.round import Round
from amletero.rules.view import View
from tests.rules.positions import B, C, G, H, K, P, R, X, position


class Row(NamedTuple):
    rule: str
    position: Round
    moves: str
    reader: Seat | None
    known: dict[Seat, Character]
    """What the reader knows of the others' hands afterwards."""


LONG = (G, G, H, G, P, G)

ROWS = [
    Row("a Priest shows the hand to its player", position((P, G), X, B), "2>1", 0, {1: X}),
    Row("and to nobody else", position((P, G), X, B), "2>1", 2, {}),
    Row("not even to a spectator", position((P, G), X, B), "2>1", None, {}),
    Row("a tied Baron shows the hand to its player", position((B, P), P, G), "3>1", 0, {1: P}),
    Row("and to the other", position((B, P), P, G), "3>1", 1, {0: P}),
    Row("and to nobody else", position((B, P), P, G), "3>1", 2, {}),
    Row("a Baron's loser has seen the winner's card", position((B, X), P, G), "3>1", 1, {0: X}),
    Row("a fallen hand is known no more", position((B, X), P, G), "3>1", 0, {}),
    Row("a King's player knows the hand that was given", position((K, P), X, B), "7>1", 0, {1: P}),
    Row("and so does the other", position((K, P), X, B), "7>1", 1, {0: X}),
    Row("and nobody else", position((K, P), X, B), "7>1", 2, {}),
    Row(
        "knowledge stays while the holder plays another card",
        position((P, G), X, B, deck=LONG),
        "2>1 1>0=9",
        0,
        {1: X},
    ),
    Row(
        "knowledge ends when the holder plays a card of that value, even if they held two",
        position((P, H), G, B, deck=LONG),
        "2>1 1>2=9",
        0,
        {},
    ),
    Row(
        "knowledge ends when the holder draws with the Chancellor",
        position((P, G), X, B, deck=(C, G, H, G, P, G)),
        "2>1 6 9/1,4",
        0,
        {},
    ),
    Row(
        "a Chancellor on an empty deck ends no knowledge",
        position((P, G), K, B, deck=(C,)),
        "2>1 6",
        0,
        {1: K},
    ),
    Row(
        "a King moves what is known to the new holder",
        position((P, G), X, B, deck=(K, G, G, G)),
        "2>1 7>2",
        0,
        {2: X},
    ),
    Row(
        "what one knew of a hand is one's own hand after a King, and no knowledge of another",
        position((P, K), H, deck=(G, G, G, G)),
        "2>1 1>0=9 7>1",
        0,
        {1: G},
    ),
    Row(
        "a Prince ends what was known of the hand",
        position((P, G), B, R, deck=(G, G, H, G, G)),
        "2>1 1>0=9 5>1",
        0,
        {},
    ),
]


def told(row: Row) -> View:
    """What the reader of a row knows after its moves, having known only the own hand before."""
    round = row.position
    events: list[Event] = []
    for text in row.moves.split():
        round, new = step(round, read_move(text, round.table.edition))
        events.extend(new)
    table = round.table
    own = () if row.reader is None else (Holds(row.reader, row.position.hands[row.reader]),)
    began = GameBegan(table.edition, table.players, table.goal)
    heard = [event.fact for event in events if event.reaches(row.reader)]
    return View.told(row.reader, [began, RoundBegan(0, ()), *own, *heard])


@pytest.mark.parametrize("row", ROWS, ids=lambda row: f"{row.rule}, {row.moves}")
def test_knowledge(row: Row) -> None:
    known = enumerate(told(row).known)
    assert {seat: card for seat, card in known if card is not None} == row.known


def test_whoever_played_a_chancellor_knows_what_lies_under_the_deck() -> None:
    deck = (G, H, G, B, G)
    returned = Row("", position((C, X), P, B, deck=deck), "6 9/4,1", 0, {})
    assert told(returned).deck[-2:] == (H, G)
    assert told(returned._replace(reader=1)).deck[-2:] == (None, None)


def test_others_learn_how_many_cards_went_under_and_nothing_else() -> None:
    one = Row("", position((C, X), P, B, deck=(G, H, G, B)), "6 9/4,1", 1, {})
    assert told(one).facts == told(one._replace(moves="6 9/1,4")).facts


def test_whoever_draws_the_set_aside_card_knows_it() -> None:
    drawn = Row("", position((R, P), G, B, deck=(), set_aside=K), "5>1", 1, {})
    assert Holds(1, (K,)) in told(drawn).facts
    assert Holds(1, (K,)) not in told(drawn._replace(reader=2)).facts
