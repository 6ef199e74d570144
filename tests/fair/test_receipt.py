"""The receipt as a file: written and read the same way, and anything else refused."""

import copy
import json
from typing import Any

import pytest
from tools.seeded_tables import MemoryTable

from amletero.fair.receipt import read_receipt, receipt_bytes
from amletero.record.deal_verification import UnreadableDeals


def kept() -> dict[str, Any]:
    table = MemoryTable(1, goal=1)
    table.play()
    document: dict[str, Any] = json.loads(receipt_bytes(table.clients["ana"].dealings.receipt))
    return document


def test_a_receipt_is_read_as_it_was_written() -> None:
    data = json.dumps(kept()).encode()
    assert json.loads(receipt_bytes(read_receipt(data))) == kept()


@pytest.mark.parametrize("key", kept())
def test_a_receipt_without_one_of_its_keys_is_none(key: str) -> None:
    document = kept()
    del document[key]
    with pytest.raises(UnreadableDeals):
        read_receipt(json.dumps(document).encode())


@pytest.mark.parametrize(
    ("path", "to"),
    [
        (("format",), "amletero-record"),
        (("version",), 3),
        (("scheme",), "amletero-fair-9"),
        (("commitment",), "A" * 64),
        (("seats",), [9]),
        (("rounds", 0, "attempts", 0, "commitment"), "0"),
        (("rounds", 0, "attempts", 0, "own", 0, "committed"), "maybe"),
        (("rounds", 0, "attempts", 0, "attempt"), -1),
        (("facts", 0, "told", 0), {"fact": "rumor"}),
        (("facts", 0, "told", 0, "goal"), "1"),
        (("contradictions",), [{"code": "bad_weather", "round": None, "seat": None}]),
    ],
)
def test_what_no_client_writes_is_refused(path: tuple[str | int, ...], to: object) -> None:
    document = kept()
    place: Any = document
    for step in path[:-1]:
        place = place[step]
    place[path[-1]] = to
    with pytest.raises(UnreadableDeals):
        read_receipt(json.dumps(document).encode())


@pytest.mark.parametrize(
    "path",
    [
        ("rounds",),
        ("facts",),
        ("rounds", 0, "attempts"),
        ("rounds", 0, "attempts", 0, "frozen"),
        ("rounds", 0, "attempts", 0, "own"),
        ("rounds", 0, "attempts", 0, "dealt"),
    ],
)
def test_nothing_stands_in_a_receipt_twice(path: tuple[str | int, ...]) -> None:
    document = kept()
    place: Any = document
    for step in path:
        place = place[step]
    place.append(copy.deepcopy(place[0]))
    with pytest.raises(UnreadableDeals):
        read_receipt(json.dumps(document).encode())


@pytest.mark.parametrize("data", [b"", b"[]", b"{", b"\xff", b'{"version": 1}', b"3"])
def test_what_is_no_receipt_at_all_is_refused(data: bytes) -> None:
    with pytest.raises(UnreadableDeals):
        read_receipt(data)
