"""A full house: a thousand tables, four players and a spectator each, a move every four seconds."""

import asyncio
import gc
import random
import resource
import socket
from pathlib import Path
from typing import Any

from amletero.server.config import Config
from amletero.server.worker import Worker
from amletero.tables.settings import settings
from amletero.tables.state import Chair
from tools.torture.attacked_server import config_for, migrated
from tools.torture.cheap_player import RawPlayer
from tools.torture.forked_workers import Lives
from tools.torture.soak import held

PLAYERS = 4
SECONDS_A_MOVE = 4.0
AT_ONCE = 50
DEAF_BUFFER = 4096
COMPARED = ("p50_ms", "p99_ms", "kib_a_socket_playing", "open_sockets")


async def load(
    folder: Path,
    *,
    tables: int,
    seconds: int,
    deaf_part: float = 0,
    pace: float = SECONDS_A_MOVE,
) -> dict[str, Any]:
    """Play at so many tables for a while; returns how long acknowledgements took."""
    hard = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
    database = await migrated(f"sqlite:///{folder / 'load.db'}")
    config = config_for(database)
    seats = await _furnish(config, tables)
    lives = Lives(config)
    await lives.start()
    empty = lives.memory()
    house = _House(lives.address, deaf_part, pace)
    await house.fill(seats)
    full = lives.memory()
    gc.collect()
    gc.disable()  # the generator is not to measure its own pauses
    house.begin()
    await asyncio.sleep(3 * pace)
    house.go_deaf()
    house.latencies.clear()
    before = lives.busy()
    await asyncio.sleep(seconds)
    taken = sorted(house.latencies)
    playing = lives.memory()
    busy = (lives.busy() - before) / seconds
    figures = {
        "tables": tables,
        "sockets": len(house.players),
        "lost_sockets": sum(player.lost for player in house.players if not player.deaf),
        "open_sockets": (await held(lives))["open_sockets"],
        "refused": sum(player.refused for player in house.players),
        "moves_a_second": round(len(taken) / seconds, 1),
        "p50_ms": _percentile(taken, 0.5),
        "p99_ms": _percentile(taken, 0.99),
        "p99_9_ms": _percentile(taken, 0.999),
        "server_core_percent": round(busy * 100),
        "kib_a_socket_idle": round((full - empty) / 1024 / len(house.players), 1),
        "kib_a_socket_playing": round((playing - empty) / 1024 / len(house.players), 1),
    }
    lives.kill()
    house.leave()
    gc.enable()
    return figures


async def deaf(
    folder: Path, *, tables: int, seconds: int, times: int, pace: float = SECONDS_A_MOVE
) -> dict[str, Any]:
    """The same house by turns without and with half of the spectators never reading.

    The best of each is compared: whatever else a machine does makes a run only slower.
    """
    runs: dict[float, list[dict[str, Any]]] = {0: [], 0.5: []}
    for number in range(times):
        for part, taken in runs.items():
            place = folder / f"{number}-{part}"
            place.mkdir()
            taken.append(
                await load(place, tables=tables, seconds=seconds, deaf_part=part, pace=pace)
            )
    polite, rude = (min(taken, key=lambda run: run["p99_ms"]) for taken in runs.values())
    return {
        "tables": tables,
        "deaf_spectators": tables // 2,
        **{f"{name}_polite": polite[name] for name in COMPARED},
        **{f"{name}_deaf": rude[name] for name in COMPARED},
        "p99_ms_of_all_polite": [run["p99_ms"] for run in runs[0]],
        "p99_ms_of_all_deaf": [run["p99_ms"] for run in runs[0.5]],
        "worse_percent": round((rude["p99_ms"] / polite["p99_ms"] - 1) * 100, 1),
    }


class _House:
    """All the connections, and the moves they make."""

    def __init__(self, address: str, deaf_part: float, pace: float) -> None:
        self._address = address
        self._deaf_part = deaf_part
        self._pace = pace
        """Seconds between two moves at a table, on average."""
        self._chance = random.Random(1)
        self.players: list[RawPlayer] = []
        self.latencies: list[float] = []
        self._hosts: list[RawPlayer] = []

    async def fill(self, seats: list[tuple[str, list[str]]]) -> None:
        """Connect everybody, a few at a time."""
        gate = asyncio.Semaphore(AT_ONCE)

        async def connect(table: str, number: int, cookie: str) -> None:
            deaf = number == PLAYERS and self._chance.random() < self._deaf_part
            async with gate:
                player = await self._connect(table, cookie, deaf=deaf)
            if number == 0:
                self._hosts.append(player)

        await asyncio.gather(
            *(connect(table, n, c) for table, cookies in seats for n, c in enumerate(cookies))
        )

    def begin(self) -> None:
        """Every host starts the game, one after the other within a move's time."""
        loop = asyncio.get_running_loop()
        for host in self._hosts:
            wait = self._chance.random() * self._pace
            loop.call_later(wait, host.say, b'{"type":"start","key":"start"}')

    def go_deaf(self) -> None:
        """From now on, those who are deaf read nothing; the server is to notice and drop them."""
        for player in self.players:
            if player.deaf:
                player.transport.pause_reading()

    def leave(self) -> None:
        """Hang up, all at once."""
        for player in self.players:
            player.transport.abort()

    async def _connect(self, table: str, cookie: str, *, deaf: bool) -> RawPlayer:
        host, port = self._address.split(":")
        ready = asyncio.Event()
        path = f"/api/tables/{table}/socket"
        player = RawPlayer(self._address, path, cookie, ready)
        player.deaf = deaf
        player.on_ack, player.on_legal = self.latencies.append, self._on_legal
        loop = asyncio.get_running_loop()
        handle = socket.socket()
        handle.setblocking(False)
        if deaf:
            handle.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, DEAF_BUFFER)
        await loop.sock_connect(handle, (host, int(port)))
        await loop.create_connection(lambda: player, sock=handle)
        await asyncio.wait_for(ready.wait(), 60)
        self.players.append(player)
        return player

    def _on_legal(self, player: RawPlayer, version: int, text: str) -> None:
        wait = self._pace * (0.5 + self._chance.random())
        asyncio.get_running_loop().call_later(wait, player.move, version, text)


async def _furnish(config: Config, tables: int) -> list[tuple[str, list[str]]]:
    """Tables with all their guests, made without a server; each with the guests' cookies."""
    worker = Worker(config)
    await worker.open()
    made = []
    chosen = settings(edition="standard", players=PLAYERS, goal=13)
    for _ in range(tables):
        guests = [await worker.guests.add("Guest") for _ in range(PLAYERS + 1)]
        chairs = [Chair(guest=guest.id) for guest in guests[:PLAYERS]]
        names = {seat: f"Guest {seat}" for seat in range(PLAYERS)}
        table, _ = await worker.manager.maker.create(chosen, guests[0].id, chairs, names)
        for guest in guests:
            await worker.members.admit(table, guest.id)
        made.append((table, [f"amletero={worker.guests.cookie(guest.id)}" for guest in guests]))
    await worker.close()
    return made


def _percentile(taken: list[float], part: float) -> float:
    return round(taken[min(len(taken) - 1, int(len(taken) * part))] * 1000, 1)
