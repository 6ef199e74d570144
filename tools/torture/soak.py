"""Many games, one after the other: memory, tasks and descriptors must stay what they were."""

import asyncio
import os
import time
from pathlib import Path
from random import Random
from typing import Any

from tools.torture.attacked_server import config_for, migrated
from tools.torture.client import Guest
from tools.torture.forked_workers import Lives

AT_ONCE = 8
STEPS = 100
"""How often memory is looked at."""
REST_SECONDS = 30.0
"""Seconds after which what the server still holds counts as never let go of."""


async def soak(folder: Path, *, games: int) -> dict[str, Any]:
    """Play so many short games; returns the memory's slope after the first tenth."""
    database = await migrated(f"sqlite:///{folder / 'soak.db'}")
    lives = Lives(config_for(database))
    await lives.start()
    points: list[tuple[int, int]] = []
    left = games

    async def play_on(number: int) -> None:
        nonlocal left
        async with Guest(lives.address) as guest:
            while left > 0:
                left -= 1
                await _game(guest, Random(number))
                done = games - left
                if done % max(1, games // STEPS) == 0:
                    points.append((done, lives.memory()))

    await asyncio.gather(*(play_on(number) for number in range(AT_ONCE)))
    figures = await _at_rest(lives)
    lives.kill()
    return {
        "games": games,
        "memory_mib_by_tenths": [
            round(memory / 2**20, 2) for _, memory in points[len(points) // 10 :: STEPS // 10]
        ],
        "slope_kib_a_1000_games": round(_slope(points[len(points) // 10 :]) * 1000 / 1024, 2),
        **figures,
    }


async def _game(guest: Guest, taste: Random) -> None:
    table, _ = await guest.create(bots=["random"], goal=1, fair=False)
    player = await guest.sit_at(table)
    player.keep = False
    await player.say("start", key="start")
    await player.play(taste)
    await player.close()


async def held(lives: Lives) -> dict[str, int]:
    """What the server holds: all of it must be gone once everybody is."""
    async with Guest(lives.address) as guest:
        text = (await guest.http.get("/metrics")).text
    figures = dict(
        line.split() for line in text.splitlines() if line.startswith("amletero_") and " " in line
    )
    return {
        "open_sockets": int(float(figures["amletero_sockets"])),
        "live_tables": int(float(figures["amletero_live_tables"])),
        "tasks": int(float(figures["amletero_tasks"])),
        "descriptors": len(os.listdir(f"/proc/{lives.pid}/fd")),  # noqa: PTH208
    }


async def _at_rest(lives: Lives) -> dict[str, int]:
    """What the server still holds when everybody is gone, after a moment to let go of it."""
    ends = time.monotonic() + REST_SECONDS
    while True:
        figures = await held(lives)
        at_rest = figures["open_sockets"] == figures["live_tables"] == 0
        if at_rest or time.monotonic() > ends:
            return figures
        await asyncio.sleep(0.2)


def _slope(points: list[tuple[int, int]]) -> float:
    """Bytes a game, by least squares."""
    if len(points) < 2:
        return 0.0
    mean_x = sum(x for x, _ in points) / len(points)
    mean_y = sum(y for _, y in points) / len(points)
    above = sum((x - mean_x) * (y - mean_y) for x, y in points)
    below = sum((x - mean_x) ** 2 for x, _ in points)
    return above / below
