"""Players who leave, are cut off or run out of time, and tables without people."""

import asyncio

from tools.torture.client import Guest

from amletero.tables.due_tasks import Delays
from tests.server.conftest import LetPass, ask_when_absent
from tests.server.test_playing import seated


async def test_a_bot_sits_in_for_whoever_leaves_until_they_return(address: str) -> None:
    async with Guest(address) as ana, Guest(address, "Beto") as beto:
        table, (player, other) = await seated(ana, beto, fair=False)
        assert (await player.ask("return"))["code"] == "not_seated"
        assert (await player.ask("leave"))["type"] == "ack"
        await other.hear_until("table")
        await player.hear_until("table")
        while not player.table["seats"][0]["sits_in"]:
            await player.hear_until("table")
        assert player.table["seats"][0]["bot"] == "simple"
        assert player.table["seats"][0]["name"] == "Ana"
        assert (await player.ask("return"))["type"] == "ack"
        await player.hear_until("table")
        assert not player.table["seats"][0]["sits_in"]
        assert (await player.ask("leave"))["type"] == "ack"
        await player.close()
        back = await ana.sit_at(table)
        await back.hear_until("welcome")
        assert not back.table["seats"][0]["sits_in"]


async def test_a_game_that_all_have_left_waits_until_somebody_comes(unhurried_address: str) -> None:
    async with (
        Guest(unhurried_address) as ana,
        Guest(unhurried_address, "Beto") as beto,
        Guest(unhurried_address, "Caro") as caro,
    ):
        table, players = await seated(ana, beto, fair=False, goal=6)
        invite = (await ana.http.get(f"/api/tables/{table}/invite")).json()["invite"]
        for player in players:
            assert (await player.ask("leave"))["type"] == "ack"
            await player.close()
        await _comes_to_rest(ana, table)
        await caro.accept(table, invite)
        await _goes_on(caro, table)


async def test_bots_do_not_play_for_nobody(unhurried_address: str) -> None:
    async with Guest(unhurried_address) as ana:
        table, _ = await ana.create(players=6, sit=False, bots=["random"] * 6, goal=6)
        host = await ana.sit_at(table)
        await host.ask("start")
        await host.hear_until("facts")
        await host.close()
        await _comes_to_rest(ana, table)
        await _goes_on(ana, table)


async def _goes_on(guest: Guest, table: str) -> None:
    """Come to a table whose bots have waited, and see them move."""
    visitor = await guest.sit_at(table)
    version = (await visitor.hear_until("view"))["version"]
    assert version < (await visitor.hear_until("facts"))["version"]
    await visitor.close()


async def _comes_to_rest(guest: Guest, table: str) -> None:
    """Wait until nothing more happens at a table, although its bots have had the time."""
    versions = [-1, -2]
    while versions[-1] != versions[-2]:
        await asyncio.sleep(1)
        state = (await guest.http.get(f"/api/tables/{table}")).json()
        assert state["phase"] == "playing", "it was played on"
        games = (await guest.http.get("/api/me/games")).json()["games"]
        (updated,) = [game["updated"] for game in games if game["table"] == table]
        versions.append(updated)


async def test_a_cut_is_no_absence_but_two_minutes_are(
    quick_address: str, let_pass: LetPass
) -> None:
    async with Guest(quick_address) as ana, Guest(quick_address, "Beto") as beto:
        _, (player, other) = await seated(ana, beto, fair=False)
        await other.close()
        assert (await player.ask("call-bot", seat=1))["code"] == "not_away"
        let_pass(Delays().absence)
        assert (await player.ask("call-bot", seat=0))["code"] == "not_away"
        await ask_when_absent(player, let_pass, "call-bot", seat=1)
        await player.hear_until("table")
        assert player.table["seats"][1]["sits_in"]


async def test_a_clock_that_runs_out_calls_a_bot_in(quick_address: str) -> None:
    async with Guest(quick_address) as ana, Guest(quick_address, "Beto") as beto:
        _, players = await seated(ana, beto, fair=False, pace="live", move_seconds=5)
        clocks = [await player.hear_until("clock") for player in players]
        turn = clocks[0]["seat"]
        while turn is None:
            turn = (await players[0].hear_until("clock"))["seat"]
        assert clocks[0]["total_ms"] == 5000
        while not players[0].table["seats"][turn]["sits_in"]:
            await players[0].hear()
