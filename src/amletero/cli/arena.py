"""`amletero arena`: bots against each other, on the same cards."""

import secrets
import shlex
import sys
from contextlib import ExitStack
from dataclasses import replace
from pathlib import Path
from typing import Annotated, BinaryIO

import msgspec
from cyclopts import Parameter
from rich.table import Table

from amletero.arena.entrants import NeverReady, UnknownEntrant, met, read_entrants
from amletero.arena.match_blocks import blocks, play_block
from amletero.arena.report import milliseconds, report_page, summary
from amletero.arena.schedule import Schedule
from amletero.arena.standings import Standings
from amletero.arena.win_rates import Interval
from amletero.arena.workers import Workers, WorkersFailed, progress_of
from amletero.bots import UnknownBot
from amletero.bots.external import Limits
from amletero.bots.external.process import CannotStart
from amletero.cli.common import (
    ClusterOption,
    EditionOption,
    LanguageOption,
    PlayersOption,
    WorkersOption,
    check_edition,
    chosen_language,
    complain,
    console,
    fail,
    printable,
)
from amletero.locales import Speaker
from amletero.locales.fault_sentences import forfeit_text, never_ready_text
from amletero.rules.editions import EDITIONS

INTERRUPTED = 130
NAME = 12
"""Characters; a name up to this long is never wrapped."""
NARROW = 100
"""Columns; in a narrower terminal the table with lost decisions has no padding."""
LAST_WORDS = 600
"""Characters shown of what a program last wrote to standard error."""


def arena(
    *,
    bots: Annotated[
        list[str],
        Parameter(
            consume_multiple=True,
            help="Two or more built-in bots, networks (FILE.npz) or commands in quotes.",
        ),
    ],
    edition: EditionOption = "standard",
    players: PlayersOption = 2,
    rounds: Annotated[int, Parameter(help="Number of rounds, rounded up to whole deals.")] = 1000,
    seed: Annotated[
        int | None, Parameter(help="Random seed; the same seed plays the same rounds.")
    ] = None,
    workers: WorkersOption = None,
    cluster: ClusterOption = None,
    time_ms: Annotated[
        int, Parameter(help="Time limit of a program per decision, in milliseconds.")
    ] = 1000,
    memory_mib: Annotated[int, Parameter(help="Memory limit of a program, in MiB.")] = 1024,
    json: Annotated[bool, Parameter(help="Print one JSON document.")] = False,
    report: Annotated[
        Path | None, Parameter(help="Write a report with charts to this HTML file.")
    ] = None,
    records: Annotated[Path | None, Parameter(help="Write every round to this JSONL file.")] = None,
    lang: LanguageOption = None,
) -> None:
    """Let bots play single rounds against each other and see which is better.

    Each deal is played once for every rotation of the seats, so that all bots play the same cards.
    With two bots and more than two seats, the first bot takes one seat and the second the others;
    with more bots, each takes the same number of seats in the long run.

    A bot that is a command runs with your rights: run only programs that you trust.
    """
    seed = secrets.randbits(32) if seed is None else seed
    speaker = Speaker(chosen_language(lang))
    standings = _standings(bots, edition, players, rounds, seed, speaker=speaker)
    speaker = replace(speaker, edition=standings.schedule.edition)
    limited = {"--workers": workers, "--time-ms": time_ms, "--memory-mib": memory_mib}
    _check(limited, speaker)
    limits = Limits(decision_ms=time_ms, memory_mib=memory_mib)
    _meet(standings, limits, speaker)
    with ExitStack() as files:
        page, written = _opened(files, report), _opened(files, records)
        finished = _play(standings, limits, Workers.on(workers, cluster), written, speaker)
        if page is not None:
            command = shlex.join(["amletero", *_repeatable(sys.argv[1:], seed)])
            page.write(report_page(standings, speaker, command).encode())
    if json:
        sys.stdout.write(msgspec.json.encode(standings.document()).decode() + "\n")
    else:
        _print(standings, speaker)
    _say_what_was_lost(standings, speaker)
    if not finished:
        done, asked = map(speaker.number, (standings.rounds, standings.schedule.rounds))
        complain(f"arena: {speaker.say('arena-stopped', done=done, asked=asked)}")
        sys.exit(INTERRUPTED)


def _standings(
    bots: list[str], edition: str, players: int, rounds: int, seed: int, *, speaker: Speaker
) -> Standings:
    """Return standings before the first round, or end a wrong call with one line."""
    check_edition("arena: --edition", edition, speaker)
    if players not in EDITIONS[edition].goals:
        least, most = min(EDITIONS[edition].goals), max(EDITIONS[edition].goals)
        possible = speaker.say("call-players", least=least, most=most)
        fail(f"arena: --players {players}: {possible}")
    _check({"--rounds": rounds}, speaker)
    if len(bots) < 2:
        fail(f"arena: --bots: {speaker.say('call-two-bots')}")
    try:
        entrants = read_entrants(bots)
    except UnknownEntrant as error:
        fail(f"arena: --bots: {speaker.say(error.why, **error.details)}")
    return Standings(Schedule(EDITIONS[edition], players, len(entrants), rounds, seed), entrants)


def _check(at_least_one: dict[str, int | None], speaker: Speaker) -> None:
    for option, value in at_least_one.items():
        if value is not None and value < 1:
            fail(f"arena: {option} {value}: {speaker.say('call-at-least-one')}")


def _opened(files: ExitStack, path: Path | None) -> BinaryIO | None:
    """Open a file to write to, before anything is played in vain."""
    try:
        return None if path is None else files.enter_context(path.open("wb"))
    except OSError as error:
        fail(f"arena: {path}: {error.strerror}")


def _meet(standings: Standings, limits: Limits, speaker: Speaker) -> None:
    """Start every program once, before anything is played; one that cannot play ends the call."""
    schedule = standings.schedule
    try:
        for score in standings.scores:
            score.entrant = met(score.entrant, schedule.edition, schedule.players, limits)
    except NeverReady as error:
        text = never_ready_text(speaker, error.label, error.detail, error.last_words)
        fail(f"arena: {printable(text)}")
    except CannotStart as error:
        fail(f"arena: {error}")
    except UnknownBot as error:
        fail(f"arena: --bots: {speaker.say('call-not-a-network', reason=str(error))}")


def _play(
    standings: Standings,
    limits: Limits,
    workers: Workers,
    records: BinaryIO | None,
    speaker: Speaker,
) -> bool:
    """Play all rounds; return False if it was interrupted."""
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
                advance(result.rounds, _running(standings, speaker))
    except KeyboardInterrupt:
        return False
    except (WorkersFailed, CannotStart) as error:
        fail(f"arena: {error}")
    return True


def _running(standings: Standings, speaker: Speaker) -> str:
    """Return the running score, which stands next to the progress bar."""
    return "  ".join(
        f"{printable(standings.called(number))} {speaker.percent(score.wins.rate)}"
        for number, score in enumerate(standings.scores[:4])
    )


def _print(standings: Standings, speaker: Speaker) -> None:
    out = console()
    out.print(summary(standings, speaker))
    out.print(_scores(standings, speaker, out.width))
    if len(standings.scores) > 2:
        out.print(speaker.say("arena-pairs-about"))
        out.print(_pairs(standings, speaker))


def _scores(standings: Standings, speaker: Speaker, width: int) -> Table:
    """Return the table of figures; only programs can lose decisions."""
    say = speaker.say
    programs = any(score.entrant.command for score in standings.scores)
    headings = (
        *(say("arena-win-rate"), say("arena-interval"), say("arena-rating")),
        *(say("arena-median"), say("arena-longest")),
        *([say("arena-lost")] if programs else []),
    )
    rows = [
        (
            speaker.percent(score.wins.rate),
            "{} – {}".format(*map(speaker.percent, score.wins.interval()[1:])),
            f"{speaker.number(rating.mu, 1)} ± {speaker.number(rating.sigma, 1)}",
            milliseconds(score.timings.median, speaker),
            milliseconds(score.timings.longest, speaker),
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


def _pairs(standings: Standings, speaker: Speaker) -> Table:
    numbers = range(len(standings.scores))
    table = Table("", *(printable(standings.called(number)) for number in numbers))
    for one in numbers:
        found = (standings.against(one, other) if one != other else None for other in numbers)
        table.add_row(
            printable(standings.called(one)),
            *("–" if pair is None else _with_margin(pair, speaker) for pair in found),
        )
    return table


def _with_margin(found: Interval, speaker: Speaker) -> str:
    """Return a win rate and half the width of its interval, in percent."""
    return f"{speaker.percent(found.rate)} ± {speaker.number(50 * (found.high - found.low), 1)}"


def _say_what_was_lost(standings: Standings, speaker: Speaker) -> None:
    """Print which programs lost decisions, and their last output."""
    for number, score in enumerate(standings.scores):
        if score.faults:
            lost = speaker.say(
                "program-lost",
                bot=standings.called(number),
                decisions=score.faults.total(),
                kinds=[
                    speaker.say(f"program-kind-{kind}", count=count)
                    for kind, count in sorted(score.faults.items())
                ],
                why=forfeit_text(speaker, score.first_fault),
            )
            complain(f"arena: {printable(lost)}")
            if score.last_words:
                complain(f"arena: {speaker.say('program-last-words')}")
                for line in score.last_words[-LAST_WORDS:].splitlines():
                    print(f"  {printable(line)}", file=sys.stderr)


def _repeatable(arguments: list[str], seed: int) -> list[str]:
    """Return the arguments, with the seed that was drawn if they named none."""
    named = any(word == "--seed" or word.startswith("--seed=") for word in arguments)
    return arguments if named else [*arguments, "--seed", str(seed)]
