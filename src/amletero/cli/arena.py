"""`amletero arena`: bots against each other, on the same cards."""

import secrets
import shlex
import sys
from collections.abc import Callable
from contextlib import ExitStack, nullcontext
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Annotated, BinaryIO

import msgspec
from cyclopts import Parameter

from amletero.arena.entrants import NeverReady, UnknownEntrant, met, read_entrants
from amletero.arena.match_blocks import Kept, blocks, play_block
from amletero.arena.report import report_page
from amletero.arena.schedule import Schedule
from amletero.arena.standings import Standings
from amletero.arena.workers import Workers, WorkersFailed, progress_of
from amletero.bots import UnknownBot
from amletero.bots.external import Limits
from amletero.bots.external.process import CannotStart
from amletero.cli.arena_tables import complain_of_losses, print_standings, running
from amletero.cli.common import (
    ClusterOption,
    EditionOption,
    LanguageOption,
    PlayersOption,
    WorkersOption,
    check_at_least_one,
    check_seats,
    chosen_language,
    complain,
    fail,
    interrupts_held,
    printable,
    refused,
    work_shown,
)
from amletero.cli.refused_bots import bot_refusal, entrant_refusal
from amletero.locales import Speaker
from amletero.locales.fault_sentences import never_ready_text
from amletero.rules.editions import EDITIONS

INTERRUPTED = 130
ROUNDS = 1000


@Parameter(name="*")
@dataclass(frozen=True, kw_only=True)
class ArenaOutput:
    """What is written and printed."""

    json: Annotated[bool, Parameter(help="Print one JSON document.")] = False
    report: Annotated[
        Path | None, Parameter(help="Write a report with charts to this HTML file.")
    ] = None
    records: Annotated[
        Path | None,
        Parameter(
            help="Write every round or game to this JSONL file. "
            "[default: with --report FILE.html, FILE.records.jsonl]"
        ),
    ] = None
    trace: Annotated[
        Path | None,
        Parameter(help="Write what each program was sent and said to files in this folder."),
    ] = None


@dataclass(frozen=True)
class ArenaCall:
    """What a call of the arena asks for."""

    bots: list[str]
    edition: str
    players: int
    contests: int
    whole_games: bool
    seed: int
    limits: Limits
    workers: Workers
    output: ArenaOutput
    adjust_luck: bool
    speaker: Speaker


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
    rounds: Annotated[
        int | None, Parameter(help="Number of rounds, rounded up to whole deals. [default: 1000]")
    ] = None,
    games: Annotated[
        int | None, Parameter(help="Play whole games: this many, rounded up to whole deals.")
    ] = None,
    seed: Annotated[
        int | None, Parameter(help="Random seed; the same seed plays the same rounds.")
    ] = None,
    workers: WorkersOption = None,
    cluster: ClusterOption = None,
    time_ms: Annotated[
        int, Parameter(help="Time limit of a program per decision, in milliseconds.")
    ] = 1000,
    start_ms: Annotated[
        int, Parameter(help="Time limit of a program to get ready, in milliseconds.")
    ] = 20_000,
    memory_mib: Annotated[int, Parameter(help="Memory limit of a program, in MiB.")] = 1024,
    adjust_luck: Annotated[
        bool, Parameter(help="Work out the win rates without luck, too; takes longer.")
    ] = False,
    strict: Annotated[
        bool, Parameter(help="Exit with status 1 if a program lost a decision.")
    ] = False,
    watch: Annotated[bool, Parameter(help="Run again when a bot's files are saved.")] = False,
    output: ArenaOutput = ArenaOutput(),  # noqa: B008 - it cannot be changed
    lang: LanguageOption = None,
) -> None:
    """Let bots play rounds or games against each other and see which is better.

    Each deal is played once for every rotation of the seats, so that all bots play the same cards.
    With two bots and more than two seats, the first bot takes one seat and the second the others;
    with more bots, each takes the same number of seats in the long run.

    A bot that is a command runs with your rights: run only programs that you trust.

    Exit status: 0 the arena was played, 1 with --strict a program lost a decision, 2 the call is
    wrong or a program cannot play, 130 it was interrupted.
    """
    speaker = Speaker(chosen_language(lang))
    limited = {"--rounds": rounds, "--games": games, "--workers": workers}
    limited |= {"--time-ms": time_ms, "--start-ms": start_ms, "--memory-mib": memory_mib}
    check_at_least_one("arena", limited, speaker)
    if rounds is not None and games is not None:
        fail(f"arena: --games: {speaker.say('call-rounds-or-games')}")
    if games is not None and adjust_luck:
        fail(f"arena: --adjust-luck: {speaker.say('call-needs-rounds')}")
    call = ArenaCall(
        bots=bots,
        edition=edition,
        players=players,
        contests=games or rounds or ROUNDS,
        whole_games=games is not None,
        seed=secrets.randbits(32) if seed is None else seed,
        limits=Limits(decision_ms=time_ms, start_ms=start_ms, memory_mib=memory_mib),
        workers=Workers.on(workers, cluster),
        output=_with_records(output),
        adjust_luck=adjust_luck,
        speaker=speaker,
    )
    if watch:
        if strict:
            fail(f"arena: --strict: {speaker.say('call-not-with', option='--watch')}")
        from amletero.cli.arena_on_save import watch_arena  # noqa: PLC0415 (rarely wanted)

        watch_arena(call)
        return
    standings, finished = run_arena(call)
    if not finished:
        _say_stopped(standings, speaker)
        sys.exit(INTERRUPTED)
    if strict and any(score.lost for score in standings.scores):
        sys.exit(1)


def run_arena(
    call: ArenaCall,
    *,
    before: Standings | None = None,
    interrupted: Callable[[], bool] = lambda: False,
) -> tuple[Standings, bool]:
    """Play and print an arena; return its standings, and whether it was played to the end.

    It ends early after Ctrl-C, or when `interrupted` says so; `before` is an earlier run.
    """
    standings, output = opening_standings(call), call.output
    speaker = replace(call.speaker, edition=standings.schedule.edition)
    _meet(standings, call.limits, speaker)
    if output.trace is not None:
        output.trace.mkdir(parents=True, exist_ok=True)
    records = None if output.records is None else str(output.records)
    with ExitStack() as files:
        page = _opened(files, output.report, speaker)
        written = _opened(files, output.records, speaker)
        finished = _play(standings, call, written, speaker, interrupted)
        if page is not None:
            command = shlex.join(["amletero", *_repeatable(sys.argv[1:], call.seed)])
            page.write(report_page(standings, speaker, command, records).encode())
    if output.json:
        sys.stdout.write(msgspec.json.encode(standings.document()).decode() + "\n")
    else:
        print_standings(standings, speaker, records, before)
    complain_of_losses(standings, speaker)
    return standings, finished


def _say_stopped(standings: Standings, speaker: Speaker) -> None:
    done, asked = map(speaker.number, (standings.contests, standings.schedule.contests))
    said = speaker.say("arena-stopped", done=done, asked=asked, unit=standings.unit)
    complain(f"arena: {said}")


def opening_standings(call: ArenaCall) -> Standings:
    """Return standings before the first round, or end a wrong call with one line."""
    edition, players, speaker = call.edition, call.players, call.speaker
    check_seats("arena", edition, players, speaker)
    if len(call.bots) < 2:
        fail(f"arena: --bots: {speaker.say('call-two-bots')}")
    try:
        entrants = read_entrants(call.bots)
    except UnknownEntrant as error:
        fail(f"arena: --bots: {entrant_refusal(speaker, error)}")
    schedule = Schedule(
        EDITIONS[edition], players, len(entrants), call.contests, call.seed, call.whole_games
    )
    return Standings(schedule, entrants)


def _with_records(output: ArenaOutput) -> ArenaOutput:
    """Return the output with a file of records, if there is a report, whose commands need it."""
    if output.report is None or output.records is not None:
        return output
    return replace(output, records=output.report.with_suffix(".records.jsonl"))


def _opened(files: ExitStack, path: Path | None, speaker: Speaker) -> BinaryIO | None:
    """Open a file to write to, before anything is played."""
    try:
        return None if path is None else files.enter_context(path.open("wb"))
    except OSError as error:
        refused(f"arena: {path}", error, speaker)


def _meet(standings: Standings, limits: Limits, speaker: Speaker) -> None:
    """Start every program once, before anything is played; one that cannot play ends the call."""
    schedule = standings.schedule
    try:
        for score in standings.scores:
            waits = speaker.say("arena-meeting", bot=printable(score.entrant.label))
            with work_shown(waits) if score.entrant.command else nullcontext():
                score.entrant = met(score.entrant, schedule.edition, schedule.players, limits)
    except NeverReady as error:
        text = never_ready_text(speaker, error.label, error.detail, error.last_words)
        fail(f"arena: {printable(text)}")
    except CannotStart as error:
        fail(f"arena: {error}")
    except UnknownBot as error:
        fail(f"arena: --bots {printable(error.name)}: {bot_refusal(speaker, error)}")


def _play(
    standings: Standings,
    call: ArenaCall,
    records: BinaryIO | None,
    speaker: Speaker,
    interrupted: Callable[[], bool],
) -> bool:
    """Play all contests; return False if it was interrupted."""
    schedule = standings.schedule
    entrants = tuple(score.entrant for score in standings.scores)
    trace = call.output.trace
    kept = Kept(records is not None, None if trace is None else trace.absolute())
    jobs = blocks(schedule, entrants, call.limits, kept, adjust_luck=call.adjust_luck)
    try:
        with (
            progress_of(schedule.contests, standings.unit) as advance,
            call.workers.each(play_block, jobs) as results,
        ):
            for result in results:
                with interrupts_held():
                    standings.absorb(result)
                    if records is not None:
                        records.writelines(result.records)
                advance(result.contests, running(standings, speaker))
                if interrupted():
                    return False
    except KeyboardInterrupt:
        return False
    except WorkersFailed as error:
        fail(f"arena: {speaker.say(error.why, **error.details)}")
    except CannotStart as error:
        fail(f"arena: {error}")
    return True


def _repeatable(arguments: list[str], seed: int) -> list[str]:
    """Return the arguments, with the seed that was drawn if they named none."""
    named = any(word == "--seed" or word.startswith("--seed=") for word in arguments)
    return arguments if named else [*arguments, "--seed", str(seed)]
