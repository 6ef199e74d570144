"""`kill -9` at any moment, and unacknowledged moves sent again."""

import asyncio
import random
import time
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

from tools.torture.attacked_server import config_for, migrated
from tools.torture.audit import audit
from tools.torture.client import Guest
from tools.torture.forked_workers import Lives
from tools.torture.stubborn_players import Stubborn, Tally


async def kills(
    folder: Path, *, times: int, games: int, acknowledgements: int = 0, seed: int = 1
) -> dict[str, Any]:
    """Kill the server so many times under so many live games; audit the log afterwards.

    It is killed on until so many moves were acknowledged.
    """
    database = await migrated(f"sqlite:///{folder / 'kills.db'}")
    lives, chance, tally = Lives(config_for(database)), random.Random(seed), Tally()
    await lives.start()
    restarts: list[float] = []
    async with AsyncExitStack() as stack:
        guests = [await stack.enter_async_context(Guest(lives.address)) for _ in range(games)]
        players = [Stubborn(guest, tally, number) for number, guest in enumerate(guests)]
        tasks = [asyncio.create_task(player.run()) for player in players]
        await _under_way(players)
        while len(restarts) < times or len(tally.acknowledged) < acknowledgements:
            await asyncio.sleep(0.05 + chance.random() * 0.75)
            restarts.append(await _killed(lives, tally))
        stuck = await _stuck(players)
        for player in players:
            player.stopping = True
        await asyncio.wait(tasks, timeout=40)
    lives.kill()
    return {
        "kills": len(restarts),
        "live_games": games,
        "acknowledged": len(tally.acknowledged),
        "games_finished": tally.games,
        "cuts": tally.cuts,
        "stuck": stuck,
        "wrong": tally.wrong[:5],
        "first_move_after_restart_max_s": round(max(restarts), 3),
        "first_move_after_restart_median_s": round(sorted(restarts)[len(restarts) // 2], 3),
        **await audit(database, tally),
    }


async def _killed(lives: Lives, tally: Tally) -> float:
    """Kill the server and start it again; returns the seconds until a move is acknowledged."""
    lives.kill()
    promised = len(tally.acknowledged)
    began = time.perf_counter()
    await lives.start()
    async with asyncio.timeout(120):
        while len(tally.acknowledged) == promised:  # noqa: ASYNC110
            await asyncio.sleep(0.005)
    return time.perf_counter() - began


async def _under_way(players: list[Stubborn]) -> None:
    """Wait until everybody has made a move."""
    async with asyncio.timeout(300):
        while not all(player.progress for player in players):  # noqa: ASYNC110
            await asyncio.sleep(0.05)


async def _stuck(players: list[Stubborn]) -> int:
    """How many players get no answer to a move within half a minute of peace."""
    before = {player: player.progress for player in players}
    waiting = players
    for _ in range(300):
        await asyncio.sleep(0.1)
        waiting = [player for player in waiting if player.progress == before[player]]
        if not waiting:
            break
    return len(waiting)
