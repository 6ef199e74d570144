"""Notifications while no page is open: asked for at a correspondence table, shown by the worker."""

import json
import sqlite3
import time
from collections.abc import Callable
from contextlib import closing
from typing import TypeVar

from playwright.sync_api import expect

from tests.e2e.player import Player
from tests.e2e.scripted_server import ScriptedServer
from tests.waiting import PATIENCE

T = TypeVar("T")

SUBSCRIBED = """
const endpoint = 'https://push.example.org/browser';
const keys = {
  p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
  auth: 'BTBZMqHH6r4Tts7J_aSIgg',
};
let made = null;
const take = async () => (made = {
  endpoint,
  toJSON: () => ({ endpoint, keys }),
  unsubscribe: async () => { made = null; return true; },
});
PushManager.prototype.subscribe = async function (options) {
  window.asked = options;
  return take();
};
PushManager.prototype.getSubscription = async () => made;
"""
"""In the place of the browser's own push service, which is not on this machine."""


def kept(house: ScriptedServer) -> list[str]:
    with closing(sqlite3.connect(house.database)) as database:
        return [row for (row,) in database.execute("select endpoint from subscriptions")]


def test_a_turn_is_shown_while_no_page_is_open(
    visitor: Callable[..., Player], house: ScriptedServer
) -> None:
    ana = visitor(permissions=["notifications"])
    ana.page.add_init_script(SUBSCRIBED)
    table = ana.create(edition="standard", players=2, bots=["random"], pace="correspondence")
    ana.start()
    ana.button("web-menu").click()
    closed = ana.page.get_by_role("switch", name=ana.say("web-push"))
    expect(closed).to_have_count(0)
    ana.page.get_by_role("switch", name=ana.say("web-notify")).click()
    closed.click()
    expect(closed).to_be_checked()
    assert kept(house) == ["https://push.example.org/browser"]
    key = ana.page.request.get("/api/me/push").json()["key"]
    assert ana.page.evaluate("asked") == {"userVisibleOnly": True, "applicationServerKey": key}

    assert shown(ana, table) == [["Amletero", ana.say("web-title-turn"), table]]
    workers = ana.page.context.service_workers
    (worker,) = (one for one in workers if "/push-worker.js" in one.url)
    worker.evaluate(CLICK)
    wait_for(ana, lambda: ana.page.evaluate(SHOWN) == [])

    closed.click()
    expect(closed).not_to_be_checked()
    assert kept(house) == []


SHOWN = """async () => {
  const registration = await navigator.serviceWorker.getRegistration('/push/');
  const notes = await registration.getNotifications();
  return notes.map((note) => [note.title, note.body, note.tag]);
}"""
CLICK = """async () => {
  const [notification] = await self.registration.getNotifications();
  self.dispatchEvent(new NotificationEvent('notificationclick', { notification }));
}"""


def shown(player: Player, table: str) -> list[list[str]]:
    """Deliver what the server sends, as the browser's push service would; return what is shown."""
    tools = player.page.context.new_cdp_session(player.page)
    registrations: list[str] = []

    def heard(event: dict[str, list[dict[str, str]]]) -> None:
        found = event["registrations"]
        registrations.extend(one["registrationId"] for one in found if "/push/" in one["scopeURL"])

    tools.on("ServiceWorker.workerRegistrationUpdated", heard)
    tools.send("ServiceWorker.enable")
    wait_for(player, lambda: registrations)
    origin = player.page.evaluate("location.origin")
    data = json.dumps({"table": table, "kind": "turn"})
    delivery = {"origin": origin, "registrationId": registrations[0], "data": data}
    tools.send("ServiceWorker.deliverPushMessage", delivery)
    return wait_for(player, lambda: player.page.evaluate(SHOWN))


def wait_for(player: Player, look: Callable[[], T]) -> T:
    """Return what is found, as soon as there is something."""
    ends = time.monotonic() + PATIENCE
    while not (found := look()):
        assert time.monotonic() < ends, player.errors
        player.page.wait_for_timeout(20)
    return found
