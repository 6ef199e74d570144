"""Guests: names, cookies, games, another device, and being forgotten."""

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path
from random import Random
from typing import Any

import httpx
import pytest
from tools.torture.attacked_server import config_for, migrated, served, served_file
from tools.torture.client import Guest, Player
from websockets.exceptions import ConnectionClosed

from amletero.storage.log import SqlLog
from amletero.tables.entries import Entry
from amletero.tables.player_names import cleaned, lookalikes
from amletero.tables.refusals import Denied
from tests.server.test_playing import seated
from tests.waiting import PATIENCE


@pytest.mark.parametrize(
    ("typed", "kept"),
    [
        ("  Ana  ", "Ana"),
        ("Ana\u202eoteB", "AnaoteB"),
        ("A\u200bn\u200da\ufeff", "Ana"),
        ("A\x00n\x1ba\n", "Ana"),
        ("a" * 100, "a" * 24),
        ("Ĉiela", "Ĉiela"),
        ("C\u0302iela", "Ĉiela"),
        ("Z" + "\u0335" * 40, "Z" + "\u0335" * 2),
        ("Z" + "\u0335\u200b\u034f" * 40, "Z" + "\u0335" * 2),
        ("C\u200b\u0302iela", "Ĉiela"),
        ("Ana   \t Maria", "Ana Maria"),
        ("Ana\u2028Maria", "Ana Maria"),
        ("\u3164A\u2800n\u115fa\ufe0f\U000e0100\u034f", "Ana"),
        ("ᄀ\u1160", "ᄀ"),
    ],
)
def test_names_are_cleaned(typed: str, kept: str) -> None:
    assert cleaned(typed) == kept


@pytest.mark.parametrize(
    "typed",
    ["", "   ", "\u200b\u202e", "\u0301", "\u3164", "\u2800 \u2800", "\uffa0", "\U0001d159"],
)
def test_a_name_must_be_seen(typed: str) -> None:
    with pytest.raises(Denied, match="bad_name"):
        cleaned(typed)


def test_names_that_can_be_mistaken_are_marked() -> None:
    assert lookalikes(["Ana", "Аna", "Beto"]) == {"Ana", "Аna"}
    assert lookalikes(["Paul", "PauI", "Pau1"]) == {"Paul", "PauI", "Pau1"}
    assert lookalikes(["Ana", "Ana\ufe0f", "An\u3164a"]) == {"Ana", "Ana\ufe0f", "An\u3164a"}
    assert lookalikes(["Ana", "Beto", "", ""]) == set()


def test_nothing_passes_that_unicode_lets_a_screen_ignore() -> None:
    ignorable = (
        *(0x00AD, 0x034F, 0x061C, 0x115F, 0x1160, 0x17B4, 0x17B5, 0x3164, 0xFEFF, 0xFFA0),
        *range(0x180B, 0x1810),
        *range(0x200B, 0x2010),
        *range(0x202A, 0x202F),
        *range(0x2060, 0x2070),
        *range(0xFE00, 0xFE10),
        *range(0xFFF0, 0xFFF9),
        *range(0x1BCA0, 0x1BCA4),
        *range(0x1D173, 0x1D17B),
        *range(0xE0000, 0xE1000),
    )
    assert cleaned("A" + "".join(map(chr, ignorable)) + "na") == "Ana"


async def test_a_guest_is_a_cookie(address: str) -> None:
    async with httpx.AsyncClient(base_url=f"http://{address}", timeout=PATIENCE) as client:
        assert (await client.get("/api/me")).json() == {"name": None}
        answer = await client.put("/api/me", json={"name": " Ana\u202e "})
        assert answer.json() == {"name": "Ana"}
        cookie = answer.headers["set-cookie"].lower()
        assert "httponly" in cookie
        assert "samesite=strict" in cookie
        await client.put("/api/me", json={"name": "Anna"})
        assert (await client.get("/api/me")).json() == {"name": "Anna"}
        client.cookies.set("amletero", "x" + client.cookies["amletero"][1:])
    async with httpx.AsyncClient(
        base_url=f"http://{address}", cookies={"amletero": "forged.forged"}, timeout=PATIENCE
    ) as client:
        assert (await client.get("/api/me")).json() == {"name": None}


async def test_my_games_are_listed(address: str) -> None:
    async with Guest(address) as ana, Guest(address, "Beto") as beto:
        table, _ = await ana.create(bots=["random"], goal=1)
        games = (await ana.http.get("/api/me/games")).json()["games"]
        assert [game["table"] for game in games] == [table]
        assert games[0]["players"] == ["Ana", ""]
        assert games[0]["bots"] == [None, "random"]
        assert games[0]["phase"] == "lobby"
        assert (await beto.http.get("/api/me/games")).json() == {"games": []}


async def test_a_game_is_read_once_for_the_lists_until_it_goes_on(
    address: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    read, reading = list[str](), SqlLog.read

    async def noting(log: SqlLog, table: str, after: int = -1) -> list[Entry]:
        read.append(table)
        return await reading(log, table, after)

    async with Guest(address) as ana:
        table, _ = await ana.create(bots=["random"], goal=1, fair=False, watch="everyone")
        monkeypatch.setattr(SqlLog, "read", noting)
        for _ in range(3):
            assert (await _listed(ana))["phase"] == "lobby"
            assert (await ana.http.get("/api/tables")).json()["tables"][0]["phase"] == "lobby"
        assert read == [table]
        player = await ana.sit_at(table)
        await player.ask("start")
        await player.play(Random(1))
        await player.close()
        over = await _listed(ana)
        assert (over["phase"], over["players"]) == ("over", ["Ana", ""])
        assert player.view is not None
        assert (over["tokens"], over["winners"]) == (player.view["tokens"], player.view["winners"])
        assert (await ana.http.get("/api/tables")).json() == {"tables": []}


async def test_lists_are_not_asked_for_again_and_again(tmp_path: Path) -> None:
    async with served_file(tmp_path, rate_limits=True) as address, Guest(address) as ana:
        codes = [(await ana.http.get("/api/me/games")).status_code for _ in range(62)]
        assert codes == [200] * 60 + [429] * 2


async def _listed(guest: Guest) -> dict[str, Any]:
    (game,) = (await guest.http.get("/api/me/games")).json()["games"]
    return dict(game)


async def test_a_seat_goes_to_another_device_once(address: str) -> None:
    async with Guest(address) as ana:
        table, _ = await ana.create()
        secret = (await ana.http.post("/api/me/transfer")).json()["secret"]
        async with httpx.AsyncClient(base_url=f"http://{address}", timeout=PATIENCE) as phone:
            answer = await phone.post("/api/transfer", json={"secret": secret})
            assert answer.json() == {"name": "Ana"}
            state = (await phone.get(f"/api/tables/{table}")).json()
            assert state["seats"][0]["yours"]
        async with httpx.AsyncClient(base_url=f"http://{address}", timeout=PATIENCE) as thief:
            answer = await thief.post("/api/transfer", json={"secret": secret})
            assert answer.status_code == 403


async def test_a_guest_is_forgotten(address: str) -> None:
    async with Guest(address) as ana, Guest(address, "Beto") as beto:
        table, invite = await ana.create()
        await beto.accept(table, invite)
        player = await beto.sit_at(table)
        await player.ask("sit")
        await _forget(beto, player)
        beto.http.cookies.set("amletero", "")
        assert (await beto.http.get("/api/me")).json() == {"name": None}
        games = (await ana.http.get("/api/me/games")).json()["games"]
        assert games[0]["players"] == ["Ana", ""]
        assert games[0]["bots"] == [None, None]


async def test_who_is_forgotten_is_called_by_no_name_and_not_asked_to_play_again(
    tmp_path: Path, address: str
) -> None:
    async with Guest(address) as ana, Guest(address, "Beto") as beto:
        table, players = await seated(ana, beto, goal=1, fair=False)
        await asyncio.gather(*(p.play(Random(n)) for n, p in enumerate(players)))
        await _forget(beto, players[1])
        while players[0].table["seats"][1]["name"]:
            await players[0].hear_until("table")
        await players[0].say("rematch", key="again")
        again = (await players[0].hear_until("rematch"))["table"]
        for each, kind in ((table, "human"), (again, "free")):
            seats = (await ana.http.get(f"/api/tables/{each}")).json()["seats"]
            assert [seat["name"] for seat in seats] == ["Ana", ""]
            assert seats[1]["kind"] == kind
        with closing(sqlite3.connect(tmp_path / "amletero.db")) as database:
            assert set(database.execute("select name from names")) == {("Ana",)}


async def test_a_guest_is_forgotten_by_all_workers(tmp_path: Path) -> None:
    database = await migrated(f"sqlite:///{tmp_path / 'amletero.db'}")
    config = config_for(database, shared=True)
    async with (
        served(config) as one,
        served(config) as other,
        Guest(one) as ana,
        Guest(other, "Beto") as beto,
    ):
        table, invite = await ana.create()
        await beto.accept(table, invite)
        player = await beto.sit_at(table)
        await player.ask("sit")
        host = await ana.sit_at(table)
        assert (await host.hear())["table"]["seats"][1]["name"] == "Beto"
        beto.http.base_url = f"http://{one}"
        await _forget(beto, player)
        while host.table["seats"][1]["name"]:
            await host.hear_until("table")


async def _forget(guest: Guest, player: Player) -> None:
    """Forget a guest, whose connection ends."""
    assert (await guest.http.delete("/api/me")).status_code == 204
    with pytest.raises(ConnectionClosed) as closed:
        await player.hear_until("never")
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 4001


@pytest.mark.parametrize("known", [None, "http://192.168.1.7:8000"])
async def test_a_house_says_where_other_devices_reach_it(tmp_path: Path, known: str | None) -> None:
    async with served_file(tmp_path, address=known) as address, Guest(address) as ana:
        assert (await ana.http.get("/api/server")).json()["address"] == known


async def test_open_tables_are_listed_for_everyone(address: str) -> None:
    async with Guest(address) as ana, Guest(address, "Beto") as beto:
        hidden, _ = await ana.create()
        table, _ = await ana.create(watch="everyone", players=3)
        listed = (await beto.http.get("/api/tables")).json()["tables"]
        assert [each["table"] for each in listed] == [table]
        assert listed[0]["free"] == 2
        assert hidden != table
        assert (listed[0]["players"], listed[0]["host"]) == (["Ana", "", ""], 0)
        player = await beto.sit_at(table)
        assert (await player.ask("sit"))["type"] == "ack"


async def test_a_host_opens_a_table_and_closes_it_to_strangers_again(address: str) -> None:
    async with Guest(address) as ana, Guest(address, "Beto") as beto, Guest(address, "Eve") as eve:
        table, _ = await ana.create(players=3, bots=["simple"])
        host = await ana.sit_at(table)
        assert (await host.ask("open", open=True))["type"] == "ack"
        async with httpx.AsyncClient(base_url=f"http://{address}", timeout=PATIENCE) as newcomer:
            (listed,) = (await newcomer.get("/api/tables")).json()["tables"]
        assert listed["bots"] == [None, None, "simple"]
        player = await beto.sit_at(table)
        assert (await player.ask("open", open=False))["code"] == "not_host"
        assert (await player.ask("sit"))["type"] == "ack"
        assert (await host.ask("open", open=False))["type"] == "ack"
        assert (await eve.http.get("/api/tables")).json() == {"tables": []}
        assert (await eve.http.get(f"/api/tables/{table}")).status_code == 403
        # Whoever has sat down stays welcome.
        assert (await beto.http.get(f"/api/tables/{table}")).status_code == 200
        assert (await _listed(beto))["host"] == 0


async def test_an_invitation_says_who_invites_to_what(address: str) -> None:
    async with (
        Guest(address) as ana,
        httpx.AsyncClient(base_url=f"http://{address}", timeout=PATIENCE) as newcomer,
    ):
        table, invite = await ana.create(edition="classic", players=3, bots=["simple"], goal=2)
        path = f"/api/tables/{table}/invitation"
        told = (await newcomer.post(path, json={"secret": invite})).json()
        assert (told["players"], told["host"], told["free"]) == (["Ana", "", ""], 0, 1)
        assert (told["edition"], told["goal"], told["phase"]) == ("classic", 2, "lobby")
        refused = await newcomer.post(path, json={"secret": "wrong"})
        missing = await newcomer.post("/api/tables/nosuch/invitation", json={"secret": invite})
        assert (refused.status_code, refused.json()) == (missing.status_code, missing.json())
        assert refused.status_code == 403
