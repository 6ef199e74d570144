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


def test_a_network_beats_simple() -> None:
    call = ["arena", "--bots", "reader", "simple", "--rounds", "600", "--seed", "2026"]
    call += ["--workers", "1", "--json"]
    ended = subprocess.run([AMLETERO, *call], capture_output=True, text=True, check=True)
    assert json.loads(ended.stdout)["bots"][0]["low"] > 0.58
