"""Connections that mean harm, each in a thread of its own, and a neighbor who feels it or not."""

import asyncio
import socket
import time
from contextlib import suppress

from tools.torture.client import Guest, Player

LONGEST_SECONDS = 15.0
"""An attack that is not cut off by then is given up."""


def attacker_address(number: int) -> str:
    """One of many loopback addresses, so that attackers are not taken for the neighbor."""
    return f"127.0.{2 + number // 250}.{1 + number % 250}"


def connected(address: str, number: int) -> socket.socket:
    """A connection from an attacker's address."""
    host, _, port = address.partition(":")
    source = (attacker_address(number), 0)
    return socket.create_connection(
        (host, int(port)), timeout=LONGEST_SECONDS, source_address=source
    )


def upgraded(address: str, number: int, table: str, cookie: str) -> socket.socket:
    """A socket to a table, without a library that would keep to the rules."""
    attacker = connected(address, number)
    attacker.sendall(
        f"GET /api/tables/{table}/socket HTTP/1.1\r\nHost: {address}\r\nUpgrade: websocket\r\n"
        "Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
        f"Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nCookie: {cookie}\r\n\r\n".encode()
    )
    answer = b""
    while b"\r\n\r\n" not in answer:
        piece = attacker.recv(1)
        if not piece:
            raise ConnectionRefusedError(answer)
        answer += piece
    if b" 101 " not in answer:
        raise ConnectionRefusedError(answer)
    return attacker


def pour(attacker: socket.socket, data: bytes, most: int) -> tuple[float, int]:
    """Send the same again and again until cut off; returns the seconds and bytes it took."""
    began, sent = time.perf_counter(), 0
    with attacker, suppress(OSError):
        while sent < most and time.perf_counter() - began < LONGEST_SECONDS:
            sent += attacker.send(data)
    return time.perf_counter() - began, sent


class Neighbor:
    """Somebody at a table who asks for an answer again and again, as often as is allowed."""

    def __init__(self, player: Player) -> None:
        self._player = player
        self._taken: list[float] = []
        self._stopped = False

    @staticmethod
    async def at(guest: Guest) -> "Neighbor":
        """A neighbor at a table of their own."""
        table, _ = await guest.create()
        player = await guest.sit_at(table)
        await player.hear_until("welcome")
        return Neighbor(player)

    async def ask_on(self) -> None:
        """Ask until stopped."""
        while not self._stopped:
            began = time.perf_counter()
            await self._player.say("ping")
            await self._player.hear_until("pong", seconds=60)
            self._taken.append(time.perf_counter() - began)
            await asyncio.sleep(0.11)

    def stop(self) -> None:
        """Ask no further question; a cancellation could get lost while an answer comes in."""
        self._stopped = True

    def forget(self) -> None:
        """Begin to measure anew."""
        self._taken.clear()

    def figures(self) -> dict[str, float]:
        """How long the answers took."""
        taken = sorted(self._taken)
        return {
            "neighbor_answers": len(taken),
            "neighbor_p50_ms": round(taken[len(taken) // 2] * 1000, 1),
            "neighbor_p99_ms": round(taken[int(len(taken) * 0.99)] * 1000, 1),
            "neighbor_max_ms": round(taken[-1] * 1000, 1),
        }
