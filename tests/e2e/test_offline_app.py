"""The app that was installed from a server, when the server is gone."""

import re
from pathlib import Path

from playwright.sync_api import Browser, expect

from tests.e2e.conftest import PACE
from tests.e2e.player import Player
from tests.e2e.scripted_server import served

ALL_IS_KEPT = """
async () => {
    const script = await (await fetch('/service-worker.js')).text();
    const { later } = JSON.parse(script.split('\\n')[0].slice('self.site = '.length, -1));
    const kept = async () => {
        const [name] = await caches.keys();
        return name ? (await (await caches.open(name)).keys()).length : 0;
    };
    while ((await kept()) < Object.keys(later).length)
        await new Promise((resolve) => setTimeout(resolve, 50));
}
"""


def test_an_installed_app_plays_against_bots_when_the_server_is_gone(
    browser: Browser, tmp_path: Path
) -> None:
    context = browser.new_context(locale="en", reduced_motion="reduce")
    context.add_init_script(f"localStorage.setItem('amletero-pace', '{PACE}')")
    context.add_init_script("localStorage.setItem('amletero-sound', 'off')")
    ana = Player(context.new_page())
    with served(tmp_path) as house:
        ana.page.goto(house.address)
        expect(ana.button("web-play-now")).to_be_visible()
        ana.page.evaluate("dispatchEvent(new Event('appinstalled'))")
        ana.page.evaluate(ALL_IS_KEPT)
    ana.page.get_by_role("link", name=ana.say("web-my-games")).click()
    ana.sees("trouble-server-gone.title")
    expect(ana.page.get_by_role("link", name=ana.say("web-play-offline"))).to_be_visible()
    ana.page.reload()
    expect(ana.page).to_have_url(re.compile(r"/offline/$"))
    ana.button("web-play-now").click()
    expect(ana.cards.first).to_be_visible()
    assert ana.errors == []
    context.close()
