"""`amletero picture`: a still picture of one moment of a recorded game."""

import sys
from dataclasses import replace
from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from amletero.cli.common import LanguageOption, RecordFile, chosen_language, fail, printable
from amletero.cli.replay import document_of
from amletero.locales import Language, Speaker
from amletero.locales.fault_sentences import placed_fault_text
from amletero.pictures.moment_picture import moment_picture
from amletero.record.faults import RecordFault
from amletero.record.frames import RecordedGame, recorded_game


def picture(
    file: RecordFile,
    *,
    round: Annotated[int | None, Parameter(help="Round, from 1. [default: the last one]")] = None,
    move: Annotated[
        int | None, Parameter(help="Move of the round, from 1; 0 is the deal. [default: the last]")
    ] = None,
    seat: Annotated[
        int | None, Parameter(help="As this seat saw it, from 1. [default: all cards face up]")
    ] = None,
    record: Annotated[int, Parameter(help="The record in the file, counted from 1.")] = 1,
    out: Annotated[
        Path | None, Parameter(name=["--out", "-o"], help="File. [default: standard output]")
    ] = None,
    lang: LanguageOption = None,
) -> None:
    """Draw one moment of a recorded game as an SVG picture.

    The moment is the position after a move. Exit status: 0 drawn, 1 the record is wrong before
    that moment, 2 the call is wrong or a file could not be read or written.
    """
    language = chosen_language(lang)
    speaker = Speaker(language)
    if record < 1:
        fail(f"--record {record}: {speaker.say('call-record-number')}")
    game = _game(file, record, language)
    if seat is not None and seat - 1 not in game.seats:
        fail(f"--seat: {speaker.say('call-seat', last=len(game.seats))}")
    index = _moment(game, round, move)
    if index is None:
        if game.fault is not None:
            told = placed_fault_text(Speaker(language, game.edition), game.fault, game.names)
            fail(f"picture: {file}: {told}", 1)
        fail(speaker.say("call-no-moment", rounds=game.frames[-1].round))
    drawn = moment_picture(game, index, None if seat is None else seat - 1, language)
    if out is None:
        sys.stdout.write(drawn)
    else:
        out.write_text(drawn, encoding="utf-8")


def _game(file: str, number: int, language: Language) -> RecordedGame:
    try:
        game = recorded_game(document_of(file, number, Speaker(language)))
    except RecordFault as error:
        fail(f"picture: {file}: {placed_fault_text(Speaker(language), error.fault)}", 1)
    return replace(game, names=tuple(map(printable, game.names)))


def _moment(game: RecordedGame, round: int | None, move: int | None) -> int | None:
    """Return the index of the chosen frame; None if the game has no such moment."""
    last = game.frames[-1]
    chosen = last.round if round is None else round
    if move is not None:
        return game.place(chosen, move)
    moves = [frame.move for frame in game.frames if frame.round == chosen]
    return game.place(chosen, max(moves)) if moves else None
