"""How fast the readable engine plays records again: moves a second on one core."""

from random import Random
from typing import Any

import pytest

from amletero.chance import drawn_first, shuffled
from amletero.record.referee import Referee
from amletero.record.replay import replay
from amletero.rules.editions import EDITIONS
from amletero.rules.moves import legal
from amletero.rules.play import may_start


def random_record(edition: str, players: int, seed: int) -> dict[str, Any]:
    random, referee = Random(seed), Referee(EDITIONS[edition], players)
    while not referee.table.game_over:
        first = drawn_first(may_start(referee.table), random)
        referee.deal(shuffled(referee.table.edition, random), first)
        while not referee.round.over:
            referee.move(random.choice(legal(referee.table, referee.round.hand)))
    return referee.record(("",) * players).document()


@pytest.mark.parametrize("players", [2, 4, 6])
def test_replay(benchmark: Any, players: int) -> None:
    documents = [random_record("standard", players, seed) for seed in range(30)]
    moves = sum(len(round["moves"]) for document in documents for round in document["rounds"])
    benchmark.pedantic(lambda: [replay(document) for document in documents], rounds=7)
    print(f"\n{players} players: {moves / benchmark.stats.stats.min:,.0f} moves a second")
