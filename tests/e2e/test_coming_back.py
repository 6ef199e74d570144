"""The first page for those who come back, open tables, and what a browser refuses."""

import re
from collections.abc import Callable

from playwright.sync_api import expect

from tests.e2e.player import Player

Visitor = Callable[..., Player]


def test_a_running_game_is_the_first_thing_on_the_page(visitor: Visitor) -> None:
    ana = visitor(width=390, height=844)
    ana.create(edition="standard", players=3, bots=["simple", "simple"], first=0)
    ana.start()
    expect(ana.cards.first).to_be_visible()
    ana.page.goto("/")
    link = ana.page.get_by_role("link", name=ana.say("web-resume-own", state="turn"))
    expect(link).to_be_in_viewport(ratio=0.99)
    expect(link).to_contain_text("Serena")
    link.click()
    expect(ana.cards.first).to_be_visible()
    assert ana.errors == []


def test_somebody_elses_table_is_called_after_its_host(visitor: Visitor) -> None:
    ana, beto = visitor(), visitor(lang="eo")
    ana.create(edition="standard", players=3, watch="everyone")
    beto.come_in()
    expect(beto.page).to_have_title("Amletero")
    assert beto.errors == beto.refused == []
    beto.page.get_by_role("listitem").filter(has_text=beto.say("web-table-of", name="Ana")).locator(
        "button"
    ).click()
    expect(ana.page.get_by_text(beto.say("web-guest-name"))).to_be_visible()
    beto.page.goto("/")
    resumed = beto.say("web-resume", state="lobby", name="Ana")
    expect(beto.page.get_by_role("link", name=resumed)).to_be_visible()


def test_a_host_opens_the_table_and_a_stranger_sits_down(visitor: Visitor) -> None:
    ana, eve = visitor(), visitor(lang="es", width=390, height=844)
    table = ana.create(edition="classic", players=3, bots=["simple"])
    ana.page.get_by_role("switch", name=re.compile(ana.say("web-open"))).click()
    eve.come_in()
    listed = eve.page.get_by_role("listitem").filter(has_text=eve.say("web-table-of", name="Ana"))
    level = eve.say("level-simple")
    expect(listed.first).to_contain_text(eve.say("web-bot-at-level", name="Serena", level=level))
    listed.first.get_by_role("button", name=eve.say("web-sit")).click()
    expect(eve.page).to_have_url(re.compile(table))
    expect(ana.page.get_by_text(eve.say("web-guest-name"))).to_be_visible()
    expect(eve.page.locator(".yours")).to_have_count(1)
    assert ana.errors == eve.errors == []


def test_the_options_end_with_a_button(visitor: Visitor) -> None:
    ana = visitor(lang="it", width=390, height=844)
    ana.come_in()
    ana.page.locator("summary").click()
    ana.page.get_by_role("radio", name="2", exact=True).check()
    last = ana.page.locator("main button").last
    expect(last).to_have_text(ana.say("web-invite-like-this"))
    ana.button("web-play-like-this").click()
    expect(ana.page.locator(".screen")).to_be_visible()
    expect(ana.page.locator("[data-seat]")).to_have_count(2)


def test_a_browser_that_refuses_to_notify_is_told_about(visitor: Visitor) -> None:
    ana = visitor()
    ana.page.add_init_script("Notification.requestPermission = async () => 'denied'")
    ana.create(edition="standard", players=2, bots=["simple"], first=0)
    ana.start()
    ana.page.keyboard.press("m")
    ana.page.get_by_role("switch", name=ana.say("web-notify")).click()
    ana.sees("web-notify-forbidden")
    notify = ana.page.get_by_role("switch", name=re.compile(ana.say("web-notify")))
    expect(notify).not_to_be_checked()
