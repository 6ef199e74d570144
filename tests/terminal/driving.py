"""Plays at the table on the screen as a person would: by looking at it and pressing keys."""

import time
from collections.abc import Callable, Iterable
from random import Random
from typing import Any

from textual.app import App
from textual.pilot import Pilot
from textual.screen import Screen

from amletero.terminal.screens.endings import EndingScreen
from amletero.terminal.screens.help import HelpScreen
from amletero.terminal.screens.pass_keyboard import PassScreen
from amletero.terminal.screens.play_app import PlayApp
from amletero.terminal.screens.question_panel import Answer, QuestionPanel
from amletero.terminal.screens.start import StartScreen
from amletero.terminal.screens.table_screen import TableScreen
from tests.waiting import PATIENCE, until

Watch = Callable[[PlayApp], None]


async def started(app: PlayApp) -> None:
    """Wait until the start screen listens to keys."""
    await until(lambda: isinstance(app.screen, StartScreen) and app.screen.focused is not None)


async def play_on(
    app: PlayApp,
    pilot: Pilot[Any],
    random: Random,
    watch: Watch = lambda _: None,
    until: Callable[[PlayApp], bool] = lambda app: bool(app.games) and app.games[-1].over,
) -> None:
    """Answer whatever is asked, at random, until the game is over."""
    until_time = time.monotonic() + PATIENCE
    while time.monotonic() < until_time:
        assert app.return_code in (None, 0), "the program has failed"
        await pilot.pause()
        watch(app)
        if until(app):
            return
        match app.screen:
            case (PassScreen() | EndingScreen()) as box:
                await _close(box, pilot)
            case TableScreen() as table:
                await _answer(table.panel, pilot, random)
    raise AssertionError(f"the game does not end: {app.screen}")


async def _close(box: Screen[Any], pilot: Pilot[Any]) -> None:
    await pilot.press("enter")
    await until(lambda: box.app.screen is not box)


async def _answer(panel: QuestionPanel, pilot: Pilot[Any], random: Random) -> None:
    """Answer at random, once: a table that is slow to go on still shows the question."""
    answers = panel.answers
    if keys := allowed_keys(answers):
        await pilot.press(random.choice(keys))
        await until(lambda: panel.answers != answers or panel.app.screen is not panel.screen)


def allowed_keys(answers: Iterable[Answer]) -> list[str]:
    """The keys of the answers that may be given."""
    return [each.key for each in answers if each.option is None or each.option.allowed]


async def help_keys(app: App[Any], pilot: Pilot[Any]) -> list[str]:
    """Ask for help and close it again; the names of the keys that it explains."""
    asking = app.screen
    await pilot.press("question_mark")
    await until(lambda: isinstance(app.screen, HelpScreen) and app.screen.is_attached)
    assert isinstance(app.screen, HelpScreen)
    keys = [*app.screen.help.keys]
    await pilot.press("escape")
    await until(lambda: app.screen is asking)
    return keys
