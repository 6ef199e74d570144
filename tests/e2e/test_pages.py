"""The pages around the table: the start and its options, the name form, one's own games."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.e2e.player import Player

Visitor = Callable[..., Player]


@pytest.mark.parametrize(
    ("lang", "width", "height"), [("es", 360, 640), ("en", 667, 375), ("it", 844, 390)]
)
def test_a_small_phone_shows_the_one_button(
    visitor: Visitor, lang: str, width: int, height: int
) -> None:
    ana = visitor(lang=lang, width=width, height=height, has_touch=True, is_mobile=True)
    ana.come_in()
    expect(ana.button("web-play-now")).to_be_in_viewport(ratio=1)
    ana.page.goto("/table/AAAAAAAAAAAA#abc")
    expect(ana.button("web-enter")).to_be_in_viewport(ratio=1)
    assert ana.page.evaluate("document.documentElement.scrollWidth") <= width


def test_a_goal_is_always_one_that_can_be_played_for(visitor: Visitor) -> None:
    ana = visitor()
    ana.come_in()
    goal, chosen = ana.page.get_by_label(ana.say("web-tokens")), ana.page.locator(".chosen")
    goal.fill("")
    expect(chosen).to_contain_text(ana.say("web-goal", goal=4))
    goal.blur()
    expect(goal).to_have_value("4")
    goal.fill("50")
    goal.blur()
    expect(goal).to_have_value("13")
    expect(chosen).to_contain_text(ana.say("web-goal", goal=13))
    goal.fill("0")
    goal.blur()
    expect(goal).to_have_value("13")


def test_what_the_server_refuses_is_said_on_the_page(visitor: Visitor) -> None:
    ana = visitor()
    ana.come_in()
    ana.page.route(
        "**/api/tables", lambda route: route.fulfill(status=429, json={"code": "too_often"})
    )
    ana.button("web-play-now").click()
    expect(ana.page.get_by_role("status")).to_have_text("That was a little fast: wait a moment.")
    expect(ana.button("web-play-now")).to_be_enabled()


def test_a_host_may_begin_and_finds_the_options_again(visitor: Visitor) -> None:
    ana = visitor()
    ana.come_in()
    ana.page.get_by_role("radio", name=ana.say("web-first-you")).check()
    ana.page.get_by_role("radio", name="2", exact=True).check()
    with ana.page.expect_request("**/api/tables") as asked:
        ana.button("web-invite-friends").click()
    sent = asked.value.post_data_json
    assert sent is not None
    assert sent["first"] == 0
    expect(ana.page.get_by_role("heading", name=ana.say("web-lobby"))).to_be_visible()
    ana.page.get_by_role("link", name="Amletero").click()
    expect(ana.page.get_by_role("radio", name=ana.say("web-first-you"))).to_be_checked()
    expect(ana.page.get_by_role("radio", name="2", exact=True)).to_be_checked()


def test_a_name_that_nobody_could_read_is_refused(visitor: Visitor) -> None:
    ana = visitor()
    ana.page.goto("/table/AAAAAAAAAAAA")
    ana.page.get_by_label(ana.say("web-your-name")).fill("\u200b")
    ana.button("web-enter").click()
    expect(ana.page.get_by_role("status")).to_have_text("This name cannot be used: choose another.")


def test_a_newcomer_has_nothing_to_take_along_or_to_delete(visitor: Visitor) -> None:
    ana = visitor()
    ana.page.goto("/games")
    ana.sees("web-no-games")
    expect(ana.button("web-other-device-make")).to_have_count(0)
    expect(ana.button("web-forget")).to_have_count(0)
    assert ana.errors == ana.refused == []


def test_my_games_say_who_won(visitor: Visitor) -> None:
    ana = visitor()
    ana.create(edition="standard", players=2, goal=1, bots=["simple"])
    ana.start()
    ana.play_to_the_end()
    winners = ana.page.locator(".winner .name").all_inner_texts()
    review = ana.page.get_by_role("link", name=ana.say("review-open"))
    expect(review).to_have_attribute("href", re.compile(r"/game/\w+#review$"))
    ana.page.goto("/games")
    won = ana.page.get_by_text(ana.say("games-you-won"))
    lost = ana.page.get_by_text(ana.say("games-you-lost", names=winners))
    expect(won.or_(lost).first).to_be_visible()
    ana.page.locator('a[href^="/game/"]').click()
    ana.sees("replay-place-in-game", round=1, move=0)
    ana.page.keyboard.press("ArrowRight")
    ana.sees("replay-place-in-game", round=1, move=1)
    expect(ana.page).to_have_url(re.compile(r"/game/\w+#1\.1$"))
    ana.page.reload()
    ana.sees("replay-place-in-game", round=1, move=1)
    assert ana.errors == []
    ana.page.goto("/games")
    ana.button("web-forget").click()
    ana.button("web-forget-sure").click()
    expect(ana.button("web-play-now")).to_be_visible()
    ana.page.get_by_role("link", name=ana.say("web-my-games")).click()
    ana.sees("web-no-games")
    assert ana.errors == []
