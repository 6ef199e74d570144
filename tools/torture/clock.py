"""A wall clock that jumps by years: no turn ends early, none hangs."""

import asyncio
import random
import time
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any
from unittest.mock import patch

import msgspec

from tools.torture.attacked_server import FAST, served_file
from tools.torture.client import Guest, Player

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
        async with served_file(folder, delays=delays) as address, AsyncExitStack() as stack:
            # They come in before: a cookie that is twenty years old is refused, and rightly so.
            players = [await _seated(stack, address) for _ in range(games)]
            jumps = asyncio.create_task(jump())
            took = await asyncio.gather(*map(_turn, players))
            jumps.cancel()
    return {
        "turns": games,
        "allowed_s": MOVE_SECONDS,
        "shortest_s": round(min(took), 2),
        "longest_s": round(max(took), 2),
        "early": sum(seconds < MOVE_SECONDS - 0.05 for seconds in took),
        "hanging": sum(seconds > MOVE_SECONDS + 3 for seconds in took),
    }


async def _seated(stack: AsyncExitStack, address: str) -> Player:
    """Somebody who begins as soon as the game is started."""
    guest = await stack.enter_async_context(Guest(address))
    table, _ = await guest.create(
        bots=["random"], pace="live", move_seconds=MOVE_SECONDS, fair=False, first=0
    )
    player = await guest.sit_at(table)
    await player.hear_until("welcome")
    return player


async def _turn(player: Player) -> float:
    """How long a player who does nothing keeps the turn."""
    began = time.perf_counter()  # before the turn does: a player who hears late is not early
    await player.ask("start")
    while not (await player.hear_until("table", seconds=30))["table"]["seats"][0]["sits_in"]:
        pass
    took = time.perf_counter() - began
    await player.close()
    return took
