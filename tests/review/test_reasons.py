"""Why a move was not the best: a sentence that a person would say, from what the seat knew."""

from pathlib import Path
from typing import NamedTuple

import pytest

from amletero.beliefs.belief import Belief
from amletero.locales import Language, Speaker
from amletero.locales.bundles import entries
from amletero.review.evidence import seen_by
from amletero.review.move_verdicts import TriedMove
from amletero.review.reasons import Reason, reason, reason_text
from amletero.rules.cards import Seat
from amletero.rules.editions import STANDARD
from amletero.rules.immutable import changed
from amletero.rules.moves import read_move
from amletero.rules.view import View
from tests.bots.rounds import played

NAMES = ("Ana", "Beto", "Ciela")
FORMATS = Path(__file__).parents[2] / "docs" / "formats.md"
# Seat 0 looks at seat 1 with a Priest and sees a 4, which it keeps.
SEEN = played("9068" + "24" + "1" + "0" + "3", "2>1", "0")
# Seat 0 keeps an 8 in a comparison with seat 1, who is out with a 3; seat 2 is to move.
BEATEN = played("9" + "331" + "80", "3>1", players=3)
# Seat 0 names the Priest to seat 2 in vain; seat 1 is to move.
MISSED = played("9" + "114" + "30", "1>2=2", players=3)


class Case(NamedTuple):
    """A decision, and the reason that is expected."""

    view: View
    hands: dict[Seat, dict[int, float]]
    played: str
    best: str
    kind: str
    evidence: str | None = None

    def reason(self, loss: float = 0.2) -> Reason | None:
        hands = {
            seat: {STANDARD.by_value[value]: chance for value, chance in hand.items()}
            for seat, hand in self.hands.items()
        }
        made, better = read_move(self.played, STANDARD), read_move(self.best, STANDARD)
        return reason(
            self.view,
            Belief(hands, {}, ()),
            TriedMove(made, 0.5 - loss, 100),
            TriedMove(better, 0.5, 100),
        )


def dealt(hand: str, players: int = 2) -> View:
    """Seat 0 to move with two cards; the others hold a Guard."""
    face_up = "113" if players == 2 else ""
    return played("2" + face_up + hand[0] + "1" * (players - 1) + hand[1], players=players)


def on_last_turn(view: View) -> View:
    return changed(view, table=changed(view.table, deck_count=1))


CASES = [
    Case(dealt("91"), {1: {2: 1.0}}, "9", "1>1=2", "princess"),
    Case(dealt("95"), {1: {2: 0.6, 4: 0.4}}, "5>0", "5>1", "princess"),
    Case(SEEN, {1: {4: 1.0}}, "3>1", "1>1=4", "certain", "seen"),
    Case(BEATEN, {0: {8: 0.33, 2: 0.11}}, "1>0=2", "1>0=8", "guess", "beat"),
    Case(MISSED, {0: {3: 0.4}, 2: {4: 0.5}}, "1>2=2", "1>2=4", "guess", "missed"),
    Case(SEEN, {1: {3: 0.6}}, "1>1=8", "1>1=3", "guess", "gone"),
    Case(MISSED, {0: {3: 0.4}, 2: {4: 0.5}}, "1>0=3", "1>2=4", "guess-player"),
    Case(MISSED, {0: {3: 0.4}, 2: {4: 0.5}}, "1>2=4", "1>0=3", "other"),
    Case(MISSED, {0: {3: 0.0}, 2: {4: 0.1}}, "1>2=4", "1>0=3", "guess-unlikely"),
    Case(dealt("32"), {1: {1: 0.2, 5: 0.8}}, "3>1", "2>1", "duel-lost"),
    Case(dealt("38"), {1: {1: 0.8, 9: 0.2}}, "8", "3>1", "duel-won"),
    Case(dealt("72"), {1: {1: 0.8, 9: 0.2}}, "7>1", "2>1", "traded"),
    Case(dealt("51"), {1: {9: 0.6, 2: 0.4}}, "1>1=2", "5>1", "held"),
    Case(dealt("14"), {1: {9: 0.6, 2: 0.4}}, "4", "1>1=9", "held"),
    Case(dealt("14"), {1: {9: 0.6, 2: 0.1}}, "1>1=2", "4", "guess-unlikely"),
    Case(on_last_turn(dealt("40")), {1: {9: 0.2, 2: 0.1}}, "4", "0", "last-turn"),
    Case(dealt("40"), {1: {9: 0.2, 2: 0.1}}, "4", "0", "other"),
]


@pytest.mark.parametrize("case", CASES, ids=lambda case: f"{case.kind} {case.played}")
def test_each_kind_of_reason_is_found_and_said_in_every_language(case: Case) -> None:
    found = case.reason()
    assert found is not None
    assert found.id == f"review-why-{case.kind}"
    told = None if found.evidence is None else found.evidence.id
    assert told == (case.evidence and f"review-evidence-{case.evidence}")
    for language in Language:
        text = reason_text(found, Speaker(language, STANDARD), NAMES, 0)
        assert text.endswith(".")
        assert "{" not in text


def test_a_sentence_that_a_person_would_say() -> None:
    found = CASES[3].reason()
    assert found is not None
    text = reason_text(found, Speaker(Language.ENGLISH, STANDARD), NAMES, 0)
    assert text.startswith("Ana had compared hands with Beto and won against the Baron. ")
    assert "the Countess" in text
    assert "33%" in text
    assert "11%" in text


def test_a_move_that_gives_nothing_away_needs_no_reason() -> None:
    assert CASES[0].reason(loss=0.005) is None


def test_a_card_that_was_seen_is_better_protected_or_played() -> None:
    # Seat 1 looks at the hand of seat 0, who keeps a Baron or a Spy.
    view = played("1114" + "32" + "0" + "1" + "2", "0", "2>0")
    assert seen_by(view) == 1
    found = Case(view, {1: {1: 1.0}}, "2>1", "3>1", "").reason()
    assert found is not None
    assert found.id == "review-why-certain"
    found = Case(view, {1: {1: 0.5, 5: 0.5}}, "2>1", "3>1", "").reason()
    assert found is not None
    assert (found.id, found.about["player"]) == ("review-why-shown", 1)


def test_a_card_that_was_drawn_later_was_not_seen() -> None:
    # Seat 0 plays the Handmaid that seat 1 saw, and keeps the Priest drawn then.
    moves = ("0", "2>0", "4", "5>1")
    assert seen_by(played("1113" + "42" + "012501", *moves[:2])) == 1
    view = played("1113" + "42" + "012501", *moves)
    assert view.seat == 0
    assert seen_by(view) is None


def test_the_formats_name_every_message() -> None:
    text = FORMATS.read_text(encoding="utf-8")
    for name in entries(Language.ENGLISH):
        if name.startswith("review-why-"):
            assert f"`{name}`" in text
        elif name.startswith("review-evidence-"):
            assert f"`{name.removeprefix('review-evidence-')}`" in text
