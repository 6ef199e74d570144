"""The kernel judges records as the readable rules do, good ones and bad ones."""

import json
from pathlib import Path
from random import Random
from typing import Any

import pytest

from amletero.chance import shuffled
from amletero.cli.replay import as_json, judge, judge_file, kernel_engine
from amletero.kernel.record_referee import KernelReferee
from amletero.record.referee import Referee
from amletero.rules.editions import EDITIONS, Edition
from amletero.rules.moves import legal
from amletero.rules.play import may_start

CONFORMANCE = Path(__file__).parents[2] / "conformance"
TABLES = [(edition, players) for edition in EDITIONS.values() for players in edition.goals]


def a_game(edition: Edition, players: int, random: Random) -> dict[str, Any]:
    referee = Referee(edition, players)
    while not referee.winners:
        if referee.round.over:
            referee.deal(shuffled(edition, random), random.choice(may_start(referee.table)))
        referee.move(random.choice(legal(referee.table, referee.round.hand)))
    return referee.record(tuple("abcdef"[:players])).document()


def spoiled(document: dict[str, Any], random: Random) -> dict[str, Any]:
    """The record with one thing changed, anywhere, to something likely."""
    copy: dict[str, Any] = json.loads(json.dumps(document))
    round = random.choice(copy["rounds"])
    values = sorted(EDITIONS[copy["edition"]].by_value)
    seats = range(len(copy["players"]) + 1)
    place = random.randrange(len(round["moves"]))
    text = random.choice(
        [
            f"{random.choice(values)}",
            f"{random.choice(values)}>{random.choice(seats)}",
            f"{random.choice(values)}>{random.choice(seats)}={random.choice(values)}",
            f"{random.choice(values)}/{random.choice(values)}",
            f"{random.choice(values)}/{random.choice(values)},{random.choice(values)}",
        ]
    )
    kind = random.randrange(8)
    if kind <= 3:
        round["moves"][place] = text
    elif kind == 4:
        round["moves"].insert(place, text)
    elif kind == 5:
        del round["moves"][place]
    elif kind == 6:
        round["first"] = random.choice(seats)
    else:
        random.shuffle(round["deck"])
    return copy


@pytest.mark.parametrize(
    ("edition", "players"), TABLES, ids=[f"{edition.name}-{players}" for edition, players in TABLES]
)
def test_both_referees_agree(edition: Edition, players: int) -> None:
    random, faults = Random(players), set[str]()
    for _ in range(6):
        document = a_game(edition, players, random)
        for candidate in [document, *(spoiled(document, random) for _ in range(60))]:
            readable, fast = judge(candidate), judge(candidate, KernelReferee)
            assert readable == fast
            faults.add(str(getattr(readable, "code", "good")))
    assert {"good", "not_in_hand", "wrong_first"} <= faults


@pytest.mark.parametrize("file", sorted(CONFORMANCE.rglob("*.json*")), ids=lambda file: file.stem)
def test_both_referees_agree_on_the_conformance_records(file: Path) -> None:
    readable = [as_json(judged) for judged in judge_file(str(file))]
    assert readable == [as_json(judged) for judged in judge_file(str(file), kernel_engine())]
