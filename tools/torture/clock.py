"""A wall clock that jumps by years: no turn ends early, none hangs."""

import asyncio
import random
import time
from pathlib import Path
from typing import Any
from unittest.mock import patch

import msgspec

from tools.torture.client import Guest
from tools.torture.served import FAST, served_file

MOVE_SECONDS = 5
YEAR = 365 * 24 * 3600


async def clock(folder: Path, *, games: int, seed: int = 1) -> dict[str, Any]:
    """Let turns run out while the date jumps back and forth; measure how long they really took."""
    chance, real = random.Random(seed), time.time
    shift = 0.0

    def jumping() -> float:
        return real() + shift

    async def jump() -> None:
        nonlocal shift
        while True:
            await asyncio.sleep(0.1)
            shift = chance.uniform(-20, 20) * YEAR

    delays = msgspec.structs.replace(FAST, grace=0)
    with patch("time.time", jumping):
        async with served_file(folder, delays=delays) as address:
            jumps = asyncio.create_task(jump())
            took = await asyncio.gather(*(_turn(address) for _ in range(games)))
            jumps.cancel()
    return {
        "turns": games,
        "allowed_s": MOVE_SECONDS,
        "shortest_s": round(min(took), 2),
        "longest_s": round(max(took), 2),
        "early": sum(seconds < MOVE_SECONDS - 0.05 for seconds in took),
        "hanging": sum(seconds > MOVE_SECONDS + 3 for seconds in took),
    }


async def _turn(address: str) -> float:
    """How long a player who does nothing keeps the turn."""
    async with Guest(address) as guest:
        table, _ = await guest.create(
            bots=["random"], pace="live", move_seconds=MOVE_SECONDS, fair=False, first=0
        )
        player = await guest.sit_at(table)
        await player.ask("start")
        while not player.legal:
            await player.hear()
        began = time.perf_counter()
        while not (await player.hear_until("table", seconds=30))["table"]["seats"][0]["sits_in"]:
            pass
        await player.close()
        return time.perf_counter() - began
