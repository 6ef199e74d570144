"""Fair dealing in a real browser: proofs, receipts, and a server that cheats."""

import json
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import expect
from tools.lies import Lie, lies

from amletero.fair.receipt import read_receipt
from amletero.fair.verdict import judge_published
from tests.dishonest.dishonest_server import hold_bots, plant
from tests.e2e.player import Player
from tests.e2e.test_quality import no_violations

Visitor = Callable[..., Player]
SHOWN_AT_ONCE = ("null after an acknowledged reveal", "other bytes in the victim's place")
TO_A_SECOND_PLAYER = (
    "another list to another player",
    "a second frozen list",
    "other bytes in another player's place",
)
IN_A_PLAYED_GAME = (
    "rigged deck, honest record",
    "facts for another seat, so that they are not remembered",
)
ALONE = [
    lie
    for lie in lies()
    if lie.friend == "gives"
    and not lie.resumes
    and lie.name not in {*TO_A_SECOND_PLAYER, *IN_A_PLAYED_GAME}
]
"""The lies before the first move to somebody who plays against bots.

The others need moves, another person, or a cut.
"""


def sit_down(player: Player, **settings: object) -> str:
    wanted = {"edition": "standard", "players": 3, "goal": 1, "bots": ["simple", "simple"]}
    table = player.create(**{**wanted, **settings}, fair=True)
    player.start()
    return table


def receipt_of(player: Player, folder: Path) -> Path:
    with player.page.expect_download() as download:
        player.button("web-receipt").click()
    path = folder / download.value.suggested_filename
    download.value.save_as(path)
    return path


def record_of(player: Player, table: str, folder: Path) -> Path:
    path = folder / "record.json"
    path.write_text(player.page.request.get(f"/api/tables/{table}/record").text())
    return path


def test_a_fair_game_is_proven_here_there_and_on_the_static_page(
    visitor: Visitor, tmp_path: Path
) -> None:
    ana = visitor(lang="eo")
    table = sit_down(ana)
    ana.page.reload()
    ana.play_to_the_end()
    proof = ana.page.locator(".verdict.fair")
    expect(proof).to_contain_text(ana.say("verdict-about-fair"))
    no_violations(ana.page)
    receipt, record = receipt_of(ana, tmp_path), record_of(ana, table, tmp_path)
    found = judge_published(json.loads(record.read_text()), [read_receipt(receipt.read_bytes())])
    assert (found.word, found.code) == ("fair", None)
    expect(proof).to_contain_text(str(found.fingerprint))

    ana.page.goto("/verify.html")
    ana.page.locator("input[type=file]").set_input_files([receipt])
    expect(ana.page.locator(".verdict.not_proven")).to_be_visible()
    ana.page.locator("input[type=file]").set_input_files([record])
    expect(ana.page.locator(".verdict.fair")).to_contain_text(str(found.fingerprint))
    ana.page.get_by_role("button", name="Italiano").click()
    expect(ana.page.locator("html")).to_have_attribute("lang", "it")
    no_violations(ana.page)
    assert ana.errors == []


@pytest.mark.parametrize("name", SHOWN_AT_ONCE)
def test_a_contradiction_is_told_at_once(
    visitor: Visitor, monkeypatch: pytest.MonkeyPatch, name: str
) -> None:
    lie = named(name)
    plant(monkeypatch, lie)
    ana = visitor(lang="es")
    sit_down(ana)
    warning = ana.page.get_by_role("alert")
    expect(warning).to_contain_text(ana.say(f"verdict-reason-{lie.code.replace('_', '-')}"))
    if name == SHOWN_AT_ONCE[0]:
        no_violations(ana.page)
    warning.get_by_role("button", name=ana.say("web-close")).click()
    expect(warning).to_have_count(0)
    assert ana.errors == []


@pytest.mark.parametrize("name", IN_A_PLAYED_GAME)
def test_a_rigged_game_is_called_cheated(
    visitor: Visitor, monkeypatch: pytest.MonkeyPatch, name: str
) -> None:
    lie = named(name)
    plant(monkeypatch, lie)
    ana = visitor(width=390, height=844, color_scheme="dark")
    sit_down(ana)
    ana.play_to_the_end()
    expect(ana.page.locator(f".verdict.cheated[data-code='{lie.code}']")).to_be_visible()
    expect(ana.page.locator(".verdict.fair")).to_have_count(0)
    no_violations(ana.page)
    assert ana.errors == []


@pytest.mark.parametrize("half", [0, 1])
def test_every_lie_is_called_cheated_when_the_game_is_closed(
    visitor: Visitor, monkeypatch: pytest.MonkeyPatch, half: int
) -> None:
    ana = visitor()
    for lie in ALONE[half::2]:
        with monkeypatch.context() as patch:
            plant(patch, lie)
            hold_bots(patch)
            sit_down(ana)
            expect(ana.page.locator(".hand .take").first).to_be_visible()
            ana.page.keyboard.press("m")
            ana.button("web-close-table").click()
            ana.button("web-close-table-sure").click()
            expect(ana.page.locator(f".verdict.cheated[data-code='{lie.code}']")).to_be_visible()
            expect(ana.page.locator(".verdict.fair")).to_have_count(0)
    assert ana.errors == []


def named(name: str) -> Lie:
    return next(lie for lie in lies() if lie.name == name)
