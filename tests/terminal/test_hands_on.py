"""The mouse, the arrow keys, reasons and hints at the table."""

import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from random import Random
from typing import Any

import pytest
from textual.pilot import Pilot
from textual.widgets import Static

from amletero.locales import Language, Speaker
from amletero.locales.move_words import move_words
from amletero.rules.cards import Character
from amletero.rules.editions import STANDARD
from amletero.rules.moves import Move, Play, legal
from amletero.rules.view import View
from amletero.tables.bot_pool import Advice, WeighedMove, advise
from amletero.terminal.local import bot_runner as bots
from amletero.terminal.move_choice import Question
from amletero.terminal.screens.cards import HandCard
from amletero.terminal.screens.hint import HintScreen, bar
from amletero.terminal.screens.other_players import Plate
from amletero.terminal.screens.play_app import PlayApp
from amletero.terminal.screens.question_panel import Answer
from amletero.terminal.screens.table_screen import TableScreen
from amletero.terminal.setup import Seeds, Wishes
from tests.terminal.driving import play_on, started
from tests.terminal.saving import dealt_by, interrupted, seated
from tests.terminal.seeing import seen
from tests.terminal.test_screens import asks, holds
from tests.waiting import until


@asynccontextmanager
async def with_a_guard(
    folder: Path, resume: str = "enter"
) -> AsyncIterator[tuple[PlayApp, Pilot[Any]]]:
    """An interrupted game, resumed by a key, or by a click on what has this id: a Guard's move."""
    interrupted(folder, holds(Character.GUARD))
    app = PlayApp(Language.ENGLISH, Wishes(), Seeds(1), folder, pause=0)
    async with app.run_test(size=(80, 24)) as pilot:
        await started(app)
        await (pilot.click(resume) if resume.startswith("#") else pilot.press(resume))
        await play_on(app, pilot, Random(), until=asks(Question.CARD))
        yield app, pilot


def table_of(app: PlayApp) -> TableScreen:
    assert isinstance(app.screen, TableScreen)
    return app.screen


def reason(table: TableScreen) -> str:
    """Why something cannot be done, as the screen says."""
    return str(table.query_one("#reason", Static).render())


async def test_a_whole_move_with_the_mouse(tmp_path: Path) -> None:
    async with with_a_guard(tmp_path, "#continue") as (app, pilot):
        table, game = table_of(app), app.games[0]
        guard = next(card for card in table.query(HandCard) if card.card is Character.GUARD)
        await pilot.click(guard)
        await until(lambda: asks(Question.TARGET)(app))
        refused = next(plate for plate in table.query(Plate) if not plate.key)
        await pilot.click(refused)
        await until(lambda: "choose someone" in reason(table))
        chosen = next(plate for plate in table.query(Plate) if plate.key)
        await pilot.click(chosen)
        await until(lambda: asks(Question.NAMED)(app))
        named = next(one for one in table.query(Answer) if one.key == "2")
        moves = len(game.document()["rounds"][-1]["moves"])
        await pilot.click(named)
        await play_on(app, pilot, Random(), until=lambda _: _moves(app) > moves)
        assert game.document()["rounds"][-1]["moves"][moves] == f"1>{chosen.seat}=2"


def _moves(app: PlayApp) -> int:
    return sum(len(round["moves"]) for round in app.games[0].document()["rounds"])


async def test_a_whole_move_with_arrows_and_enter(tmp_path: Path) -> None:
    async with with_a_guard(tmp_path) as (app, pilot):
        table, moves = table_of(app), _moves(app)
        await until(lambda: all(time.monotonic() >= one.enter_from for one in table.panel.answers))
        await _select(table, pilot, "1")
        await pilot.press("enter")
        await until(lambda: asks(Question.TARGET)(app))
        await _select(table, pilot, "2")
        await pilot.press("enter")
        await until(lambda: asks(Question.NAMED)(app))
        await _select(table, pilot, "1")
        await pilot.press("enter")
        await until(lambda: "cannot name the Guard" in reason(table))
        await until(lambda: table.panel.max_scroll_y > 0)  # the reason does not fit, too
        await _select(table, pilot, "3")
        await pilot.press("enter")
        await play_on(app, pilot, Random(), until=lambda _: _moves(app) > moves)
        assert app.games[0].document()["rounds"][-1]["moves"][moves] == "1>2=3"


async def _select(table: TableScreen, pilot: Pilot[Any], key: str) -> None:
    """Go down to the answer with this key."""

    def focused() -> str | None:
        return table.focused.key if isinstance(table.focused, Answer) else None

    await until(lambda: focused() is not None)
    for _ in table.panel.answers:
        if (before := focused()) == key:
            return
        await pilot.press("down")
        await until(lambda: focused() != before)
    assert focused() == key


async def test_the_keys_at_the_bottom_can_be_clicked(tmp_path: Path) -> None:
    async with with_a_guard(tmp_path) as (app, pilot):
        keys = list(table_of(app).query("#keys > Static"))
        await pilot.click(keys[1])
        await until(lambda: "Reference card" in seen(app))
        await pilot.click(offset=(1, 1))
        await until(lambda: "Reference card" not in seen(app))


async def test_a_hint_shows_the_move_and_the_beliefs(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def thought(view: View, legal: tuple[Move, ...], random: Random) -> Advice:
        del legal, random
        target = next(seat for seat in view.table.others(view.seat or 0))
        move = Play(Character.GUARD, target, Character.PRIEST)
        considered = (WeighedMove(move, 0.5), WeighedMove(move, 0.7))
        hands = {seat: {2: 0.75, 7: 0.25} for seat in (4, 3, 2, 1, 0) if seat != view.seat}
        return Advice(move, hands, {0: 1.0}, considered)

    monkeypatch.setattr(bots, "advise", thought)
    async with with_a_guard(tmp_path) as (app, pilot):
        scene = table_of(app).scene
        await pilot.press("h")
        await play_on(app, pilot, Random(), until=lambda app: isinstance(app.screen, HintScreen))
        text = seen(app)
        assert "I would play the Guard on" in text
        assert "name the Priest" in text
        assert "Because" in text
        for chance in ("50%", "70%", "75", "25", "100"):
            assert chance in text
        assert scene is not None
        names = [scene.name(seat) for seat in scene.opponents]
        (head,) = (line for line in text.splitlines() if "set aside" in line)
        assert sorted(names, key=head.index) == names


async def test_a_hint_while_others_move_is_put_off_in_a_word(tmp_path: Path) -> None:
    async with with_a_guard(tmp_path) as (app, pilot):
        table = table_of(app)
        table.stop_asking()
        await pilot.press("h")
        await until(lambda: "ask for a hint on your own turn." in reason(table))


def test_bars_are_as_long_as_they_say() -> None:
    assert bar(0.0, 4) == "    "
    assert bar(0.5, 4) == "██  "
    assert bar(1.0, 4) == "████"
    assert bar(1 / 32, 4) == "▏   "


@pytest.mark.slow
def test_advice_is_legal_and_its_beliefs_are_chances() -> None:
    referee, names = dealt_by("1", 5), seated(5, "1").names
    view = referee.view(referee.table.turn)
    moves = legal(view.table, view.hand)
    given = advise(view, moves, Random(1))
    assert given == advise(view, moves, Random(1))
    assert given.move in moves
    assert set(given.beliefs) == set(view.table.still_in) - {view.seat}
    for chances in (*given.beliefs.values(), given.set_aside):
        assert sum(chances.values()) == pytest.approx(1)
    for language in Language:
        speaker = Speaker(language, STANDARD)
        assert all(move_words(move, speaker, names, 0) for move, *_ in given.considered)
