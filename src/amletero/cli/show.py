"""`amletero show`: a record told as a story."""

import sys
from collections.abc import Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, Annotated, Final, NoReturn

from cyclopts import Parameter

from amletero.cli.common import (
    LanguageOption,
    RecordFile,
    ThemeOption,
    chosen_language,
    complain,
    console,
    fail,
    printable,
    screen_possible,
    theme_choice,
)
from amletero.cli.replay import UnreadableFile, document_of, documents_of
from amletero.locales import Language, Narrator, Sentence, Speaker
from amletero.locales.fault_sentences import placed_fault_text
from amletero.palette import CHARACTER_COLORS
from amletero.record.faults import Fault, RecordFault
from amletero.record.frames import RecordedGame, recorded_game
from amletero.rules.cards import Seat
from amletero.rules.facts import GameBegan, GameEnded, RoundBegan, RoundEnded

if TYPE_CHECKING:
    from rich.console import Console

TOLD_TO_SOME: Final = "italic dim"
"""Style of sentences that not everyone at the table may know."""


def show(
    file: RecordFile,
    *,
    record: Annotated[
        int | None, Parameter(help="Only this record, counted from 1. [default: all]")
    ] = None,
    seat: Annotated[
        int | None, Parameter(help="Only what this seat saw, counted from 1. [default: everything]")
    ] = None,
    step: Annotated[
        bool, Parameter(help="Step through one record, forwards and backwards.")
    ] = False,
    round: Annotated[
        int | None, Parameter(help="With --step: begin at this round, counted from 1.")
    ] = None,
    move: Annotated[
        int | None, Parameter(help="With --step: begin after this move; 0 is the deal.")
    ] = None,
    theme: ThemeOption = None,
    lang: LanguageOption = None,
) -> None:
    """Tell a record as a story, move by move, including everything that was secret.

    With --step, step through a record on the screen, with all cards shown or as one seat saw it.

    A wrong record is told up to its fault. Exit status: 0 all records are right, 1 a record is
    wrong, 2 the file could not be read.
    """
    language = chosen_language(lang)
    seen_by = None if seat is None else seat - 1
    if record is not None and record < 1:
        fail(f"--record {record}: {Speaker(language).say('call-record-number')}")
    if step:
        moment = 1 if round is None else round, 0 if move is None else move
        go_through(file, record or 1, language, seen_by, theme, moment=moment)
    if round is not None or move is not None:
        option = "--move" if round is None else "--round"
        fail(f"{option}: {Speaker(language).say('call-only-step')}")
    out, told, wrong = console(), 0, False
    try:
        for number, document in enumerate(documents_of(file), start=1):
            if record in (None, number):
                told += 1
                wrong |= not tell(document, language, seen_by, out)
    except UnreadableFile as error:
        fail(error.text(Speaker(language)))
    if record is not None and not told:
        fail(Speaker(language).say("show-no-record", file=file, record=record))
    sys.exit(1 if wrong else 0)


def go_through(
    file: str,
    number: int,
    language: Language,
    seat: Seat | None,
    theme: str | None,
    *,
    moment: tuple[int, int] = (1, 0),
) -> NoReturn:
    """Show a record on the screen, from a round and move on, counted from 1.

    A wrong record is shown up to its fault, which is printed at the end.
    """
    if file == "-":
        fail(f"--step: {Speaker(language).say('call-step-file')}")
    document = document_of(file, number, Speaker(language))
    if not screen_possible():
        fail(f"--step: {Speaker(language).say('call-step-terminal')}")
    from amletero.terminal.screens.app import OneTableApp  # noqa: PLC0415 (slow to import)
    from amletero.terminal.screens.record_stepper import StepScreen  # noqa: PLC0415

    try:
        game = _recorded(document)
    except RecordFault as error:
        fail(_fault_text(error.fault, (), language), 1)
    _check_seat(seat, game, language)
    place = game.place(*moment)
    if place is None:
        round, move = moment
        fail(f"{file}: {Speaker(language).say('call-no-such-move', round=round, move=move)}")
    screen = StepScreen(game, language, seat, place)
    OneTableApp(language, screen).use_theme(theme_choice(theme)).run()
    if game.fault is not None:
        fail(_fault_text(game.fault, game.names, language), 1)
    sys.exit(0)


def tell(document: object, language: Language, seat: Seat | None, out: "Console") -> bool:
    """Tell one record as a story; return whether it was right."""
    try:
        game = _recorded(document)
    except RecordFault as error:
        complain(_fault_text(error.fault, (), language))
        return False
    _tell_game(game, language, seat, out)
    if game.fault is not None:
        complain(_fault_text(game.fault, game.names, language))
    return game.fault is None


def _recorded(document: object) -> RecordedGame:
    """Return the game of a record, with names that can be printed. Raises `RecordFault`."""
    game = recorded_game(document)
    return replace(game, names=tuple(map(printable, game.names)))


def _fault_text(fault: Fault, names: Sequence[str], language: Language) -> str:
    speaker = Speaker(language, fault.edition) if fault.edition else Speaker(language)
    return speaker.say("show-fault", fault=placed_fault_text(speaker, fault, names))


def _check_seat(seat: Seat | None, game: RecordedGame, language: Language) -> None:
    if seat is not None and seat not in game.seats:
        fail(f"--seat: {Speaker(language).say('call-seat', last=len(game.seats))}")


def _tell_game(game: RecordedGame, language: Language, seat: Seat | None, out: "Console") -> None:
    _check_seat(seat, game, language)
    speaker = Speaker(language, game.edition)
    names = [speaker.player(player, game.names) for player in game.seats]
    narrator = Narrator(language, names, seat)
    out.print(speaker.say("show-title", players=names), style="bold")
    seen = game.seen_by(seat)
    for frame in seen:
        _print(narrator.tell(frame.facts), out)
    table = seen[-1].view.table
    if table.turn is not None:
        out.print(speaker.say("show-unfinished"), style="dim")
    tokens = [
        speaker.say("show-token", player=name, tokens=count)
        for name, count in zip(names, table.tokens, strict=True)
    ]
    out.print(speaker.say("show-tokens", tokens=tokens))


def _print(sentences: list[Sentence], out: "Console") -> None:
    previous = None
    for sentence in sentences:
        heading = isinstance(sentence.fact, GameBegan | RoundBegan)
        if heading and sentence.fact is not previous:
            out.print()
        out.print(sentence.text if heading else f"  {sentence.text}", style=_style(sentence))
        previous = sentence.fact


def _style(sentence: Sentence) -> str | None:
    if sentence.secret:
        return TOLD_TO_SOME
    if isinstance(sentence.fact, RoundBegan | RoundEnded | GameEnded):
        return "bold"
    return None if sentence.character is None else CHARACTER_COLORS[sentence.character].anywhere
