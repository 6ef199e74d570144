"""`amletero verify`: recompute a record's deals, and compare them with players' receipts."""

import json as json_text
import sys
from pathlib import Path
from typing import Annotated, Final

from cyclopts import Parameter

from amletero.cli.common import LanguageOption, RecordFile, chosen_language, fail, refused
from amletero.cli.replay import UnreadableFile, documents_of, judge
from amletero.fair.receipt import Receipt, read_receipt
from amletero.fair.verdict import Verdict, judge_dealing
from amletero.fair.verdict_sentences import reason_text, verdict_lines
from amletero.locales import Language, Speaker
from amletero.locales.fault_sentences import placed_fault_text
from amletero.record.deal_verification import UnreadableDeals
from amletero.record.faults import Fault, FaultCode, RecordFault
from amletero.record.files import RECORD_LIMIT

WRONG: Final = 1
UNREADABLE: Final = 2
NOT_PROVEN: Final = 3
NO_DOCUMENT: Final = (
    FaultCode.JSON,
    FaultCode.ENCODING,
    FaultCode.TOO_LARGE,
    FaultCode.TOO_DEEP,
    FaultCode.DUPLICATE_KEY,
    FaultCode.NUMBER,
)
"""The faults of a text that is no JSON document at all, and so no record that could be wrong."""


def verify(
    record: RecordFile,
    /,
    *,
    receipt: Annotated[
        list[str] | None,
        Parameter(help="What a client kept of the game; several times for several clients."),
    ] = None,
    json: Annotated[bool, Parameter(help="Print one JSON line for each record.")] = False,
    lang: LanguageOption = None,
) -> None:
    """Check the deals of a record against the server's commitments and the players' receipts.

    Without a receipt a record is consistent at best; with yours it can be proven fair. Several
    receipts show where players were sent different data.

    Exit status: 0 fair or consistent, 1 cheated or a wrong record, 2 a file could not be read or is
    not JSON, 3 not proven.
    """
    language = chosen_language(lang)
    speaker = Speaker(language)
    receipts = [_receipt(file, speaker) for file in receipt or []]
    worst: set[int] = set()
    try:
        for document in documents_of(record):
            outcome = _outcome(document, receipts)
            worst.add(_status(outcome))
            print(_as_json(outcome) if json else _in_words(speaker, outcome, receipts))
    except UnreadableFile as error:
        fail(error.text(speaker))
    sys.exit(next((status for status in (WRONG, UNREADABLE, NOT_PROVEN) if status in worst), 0))


Outcome = Verdict | Fault | UnreadableDeals


def _outcome(document: object | RecordFault, receipts: list[Receipt]) -> Outcome:
    game = judge(document)
    if isinstance(game, Fault):
        return game
    try:
        return judge_dealing(game, receipts)
    except UnreadableDeals as error:
        return error


def _status(outcome: Outcome) -> int:
    if _is_unreadable(outcome):
        return UNREADABLE
    if not isinstance(outcome, Verdict) or outcome.word == "cheated":
        return WRONG
    return NOT_PROVEN if outcome.word == "not_proven" else 0


def _is_unreadable(outcome: Outcome) -> bool:
    return isinstance(outcome, Fault) and outcome.code in NO_DOCUMENT


def _receipt(file: str, speaker: Speaker) -> Receipt:
    try:
        with Path(file).open("rb") as stream:
            return read_receipt(stream.read(RECORD_LIMIT))
    except OSError as error:
        refused(file, error, speaker)
    except UnreadableDeals:
        fail(f"{file}: {speaker.say('verdict-unreadable-receipt')}")


def _as_json(outcome: Outcome) -> str:
    english = Speaker(Language.ENGLISH)
    if isinstance(outcome, Verdict):
        good = outcome.word in ("fair", "consistent")
        found: dict[str, object] = {
            "ok": good,
            "verdict": outcome.word,
            "code": outcome.code,
            "round": outcome.round,
            "seat": outcome.seat,
            "rounds": len(outcome.rounds),
            "covered": outcome.covered,
            "given": outcome.given,
            "silent": outcome.silent,
            "fingerprint": outcome.fingerprint,
            "error": None if good else reason_text(english, outcome),
        }
        return json_text.dumps(found)
    round = outcome.round if isinstance(outcome, Fault) else None
    code = outcome.code if isinstance(outcome, Fault) else str(outcome)
    return json_text.dumps(
        {
            "ok": False,
            "verdict": "unreadable" if _is_unreadable(outcome) else "wrong",
            "code": code,
            "round": round,
            "error": _wrong_text(english, outcome),
        }
    )


def _in_words(speaker: Speaker, outcome: Outcome, receipts: list[Receipt]) -> str:
    if isinstance(outcome, Verdict):
        return "\n  ".join(verdict_lines(speaker, outcome, receipts=bool(receipts)))
    return _wrong_text(speaker, outcome)


def _wrong_text(speaker: Speaker, outcome: Fault | UnreadableDeals) -> str:
    if isinstance(outcome, Fault):
        return placed_fault_text(speaker, outcome)
    return speaker.say(f"verify-{outcome}")
