"""`amletero simulate`: many whole games, and how they end."""

import secrets
import sys
from contextlib import ExitStack
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, BinaryIO, Literal

import msgspec
from cyclopts import Parameter

from amletero.arena.workers import Workers, WorkersFailed, progress_of
from amletero.bots import UnknownBot, check_table
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
    console,
    fail,
    interrupts_held,
    printable,
    refused,
)
from amletero.cli.refused_bots import bot_refusal
from amletero.locales import Speaker
from amletero.rules.editions import EDITIONS, GOALS

if TYPE_CHECKING:
    from amletero.arena.rounds_file import RoundsFile
    from amletero.arena.simulation import Simulation
    from amletero.arena.simulation_figures import Figures

INTERRUPTED = 130


def simulate(
    *,
    edition: EditionOption = "standard",
    players: PlayersOption = 2,
    policy: Annotated[
        list[str] | None,
        Parameter(
            consume_multiple=True,
            help="One bot for all seats, or one for each seat. [default: random]",
        ),
    ] = None,
    games: Annotated[int, Parameter(help="Number of games.")] = 1000,
    goal: Annotated[int | None, Parameter(help="Tokens to win. [default: the edition's]")] = None,
    seed: Annotated[
        int | None, Parameter(help="Random seed; the same seed plays the same games.")
    ] = None,
    workers: WorkersOption = None,
    cluster: ClusterOption = None,
    engine: Annotated[
        Literal["kernel", "readable"],
        Parameter(help="Which engine applies the rules for random players; results are identical."),
    ] = "kernel",
    json: Annotated[bool, Parameter(help="Print one JSON document.")] = False,
    parquet: Annotated[
        Path | None, Parameter(help="Write a row per round to this Parquet file.")
    ] = None,
    records: Annotated[Path | None, Parameter(help="Write every game to this JSONL file.")] = None,
    plot: Annotated[Path | None, Parameter(help="Draw a chart to this SVG file.")] = None,
    lang: LanguageOption = None,
) -> None:
    """Play many whole games and count who wins them, and how.

    The same seed plays the same games with any number of workers, on this machine or a cluster.
    """
    speaker = Speaker(chosen_language(lang))
    policies = _policies(edition, players, policy or ["random"], speaker)
    check_at_least_one("simulate", {"--games": games, "--workers": workers}, speaker)
    if goal is not None and goal not in GOALS:
        possible = speaker.say("call-goal", least=GOALS.start, most=GOALS.stop - 1)
        fail(f"simulate: --goal {goal}: {possible}")
    # Imported here, so that a wrong call is reported without this slow import.
    from amletero.arena.simulation import Simulation  # noqa: PLC0415
    from amletero.arena.simulation_figures import Figures  # noqa: PLC0415

    simulation = Simulation(
        edition=edition,
        policies=policies,
        games=games,
        seed=secrets.randbits(32) if seed is None else seed,
        goal=goal or EDITIONS[edition].goals[players],
        readable=engine == "readable",
        keep_records=records is not None,
    )
    figures = Figures(simulation)
    with ExitStack() as files:
        written = _opened(files, records, speaker)
        rounds = _rounds_file(files, parquet, simulation, speaker)
        _check_plot(plot, speaker)
        finished = _play(figures, Workers.on(workers, cluster), written, rounds, speaker)
    _show(figures, json, plot)
    if not finished:
        complain(
            f"simulate: stopped; {figures.games:,} of {games:,} games were played, "
            "and the figures are for those"
        )
        sys.exit(INTERRUPTED)


def _show(figures: "Figures", json: bool, plot: Path | None) -> None:
    """Draw the figures if that is wanted, and print them."""
    if plot is not None:
        from amletero.arena.simulation_plot import draw  # noqa: PLC0415 (rarely wanted)

        draw(figures, plot)
    if json:
        sys.stdout.write(msgspec.json.encode(figures.document()).decode() + "\n")
    else:
        _print(figures)


def _policies(edition: str, players: int, names: list[str], speaker: Speaker) -> tuple[str, ...]:
    """Return the policy of each seat, or end a wrong call with one line."""
    check_seats("simulate", edition, players, speaker)
    try:
        for name in names:
            check_table(name, EDITIONS[edition], players)
    except UnknownBot as error:
        fail(f"simulate: --policy {printable(error.name)}: {bot_refusal(speaker, error)}")
    if len(names) not in (1, players):
        wanted = speaker.say("call-as-many-bots", players=players, given=len(names))
        fail(f"simulate: --policy: {wanted}")
    return tuple(names if len(names) == players else names * players)


def _opened(files: ExitStack, path: Path | None, speaker: Speaker) -> BinaryIO | None:
    """Open a file to write to, before anything is played."""
    try:
        return None if path is None else files.enter_context(path.open("wb"))
    except OSError as error:
        refused(f"simulate: {path}", error, speaker)


def _rounds_file(
    files: ExitStack, path: Path | None, simulation: "Simulation", speaker: Speaker
) -> "RoundsFile | None":
    from amletero.arena.rounds_file import NoPolars, RoundsFile  # noqa: PLC0415

    try:
        return None if path is None else files.enter_context(RoundsFile(path, simulation))
    except NoPolars:
        fail(f"simulate: {speaker.say('call-extra', extra='data')}")
    except OSError as error:
        refused(f"simulate: {path}", error, speaker)


def _check_plot(path: Path | None, speaker: Speaker) -> None:
    if path is None:
        return
    try:
        path.touch()
    except OSError as error:
        refused(f"simulate: {path}", error, speaker)


def _play(
    figures: "Figures",
    workers: Workers,
    records: BinaryIO | None,
    rounds: "RoundsFile | None",
    speaker: Speaker,
) -> bool:
    """Play all games; return False if it was interrupted."""
    from amletero.arena.simulation import blocks, play_block  # noqa: PLC0415
    from amletero.kernel.numba_setup import say_if_compiling  # noqa: PLC0415
    from amletero.kernel.random_games import play_games  # noqa: PLC0415

    say_if_compiling(play_games)
    simulation = figures.simulation
    try:
        with (
            progress_of(simulation.games, "games") as advance,
            workers.each(play_block, blocks(simulation)) as results,
        ):
            for result in results:
                with interrupts_held():
                    figures.absorb(result)
                    if records is not None:
                        records.writelines(result.records)
                    if rounds is not None:
                        rounds.add(result.rows)
                advance(result.games, "")
    except KeyboardInterrupt:
        return False
    except WorkersFailed as error:
        fail(f"simulate: {speaker.say(error.why, **error.details)}")
    return True


def _print(figures: "Figures") -> None:
    from rich.table import Table  # noqa: PLC0415 (slow to import)

    out, found = console(), figures.document()
    rounds, games = max(1, figures.rounds), max(1, figures.games)
    out.print(
        f"{figures.games:,} games of {found['edition']}, {figures.players} players, "
        f"{found['goal']} tokens to win, seed {found['seed']}: {figures.rounds:,} rounds"
    )
    seats = Table("seat", "policy")
    for heading in ("games won", "rounds won", "Spy bonuses", "tokens per game"):
        seats.add_column(heading, justify="right")
    for seat, policy in enumerate(found["policies"]):
        seats.add_row(
            str(seat + 1),
            policy,
            _share(found["games_won"][seat], games),
            _share(found["rounds_won"][seat], rounds),
            _share(found["spy_bonuses"][seat], rounds),
            f"{found['tokens'][seat] / games:.2f}",
        )
    out.print(seats)
    cards = Table("winning card")
    for ending in found["endings"]:
        cards.add_column(ending, justify="right")
    for value, counts in found["winning_cards"].items():
        cards.add_row(value, *(_share(count, rounds) for count in counts.values()))
    cards.add_section()
    cards.add_row("all", *(_share(count, rounds) for count in found["endings"].values()))
    out.print(cards)
    turns = sum(int(length) * sum(both.values()) for length, both in found["turns"].items())
    out.print(f"turns per round: {turns / rounds:.2f}; rounds per game: {rounds / games:.2f}")
    out.print(f"rounds tied: {_share(found['ties'], rounds)}")
    out.print(f"rounds won by the first player: {_share(found['rounds_won_by_first'], rounds)}")


def _share(count: int, whole: int) -> str:
    return f"{100 * count / whole:.2f}%"
