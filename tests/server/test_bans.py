"""A banned address is refused by a running server, and by one that starts later."""

import time
from collections.abc import AsyncIterator
from contextlib import suppress

import httpx
import pytest
from tools.torture.attacked_server import config_for, served
from tools.torture.client import Guest
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosedError

from amletero.server.ban_list import BanList, NoNetwork, banned_network
from amletero.server.operator_actions import administered
from amletero.storage.bans import Ban
from amletero.storage.database import database_url
from amletero.storage.expiry import DAY
from amletero.wire.socket.codes import CloseCode
from tests.waiting import PATIENCE, eventually

BANNED = "127.0.0.2"


@pytest.fixture
async def http() -> AsyncIterator[httpx.AsyncClient]:
    """A client that comes from the address to be banned."""
    way = httpx.AsyncHTTPTransport(local_address=BANNED)
    async with httpx.AsyncClient(transport=way, timeout=PATIENCE) as client:
        yield client


async def close_code(socket: ClientConnection) -> int | None:
    """Return the code that the server ends a connection with."""
    with suppress(ConnectionClosedError):
        async for _ in socket:
            pass
    await socket.wait_closed()
    return socket.close_code


async def test_a_ban_holds_at_once_after_a_restart_and_until_it_is_lifted(
    fresh_database: str, http: httpx.AsyncClient
) -> None:
    config = config_for(fresh_database)

    async def refused() -> bool:
        answer = await http.get(f"http://{address}/api/server")
        return (answer.status_code, answer.json().get("code")) == (403, "banned")

    async def admitted() -> bool:
        return not await refused()

    async with (
        served(config) as address,
        administered(database_url(fresh_database)) as office,
        Guest(address, "Eve", source=BANNED) as eve,
        Guest(address) as ana,
    ):
        table, _ = await eve.create()
        player = await eve.sit_at(table)
        way = f"ws://{address}/api/tables/{table}/socket"
        cookie = {"Cookie": eve.cookie}
        banned = connect(way, additional_headers=cookie, local_addr=(BANNED, 0), proxy=None)
        async with banned as there:
            await there.send('{"type": "hello", "protocol": "?"}')
            await office.ban(f"{BANNED}/32", None)
            assert await close_code(there) == CloseCode.BANNED
        await eventually(refused)
        async with banned as again:
            assert await close_code(again) == CloseCode.BANNED
        assert (await http.get(f"http://{address}/healthz")).status_code == 200
        assert (await ana.http.get("/api/server")).status_code == 200
        await player.close()
    async with served(config) as address, administered(database_url(fresh_database)) as office:
        assert await refused()
        assert await office.unban(f"{BANNED}/32")
        assert not await office.unban(f"{BANNED}/32")
        await eventually(admitted)


async def test_a_ban_ends(fresh_database: str) -> None:
    url, now = database_url(fresh_database), time.time()
    async with administered(url, lambda: now) as office:
        ban = await office.ban("203.0.113.0/24", 2)
        assert await office.bans() == [ban]
        assert await office.ban("203.0.113.0/24", None) != ban
        (kept,) = await office.bans()
        assert (kept.since, kept.until) == (now, None)
        await office.ban("203.0.113.0/24", 2)
    async with administered(url, lambda: now + 2 * DAY) as office:
        assert await office.bans() == []


def test_whom_a_ban_covers() -> None:
    bans = BanList([Ban("203.0.113.7/32", 0, 10), Ban("2001:db8:0:1::/64", 0, None)])
    held = ("203.0.113.7", "::ffff:203.0.113.7", "2001:db8:0:1::5")
    assert all(bans.holds(host, 9) for host in held)
    assert not any(bans.holds(host, 9) for host in ("203.0.113.8", "2001:db8:0:2::5", "", "name"))
    assert not bans.holds("203.0.113.7", 10)


@pytest.mark.parametrize(
    ("given", "network"),
    [
        ("203.0.113.7", "203.0.113.7/32"),
        ("203.0.113.7/24", "203.0.113.0/24"),
        ("::ffff:203.0.113.7", "203.0.113.7/32"),
        ("2001:db8::5", "2001:db8::/64"),
        ("2001:db8::/32", "2001:db8::/32"),
    ],
)
def test_the_network_of_a_ban(given: str, network: str) -> None:
    assert banned_network(given) == network


@pytest.mark.parametrize(
    "given", ["", "example.org", "300.1.1.1", "127.0.0.1", "::1", "127.0.0.0/8"]
)
def test_what_cannot_be_banned(given: str) -> None:
    with pytest.raises(NoNetwork):
        banned_network(given)
