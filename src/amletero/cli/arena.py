"""`amletero arena`: bots against each other, on the same cards."""

import secrets
import shlex
import sys
from contextlib import ExitStack
from pathlib import Path
from typing import Annotated, BinaryIO

import msgspec
from cyclopts import Parameter
from rich.table import Table

from amletero.arena.entrants import NeverReady, UnknownEntrant, met, read_entrants
from amletero.arena.match_blocks import blocks, play_block
from amletero.arena.report import report_page, summary
from amletero.arena.report.drawing import percent
from amletero.arena.schedule import Schedule
from amletero.arena.standings import Standings
from amletero.arena.workers import Workers, WorkersFailed, progress_of
from amletero.bots.external import Limits
from amletero.bots.external.process import CannotStart
from amletero.cli.common import LanguageOption, chosen_language, complain, console, fail, printable
from amletero.locales import Speaker
from amletero.locales.faults import forfeit_text, never_ready_text
from amletero.rules.editions import EDITIONS

INTERRUPTED = 130
NAME = 12
"""A name so long stays in one piece on a narrow terminal, as figures do."""
NARROW = 100
"""In fewer columns a table with decisions lost goes without spaces beside its lines."""
LAST_WORDS = 600
"""So many letters are shown of what a program that lost decisions last wrote."""


def arena(
    *,
    bots: Annotated[
        list[str],
        Parameter(consume_multiple=True, help="Two or more: built-in bots, or commands in quotes."),
    ],
    edition: Annotated[str, Parameter(help="standard, classic or original.")] = "standard",
    players: Annotated[int, Parameter(help="Seats at the table.")] = 2,
    rounds: Annotated[int, Parameter(help="Rounds, rounded up to whole deals.")] = 1000,
    seed: Annotated[int | None, Parameter(help="The same seed plays the same games.")] = None,
    workers: Annotated[int | None, Parameter(help="Processes. [default: all cores]")] = None,
    cluster: Annotated[str | None, Parameter(help="A Dask cluster: tcp://host:8786.")] = None,
    time_ms: Annotated[int, Parameter(help="A program's time for each decision.")] = 1000,
    memory_mib: Annotated[int, Parameter(help="A program's memory.")] = 1024,
    json: Annotated[bool, Parameter(help="Print one JSON document.")] = False,
    report: Annotated[
        Path | None, Parameter(help="Write a report with pictures: FILE.html.")
    ] = None,
    records: Annotated[Path | None, Parameter(help="Write every round: FILE.jsonl.")] = None,
    lang: LanguageOption = None,
) -> None:
    """Let bots play single rounds against each other and tell who is better.

    Each deal is played once for every rotation of the seats, so that all play the same cards.
    With two bots and more than two seats, the first takes one seat and the second the others;
    with more bots, all have the same number of seats in the long run.

    A bot that is a command runs with your rights: use only programs that you would run yourself.
    """
    seed = secrets.randbits(32) if seed is None else seed
    standings = _standings(bots, edition, players, rounds, seed)
    speaker = Speaker(chosen_language(lang), standings.schedule.edition)
    _check(at_least_1={"--workers": workers, "--time-ms": time_ms, "--memory-mib": memory_mib})
    limits = Limits(decision_ms=time_ms, memory_mib=memory_mib)
    _meet(standings, limits, speaker)
    with ExitStack() as files:
        page, written = _opened(files, report), _opened(files, records)
        finished = _play(standings, limits, Workers.on(workers, cluster), written)
        if page is not None:
            command = shlex.join(["amletero", *_repeatable(sys.argv[1:], seed)])
            page.write(report_page(standings, speaker, command).encode())
    if json:
        sys.stdout.write(msgspec.json.encode(standings.document()).decode() + "\n")
    else:
        _print(standings, speaker)
    _say_what_was_lost(standings, speaker)
    if not finished:
        done, asked = standings.rounds, standings.schedule.rounds
        complain(
            f"arena: stopped; {done:,} of {asked:,} rounds were played: the figures are of those"
        )
        sys.exit(INTERRUPTED)


def _standings(bots: list[str], edition: str, players: int, rounds: int, seed: int) -> Standings:
    """Nothing played yet, or one line that says what is wrong with the call."""
    if edition not in EDITIONS:
        fail(f"arena: --edition {edition}: there are {', '.join(EDITIONS)}")
    if players not in EDITIONS[edition].goals:
        least, most = min(EDITIONS[edition].goals), max(EDITIONS[edition].goals)
        fail(f"arena: --players {players}: {edition} is for {least} to {most} players")
    _check(at_least_1={"--rounds": rounds})
    if len(bots) < 2:
        fail("arena: --bots: name two bots at least")
    try:
        entrants = read_entrants(bots)
    except UnknownEntrant as error:
        fail(f"arena: --bots: {error}")
    return Standings(Schedule(EDITIONS[edition], players, len(entrants), rounds, seed), entrants)


def _check(at_least_1: dict[str, int | None]) -> None:
    for option, value in at_least_1.items():
        if value is not None and value < 1:
            fail(f"arena: {option} {value}: at least 1 is needed")


def _opened(files: ExitStack, path: Path | None) -> BinaryIO | None:
    """A file to write to; opened before anything is played, so that nothing is played in vain."""
    try:
        return None if path is None else files.enter_context(path.open("wb"))
    except OSError as error:
        fail(f"arena: {path}: {error.strerror}")


def _meet(standings: Standings, limits: Limits, speaker: Speaker) -> None:
    """Start every program once, before anything is played: one that cannot play ends the arena."""
    schedule = standings.schedule
    try:
        for score in standings.scores:
            score.entrant = met(score.entrant, schedule.edition, schedule.players, limits)
    except NeverReady as error:
        text = never_ready_text(speaker, error.label, error.detail, error.last_words)
        fail(f"arena: {printable(text)}")
    except CannotStart as error:
        fail(f"arena: {error}")


def _play(standings: Standings, limits: Limits, workers: Workers, records: BinaryIO | None) -> bool:
    """Play all rounds; whether that came to its end, or was interrupted."""
    schedule = standings.schedule
    entrants = tuple(score.entrant for score in standings.scores)
    jobs = blocks(schedule, entrants, limits, keep_records=records is not None)
    try:
        with (
            progress_of(schedule.rounds, "rounds") as advance,
            workers.each(play_block, jobs) as results,
        ):
            for result in results:
                standings.absorb(result)
                if records is not None:
                    records.writelines(result.records)
                advance(result.rounds, _running(standings))
    except KeyboardInterrupt:
        return False
    except (WorkersFailed, CannotStart) as error:
        fail(f"arena: {error}")
    return True


def _running(standings: Standings) -> str:
    """The running score, as it stands beside the progress bar."""
    return "  ".join(
        f"{printable(standings.called(number))} {percent(score.wins.rate)}"
        for number, score in enumerate(standings.scores[:4])
    )


def _print(standings: Standings, speaker: Speaker) -> None:
    out = console()
    out.print(summary(standings, speaker))
    out.print(_scores(standings, speaker, out.width))
    if len(standings.scores) > 2:
        out.print(speaker.say("arena-pairs-about"))
        out.print(_pairs(standings))


def _scores(standings: Standings, speaker: Speaker, width: int) -> Table:
    """Everyone's figures; decisions can be lost by programs only."""
    say = speaker.say
    programs = any(score.entrant.command for score in standings.scores)
    headings = (
        *(say("arena-win-rate"), say("arena-interval"), say("arena-rating")),
        *(say("arena-median"), say("arena-longest")),
        *([say("arena-lost")] if programs else []),
    )
    rows = [
        (
            percent(score.wins.rate),
            "{} – {}".format(*map(percent, score.wins.interval()[1:])),
            f"{rating.mu:.1f} ± {rating.sigma:.1f}",
            say("arena-milliseconds", time=f"{1000 * score.timings.median:.3g}"),
            say("arena-milliseconds", time=f"{1000 * score.timings.longest:.3g}"),
            *([f"{score.faults.total()}/{score.timings.count}"] if programs else []),
        )
        for score, rating in zip(standings.scores, standings.ratings.of, strict=True)
    ]
    names = [printable(standings.called(number)) for number in range(len(rows))]
    table = Table(padding=(0, 0 if programs and width < NARROW else 1))
    table.add_column(say("arena-bot"), overflow="fold", min_width=min(NAME, max(map(len, names))))
    for heading, *cells in zip(headings, *rows, strict=True):
        table.add_column(heading, justify="right", min_width=max(map(len, cells)))
    for name, row in zip(names, rows, strict=True):
        table.add_row(name, *row)
    return table


def _pairs(standings: Standings) -> Table:
    numbers = range(len(standings.scores))
    table = Table("", *(printable(standings.called(number)) for number in numbers))
    for one in numbers:
        found = (standings.against(one, other) if one != other else None for other in numbers)
        table.add_row(
            printable(standings.called(one)),
            *(
                "–" if pair is None else f"{percent(pair.rate)} ± {50 * (pair.high - pair.low):.1f}"
                for pair in found
            ),
        )
    return table


def _say_what_was_lost(standings: Standings, speaker: Speaker) -> None:
    """Programs that lost decisions, with their last words, for those who write them."""
    for number, score in enumerate(standings.scores):
        if score.faults:
            lost = speaker.say(
                "program-lost",
                bot=standings.called(number),
                decisions=score.faults.total(),
                kinds=", ".join(f"{count} {kind}" for kind, count in sorted(score.faults.items())),
                why=forfeit_text(speaker, score.first_fault),
            )
            complain(f"arena: {printable(lost)}")
            if score.last_words:
                complain(f"arena: {speaker.say('program-last-words')}")
                for line in score.last_words[-LAST_WORDS:].splitlines():
                    print(f"  {printable(line)}", file=sys.stderr)


def _repeatable(arguments: list[str], seed: int) -> list[str]:
    """The call with the seed that was drawn for it, if it named none."""
    named = any(word == "--seed" or word.startswith("--seed=") for word in arguments)
    return arguments if named else [*arguments, "--seed", str(seed)]
