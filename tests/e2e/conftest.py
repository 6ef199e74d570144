"""Real browsers (Debian's Chromium) at a real server."""

from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, expect

from tests.e2e.player import SOON, Player
from tests.e2e.scripted_server import ScriptedServer, served

BROWSER = "/usr/bin/chromium"
expect.set_options(timeout=SOON)
PACE = "0.02"
"""Tests do not rest after each step as a reader does."""

SWITCHED_OFF = ",".join(
    (
        # The address bar's suggestions: a page of its own beside every page, as costly as ours.
        *("WebUIOmniboxPopup", "WebUIOmniboxAimPopup"),
        # What Playwright switches off: of two such lists only the last one counts.
        *("AvoidUnnecessaryBeforeUnloadCheckSync", "DestroyProfileOnBrowserClose"),
        *("HttpsUpgrades", "HttpsFirstBalancedModeAutoEnable", "LensOverlay", "MediaRouter"),
        *("PaintHolding", "ThirdPartyStoragePartitioning", "AvoidCorsURLLoaderRestartOnRedirect"),
        *("OptimizationHints", "NetworkTimeServiceQuerying", "AimEnabled", "PreconnectToSearch"),
    )
)
"""Features of Chromium."""

KEEP_SOCKETS = """
window.sockets = [];
window.WebSocket = class extends WebSocket {
    constructor(...given) { super(...given); window.sockets.push(this); }
};
"""
"""So that a test can cut them."""


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        if "e2e" in item.path.parts:
            item.add_marker(pytest.mark.slow)


@pytest.fixture(scope="session")
def browser_type_launch_args() -> dict[str, Any]:
    arguments = ["--no-sandbox", "--disable-quic", "--disable-gpu"]
    arguments.append(f"--disable-features={SWITCHED_OFF}")
    return {"executable_path": BROWSER, "args": arguments}


@pytest.fixture(scope="session")
def open_house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ScriptedServer]:
    with served(tmp_path_factory.mktemp("house")) as house:
        yield house


@pytest.fixture
def house(open_house: ScriptedServer) -> ScriptedServer:
    open_house.forget()
    return open_house


@pytest.fixture
def visitor(browser: Browser, house: ScriptedServer) -> Iterator[Callable[..., Player]]:
    """Makes a new visitor: a browser of its own that knows nobody."""
    contexts: list[BrowserContext] = []

    def arrive(*, lang: str = "en", width: int = 1280, height: int = 800, **more: Any) -> Player:
        context = browser.new_context(
            base_url=house.address,
            locale=lang,
            viewport={"width": width, "height": height},
            reduced_motion="reduce",
            **more,
        )
        context.add_init_script(f"localStorage.setItem('amletero-pace', '{PACE}')")
        context.add_init_script(
            "localStorage.getItem('amletero-sound') ?? "
            "localStorage.setItem('amletero-sound', 'off')"
        )
        context.add_init_script(KEEP_SOCKETS)
        contexts.append(context)
        return Player(context.new_page(), lang)

    yield arrive
    for context in contexts:
        context.close()
