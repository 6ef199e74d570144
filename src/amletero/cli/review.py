"""`amletero review`: how good each move of a record was, and what was luck."""

import shlex
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import msgspec
from cyclopts import Parameter

from amletero.cli.common import (
    LanguageOption,
    RecordFile,
    chosen_language,
    console,
    fail,
    printable,
    say_if_slow,
)
from amletero.cli.replay import document_of
from amletero.locales import Language, Speaker
from amletero.locales.fault_sentences import placed_fault_text
from amletero.locales.move_words import move_words
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
    lang: LanguageOption = None,
) -> None:
    """Review a record: how good each move was by what its player knew, and what was luck.

    Exit status: 1 the record is wrong, 2 the file could not be read.
    """
    language = chosen_language(lang)
    if seat is not None and (json or html is not None):
        option = "--json" if json else "--html"
        fail(f"--seat: {Speaker(language).say('call-not-with', option=option)}")
    game = _record(file, record, language)
    if seat is not None and not 1 <= seat <= len(game.players):
        fail(f"--seat {seat}: {Speaker(language).say('call-seat', last=len(game.players))}")
    say_if_slow("review", Speaker(language))
    reviewed = _reviewed(game, seed, Speaker(language), shows=not json)
    if html is not None:
        _write_page(reviewed, Speaker(language, game.edition), file, html, seed)
    elif json:
        from amletero.review.document import review_document  # noqa: PLC0415

        text = msgspec.json.encode(review_document(reviewed)).decode()
        sys.stdout.write(text + "\n")
    else:
        _print(reviewed, Speaker(language, game.edition), None if seat is None else seat - 1)


def _write_page(reviewed: "GameReview", speaker: Speaker, file: str, html: Path, seed: int) -> None:
    from amletero.review.page import review_page  # noqa: PLC0415 (loaded when asked for)

    words = ["amletero", "review", file, "--seed", str(seed), "--html", str(html)]
    try:
        html.write_text(review_page(reviewed, speaker, shlex.join(words)), encoding="utf-8")
    except OSError as error:
        fail(f"review: {html}: {error.strerror}")


def _record(file: str, number: int, language: Language) -> "GameRecord":
    try:
        document = document_of(file, number, Speaker(language))
        if isinstance(document, RecordFault):
            raise document
        return replay(document)
    except RecordFault as error:
        fail(f"review: {file}: {placed_fault_text(Speaker(language), error.fault)}", 1)


def _reviewed(record: "GameRecord", seed: int, speaker: Speaker, *, shows: bool) -> "GameReview":
    """Review round after round, with a bar that grows on a terminal."""
    from rich.progress import track  # noqa: PLC0415 (slow to import)

    from amletero.review.game_review import GameReview, review_rounds  # noqa: PLC0415

    rounds = track(
        review_rounds(record, seed),
        speaker.say("review-working"),
        total=len(record.rounds),
        console=_errors(),
        disable=not shows or not sys.stderr.isatty(),
    )
    return GameReview(record, tuple(rounds))


def _errors() -> "Console":
    from rich.console import Console  # noqa: PLC0415 (slow to import)

    return Console(stderr=True)


def _print(reviewed: "GameReview", speaker: Speaker, seat: int | None) -> None:
    out, names = console(), tuple(map(printable, reviewed.record.players))
    for number, round in enumerate(reviewed.rounds, start=1):
        out.print(speaker.say("review-round", round=number), style="bold")
        _print_round(round, speaker, names, seat, out)
    _print_summary(reviewed, speaker, names, out)
    winner = speaker.player(reviewed.with_average_luck(), names)
    out.print(speaker.say("review-average-luck", player=winner))


def _print_round(
    round: "RoundReview",
    speaker: Speaker,
    names: tuple[str, ...],
    seat: int | None,
    out: "Console",
) -> None:
    from amletero.review.page import points  # noqa: PLC0415
    from amletero.review.reasons import reason, reason_text  # noqa: PLC0415

    for judged in round.decisions:
        why = reason(judged)
        if why is None or seat not in (None, judged.seat):
            continue
        sentence = speaker.say(
            "review-decision",
            number=judged.number,
            player=speaker.player(judged.seat, names),
            verdict=speaker.say(f"review-verdict-{judged.verdict}"),
            loss=speaker.percent(judged.loss, 0),
            move=move_words(judged.played.move, speaker, names),
        )
        out.print(f"  {sentence} {reason_text(why, speaker, names)}")
    for account in round.accounts:
        if seat in (None, account.seat):
            out.print(
                "  "
                + speaker.say(
                    "review-account",
                    player=speaker.player(account.seat, names),
                    result=speaker.percent(account.result, 0),
                    share=speaker.percent(account.share, 0),
                    luck=points(speaker, account.luck),
                    own=points(speaker, account.own),
                    others=points(speaker, account.others),
                ),
                style="dim",
            )


def _print_summary(
    reviewed: "GameReview", speaker: Speaker, names: tuple[str, ...], out: "Console"
) -> None:
    from rich.table import Table  # noqa: PLC0415 (slow to import)

    from amletero.review.page import points  # noqa: PLC0415

    table = Table(title=speaker.say("review-summary"), title_justify="left")
    table.add_column(speaker.say("review-column-player"))
    for column in ("decisions", "loss", "accuracy", "luck"):
        table.add_column(speaker.say(f"review-column-{column}"), justify="right")
    for each in reviewed.summary:
        table.add_row(
            speaker.player(each.seat, names),
            str(each.decisions),
            speaker.percent(each.mean_loss),
            speaker.percent(each.accuracy / 100),
            points(speaker, each.luck),
        )
    out.print(table)
