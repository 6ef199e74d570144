"""A finished game is reviewed at its end, on the screen and in plain text."""

import asyncio
from pathlib import Path

import pytest

from amletero.locales import Language, Speaker
from amletero.rules.editions import CLASSIC
from amletero.terminal.client.table_client import TableClient
from amletero.terminal.gradual_review import GradualReview, NoRecord
from amletero.terminal.local.saved_games import SavedGames
from amletero.terminal.local.tables import LocalTables
from amletero.terminal.plain.input_lines import Lines
from amletero.terminal.plain.plain_table import PlainTable
from amletero.terminal.plain.prompts import Prompter
from amletero.terminal.screens.endings import EndingScreen
from amletero.terminal.screens.play_app import PlayApp
from amletero.terminal.screens.review_sheet import ReviewScreen
from amletero.terminal.setup import Seeds, Wishes
from tests.terminal.driving import help_keys, started
from tests.terminal.saving import leave_before_the_end
from tests.terminal.seeing import seen
from tests.terminal.test_plain_visit import Typed
from tests.waiting import PATIENCE, until


async def test_the_review_opens_over_the_end_of_the_game(tmp_path: Path) -> None:
    leave_before_the_end(tmp_path)
    app = PlayApp(Language.ENGLISH, Wishes(), Seeds(1), tmp_path, pause=0)
    async with app.run_test(size=(80, 24)) as pilot:
        await started(app)
        await pilot.press("enter")
        await until(lambda: "9  Princess" in seen(app))
        await pilot.press("9")
        await until(lambda: "Yes (Esc: no)" in seen(app))
        await pilot.press("enter")
        await until(lambda: isinstance(app.screen, EndingScreen) and app.games[-1].over)
        ending = app.screen
        await pilot.press("v")
        await until(lambda: "With average luck Beto would have won" in seen(app))
        for part in ("How good each move was", "Round 1", "1. Ana: a blunder (", "accuracy"):
            assert part in seen(app)
        assert await help_keys(app, pilot) == ["scroll", "page", "colors", "close"]
        await pilot.press("v")
        await until(lambda: app.screen is ending)
        await pilot.click("#wish-review")
        await until(lambda: isinstance(app.screen, ReviewScreen))
        await until(lambda: "With average luck" in seen(app))
        await pilot.press("escape")
        await until(lambda: app.screen is ending)
        await pilot.press("n")
        await started(app)


@pytest.mark.parametrize("language", Language)
async def test_in_plain_text_a_key_tells_the_review_before_the_next_game(
    language: Language, tmp_path: Path
) -> None:
    leave_before_the_end(tmp_path)
    saved, speaker = SavedGames(tmp_path), Speaker(language, CLASSIC)
    (game,) = await saved.games()
    keyboard = Typed(terminal=True)
    lines, tables = Lines(keyboard), LocalTables(saved.log, Seeds(1))
    client = TableClient(tables.way_to(game.table_id), game.people)
    table = PlainTable(client, Prompter(speaker, lines, keyboard), lines)
    staying, say = asyncio.create_task(table.stay()), speaker.say
    await until(lambda: "9) " in keyboard.said)
    await keyboard.hears("9", say("plain-confirm"))
    await keyboard.hears(say("plain-yes"), say("plain-again"))
    before = len(keyboard.said)
    keyboard.typed.put(say("plain-review-key") + "\n")
    await until(lambda: say("plain-again") in keyboard.said[before:])
    told = keyboard.said[before:]
    parts = ["review-working", "review-round", "review-verdict-blunder", "review-summary"]
    places = [told.index(say(part, round=1)) for part in parts]
    assert places == sorted(places)
    assert say("review-progress", done=0, rounds=1) in told
    assert say("review-average-luck", player="Beto") in told
    keyboard.typed.put(say("plain-no") + "\n")
    await asyncio.wait_for(staying, PATIENCE)


def test_without_a_record_there_is_no_review() -> None:
    def fetch() -> object:
        raise ConnectionError

    review = GradualReview(fetch)
    with pytest.raises(NoRecord):
        review.go_on()
    assert review.whole() is None
    with pytest.raises(NoRecord):
        GradualReview(lambda: {"rounds": []}).go_on()
