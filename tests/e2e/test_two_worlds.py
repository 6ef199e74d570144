"""Two worlds that differ in a card that a browser may not know look the same to it."""

import json
import re
from collections.abc import Callable

from playwright.sync_api import expect

from tests.e2e.house import House
from tests.e2e.player import Player
from tests.e2e.stories import Story

Visitor = Callable[..., Player]

COUNTESS, PRINCESS = 8, 9
HANDS = [2, None, 6]
DRAWS = [4, 1, 4, 5]
MOVES = [(0, "4"), (1, "1>2=5"), (2, "4"), (0, "2>1")]


def world(set_aside: int, of_seat_1: int) -> Story:
    """Seat 1 holds one of the two highest cards, the other one is set aside."""
    hands = [of_seat_1 if card is None else card for card in HANDS]
    deck = [set_aside, *hands, *DRAWS]
    return Story("standard", 3, deck + _missing(deck), 0, MOVES, [])


def _missing(deck: list[int]) -> list[int]:
    whole = [0, 0, *[1] * 6, 2, 2, 3, 3, 4, 4, 5, 5, 6, 6, 7, 8, 9]
    for card in deck:
        whole.remove(card)
    return whole


def watched(visitor: Visitor, house: House, story: Story) -> tuple[list[str], str]:
    """What a browser at seat 0 received and what it made of it, but for names drawn at random."""
    house.forget()
    house.tell(story)
    ana = visitor()
    table = ana.create(edition="standard", players=3, bots=["simple", "simple"], first=0)
    ana.start()
    ana.make("4", "standard")
    expect(ana.card(5)).to_be_visible()
    expect(ana.cards).to_have_count(2)
    ana.page.wait_for_timeout(600)  # until the last card has come to rest
    told = [_told(frame).replace(table, "TABLE") for frame in ana.frames]
    page = ana.page.content().replace(table, "TABLE")
    kept = ana.page.evaluate("() => JSON.stringify(localStorage)").replace(table, "TABLE")
    return told, re.sub(r' style="[^"]*"', "", page) + kept


def _told(frame: str) -> str:
    """A frame, without the keys that the browser itself chose at random."""
    message = json.loads(frame)
    if "key" in message:
        message["key"] = ""
    return json.dumps(message)


def test_what_a_browser_may_not_know_leaves_no_trace(visitor: Visitor, house: House) -> None:
    one = watched(visitor, house, world(PRINCESS, COUNTESS))
    other = watched(visitor, house, world(COUNTESS, PRINCESS))
    assert one[0] == other[0]
    assert one[1] == other[1]


def test_the_worlds_do_differ_where_they_may(visitor: Visitor, house: House) -> None:
    """The check above can fail: a Priest's look tells the two worlds apart."""
    seen = []
    for story in (world(PRINCESS, COUNTESS), world(COUNTESS, PRINCESS)):
        house.forget()
        house.tell(story)
        ana = visitor()
        ana.create(edition="standard", players=3, bots=["simple", "simple"], first=0)
        ana.start()
        ana.make("4", "standard")
        ana.make("2>1", "standard")
        expect(ana.page.locator("[data-seat='1'] .known")).to_be_visible()
        seen.append(ana.page.locator("[data-seat='1'] .known").get_attribute("title"))
    assert seen == ["Countess", "Princess"]
