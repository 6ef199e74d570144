"""Accessible on every screen, small at first load, still while cards move."""

import json
import re
from collections.abc import Callable

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Browser, Page, expect

from amletero.locales import Language, Speaker
from amletero.rules.editions import EDITIONS
from amletero.rules.facts import Revealed
from tests.e2e.player import Player
from tests.e2e.scripted_server import ScriptedServer
from tests.e2e.stories import Story, find

Visitor = Callable[..., Player]
FIRST_LOAD_BYTES = 150_000
DESK_WIDTH = 1000
LONGEST_TASK_MS = 50
"""Of processor time: longer ones are what browsers call a long task, and cards stutter."""


def no_violations(page: Page) -> None:
    expect(page.locator("main")).to_be_visible()  # else axe looks at a page that is still loading
    found = Axe().run(page, options={"resultTypes": ["violations"]})
    assert found.violations_count == 0, found.generate_report()


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_axe_on_the_pages(visitor: Visitor, scheme: str) -> None:
    ana = visitor(color_scheme=scheme)
    paths = ("/", "/rules", "/about", "/games", "/nowhere", "/transfer#abc", "/table/AAAAAAAAAAAA")
    for path in paths:
        ana.page.goto(path)
        expect(ana.page.get_by_role("heading", level=1)).to_be_visible()
        no_violations(ana.page)


@pytest.mark.parametrize(("scheme", "width", "height"), [("light", 390, 844), ("dark", 1440, 900)])
def test_axe_at_the_table(
    visitor: Visitor, house: ScriptedServer, scheme: str, width: int, height: int
) -> None:
    story = find("standard", 3, lambda story: story.moves[0] == (0, "1>1=2"), longest=3)
    house.tell(story)
    ana = visitor(color_scheme=scheme, width=width, height=height)
    ana.create(edition="standard", players=3, goal=1, first=0)
    expect(ana.button("web-start")).to_be_visible()
    no_violations(ana.page)
    ana.button("web-fill").click()
    ana.start()
    expect(ana.cards.first).to_be_visible()
    no_violations(ana.page)
    for key, panel in {"l": "web-log", "r": "rules-reference", "t": "", "m": "", "?": ""}.items():
        ana.page.keyboard.press(key)
        if panel and width > DESK_WIDTH:  # at the side of the table
            expect(ana.button(panel).last).to_have_attribute("aria-pressed", "true")
            expect(ana.page.get_by_role("dialog")).to_have_count(0)
        else:
            expect(ana.page.get_by_role("dialog")).to_be_visible()
        no_violations(ana.page)
        ana.page.keyboard.press("Escape")
        expect(ana.page.get_by_role("dialog")).to_have_count(0)
    if width > DESK_WIDTH:  # what lies open there does so in the next game, too
        ana.page.reload()
        expect(ana.button("rules-reference").last).to_have_attribute("aria-pressed", "true")
    ana.card(1).click()
    expect(ana.page.locator(".choose")).to_have_count(2)
    no_violations(ana.page)
    ana.page.locator("[data-seat='1'] .choose").click()
    expect(ana.page.get_by_role("dialog")).to_be_visible()
    no_violations(ana.page)
    ana.page.get_by_role("dialog").get_by_role("button", name=re.compile("^Priest")).click()
    for text in story.moves_of(0)[1:]:
        ana.make(text, "standard")
    expect(ana.onward).to_be_visible()
    no_violations(ana.page)
    ana.onward.click()
    expect(ana.page.locator("section.end .standing")).to_be_visible()
    no_violations(ana.page)


def test_the_first_load_is_small(visitor: Visitor, house: ScriptedServer) -> None:
    house.tell(find("standard", 3, lambda _: True))  # Ana begins
    ana = visitor()
    ana.come_in()
    ana.page.get_by_label(ana.say("web-tokens")).fill("1")
    ana.button("web-play-now").click()
    expect(ana.page.locator(".hand .take").first).to_be_visible()
    sizes = ana.page.evaluate(
        """() => performance.getEntriesByType('resource')
            .concat(performance.getEntriesByType('navigation'))
            .filter((entry) => !entry.name.endsWith('.woff2') && !entry.name.includes('/api/'))
            .map((entry) => entry.encodedBodySize)"""
    )
    assert 0 < sum(sizes) <= FIRST_LOAD_BYTES


def longest_task(trace: bytes) -> float:
    """Of all tasks of the page's own thread: milliseconds of processor time.

    What other programs do on the machine does not count.
    """
    events = json.loads(trace)["traceEvents"]
    threads = {
        (event["pid"], event["tid"])
        for event in events
        if event["name"] == "thread_name" and event["args"]["name"] == "CrRendererMain"
    }
    tasks = [
        float(event["tdur"]) / 1000
        for event in events
        if event["name"].endswith("RunTask") and (event["pid"], event["tid"]) in threads
        if "tdur" in event  # else it had begun before
    ]
    assert len(tasks) > 20  # a busy machine runs few in a second
    return max(tasks)


COUNT_FRAMES = """() => {
    const began = performance.now();
    let frames = 0;
    const count = () => { frames += 1; requestAnimationFrame(count); };
    requestAnimationFrame(count);
    window.framesASecond = () => (1000 * frames) / (performance.now() - began);
}"""


def trace_a_showdown(ana: Player, browser: Browser, story: Story) -> float:
    """Play a round; return the longest task from the last move until all hands are turned over."""
    ana.create(edition="classic", players=2, goal=3, bots=["simple"], first=0)
    ana.start()
    *before, last = story.moves_of(0)
    for text in before:
        ana.make(text, "classic")
    expect(ana.cards.first).to_be_visible()
    ana.page.keyboard.press("m")
    ana.page.get_by_text(ana.say("web-tempo-name", pace="brisk"), exact=True).click()
    ana.page.keyboard.press("Escape")
    browser.start_tracing(page=ana.page, categories=["toplevel"])
    ana.page.evaluate(COUNT_FRAMES)
    ana.make(last, "classic")
    expect(ana.onward).to_be_visible()
    longest = longest_task(browser.stop_tracing())
    frames = ana.page.evaluate("() => window.framesASecond()")
    print(f"longest task: {longest:.1f} ms of processor time; {frames:.0f} frames a second")
    return longest


def test_no_long_task_while_hands_are_turned_over(
    visitor: Visitor, browser: Browser, house: ScriptedServer
) -> None:
    """At a natural pace, with cards that fly; the best of three. `pytest -s` shows the figures."""
    story = find(
        "classic",
        2,
        lambda story: sum(isinstance(event.fact, Revealed) for event in story.events) == 2,
    )
    ana = visitor()
    ana.page.emulate_media(reduced_motion="no-preference")
    for _ in range(3):
        house.forget()
        house.tell(story)
        if trace_a_showdown(ana, browser, story) < LONGEST_TASK_MS:
            return
    pytest.fail(f"three times a task took more than {LONGEST_TASK_MS} ms")


ENDLESS = """() => document.getAnimations()
    .filter((each) => each.effect.getComputedTiming().endTime === Infinity)
    .map((each) => each.animationName)"""


def test_nothing_moves_for_ever_where_motion_is_unwanted(visitor: Visitor) -> None:
    """A medallion that breathes for others would flicker."""
    ana = visitor()
    ana.create(edition="standard", players=3, bots=["simple", "simple"], first=0)
    ana.start()
    expect(ana.cards.first).to_be_visible()
    expect(ana.page.locator(".active .halo")).to_have_count(1)
    ana.page.emulate_media(reduced_motion="no-preference")
    assert "breathe" in str(ana.page.evaluate(ENDLESS))
    ana.page.emulate_media(reduced_motion="reduce")
    assert ana.page.evaluate(ENDLESS) == []


FOCUS = """() => {
    const node = document.activeElement;
    if (!node || node === document.body) return null;
    const outlined = [node, node.closest('label')].some((each) => {
        const { outlineStyle, outlineWidth } = each ? getComputedStyle(each) : {};
        return each && outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2;
    });
    return [node.outerHTML.slice(0, 90), outlined];
}"""


def walk(page: Page, steps: int) -> list[str]:
    """What the Tab key comes to; where the focus is, is seen at each step."""
    passed: list[str] = []
    for _ in range(steps):
        page.keyboard.press("Tab")
        focus = page.evaluate(FOCUS)
        if focus is not None:
            assert focus[1], f"no visible focus on {focus[0]}"
            passed.append(focus[0])
    return passed


def test_the_focus_is_always_seen(visitor: Visitor) -> None:
    ana = visitor()
    ana.come_in()
    assert len(set(walk(ana.page, 22))) >= 16
    ana.create(edition="standard", players=3, bots=["simple", "simple"], first=0)
    expect(ana.button("web-start")).to_be_visible()
    assert any("wax-" in each for each in walk(ana.page, 14))
    ana.start()
    expect(ana.cards.first).to_be_visible()
    passed = walk(ana.page, 16)
    assert sum("take" in each for each in passed) >= 2
    ana.page.keyboard.press("m")
    assert len(walk(ana.page, 12)) >= 10


def test_zoomed_to_200_percent_nothing_is_cut_off(visitor: Visitor) -> None:
    ana = visitor(width=640, height=450)
    ana.create(edition="standard", players=4, bots=["simple"] * 3, first=0)
    ana.start()
    expect(ana.cards.first).to_be_visible()
    overflow = ana.page.evaluate(
        "() => document.documentElement.scrollWidth - document.documentElement.clientWidth"
    )
    assert overflow <= 0
    ana.cards.first.scroll_into_view_if_needed()
    expect(ana.cards.first).to_be_in_viewport()


@pytest.mark.parametrize("players", [2, 6])
def test_a_phone_has_no_sideways_scroll_and_large_targets(visitor: Visitor, players: int) -> None:
    ana = visitor(width=390, height=844)
    ana.create(edition="standard", players=players, bots=["simple"] * (players - 1), first=0)
    ana.start()
    expect(ana.cards.first).to_be_visible()
    width = ana.page.evaluate("() => document.documentElement.scrollWidth")
    assert width <= 390
    small = ana.page.locator("button:visible, a:visible").evaluate_all(
        """(all) => all.map((each) => [each.outerHTML.slice(0, 80), each.getBoundingClientRect()])
            .filter(([, box]) => box.width < 44 || box.height < 44).map(([html]) => html)"""
    )
    assert small == []
    card = ana.cards.first.bounding_box()
    assert card is not None
    assert card["width"] >= 0.4 * 390
    ana.page.keyboard.press("r")
    rules = ana.page.get_by_role("dialog").locator("tbody button")
    heights = rules.evaluate_all("(all) => all.map((each) => each.offsetHeight)")
    assert len(heights) == len(EDITIONS["standard"].values)
    assert min(heights) >= 44


TOO_HIGH = """(effect, lines) => lines.filter((line) => {
    effect.textContent = line;
    return effect.scrollHeight - effect.clientHeight > 1;
})"""


@pytest.mark.parametrize(("width", "height"), [(360, 640), (390, 844), (667, 375)])
def test_every_card_has_room_for_its_line(visitor: Visitor, width: int, height: int) -> None:
    ana = visitor(width=width, height=height)
    ana.create(edition="standard", players=3, bots=["simple", "simple"], first=0)
    ana.start()
    lines = [
        speaker.say(f"card-{card}.line")
        for speaker in (Speaker(lang, rules) for lang in Language for rules in EDITIONS.values())
        for card in speaker.edition.values
    ]
    assert ana.page.locator(".hand .effect").first.evaluate(TOO_HIGH, lines) == []
