"""`amletero calibrate`: how likely the true hands were according to beliefs."""

import sys
from typing import Annotated

import msgspec
from cyclopts import Parameter

from amletero.arena.belief_calibration import BLOCK, Likelihoods, judge, samples
from amletero.arena.workers import Workers, progress_of
from amletero.bots import UnknownBot, check_table
from amletero.cli.common import (
    EditionOption,
    LanguageOption,
    PlayersOption,
    WorkersOption,
    check_at_least_one,
    check_seats,
    chosen_language,
    fail,
    printable,
)
from amletero.cli.refused_bots import bot_refusal
from amletero.locales import Speaker
from amletero.rules.editions import EDITIONS


def calibrate(
    *,
    edition: EditionOption = "standard",
    players: PlayersOption = 2,
    bot: Annotated[str, Parameter(help="Which bot plays.")] = "simple",
    rounds: Annotated[int, Parameter(help="Number of rounds.")] = 1_000,
    seed: Annotated[int, Parameter(help="Random seed; the same seed plays the same rounds.")] = 0,
    workers: WorkersOption = None,
    json: Annotated[bool, Parameter(help="Print one JSON document.")] = False,
    lang: LanguageOption = None,
) -> None:
    """Compare beliefs about hands with the truth: mean log-likelihood of the card held.

    `counting` counts cards; `reading` also infers hands from how players play. Closer to zero is
    better; `gain` is what reading adds to counting, with its standard error; `missed` is the share
    of true hands that were taken for impossible. The rows below are, for each tenth of chance, the
    number of cards that were believed so, their mean chance, and the share that was held.
    """
    speaker = Speaker(chosen_language(lang))
    check_seats("calibrate", edition, players, speaker)
    check_at_least_one("calibrate", {"--rounds": rounds, "--workers": workers}, speaker)
    try:
        check_table(bot, EDITIONS[edition], players)
    except UnknownBot as error:
        fail(f"calibrate: --bot {printable(bot)}: {bot_refusal(speaker, error)}")
    found = Likelihoods()
    with (
        progress_of(rounds, "rounds") as advance,
        Workers.on(workers, None).each(
            judge, samples(edition, players, bot, seed, rounds)
        ) as results,
    ):
        for result in results:
            found.absorb(result)
            advance(BLOCK, "")
    figures = found.means()
    if json:
        counts = {"rounds": rounds, "hands": found.hands}
        document = counts | figures | {"reliability": found.reliability()}
        sys.stdout.write(msgspec.json.encode(document).decode() + "\n")
        return
    for name, figure in figures.items():
        sys.stdout.write(f"{name:9} {figure:8.4f}\n")
    for tenth in found.reliability():
        sys.stdout.write(f"{tenth['cards']:8} {tenth['believed']:9.3f} {tenth['held']:5.3f}\n")
