"""Golden games: the game plays exactly as it did when they were written."""

import pytest
from tools.golden import FOLDER, GAMES, lines, name

from amletero.rules.editions import Edition


@pytest.mark.parametrize(
    ("edition", "players"), GAMES, ids=lambda value: getattr(value, "name", value)
)
def test_a_golden_game_is_played_as_it_is_written(edition: Edition, players: int) -> None:
    written = (FOLDER / name(edition, players)).read_text(encoding="utf-8")
    assert "\n".join(lines(edition, players)) + "\n" == written
