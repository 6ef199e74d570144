"""Whole games on the screen, in every edition and language, by pressing keys."""

import asyncio
from pathlib import Path
from random import Random

import pytest

from amletero.locales import Language
from amletero.record.replay import replay
from amletero.rules.cards import Character
from amletero.rules.editions import EDITIONS, STANDARD, Edition
from amletero.terminal.local.saved_games import SavedGames
from amletero.terminal.screens.cards import HandCard
from amletero.terminal.screens.endings import EndingScreen
from amletero.terminal.screens.pass_keyboard import PassScreen
from amletero.terminal.screens.play_app import PlayApp
from amletero.terminal.screens.table_screen import TableScreen
from amletero.terminal.setup import Players, Seeds, Wishes
from tests.terminal.dealing import dealt
from tests.terminal.driving import play_on, started
from tests.terminal.saving import interrupted, leave_behind, old_document
from tests.terminal.seeing import seen
from tests.waiting import until


def play_app(
    folder: Path, wishes: Wishes, language: Language = Language.ENGLISH, seed: int = 7
) -> PlayApp:
    return PlayApp(language, wishes, Seeds(seed), folder, pause=0)


@pytest.mark.parametrize("language", Language)
@pytest.mark.parametrize("edition", EDITIONS.values(), ids=EDITIONS)
def test_a_game_against_bots(edition: Edition, language: Language, tmp_path: Path) -> None:
    players = max(edition.goals) if language is Language.ENGLISH else 2
    app = play_app(tmp_path, Wishes(edition, players, 1, goal=1), language)

    async def play() -> None:
        async with app.run_test(size=(80, 24)) as pilot:
            await play_on(app, pilot, Random(7))

    asyncio.run(play())
    assert replay(app.games[0].document()).winners


def test_several_people_never_see_each_other_s_hands(tmp_path: Path) -> None:
    app = play_app(tmp_path, Wishes(STANDARD, 3, 2, goal=2))
    passed = []

    def watch(app: PlayApp) -> None:
        table = next((one for one in app.screen_stack if isinstance(one, TableScreen)), None)
        if table is None or table.scene is None:
            return
        eyes = table.scene.view.seat
        if isinstance(app.screen, PassScreen):
            passed.append(app.screen)
            assert eyes is None
        if eyes is None:
            assert not table.query(HandCard)
            assert not any(sentence.secret for sentence in table.sentences)
        else:
            assert eyes in table.client.seats

    async def play() -> None:
        async with app.run_test(size=(80, 24)) as pilot:
            await play_on(app, pilot, Random(3), watch)

    asyncio.run(play())
    assert len(passed) > 2


def test_an_interrupted_game_is_offered_again_and_goes_on_where_it_was(tmp_path: Path) -> None:
    wishes = Wishes(STANDARD, 3, 1, goal=3)

    async def leave_in_the_middle() -> PlayApp:
        app = play_app(tmp_path, wishes)
        async with app.run_test(size=(80, 24)) as pilot:
            await play_on(app, pilot, Random(1), until=lambda app: _moves(app) > 12)
            await pilot.press("ctrl+c")
        return app

    async def come_back() -> PlayApp:
        app = play_app(tmp_path, Wishes())
        async with app.run_test(size=(80, 24)) as pilot:
            await started(app)
            await pilot.press("enter")
            await play_on(app, pilot, Random(1), until=lambda app: bool(app.games))
            kept = app.games[0].document()["rounds"][0]["moves"]
            await play_on(app, pilot, Random(1))
        assert kept[:1] == app.games[0].document()["rounds"][0]["moves"][:1]
        return app

    left = asyncio.run(leave_in_the_middle())
    assert not left.games[0].over
    came_back = asyncio.run(come_back())
    before, after = left.games[0].document(), came_back.games[0].document()
    assert after["players"] == before["players"]
    assert after["rounds"][0]["deck"] == before["rounds"][0]["deck"]
    assert (
        after["rounds"][0]["moves"]
        == before["rounds"][0]["moves"][: len(after["rounds"][0]["moves"])]
    )
    assert asyncio.run(SavedGames(tmp_path).games()) == []


def test_options_that_suffice_start_a_new_game_and_keep_the_saved_one(tmp_path: Path) -> None:
    interrupted(tmp_path, lambda _: True)
    app = play_app(tmp_path, Wishes(STANDARD, 4, 1))

    async def play() -> None:
        async with app.run_test(size=(80, 24)) as pilot:
            await play_on(app, pilot, Random(1), until=lambda app: _moves(app) > 1)
            await pilot.press("ctrl+c")

    asyncio.run(play())
    assert len(app.games[0].document()["players"]) == 4
    saved = asyncio.run(SavedGames(tmp_path).games())
    assert sorted(len(game.table.seats) for game in saved) == [4, 5]


def test_who_is_out_is_told_and_goes_straight_to_the_end_of_the_round(tmp_path: Path) -> None:
    """The bots would pause for an hour; one press of Enter is enough for all their moves."""
    aside, hands = Character.SPY, (Character.PRINCESS, Character.GUARD, Character.SPY)
    referee = dealt(STANDARD, 3, aside, *hands, Character.HANDMAID)
    players = Players(("Ana", "Beto", "Ciro"), {1: "simple", 2: "simple"})
    leave_behind(tmp_path, old_document(referee, players, "1"))
    app = PlayApp(Language.ENGLISH, Wishes(), Seeds(1), tmp_path, pause=3600)

    async def play() -> None:
        async with app.run_test(size=(80, 24)) as pilot:
            await started(app)
            await pilot.press("enter")
            await until(lambda: "9  Princess" in seen(app))
            await pilot.press("9")
            await until(lambda: "Yes (Esc: no)" in seen(app))
            await pilot.press("enter")
            await until(lambda: "Enter goes straight to its end." in seen(app))
            assert "You are out of this round." in seen(app)
            await pilot.press("enter")
            await until(lambda: isinstance(app.screen, EndingScreen))

    asyncio.run(play())


def _moves(app: PlayApp) -> int:
    rounds = app.games[-1].document()["rounds"] if app.games else []
    return sum(1 + len(round["moves"]) for round in rounds)


def test_after_a_game_another_can_be_played(tmp_path: Path) -> None:
    app = play_app(tmp_path, Wishes(STANDARD, 2, 1, goal=1))

    async def play() -> None:
        async with app.run_test(size=(80, 24)) as pilot:
            await play_on(app, pilot, Random(5), until=_game_ended)
            await pilot.press("enter")
            await play_on(app, pilot, Random(5), until=lambda app: len(app.games) == 2)
            await play_on(app, pilot, Random(5), until=_game_ended)
            await pilot.press("n")
            await started(app)

    asyncio.run(play())
    first, second = (game.document()["rounds"][0]["deck"] for game in app.games)
    assert first != second


def _game_ended(app: PlayApp) -> bool:
    return isinstance(app.screen, EndingScreen) and app.games[-1].over
