"""How fast rounds between quick bots are played by the readable rules, a hundred at a time."""

from random import Random

import pytest
from pytest_benchmark.fixture import BenchmarkFixture

from amletero.arena.bot_game import play_round
from amletero.bots import bot
from amletero.chance import shuffled
from amletero.rules.editions import STANDARD

ROUNDS = 100


@pytest.mark.parametrize("players", [2, 4])
@pytest.mark.parametrize("name", ["random", "simple"])
def test_rounds(benchmark: BenchmarkFixture, name: str, players: int) -> None:
    bots = [bot(name) for _ in range(players)]
    decks = [shuffled(STANDARD, Random(number)) for number in range(ROUNDS)]

    def rounds() -> None:
        for number, deck in enumerate(decks):
            play_round(bots, STANDARD, deck, number % players, seed=str(number))

    benchmark(rounds)
