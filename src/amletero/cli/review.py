"""`amletero review`: how good each move of a record was, and what was luck."""

import shlex
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import msgspec
from cyclopts import Parameter

from amletero.cli.common import (
    LanguageOption,
    RecordFile,
    WorkersOption,
    chosen_language,
    console,
    fail,
    printable,
    refused,
    say_if_slow,
)
from amletero.cli.replay import document_of
from amletero.locales import Language, Speaker
from amletero.locales.fault_sentences import placed_fault_text
from amletero.record.faults import RecordFault
from amletero.record.replay import replay

if TYPE_CHECKING:
    from rich.console import Console

    from amletero.record.game import GameRecord
    from amletero.review.game_review import GameReview
    from amletero.review.round_review import RoundReview


def review(
    file: RecordFile,
    *,
    record: Annotated[int, Parameter(help="Which record of the file, counted from 1.")] = 1,
    seat: Annotated[
        int | None, Parameter(help="Only the moves of this seat, counted from 1. [default: all]")
    ] = None,
    seed: Annotated[int, Parameter(help="Random seed; the same seed gives the same review.")] = 0,
    json: Annotated[bool, Parameter(help="Print one JSON document.")] = False,
    html: Annotated[
        Path | None, Parameter(help="Write the review with its curves to this HTML file.")
    ] = None,
    workers: WorkersOption = None,
    lang: LanguageOption = None,
) -> None:
    """Review a record: how good each move was by what its player knew, and what was luck.

    Rounds are reviewed at the same time on all cores; each is printed as soon as it and those
    before it are ready. Exit status: 1 the record is wrong, 2 the file could not be read.
    """
    language = chosen_language(lang)
    if seat is not None and (json or html is not None):
        option = "--json" if json else "--html"
        fail(f"--seat: {Speaker(language).say('call-not-with', option=option)}")
    game = _record(file, record, language)
    if seat is not None and not 1 <= seat <= len(game.players):
        fail(f"--seat {seat}: {Speaker(language).say('call-seat', last=len(game.players))}")
    say_if_slow("review", Speaker(language))
    speaker, out = Speaker(language, game.edition), console()
    prints = html is None and not json
    printer = _Printer(speaker, game, None if seat is None else seat - 1, out)
    reviewed = _reviewed(game, seed, workers, printer if prints else None, _Progress(speaker, out))
    if html is not None:
        _write_page(reviewed, speaker, file, html, seed)
    elif json:
        from amletero.review.document import review_document  # noqa: PLC0415

        text = msgspec.json.encode(review_document(reviewed)).decode()
        sys.stdout.write(text + "\n")
    else:
        _print_summary(reviewed, speaker, out)


def _write_page(reviewed: "GameReview", speaker: Speaker, file: str, html: Path, seed: int) -> None:
    from amletero.review.page import review_page  # noqa: PLC0415 (loaded when asked for)

    words = ["amletero", "review", file, "--seed", str(seed)]
    words += ["--lang", speaker.language.value, "--html", str(html)]
    try:
        html.write_text(review_page(reviewed, speaker, shlex.join(words)), encoding="utf-8")
    except OSError as error:
        refused(f"review: {html}", error, speaker)


def _record(file: str, number: int, language: Language) -> "GameRecord":
    try:
        document = document_of(file, number, Speaker(language))
        if isinstance(document, RecordFault):
            raise document
        return replay(document)
    except RecordFault as error:
        fail(f"review: {file}: {placed_fault_text(Speaker(language), error.fault)}", 1)


class _Progress:
    """A bar that grows with every round, where somebody looks."""

    def __init__(self, speaker: Speaker, out: "Console") -> None:
        from rich.console import Console  # noqa: PLC0415 (slow to import)

        self.speaker = speaker
        # On the same terminal the rounds are printed above the bar.
        self._console = out if out.is_terminal else Console(stderr=True)

    @contextmanager
    def of(self, rounds: int) -> Iterator[Callable[[int], None]]:
        """Show the bar; yields a function of the number of rounds that are done."""
        from rich.progress import Progress  # noqa: PLC0415 (slow to import)

        hidden = not self._console.is_terminal
        with Progress(console=self._console, transient=True, disable=hidden) as bar:
            task = bar.add_task(self._said(0, rounds), total=rounds)
            yield lambda done: bar.update(
                task, completed=done, description=self._said(done, rounds)
            )

    def _said(self, done: int, rounds: int) -> str:
        return self.speaker.say("review-progress", done=done, rounds=rounds)


def reviewed_game(record: "GameRecord", speaker: Speaker) -> "GameReview":
    """Review a record on all cores, with a bar that grows, and print nothing else."""
    return _reviewed(record, 0, None, None, _Progress(speaker, console()))


def _reviewed(
    record: "GameRecord",
    seed: int,
    workers: int | None,
    show: "Callable[[int, RoundReview], None] | None",
    progress: _Progress,
) -> "GameReview":
    """Review all rounds; show each one as soon as those before it are shown."""
    from amletero.arena.workers import Workers, WorkersFailed, available_cores  # noqa: PLC0415
    from amletero.review.game_review import GameReview, RoundJob, review_job  # noqa: PLC0415

    jobs = [RoundJob(record, number, seed) for number in range(len(record.rounds))]
    count = min(workers or available_cores(), max(len(jobs), 1))
    found: list[RoundReview] = []
    try:
        with (
            progress.of(len(jobs)) as advance,
            Workers(count).each(review_job, jobs) as rounds,
        ):
            for number, round in enumerate(rounds, start=1):
                found.append(round)
                if show is not None:
                    show(number, round)
                advance(number)
    except WorkersFailed as error:
        fail(f"review: {progress.speaker.say(error.why, **error.details)}")
    return GameReview(record, tuple(found))


@dataclass(frozen=True)
class _Printer:
    """Prints rounds as they are reviewed."""

    speaker: Speaker
    record: "GameRecord"
    seat: int | None
    """Whose moves are printed; None for all."""
    out: "Console"

    def __call__(self, number: int, round: "RoundReview") -> None:
        """Print a round."""
        from amletero.review.review_text import account_texts, decision_texts  # noqa: PLC0415

        names = tuple(map(printable, self.record.players))
        seats = range(len(names)) if self.seat is None else (self.seat,)
        self.out.print(self.speaker.say("review-round", round=number), style="bold")
        for text in decision_texts(round, seats, self.speaker, names):
            self.out.print(f"  {text}")
        for text in account_texts(round, seats, self.speaker, names):
            self.out.print(f"  {text}", style="dim")


def _print_summary(reviewed: "GameReview", speaker: Speaker, out: "Console") -> None:
    from rich.table import Table  # noqa: PLC0415 (slow to import)

    from amletero.review.review_text import (  # noqa: PLC0415
        average_luck_text,
        summary_heads,
        summary_rows,
    )

    names = tuple(map(printable, reviewed.record.players))
    table = Table(title=speaker.say("review-summary"), title_justify="left")
    player, *figures = summary_heads(speaker)
    table.add_column(player)
    for head in figures:
        table.add_column(head, justify="right")
    for row in summary_rows(reviewed, speaker, names):
        table.add_row(*row)
    out.print(table)
    out.print(average_luck_text(reviewed, speaker, names))
