"""Node counts of the tree of moves: equal in both engines, and to the table kept here."""

import json
from pathlib import Path
from typing import Any

import pytest

from amletero.kernel import perft
from amletero.kernel.edition_settings import setting_of
from amletero.kernel.pack_round import words_of
from amletero.rules.editions import EDITIONS, Edition
from amletero.rules.moves import legal
from amletero.rules.play import begin, deal, step
from amletero.rules.round import Round
from tests.kernel.reduced import ordered, reduced

TABLE: list[dict[str, Any]] = json.loads(
    (Path(__file__).parent / "perft.json").read_text(encoding="utf-8")
)
READABLE_NODES = 3_000
"""The readable engine counts up to this many nodes of a tree; the kernel counts them all."""


def openings(edition: Edition, row: dict[str, Any]) -> list[Round]:
    began, _ = begin(edition, row["players"])
    orders = range(1, row["orders"] + 1)
    return [deal(began, ordered(edition, stride), first=0)[0] for stride in orders]


def readable_perft(round: Round, depth: int) -> int:
    moves = legal(round.table, round.hand)
    if depth <= 1:
        return len(moves) if depth else 1
    return sum(readable_perft(step(round, move)[0], depth - 1) for move in moves)


@pytest.mark.parametrize(
    "row", TABLE, ids=lambda row: f"{row['edition']}-{row['players']}-{row['cards']}"
)
def test_node_counts(row: dict[str, Any]) -> None:
    edition = reduced(EDITIONS[row["edition"]], row["cards"])
    rounds, setting = openings(edition, row), setting_of(edition, row["players"])
    for depth, nodes in enumerate(row["nodes"], start=1):
        assert sum(perft(setting, *words_of(round), depth) for round in rounds) == nodes
        if nodes <= READABLE_NODES:
            assert sum(readable_perft(round, depth) for round in rounds) == nodes


def test_the_table_covers_every_edition_and_number_of_players() -> None:
    covered = {(row["edition"], row["players"]) for row in TABLE}
    assert covered == {
        (edition.name, players) for edition in EDITIONS.values() for players in edition.goals
    }
