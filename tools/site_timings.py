"""How soon a static site deals its first card, and how long its bots think, in Chromium.

    uv run python -m tools.site_timings

prints one JSON document. `cold` is the best of three first visits, each of a new browser profile,
from the address to the first card of a game against bots; `warm` the best of three further visits
of the last profile. The host is on this machine and compresses nothing. `reader_longest_ms` is the
longest that `reader` took for a move, over a game at every standard table.
"""

import json
import os
import tempfile
import time
from pathlib import Path

from playwright.sync_api import BrowserContext, Page, Playwright, sync_playwright

from amletero.rules.editions import STANDARD
from amletero.static_site.export import write_site
from amletero.wire.socket import PROTOCOL
from tools.local_web_host import FOLDER, PLAY_FIRST_MOVES, WebHost, write_seeded_site
from tools.pictures import BROWSER

TIMES = 3
FIRST_CARD = """
() => new Promise((seen) => {
    const look = () =>
        document.querySelector('.hand .take') ? seen() : requestAnimationFrame(look);
    look();
})
"""
"""Waits for the first card, looking at every frame; a locator ends by looking every half second."""


def profile(playwright: Playwright, folder: str) -> BrowserContext:
    """Return a browser whose profile is in a new folder."""
    arguments = ["--no-sandbox", "--disable-quic", "--disable-gpu"]
    return playwright.chromium.launch_persistent_context(
        folder, executable_path=BROWSER, args=arguments, locale="en"
    )


def first_card(page: Page, address: str) -> float:
    """Return the seconds from the address to the first card in one's hand."""
    page.goto("about:blank")
    began = time.perf_counter()
    page.goto(address)
    page.locator(".buttons .large").click()
    page.evaluate(FIRST_CARD)
    return time.perf_counter() - began


def kept(page: Page) -> None:
    """Wait until the service worker keeps the site."""
    page.evaluate("navigator.serviceWorker.ready.then(() => {})")


def first_cards(playwright: Playwright, address: str) -> tuple[list[float], list[float]]:
    """Return the seconds of first and of further visits."""
    cold: list[float] = []
    warm: list[float] = []
    for _ in range(TIMES):
        with tempfile.TemporaryDirectory() as folder:
            context = profile(playwright, folder)
            page = context.new_page()
            cold.append(first_card(page, address))
            kept(page)
            if len(cold) == TIMES:
                warm += [first_card(page, address) for _ in range(TIMES)]
            context.close()
    return cold, warm


def longest_answer(playwright: Playwright, address: str) -> float:
    """Return the milliseconds of `reader`'s longest answer."""
    with tempfile.TemporaryDirectory() as folder:
        context = profile(playwright, folder)
        page = context.new_page()
        page.goto(address)
        kept(page)
        (worker,) = page.workers
        longest = 0.0
        for players in sorted(STANDARD.goals):
            bots = ["reader"] * (players - 1)
            table = {"edition": "standard", "players": players, "goal": 1, "bots": bots}
            played = worker.evaluate(PLAY_FIRST_MOVES, {"table": table, "protocol": PROTOCOL})
            longest = max(longest, played["longest"])
        context.close()
    return longest


def main() -> None:
    """Measure and print."""
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        host = WebHost(Path(folder))
        try:
            site = write_site(Path(folder) / FOLDER)
            document: dict[str, object] = {"first_game_bytes": site.first_game()}
            cold, warm = first_cards(playwright, host.address)
            write_seeded_site(Path(folder) / FOLDER, "seeded")
            longest = longest_answer(playwright, host.address)
        finally:
            host.stop()
    document |= {
        "cold_s": [round(seconds, 2) for seconds in sorted(cold)],
        "warm_s": [round(seconds, 2) for seconds in sorted(warm)],
        "reader_longest_ms": round(longest),
        "load": round(os.getloadavg()[0], 2),
    }
    print(json.dumps(document))


if __name__ == "__main__":
    main()
