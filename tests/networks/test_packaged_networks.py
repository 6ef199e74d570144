"""The networks that come with the package: a policy and a critic for every table."""

import json
import subprocess
import sys
from pathlib import Path

import pytest

from amletero.networks.network_file import CRITIC, POLICY, read_network
from amletero.networks.packaged_networks import network_path
from amletero.rules.editions import STANDARD, Edition
from tests.playing import TABLES

LOADED_FIRST = """
import os, sys
from amletero.networks import packaged_networks
from amletero.rules.editions import STANDARD
seen = []
sys.addaudithook(lambda event, found: event == "import" and found[0] == "numpy"
    and seen.append(os.environ.get("OPENBLAS_NUM_THREADS")))
packaged_networks.our_network(STANDARD, 2, "critic").arithmetic.outputs([1, 2])
print(seen[0], os.environ.get("OPENBLAS_NUM_THREADS"))
"""
AMLETERO = Path(sys.executable).with_name("amletero")
MOST_BYTES = 10_000_000


@pytest.mark.parametrize("kind", [POLICY, CRITIC])
@pytest.mark.parametrize(("edition", "players"), TABLES)
def test_every_table_has_networks_that_say_how_they_were_made(
    edition: Edition, players: int, kind: str
) -> None:
    network = read_network(network_path(edition, players, kind))
    assert (network.kind, network.edition, network.players) == (kind, edition, players)
    assert f" {edition.name}-{players} " in network.made["command"]
    assert {"seed", "seconds", "on"} < set(network.made)


def test_all_together_are_small_enough_to_come_along() -> None:
    sizes = [file.stat().st_size for file in network_path(STANDARD, 2, POLICY).parent.iterdir()]
    assert len(sizes) == 2 * len(TABLES)
    assert sum(sizes) < MOST_BYTES


@pytest.mark.parametrize(("chosen", "told"), [(None, "1 None"), ("2", "2 2")])
def test_numpy_has_one_thread_and_later_programs_are_not_told_so(
    monkeypatch: pytest.MonkeyPatch, chosen: str | None, told: str
) -> None:
    monkeypatch.delenv("OPENBLAS_NUM_THREADS", raising=False)
    if chosen is not None:
        monkeypatch.setenv("OPENBLAS_NUM_THREADS", chosen)
    call = [sys.executable, "-c", LOADED_FIRST]
    ended = subprocess.run(call, capture_output=True, text=True, check=True)
    assert ended.stdout.strip() == told


def test_a_network_beats_simple() -> None:
    call = ["arena", "--bots", "reader", "simple", "--rounds", "600", "--seed", "2026"]
    call += ["--workers", "1", "--json"]
    ended = subprocess.run([AMLETERO, *call], capture_output=True, text=True, check=True)
    assert json.loads(ended.stdout)["bots"][0]["low"] > 0.58
