"""Checks on requests: origins, headers, sizes, floods, slow readers, garbage."""

import asyncio
import base64
import json
import re
import socket
from hashlib import sha256
from pathlib import Path

import httpx
import pytest
from tools.torture.attacked_server import served_file
from tools.torture.client import Guest, Player
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from amletero.server import limited_websocket, sockets
from amletero.server.sockets import ABORT, LONGEST_QUEUE, MOST_CONNECTIONS, SendQueue
from amletero.wire.socket import PROTOCOL
from tests.waiting import PATIENCE, eventually


async def test_other_sites_are_turned_away(address: str) -> None:
    async with Guest(address) as ana:
        table, _ = await ana.create()
        for headers in (
            {"origin": "https://evil.example"},
            {"origin": "http://["},
            {"sec-fetch-site": "cross-site"},
        ):
            answer = await ana.http.put("/api/me", json={"name": "Eve"}, headers=headers)
            assert (answer.status_code, answer.json()["code"]) == (403, "origin")
        answer = await ana.http.put(
            "/api/me", json={"name": "Ana"}, headers={"origin": f"http://{address}"}
        )
        assert answer.status_code == 200
        for origin in ("https://evil.example", "http://["):
            with pytest.raises(InvalidStatus) as refused:
                await connect(
                    f"ws://{address}/api/tables/{table}/socket",
                    additional_headers={"Cookie": ana.cookie, "Origin": origin},
                )
            assert refused.value.response.status_code == 403


@pytest.mark.parametrize(
    "name", ["%00", "a" * 300, "table/%00", "a/" * 3000], ids=["nul", "long", "inner-nul", "deep"]
)
async def test_a_name_that_no_file_can_have_is_a_page_of_the_browsers(
    address: str, name: str
) -> None:
    async with httpx.AsyncClient(base_url=f"http://{address}", timeout=PATIENCE) as client:
        answer = await client.get(f"/{name}")
        assert answer.status_code == 200
        assert answer.headers["content-type"].startswith("text/html")
        assert (await client.get(f"/assets/{name}")).status_code == 404


@pytest.mark.parametrize("other", ['prefs={"a":1}', "a b=c", "lonely", "x=é"])
async def test_the_cookies_of_other_applications_do_not_matter(address: str, other: str) -> None:
    async with Guest(address) as ana:
        table, _ = await ana.create()
        for cookies in (f"{other}; {ana.cookie}", f"{ana.cookie}; {other}"):
            player = await Player.connect(address, table, cookies)
            assert (await player.hear())["type"] == "welcome"
            await player.close()


async def test_pages_come_with_a_strict_policy(address: str) -> None:
    async with httpx.AsyncClient(base_url=f"http://{address}", timeout=PATIENCE) as client:
        for path in ("/", "/table/abc", "/api/server", "/api/nothing"):
            answer = await client.get(path)
            policy = answer.headers["content-security-policy"]
            assert "default-src 'none'" in policy
            assert "unsafe" not in policy
            if path.startswith("/api"):
                assert "content-encoding" not in answer.headers
            assert "server" not in answer.headers
        assert (await client.get("/api/nothing")).json()["code"] == "not_found"
        assert (await client.get("/api/server")).headers["cache-control"] == "no-store"
        assert (
            (await client.get("/..%2f..%2fetc/passwd"))
            .headers["content-type"]
            .startswith("text/html")
        )


async def test_the_page_that_verifies_allows_its_own_script_and_no_network(address: str) -> None:
    async with httpx.AsyncClient(base_url=f"http://{address}", timeout=PATIENCE) as client:
        answer = await client.get("/verify.html")
    policy = answer.headers["content-security-policy"]
    rules = dict(rule.strip().split(" ", 1) for rule in policy.split(";"))
    assert "unsafe" not in policy
    assert "connect-src" not in rules
    assert {rules[name] for name in ("default-src", "base-uri", "frame-ancestors")} == {"'none'"}
    rest = answer.text
    for tag, rule in (("script", "script-src"), ("style", "style-src")):
        (part,) = re.findall(rf"<{tag}[^>]*>(.*?)</{tag}>", answer.text, re.DOTALL)
        digest = base64.b64encode(sha256(part.encode()).digest()).decode()
        assert rules[rule] == f"'sha256-{digest}'"
        rest = rest.replace(part, "")
    assert not re.search(r'(src|href)="', rest)


async def test_large_bodies_and_messages_are_refused(address: str) -> None:
    async with Guest(address) as ana:
        answer = await ana.http.put("/api/me", json={"name": "a" * 100_000})
        assert answer.status_code == 413
        table, _ = await ana.create()
        player = await ana.sit_at(table)
        await player.hear_until("welcome")
        await player.socket.send("x" * 5000)
        with pytest.raises(ConnectionClosed) as closed:
            await player.hear_until("never")
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 1009


@pytest.mark.parametrize(
    "garbage",
    [
        "",
        "{",
        "null",
        "[" * 4000,
        '{"type":"move"}',
        '{"type":"nonsense"}',
        '"\\ud800"',
        b"\x00\xff",
    ],
)
async def test_garbage_is_refused_and_the_connection_goes_on(
    address: str, garbage: str | bytes
) -> None:
    async with Guest(address) as ana:
        table, _ = await ana.create()
        player = await ana.sit_at(table)
        await player.hear_until("welcome")
        await player.socket.send(garbage)
        assert (await player.hear_until("refusal"))["code"] == "unreadable"
        await player.say("ping")
        assert (await player.hear_until("pong")) == {"type": "pong"}


async def test_hello_comes_first(address: str) -> None:
    async with Guest(address) as ana:
        table, _ = await ana.create()
        connected = await connect(
            f"ws://{address}/api/tables/{table}/socket",
            additional_headers={"Cookie": ana.cookie},
            compression="deflate",
        )
        assert not connected.protocol.extensions, "compressed sizes would tell secrets"
        await connected.send('{"type":"start","key":"k"}')
        assert json.loads(await connected.recv())["code"] == "hello_first"
        await connected.send('{"type":"hello","protocol":99}')
        assert json.loads(await connected.recv())["code"] == "protocol"
        await connected.close()


async def test_not_even_a_ping_comes_before_hello(address: str) -> None:
    async with Guest(address) as ana:
        table, _ = await ana.create()
        connected = await connect(
            f"ws://{address}/api/tables/{table}/socket", additional_headers={"Cookie": ana.cookie}
        )
        await connected.send('{"type":"ping"}')
        assert json.loads(await connected.recv())["code"] == "hello_first"
        await connected.close()


@pytest.mark.parametrize(
    "body",
    [
        b'{"name":"Ana","name":"Eve"}',
        '{"name":"Ana"}'.encode("utf-16"),
        '{"name":"Ana"}'.encode("utf-16-le"),
        '{"name":"Ana"}'.encode("utf-32"),
        b'{"name":"\xff"}',
        b"[" * 5000,
    ],
)
async def test_a_body_says_one_thing_in_utf_8(address: str, body: bytes) -> None:
    headers = {"content-type": "application/json"}
    async with httpx.AsyncClient(base_url=f"http://{address}", timeout=PATIENCE) as http:
        answer = await http.put("/api/me", content=body, headers=headers)
        assert (answer.status_code, answer.json()["code"]) == (422, "unreadable")
        right = await http.put("/api/me", content=b'{"name":"Ana"}', headers=headers)
        assert right.status_code == 200


async def test_a_flood_is_slowed_and_then_ended(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sockets, "A_SECOND", 0.001)  # however slowly this machine sends
    monkeypatch.setattr(limited_websocket, "FRAME_BURST", 10**6)  # messages are limited as well
    async with served_file(tmp_path, rate_limits=True) as address, Guest(address) as ana:
        table, _ = await ana.create()
        player = await ana.sit_at(table)
        for _ in range(60):
            await player.say("ping")
        await player.hear_until("refusal")
        flood = [player.socket.send('{"type":"ping"}') for _ in range(300)]
        await asyncio.gather(*flood, return_exceptions=True)
        with pytest.raises(ConnectionClosed) as closed:
            await player.hear_until("never")
        assert any(message.get("code") == "too_often" for message in player.heard)
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 4008


async def test_a_guest_has_so_many_connections_at_a_time(tmp_path: Path) -> None:
    async with served_file(tmp_path, rate_limits=True) as address, Guest(address) as ana:
        table, _ = await ana.create()
        players = [await ana.sit_at(table) for _ in range(MOST_CONNECTIONS)]
        for player in players:
            await player.hear_until("welcome")
        with pytest.raises(ConnectionClosed) as closed:
            await (await ana.sit_at(table)).hear()
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 4008
        await players.pop().close()
        await eventually(lambda: _is_welcome(ana, table))  # that one has gone is noticed later


async def _is_welcome(guest: Guest, table: str) -> bool:
    try:
        return bool((await (await guest.sit_at(table)).hear())["type"] == "welcome")
    except ConnectionClosed:
        return False


async def test_too_many_new_tables_are_refused(tmp_path: Path) -> None:
    async with served_file(tmp_path, rate_limits=True) as address, Guest(address) as ana:
        codes = []
        for _ in range(25):
            answer = await ana.http.post("/api/tables", json={"edition": "classic", "players": 2})
            codes.append(answer.status_code)
        assert codes == [201] * 20 + [429] * 5


async def test_a_reader_that_never_reads_is_dropped_and_hurts_nobody(address: str) -> None:
    async with Guest(address) as ana, Guest(address, "Beto") as beto:
        table, invite = await ana.create()
        await beto.accept(table, invite)
        player = await ana.sit_at(table)
        await player.hear_until("welcome")
        deaf = socket.socket()
        deaf.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        host, port = address.split(":")
        deaf.connect((host, int(port)))
        reader, writer = await asyncio.open_connection(sock=deaf, limit=1024)
        writer.write(
            f"GET /api/tables/{table}/socket HTTP/1.1\r\nHost: {address}\r\nUpgrade: websocket\r\n"
            "Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
            f"Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nCookie: {beto.cookie}\r\n\r\n".encode()
        )
        await reader.readuntil(b"\r\n\r\n")
        hello = b'{"type":"hello","protocol":%d}' % PROTOCOL
        frame = bytes([0x81, 0x80 | len(hello)]) + b"\0\0\0\0" + hello
        writer.write(frame)
        await writer.drain()
        while (await player.hear_until("presence"))["watchers"] != 1:
            pass
        writer.transport.pause_reading()  # type: ignore[attr-defined]
        await _talk_until_dropped(player)
        writer.close()


async def _talk_until_dropped(player: Player) -> None:
    """Say things until the one who does not read is gone; what is said is heard all the while."""
    for n in range(200_000):
        await player.say("talk", phrase="hello")
        heard = await player.hear_until("talk", "presence")
        if heard["type"] == "presence" and heard["watchers"] == 0:
            assert n > 100
            return
    raise AssertionError("the slow reader was never dropped")


async def test_a_queue_that_is_full_ends_its_connection_at_once() -> None:
    """Unanswered pings end it, too, but not before much more has gathered in the memory."""
    ended = asyncio.Event()

    async def send_to_a_reader_who_never_reads(_: object) -> None:
        await asyncio.Event().wait()

    extensions = {ABORT: {"abort": ended.set}}
    queue = SendQueue(send_to_a_reader_who_never_reads, {"extensions": extensions})
    for _ in range(LONGEST_QUEUE):
        queue.send(b"{}")
    assert not queue.dropped()
    queue.send(b"{}")
    assert queue.dropped()
    assert ended.is_set()
    await queue.close()
