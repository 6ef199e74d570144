"""`amletero replay`: play records again and check every move and every result."""

import json
import sys
from collections.abc import Callable, Generator, Iterator
from contextlib import closing, contextmanager
from itertools import islice
from pathlib import Path
from typing import Annotated, BinaryIO, NamedTuple, TypeAlias

from cyclopts import Parameter

from amletero.cli.common import (
    AnyFile,
    LanguageOption,
    chosen_language,
    complain,
    fail,
    printable,
)
from amletero.locales import Language, Speaker
from amletero.locales.fault_sentences import fault_text, placed_fault_text
from amletero.locales.system_errors import system_error_text
from amletero.record.faults import Fault, RecordFault
from amletero.record.files import documents
from amletero.record.game import GameRecord
from amletero.record.referee import Referee
from amletero.record.replay import NewEngine
from amletero.record.replay import replay as played_again
from amletero.rules.editions import STANDARD


class Judged(NamedTuple):
    """The verdict on one record of a file."""

    file: str
    number: int
    verdict: GameRecord | Fault


class UnreadableFile(Exception):
    """A file cannot be read."""

    def __init__(self, file: str, error: OSError) -> None:
        super().__init__(f"{file}: {error}")
        self.file = file
        self.error = error

    def text(self, speaker: Speaker) -> str:
        """Return which file it is, and why it cannot be read."""
        return f"{self.file}: {system_error_text(speaker, self.error)}"


Report: TypeAlias = Callable[[Judged], str]


def replay(
    *files: Annotated[AnyFile, Parameter(help="Files of records; - reads standard input.")],
    json: Annotated[bool, Parameter(help="Print one JSON line for each record.")] = False,
    fast: Annotated[bool, Parameter(help="Use the compiled kernel.")] = False,
    lang: LanguageOption = None,
) -> None:
    """Replay records from their decks and moves alone, and check every result.

    A file holds one record, or one record per line. Exit status: 0 all records are right, 1 a
    record is wrong, 2 a file could not be read.
    """
    if not files:
        fail(f"replay: {Speaker(chosen_language(lang)).say('call-no-file')}")
    engine: NewEngine = kernel_engine() if fast else Referee
    report = as_json if json else in_words(chosen_language(lang))
    records = wrong = unreadable = 0
    for file in files:
        try:
            for judged in judge_file(file, engine):
                print(report(judged))
                records += 1
                wrong += isinstance(judged.verdict, Fault)
        except UnreadableFile as error:
            complain(error.text(Speaker(chosen_language(lang))))
            unreadable += 1
    if records and not json:
        print(Speaker(chosen_language(lang)).say("replay-summary", records=records, wrong=wrong))
    sys.exit(2 if unreadable else 1 if wrong else 0)


def kernel_engine() -> NewEngine:
    """Return the compiled kernel as an engine."""
    from amletero.kernel.numba_setup import say_if_compiling  # noqa: PLC0415 (imports Numba)
    from amletero.kernel.record_referee import KernelReferee  # noqa: PLC0415
    from amletero.kernel.round_step import step  # noqa: PLC0415

    say_if_compiling(step)
    return KernelReferee


def judge_file(file: str, engine: NewEngine = Referee) -> Iterator[Judged]:
    """Judge the records of a file, one after the other."""
    for number, document in enumerate(documents_of(file), start=1):
        yield Judged(file, number, judge(document, engine))


def judge(document: object | RecordFault, engine: NewEngine = Referee) -> GameRecord | Fault:
    """Return the verdict on a document: its record, or its first fault."""
    try:
        if isinstance(document, RecordFault):
            raise document
        return played_again(document, engine)
    except RecordFault as error:
        return error.fault


def documents_of(file: str) -> Generator[object | RecordFault, None, None]:
    """Yield the JSON value of each record in a file, or its fault; `-` is standard input.

    Raises `UnreadableFile` if reading fails, but not for errors of the caller's output.
    """
    try:
        with _opened(file) as stream:
            yield from documents(stream)
    except OSError as error:
        raise UnreadableFile(file, error) from error


@contextmanager
def _opened(file: str) -> Iterator[BinaryIO]:
    if file == "-":
        yield sys.stdin.buffer
    else:
        with Path(file).open("rb") as stream:
            yield stream


def as_json(judged: Judged) -> str:
    """Return a record's line for programs; never localized."""
    verdict = judged.verdict
    if isinstance(verdict, Fault):
        return json.dumps(
            {
                "ok": False,
                "round": verdict.round,
                "move": verdict.move,
                "code": verdict.code,
                "error": fault_text(
                    Speaker(Language.ENGLISH, verdict.edition or STANDARD), verdict
                ),
            }
        )
    nothing = {"winners": None, "spy": None, "tokens": None}
    return json.dumps(
        {
            "ok": True,
            "edition": verdict.edition.name,
            "players": len(verdict.players),
            "rounds": [
                nothing if round.result is None else round.result.document()
                for round in verdict.rounds
            ],
            "winners": list(verdict.winners),
        }
    )


def in_words(language: Language) -> Report:
    """Return a function that makes a record's line for people."""

    def report(judged: Judged) -> str:
        verdict = judged.verdict
        speaker = Speaker(language, verdict.edition or STANDARD)
        if isinstance(verdict, Fault):
            text = placed_fault_text(speaker, verdict)
        else:
            text = speaker.say(
                "replay-good",
                rounds=len(verdict.rounds),
                won="yes" if verdict.winners else "no",
                winners=[printable(verdict.players[seat]) for seat in verdict.winners],
            )
        return speaker.say(
            "replay-place", file=printable(judged.file), record=judged.number, verdict=text
        )

    return report


def document_of(file: str, number: int, speaker: Speaker) -> object:
    """Return the document of this number, from 1, in a file; end the program if there is none."""
    if number < 1:
        fail(f"--record {number}: {speaker.say('call-record-number')}")
    try:
        with closing(documents_of(file)) as documents:
            found = list(islice(documents, number - 1, number))
    except UnreadableFile as error:
        fail(error.text(speaker))
    if not found:
        fail(speaker.say("show-no-record", file=file, record=number))
    return found[0]
