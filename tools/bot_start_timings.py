"""Measure how soon bots are ready where nothing is compiled yet: the figures of `docs/strength.md`.

    python -m tools.bot_start_timings

Every line is a fresh process with empty folders for the bytecode of Python and for the machine code
of Numba, as after an installation; starting Python is included.
"""

import os
import resource
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Final

DEAL: Final = """
from random import Random
from amletero.record.referee import Referee
from amletero.rules.editions import STANDARD
referee = Referee(STANDARD, players={players})
referee.deal(STANDARD.deck[::-1], first=0)
"""
MOVE: Final = f"""{DEAL}
from amletero.bots import bot
bot("{{name}}").choose(referee.view(0), referee.legal(0), Random(1))
"""
HINT: Final = f"""{DEAL}
from amletero.tables.bot_pool import advise
assert advise(referee.view(0), referee.legal(0), Random(1)).move is not None
"""
ARENA: Final = ("arena", "--bots", "master", "simple", "--rounds", "20")
AMLETERO: Final = Path(sys.executable).with_name("amletero")


def waits() -> list[tuple[str, list[str], int]]:
    """Return what somebody waits for: its name, the command, and the most seconds."""

    def python(program: str, **given: object) -> list[str]:
        return [sys.executable, "-c", program.format(**given)]

    return [
        ("first move of `beginner`, 2 players", python(MOVE, name="beginner", players=2), 2),
        ("first move of `master`, 2 players", python(MOVE, name="master", players=2), 2),
        ("first move of `master`, 4 players", python(MOVE, name="master", players=4), 2),
        ("first hint, 2 players", python(HINT, players=2), 10),
        ("first hint, 4 players", python(HINT, players=4), 10),
        (f"`amletero {' '.join(ARENA)}`", [str(AMLETERO), *ARENA], 20),
    ]


def seconds(command: list[str]) -> tuple[float, float]:
    """Return how long a command takes where nothing was compiled before, and the processor time."""
    with tempfile.TemporaryDirectory() as empty:
        folders = {"PYTHONPYCACHEPREFIX": f"{empty}/python", "NUMBA_CACHE_DIR": f"{empty}/numba"}
        environment = {**os.environ, **folders}
        began, used = time.perf_counter(), processor_time()
        subprocess.run(command, check=True, stdout=subprocess.DEVNULL, env=environment)
        return time.perf_counter() - began, processor_time() - used


def processor_time() -> float:
    """Return the processor time of all child processes that have ended, in seconds."""
    used = resource.getrusage(resource.RUSAGE_CHILDREN)
    return used.ru_utime + used.ru_stime


def main() -> None:
    """Print a table, a line for each wait."""
    print("| what somebody waits for | seconds | processor time | goal |\n|---|---|---|---|")
    for what, command, most in waits():
        took, used = seconds(command)
        print(f"| {what} | {took:.1f} | {used:.1f} | {most} |", flush=True)


if __name__ == "__main__":
    main()
