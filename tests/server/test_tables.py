"""Life at a table: sitting, hosting, leaving, returning, talking, playing again."""

import asyncio
import time
from datetime import datetime
from random import Random

import pytest
from tools.torture.client import Guest, Player
from websockets.exceptions import ConnectionClosed

from amletero.fair.verdict import judge_dealing
from amletero.record.replay import replay
from tests.server.conftest import LetPass, ask_when_absent
from tests.server.test_playing import seated


async def test_the_host_runs_the_lobby(address: str) -> None:
    async with Guest(address) as ana, Guest(address, "Beto") as beto:
        table, invite = await ana.create(players=3)
        host = await ana.sit_at(table)
        await host.hear_until("welcome")
        assert host.table["you_host"]
        assert [seat["kind"] for seat in host.table["seats"]] == ["human", "free", "free"]
        await beto.accept(table, invite)
        other = await beto.sit_at(table)
        assert (await other.ask("start"))["code"] == "not_host"
        assert (await other.ask("bot", seat=1, bot="random"))["code"] == "not_host"
        assert (await other.ask("sit", seat=0))["code"] == "seat_taken"
        assert (await other.ask("sit", seat=5))["code"] == "no_such_seat"
        assert (await other.ask("sit", seat=2))["type"] == "ack"
        assert (await host.ask("start"))["code"] == "seats_free"
        assert (await host.ask("bot", seat=2, bot="random"))["code"] == "seat_taken"
        assert (await host.ask("bot", seat=1, bot="nobody"))["code"] == "unknown_bot"
        assert (await host.ask("bot", seat=1, bot="simple"))["type"] == "ack"
        assert (await host.ask("free", seat=2))["type"] == "ack"
        assert (await other.ask("stand", seat=0))["code"] == "not_your_seat"
        assert (await other.ask("sit"))["type"] == "ack"
        assert (await host.ask("start"))["type"] == "ack"
        assert (await host.ask("free", seat=2))["code"] == "not_lobby"
        await other.hear_until("view")
        assert other.seats == [2]
        assert [seat["name"] for seat in other.table["seats"]] == ["Ana", "", "Beto"]


async def test_no_two_seals_look_alike(address: str) -> None:
    async with Guest(address) as ana, Guest(address, "Beto") as beto:
        table, invite = await ana.create(players=3)
        host = await ana.sit_at(table)
        await beto.accept(table, invite)
        other = await beto.sit_at(table)
        await other.ask("sit", seat=1)
        assert (await other.ask("color", seat=0, color=4))["code"] == "not_your_seat"
        taken = await other.ask("color", seat=1, color=0)
        assert (taken["code"], taken["seat"]) == ("color_taken", 0)
        assert (await other.ask("color", seat=1, color=2))["type"] == "ack"
        assert (await host.ask("color", seat=0, color=5))["type"] == "ack"
        while other.table["seats"][0]["color"] != 5:
            await other.hear()
        assert [seat["color"] for seat in other.table["seats"]] == [5, 2, 1]
        await host.ask("bot", seat=2, bot="random")
        await host.ask("start")
        assert (await host.ask("color", seat=0, color=3))["code"] == "not_lobby"


async def test_the_host_hands_the_table_over(address: str) -> None:
    async with Guest(address) as ana, Guest(address, "Beto") as beto:
        table, invite = await ana.create(players=3)
        host = await ana.sit_at(table)
        await beto.accept(table, invite)
        other = await beto.sit_at(table)
        await other.ask("sit", seat=1)
        assert (await other.ask("host", seat=1))["code"] == "not_host"
        assert (await host.ask("host", seat=2))["code"] == "no_player"
        assert (await host.ask("host", seat=1))["type"] == "ack"
        assert (await host.ask("start"))["code"] == "not_host"
        while host.table["you_host"]:
            await host.hear()
        assert (await other.ask("leave"))["type"] == "ack"
        while not host.table["you_host"]:  # back to who stays
            await host.hear()


async def test_players_need_not_wait_for_a_host_who_is_gone(
    quick_address: str, let_pass: LetPass
) -> None:
    async with Guest(quick_address) as ana, Guest(quick_address, "Beto") as beto:
        table, invite = await ana.create()
        host = await ana.sit_at(table)
        await beto.accept(table, invite)
        other = await beto.sit_at(table)
        await other.ask("sit", seat=1)
        await host.close()
        assert (await other.ask("host", seat=1))["code"] == "not_host"
        await ask_when_absent(other, let_pass, "host", seat=1)
        while not other.table["you_host"]:
            await other.hear()


async def test_nobody_enters_without_an_invitation(address: str) -> None:
    async with Guest(address) as ana, Guest(address, "Beto") as beto:
        table, _ = await ana.create()
        answer = await beto.http.post(f"/api/tables/{table}/invite", json={"secret": "wrong"})
        assert (answer.status_code, answer.json()["code"]) == (403, "not_invited")
        assert (await beto.http.get(f"/api/tables/{table}")).status_code == 403
        assert (await beto.http.get("/api/tables/nosuch")).status_code == 404
        with pytest.raises(ConnectionClosed) as closed:
            await (await beto.sit_at(table)).hear()
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 4003
        with pytest.raises(ConnectionClosed) as closed:
            await (await Player.connect(address, table, "amletero=forged.x")).hear()
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 4001


async def test_a_move_is_made_once_and_a_repeat_is_answered_alike(address: str) -> None:
    async with Guest(address) as ana, Guest(address, "Beto") as beto:
        _, players = await seated(ana, beto, fair=False)
        for player in players:
            await player.hear_until("facts")
        mover = next(player for player in players if player.legal)
        other = next(player for player in players if not player.legal)
        version, move = mover.version, mover.legal[0]
        refused = await other.ask("move", version=version, move=move)
        assert refused["code"] == "not_your_turn"
        refused = await mover.ask("move", version=version, move="1>9=9")
        assert refused["type"] == "refusal"
        for _ in range(3):
            await mover.say("move", key="same", version=version, move=move)
        acks = [await mover.hear_until("ack", "refusal") for _ in range(3)]
        assert acks == [acks[0]] * 3
        assert acks[0]["type"] == "ack"
        assert acks[0]["version"] == 2
        stale = await mover.ask("move", version=version, move=move)
        assert stale["code"] == "stale"
        assert stale["version"] >= 2


async def test_several_players_in_one_browser_see_a_hand_only_when_they_confirm(
    address: str,
) -> None:
    async with Guest(address) as ana:
        table, _ = await ana.create(goal=1, fair=False)
        browser = await ana.sit_at(table)
        assert (await browser.ask("sit", name="Beto"))["type"] == "ack"
        assert (await browser.ask("start"))["type"] == "ack"
        await browser.hear_until("facts")
        assert browser.seats == [0, 1]
        assert [seat["name"] for seat in browser.table["seats"]] == ["Ana", "Beto"]
        assert browser.view is not None
        assert browser.view["seat"] is None
        assert browser.view["hand"] == []
        assert browser.legal == []
        assert (await browser.ask("move", version=1, move="1"))["code"] == "not_seated"
        await browser.say("show", seat=5)
        assert (await browser.hear_until("refusal"))["code"] == "not_your_seat"
        taste = Random(2)
        while not browser.over:
            turn = browser.view["turn"]
            await browser.say("show", seat=turn)
            await browser.hear_until("view")
            assert browser.view["seat"] == turn
            other = 1 - turn
            holds = [fact for fact in browser.view["facts"] if fact["fact"] == "holds"]
            known = [fact for fact in holds if fact["seat"] == other]
            assert browser.view["known"][other] is None or known
            answer = await browser.ask(
                "move", version=browser.version, move=taste.choice(browser.legal)
            )
            assert answer["type"] == "ack"
            await browser.hear_until("facts")
            await browser.say("show", seat=None)
            await browser.hear_until("view")
            assert browser.view["hand"] == []


async def test_a_new_hand_is_not_sent_to_whoever_looked_at_the_last(address: str) -> None:
    """Several players in one browser: each deal hides the hands, for those who are cut off, too."""
    async with Guest(address) as ana:
        table, _ = await ana.create(goal=6, fair=False)
        browser = await ana.sit_at(table)
        await browser.ask("sit", name="Beto")
        await browser.ask("start")
        await browser.hear_until("facts")
        await _play_a_round_without_hiding(browser)
        before = browser.version
        await browser.hear_until("view")
        assert browser.view is not None
        assert (browser.view["seat"], browser.view["round"], browser.legal) == (None, 2, [])
        again = await ana.sit_at(table, version=before, shown=0)
        assert (await again.hear_until("welcome"))["shown"] is None
        await again.hear_until("view")
        assert again.view is not None
        assert again.view["seat"] is None


async def _play_a_round_without_hiding(browser: Player) -> None:
    taste = Random(2)
    while browser.view is not None and browser.view["turn"] is not None:
        await browser.say("show", seat=browser.view["turn"])
        await browser.hear_until("view")
        await browser.ask("move", version=browser.version, move=taste.choice(browser.legal))
        await browser.hear_until("facts")


async def test_table_talk_is_a_set_of_phrases(address: str) -> None:
    async with Guest(address) as ana, Guest(address, "Beto") as beto:
        _, (player, other) = await seated(ana, beto, fair=False)
        await player.say("talk", phrase="good-luck")
        assert (await other.hear_until("talk"))["phrase"] == "good-luck"
        await player.say("talk", phrase="insult")
        assert (await player.hear_until("refusal"))["code"] == "unknown_phrase"


async def test_a_table_is_closed_by_its_host(address: str) -> None:
    async with Guest(address) as ana, Guest(address, "Beto") as beto:
        table, (player, other) = await seated(ana, beto, fair=False)
        assert (await other.ask("close"))["code"] == "not_host"
        assert (await player.ask("close"))["type"] == "ack"
        assert (await other.hear_until("closed"))["code"] == "table_closed"
        with pytest.raises(ConnectionClosed) as closed:
            await other.hear_until("never")
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 4009
        assert (await ana.http.get(f"/api/tables/{table}")).json()["phase"] == "closed"
        record = (await ana.http.get(f"/api/tables/{table}/record")).json()
        assert record["closed"]["by"] == "host"
        assert record["closed"]["seat"] == 0
        assert abs(_seconds(record["closed"]["at"]) - time.time()) < 60
        assert replay(record).winners == ()


async def test_a_closed_game_publishes_what_it_was_dealt_from(address: str) -> None:
    async with Guest(address) as ana, Guest(address, "Beto") as beto:
        table, (player, other) = await seated(ana, beto)
        await asyncio.gather(_is_dealt(player), _is_dealt(other))
        assert (await ana.http.get(f"/api/tables/{table}/record")).json()["code"] == "not_over"
        assert (await player.ask("close"))["type"] == "ack"
        told = (await other.hear_until("secret", "closed"))["secret"]
        record = (await beto.http.get(f"/api/tables/{table}/record")).json()
        assert record["fairness"]["secret"] == told
        verdict = judge_dealing(replay(record), [other.dealings.receipt])
        assert (verdict.word, len(verdict.rounds)) == ("fair", 1)


async def _is_dealt(player: Player) -> None:
    """Take part in the deal until a round has begun."""
    while not (player.view and player.view["round"]):
        await player.hear()


async def test_a_table_closed_before_its_game_has_no_record(address: str) -> None:
    async with Guest(address) as ana:
        table, _ = await ana.create()
        player = await ana.sit_at(table)
        assert (await player.ask("close"))["type"] == "ack"
        assert "secret" not in [message["type"] for message in player.heard]
        assert (await ana.http.get(f"/api/tables/{table}/record")).json()["code"] == "not_over"


def _seconds(date: str) -> float:
    return datetime.fromisoformat(date).timestamp()


async def test_where_nobody_may_watch_nobody_does(address: str) -> None:
    async with Guest(address) as ana, Guest(address, "Beto") as beto:
        table, invite = await ana.create(bots=["random"], watch="nobody", fair=False)
        player = await ana.sit_at(table)
        await beto.accept(table, invite)
        watcher = await beto.sit_at(table)
        await watcher.hear_until("welcome")
        await player.ask("start")
        assert (await watcher.hear_until("closed", "view"))["type"] == "closed"
        with pytest.raises(ConnectionClosed):
            await (await beto.sit_at(table)).hear()
