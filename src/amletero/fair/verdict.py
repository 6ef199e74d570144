"""One verdict for each round and for the game: fair, not proven, or cheated, and why."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from enum import StrEnum
from itertools import combinations
from typing import Final, Literal, TypeAlias

from amletero.fair.contradictions import contradictions_in
from amletero.fair.receipt import Receipt
from amletero.fair.record_comparison import differences, findings_without_deals, receipt_findings
from amletero.record.deal_verification import (
    Cheat,
    Fairness,
    Finding,
    UnreadableDeals,
    read_fairness,
    record_findings,
)
from amletero.record.faults import RecordFault
from amletero.record.game import GameRecord
from amletero.record.replay import replay

Word: TypeAlias = Literal["fair", "consistent", "not_proven", "cheated"]
_WORDS: Final[tuple[Word, ...]] = ("fair", "consistent", "not_proven", "cheated")
"""From best to worst."""


class Doubt(StrEnum):
    """Why a deal is not proven fair, though nothing speaks against it."""

    LATE = "late"
    SPECTATOR = "spectator"
    GAVE_NONE = "gave_none"
    NOT_COVERED = "not_covered"
    SECRET_WITHHELD = "secret_withheld"  # noqa: S105 - a code
    RECORD_WITHHELD = "record_withheld"
    OLD_RECEIPT = "old_receipt"
    NO_FAIR_DEALING = "no_fair_dealing"


@dataclass(frozen=True, slots=True)
class RoundVerdict:
    """What can be said of one round's deal."""

    round: int
    word: Word
    code: Cheat | Doubt | None
    seat: int | None
    given: int
    """How many seats gave bytes to the deal."""
    silent: int
    """How many listed seats stayed silent."""


@dataclass(frozen=True, slots=True)
class Verdict:
    """What can be said of the dealing of a game."""

    word: Word
    code: Cheat | Doubt | None = None
    round: int | None = None
    """The round that decided it; `None`: no single one."""
    seat: int | None = None
    rounds: tuple[RoundVerdict, ...] = ()
    covered: int = 0
    """How many rounds the receipts cover."""
    fingerprint: str | None = None
    """The record's, or the receipt's where there is no record."""
    other_fingerprint: str | None = None
    """The receipt's own, where it is another."""

    @property
    def given(self) -> int:
        """How many contributions of seats went into the deals."""
        return sum(each.given for each in self.rounds)

    @property
    def silent(self) -> int:
        """How many listed seats stayed silent, in all rounds together."""
        return sum(each.silent for each in self.rounds)


def judge_dealing(record: GameRecord | None, receipts: Sequence[Receipt]) -> Verdict:
    """Judge a game by its record, `None` if withheld, and by receipts. Raises `UnreadableDeals`."""
    fairness = None if record is None else read_fairness(record)
    if record is None or fairness is None:
        return _without_proof(record, receipts)
    found = [
        *_contradicted(receipts),
        *record_findings(record, fairness),
        *(lie for each in receipts for lie in receipt_findings(record, fairness, each)),
        *_told_differently(receipts),
    ]
    rounds = tuple(
        _round_verdict(fairness, receipts, found, number) for number in range(len(record.rounds))
    )
    covered = sum(
        any(_covers(each, fairness, number) for each in receipts)
        for number in range(len(record.rounds))
    )
    own = (each.fingerprint(len(record.rounds)) for each in receipts)
    other = next((each for each in own if each not in (None, fairness.fingerprint)), None)
    word, code, round, seat = _worst(found, rounds, receipts)
    return Verdict(word, code, round, seat, rounds, covered, fairness.fingerprint, other)


def judge_published(document: object, receipts: Sequence[Receipt]) -> Verdict:
    """Judge a game by what a server gave out as its record, whatever that is."""
    try:
        record = replay(document)
    except RecordFault as error:
        if error.fault.round is None:  # it is no record at all
            return judge_dealing(None, receipts)
        return _without_proof(None, receipts, Finding(Cheat.RECORD_FACTS, error.fault.round))
    try:
        return judge_dealing(record, receipts)
    except UnreadableDeals:
        verdict = _without_proof(record, receipts)
        if verdict.word == "cheated":
            return verdict
        return replace(verdict, code=Doubt.SECRET_WITHHELD)


def _contradicted(receipts: Sequence[Receipt]) -> list[Finding]:
    """Where the server contradicted what it had told the same client."""
    return [
        found for each in receipts for found in (*each.contradictions, *contradictions_in(each))
    ]


def _told_differently(receipts: Sequence[Receipt]) -> list[Finding]:
    """Where the server told different things to different clients."""
    return [lie for one, other in combinations(receipts, 2) for lie in differences(one, other)]


def _worst(
    found: Sequence[Finding], rounds: Sequence[RoundVerdict], receipts: Sequence[Receipt]
) -> tuple[Word, Cheat | Doubt | None, int | None, int | None]:
    if found:
        return "cheated", found[0].code, found[0].round, found[0].seat
    if rounds:
        worst = max(rounds, key=lambda each: _WORDS.index(each.word))
        round = None if worst.code is None else worst.round
        return worst.word, worst.code, round, worst.seat
    if receipts:  # the game was closed before its first deal
        return "not_proven", Doubt.NOT_COVERED, None, None
    return "consistent", None, None, None


def _without_proof(
    record: GameRecord | None, receipts: Sequence[Receipt], *broken: Finding
) -> Verdict:
    """Where no deal can be computed, only what the server said can speak against it.

    What is wrong with its record counts after what it told.
    """
    unlike = []
    if record is not None:
        unlike = [lie for each in receipts for lie in findings_without_deals(record, each)]
    said = [*_contradicted(receipts), *_told_differently(receipts), *broken, *unlike]
    known = (each.fingerprint(len(each.rounds)) for each in receipts)
    shown = next((each for each in known if each is not None), None)
    if said:
        return Verdict("cheated", said[0].code, said[0].round, said[0].seat, fingerprint=shown)
    if record is None:
        code = Doubt.RECORD_WITHHELD
    elif any(each.commitment is not None for each in receipts):
        code = Doubt.SECRET_WITHHELD
    else:
        code = Doubt.NO_FAIR_DEALING
    return Verdict("not_proven", code, fingerprint=shown)


def _round_verdict(
    fairness: Fairness, receipts: Sequence[Receipt], found: Sequence[Finding], number: int
) -> RoundVerdict:
    attempts = fairness.rounds[number]
    given = len(attempts[-1].revealed)
    silent = sum(len(each.silent) for each in attempts)
    lie = next((each for each in found if each.round == number), None)
    if lie is not None:
        return RoundVerdict(number, "cheated", lie.code, lie.seat, given, silent)
    if not receipts:
        return RoundVerdict(number, "consistent", None, None, given, silent)
    doubts = [_doubt(each, fairness, number) for each in receipts]
    if None in doubts:  # one client whose bytes are in is enough: nobody could choose the deck
        return RoundVerdict(number, "fair", None, None, given, silent)
    return RoundVerdict(number, "not_proven", doubts[0], None, given, silent)


def _doubt(receipt: Receipt, fairness: Fairness, number: int) -> Doubt | None:
    """Return why a receipt does not prove a round fair, though nothing speaks against it."""
    if receipt.version == 1:
        return Doubt.OLD_RECEIPT
    told = receipt.round(number)
    if told is None or not _was_played(receipt, number):
        return Doubt.NOT_COVERED
    if not receipt.seats:
        return Doubt.SPECTATOR
    last = len(fairness.rounds[number]) - 1
    attempt, given = told.attempt(last), fairness.rounds[number][last].revealed
    if attempt is not None and any(given.get(own.seat) == own.bytes for own in attempt.own):
        return None
    tried = any(each.own for each in told.attempts)
    return Doubt.LATE if tried or attempt is None else Doubt.GAVE_NONE


def _covers(receipt: Receipt, fairness: Fairness, number: int) -> bool:
    told = receipt.attempt(number, len(fairness.rounds[number]) - 1)
    return told is not None and told.listed is not None


def _was_played(receipt: Receipt, number: int) -> bool:
    """Whether anything was told of the cards of a round."""
    return any(
        sum(fact["fact"] == "round-began" for fact in kept.told) > number for kept in receipt.facts
    )
