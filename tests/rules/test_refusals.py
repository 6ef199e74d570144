"""Moves that the rules refuse, each with the rule that it breaks."""

from typing import NamedTuple

import pytest

from amletero.rules.cards import Character
from amletero.rules.editions import CLASSIC, STANDARD
from amletero.rules.moves import IllegalMove, Play, Refusal, Rule, read_move
from amletero.rules.play import step
from amletero.rules.round import Round
from tests.rules.positions import B, C, G, H, K, P, T, position


class Refused(NamedTuple):
    rule: Rule
    position: Round
    move: str


REFUSED = [
    Refused(Rule.COUNTESS, position((T, K), G, B), "7>1"),
    Refused(Rule.NOT_IN_HAND, position((T, G), G, B), "7>1"),
    Refused(Rule.TARGET_NEEDED, position((G, P), G, B), "1"),
    Refused(Rule.TARGET_SELF, position((G, P), G, B), "1>0=5"),
    Refused(Rule.TARGET_SELF, position((P, G), G, B), "2>0"),
    Refused(Rule.TARGET_OUT, position((P, G), (), B), "2>1"),
    Refused(Rule.TARGET_PROTECTED, position((K, G), P, B, protected=(1,)), "7>1"),
    Refused(Rule.TARGET_PROTECTED, position((K, G), P, B, protected=(1, 2)), "7>1"),
    Refused(Rule.NO_SUCH_SEAT, position((P, G), G, B), "2>3"),
    Refused(Rule.NO_TARGET_ASKED, position((H, G), G, B), "4>1"),
    Refused(Rule.GUESS_NEEDED, position((G, P), G, B), "1>1"),
    Refused(Rule.GUESS_GUARD, position((G, P), G, B), "1>1=1"),
    Refused(Rule.NO_GUESS_ASKED, position((B, P), G, B), "3>1=4"),
    Refused(Rule.NO_CHOICE_DUE, position((C, P), G, B), "2/6"),
]


@pytest.mark.parametrize("row", REFUSED, ids=lambda row: f"{row.move}: {row.rule}")
def test_a_refused_move_says_which_rule_it_breaks(row: Refused) -> None:
    with pytest.raises(IllegalMove) as refused:
        step(row.position, read_move(row.move, row.position.table.edition))
    assert refused.value.refusal.rule is row.rule


def test_the_chancellor_choice_comes_first_and_is_of_the_cards_in_hand() -> None:
    round, _ = step(position((C, P), G, B), read_move("6", STANDARD))
    for text, rule in (
        ("2", Rule.CHOICE_DUE),
        ("9/1,1", Rule.WRONG_CHOICE),
        ("2/1", Rule.WRONG_CHOICE),
    ):
        with pytest.raises(IllegalMove) as refused:
            step(round, read_move(text, STANDARD))
        assert refused.value.refusal.rule is rule


def test_a_guess_of_a_character_from_another_edition_is_refused() -> None:
    with pytest.raises(IllegalMove) as refused:
        step(position((G, P), G, B, edition=CLASSIC), Play(G, 1, C))
    assert refused.value.refusal == Refusal(Rule.GUESS_UNKNOWN, C)


def test_the_refusal_of_a_forced_countess_names_both_cards() -> None:
    with pytest.raises(IllegalMove) as refused:
        step(position((T, K), G, B), read_move("7>1", STANDARD))
    assert refused.value.refusal == Refusal(Rule.COUNTESS, K, K)


@pytest.mark.parametrize(
    ("refusal", "text"),
    [
        (Refusal(Rule.WRONG_PLAYERS), "wrong_players"),
        (Refusal(Rule.TARGET_OUT, Character.PRIEST, seat=2), "target_out: priest, seat=2"),
        (
            Refusal(Rule.COUNTESS, Character.PRIEST, Character.COUNTESS),
            "countess: priest, countess",
        ),
    ],
)
def test_an_error_says_in_a_few_words_what_is_wrong(refusal: Refusal, text: str) -> None:
    assert str(IllegalMove(refusal)) == text
