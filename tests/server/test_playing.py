"""Whole games over the real socket."""

import asyncio
from pathlib import Path
from random import Random

from tools.torture.client import Guest
from tools.torture.served import served_file


async def test_a_guest_plays_a_game_against_a_bot(tmp_path: Path) -> None:
    async with served_file(tmp_path) as address, Guest(address) as guest:
        table, _ = await guest.create(bots=["random"], goal=2)
        player = await guest.sit_at(table)
        assert (await player.hear())["type"] == "welcome"
        assert (await player.ask("start"))["type"] == "ack"
        moves = await player.play(Random(1))
        assert moves > 0
        assert player.view is not None
        assert player.view["winners"]
        await player.hear_until("secret")
        record = (await guest.http.get(f"/api/tables/{table}/record")).json()
        assert record["winners"] == player.view["winners"]
        await player.close()
