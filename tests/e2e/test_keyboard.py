"""A game by the keyboard: moves, panels, dialogs and the log."""

import time
from dataclasses import replace

from playwright.sync_api import expect

from tests.e2e.scripted_server import ScriptedServer
from tests.e2e.stories import Story, find
from tests.e2e.test_game import Visitor
from tests.waiting import PATIENCE

FOCUSED = "(button) => button === document.activeElement"


def test_by_keyboard_alone(visitor: Visitor, house: ScriptedServer) -> None:
    """With the Princess set aside, so that no card loses at once, which would ask first."""

    def chancellor_without_princess(story: Story) -> bool:
        return story.deck[0] == 9 and any("/" in text for text in story.moves_of(0))

    story = find("standard", 2, chancellor_without_princess)
    house.tell(replace(story, moves=[]))
    ana = visitor()
    ana.create(edition="standard", players=2, goal=1, bots=["simple"])
    ana.start()
    keyboard, confirm = ana.page.keyboard, ana.button("web-confirm")
    until = time.monotonic() + PATIENCE
    while not ana.page.locator(".standing").is_visible():
        assert time.monotonic() < until, ana.page.inner_text("body")
        if ana.page.locator("dialog").is_visible():
            keyboard.press("Tab")
            if not confirm.is_visible() or confirm.evaluate(FOCUSED):
                keyboard.press("Enter")
        elif ana.onward.is_visible():
            keyboard.press("Enter")
        elif ana.cards.first.is_visible():
            able = ana.page.locator(".hand .take").evaluate_all(
                "(cards) => cards.findIndex((card) => card.classList.contains('able'))"
            )
            keyboard.press(str(able + 1))
            if ana.page.locator(".choose").first.is_visible():
                keyboard.press("Enter")
            elif ana.button("web-play").is_visible():
                keyboard.press(str(able + 1))
        else:
            ana.page.wait_for_timeout(40)
    assert ana.errors == []


def test_a_card_without_a_target_is_played_by_enter(
    visitor: Visitor, house: ScriptedServer
) -> None:
    house.tell(find("standard", 3, lambda story: story.moves[0][1] == "4"))
    ana = visitor()
    ana.create(edition="standard", players=3, bots=["simple", "simple"], first=0)
    ana.start()
    expect(ana.cards.first).to_be_visible()
    held = ana.page.locator(".hand .take").all_inner_texts()
    ana.page.keyboard.press(next(str(i + 1) for i, text in enumerate(held) if "(4)" in text))
    expect(ana.button("web-play")).to_be_focused()
    ana.page.keyboard.press("Enter")
    expect(ana.card(4)).to_have_count(0)


def test_the_panels_open_by_keys(visitor: Visitor) -> None:
    ana = visitor(width=820, height=1180)
    ana.create(edition="standard", players=3, bots=["simple", "simple"], first=0)
    ana.start()
    expect(ana.cards.first).to_be_visible()
    for key, title in (
        ("r", "rules-reference"),
        ("l", "web-log"),
        ("t", "web-talk"),
        ("m", "web-menu"),
    ):
        ana.page.keyboard.press(key)
        expect(ana.page.get_by_role("dialog", name=ana.say(title))).to_be_visible()
        ana.page.keyboard.press("Escape")
        expect(ana.page.get_by_role("dialog")).to_have_count(0)


def test_a_dialog_gives_the_focus_back(visitor: Visitor, house: ScriptedServer) -> None:
    house.tell(find("standard", 3, lambda story: story.moves[0][1].startswith("1>1")))
    ana = visitor(width=820, height=1180)
    ana.create(edition="standard", players=3, bots=["simple", "simple"], first=0)
    ana.start()
    menu = ana.button("web-menu")
    menu.click()
    ana.page.keyboard.press("Escape")
    expect(menu).to_be_focused()

    # A second dialog that follows the first, too.
    menu.click()
    ana.button("web-rules").click()
    ana.page.keyboard.press("Escape")
    expect(ana.page.get_by_role("dialog")).to_have_count(0)
    expect(menu).to_be_focused()

    # A Guard's guess begins at the first card; whoever goes back chooses a player again.
    ana.card(1).click()
    ana.page.locator("[data-seat='1'] .choose").click()
    expect(ana.page.get_by_role("dialog").locator("li button").first).to_be_focused()
    ana.page.keyboard.press("Escape")
    expect(ana.page.locator(".choose").first).to_be_focused()


def test_the_log_opens_at_what_happened_last(visitor: Visitor) -> None:
    ana = visitor(width=390, height=500)
    ana.create(edition="standard", players=4, goal=2, bots=["simple"] * 3, first=0)
    ana.start()
    ana.play_to_the_end()
    ana.page.set_viewport_size({"width": 390, "height": 240})
    ana.page.keyboard.press("l")
    log = ana.page.get_by_role("list", name=ana.say("web-log"))
    assert log.evaluate("(list) => list.scrollHeight > innerHeight")
    expect(log.get_by_role("button").last).to_be_in_viewport()


def test_the_log_is_one_stop_with_arrow_keys(visitor: Visitor, house: ScriptedServer) -> None:
    story = find("standard", 3, lambda story: 4 <= len(story.moves) <= 6)
    house.tell(story)
    ana = visitor()
    ana.create(edition="standard", players=3, goal=1, bots=["simple"] * 2, first=0)
    ana.start()
    for text in story.moves_of(0):
        ana.make(text, "standard")
    ana.play_to_the_end()
    rows = ana.page.get_by_role("list", name=ana.say("web-log")).get_by_role("button")
    stops = "(all) => all.filter((each) => each.tabIndex === 0).length"
    assert rows.count() >= len(story.moves)
    assert rows.evaluate_all(stops) == 1
    rows.last.focus()
    ana.page.keyboard.press("ArrowUp")
    expect(rows.nth(-2)).to_be_focused()
    ana.page.keyboard.press("Home")
    expect(rows.first).to_be_focused()
    assert rows.evaluate_all(stops) == 1
