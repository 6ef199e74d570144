"""Learn by playing: eight positions that cannot go wrong by a random deal."""

from collections.abc import Callable

import pytest
from playwright.sync_api import expect
from tools.web_lessons import LESSONS

from tests.e2e.player import Player
from tests.e2e.test_quality import no_violations

Visitor = Callable[..., Player]
ANSWERS = {
    "guard": ["1>1=7"],
    "handmaid": ["4"],
    "baron": ["3>1"],
    "countess": ["8"],
    "prince": ["5>1"],
    "chancellor": ["6", "9/1,3"],
    "spy": ["3>1"],
    "end": ["4"],
}


@pytest.mark.parametrize(("lang", "width", "height"), [("en", 1440, 900), ("eo", 390, 844)])
def test_all_lessons_in_a_row(visitor: Visitor, lang: str, width: int, height: int) -> None:
    ana = visitor(lang=lang, width=width, height=height)
    ana.come_in()
    ana.page.get_by_role("link", name=ana.say("web-learn")).click()
    coach = ana.page.get_by_role("complementary", name=ana.say("web-learn"))
    played = ana.page.locator(".picture").bounding_box()
    face_up = ana.page.locator(".face-up").bounding_box()
    assert played is not None
    assert face_up is not None
    assert face_up["x"] + face_up["width"] <= played["x"]  # nothing lies over the cards face up
    for lesson in LESSONS:
        expect(coach).to_contain_text(ana.say(f"lesson-{lesson.name}.title"))
        ana.button("lesson-ready").click()
        for move in ANSWERS[lesson.name]:
            ana.make(move, "standard")
        expect(coach).to_contain_text(ana.say(f"lesson-{lesson.name}.right", name="Serena"))
        ana.button("lesson-next").click()
    expect(ana.page.get_by_role("heading", name=ana.say("lessons-over.title"))).to_be_visible()
    assert ana.errors == []


def test_a_wrong_answer_is_explained_and_tried_again(visitor: Visitor) -> None:
    ana = visitor(width=390, height=844)
    ana.page.goto("/learn")
    no_violations(ana.page)
    ana.button("lesson-ready").click()
    ana.make("1>1=2", "standard")
    ana.sees("lesson-guard.wrong")
    ana.button("lesson-again").click()
    ana.sees("lesson-guard")
    assert ana.errors == []
