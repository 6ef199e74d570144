"""The table under strain: long names, absent players, small screens."""

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.e2e.player import Player
from tests.e2e.scripted_server import ScriptedServer
from tests.e2e.stories import find
from tests.e2e.test_company import accept, invitation

Visitor = Callable[..., Player]

STICKING_OUT = """() => [...document.querySelectorAll('.person *, .stage *, .prompt *, .hand *')]
    .filter((each) => !each.closest('svg') && each.getClientRects().length > 0)
    .map((each) => [each.className, each.getBoundingClientRect()])
    .filter(([, box]) => box.left < -0.5 || box.right > innerWidth + 0.5)
    .map(([name]) => name)"""
OVERFLOW = "() => document.documentElement.scrollWidth - innerWidth"
LONG = "W" * 24


@pytest.mark.parametrize(
    ("width", "height", "players"), [(320, 568, 2), (320, 568, 4), (360, 560, 6)]
)
def test_a_small_screen_holds_everyone(
    visitor: Visitor, width: int, height: int, players: int
) -> None:
    ana = visitor(width=width, height=height, has_touch=True, is_mobile=True)
    ana.create(edition="standard", players=players, bots=["simple"] * (players - 1), first=0)
    ana.start()
    expect(ana.cards.first).to_be_visible()
    assert ana.page.evaluate(OVERFLOW) <= 0
    assert ana.page.evaluate(STICKING_OUT) == []
    if players < 6:  # before a card is played, the deck has the middle
        box = ana.page.locator(".piles > .piles").bounding_box()
        assert box is not None
        assert box["x"] + box["width"] / 2 == pytest.approx(width / 2, abs=2)


HIDDEN_TOKENS = """() => {
    const meet = (one, other) =>
        one.left < other.right - 0.5 && other.left < one.right - 0.5 &&
        one.top < other.bottom - 0.5 && other.top < one.bottom - 0.5;
    const letters = [...document.querySelectorAll('.others .hand-place')];
    return [...document.querySelectorAll('.others .bust > .tokens')].filter((tokens) =>
        letters.some((letter) => !letter.closest('li').contains(tokens) &&
            meet(tokens.getBoundingClientRect(), letter.getBoundingClientRect()))).length;
}"""


@pytest.mark.parametrize(
    ("width", "height", "players"), [(568, 320, 3), (568, 320, 4), (568, 320, 6), (780, 437, 4)]
)
def test_a_phone_on_its_side_shows_the_whole_table(
    visitor: Visitor, width: int, height: int, players: int
) -> None:
    ana = visitor(width=width, height=height, has_touch=True, is_mobile=True)
    ana.create(edition="standard", players=players, bots=["simple"] * (players - 1), first=0)
    ana.start()
    expect(ana.cards.first).to_be_visible()
    assert ana.page.locator(".others .bust > .tokens").count() == players - 1
    assert ana.page.evaluate(HIDDEN_TOKENS) == 0
    assert ana.page.evaluate("document.documentElement.scrollHeight") <= height
    assert ana.page.evaluate(STICKING_OUT) == []
    assert_words_apart(ana)


def test_a_long_name_away_from_the_table_keeps_its_place(visitor: Visitor) -> None:
    ana, beto = visitor(width=390, height=844), visitor()
    table = ana.create(edition="standard", players=4, bots=["simple", "simple"], first=1)
    accept(beto, invitation(ana), LONG)
    expect(ana.page.get_by_text(LONG).first).to_be_visible()
    ana.start()
    expect(ana.page.locator("ul.hand > li").first).to_be_visible()
    ana.sees("web-turn-of", name=LONG)
    beto.page.goto("about:blank")
    away = ana.page.get_by_title(ana.say("web-away"))
    expect(away).to_be_visible()
    assert ana.page.evaluate(OVERFLOW) <= 0
    assert ana.page.evaluate(STICKING_OUT) == []
    ribbons = ana.page.locator(".others .ribbon").evaluate_all(
        """(all) => all.map((each) => each.getBoundingClientRect())
            .map(({ left, right }) => [left, right])"""
    )
    assert all(
        one[1] <= other[0] + 0.5 or other[1] <= one[0] + 0.5
        for one in ribbons
        for other in ribbons
        if one is not other
    )
    ana.page.goto("/games")
    expect(ana.page.locator(f"a[href='/table/{table}']")).to_be_visible()
    assert ana.page.evaluate(OVERFLOW) <= 0


LARGE_TEXT = """addEventListener('DOMContentLoaded', () => {
    document.documentElement.style.fontSize = '200%';
})"""
CUT_OFF = """() => [...document.querySelectorAll('body *')]
    .filter((each) => !each.closest('svg') && each.getClientRects().length > 0)
    .map((each) => [each.outerHTML.slice(0, 90), each.getBoundingClientRect()])
    .filter(([, { width, left, right }]) => width > 1 && (left < -0.5 || right > innerWidth + 0.5))
    .map(([html]) => html)"""


def test_large_text_fits_a_phone(visitor: Visitor) -> None:
    """Letters twice as large: nothing is cut off at a side, and nothing lies over a sentence."""
    ana = visitor(lang="es", width=390, height=844)
    ana.page.add_init_script(LARGE_TEXT)
    ana.come_in()
    assert ana.page.evaluate(CUT_OFF) == []
    ana.create(edition="standard", players=4, bots=["simple"], first=0)
    expect(ana.button("web-start")).to_be_visible()
    assert ana.page.evaluate(CUT_OFF) == []
    ana.button("web-fill").click()
    ana.start()
    expect(ana.cards.first).to_be_visible()
    assert ana.page.evaluate(CUT_OFF) == []
    assert_words_apart(ana)


def assert_words_apart(player: Player) -> None:
    """What happened does not lie over what is asked."""
    told = player.page.locator(".sentences").bounding_box()
    asked = player.page.locator(".prompt p").bounding_box()
    assert told is not None
    assert asked is not None
    assert told["y"] + told["height"] <= asked["y"]


UNANSWERED_HINTS = """() => {
    for (const socket of window.sockets) {
        const send = socket.send.bind(socket);
        socket.send = (text) => JSON.parse(text).type === 'hint' || send(text);
    }
}"""


def test_a_miss_is_seen_on_every_emblem(visitor: Visitor, house: ScriptedServer) -> None:
    """The cross has a dark ground of its own: on the Baron's swords it was lost."""
    story = find(
        "standard",
        3,
        lambda story: story.moves[0][1] == "1>1=3" and "hit=False" in str(story.events),
    )
    house.tell(story)
    ana = visitor()
    ana.page.add_init_script("localStorage.setItem('amletero-pace', 'wait')")
    ana.create(edition="standard", players=3, bots=["simple", "simple"], first=0)
    ana.start()
    expect(ana.cards.first).to_be_visible()
    ana.page.evaluate(UNANSWERED_HINTS)
    ana.button("web-hint").click()
    ana.sees("web-hint-thinking")
    ana.make("1>1=3", "standard")
    expect(ana.page.get_by_text(ana.say("web-hint-thinking"))).to_have_count(0)  # it is too late
    ana.sees("web-go-on")  # and until then the scene stays
    cross = ana.page.locator(".cross span")
    assert cross.evaluate("(each) => getComputedStyle(each).backgroundColor") == "rgb(43, 18, 22)"
    ana.page.locator(".sentences").click()
    expect(cross).to_have_count(0)


@pytest.mark.parametrize(("width", "height"), [(320, 568), (390, 844), (568, 320), (1280, 800)])
def test_the_question_about_sound_covers_nothing(
    visitor: Visitor, house: ScriptedServer, width: int, height: int
) -> None:
    """It has a place of its own in the bar, and leaves with the first card."""
    house.tell(find("standard", 3, lambda story: story.moves[0][1] == "1>1=3"))
    ana = visitor(width=width, height=height)
    ana.page.add_init_script("localStorage.removeItem('amletero-sound')")
    ana.create(edition="standard", players=3, bots=["simple", "simple"], first=0)
    ana.start()
    expect(ana.button("web-sound-on")).to_be_visible()
    expect(ana.button("web-sound-off")).to_be_visible()
    expect(ana.cards.first).to_be_visible()
    assert ana.page.evaluate(OVERFLOW) <= 0
    buttons = ana.page.locator("header button:visible")
    assert buttons.count() >= 6
    for button in buttons.all():
        button.click(trial=True)
    ana.make("1>1=3", "standard")
    expect(ana.button("web-sound-on")).to_have_count(0)
    # She was asked, and is not asked again in the next game.
    ana.page.wait_for_function("localStorage.getItem('amletero-sound') === 'off'")


LATE_HINT = """() => {
    for (const socket of window.sockets) {
        const hear = socket.onmessage;
        socket.onmessage = (event) =>
            JSON.parse(event.data).type === 'hint'
                ? (window.hintComes = () => hear.call(socket, event))
                : hear.call(socket, event);
    }
}"""


def test_a_late_hint_waits_until_it_is_called(visitor: Visitor, house: ScriptedServer) -> None:
    """Who is naming a card has it before their eyes; a button says that the hint has come."""
    house.tell(find("standard", 3, lambda story: story.moves[0][1] == "1>1=3"))
    ana = visitor()
    ana.create(edition="standard", players=3, bots=["simple", "simple"], first=0)
    ana.start()
    expect(ana.cards.first).to_be_visible()
    ana.page.evaluate(LATE_HINT)
    ana.button("web-hint").click()
    ana.card(1).click()
    ana.page.locator("[data-seat='1'] .choose").click()
    picker = ana.page.get_by_role("dialog").first
    expect(picker).to_be_visible()
    ana.page.wait_for_function("() => window.hintComes !== undefined")
    ana.page.evaluate("() => window.hintComes()")
    called = picker.get_by_role("button", name=ana.say("web-hint"), exact=True)
    expect(called).to_be_visible()
    expect(ana.page.get_by_role("dialog")).to_have_count(1)
    called.click()
    expect(ana.page.get_by_text(ana.say("web-hint-numbers"))).to_be_visible()
    ana.page.keyboard.press("Escape")
    expect(ana.page.get_by_role("dialog")).to_have_count(1)
    picker.get_by_role("button").last.click()
    expect(ana.page.get_by_role("dialog")).to_have_count(0)
