"""Messages and requests that no client would send, by the million."""

import asyncio
import json
import random
from pathlib import Path
from typing import Any

import httpx

from amletero.wire.socket import PROTOCOL
from tools.torture.attacked_server import config_for, migrated
from tools.torture.client import Cut, Guest, Player
from tools.torture.forked_workers import Lives

SEEDS: list[dict[str, Any]] = [
    {"type": "hello", "protocol": PROTOCOL, "version": None},
    {"type": "move", "key": "k", "version": 1, "move": "1>1=5"},
    {"type": "sit", "key": "k", "seat": 1, "name": "x"},
    {"type": "stand", "key": "k", "seat": 1},
    {"type": "bot", "key": "k", "seat": 1, "bot": "random"},
    {"type": "free", "key": "k", "seat": 1},
    {"type": "start", "key": "k"},
    {"type": "show", "seat": 0},
    {"type": "leave", "key": "k"},
    {"type": "return", "key": "k"},
    {"type": "call-bot", "key": "k", "seat": 1},
    {"type": "rematch", "key": "k"},
    {"type": "talk", "phrase": "hello"},
    {"type": "commit", "key": "c", "seat": 0, "round": 0, "attempt": 0, "commitment": "0" * 64},
    {"type": "reveal", "seat": 0, "round": 0, "bytes": "0" * 64},
    {"type": "hint", "key": "k"},
    {"type": "ping"},
]
LAST = "the-last-request"
ODD: list[Any] = [
    None, True, -1, 0, 1, 7, 2**63, 1e308, "", "0", "k" * 500, "\u202e", "\ud83d\ude00",
    [], {}, [[]], "4", "9/1,0", "1>0=9", "hello",
]  # fmt: skip

PATHS = ["/", "/table/x", "/assets/x.js", "/api/server", "/api/me", "/api/tables", "/api/tables/x"]
HEADERS = ["origin", "cookie", "accept-encoding", "content-type", "sec-fetch-site", "x-extra"]
ODD_ENDS = ["", "/", "%00", "%ff", "/..%2f..%2f", "?x=%00", "a" * 300, "/a" * 300, "%F0%9F%98%80"]
ODD_VALUES = [
    b"", b"null", b"http://[", b"http://[::1]:x", b"//", b'a={"b":1}; amletero=x.y', b"a b=c; d",
    b"amletero=\xff.\xff", b"gzip;q=x,,br", b"application/json;", b"x" * 500, b"\xe9",
]  # fmt: skip
REQUESTS = 10
"""So many messages are sent for each request."""


def mutated(chance: random.Random) -> str:
    """A message that was right once."""
    message = dict(chance.choice(SEEDS))
    for _ in range(chance.randrange(3)):
        name = chance.choice([*message, "seat", "key", "extra"])
        if chance.random() < 0.3:
            message.pop(name, None)
        else:
            message[name] = chance.choice(ODD)
    text = json.dumps(message)
    if chance.random() < 0.3:
        place = chance.randrange(len(text) + 1)
        text = (
            text[:place]
            + chance.choice(["", "\0", '"', "}", "\u00e9", "[" * 50])
            + text[place + 1 :]
        )
    return text[:4000]


def mutated_request(chance: random.Random, address: str) -> httpx.Request:
    """A request for an odd address, with odd headers."""
    names = chance.sample(HEADERS, chance.randrange(3))
    return httpx.Request(
        chance.choice(["GET", "PUT", "POST"]),
        f"http://{address}{chance.choice(PATHS)}{chance.choice(ODD_ENDS)}",
        headers=[(name.encode(), chance.choice(ODD_VALUES)) for name in names],
        content=chance.choice([b"", b"{}", b"[" * 500, b'{"name":"\\ud800"}']),
    )


async def fuzz(folder: Path, *, messages: int, seed: int = 1) -> dict[str, Any]:
    """Send garbage over sockets and by request; the server must stay up, quick and small."""
    database = await migrated(f"sqlite:///{folder / 'fuzz.db'}")
    lives, chance = Lives(config_for(database)), random.Random(seed)
    await lives.start()
    async with Guest(lives.address) as guest:
        sent = answered = cut = errors = 0
        memory: list[int] = []
        while sent < messages:
            table, _ = await guest.create(players=3, bots=["random"], goal=1)
            player = await guest.sit_at(table)
            some = min(2_000, messages - sent)
            try:
                answered += await _pour(player, chance, some)
                sent += some
            except Cut:
                cut += 1
                sent += 1
            errors += await _knock(lives.address, chance, some // REQUESTS)
            memory.append(lives.memory())
        health = await guest.http.get("/healthz")
        metrics = await guest.http.get("/metrics")
    lives.kill()
    half = len(memory) // 2
    return {
        "messages": sent,
        "answers": answered,
        "cut": cut,
        "healthy": health.status_code == httpx.codes.OK,
        "server_errors": errors + metrics.text.count('status="5'),
        "memory_half_mib": round(memory[half] / 2**20, 1),
        "memory_end_mib": round(memory[-1] / 2**20, 1),
    }


async def _pour(player: Player, chance: random.Random, count: int) -> int:
    """Send garbage and take in whatever comes back, until a last request is answered."""
    heard = 0

    async def listen() -> None:
        nonlocal heard
        while True:
            data = await asyncio.wait_for(player.socket.recv(), 30)
            heard += 1
            if LAST in str(data):
                return

    listening = asyncio.create_task(listen())
    try:
        for _ in range(count):
            await player.socket.send(mutated(chance))
        await player.say("stand", key=LAST, seat=5)
        await listening
    finally:
        listening.cancel()
        await asyncio.gather(listening, return_exceptions=True)
        await player.close()
    return heard


async def _knock(address: str, chance: random.Random, count: int) -> int:
    """Send odd requests; returns how many the server failed to answer as it should."""
    errors = 0
    async with httpx.AsyncClient(timeout=30) as client:
        for _ in range(count):
            answer = await client.send(mutated_request(chance, address))
            errors += answer.is_server_error
    return errors
