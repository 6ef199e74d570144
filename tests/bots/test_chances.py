"""Bots that tell how likely they make each move make it that often."""

from collections import Counter
from random import Random

import pytest

from amletero.bots import bot
from amletero.bots.bot_interface import OpenBot
from amletero.bots.chances_to_be_highest import chances_to_be_highest
from amletero.chance import shuffled
from amletero.record.referee import Referee
from amletero.rules.editions import STANDARD

TIMES = 400


@pytest.mark.parametrize(
    "numbers", [[0.0, 0.0, 0.0], [0.3, 0.0], [2.0, 0.0], [0.5, 0.2, 0.45, -3.0], [0.1, 0.9, 0.2]]
)
def test_chances_to_be_highest(numbers: list[float]) -> None:
    random = Random(1)
    found = chances_to_be_highest(numbers)
    assert sum(found) == pytest.approx(1, abs=1e-12)
    wins: Counter[int] = Counter()
    for _ in range(20_000):
        blurred = [number + random.random() for number in numbers]
        wins[blurred.index(max(blurred))] += 1
    for place, chance in enumerate(found):
        assert wins[place] / 20_000 == pytest.approx(chance, abs=0.02)


@pytest.mark.parametrize("name", ["random", "simple", "casual", "master"])
def test_a_bot_plays_as_often_as_it_tells(name: str) -> None:
    player, random = bot(name), Random(3)
    assert isinstance(player, OpenBot)
    game = Referee(STANDARD, 2)
    game.deal(shuffled(STANDARD, random), 0)
    while (seat := game.table.turn) is not None:
        view, legal = game.view(seat), game.legal(seat)
        told = player.chances(view, legal)
        assert sum(told) == pytest.approx(1)
        made = Counter(player.choose(view, legal, random) for _ in range(TIMES))
        for move, chance in zip(legal, told, strict=True):
            # Five standard errors of a share: with a fixed seed there is no second try.
            margin = 5 * (chance * (1 - chance) / TIMES) ** 0.5
            assert abs(made[move] / TIMES - chance) <= margin + 1e-9
        game.move(random.choice(legal))
