"""The numbered corner cases of the rules, each a row that names its rule.

A row sets up a position, plays moves, and says what must be true afterwards. The letters are
those of `positions`: S G P B H R C K T X.
"""

import pytest

from amletero.rules.editions import CLASSIC, ORIGINAL, STANDARD, Edition
from amletero.rules.facts import Event
from amletero.rules.moves import read_move
from amletero.rules.play import begin, deal, step
from tests.rules.corner_case import After, Row
from tests.rules.corner_cases_1_to_12 import CASES_1_TO_12
from tests.rules.corner_cases_14_to_19 import CASES_14_TO_19


@pytest.mark.parametrize(
    "row", [*CASES_1_TO_12, *CASES_14_TO_19], ids=lambda row: f"{row.case}: {row.rule}"
)
def test_corner_case(row: Row) -> None:
    round = row.position
    happened: list[Event] = []
    for text in row.moves.split():
        round, events = step(round, read_move(text, round.table.edition))
        happened.extend(events)
    assert row.holds(After(round, tuple(happened)))


@pytest.mark.parametrize(("edition", "draw_pile"), [(STANDARD, 15), (CLASSIC, 10), (ORIGINAL, 10)])
def test_13_two_players_see_three_cards_face_up(edition: Edition, draw_pile: int) -> None:
    began, _ = begin(edition, 2)
    round, _ = deal(began, edition.deck, first=1)
    assert round.table.face_up == edition.deck[1:4]
    assert round.set_aside == edition.deck[:1]
    assert round.hands[0] == (edition.deck[4],)
    assert round.hands[1] == (edition.deck[5], edition.deck[6])
    assert len(round.deck) == draw_pile - 1
