"""`amletero calibrate`: how likely the true hands are held to be."""

import sys
from typing import Annotated

import msgspec
from cyclopts import Parameter

from amletero.arena.calibration import Likelihoods, judge, samples
from amletero.arena.workers import Workers, progress_of
from amletero.bots import UnknownBot
from amletero.bots import bot as built_in
from amletero.cli.common import fail
from amletero.rules.editions import EDITIONS


def calibrate(
    *,
    edition: Annotated[str, Parameter(help="standard, classic or original.")] = "standard",
    players: Annotated[int, Parameter(help="Seats at the table.")] = 2,
    bot: Annotated[str, Parameter(help="Who plays.")] = "simple",
    rounds: Annotated[int, Parameter(help="Rounds.")] = 10_000,
    seed: Annotated[int, Parameter(help="The same seed plays the same rounds.")] = 0,
    workers: Annotated[int | None, Parameter(help="Processes. [default: all cores]")] = None,
    json: Annotated[bool, Parameter(help="Print one JSON document.")] = False,
) -> None:
    """Compare what is believed of hands with the truth: mean log-likelihood of the card held.

    `counting` counts cards; `rules` follows what the rules say of each play; `reading` also reads
    what a play tells of the hand. The nearer to zero, the better; `gain` is what reading adds to
    counting, with its standard error.
    """
    _check(edition, players, bot, rounds, workers)
    found = Likelihoods()
    with (
        progress_of(rounds, "rounds") as advance,
        Workers.on(workers, None).each(
            judge, samples(edition, players, bot, seed, rounds)
        ) as results,
    ):
        for result in results:
            found.absorb(result)
            advance(50, "")
    means = found.means()
    gain = means["reading"] - means["counting"]
    figures = {**means, "gain": gain, "error": found.gain_error()}
    if json:
        counts = {"rounds": rounds, "hands": found.hands}
        sys.stdout.write(msgspec.json.encode(counts | figures).decode() + "\n")
        return
    for name, figure in figures.items():
        sys.stdout.write(f"{name:9} {figure:8.4f}\n")


def _check(edition: str, players: int, name: str, rounds: int, workers: int | None) -> None:
    if edition not in EDITIONS:
        fail(f"calibrate: --edition {edition}: there are {', '.join(EDITIONS)}")
    if players not in EDITIONS[edition].goals:
        fail(f"calibrate: --players {players}: {edition} is not for so many")
    if rounds < 1 or (workers is not None and workers < 1):
        fail("calibrate: --rounds and --workers: at least 1 is needed")
    try:
        built_in(name)
    except UnknownBot as error:
        fail(f"calibrate: --bot: {error}")
