"""`amletero bot`: the built-in bots as programs, through real pipes."""

import json
import subprocess
import sys
from contextlib import ExitStack
from pathlib import Path
from random import Random

import pytest

from amletero.arena.bot_game import play_round
from amletero.bots import BUILT_IN, bot
from amletero.bots.external import ExternalBot, Limits
from amletero.chance import shuffled
from amletero.rules.editions import ORIGINAL, STANDARD, Edition

AMLETERO = str(Path(sys.executable).with_name("amletero"))
HELLO = {"type": "hello", "protocol": 1, "seat": 0, "edition": "standard", "players": 2}


def run(*arguments: str, said: str = "") -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [AMLETERO, *arguments], input=said, capture_output=True, text=True, check=False
    )


@pytest.mark.parametrize("name", BUILT_IN)
@pytest.mark.parametrize(("edition", "players"), [(STANDARD, 3), (ORIGINAL, 2)])
def test_a_program_and_the_bot_itself_choose_alike(
    name: str, edition: Edition, players: int
) -> None:
    random = Random(5)
    with ExitStack() as stack:
        programs = [
            stack.enter_context(
                ExternalBot(
                    [AMLETERO, "bot", name, "--seed", "11"],
                    seat=seat,
                    edition=edition,
                    players=players,
                    limits=Limits(decision_ms=30_000, start_ms=60_000),
                )
            )
            for seat in range(players)
        ]
        for _ in range(3):
            deck, first = shuffled(edition, random), random.randrange(players)
            through_pipes = play_round(programs, edition, deck, first, seed="unused")
            for program in programs:
                program.end(through_pipes.result.winners, through_pipes.result.tokens)
            itself = play_round([bot(name) for _ in programs], edition, deck, first, seed="11")
            assert through_pipes.faults == ()
            assert through_pipes.moves == itself.moves


def test_it_says_its_name_and_ends_with_its_input() -> None:
    ended = run("bot", "random", "--seed", "1", said=json.dumps(HELLO) + "\n")
    assert (ended.returncode, ended.stderr) == (0, "")
    assert json.loads(ended.stdout) == {"type": "ready", "name": "random"}


@pytest.mark.parametrize(
    ("arguments", "said", "why"),
    [
        (["hal"], "", "unknown bot 'hal'"),
        (["random"], "noise\n", "not the bot protocol"),
        (["random"], json.dumps(HELLO | {"protocol": 2}) + "\n", "protocol 2 is unknown"),
        (["random"], '{"type":"decide","view":{},"legal":["4"],"time_ms":1}\n', "not a view"),
    ],
)
def test_a_wrong_call_is_one_line_and_status_2(arguments: list[str], said: str, why: str) -> None:
    ended = run("bot", *arguments, said=said)
    assert (ended.returncode, ended.stdout) == (2, "")
    assert ended.stderr.count("\n") == 1
    assert why in ended.stderr
