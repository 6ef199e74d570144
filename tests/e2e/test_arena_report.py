"""The arena's report in a browser: nothing is cut off or behind a scrollbar, at any width."""

from random import Random

import pytest
from playwright.sync_api import Page

from amletero.arena.entrants import Entrant
from amletero.arena.match_blocks import ContestScore, MatchBlockResult
from amletero.arena.report import report_page
from amletero.arena.schedule import Schedule
from amletero.arena.standings import Standings
from amletero.locales import Language, Speaker
from amletero.rules.editions import STANDARD

NAMES = ("python3 bots/my-careful-bot.py --deep", "simple", "master")
HIDDEN = """[...document.querySelectorAll('html, .scroll')]
    .map(one => Math.max(0, one.scrollWidth - one.clientWidth))"""
"""By element that could be scrolled sideways: the pixels that are not shown."""


@pytest.fixture(scope="module")
def standings() -> Standings:
    entrants = tuple(Entrant(name, name) for name in NAMES)
    found, random = Standings(Schedule(STANDARD, 2, 3, 120, 1), entrants), Random(1)
    block = MatchBlockResult()
    for deal in range(60):
        line_ups = list(found.schedule.line_ups(deal))
        block.deals.append([ContestScore(one, (random.randrange(2),)) for one in line_ups])
    for entrant in range(3):
        block.timings[entrant].add([random.uniform(1e-5, 2) for _ in range(123_456)])
        block.faults[entrant]["late"] = 1234
    found.absorb(block)
    assert found.lost_deals
    return found


@pytest.mark.parametrize("language", Language)
def test_the_report_fits_every_width(page: Page, language: Language, standings: Standings) -> None:
    speaker = Speaker(language, STANDARD)
    page.set_content(report_page(standings, speaker, "amletero arena", "my/records.jsonl"))
    for width in (360, 420, 800, 1152, 1153, 1200, 1920):
        page.set_viewport_size({"width": width, "height": 900})
        hidden = page.evaluate(HIDDEN)
        assert len(hidden) >= 6
        assert set(hidden) == {0}, f"{width} pixels: {hidden}"
