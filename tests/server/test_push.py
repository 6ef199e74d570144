"""Notifications: to absent players of correspondence games, encrypted, and to the internet only."""

import asyncio
import sqlite3
from collections.abc import AsyncIterator
from contextlib import closing
from ipaddress import ip_address
from pathlib import Path

import pytest
from py_vapid import Vapid02
from tools.torture.attacked_server import served_file
from tools.torture.client import Guest

from amletero.server import push_notices
from amletero.server.push_addresses import BadEndpoint, Endpoint, checked_address, is_public
from amletero.server.push_delivery import NOBODY, Delivery, Reach, deliver, new_key
from amletero.storage.subscriptions import MOST, Subscription
from tests.server.push_service import Browser, PushService, push_service
from tests.server.test_playing import seated
from tests.waiting import PATIENCE

CORRESPONDENCE = {"pace": "correspondence", "fair": False, "first": 1}


@pytest.fixture
async def service(tmp_path: Path) -> AsyncIterator[PushService]:
    async with push_service(tmp_path) as service:
        yield service


@pytest.fixture
async def address(
    tmp_path: Path, service: PushService, monkeypatch: pytest.MonkeyPatch
) -> AsyncIterator[str]:
    monkeypatch.setattr(push_notices, "Reach", lambda: service.reach)
    async with served_file(tmp_path) as address:
        yield address


def kept(folder: Path) -> list[str]:
    """The endpoints that a server has stored."""
    with closing(sqlite3.connect(folder / "amletero.db", PATIENCE)) as database:
        return [row for (row,) in database.execute("select endpoint from subscriptions")]


async def subscribed(guest: Guest, service: PushService, place: str = "/beto") -> Browser:
    browser = Browser(service.url + place)
    answer = await guest.http.post("/api/me/push", json=browser.subscription)
    assert answer.status_code == 204, answer.text
    return browser


async def begin_without(beto: Guest, ana: Guest) -> str:
    """Begin a correspondence game in which an absent guest is the first to move."""
    table, invite = await ana.create(**CORRESPONDENCE)
    host = await ana.sit_at(table)
    await beto.accept(table, invite)
    guest = await beto.sit_at(table)
    assert (await guest.ask("sit"))["type"] == "ack"
    await guest.close()
    async with asyncio.timeout(PATIENCE):
        while (await ana.http.get(f"/api/tables/{table}")).json()["seats"][1]["connected"]:
            pass
    assert (await host.ask("start"))["type"] == "ack"
    await host.close()
    return table


async def test_an_absent_player_is_told_of_their_turn(
    address: str, service: PushService, tmp_path: Path
) -> None:
    async with (
        Guest(address) as ana,
        Guest(address, "Beto") as beto,
        Guest(address) as host,
        Guest(address, "Caro") as caro,
    ):
        await subscribed(ana, service, "/ana")
        await subscribed(beto, service)
        await seated(ana, beto, **CORRESPONDENCE)  # both are there: nobody is told
        browser = await subscribed(caro, service, "/absent?a=b")
        table = await begin_without(caro, host)
        async with asyncio.timeout(PATIENCE):
            first, fields, body = await service.taken.get()
        assert first == "POST /absent?a=b HTTP/1.1"
        assert browser.read(body) == {"table": table, "kind": "turn"}
        assert fields["host"] == service.url.removeprefix("https://")
        assert Vapid02.verify(fields["authorization"])
        key = (await caro.http.get("/api/me/push")).json()["key"]
        assert fields["authorization"].endswith(f",k={key}")
        assert service.taken.empty()
        assert len(kept(tmp_path)) == 3


@pytest.mark.parametrize(("status", "left"), [(410, 0), (404, 0), (307, 1), (500, 1)])
async def test_a_browser_that_is_gone_is_told_no_more(
    address: str, service: PushService, tmp_path: Path, status: int, left: int
) -> None:
    service.status = status
    async with Guest(address) as ana, Guest(address, "Beto") as beto:
        await subscribed(beto, service)
        await begin_without(beto, ana)
        async with asyncio.timeout(PATIENCE):
            await service.taken.get()
            while len(kept(tmp_path)) != left:  # noqa: ASYNC110
                await asyncio.sleep(0.01)
        assert service.taken.empty()  # nobody follows to another place


async def test_subscriptions_end_with_their_guest_and_are_few(
    address: str, service: PushService, tmp_path: Path
) -> None:
    async with Guest(address) as ana, Guest(address, "Beto") as beto:
        for place in range(MOST + 1):
            await subscribed(ana, service, f"/{place}")
        assert sorted(kept(tmp_path)) == [f"{service.url}/{place}" for place in range(1, MOST + 1)]
        theirs = {"endpoint": f"{service.url}/1"}
        assert (await beto.http.request("DELETE", "/api/me/push", json=theirs)).status_code == 204
        assert len(kept(tmp_path)) == MOST
        assert (await ana.http.request("DELETE", "/api/me/push", json=theirs)).status_code == 204
        assert len(kept(tmp_path)) == MOST - 1
        assert (await ana.http.delete("/api/me")).status_code == 204
        assert kept(tmp_path) == []


async def test_what_is_no_subscription_is_refused(
    address: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    sound = Browser("https://push.example.org/1").subscription
    wrong = (
        {"endpoint": "http://push.example.org/1"},
        {"endpoint": "https://user@push.example.org/1"},
        {"endpoint": "https://[2606:4700::1111]/1"},
        {"p256dh": sound["auth"]},
        {"p256dh": "B" + "A" * 86},  # no point of the curve
        {"auth": "AAAA"},
        {"auth": "?"},
    )
    async with Guest(address) as ana:
        for fields in wrong:
            answer = await ana.http.post("/api/me/push", json={**sound, **fields})
            assert answer.status_code in (400, 422), fields
        monkeypatch.setattr(push_notices, "is_installed", lambda: False)
        answer = await ana.http.post("/api/me/push", json=sound)
        assert answer.status_code == 404
        assert "extra `push`" in answer.json()["error"]


@pytest.mark.parametrize(
    "address",
    [
        *("127.0.0.1", "10.1.2.3", "172.16.0.1", "192.168.1.1", "169.254.169.254", "100.64.0.1"),
        *("0.0.0.0", "224.0.0.1", "255.255.255.255", "192.0.2.1", "198.18.0.1", "::1", "::"),
        *("fe80::1", "fd00::1", "ff02::1", "64:ff9b::7f00:1", "2002:7f00:1::", "2001:db8::1"),
    ],
)
def test_only_the_internet_is_reached(address: str) -> None:
    assert not is_public(ip_address(address), 443)
    assert is_public(ip_address("8.8.8.8"), 443)
    assert is_public(ip_address("2606:4700::1111"), 443)
    assert not is_public(ip_address("8.8.8.8"), 22)


@pytest.mark.parametrize("host", ["localhost", "127.0.0.1", "::ffff:10.0.0.1", "::1"])
async def test_a_name_is_looked_up_before_it_is_trusted(host: str) -> None:
    with pytest.raises(BadEndpoint):
        await checked_address(Endpoint(host, 443, "/1"), is_public)


@pytest.mark.parametrize(
    ("address", "name"),
    [
        ("https://play.example.org:8443", "https://play.example.org"),
        ("http://192.168.1.7:8000", "https://192.168.1.7"),
        ("http://[::1]:8000", None),
        ("https://localhost", None),
    ],
)
def test_a_server_signs_by_its_name(address: str, name: str | None) -> None:
    assert push_notices._signature(address) == name
    claims = {"aud": "https://push.example.org", "sub": name or NOBODY}
    assert Vapid02.verify(Vapid02.from_string(new_key()).sign(claims)["Authorization"])


async def test_nothing_is_sent_inside_a_network_or_to_a_stranger(service: PushService) -> None:
    """Without the tests' leave, or without trust in the service's certificate."""
    browser = Browser(service.url + "/1")
    subscription, key = Subscription(**browser.subscription), new_key()
    assert await deliver(subscription, b"{}", key, None, Reach()) is Delivery.GONE
    stranger = Reach(allowed=service.reach.allowed)
    assert await deliver(subscription, b"{}", key, None, stranger) is Delivery.FAILED
    assert service.taken.empty()
    assert await deliver(subscription, b"{}", key, None, service.reach) is Delivery.SENT
