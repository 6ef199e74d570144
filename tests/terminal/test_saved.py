"""An interrupted game goes on as it would have gone; a damaged file is no obstacle."""

import json
from collections.abc import Callable
from pathlib import Path
from random import Random

import pytest

from amletero.locales import Language, Speaker
from amletero.rules.editions import STANDARD
from amletero.rules.moves import legal
from amletero.terminal.game import Game
from amletero.terminal.saved_game import FILE, SavedGame
from amletero.terminal.setup import Seeds, Wishes, new_game


def begun(seed: int = 1) -> Game:
    wishes = Wishes(goal=2, bots=("simple", "random"))
    return new_game(
        Speaker(Language.ENGLISH, STANDARD), ["Ana", "Beto"], 4, wishes, Seeds(seed).next()
    )


def play_one(game: Game) -> None:
    """One deal or move; people play the same in the same place."""
    if game.turn is None:
        game.deal()
    elif game.turn in game.players.bots:
        game.move(game.think())
    else:
        view = game.view(game.turn)
        game.move(Random(len(view.facts)).choice(legal(view.table, view.hand)))


def test_a_game_that_is_interrupted_everywhere_is_the_same_game(tmp_path: Path) -> None:
    straight, broken, saved = begun(), begun(), SavedGame(tmp_path)
    while not straight.over:
        play_one(straight)
    while not broken.over:
        saved.keep(broken)
        again = saved.game()
        assert again is not None
        assert again.document() == broken.document()
        broken = again
        play_one(broken)
    assert broken.document() == straight.document()


def test_the_same_seed_repeats_a_game_and_another_one_does_not() -> None:
    games = [begun(1), begun(1), begun(2)]
    for game in games:
        while not game.over:
            play_one(game)
    first, same, other = (game.document() for game in games)
    assert first == same
    assert first["rounds"] != other["rounds"]


def test_a_finished_game_is_not_kept(tmp_path: Path) -> None:
    game, saved = begun(), SavedGame(tmp_path)
    saved.keep(game)
    while not game.over:
        play_one(game)
    saved.keep(game)
    assert saved.game() is None
    assert not (tmp_path / FILE).exists()


def test_the_file_is_for_its_owner_alone(tmp_path: Path) -> None:
    SavedGame(tmp_path / "new").keep(begun())
    assert (tmp_path / "new" / FILE).stat().st_mode & 0o077 == 0


@pytest.mark.parametrize(
    "spoil",
    [
        lambda text: text[:0],
        lambda text: text[: len(text) // 2],
        lambda text: f"[{text}]",
        lambda text: text.replace("{", "\0"),
        lambda text: json.dumps({**json.loads(text), "terminal": None}),
        lambda text: json.dumps({**json.loads(text), "terminal": {"seed": 1, "bots": []}}),
        lambda text: json.dumps(
            {**json.loads(text), "terminal": {"seed": "1", "bots": ["hal", None, None, None]}}
        ),
        lambda text: json.dumps({**json.loads(text), "version": 99}),
    ],
)
def test_a_damaged_file_is_passed_over(spoil: Callable[[str], str], tmp_path: Path) -> None:
    saved, game = SavedGame(tmp_path), begun()
    game.deal()
    saved.keep(game)
    file = tmp_path / FILE
    file.write_text(spoil(file.read_text()))
    assert saved.game() is None
    assert saved.damaged


def test_a_folder_that_cannot_be_written_is_no_obstacle(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    saved = SavedGame(tmp_path / "file")
    assert not saved.keep(begun())
    saved.forget()
    assert saved.game() is None
