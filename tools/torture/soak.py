"""Many games, one after the other: memory, tasks and descriptors must stay what they were."""

import asyncio
import os
import time
from collections.abc import Iterator
from contextlib import AsyncExitStack
from itertools import repeat
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

from tools.torture.attacked_server import config_for, migrated
from tools.torture.client import Guest
from tools.torture.forked_workers import Lives

AT_ONCE = 8
STEPS = 100
"""How often memory is looked at."""
REST_SECONDS = 30.0
"""Seconds after which what the server still holds counts as never let go of."""


async def soak(folder: Path, *, games: int) -> dict[str, Any]:
    """Play so many short games; returns how memory grew after the first tenth.

    Between two steps everybody leaves. What the worker then still keeps in memory, after a full
    collection, is what it has not let go of; the memory that the process holds also has what Python
    and the C library keep for later, which is the most that was ever in use at once.
    """
    database = await migrated(f"sqlite:///{folder / 'soak.db'}")
    lives = Lives(config_for(database))
    await lives.start()
    points: list[_Point] = []
    async with AsyncExitStack() as staying:
        guests = [await staying.enter_async_context(Guest(lives.address)) for _ in range(AT_ONCE)]
        tastes = [Random(number) for number in range(AT_ONCE)]
        for step in range(STEPS):
            left = iter(range(games * step // STEPS, games * (step + 1) // STEPS))
            await asyncio.gather(*map(_play_on, guests, tastes, repeat(left)))
            await _at_rest(lives)
            done = games * (step + 1) // STEPS
            points.append(_Point(done, await lives.bytes_in_use(), lives.memory()))
        figures = await _at_rest(lives)
    lives.kill()
    later = points[len(points) // 10 :]
    return {
        "games": games,
        "in_use_mib_by_tenths": _by_tenths([point.in_use for point in later]),
        "slope_kib_a_1000_games": _slope([(point.games, point.in_use) for point in later]),
        "held_mib_by_tenths": _by_tenths([point.held for point in later]),
        "slope_of_held_kib_a_1000_games": _slope([(point.games, point.held) for point in later]),
        **figures,
    }


class _Point(NamedTuple):
    """What the worker has in memory after so many games."""

    games: int
    in_use: int
    held: int


async def _play_on(guest: Guest, taste: Random, left: Iterator[int]) -> None:
    """Play games as long as any are left."""
    for _ in left:
        await _game(guest, taste)


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


def _by_tenths(taken: list[int]) -> list[float]:
    return [round(size / 2**20, 2) for size in taken[:: STEPS // 10]]


def _slope(points: list[tuple[int, int]]) -> float:
    """KiB a 1,000 games, by least squares."""
    mean_x = sum(x for x, _ in points) / len(points)
    mean_y = sum(y for _, y in points) / len(points)
    above = sum((x - mean_x) * (y - mean_y) for x, y in points)
    below = sum((x - mean_x) ** 2 for x, _ in points)
    return round(above / below * 1000 / 1024, 2)
