"""Four workers on PostgreSQL and Redis, rivals for every version, and things that break."""

import asyncio
import random
import secrets
import time
from collections import Counter
from contextlib import AsyncExitStack
from itertools import cycle
from pathlib import Path
from typing import Any

from redis import Redis

from tools.torture.attacked_server import config_for, migrated
from tools.torture.audit import audit
from tools.torture.client import Cut, Guest, Player
from tools.torture.forked_workers import Lives
from tools.torture.services import Postgres, RedisServer, postgres, redis_server
from tools.torture.stubborn_players import Tally

WORKERS = 4


class Rivals:
    """One seat, connected through several workers; all connections want every version."""

    def __init__(self, table: str, guest: Guest, addresses: list[str], tally: Tally) -> None:
        self.table, self._guest, self._addresses, self._tally = table, guest, addresses, tally
        self.players: dict[int, Player] = {}
        self.winners: Counter[int] = Counter()
        self.stopping = False
        self.resting = False
        """Whether nobody moves any more, though all still listen."""

    async def run(self, number: int, seed: int) -> None:
        """Be one of the rivals."""
        chance = random.Random(seed)
        while not self.stopping:
            try:
                await self._rival(number, chance)
            except Cut:
                self._tally.cuts += 1
                await asyncio.sleep(0.1 + chance.random() * 0.2)

    async def _rival(self, number: int, chance: random.Random) -> None:
        address = chance.choice(self._addresses)
        player = await Player.connect(address, self.table, self._guest.cookie)
        player.keep = False
        self.players[number] = player
        await player.hear_until("welcome")
        if player.table["phase"] == "lobby":
            await player.say("start", key="start")
        asked = None
        while not self.stopping:
            if player.legal and asked != player.version and not self.resting:
                asked = player.version
                await player.say(
                    "move",
                    key=secrets.token_urlsafe(9),
                    version=player.version,
                    move=chance.choice(player.legal),
                )
            message = await player.hear(60)
            if message["type"] == "ack" and message["key"] != "start":
                self.winners[message["version"]] += 1
                self._tally.acknowledged[self.table, message["key"]] = message["version"]
            elif message["type"] == "refusal" and message["code"] == "unavailable":
                asked = None
                await asyncio.sleep(0.1)


async def workers(
    folder: Path, *, games: int, rivals: int, seconds: int, chaos: bool = True
) -> dict[str, Any]:
    """Let rivals fight while workers are killed, Redis is flushed and PostgreSQL is stopped."""
    with postgres(folder / "pg") as database, redis_server() as redis:
        url = await migrated(database.url)
        config = config_for(url, redis=redis.url, shared=True)
        lives = [Lives(config) for _ in range(WORKERS)]
        await asyncio.gather(*(life.start() for life in lives))
        tally = Tally()
        async with AsyncExitStack() as stack:
            fights = [
                await _fight(stack, [life.address for life in lives], tally) for _ in range(games)
            ]
            tasks = [
                asyncio.create_task(fight.run(number, seed * 100 + number))
                for seed, fight in enumerate(fights)
                for number in range(rivals)
            ]
            broken = await _break_things(lives, redis, database, seconds if chaos else 0)
            if not chaos:
                await asyncio.sleep(seconds)
            equal_after = await _all_equal(fights)
            for fight in fights:
                fight.stopping = True
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
        for life in lives:
            life.kill()
        audited = await audit(url, tally)
    return {
        "workers": WORKERS,
        "games": games,
        "rivals": rivals,
        "acknowledged": len(tally.acknowledged),
        "versions_with_two_winners": sum(
            count > 1 for fight in fights for count in fight.winners.values()
        ),
        "broken": broken,
        "cuts": tally.cuts,
        "views_equal_after_s": equal_after,
        **audited,
    }


async def _fight(stack: AsyncExitStack, addresses: list[str], tally: Tally) -> Rivals:
    guest = await stack.enter_async_context(Guest(random.choice(addresses)))
    table, _ = await guest.create(bots=["random"], goal=13, fair=False)
    return Rivals(table, guest, addresses, tally)


async def _break_things(
    lives: list[Lives], redis: RedisServer, database: Postgres, seconds: int
) -> dict[str, int]:
    """One mishap after the other; then a second of peace."""
    broken: Counter[str] = Counter()
    ends = time.monotonic() + seconds
    chance = random.Random(7)
    for mishap in cycle(["killed", "flushed", "killed", "stopped"]):
        await asyncio.sleep(1 + chance.random())
        if time.monotonic() > ends:
            break
        broken[mishap] += 1
        if mishap == "killed":
            life = chance.choice(lives)
            life.kill()
            await asyncio.sleep(0.3)
            await life.start()
        elif mishap == "stopped":
            await asyncio.to_thread(database.stop_hard)
            await asyncio.to_thread(database.start)
            await asyncio.gather(*(life.ready() for life in lives))
        else:
            _flush(redis)
    return dict(broken)


def _flush(redis: RedisServer) -> None:
    with Redis.from_url(redis.url) as client:
        client.flushall()
        client.client_kill_filter(_type="pubsub")


async def _all_equal(fights: list[Rivals]) -> float | None:
    """How long after the last move all views of a seat are equal; nothing: longer than 10 s."""
    for fight in fights:
        fight.resting = True
    began = time.monotonic()
    while time.monotonic() - began < 10:
        await asyncio.sleep(0.05)
        if all(_equal(fight) for fight in fights):
            return round(time.monotonic() - began, 2)
    return None


def _equal(fight: Rivals) -> bool:
    views = [player.view for player in fight.players.values() if player.view is not None]
    return all(view == views[0] for view in views)
