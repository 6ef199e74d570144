"""Whole games over the real socket: two people, bots, fair deals, spectators, cuts."""

import asyncio
import json
import re
import subprocess
import sys
from pathlib import Path
from random import Random

import pytest
from tools.torture.client import Guest, Player

from amletero.fair.receipt import read_receipt, receipt_bytes
from amletero.fair.verdict import judge_dealing
from amletero.record.replay import replay
from amletero.wire.view import read_view, view_document

DOCS = Path(__file__).parents[2] / "docs"


async def seated(*guests: Guest, **settings: object) -> tuple[str, list[Player]]:
    """A table with these guests on its seats, the game begun."""
    host = guests[0]
    table, invite = await host.create(**{"players": len(guests), **settings})
    players = [await host.sit_at(table, contributes=True)]
    for guest in guests[1:]:
        await guest.accept(table, invite)
        player = await guest.sit_at(table, contributes=True)
        assert (await player.ask("sit"))["type"] == "ack"
        players.append(player)
    assert (await players[0].ask("start"))["type"] == "ack"
    return table, players


async def test_a_guest_plays_a_game_against_a_bot(address: str) -> None:
    async with Guest(address) as guest:
        table, _ = await guest.create(bots=["random"], goal=2, first=0)
        player = await guest.sit_at(table)
        assert (await player.hear())["type"] == "welcome"
        assert (await player.ask("start"))["type"] == "ack"
        assert await player.play(Random(1)) > 0
        assert player.view is not None
        assert player.view["winners"]
        await player.hear_until("secret")
        record = (await guest.http.get(f"/api/tables/{table}/record")).json()
        assert record["winners"] == player.view["winners"]
        assert record["players"] == ["Ana", "random"]
        assert (await player.ask("close"))["type"] == "ack"
        assert (await guest.http.get(f"/api/tables/{table}/record")).json() == record


async def test_two_people_play_a_game_whose_deals_can_be_verified(address: str) -> None:
    async with Guest(address) as ana, Guest(address, "Beto") as beto:
        table, players = await seated(ana, beto, goal=2)
        await asyncio.gather(*(player.play(Random(n)) for n, player in enumerate(players)))
        document = (await ana.http.get(f"/api/tables/{table}/record")).json()
        record = replay(document)
        for player in players:
            found = judge_dealing(record, [read_receipt(receipt_bytes(player.dealings.receipt))])
            assert (found.word, found.covered) == ("fair", len(record.rounds))
            assert (found.given, found.silent) == (2 * len(record.rounds), 0)
        code = re.search(r"```python\n(.*?)```", (DOCS / "fairness.md").read_text(), re.DOTALL)
        assert code is not None
        assert code[1].count("\n") <= 66
        run = await asyncio.to_thread(
            subprocess.run,
            [sys.executable, "-c", code[1]],
            input=json.dumps(document).encode(),
            capture_output=True,
            check=True,
        )
        assert run.stdout.endswith(b"all fair\n")
        document["rounds"][0]["deck"].reverse()
        run = await asyncio.to_thread(
            subprocess.run,
            [sys.executable, "-c", code[1]],
            input=json.dumps(document).encode(),
            capture_output=True,
            check=False,
        )
        assert run.returncode != 0


async def test_every_seat_and_the_spectator_see_what_their_facts_say(address: str) -> None:
    async with (
        Guest(address) as ana,
        Guest(address, "Beto") as beto,
        Guest(address, "Ciela") as watcher,
    ):
        table, players = await seated(ana, beto, goal=1)
        invite = (await ana.http.get(f"/api/tables/{table}/invite")).json()["invite"]
        await watcher.accept(table, invite)
        spectator = await watcher.sit_at(table)

        async def watch() -> None:
            while not spectator.over:
                await spectator.hear()

        await asyncio.gather(watch(), *(p.play(Random(n)) for n, p in enumerate(players)))
        for seat, player in enumerate([*players, spectator]):
            assert player.view is not None
            expected = None if player is spectator else seat
            assert player.view["seat"] == expected
            assert view_document(read_view(player.view)) == player.view
        assert spectator.view is not None
        assert not any(fact["fact"] in ("holds", "returned") for fact in spectator.view["facts"])
        assert spectator.view["hand"] == []


async def test_a_cut_client_resumes_to_the_view_of_an_uncut_one(address: str) -> None:
    async with Guest(address) as ana, Guest(address, "Beto") as beto:
        table, (player, other) = await seated(ana, beto, goal=1, fair=False)
        twin = await ana.sit_at(table)

        async def cut_again_and_again() -> Player:
            mine, chance = player, Random(5)
            while not mine.over:
                if mine.legal:
                    await mine.say(
                        "move", key=f"k{mine.version}", version=mine.version, move=mine.legal[0]
                    )
                await mine.hear()
                if chance.random() < 0.5:
                    await mine.close()
                    old, mine = mine, await ana.sit_at(table, version=mine.version)
                    mine.view, mine.version, mine.legal = old.view, old.version, old.legal
            return mine

        async def follow() -> None:
            while not twin.over:
                await twin.hear()

        mine, _, _ = await asyncio.gather(cut_again_and_again(), follow(), other.play(Random(1)))
        assert mine.view == twin.view
        fresh = await ana.sit_at(table)
        await fresh.hear_until("view")
        assert fresh.view == mine.view


@pytest.mark.parametrize("edition", ["classic", "original"])
async def test_every_edition_is_played_by_four(address: str, edition: str) -> None:
    async with Guest(address) as guest:
        table, _ = await guest.create(
            edition=edition, players=4, bots=["random", "simple", "random"], goal=1
        )
        player = await guest.sit_at(table)
        await player.ask("start")
        await player.play(Random(3))
        record = (await guest.http.get(f"/api/tables/{table}/record")).json()
        assert replay(record).winners
