"""The networks that come with the package: one policy for every table."""

import json
import subprocess
import sys
from pathlib import Path
from random import Random

import pytest

from amletero.bots import bot
from amletero.bots.network_bot import our_policy
from amletero.networks.network_file import POLICY, read_network
from amletero.rules.editions import STANDARD, Edition
from tests.bots.rounds import decisions, mover
from tests.playing import TABLES

AMLETERO = Path(sys.executable).with_name("amletero")
MOST_BYTES = 10_000_000


@pytest.mark.parametrize(("edition", "players"), TABLES)
def test_every_table_has_a_policy_that_says_how_it_was_made(edition: Edition, players: int) -> None:
    network = read_network(our_policy(edition, players))
    assert (network.kind, network.edition, network.players) == (POLICY, edition, players)
    assert f" {edition.name}-{players} " in network.made["command"]
    assert {"seed", "seconds", "on"} < set(network.made)


def test_all_together_are_small_enough_to_come_along() -> None:
    sizes = [file.stat().st_size for file in our_policy(STANDARD, 2).parent.iterdir()]
    assert len(sizes) == len(TABLES)
    assert sum(sizes) < MOST_BYTES


@pytest.mark.parametrize(("edition", "players"), TABLES)
def test_the_same_view_and_seed_give_the_same_legal_move(edition: Edition, players: int) -> None:
    bots = {seat: bot("network") for seat in range(players)}
    for referee, moves in decisions(edition, bots, Random(players), 2):
        view = mover(referee)
        move = bot("network").choose(view, moves, Random(7))
        assert move in moves
        assert bot("network").choose(view, moves, Random(7)) == move


def test_it_beats_simple() -> None:
    call = ["arena", "--bots", "network", "simple", "--rounds", "600", "--seed", "2026", "--json"]
    ended = subprocess.run([AMLETERO, *call], capture_output=True, text=True, check=True)
    assert json.loads(ended.stdout)["bots"][0]["low"] > 0.58
