"""A disk that is full now and then: writes fail, and nothing that is not stored is acknowledged."""

import asyncio
import random
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

from tools.torture.attacked_server import config_for, migrated
from tools.torture.audit import audit
from tools.torture.client import Guest
from tools.torture.forked_workers import Lives
from tools.torture.stubborn_players import Stubborn, Tally

UNLIMITED = 1 << 60


async def disk(folder: Path, *, faults: int, games: int, seed: int = 1) -> dict[str, Any]:
    """Let writes fail so many times under so many live games; audit the log afterwards."""
    database = await migrated(f"sqlite:///{folder / 'disk.db'}")
    lives, chance, tally = Lives(config_for(database)), random.Random(seed), Tally()
    await lives.start()
    recovered = 0
    async with AsyncExitStack() as stack:
        guests = [await stack.enter_async_context(Guest(lives.address)) for _ in range(games)]
        players = [Stubborn(guest, tally, number) for number, guest in enumerate(guests)]
        tasks = [asyncio.create_task(player.run()) for player in players]
        for _ in range(faults):
            await asyncio.sleep(0.02 + chance.random() * 0.1)
            # No file may grow beyond what it is, or the log beyond a page more: EFBIG at a write.
            lives.limit_files(chance.choice([1, 4096, 40_000]))
            await asyncio.sleep(0.02 + chance.random() * 0.1)
            promised = len(tally.acknowledged)
            lives.limit_files(UNLIMITED)
            recovered += await _goes_on(tally, promised)
        for player in players:
            player.stopping = True
        await asyncio.wait(tasks, timeout=40)
    lives.kill()
    return {
        "faults": faults,
        "recovered": recovered,
        "live_games": games,
        "acknowledged": len(tally.acknowledged),
        "refused": tally.refused,
        "cuts": tally.cuts,
        "wrong": tally.wrong[:5],
        **await audit(database, tally),
    }


async def _goes_on(tally: Tally, promised: int) -> bool:
    """Whether moves are acknowledged again within half a minute, with nobody's help."""
    for _ in range(3000):
        if len(tally.acknowledged) > promised:
            return True
        await asyncio.sleep(0.01)
    return False
