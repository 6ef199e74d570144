"""Tables of a real server, visited from the terminal: people, bots, programs, cuts, strangers."""

import asyncio
import sys
import time
from pathlib import Path
from random import Random
from typing import Any

import pytest
from textual.pilot import Pilot
from textual.widgets import Static
from tools.torture.attacked_server import served_file
from tools.torture.client import Guest

from amletero.arena.entrants import read_entrants
from amletero.bots import Bot, bot
from amletero.bots.external import Limits
from amletero.locales import Language
from amletero.record.replay import replay
from amletero.rules.editions import Edition
from amletero.rules.view import View
from amletero.terminal.client.bot_client import BotVisit, TakeSeat
from amletero.terminal.client.link import read_link
from amletero.terminal.client.sign_in import Cookies
from amletero.terminal.client.socket_transport import SocketTransport
from amletero.terminal.client.table_client import Cut, TableClient
from amletero.terminal.client.transport import Ended
from amletero.terminal.screens.app import OneTableApp
from amletero.terminal.screens.cards import HandCard
from amletero.terminal.screens.deck import Pile
from amletero.terminal.screens.endings import EndingScreen
from amletero.terminal.screens.other_players import Plate
from amletero.terminal.screens.question_panel import Answer
from amletero.terminal.screens.review_sheet import ReviewScreen
from amletero.terminal.screens.table_screen import TableScreen
from amletero.terminal.setup import Seeds
from amletero.wire import socket as wire
from tests.terminal.driving import allowed_keys, help_keys
from tests.terminal.seeing import seen
from tests.terminal.visiting import HostedTable, seated, terminal_at, visit
from tests.waiting import PATIENCE, until


def simple(seat: int, edition: Edition, players: int, *, seed: str) -> Bot:
    del seat, edition, players, seed
    return bot("simple")


def bot_visit(
    visitor: TableClient,
    take_seat: TakeSeat = simple,
    faults: list[str] | None = None,
    told: list[View] | None = None,
) -> BotVisit:
    return BotVisit(
        visitor,
        take_seat,
        Seeds(1),
        report=([] if faults is None else faults).append,
        tell=lambda view, _: ([] if told is None else told).append(view),
        stay=10,
    )


# --- On the screen -------------------------------------------------------------------------------


async def press_on(
    app: OneTableApp, table: TableScreen, random: Random, pilot: Pilot[None]
) -> None:
    """Answer what is asked until the game is over; the end of a round closes by itself."""
    ends = time.monotonic() + PATIENCE
    while time.monotonic() < ends:
        await asyncio.sleep(0.01)
        await pilot.pause()
        assert sum(isinstance(screen, EndingScreen) for screen in app.screen_stack) <= 1
        if isinstance(app.screen, EndingScreen):
            if table.scene is not None and table.scene.view.table.game_over:
                return
        elif app.screen is table and table.choosing is not None:
            keys = allowed_keys(table.query(Answer))
            if keys:
                await pilot.press(random.choice(keys))
    raise AssertionError("the game does not end")


async def test_a_terminal_and_another_client_play_at_one_table(address: str) -> None:
    settings: dict[str, Any] = {"players": 3, "bots": ["random"], "goal": 2}
    async with terminal_at(address, **settings) as hosted:
        host, table, visitor = hosted.host, hosted.table, hosted.visitor
        assert (await host.ask("start"))["type"] == "ack"
        await asyncio.gather(
            host.play(Random(1)), press_on(hosted.app, table, Random(2), hosted.pilot)
        )
        assert table.ended is None
        record = await hosted.record()
        assert replay(record).winners
        assert record["players"][1] == "Beto"
        assert visitor.view is not None
        assert list(visitor.view.table.winners) == record["winners"]
        await review_during_a_rematch(hosted, len(record["rounds"]))


async def review_during_a_rematch(hosted: HostedTable, rounds: int) -> None:
    """Open the review; the others go on to the next table, and it stays open until it is read."""
    app, table = hosted.app, hosted.table
    await hosted.pilot.press("v")
    await until(
        lambda: f" of {rounds} rounds" in seen(app) or "How good each move was" in seen(app)
    )
    assert (await hosted.host.ask("rematch"))["type"] == "ack"
    await until(lambda: table.client is not hosted.visitor)
    assert isinstance(app.screen, ReviewScreen)
    await hosted.pilot.press("escape")
    await until(lambda: app.screen is table)
    await nothing_is_left_of_the_last_game(table)


async def nothing_is_left_of_the_last_game(table: TableScreen) -> None:
    """The lobby of a rematch shows who is there, without the cards of the game before."""
    await until(lambda: not table.query(Plate) and not table.query(HandCard))
    assert table.query_one("#own").border_title is None
    assert str(table.query_one(Pile).render()) == ""


async def test_a_spectator_sees_what_everyone_may_know_and_nothing_stops_it(address: str) -> None:
    async with Guest(address) as ana:
        made, invite = await ana.create(edition="classic", bots=["random"], goal=2)
        host = await ana.sit_at(made)
        await host.ask("start")
        visitor = await visit(address, made, invite, sits=False)
        table = TableScreen(visitor, Language.ESPERANTO)
        app = OneTableApp(Language.ESPERANTO, table)

        def over() -> bool:
            assert not isinstance(app.screen, EndingScreen)
            return table.scene is not None and table.scene.view.table.game_over

        async with app.run_test(size=(80, 24)) as pilot:
            await asyncio.gather(host.play(Random(1)), until(over))
            assert table.scene is not None
            assert table.scene.view.table.rounds > 1
            await until(lambda: [one.offer for one in table.query(Answer)] == ["review", "leave"])
            assert app.screen is table
            assert str(table.query_one("#question", Static).render()) == table.sentences[-1].text
            assert table.scene.view.seat is None
            assert not table.scene.view.hand
            assert not any(sentence.secret for sentence in table.sentences)
            await until(lambda: [plate.region.height for plate in table.query(Plate)] == [5, 5])
            assert await help_keys(app, pilot) == ["select", "reference", "log", "colors", "leave"]
            await pilot.press("v")
            await until(lambda: isinstance(app.screen, ReviewScreen))
            await pilot.press("escape")
            await until(lambda: app.screen is table)


async def test_a_host_can_fill_the_table_and_begin_from_the_terminal(
    address: str, tmp_path: Path
) -> None:
    cookies = Cookies(tmp_path)
    async with Guest(address) as ana:
        made, _ = await ana.create(players=3, goal=1)
        cookie = ana.http.cookies["amletero"]
        way = SocketTransport(read_link(f"http://{address}/table/{made}"), cookie)
        visitor = TableClient(way)
        table = TableScreen(visitor, Language.ENGLISH)
        app = OneTableApp(Language.ENGLISH, table)
        async with app.run_test(size=(80, 24)) as pilot:
            while not table.query(Answer):
                await pilot.pause(0.01)
            await pilot.press("1")
            while not any(answer.offer == "start" for answer in table.query(Answer)):
                await pilot.pause(0.01)
            assert visitor.table is not None
            bots = [seat.bot for seat in visitor.table.seats]
            assert bots == [None, "beginner", "beginner-bold"]
            await pilot.press("enter")
            await press_on(app, table, Random(1), pilot)
    assert cookies.get(f"http://{address}", "Ana") is None


async def test_a_closed_table_ends_the_visit_with_its_reason(address: str) -> None:
    async with terminal_at(address, players=3) as hosted:
        await hosted.host.ask("close")
        await until(lambda: hosted.table.ended is not None)
        assert hosted.table.ended in ("table_closed", "no_table")


# --- Bots ----------------------------------------------------------------------------------------


async def test_bots_and_programs_play_at_a_table_and_follow_to_a_rematch(address: str) -> None:
    program = f"{sys.executable} -c 'from amletero.cli import main; main()' bot random"
    (entrant,) = read_entrants([program])

    def take_seat(seat: int, edition: Edition, players: int, *, seed: str) -> Bot:
        return entrant.take_seat(seat, edition, players, Limits(decision_ms=20_000), seed=seed)

    faults: list[str] = []
    told: list[View] = []
    async with Guest(address) as ana:
        made, invite = await ana.create(players=3, goal=1)
        host = await ana.sit_at(made)
        first = await visit(address, made, invite, "simple")
        second = await visit(address, made, invite, "program")
        playing = [
            asyncio.create_task(bot_visit(first, simple, faults, told).play()),
            asyncio.create_task(bot_visit(second, take_seat, faults, told).play()),
        ]
        await seated(first)
        await seated(second)
        assert (await host.ask("start"))["type"] == "ack"
        await host.play(Random(1))
        assert (await host.ask("rematch"))["type"] == "ack"
        (rematch,) = (told for told in host.heard if told["type"] == "rematch")
        again = await ana.sit_at(rematch["table"])
        assert (await again.ask("start"))["type"] == "ack"
        await again.play(Random(1))
        await until(lambda: len(told) == 4)
        assert (await again.ask("close"))["type"] == "ack"
        await asyncio.gather(*playing)
        assert all(view.table.game_over for view in told)
        assert faults == []


async def test_a_bot_waits_for_no_rematch_where_nobody_is_left(address: str) -> None:
    told: list[View] = []
    async with Guest(address) as ana:
        made, invite = await ana.create(players=2, goal=1)
        host = await ana.sit_at(made)
        visitor = await visit(address, made, invite, "simple")
        playing = asyncio.create_task(bot_visit(visitor, simple, None, told).play())
        await seated(visitor)
        await host.ask("start")
        await host.play(Random(1))
        await until(lambda: len(told) == 1)
        assert not playing.done()
        await host.close()
        await asyncio.wait_for(playing, PATIENCE)


async def test_a_bot_finds_no_seat_in_a_game_that_has_begun(address: str) -> None:
    async with Guest(address) as ana:
        made, invite = await ana.create(bots=["random"])
        host = await ana.sit_at(made)
        await host.ask("start")
        late = await visit(address, made, invite, "late")
        with pytest.raises(Ended) as ended:
            await bot_visit(late).play()
        assert ended.value.code == "not_lobby"


# --- Cuts and strangers --------------------------------------------------------------------------


async def test_after_any_cut_the_visit_goes_on_where_it_was(address: str) -> None:
    """The connection is cut again and again; requests are repeated and nothing is missed."""
    async with Guest(address) as ana:
        made, invite = await ana.create(players=2, goal=3)
        host = await ana.sit_at(made)
        visitor = await visit(address, made, invite)
        cuts, chance = 0, Random(3)

        async def play() -> None:
            nonlocal cuts
            player = bot_visit(visitor)
            async for news in visitor.news(sleep=lambda _: asyncio.sleep(0)):
                if isinstance(news, Cut):
                    cuts += 1
                    continue
                await player._heard(news)
                if visitor.view is not None and visitor.view.table.game_over:
                    return
                if chance.random() < 0.3:
                    await visitor._connection.close()  # type: ignore[union-attr]

        async def begin() -> None:
            await seated(visitor)
            await host.ask("start")
            await host.play(Random(1))

        await asyncio.wait_for(asyncio.gather(play(), begin()), PATIENCE)
        assert cuts > 3
        fresh = await visit(address, made, invite, "Beto")
        fresh.transport = visitor.transport
        async for news in fresh.news():
            if isinstance(news, wire.ViewTold):
                break
        assert fresh.view == visitor.view


async def test_a_lost_server_is_tried_again_and_the_screen_stays(tmp_path: Path) -> None:
    async with served_file(tmp_path) as address, Guest(address) as ana:
        made, invite = await ana.create(bots=["random"])
        visitor = await visit(address, made, invite, sits=False)
        table = TableScreen(visitor, Language.ENGLISH)
    app = OneTableApp(Language.ENGLISH, table)
    async with app.run_test(size=(80, 24)) as pilot:
        await until(lambda: "connection is lost" in seen(app))
        assert app.screen is table
        await pilot.press("q")
    assert app.return_code == 0
