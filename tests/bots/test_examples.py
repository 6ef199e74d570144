"""The bots in `examples/` play whole rounds, and well enough to be shown."""

from collections.abc import Sequence
from contextlib import ExitStack
from pathlib import Path
from random import Random

import pytest

from amletero.arena.bot_game import play_round
from amletero.bots import bot
from amletero.bots.external import ExternalBot, Limits
from amletero.chance import shuffled
from amletero.rules.editions import EDITIONS, STANDARD, Edition

EXAMPLES = Path(__file__).parents[2] / "examples"
COMMANDS = [("python3", str(EXAMPLES / "careful.py")), ("sh", str(EXAMPLES / "shell.sh"))]
PATIENT = Limits(decision_ms=20_000, start_ms=60_000)


@pytest.mark.parametrize("command", COMMANDS, ids=["python", "shell"])
@pytest.mark.parametrize("edition", EDITIONS.values(), ids=EDITIONS)
def test_an_example_plays_without_a_fault(command: Sequence[str], edition: Edition) -> None:
    random = Random(1)
    with ExitStack() as stack:
        seats = [
            stack.enter_context(
                ExternalBot(command, seat=seat, edition=edition, players=3, limits=PATIENT)
            )
            for seat in range(3)
        ]
        for _ in range(4):
            played = play_round(seats, edition, shuffled(edition, random), 0, seed="1")
            assert played.faults == ()


def test_the_example_in_python_beats_random() -> None:
    rounds, won = 100, 0.0
    with ExternalBot(COMMANDS[0], seat=0, edition=STANDARD, players=2, limits=PATIENT) as careful:
        for number in range(rounds):
            deck, first = shuffled(STANDARD, Random(number)), number % 2
            played = play_round([careful, bot("random")], STANDARD, deck, first, seed=str(number))
            won += (0 in played.result.winners) / len(played.result.winners)
    assert won > 0.6 * rounds


def test_the_example_in_python_is_short_and_needs_no_package() -> None:
    lines = (EXAMPLES / "careful.py").read_text().partition('"""\n\n')[2].splitlines()
    assert sum(1 for line in lines if line.strip()) <= 20
    assert [line for line in lines if "import" in line] == ["import json", "import sys"]
