"""The review of a game on the replay page: verdicts, curve and summary."""

from collections.abc import Callable

import msgspec
from playwright.sync_api import expect

from amletero.record.referee import Referee
from amletero.rules.cards import Character
from amletero.rules.editions import CLASSIC
from amletero.rules.moves import Play
from tests.e2e.player import Player

PRINCESS_PLAYED = (1, 1, 1, 2, 9, 1, 1, 2, 3, 3, 4, 4, 5, 5, 7, 8)
"""A deck that gives the first player the Princess and another card."""


def record() -> bytes:
    """A game that ends with its first move: the worst there is."""
    referee = Referee(CLASSIC, players=2, goal=1)
    referee.deal(tuple(CLASSIC.by_value[value] for value in PRINCESS_PLAYED), first=0)
    referee.move(Play(Character.PRINCESS))
    return msgspec.json.encode(referee.record(("Ana", "Beto")).document())


def test_a_record_is_reviewed_beside_its_replay(visitor: Callable[..., Player]) -> None:
    ana = visitor(width=390, height=844)
    ana.page.goto("/replay")
    file = {"name": "game.json", "mimeType": "application/json", "buffer": record()}
    ana.page.locator("input[type=file]").set_input_files(file)  # type: ignore[arg-type]
    ana.button("review-open").click()
    ana.sees("review-average-luck", player="Beto")
    ana.sees("review-chances", round=1)
    expect(ana.page.locator(".marks svg.blunder")).to_have_count(1)
    ana.page.get_by_role("button", name=ana.say("review-next-mistake")).click()
    ana.sees("replay-place-in-game", round=1, move=1)
    expect(ana.page.locator(".verdict.blunder")).to_contain_text(ana.say("review-mark-blunder"))
    expect(ana.page.get_by_role("list", name=ana.say("review-options"))).to_be_visible()
    slider = ana.page.get_by_role("slider")
    blunder = ana.say("review-mark-blunder")
    assert blunder in (slider.get_attribute("aria-valuetext") or "")
    assert ana.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert ana.errors == []
