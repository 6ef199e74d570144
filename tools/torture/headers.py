"""Connections that say nothing, or drip, or send headers without end."""

import asyncio
import socket
import time
from contextlib import suppress
from pathlib import Path
from typing import Any

import httpx

from tools.torture.attacked_server import config_for, migrated
from tools.torture.attackers import LONGEST_SECONDS, Neighbor, connected, pour
from tools.torture.client import Guest
from tools.torture.forked_workers import Lives

MANY = (b"x-%05d: " % 7 + b"a" * 40 + b"\r\n") * 1000
"""Small header fields, some fifty kilobytes of them."""
ENDLESS = b"a" * 65_536
"""A part of one header's value."""
MOST_BYTES = 64 * 2**20
"""So much is sent at most by an attacker that is not cut off."""
ADDRESSES = 8
"""Idle and dripping connections come from so many addresses."""


async def headers(
    folder: Path, *, connections: int, floods: int, within: float = LONGEST_SECONDS
) -> dict[str, Any]:
    """Hold connections open and pour headers; a neighbor plays on, and new ones get in."""
    database = await migrated(f"sqlite:///{folder / 'headers.db'}")
    lives = Lives(config_for(database, rate_limits=True))
    await lives.start()
    try:
        async with Guest(lives.address) as guest:
            return await _attacked(lives, guest, connections, floods, within)
    finally:
        lives.kill()


async def _attacked(
    lives: Lives, guest: Guest, connections: int, floods: int, within: float
) -> dict[str, Any]:
    neighbor = await Neighbor.at(guest)
    asking = asyncio.create_task(neighbor.ask_on())
    before = lives.memory()
    idle = await asyncio.to_thread(_hold, lives.address, connections)
    dripping = asyncio.create_task(_drip(idle[: connections // 2]))
    entering = [await _enter(lives.address) for _ in range(10)]
    poured = [
        await asyncio.to_thread(_pour_headers, lives.address, number, endless)
        for number in range(floods)
        for endless in (False, True)
    ]
    entering += [await _enter(lives.address) for _ in range(10)]
    held = lives.memory()
    left = await asyncio.to_thread(_left_open, idle, within)
    dripping.cancel()
    neighbor.stop()
    _, end = await asyncio.gather(dripping, asking, return_exceptions=True)
    for connection in idle:
        connection.close()
    return {
        "connections": connections,
        "left_open": left,
        "floods": len(poured),
        "longest_flood_s": round(max(seconds for seconds, _ in poured), 2),
        "neighbor_lost": end is not None,
        "longest_entrance_ms": round(max(entering) * 1000, 1),
        "memory_grown_mib": round((held - before) / 2**20, 1),
        **neighbor.figures(),
    }


def _hold(address: str, connections: int) -> list[socket.socket]:
    return [connected(address, number % ADDRESSES) for number in range(connections)]


async def _enter(address: str) -> float:
    """How long somebody new waits for a page."""
    began = time.perf_counter()
    async with httpx.AsyncClient(timeout=60, verify=False) as client:
        (await client.get(f"http://{address}/api/server")).raise_for_status()
    return time.perf_counter() - began


async def _drip(connections: list[socket.socket]) -> None:
    """Send a byte of a header now and then over each connection."""
    for connection in connections:
        with suppress(OSError):
            connection.send(b"GET / HTTP/1.1\r\nx-slow: ")
    while True:
        await asyncio.sleep(0.5)
        for connection in connections:
            with suppress(OSError):
                connection.send(b"a")


def _pour_headers(address: str, number: int, endless: bool) -> tuple[float, int]:
    attacker = connected(address, 100 + number)
    attacker.sendall(b"GET / HTTP/1.1\r\nhost: " + address.encode() + b"\r\n")
    if endless:
        attacker.sendall(b"x-endless: ")
    return pour(attacker, ENDLESS if endless else MANY, MOST_BYTES)


def _left_open(connections: list[socket.socket], within: float) -> int:
    """How many connections the server has not ended after so many seconds."""
    ends = time.monotonic() + within
    left = connections
    while left and time.monotonic() < ends:
        left = [connection for connection in left if not _closed(connection)]
    return len(left)


def _closed(connection: socket.socket) -> bool:
    """Whether the server has ended a connection, with or without an answer."""
    connection.settimeout(0.01)
    try:
        while connection.recv(4096):
            pass
    except TimeoutError:
        return False
    except OSError:
        return True
    return True
