"""How much there may be: guests and tables of one address, and in all."""

import asyncio
from pathlib import Path
from random import Random
from typing import Any

import httpx
import pytest
from tools.torture.attacked_server import config_for, migrated, served, served_file
from tools.torture.client import Guest

from amletero.locales import Language, Speaker
from amletero.server import storage_limits
from amletero.server.config import Ceilings
from tests.server.test_playing import seated
from tests.waiting import PATIENCE


async def named(address: str, source: str | None = None) -> httpx.Response:
    way = httpx.AsyncHTTPTransport(local_address=source)
    async with httpx.AsyncClient(
        base_url=f"http://{address}", timeout=PATIENCE, transport=way
    ) as http:
        return await http.put("/api/me", json={"name": "Eve"})


def told(answer: httpx.Response) -> tuple[int, Any]:
    return answer.status_code, answer.json().get("code")


async def test_an_address_makes_so_many_guests_a_day(tmp_path: Path) -> None:
    ceilings = Ceilings(guests_per_address=3)
    async with served_file(tmp_path, rate_limits=True, ceilings=ceilings) as address:
        for _ in range(3):
            assert told(await named(address)) == (200, None)
        assert told(await named(address)) == (429, "day_limit")
        assert told(await named(address, "127.0.0.2")) == (200, None)


async def test_an_address_makes_so_many_tables_a_day_with_any_number_of_guests(
    tmp_path: Path,
) -> None:
    ceilings, codes = Ceilings(tables_per_address=4), []
    async with served_file(tmp_path, rate_limits=True, ceilings=ceilings) as address:
        for _ in range(3):
            async with Guest(address) as guest:
                for _ in range(2):
                    answer = await guest.http.post(
                        "/api/tables", json={"edition": "standard", "players": 2}
                    )
                    codes.append(answer.status_code)
        async with Guest(address, source="127.0.0.2") as guest:
            await guest.create()
    assert codes == [201] * 4 + [429] * 2


async def test_a_server_remembers_so_many_guests(tmp_path: Path) -> None:
    async with served_file(tmp_path, rate_limits=True, ceilings=Ceilings(guests=2)) as address:
        for _ in range(2):
            assert told(await named(address)) == (200, None)
        assert told(await named(address, "127.0.0.2")) == (503, "server_full")


async def test_a_server_stores_so_many_tables_and_no_rematch_more(tmp_path: Path) -> None:
    ceilings = Ceilings(tables=1)
    async with (
        served_file(tmp_path, rate_limits=True, ceilings=ceilings) as address,
        Guest(address) as ana,
        Guest(address, "Beto") as beto,
    ):
        _, players = await seated(ana, beto, fair=False, goal=1)
        answer = await beto.http.post("/api/tables", json={"edition": "standard", "players": 2})
        assert told(answer) == (503, "server_full")
        await asyncio.gather(*(player.play(Random(1)) for player in players))
        assert (await players[0].ask("rematch"))["code"] == "server_full"


async def test_what_was_stored_before_counts_and_other_workers_are_seen_later(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    database = await migrated(f"sqlite:///{tmp_path / 'amletero.db'}")
    config = config_for(database, rate_limits=True, ceilings=Ceilings(guests=2), shared=True)
    monkeypatch.setattr(storage_limits, "COUNT_SECONDS", 0)
    async with served(config) as here, served(config) as there:
        assert told(await named(here)) == (200, None)
        assert told(await named(there)) == (200, None)
        assert told(await named(here)) == (503, "server_full")
    async with served(config) as again:
        assert told(await named(again)) == (503, "server_full")


@pytest.mark.parametrize("language", Language)
@pytest.mark.parametrize("code", ["day-limit", "server-full"])
def test_a_ceiling_is_told_in_every_language(language: Language, code: str) -> None:
    assert code not in Speaker(language).say(f"refusal-{code}")
