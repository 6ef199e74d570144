"""Plays at the table on the screen as a person would: by looking at it and pressing keys."""

import time
from collections.abc import Callable, Iterable
from random import Random
from typing import Any

from textual.pilot import Pilot

from amletero.terminal.screens.endings import EndingScreen
from amletero.terminal.screens.pass_keyboard import PassScreen
from amletero.terminal.screens.play_app import PlayApp
from amletero.terminal.screens.question_panel import Answer, QuestionPanel
from amletero.terminal.screens.table_screen import TableScreen

PATIENCE = 180.0

Watch = Callable[[PlayApp], None]


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
            case PassScreen() | EndingScreen():
                await pilot.press("enter")
            case TableScreen() as table:
                await _answer(table.desk, pilot, random)
    raise AssertionError("the game does not end")


async def _answer(desk: QuestionPanel, pilot: Pilot[Any], random: Random) -> None:
    if keys := allowed_keys(desk.answers):
        await pilot.press(random.choice(keys))


def allowed_keys(answers: Iterable[Answer]) -> list[str]:
    """The keys of the answers that may be given."""
    return [each.key for each in answers if each.option is None or each.option.allowed]
