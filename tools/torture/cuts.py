"""Connections cut at random moments: the view at the end must be that of an uncut twin."""

import asyncio
import random
from pathlib import Path
from typing import Any

from tools.torture.attacked_server import config_for, migrated
from tools.torture.client import Cut, Guest, Player
from tools.torture.forked_workers import Lives


async def cuts(folder: Path, *, cuts: int, games: int, seed: int = 1) -> dict[str, Any]:
    """Cut players off until there were so many cuts; compare each game's views at its end."""
    database = await migrated(f"sqlite:///{folder / 'cuts.db'}")
    lives = Lives(config_for(database))
    await lives.start()
    counts = {"cuts": 0, "games": 0, "unequal": 0}

    async def play_on(number: int) -> None:
        chance = random.Random(seed * 1000 + number)
        async with Guest(lives.address) as guest:
            while counts["cuts"] < cuts:
                await _game(guest, chance, counts)

    await asyncio.gather(*(play_on(number) for number in range(games)))
    lives.kill()
    return dict(counts)


async def _game(guest: Guest, chance: random.Random, counts: dict[str, int]) -> None:
    table, _ = await guest.create(bots=["random"], goal=2, fair=False)
    twin = await guest.sit_at(table)
    twin.keep = False
    await twin.ask("start")

    async def follow() -> None:
        while not twin.over:
            await twin.hear(60)

    following = asyncio.create_task(follow())
    view = await _cut_again_and_again(guest, table, chance, counts)
    await following
    counts["games"] += 1
    counts["unequal"] += view != twin.view
    await twin.close()


async def _cut_again_and_again(
    guest: Guest, table: str, chance: random.Random, counts: dict[str, int]
) -> Any:
    """Play the game with cuts in between: before, after and amid messages."""
    known: Player | None = None
    pending: tuple[str, int, str] | None = None
    while known is None or not known.over:
        player = await guest.sit_at(table, version=None if known is None else known.version)
        player.keep = False
        if known is not None:
            player.view, player.version, player.legal = known.view, known.version, known.legal
        known = player
        try:
            for _ in range(chance.randrange(1, 6)):
                if pending is not None and player.version != pending[1]:
                    pending = None
                if player.legal and player.version is not None and not player.over:
                    pending = pending or (
                        f"k{chance.randrange(10**12)}", player.version, chance.choice(player.legal)
                    )  # fmt: skip
                    key, version, move = pending
                    await player.say("move", key=key, version=version, move=move)
                    if chance.random() < 0.2:
                        break
                if player.over:
                    break
                await player.hear(30)
        except Cut:
            pass
        counts["cuts"] += 1
        player.socket.transport.abort()
    return known.view
