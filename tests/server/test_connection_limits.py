"""Limits of connections: how many, how large their requests, how slow, how many frames."""

import asyncio
import re
import socket
import time
from collections.abc import AsyncIterator
from contextlib import suppress
from pathlib import Path

import pytest
from tools.torture.attacked_server import config_for, migrated, served, served_file
from tools.torture.attackers import connected, pour, upgraded
from tools.torture.client import Guest
from tools.torture.frames import KINDS, NO_MASK, OPENING, PIECE

from amletero.server import connection_limits, limited_websocket, metrics, run_server
from amletero.server.addresses import counted_address
from amletero.server.config import Ceilings
from amletero.server.connection_limits import HEADER_BYTES, HEADER_FIELDS, LimitedHttp
from tests.waiting import PATIENCE, until

UPGRADE = (
    "Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
    "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n"
)


@pytest.fixture
async def limited(tmp_path: Path) -> AsyncIterator[str]:
    async with served_file(
        tmp_path, rate_limits=True, ceilings=Ceilings(connections_per_address=5)
    ) as address:
        yield address


async def asked(address: str, request: bytes, source: str = "127.0.0.1") -> bytes:
    """The first line of the answer; empty where the connection was closed without one."""
    host, _, port = address.partition(":")
    reader, writer = await asyncio.open_connection(host, int(port), local_addr=(source, 0))
    try:
        writer.write(request)
        async with asyncio.timeout(PATIENCE):
            return (await reader.readline()).strip()
    except ConnectionError:
        return b""
    finally:
        writer.close()


def request(address: str, *fields: str, path: str = "/api/server") -> bytes:
    lines = [f"GET {path} HTTP/1.1", f"Host: {address}", *fields, "", ""]
    return "\r\n".join(lines).encode()


@pytest.mark.parametrize("upgrade", ["", UPGRADE], ids=["page", "socket"])
async def test_headers_have_a_largest_size(address: str, upgrade: str) -> None:
    line = "x-large: " + "a" * 7000
    head = request(address, *upgrade.split("\r\n")[:-1], line)
    room = HEADER_BYTES - len(head)
    allowed = request(address, *upgrade.split("\r\n")[:-1], line, "x-more: " + "a" * (room - 100))
    too_large = request(address, *upgrade.split("\r\n")[:-1], line, "x-more: " + "a" * (room + 100))
    answer = b"HTTP/1.1 101 Switching Protocols" if upgrade else b"HTTP/1.1 200 OK"
    if upgrade:  # a line of a WebSocket's handshake is limited to 8 KiB, too
        assert b" 4" in await asked(address, allowed)
    else:
        assert await asked(address, allowed) == answer
    assert b" 431 " in await asked(address, too_large)


async def test_headers_have_a_largest_number_of_fields(address: str) -> None:
    fields = [f"x-{number}: a" for number in range(HEADER_FIELDS)]
    assert b" 200 " in await asked(address, request(address, *fields[1:]))
    assert b" 431 " in await asked(address, request(address, *fields))
    for start in (UPGRADE.strip(), "Transfer-Encoding: chunked"):
        assert b" 431 " in await asked(address, request(address, start, *fields))


async def test_trailers_count_as_headers(address: str) -> None:
    head = request(address, "Transfer-Encoding: chunked", "Content-Type: application/json")
    head = head.replace(b"GET /api/server", b"POST /api/transfer")
    trailers = b"".join(b"x-%d: a\r\n" % number for number in range(2 * HEADER_FIELDS))
    whole = b"2\r\n{}\r\n0\r\n"
    assert b" 422 " in await asked(address, head + whole + b"\r\n")
    assert b" 4" not in await asked(address, head + whole + trailers + b"\r\n")


async def test_a_header_line_without_end_is_cut_off(address: str) -> None:
    """Its field is not there to be counted before it ends."""
    endless = request(address).removesuffix(b"\r\n") + b"x-endless: " + b"a" * 2 * HEADER_BYTES
    assert b" 431 " in await asked(address, endless)


@pytest.mark.parametrize("method", [b"PUT", b"GET"], ids=["read", "not read"])
async def test_a_body_without_end_is_cut_off(address: str, method: bytes) -> None:
    attacker = await asyncio.to_thread(connected, address, 0)
    attacker.sendall(request(address, "Transfer-Encoding: chunked").replace(b"GET", method))
    most = 2**26
    _, sent = await asyncio.to_thread(pour, attacker, b"400\r\n" + b"a" * 1024 + b"\r\n", most)
    assert sent < most


@pytest.mark.parametrize("start", [b"", b"GET / HTTP/1.1\r\nx-slow: ", b"\r\n"])
async def test_a_request_may_not_take_for_ever(
    address: str, start: bytes, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(connection_limits, "HEADER_SECONDS", 0.5)
    host, _, port = address.partition(":")
    began = time.monotonic()
    reader, writer = await asyncio.open_connection(host, int(port))
    writer.write(start)
    dripping = asyncio.create_task(_drip(writer, start))
    async with asyncio.timeout(PATIENCE):
        assert b" 408 " in await _read_until_cut_off(reader)
    assert time.monotonic() - began >= 0.4
    dripping.cancel()
    writer.close()


async def test_a_later_request_may_not_take_for_ever_either(
    address: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(connection_limits, "HEADER_SECONDS", 0.5)
    host, _, port = address.partition(":")
    reader, writer = await asyncio.open_connection(host, int(port))
    writer.write(request(address))
    head = await reader.readuntil(b"\r\n\r\n")
    await reader.readexactly(_body_length(head))
    writer.write(b"GET / HTTP/1.1\r\nx-slow: ")
    dripping = asyncio.create_task(_drip(writer, b"a"))
    async with asyncio.timeout(PATIENCE):
        assert b" 408 " in await _read_until_cut_off(reader)
    dripping.cancel()
    writer.close()


async def _read_until_cut_off(reader: asyncio.StreamReader) -> bytes:
    """Return all that comes before the end, even a reset: bytes were on their way to the server."""
    answer = b""
    with suppress(ConnectionResetError):
        while piece := await reader.read(1024):
            answer += piece
    return answer


def _body_length(head: bytes) -> int:
    length = re.search(rb"content-length: (\d+)", head)
    assert length is not None
    return int(length[1])


async def _drip(writer: asyncio.StreamWriter, start: bytes) -> None:
    while start:
        await asyncio.sleep(0.05)
        writer.write(start[-1:])


async def test_a_body_may_not_take_for_ever(address: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(connection_limits, "HEADER_SECONDS", 2 * PATIENCE)
    monkeypatch.setattr(connection_limits, "REQUEST_SECONDS", 0.3)
    put = request(address, "Content-Length: 9", "Content-Type: application/json", path="/api/me")
    assert await asked(address, put.replace(b"GET", b"PUT")) == b""


async def test_who_does_not_read_the_answers_is_cut_off(
    address: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The page is larger than what the system keeps for a reader."""
    made = LimitedHttp.connection_made

    def made_small(connection: LimitedHttp, transport: asyncio.Transport) -> None:
        handle = transport.get_extra_info("socket")
        handle.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, 4096)
        made(connection, transport)

    monkeypatch.setattr(LimitedHttp, "connection_made", made_small)
    monkeypatch.setattr(connection_limits, "UNREAD_SECONDS", 0.2)
    before = _slow_readers()
    with socket.socket() as deaf:
        deaf.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        host, _, port = address.partition(":")
        deaf.connect((host, int(port)))
        deaf.sendall(request(address, path="/verify.html"))
        await until(lambda: _slow_readers() > before)
    assert b" 200 " in await asked(address, request(address))


def _slow_readers() -> float:
    """Return how many connections of this process were cut off because nobody read."""
    value: float = metrics.DROPPED.labels("slow")._value.get()
    return value


async def test_a_request_after_another_has_its_own_limits(address: str) -> None:
    host, _, port = address.partition(":")
    reader, writer = await asyncio.open_connection(host, int(port))
    for _ in range(8):
        writer.write(request(address, "x-large: " + "a" * 12_000))
        head = await reader.readuntil(b"\r\n\r\n")
        assert b" 200 " in head
        await reader.readexactly(_body_length(head))
    writer.write(request(address, "x-large: " + "a" * 20_000))
    assert b" 431 " in await reader.readline()
    writer.close()


async def is_let_in(address: str, source: str) -> None:
    """Wait until a source may connect again: that another has gone is noticed a moment later."""
    async with asyncio.timeout(PATIENCE):
        while b" 200 " not in await asked(address, request(address), source):
            pass


async def test_an_address_has_so_many_connections(
    limited: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(connection_limits, "HEADER_SECONDS", 2 * PATIENCE)
    held = [connected(limited, 0) for _ in range(5)]
    source = held[0].getsockname()[0]
    async with asyncio.timeout(PATIENCE):
        while b" 429 " not in await asked(limited, request(limited), source):
            pass  # the five may not have been counted yet
    assert b" 200 " in await asked(limited, request(limited))
    held.pop().close()
    await is_let_in(limited, source)
    for connection in held:
        connection.close()


async def test_sockets_count_as_connections(limited: str) -> None:
    async with Guest(limited) as ana:
        table, _ = await ana.create()
        held = [await asyncio.to_thread(upgraded, limited, 0, table, ana.cookie) for _ in range(5)]
        source = held[0].getsockname()[0]
        assert b" 429 " in await asked(limited, request(limited), source)
        held.pop().close()
        await is_let_in(limited, source)
        for connection in held:
            connection.close()


async def test_a_trusted_proxy_has_any_number_of_connections_but_its_visitors_have_not(
    tmp_path: Path,
) -> None:
    database = await migrated(f"sqlite:///{tmp_path / 'a.db'}")
    config = config_for(database, rate_limits=True, ceilings=Ceilings(connections_per_address=2))
    async with served(config, proxies="127.0.0.1") as address, Guest(address) as ana:
        table, _ = await ana.create()
        held = []
        for visitor in ("192.0.2.1", "192.0.2.1", "192.0.2.2"):
            held.append(await _visit(address, table, ana.cookie, visitor))
            assert b'"code":"hello_first"' in await _ping(*held[-1])
        crowded = await _visit(address, table, ana.cookie, "192.0.2.1")
        assert (await crowded[0].readexactly(4))[2:] == (4008).to_bytes(2, "big")
        for _, writer in [*held, crowded]:
            writer.close()


Streams = tuple[asyncio.StreamReader, asyncio.StreamWriter]


async def _visit(address: str, table: str, cookie: str, visitor: str) -> Streams:
    host, _, port = address.partition(":")
    reader, writer = await asyncio.open_connection(host, int(port))
    fields = *UPGRADE.split("\r\n")[:-1], f"Cookie: {cookie}", f"X-Forwarded-For: {visitor}"
    writer.write(request(address, *fields, path=f"/api/tables/{table}/socket"))
    assert b" 101 " in await reader.readuntil(b"\r\n\r\n")
    return reader, writer


async def _ping(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> bytes:
    writer.write(b"\x81\x8f" + NO_MASK + b'{"type":"ping"}')
    return await reader.readuntil(b"}")


async def test_room_is_made_for_those_who_ask(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(run_server, "_allowed_files", lambda: run_server.SPARE_FILES + 20)
    monkeypatch.setattr(connection_limits, "HEADER_SECONDS", 2 * PATIENCE)
    async with served_file(tmp_path) as address:
        silent = [connected(address, number) for number in range(40)]
        assert b" 200 " in await asked(address, request(address))
        await until(lambda: _is_closed(silent[0]))
        assert not _is_closed(silent[-1])
        for connection in silent:
            connection.close()


def _is_closed(connection: socket.socket) -> bool:
    """Whether the server has closed a connection on which it says nothing else."""
    connection.setblocking(False)
    try:
        return connection.recv(1) == b""
    except BlockingIOError:
        return False
    except ConnectionResetError:
        return True


def test_a_household_counts_as_one() -> None:
    assert counted_address("2001:db8:1:2:3::4") == counted_address("2001:db8:1:2:ffff::1%eth0")
    assert counted_address("2001:db8:1:2::1") != counted_address("2001:db8:1:3::1")
    assert counted_address("::ffff:192.0.2.1") == counted_address("192.0.2.1") == "192.0.2.1"


@pytest.mark.parametrize("kind", KINDS)
async def test_a_flood_of_frames_is_cut_off(tmp_path: Path, kind: str) -> None:
    async with served_file(tmp_path, rate_limits=True) as address, Guest(address) as ana:
        table, _ = await ana.create()
        attacker = await asyncio.to_thread(upgraded, address, 0, table, ana.cookie)
        attacker.sendall(OPENING.get(kind, b""))
        frame = KINDS[kind]
        _, sent = await asyncio.to_thread(pour, attacker, frame * (PIECE // len(frame)), 2**26)
        assert sent < 2**26


async def test_a_message_has_so_many_fragments(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(limited_websocket, "FRAME_BURST", 10**6)
    async with served_file(tmp_path, rate_limits=True) as address, Guest(address) as ana:
        table, _ = await ana.create()
        attacker = await asyncio.to_thread(upgraded, address, 0, table, ana.cookie)
        attacker.sendall(OPENING["fragment"] + KINDS["fragment"] * 100)
        assert await asyncio.to_thread(_closing_code, attacker) == 4008


def _closing_code(attacker: socket.socket) -> int:
    with attacker, attacker.makefile("rb") as answer:
        head = answer.read(4)
        assert head[0] == 0x88, head
        return int.from_bytes(head[2:4], "big")
