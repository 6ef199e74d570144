"""Whole games on the screen, in every edition and language, by pressing keys."""

from pathlib import Path
from random import Random

import pytest

from amletero.locales import Language
from amletero.record.replay import replay
from amletero.rules.editions import EDITIONS
from amletero.terminal.evening import Seeds, Wishes
from amletero.terminal.saved import SavedGame
from amletero.terminal.screens.app import PlayApp
from tests.terminal.driving import play_on


@pytest.mark.parametrize("edition", EDITIONS.values(), ids=EDITIONS)
@pytest.mark.parametrize("language", Language)
async def test_a_game_against_bots(edition, language, tmp_path: Path):
    players = max(edition.goals) if language is Language.ENGLISH else 2
    wishes = Wishes(edition, players, 1, goal=2)
    app = PlayApp(language, wishes, Seeds(7), SavedGame(tmp_path), pause=0)
    async with app.run_test(size=(80, 24)) as pilot:
        await play_on(app, pilot, Random(7))
    record = replay(app.games[0].document())
    assert record.winners
