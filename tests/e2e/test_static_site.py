"""The static site in a real browser: served from a subfolder, then without any network."""

import asyncio
import json
import re
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from pathlib import Path
from typing import Any
from urllib.parse import urljoin

import pytest
from playwright.sync_api import Browser, BrowserType, CDPSession, Page, expect
from tools.local_web_host import FOLDER, PLAY_FIRST_MOVES, WebHost, write_seeded_site

from amletero.rules.editions import EDITIONS
from amletero.static_site.export import write_site
from amletero.wire.socket import PROTOCOL
from tests.e2e.conftest import PACE
from tests.e2e.player import LANGUAGES, Player
from tests.e2e.scripted_server import ScriptedServer
from tests.e2e.test_review import record as blunder_record
from tests.static_site.test_browser_tables import NEW_TABLE, record_of_a_server
from tests.waiting import wait_until

KEPT_MEMORIES = """async () => {
    const names = (await caches.keys()).filter((name) => name.startsWith('amletero-memory '));
    const kept = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return kept.flat().length;
}"""


@pytest.fixture
def host(tmp_path: Path) -> Iterator[WebHost]:
    """A host that serves the test's folder; a site is in a subfolder of it."""
    host = WebHost(tmp_path)
    yield host
    host.stop()


@pytest.fixture
def ana(browser: Browser) -> Iterator[Player]:
    """Ana at a browser that knows nothing yet."""
    context = browser.new_context(locale="en", reduced_motion="reduce")
    context.add_init_script(f"localStorage.setItem('amletero-pace', '{PACE}')")
    context.add_init_script("localStorage.setItem('amletero-sound', 'off')")
    yield Player(context.new_page())
    context.close()


def open_site(player: Player, host: WebHost) -> None:
    """Open the start page, and wait until the browser keeps all that a first game needs."""
    player.page.goto(host.address)
    player.page.evaluate(
        """() => new Promise((kept) => {
            const { serviceWorker } = navigator;
            if (serviceWorker.controller) kept();
            else serviceWorker.addEventListener('controllerchange', kept);
        })"""
    )


def test_everything_goes_on_when_the_host_is_gone(
    ana: Player, host: WebHost, tmp_path: Path
) -> None:
    write_site(tmp_path / FOLDER)
    open_site(ana, host)
    a_dropped_record_is_reviewed(ana)
    page = ana.page
    classic = re.compile(f"^{ana.say('edition-name', edition='classic')}")
    page.get_by_role("radio", name=classic).check()
    page.get_by_role("radio", name="2", exact=True).check()
    page.get_by_label(ana.say("web-tokens")).fill("1")
    page.get_by_role("radio", name=ana.say("web-first-you"), exact=True).check()
    page.get_by_label(ana.say("web-level")).select_option("reader")
    expect(page.get_by_text(ana.say("web-pace-correspondence"))).to_have_count(0)
    ana.button("web-play-now").click()
    expect(ana.cards.first).to_be_visible()
    host.stop()
    table = page.url
    page.reload()  # in the middle of a move
    expect(ana.cards.first).to_be_visible()
    assert page.url == table
    ana.play_to_the_end()
    page.get_by_role("link", name=ana.say("review-open")).click()
    expect(page.locator(".replay .summary")).to_be_visible()
    ana.sees("review-chances", round=1)
    page.get_by_role("link", name=ana.say("web-my-games")).click()
    ana.sees("games-ended")
    with page.expect_download() as exported:
        ana.button("games-export").click()
    record = Path(exported.value.path()).read_bytes()
    assert b'"amletero-record"' in record
    a_record_is_dropped_in_another_language(ana, record)
    two_play_at_one_screen(ana)
    a_lesson_is_learned(ana)
    a_record_is_verified(ana, record)
    assert ana.errors == []


def test_the_rules_can_be_read_before_python_has_come(
    ana: Player, host: WebHost, tmp_path: Path
) -> None:
    write_site(tmp_path / FOLDER)
    page = ana.page
    page.route("**/python-*/*.wasm", lambda _: None)  # it never comes
    page.goto(host.address)
    ana.sees("site-loading")
    page.get_by_role("link", name=ana.say("web-rules")).click()
    for lang in ana.in_every_language():
        for edition in EDITIONS:
            page.get_by_role("radio", name=ana.say("edition-name", edition=edition)).check()
            title = ana.say("rules-title", edition=edition)
            expect(page.get_by_role("heading", name=title, exact=True)).to_be_visible()
            ana.sees("rules-aim.title")
        assert page.url == f"{host.address}#/rules#{list(EDITIONS)[-1]}", lang
    page.reload()
    expect(page.get_by_role("radio").last).to_be_checked()
    page.unroute_all(behavior="ignoreErrors")
    assert ana.errors == []


def a_dropped_record_is_reviewed(ana: Player) -> None:
    """The browser keeps what this review needs: one without a network needs no more."""
    page = ana.page
    page.evaluate("location.hash = '#/replay'")
    file: Any = {"name": "game.json", "mimeType": "application/json", "buffer": blunder_record()}
    page.locator("input[type=file]").set_input_files(file)
    ana.button("review-open").click()
    ana.sees("review-average-luck", player="Beto")
    expect(page.locator(".marks svg.blunder")).to_have_count(1)
    page.evaluate("location.hash = '#/'")


def a_record_is_dropped_in_another_language(ana: Player, record: bytes) -> None:
    page = ana.page
    page.get_by_role("button", name=LANGUAGES["eo"], exact=True).click()
    ana.lang = "eo"
    page.get_by_role("link", name=ana.say("replay-page")).click()
    file: Any = {"name": "game.jsonl", "mimeType": "application/json", "buffer": record}
    page.locator("input[type=file]").set_input_files(file)
    expect(page.locator(".replay")).to_be_visible()
    page.locator("input[type=file]").set_input_files(file | {"buffer": b"{}"})
    ana.sees("replay-wrong", fault="")


def two_play_at_one_screen(ana: Player) -> None:
    page = ana.page
    page.evaluate("location.hash = '#/'")
    page.get_by_role("radio", name="2", exact=True).check()
    ana.button("site-hot-seat").first.click()
    page.get_by_label(ana.say("web-add-neighbor")).fill("Bea")
    ana.button("web-add").click()
    ana.button("web-start").click()
    expect(page.locator(".screen")).to_be_visible()


def a_lesson_is_learned(ana: Player) -> None:
    page = ana.page
    page.evaluate("location.hash = '#/learn'")
    ana.button("lesson-ready").click()
    ana.make("1>1=7", "standard")
    ana.sees("lesson-guard.right", name="Serena")


def a_record_is_verified(ana: Player, record: bytes) -> None:
    page = ana.page
    page.evaluate("location.hash = '#/about'")
    page.get_by_role("link", name=ana.say("verify-page-title")).click()
    page.get_by_role("button", name=LANGUAGES[ana.lang], exact=True).click()
    file: Any = {"name": "game.jsonl", "mimeType": "application/json", "buffer": record}
    page.locator("input[type=file]").set_input_files(file)
    ana.sees("verdict-not-proven")


def test_one_tab_owns_a_table_and_an_update_does_not_lose_it(
    ana: Player, host: WebHost, tmp_path: Path
) -> None:
    write_seeded_site(tmp_path / FOLDER, "first")
    open_site(ana, host)
    a_further_visit_starts_from_kept_memory(ana)
    the_record_is_a_servers(ana)
    ana.button("web-play-now").click()
    expect(ana.page.locator(".screen")).to_be_visible()
    other = Player(ana.page.context.new_page())
    other.page.goto(ana.page.url)
    other.sees("trouble-other-tab.title")
    ana.page.close()
    other.button("web-try-again").click()
    expect(other.cards.first).to_be_visible()
    write_seeded_site(tmp_path / FOLDER, "second")
    other.page.evaluate("navigator.serviceWorker.ready.then((kept) => kept.update())")
    other.sees("site-new-version")
    shown = other.page.locator("ul.hand").inner_text()
    other.button("web-reload").click()
    names = other.page.locator("meta[name=site]")
    expect(names).to_have_attribute("content", re.compile('"version": "second"'))
    expect(other.cards.first).to_be_visible()
    assert other.page.locator("ul.hand").inner_text() == shown
    caches = other.page.evaluate("caches.keys()")
    assert sorted(name.partition(" ")[0] for name in caches) == ["amletero", "amletero-memory"]
    assert other.errors == []


def a_further_visit_starts_from_kept_memory(ana: Player) -> None:
    """What follows in the test is played by a Python that was not started anew."""
    page = ana.page
    wait_until(lambda: page.evaluate(KEPT_MEMORIES) == 1)
    with page.expect_worker() as started:
        page.reload()
    marks = "performance.getEntriesByType('mark').map((mark) => mark.name)"
    wait_until(lambda: started.value.evaluate(marks) != [])
    assert started.value.evaluate(marks) == ["python-resumed"]


def the_record_is_a_servers(ana: Player) -> None:
    """The same seed gives the same game, byte for byte, in a browser's Python and in a server's."""
    (worker,) = ana.page.workers
    played = worker.evaluate(PLAY_FIRST_MOVES, {"table": NEW_TABLE, "protocol": PROTOCOL})
    # In a process of its own: in this one a scripted server may have replaced the bots.
    with ProcessPoolExecutor(1, get_context("spawn")) as apart:
        assert played["record"] == apart.submit(record_of_seed_7).result()


def record_of_seed_7() -> str:
    return json.dumps(asyncio.run(record_of_a_server(7)))


def app_manifest(page: Page, devtools: CDPSession) -> dict[str, Any]:
    """The manifest that the page links to, as soon as Chromium has noticed the link."""
    linked = page.locator("link[rel=manifest]").evaluate("(link) => link.href")
    wait_until(lambda: devtools.send("Page.getAppManifest")["url"] == linked)
    return devtools.send("Page.getAppManifest")


def test_a_site_and_a_server_can_be_installed_as_an_app(
    browser_type: BrowserType,
    browser_type_launch_args: dict[str, Any],
    host: WebHost,
    house: ScriptedServer,
    tmp_path: Path,
) -> None:
    """By Chromium's own criteria; a private window never offers it."""
    write_site(tmp_path / FOLDER)
    context = browser_type.launch_persistent_context(
        tmp_path / "browser", locale="eo", **browser_type_launch_args
    )
    page = context.new_page()
    devtools = context.new_cdp_session(page)
    for start, games in (host.address, "#/games"), (f"{house.address}/", "games"):
        page.goto(start)
        expect(page.locator("html")).to_have_attribute("lang", "eo")
        told = app_manifest(page, devtools)
        assert told["errors"] == []
        manifest = json.loads(told["data"])
        assert manifest["lang"] == "eo"
        (shortcut,) = (each for each in manifest["shortcuts"] if each["url"].endswith("games"))
        assert urljoin(told["url"], shortcut["url"]) == start + games
        assert devtools.send("Page.getInstallabilityErrors")["installabilityErrors"] == []
        for picture in manifest["icons"] + manifest["screenshots"]:
            shown = context.request.get(urljoin(told["url"], picture["src"]))
            assert shown.headers["content-type"] == picture["type"]
    context.close()
