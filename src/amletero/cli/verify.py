"""`amletero verify`: compute a record's deals again, from the record alone."""

import json as json_text
import sys
from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from amletero.cli.common import LanguageOption, RecordFile, chosen_language, complain, fail
from amletero.cli.replay import Unreadable, documents_of, judge
from amletero.locales import Language, Speaker
from amletero.locales.faults import placed_fault_text
from amletero.record.faults import Fault, RecordFault
from amletero.record.files import RECORD_LIMIT
from amletero.record.strict_json import read_json
from amletero.record.verification import Finding, NotFair, Verified
from amletero.record.verification import verify as verified


def verify(
    record: RecordFile,
    /,
    *,
    receipt: Annotated[
        str | None, Parameter(help="What your browser kept of the game, to compare.")
    ] = None,
    json: Annotated[bool, Parameter(help="Print one JSON line for each record.")] = False,
    lang: LanguageOption = None,
) -> None:
    """Check that the decks and first seats of a record follow from what was committed to.

    Exit status: 0 all deals hold, 1 one does not, 2 a file could not be read.
    """
    language = chosen_language(lang)
    kept = None if receipt is None else _receipt(receipt)
    wrong = 0
    try:
        for document in documents_of(record):
            outcome = _outcome(document, kept)
            wrong += not isinstance(outcome, Verified)
            print(_as_json(outcome) if json else _in_words(Speaker(language), outcome))
    except Unreadable as error:
        fail(str(error))
    sys.exit(1 if wrong else 0)


def _outcome(document: object | RecordFault, receipt: object) -> Verified | Finding | Fault:
    game = judge(document)
    if isinstance(game, Fault):
        return game
    try:
        return verified(game, receipt)
    except NotFair as error:
        return error.finding


def _receipt(file: str) -> object:
    try:
        with Path(file).open("rb") as stream:
            return read_json(stream.read(RECORD_LIMIT))
    except OSError as error:
        fail(f"{file}: {error.strerror}")
    except RecordFault:
        complain(f"{file}: not a receipt")
        sys.exit(2)


def _as_json(outcome: Verified | Finding | Fault) -> str:
    if isinstance(outcome, Verified):
        return json_text.dumps(
            {
                "ok": True,
                "rounds": outcome.rounds,
                "given": outcome.given,
                "silent": outcome.silent,
            }
        )
    english = Speaker(Language.ENGLISH)
    found: dict[str, object] = {"ok": False, "round": outcome.round}
    if isinstance(outcome, Finding):
        found["seat"] = outcome.seat
    error = _in_words(english, outcome)
    return json_text.dumps({**found, "code": outcome.code, "error": error})


def _in_words(speaker: Speaker, outcome: Verified | Finding | Fault) -> str:
    if isinstance(outcome, Verified):
        return speaker.say(
            "verify-good", rounds=outcome.rounds, given=outcome.given, silent=outcome.silent
        )
    if isinstance(outcome, Fault):
        return placed_fault_text(speaker, outcome)
    text = speaker.say(f"verify-{outcome.code.replace('_', '-')}", seat=str(outcome.seat))
    if outcome.round is None:
        return text
    return speaker.say("verify-round", round=outcome.round + 1, text=text)
