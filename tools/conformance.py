"""Make the conformance suite: records with expected verdicts that any engine can be tried on.

    python -m tools.conformance

Random games are played until each situation has come up; the shortest record that shows it is
kept. For each mistake of `tools.conformance_mistakes` there is a record that an engine with that
mistake would write, to be refused, and a right one that it would refuse.
"""

import json
from collections.abc import Iterator
from itertools import count, islice
from pathlib import Path
from random import Random
from typing import Any

from amletero.chance import drawn_first, shuffled
from amletero.cli.replay import Judged, as_json, judge
from amletero.record.faults import Fault
from amletero.record.referee import Referee
from amletero.rules import play
from amletero.rules.editions import EDITIONS
from amletero.rules.moves import (
    legal,
)
from tools.conformance_mistakes import MISTAKES, Mistake
from tools.corner_case import Case, Moment
from tools.corner_cases import CASES

FOLDER = Path(__file__).resolve().parent.parent / "conformance"
NAMES = ("Ana", "Beto", "Ĉiela", "Dario", "Edo", "Flavia")
TRIED = 3_000
"""How many games are played in search of a situation."""
SEARCHED = 30
"""How many records that show it are compared for the shortest."""


def games(editions: tuple[str, ...], players: tuple[int, ...], seed: int) -> Iterator[Referee]:
    """Endless random games of these editions for a low goal, dealt but not yet played."""
    for number in count():
        random = Random(f"{seed} {number}")
        edition = EDITIONS[random.choice(editions)]
        seats = random.choice([n for n in players if n in edition.goals])
        yield Referee(edition, seats, goal=random.choice((1, 1, 2)))


def played(referee: Referee, random: Random) -> Iterator[Moment]:
    """Play a game to its end at random; each move with what it changed."""
    while not referee.table.game_over:
        first = drawn_first(play.may_start(referee.table), random)
        referee.deal(shuffled(referee.table.edition, random), first)
        while not referee.round.over:
            before = referee.round
            move = random.choice(legal(before.table, before.hand))
            events = referee.move(move)
            yield Moment(before, move, referee.round, tuple(event.fact for event in events))


def document(referee: Referee) -> dict[str, Any]:
    """The record of a referee."""
    return referee.record(NAMES[: referee.table.players]).document()


def shortest(records: Iterator[dict[str, Any] | None]) -> dict[str, Any] | None:
    """The shortest of the first records found, if any is found in time."""
    found = list(islice(filter(None, islice(records, TRIED)), SEARCHED))
    return min(found, key=lambda record: len(json.dumps(record)), default=None)


def case_records(case: Case) -> Iterator[dict[str, Any] | None]:
    """Records in which the case comes up."""
    for number, referee in enumerate(games(case.editions, case.players, case.number)):
        moments = list(played(referee, Random(f"{case.name} {number}")))
        yield document(referee) if any(map(case.shown, moments)) else None


def wrong_records(mistake: Mistake) -> Iterator[dict[str, Any] | None]:
    """Records that an engine with the mistake writes, and that are wrong."""
    for number, referee in enumerate(games(mistake.editions, mistake.players, 1)):
        with mistake.patched():
            list(played(referee, Random(f"{mistake.name} {number}")))
        yield document(referee) if isinstance(judge(document(referee)), Fault) else None


def right_records(mistake: Mistake) -> Iterator[dict[str, Any] | None]:
    """Right records that an engine with the mistake refuses; none where it is only too lenient."""
    for number, referee in enumerate(games(mistake.editions, mistake.players, 2)):
        list(played(referee, Random(f"{mistake.name} {number}")))
        with mistake.patched():
            refused = isinstance(judge(document(referee)), Fault)
        yield document(referee) if refused else None


def suite() -> Iterator[tuple[dict[str, Any], dict[str, Any]]]:
    """Each case of the suite: what it is about, and its record."""
    for case in CASES:
        about = {"name": case.name, "rule": case.rule, "corner_case": case.number}
        if (record := shortest(case_records(case))) is not None:
            yield about, record
    for mistake in MISTAKES:
        about = {"name": mistake.name, "rule": mistake.rule}
        for verdict, records in (("right", right_records), ("wrong", wrong_records)):
            if (record := shortest(records(mistake))) is not None:
                yield about | {"mistake": verdict}, record


def main() -> None:
    """Write the suite."""
    records, expected, cases = [], [], []
    for about, record in suite():
        verdict = json.loads(as_json(Judged("", 0, judge(record))))
        verdict.pop("error", None)
        records.append(json.dumps(record, ensure_ascii=False))
        expected.append(json.dumps(verdict))
        cases.append(json.dumps({"line": len(records), **about}, ensure_ascii=False))
        print(len(records), about["name"], about.get("mistake", ""), verdict["ok"])
    for name, lines in (("records", records), ("expected", expected), ("cases", cases)):
        (FOLDER / f"{name}.jsonl").write_text("\n".join(lines) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
