"""A flipped bit in a finished record: `amletero verify` notices it, or the docs say it cannot."""

import io
import json
import re
from collections import Counter
from pathlib import Path
from random import Random
from typing import Any

import pytest
from tools.seeded_tables import MemoryTable

from amletero.cli.verify import _as_json, _outcome, _status
from amletero.record.files import documents

DOCS = Path(__file__).parents[2] / "docs" / "fairness.md"
FLIPS = 1_000


def uncovered() -> set[str]:
    """The fields that the docs name as not covered, by the marks of the list there."""
    section = re.search(r"## What a record does not cover\n(.*?)\n## ", DOCS.read_text(), re.DOTALL)
    assert section is not None
    return set(re.findall(r"^- `([a-z]+)`", section[1], re.MULTILINE))


def changes(one: Any, other: Any, path: tuple[str, ...] = ()) -> set[tuple[str, ...]]:
    """The paths at which two documents differ."""
    if isinstance(one, dict) and isinstance(other, dict) and one.keys() == other.keys():
        return {found for key in one for found in changes(one[key], other[key], (*path, key))}
    if isinstance(one, list) and isinstance(other, list) and len(one) == len(other):
        pairs = zip(one, other, strict=True)
        return {found for mine, theirs in pairs for found in changes(mine, theirs, path)}
    return set() if one == other else {path}


def given(record: dict[str, Any]) -> list[dict[str, Any]]:
    """All that was committed to and revealed; the commitments of silent seats prove nothing."""
    return [
        attempt | {"seats": [seat for seat in attempt["seats"] if seat["bytes"] is not None]}
        for round in record["fairness"]["rounds"]
        for attempt in round["attempts"]
    ]


@pytest.mark.parametrize("seed", range(4))
def test_a_flipped_bit_is_noticed_or_lies_in_a_field_that_is_not_covered(seed: int) -> None:
    random, table = Random(seed), MemoryTable(seed)
    table.clients["beto"].silent = seed % 2 == 1
    record = table.play()
    data = json.dumps(record).encode()
    allowed, results = uncovered(), Counter[bool]()
    for _ in range(FLIPS):
        flipped = bytearray(data)
        flipped[random.randrange(len(data))] ^= 1 << random.randrange(8)
        found = list(documents(io.BytesIO(bytes(flipped))))
        outcomes = [_outcome(document, []) for document in found]
        assert all("\n" not in _as_json(outcome) for outcome in outcomes)
        noticed = any(_status(outcome) for outcome in outcomes)
        results[noticed] += 1
        if not noticed:
            document: Any = found[0]
            assert {path[-1] for path in changes(record, document)} <= allowed
            assert given(record) == given(document)
    assert results[True] > FLIPS * 0.9
