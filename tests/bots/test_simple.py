"""The yardstick's formula, number by number."""

from dataclasses import replace
from random import Random

import pytest

from amletero.bots.simple import SimpleBot, chancellor_choice, score, unseen
from amletero.rules.cards import Cards, Character
from amletero.rules.editions import CLASSIC, ORIGINAL, STANDARD
from amletero.rules.moves import Keep, Play, legal, read_move
from amletero.rules.view import View
from tests.bots.rounds import cards, played


def worth(view: View, move: str) -> float:
    play = read_move(move, view.table.edition)
    assert isinstance(play, Play)
    return score(view, play)


# Set aside 9; face up 0, 6, 8; hands 1 and 4; seat 0 draws 3: 15 cards are left unseen.
OPENING = "90681" + "4" + "3"


def test_the_opening_counts_what_is_not_face_up_and_not_mine() -> None:
    assert unseen(played(OPENING)).total() == 21 - 3 - 2
    assert unseen(played(OPENING))[Character.GUARD] == 5


@pytest.mark.parametrize(
    ("move", "value"),
    [
        ("1>1=5", -0.30 / 9 + 2 / 16),
        ("1>1=8", -0.30 / 9),
        ("3>1", -0.30 / 3 + 1.2 * (1 - 1.5 * 10) / 16),
    ],
)
def test_an_unknown_hand_is_judged_by_counting(move: str, value: float) -> None:
    assert worth(played(OPENING), move) == pytest.approx(value)


# Seat 0 holds 2 and draws 1, looks at seat 1 (a 4, then a drawn 0 played), then draws 3.
LOOKED = ("9068" + "24" + "1" + "0" + "3", "2>1", "0")


@pytest.mark.parametrize(
    ("move", "value"),
    [("1>1=4", -0.30 / 9 + 5), ("1>1=5", -0.30 / 9 - 1), ("3>1", -0.30 / 3 - 4)],
)
def test_a_known_hand_is_used(move: str, value: float) -> None:
    assert worth(played(*LOOKED), move) == pytest.approx(value)


@pytest.mark.parametrize(
    ("hand", "move", "value"),
    [
        ("59", "5>0", -0.30 * 5 / 9 - 50),
        ("59", "9", -0.30 - 100),
        ("51", "5>0", -0.30 * 5 / 9 - 0.1),
        ("54", "5>0", -0.30 * 5 / 9 - 0.6),
        ("54", "5>1", -0.30 * 5 / 9 + 0.15),
        ("54", "4", -0.30 * 4 / 9 + 0.45),
        ("71", "7>1", -0.30 * 7 / 9 - 0.3),
        ("21", "2>1", -0.30 * 2 / 9 + 0.25),
        ("61", "6", -0.30 * 6 / 9 + 0.35),
        ("01", "0", 0.2),
        ("81", "8", -0.30 * 8 / 9),
    ],
)
def test_each_card_has_its_bonus(hand: str, move: str, value: float) -> None:
    face_up = [card for card in "1123" if card not in hand][:1] or ["1"]
    view = played("1" + face_up[0] + "34" + hand[0] + "2" + hand[1])
    assert worth(view, move) == pytest.approx(value)


def test_a_card_that_finds_nobody_has_no_bonus() -> None:
    view = played("1134" + "22" + "4" + "1", "4")
    assert worth(view, "1") == pytest.approx(-0.30 / 9)


def test_the_lowering_of_high_cards_follows_the_edition() -> None:
    assert worth(played("1" + "123" + "12" + "8", edition=ORIGINAL), "8") == pytest.approx(-100.3)
    assert worth(played("1" + "123" + "12" + "7", edition=ORIGINAL), "7") == pytest.approx(
        -0.30 * 7 / 8
    )
    assert worth(played("1" + "123" + "12" + "8", edition=CLASSIC), "8") == pytest.approx(
        -0.30 * 8 / 9
    )


def test_the_chancellor_keeps_the_highest_but_the_princess_only_late() -> None:
    early = played("1" + "123" + "45" + "6" + "93", "6")
    assert chancellor_choice(early) == Keep(*_keep("4", "93"))
    late = replace(early, table=replace(early.table, deck_count=3))
    assert chancellor_choice(late) == Keep(*_keep("9", "43"))


def _keep(kept: str, under: str) -> tuple[Character, Cards]:
    return cards(kept)[0], cards(under)


def test_simple_chooses_the_best_score_and_ties_fall_to_the_stream() -> None:
    view = played(*LOOKED)
    moves = legal(view.table, view.hand)
    assert SimpleBot().choose(view, moves, Random(1)) == read_move("1>1=4", STANDARD)
    opening = played("9068" + "14" + "1")
    chosen = {
        SimpleBot().choose(opening, legal(opening.table, opening.hand), Random(seed))
        for seed in range(60)
    }
    assert {play.named for play in chosen if isinstance(play, Play)} == {
        Character.PRIEST,
        Character.BARON,
        Character.HANDMAID,
        Character.PRINCE,
    }
