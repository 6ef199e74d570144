"""Sockets that send frames as fast as they can: pings, pongs, empty fragments, messages."""

import asyncio
from pathlib import Path
from typing import Any

from tools.torture.attacked_server import config_for, migrated
from tools.torture.attackers import Neighbor, attacker_address, pour, upgraded
from tools.torture.client import Guest
from tools.torture.forked_workers import Lives

NO_MASK = b"\0\0\0\0"
KINDS = {
    "ping": b"\x89\x80" + NO_MASK,
    "pong": b"\x8a\x80" + NO_MASK,
    "fragment": b"\x00\x80" + NO_MASK,
    "message": b"\x81\x8f" + NO_MASK + b'{"type":"ping"}',
    "large-ping": b"\x89\xfd" + NO_MASK + b"a" * 125,
}
"""What is sent, without end."""
OPENING = {"fragment": b"\x01\x80" + NO_MASK}
"""What is sent first: a message that has begun and never ends."""
QUIET_SECONDS = 5
"""How long the neighbor is watched before the attack, to compare with."""
PIECE = 64 * 1024
MOST_BYTES = 64 * 2**20
"""So much is sent at most by an attacker that is not cut off."""


async def frames(folder: Path, *, times: int) -> dict[str, Any]:
    """Flood from one socket after the other, in every way; a neighbor plays on."""
    database = await migrated(f"sqlite:///{folder / 'frames.db'}")
    lives = Lives(config_for(database, rate_limits=True))
    await lives.start()
    try:
        async with Guest(lives.address) as guest:
            neighbor = await Neighbor.at(guest)
            asking = asyncio.create_task(neighbor.ask_on())
            await asyncio.sleep(QUIET_SECONDS)
            quiet, busy = neighbor.figures(), lives.busy()
            neighbor.forget()
            cut = dict.fromkeys(KINDS, 0.0)
            for number in range(times):
                for kind, seconds in (await _flood(lives.address, number)).items():
                    cut[kind] = max(cut[kind], seconds)
                await asyncio.sleep(0.3)
            worked = lives.busy() - busy
            neighbor.stop()
            (end,) = await asyncio.gather(asking, return_exceptions=True)
            figures = (await guest.http.get("/metrics")).text
            return {
                "floods": times * len(KINDS),
                "longest_until_cut_s": {kind: round(seconds, 2) for kind, seconds in cut.items()},
                "neighbor_lost": end is not None,
                "counted": 'amletero_dropped_total{why="flood"}' in figures,
                "server_ms_a_flood": round(worked * 1000 / (times * len(KINDS)), 1),
                "quiet_p99_ms": quiet["neighbor_p99_ms"],
                **neighbor.figures(),
            }
    finally:
        lives.kill()


async def _flood(address: str, number: int) -> dict[str, float]:
    """Flood in every way from a guest of another address; returns the seconds until each cut."""
    async with Guest(address, "Eve", source=attacker_address(number)) as eve:
        table, _ = await eve.create()
        taken = {}
        for kind, frame in KINDS.items():
            attacker = await asyncio.to_thread(upgraded, address, number, table, eve.cookie)
            attacker.sendall(OPENING.get(kind, b""))
            data = frame * (PIECE // len(frame))
            taken[kind], _ = await asyncio.to_thread(pour, attacker, data, MOST_BYTES)
        return taken
