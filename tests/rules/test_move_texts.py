"""Move text: parse and print are inverse, and nothing else is read."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from amletero.record.referee import Referee
from amletero.rules.cards import Character
from amletero.rules.editions import CLASSIC, ORIGINAL, STANDARD, Edition
from amletero.rules.moves import (
    Keep,
    Play,
    UnknownCard,
    UnreadableMove,
    legal,
    move_text,
    read_move,
)
from tests.playing import play_game, seeds, tables


@pytest.mark.parametrize(
    ("text", "move"),
    [
        ("4", Play(Character.HANDMAID)),
        ("2>3", Play(Character.PRIEST, 3)),
        ("1>3=5", Play(Character.GUARD, 3, Character.PRINCE)),
        ("9/1,0", Keep(Character.PRINCESS, (Character.GUARD, Character.SPY))),
        ("9/1", Keep(Character.PRINCESS, (Character.GUARD,))),
    ],
)
def test_the_texts_of_the_format(text: str, move: Play | Keep) -> None:
    assert read_move(text, STANDARD) == move
    assert move_text(move, STANDARD) == text


@settings(max_examples=20)
@given(tables, seeds)
def test_every_legal_move_is_read_as_it_is_written(table: tuple[Edition, int], seed: int) -> None:
    def look(referee: Referee) -> None:
        for move in legal(referee.table, referee.round.hand):
            assert read_move(move_text(move, referee.table.edition), referee.table.edition) == move

    play_game(*table, seed, goal=1, watch=look)


UNREADABLE = [
    "04",
    "+4",
    "4>",
    "4>1=",
    "1>10",
    "4>1=2=3",
    "9/",
    "9/1,",
    "9/1,0,2",
    "9/1>2",
    "٤",
    "1>-1",
    "princess",
    "=5",
    "1=5",
    "1>a",
    "1.0",
]


@pytest.mark.parametrize("text", ["", " 4", "4 ", "4\n", "6/1, 1", *UNREADABLE])
def test_anything_else_is_unreadable(text: str) -> None:
    with pytest.raises(UnreadableMove):
        read_move(text, STANDARD)


@given(st.text(max_size=8))
def test_no_text_breaks_the_reader(text: str) -> None:
    try:
        move = read_move(text, STANDARD)
    except UnreadableMove:
        return
    assert move_text(move, STANDARD) == text


@pytest.mark.parametrize(("edition", "value"), [(CLASSIC, 6), (CLASSIC, 0), (ORIGINAL, 9)])
def test_a_value_of_another_edition_is_an_unknown_card(edition: Edition, value: int) -> None:
    with pytest.raises(UnknownCard) as unknown:
        read_move(f"1>1={value}", edition)
    assert unknown.value.value == value
