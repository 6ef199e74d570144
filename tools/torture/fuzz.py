"""Messages that no client would send, by the million."""

import asyncio
import json
import random
from pathlib import Path
from typing import Any

import httpx

from tools.torture.client import Cut, Guest, Player
from tools.torture.lives import Lives
from tools.torture.served import config_for, migrated

SEEDS: list[dict[str, Any]] = [
    {"type": "hello", "protocol": 1, "version": None},
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
    {"type": "commit", "seat": 0, "round": 0, "commitment": "0" * 64},
    {"type": "reveal", "seat": 0, "round": 0, "bytes": "0" * 64},
    {"type": "hint", "key": "k"},
    {"type": "ping"},
]
LAST = "the-last-request"
ODD: list[Any] = [
    None, True, -1, 0, 1, 7, 2**63, 1e308, "", "0", "k" * 500, "\u202e", "\ud83d\ude00",
    [], {}, [[]], "4", "9/1,0", "1>0=9", "hello",
]  # fmt: skip


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


async def fuzz(folder: Path, *, messages: int, seed: int = 1) -> dict[str, Any]:
    """Send garbage over a few sockets; the server must stay up, quick and small."""
    database = await migrated(f"sqlite:///{folder / 'fuzz.db'}")
    lives, chance = Lives(config_for(database)), random.Random(seed)
    await lives.start()
    async with Guest(lives.address) as guest:
        sent = answered = cut = 0
        memory: list[int] = []
        while sent < messages:
            table, _ = await guest.create(players=3, bots=["random"], goal=1)
            player = await guest.sit_at(table)
            try:
                some = min(2_000, messages - sent)
                answered += await _pour(player, chance, some)
                sent += some
            except Cut:
                cut += 1
                sent += 1
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
        "server_errors": metrics.text.count('status="5'),
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
