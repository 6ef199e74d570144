"""Rematches: the same people play again, all at one table."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from random import Random
from typing import Any

from tools.torture.attacked_server import config_for, migrated, served
from tools.torture.client import Guest, Player

from tests.server.test_playing import seated


async def test_the_same_people_play_again(address: str) -> None:
    async with (
        Guest(address) as ana,
        Guest(address, "Beto") as beto,
        Guest(address, "Ciela") as watcher,
    ):
        table, players = await seated(ana, beto, goal=1, fair=False)
        assert (await players[0].ask("rematch"))["code"] == "not_over"
        invite = (await ana.http.get(f"/api/tables/{table}/invite")).json()["invite"]
        await watcher.accept(table, invite)
        spectator = await watcher.sit_at(table)
        await asyncio.gather(*(p.play(Random(n)) for n, p in enumerate(players)))
        assert (await spectator.ask("rematch"))["code"] == "not_seated"
        assert (await players[1].ask("rematch"))["type"] == "ack"
        assert (await players[0].ask("rematch"))["type"] == "ack"
        new = (await spectator.hear_until("rematch"))["table"]
        for player in players:
            assert [m["table"] for m in player.heard if m["type"] == "rematch"] == [new]
        again = [await guest.sit_at(new) for guest in (ana, beto, watcher)]
        for player in again:
            await player.hear_until("welcome")
        assert [player.seats for player in again] == [[0], [1], []]
        assert again[1].table["you_host"]
        assert [seat["name"] for seat in again[2].table["seats"]] == ["Ana", "Beto"]
        assert (await again[1].ask("start"))["type"] == "ack"


async def test_all_who_want_to_play_again_meet_at_one_table(tmp_path: Path) -> None:
    """Two workers that do not know of each other's news yet."""
    async with _finished(tmp_path) as (first, player, other, guests):
        answers = await asyncio.gather(player.ask("rematch"), other.ask("rematch"))
        assert [answer["type"] for answer in answers] == ["ack", "ack"]
        (again,) = {(await _rematch(each))["table"] for each in (player, other)}
        for guest in guests:
            games = (await guest.http.get("/api/me/games")).json()["games"]
            assert {game["table"] for game in games} == {first, again}


async def test_a_rematch_is_acknowledged_only_when_there_is_one(tmp_path: Path) -> None:
    """Something else is stored on another worker at the very moment."""
    async with _finished(tmp_path) as (_, player, other, _):
        assert (await player.ask("host", seat=1))["type"] == "ack"
        assert (await other.ask("rematch"))["type"] == "ack"
        await _rematch(other)


@asynccontextmanager
async def _finished(
    folder: Path,
) -> AsyncIterator[tuple[str, Player, Player, tuple[Guest, Guest]]]:
    """A finished game of two at different workers."""
    config = config_for(await migrated(f"sqlite:///{folder / 'a.db'}"), shared=True)
    async with (
        served(config) as here,
        served(config) as there,
        Guest(here) as ana,
        Guest(here, "Beto") as beto,
    ):
        table, invite = await ana.create(goal=1, fair=False)
        player = await ana.sit_at(table)
        await beto.accept(table, invite)
        other = await beto.sit_at(table, there)
        await other.ask("sit")
        assert (await player.ask("start"))["type"] == "ack"
        await asyncio.gather(player.play(Random(1)), other.play(Random(2)))
        yield table, player, other, (ana, beto)


async def _rematch(player: Player) -> dict[str, Any]:
    """Where the next game is played."""
    told = [message for message in player.heard if message["type"] == "rematch"]
    return told[0] if told else await player.hear_until("rematch")
