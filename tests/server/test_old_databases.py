"""A database that version 0.1.0 wrote opens, with its guests and games, and is played on."""

import asyncio
import json
import sqlite3
import sys
from contextlib import closing
from pathlib import Path
from random import Random

import msgspec
from tools.torture.attacked_server import FAST, config_for, served
from tools.torture.client import Guest

AMLETERO = Path(sys.executable).with_name("amletero")
NOBODY_GIVES = msgspec.structs.replace(FAST, commit=0, reveal=0)
"""The browsers that committed to bytes in the unfinished game are gone."""
DATA = Path(__file__).parent / "data"
FINISHED, UNFINISHED = "ptzccPXBnnU2", "k68QEFLFvjrr"
COOKIES = {
    "Ana": "uTiSaGfzPh_q7rETW3jfRA.mOUTJ7EKOyO55o33e5MF5WZQNOsjaplx9lukK4-MKeE",
    "Beto": "17HAaZd5LUg_D5B3tFdkvg.rbwbgkdklThzktt2zUGfppN-eyC24aWzpZMTM-vTi68",
}


def guest(address: str, name: str) -> Guest:
    """A guest whose browser still has the cookie of version 0.1.0."""
    coming_back = Guest(address, name)
    coming_back.http.cookies.set("amletero", COOKIES[name], domain=address.partition(":")[0])
    return coming_back


async def command(*arguments: str) -> None:
    """Run a command, which must end well."""
    running = await asyncio.create_subprocess_exec(AMLETERO, *arguments)
    assert await running.wait() == 0


async def test_games_of_version_0_1_0_are_kept_and_played_on(tmp_path: Path) -> None:
    file = tmp_path / "amletero.db"
    with closing(sqlite3.connect(file)) as database:
        database.executescript((DATA / "version-0.1.0.sql").read_text(encoding="utf-8"))
    await command("migrate", "--database", f"sqlite:///{file}")
    async with (
        served(config_for(f"sqlite:///{file}", delays=NOBODY_GIVES)) as address,
        guest(address, "Ana") as ana,
        guest(address, "Beto") as beto,
    ):
        games = (await ana.http.get("/api/me/games")).json()["games"]
        assert {game["table"] for game in games} == {FINISHED, UNFINISHED}
        record = (await ana.http.get(f"/api/tables/{FINISHED}/record")).content
        assert json.loads(record) == json.loads((DATA / "version-0.1.0.record.json").read_bytes())
        players = [await ana.sit_at(UNFINISHED), await beto.sit_at(UNFINISHED)]
        await asyncio.gather(*(player.play(Random(seed)) for seed, player in enumerate(players)))
        for player in players:
            await player.close()
        finished = tmp_path / "finished.json"
        finished.write_bytes((await ana.http.get(f"/api/tables/{UNFINISHED}/record")).content)
    await command("verify", str(finished))
