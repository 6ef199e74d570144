"""A game whose host closes the table in the middle: who and when, the verdict, the files."""

import json
from collections.abc import Callable
from datetime import UTC, datetime
from pathlib import Path

from playwright.sync_api import Locator, Page, Route, expect

from amletero.fair.receipt import read_receipt
from amletero.fair.verdict import judge_published
from tests.e2e.player import Player
from tests.e2e.test_company import accept, invitation
from tests.e2e.test_quality import no_violations
from tests.waiting import PATIENCE

Visitor = Callable[..., Player]


def close(host: Player) -> None:
    host.page.keyboard.press("m")
    host.button("web-close-table").click()
    host.button("web-back").click()
    host.button("web-close-table").click()
    host.button("web-close-table-sure").click()


def downloaded(page: Page, click: Locator, folder: Path) -> bytes:
    with page.expect_download() as download:
        click.click()
    path = folder / download.value.suggested_filename
    download.value.save_as(path)
    return path.read_bytes()


def link(player: Player, message: str) -> Locator:
    return player.page.get_by_role("link", name=player.say(message), exact=True)


def test_the_others_are_told_who_closed_their_game_and_when(
    visitor: Visitor, tmp_path: Path
) -> None:
    ana = visitor()
    beto = visitor(lang="es", width=390, height=844, color_scheme="dark", timezone_id="Asia/Tokyo")
    table = ana.create(edition="standard", players=2, goal=3, first=0, fair=True)
    accept(beto, invitation(ana), "Beto")
    expect(ana.page.get_by_text("Beto")).to_be_visible()
    ana.start()
    expect(ana.cards.first).to_be_visible()
    expect(beto.page.locator(".take").first).to_be_visible()
    close(ana)

    ana.sees("web-closed-by", by="you", name="")
    beto.sees("web-closed-by", by="player", name="Ana")
    shown = beto.page.locator("time")
    at = datetime.fromisoformat(shown.get_attribute("datetime") or "")
    assert abs((datetime.now(UTC) - at).total_seconds()) < PATIENCE
    there = beto.page.evaluate(
        """(at) => new Intl.DateTimeFormat('es', {
            dateStyle: 'long', timeStyle: 'short', timeZone: 'Asia/Tokyo',
        }).format(new Date(at))""",
        at.isoformat(),
    )
    expect(shown).to_have_text(there)
    proof = beto.page.locator(".verdict.fair")
    expect(proof).to_contain_text(beto.say("verdict-about-fair"))
    no_violations(beto.page)

    record = json.loads(downloaded(beto.page, link(beto, "web-record"), tmp_path))
    receipt = downloaded(beto.page, beto.button("web-receipt"), tmp_path)
    assert record["table"] == table
    assert datetime.fromisoformat(record["closed"]["at"]) == at
    found = judge_published(record, [read_receipt(receipt)])
    assert (found.word, found.code) == ("fair", None)
    expect(proof).to_contain_text(str(found.fingerprint))

    # The address of the game still leads to its end.
    beto.page.reload()
    beto.sees("web-closed-by", by="player", name="Ana")
    expect(proof).to_be_visible()
    link(beto, "web-play-now").click()
    expect(beto.button("web-play-now")).to_be_visible()
    assert ana.errors == []
    assert beto.errors == []


def test_a_closed_game_in_every_language(visitor: Visitor) -> None:
    ana = visitor()
    ana.create(edition="standard", players=2, bots=["simple"], first=0)
    ana.start()
    close(ana)
    for _ in ana.in_every_language():
        expect(ana.page.get_by_role("heading", name=ana.say("web-game-closed"))).to_be_visible()
        ana.sees("web-closed-by", by="you", name="")
        expect(link(ana, "web-record")).to_be_visible()
        # These deals are not of the kind that can be verified.
        expect(ana.page.locator(".verdict")).to_have_count(0)
    assert ana.errors == []


def test_a_withheld_record_of_a_closed_game_is_told(visitor: Visitor) -> None:
    ana = visitor()
    ana.create(edition="standard", players=2, bots=["simple"], first=0, fair=True)
    ana.start()
    expect(ana.cards.first).to_be_visible()

    def withhold(route: Route) -> None:
        route.fulfill(status=409, json={"code": "not_over"})

    ana.page.route("**/record", withhold)
    close(ana)
    expect(ana.page.locator(".verdict.not_proven[data-code='record_withheld']")).to_be_visible()
    expect(ana.button("web-receipt")).to_be_visible()
    expect(link(ana, "web-record")).to_have_count(0)
    assert ana.errors == []
