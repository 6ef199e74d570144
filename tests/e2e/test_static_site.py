"""The static site in a real browser: served from a subfolder, then without any network."""

import json
import re
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from threading import Thread
from typing import Any
from urllib.parse import urljoin

import pytest
from playwright.sync_api import Browser, BrowserType, expect

from amletero.static_site.export import write_site
from tests.e2e.conftest import PACE
from tests.e2e.player import Player
from tests.e2e.scripted_server import ScriptedServer

FOLDER = "games/love-letter"
POLICY = (
    "default-src 'none'; script-src 'self'{wasm}; style-src 'self'; img-src 'self' data:; "
    "font-src 'self'; media-src 'self'; connect-src 'self'; manifest-src 'self'; worker-src 'self'"
)


class StaticFiles(SimpleHTTPRequestHandler):
    """A plain web host; only the worker's own file may run WebAssembly."""

    extensions_map = (
        {".html": "text/html", ".css": "text/css", ".svg": "image/svg+xml"}
        | dict.fromkeys((".js", ".mjs"), "text/javascript")
        | {".wasm": "application/wasm", ".json": "application/json", "": "application/octet-stream"}
        | {".webmanifest": "application/manifest+json", ".png": "image/png", ".webp": "image/webp"}
    )

    def end_headers(self) -> None:
        wasm = " 'wasm-unsafe-eval'" if "/worker-" in self.path else ""
        self.send_header("content-security-policy", POLICY.format(wasm=wasm))
        super().end_headers()

    def log_message(self, format: str, *args: Any) -> None:
        """Say nothing."""


@contextmanager
def hosted(folder: Path) -> Iterator[str]:
    """The address of a web host that serves a folder."""
    host = ThreadingHTTPServer(("127.0.0.1", 0), partial(StaticFiles, directory=str(folder)))
    thread = Thread(target=host.serve_forever)
    thread.start()
    try:
        yield f"http://127.0.0.1:{host.server_address[1]}"
    finally:
        host.shutdown()
        thread.join()
        host.server_close()


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a site in a subfolder of a web host."""
    root = tmp_path_factory.mktemp("host")
    write_site(root / FOLDER)
    with hosted(root) as host:
        yield f"{host}/{FOLDER}/"


@pytest.fixture
def ana(browser: Browser, address: str) -> Iterator[Player]:
    """Ana at the start page of the site, in a browser that knows nothing yet."""
    context = browser.new_context(locale="en", reduced_motion="reduce")
    context.add_init_script(f"localStorage.setItem('amletero-pace', '{PACE}')")
    context.add_init_script("localStorage.setItem('amletero-sound', 'off')")
    player = Player(context.new_page())
    player.page.goto(address)
    yield player
    context.close()


def test_a_game_is_played_to_its_end_without_a_network(ana: Player) -> None:
    page = ana.page
    classic = re.compile(f"^{ana.say('edition-name', edition='classic')}")
    page.get_by_role("radio", name=classic).check()
    page.get_by_role("radio", name="2", exact=True).check()
    page.get_by_label(ana.say("web-tokens")).fill("1")
    page.get_by_role("radio", name=ana.say("web-first-you"), exact=True).check()
    ana.button("web-play-now").click()
    expect(ana.cards.first).to_be_visible()
    table = page.url
    page.reload()  # in the middle of a move; Python comes from the browser's cache
    expect(ana.cards.first).to_be_visible()
    assert page.url == table
    page.context.set_offline(True)
    ana.play_to_the_end()
    page.get_by_role("link", name=ana.say("replay-open")).click()
    expect(page.locator(".replay")).to_be_visible()
    page.get_by_role("link", name=ana.say("web-my-games")).click()
    ana.sees("games-ended")
    with page.expect_download() as exported:
        ana.button("games-export").click()
    assert '"amletero-record"' in Path(exported.value.path()).read_text(encoding="utf-8")
    assert ana.errors == []


def test_one_tab_owns_a_table(ana: Player) -> None:
    ana.button("web-play-now").click()
    expect(ana.page.locator(".screen")).to_be_visible()
    other = Player(ana.page.context.new_page())
    other.page.goto(ana.page.url)
    other.sees("trouble-other-tab.title")
    ana.page.close()
    other.button("web-try-again").click()
    expect(other.page.locator(".screen")).to_be_visible()


def test_a_site_and_a_server_can_be_installed_as_an_app(
    browser_type: BrowserType,
    browser_type_launch_args: dict[str, Any],
    address: str,
    house: ScriptedServer,
    tmp_path: Path,
) -> None:
    """By Chromium's own criteria; a private window never offers it."""
    context = browser_type.launch_persistent_context(
        tmp_path, locale="eo", **browser_type_launch_args
    )
    page = context.new_page()
    devtools = context.new_cdp_session(page)
    for start, games in (address, "#/games"), (f"{house.address}/", "games"):
        page.goto(start)
        expect(page.locator("html")).to_have_attribute("lang", "eo")
        told = devtools.send("Page.getAppManifest")
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
