"""A short form of every torture; the long ones are `make torture`, their figures in the docs."""

import os
from typing import Any
from unittest.mock import patch

import pytest
from tools.torture.__main__ import torture
from tools.torture.services import NotInstalled

# The generator's own connections die with the servers that are killed under them.
pytestmark = [
    pytest.mark.filterwarnings("ignore::ResourceWarning"),
    pytest.mark.filterwarnings("ignore::pytest.PytestUnraisableExceptionWarning"),
]

STARVED_S = 30
"""Seconds that no answer takes even on a busy machine; how quick they are is `make torture`'s."""
CLEAN = {"lost": 0, "doubled": 0, "misdated": 0, "torn": 0}


def holds(figures: dict[str, Any], **expected: object) -> None:
    assert {name: figures[name] for name in expected} == expected, figures


def test_kills() -> None:
    figures = torture("kills", times=4, games=6, acknowledgements=20)
    holds(figures, stuck=0, wrong=[], **CLEAN)
    assert figures["acknowledged"] >= 20


def test_a_full_disk() -> None:
    figures = torture("disk", faults=6, games=4)
    holds(figures, recovered=6, wrong=[], **CLEAN)
    assert figures["refused"].get("unavailable"), "no fault was felt"


@pytest.mark.slow
def test_workers_on_postgresql_and_redis() -> None:
    try:
        figures = torture("workers", games=2, rivals=3, seconds=6)
    except NotInstalled as missing:
        if os.environ.get("CI") == "true":
            raise
        pytest.skip(str(missing))
    holds(figures, versions_with_two_winners=0, **CLEAN)
    assert figures["acknowledged"] > 5
    assert figures["views_equal_after_s"] is not None
    assert figures["views_equal_after_s"] <= STARVED_S


def test_two_worlds() -> None:
    figures = torture("worlds", games=3)
    holds(figures, streams_that_tell=0, streams_whose_lengths_tell=0)
    assert figures["moves"] > 3


def test_two_worlds_would_tell_by_lengths_without_padding() -> None:
    with patch("amletero.tables.audience.padding", lambda *_: ""):
        figures = torture("worlds", games=3)
    assert figures["streams_whose_lengths_tell"] > 0


def test_garbage() -> None:
    figures = torture("fuzz", messages=3_000)
    holds(figures, healthy=True, server_errors=0, cut=0)
    assert figures["answers"] >= 2_500


def test_cuts() -> None:
    figures = torture("cuts", cuts=60, games=3)
    holds(figures, unequal=0)
    assert figures["games"] >= 3


def test_soak() -> None:
    figures = torture("soak", games=40)
    holds(figures, open_sockets=0, live_tables=0)
    assert figures["tasks"] < 15


def test_headers_without_end_and_connections_that_say_nothing() -> None:
    figures = torture("headers", connections=60, floods=1, within=STARVED_S)
    holds(figures, left_open=0, neighbor_lost=False)
    assert figures["longest_flood_s"] < STARVED_S
    assert figures["memory_grown_mib"] < 20
    assert figures["neighbor_p50_ms"] < STARVED_S * 1000


def test_floods_of_frames() -> None:
    figures = torture("frames", times=1)
    holds(figures, neighbor_lost=False, counted=True)
    assert max(figures["longest_until_cut_s"].values()) < STARVED_S
    assert figures["neighbor_p50_ms"] < STARVED_S * 1000


def test_clock_jumps() -> None:
    figures = torture("clock", games=2)
    holds(figures, early=0)
    assert figures["longest_s"] < STARVED_S


def test_load() -> None:
    figures = torture("load", tables=10, seconds=3, pace=1)
    holds(figures, lost_sockets=0, refused=0)
    assert figures["moves_a_second"] > 1
    assert figures["p50_ms"] < STARVED_S * 1000


@pytest.mark.slow
def test_deaf_spectators() -> None:
    figures = torture("deaf", tables=8, seconds=3, times=1, pace=1)
    assert figures["open_sockets_polite"] == 40
    assert figures["p99_ms_deaf"] < STARVED_S * 1000


def test_an_honest_server_is_not_accused() -> None:
    figures = torture("cheats", games=4)
    holds(figures, games=4, cheated=0, accused=[])
    assert figures["fair"] + figures["not_proven"] >= 12
