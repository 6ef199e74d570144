"""At a table of a server, on the screen: several people, clocks, talk, who is away, colors."""

import asyncio
import time
from pathlib import Path
from random import Random
from typing import Any

import pytest
from textual.pilot import Pilot
from textual.widgets import Static
from tools.torture.client import Guest

from amletero.locales import Language, Speaker
from amletero.rules.editions import STANDARD
from amletero.terminal.client.link import read_link
from amletero.terminal.client.server_words import time_text
from amletero.terminal.client.socket_transport import SocketTransport
from amletero.terminal.client.table_client import TableClient
from amletero.terminal.screens.app import OneTableApp
from amletero.terminal.screens.colors import CANDLE_LIGHT, DAYLIGHT
from amletero.terminal.screens.endings import EndingScreen
from amletero.terminal.screens.pass_keyboard import PassScreen
from amletero.terminal.screens.question_panel import Answer
from amletero.terminal.screens.table_screen import TableScreen
from amletero.terminal.seat_names import seat_names
from amletero.terminal.theme_choice import ThemeChoice
from tests.terminal.driving import allowed_keys
from tests.terminal.seeing import seen
from tests.terminal.visiting import terminal_at, visit
from tests.waiting import PATIENCE, until


async def press_until_over(app: OneTableApp, table: TableScreen, pilot: Pilot[None]) -> set[int]:
    """Answer whatever is asked; whose hands were looked at, each by its own player only."""
    random, eyes, ends = Random(1), set[int](), time.monotonic() + PATIENCE
    while time.monotonic() < ends:
        await asyncio.sleep(0.01)
        await pilot.pause()
        scene = table.scene
        if isinstance(app.screen, PassScreen):
            assert scene is not None
            assert scene.view.seat is None
            assert not any(sentence.secret for sentence in table.sentences)
            await pilot.press("enter")
        elif isinstance(app.screen, EndingScreen):
            if scene is not None and scene.view.table.game_over:
                return eyes
            await pilot.press("enter")
        elif keys := allowed_keys(table.query(Answer)):
            if scene is not None and scene.view.seat is not None:
                eyes.add(scene.view.seat)
            await pilot.press(random.choice(keys))
    raise AssertionError("the game does not end")


async def test_several_people_share_one_keyboard(address: str) -> None:
    async with terminal_at(address, "Beto", "Ciro", players=3, goal=4) as hosted:
        assert (await hosted.host.ask("start"))["type"] == "ack"
        _, eyes = await asyncio.gather(
            hosted.host.play(Random(1)),
            press_until_over(hosted.app, hosted.table, hosted.pilot),
        )
        assert (await hosted.record())["players"] == ["Ana", "Beto", "Ciro"]
        assert eyes == {1, 2}


async def test_the_clock_is_shown_and_who_is_late_takes_the_seat_back(address: str) -> None:
    settings: dict[str, Any] = {"players": 2, "pace": "live", "move_seconds": 5, "first": 1}
    async with terminal_at(address, **settings) as hosted:
        table, visitor = hosted.table, hosted.visitor
        await hosted.host.ask("start")  # Ana plays no card, so the game is not over soon
        await until(lambda: "! Beto 0:0" in str(table.query_one("#clock", Static).render()))
        await until(lambda: any(one.offer == "return" for one in table.query(Answer)))
        assert "A bot is playing for you." in seen(hosted.app)
        await hosted.pilot.press("b")
        await until(lambda: visitor.table is not None and not visitor.table.seats[1].sits_in)


async def test_phrases_are_said_and_heard(address: str) -> None:
    async with terminal_at(address, language=Language.SPANISH, players=2) as hosted:
        host, app, pilot = hosted.host, hosted.app, hosted.pilot
        await host.say("talk", phrase="good-luck")
        await until(lambda: "¡Suerte!" in seen(app))
        await pilot.press("t")
        await until(lambda: "1 ¡Hola!" in seen(app))
        await pilot.press("1")
        said = await host.hear_until("talk")
        while said["seat"] != 1:
            said = await host.hear_until("talk")
        assert said["phrase"] == "hello"


async def test_who_goes_away_is_marked_and_a_bot_can_be_called(address: str) -> None:
    async with terminal_at(address, players=2, first=0) as hosted:
        host, app, table = hosted.host, hosted.app, hosted.table
        await host.ask("start")
        await until(lambda: table.scene is not None and table.scene.view.table.turn == 0)
        await host.close()
        await until(lambda: any(one.offer == "call-bot" for one in table.query(Answer)))
        assert "away" in seen(app)
        await hosted.pilot.press("b")
        await until(lambda: "two minutes" in seen(app))


async def test_bots_are_called_by_their_personas(address: str) -> None:
    async with Guest(address) as ana:
        made, _ = await ana.create(players=4, bots=["casual-bold", "simple", "master"])
        host = await ana.sit_at(made)
        link = read_link(f"http://{address}/table/{made}")
        visitor = TableClient(SocketTransport(link, ana.http.cookies["amletero"]))
        async for _ in visitor.news():
            break
        assert visitor.table is not None
        names = seat_names(visitor.table, Speaker(Language.ENGLISH, STANDARD))
        assert sorted(names) == ["Ana", "Ardo", "Klera", "Serena"]
        await host.close()


@pytest.mark.parametrize(
    ("seconds", "text"),
    [(0, "0:00"), (4.2, "0:05"), (75, "1:15"), (3_660, "1 h 1 min"), (259_200, "3 d 0 h")],
)
def test_times(seconds: float, text: str) -> None:
    assert time_text(seconds, Language.ENGLISH) == text


def test_colors_are_those_asked_for_or_kept_or_of_the_terminal(tmp_path: Path) -> None:
    light_terminal = {"COLORFGBG": "0;default;15"}
    assert ThemeChoice(tmp_path).theme == "dark"
    assert ThemeChoice(tmp_path, light_terminal).theme == "light"
    assert ThemeChoice(tmp_path, light_terminal, "dark").theme == "dark"
    assert ThemeChoice(tmp_path).turn() == "light"
    assert ThemeChoice(tmp_path).theme == "light"
    assert ThemeChoice(tmp_path, {}, "dark").theme == "dark"
    (tmp_path / "theme").write_bytes(b"\xff")
    assert ThemeChoice(tmp_path).theme == "dark"


async def test_a_key_turns_dark_to_light_everywhere(address: str) -> None:
    async with Guest(address) as ana:
        made, invite = await ana.create(players=2, bots=["simple"], first=0)
        host = await ana.sit_at(made)
        await host.ask("start")
        visitor = await visit(address, made, invite, sits=False)
        table = TableScreen(visitor, Language.ENGLISH)
        app = OneTableApp(Language.ENGLISH, table)
        async with app.run_test(size=(80, 24)) as pilot:
            await until(lambda: table.scene is not None and table.scene.view.table.turn == 0)
            await pilot.press("r", "c")
            await until(lambda: app.theme == DAYLIGHT.name)
            await pilot.press("escape")
            await until(lambda: app.screen is table)
            await until(lambda: DAYLIGHT.variables["faint"] in colors_on(app))
            await until(lambda: CANDLE_LIGHT.variables["faint"] not in colors_on(app))
        await host.close()


def colors_on(app: OneTableApp) -> set[str]:
    """Return the colors of all that is written on the screen."""
    return {
        segment.style.color.name
        for strip in app.screen._compositor.render_strips(app.size)
        for segment in strip
        if segment.text.strip() and segment.style and segment.style.color
    }
