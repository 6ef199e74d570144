"""The receipt: what a client was told and gave while a game was played, as a document."""

from collections.abc import Iterable
from typing import Any, Final, Literal, TypeAlias

import msgspec

from amletero.record.deal_verification import Finding, UnreadableDeals, fingerprint
from amletero.record.faults import RecordFault
from amletero.record.strict_json import read_json
from amletero.record.verifiable_deals import FAIR_1, FAIR_2, SCHEMES, Scheme
from amletero.wire.facts import Document, FactShape
from amletero.wire.socket.message_parts import AttemptNumber, Hash, RoundNumber, SeatNumber
from amletero.wire.socket.server_messages import SeatBytes, SeatCommitment

Progress: TypeAlias = Literal["none", "sent", "acknowledged", "refused"]
"""How far a request of this client has come."""
Kind: TypeAlias = Literal["free", "human", "bot"]

FORMAT: Final = "amletero-receipt"
PRIVATE: Final = frozenset({"holds", "returned"})
"""Facts that one seat alone is told; everything else is told to everyone."""


class OwnBytes(msgspec.Struct, kw_only=True):
    """The random bytes of an own seat, and how far they have come."""

    seat: SeatNumber
    bytes: Hash
    committed: Progress = "none"
    revealed: Progress = "none"


class ToldAttempt(msgspec.Struct, kw_only=True):
    """What was told of one attempt at a deal."""

    attempt: AttemptNumber
    commitment: Hash | None = None
    """The server's; `None` where only what followed it was told."""
    silent: list[SeatNumber] = []
    """Seats that stayed silent in the attempt before."""
    frozen: list[SeatCommitment] | None = None
    own: list[OwnBytes] = []
    dealt: list[SeatBytes] | None = None

    @property
    def listed(self) -> dict[int, str] | None:
        """The commitments of the listed seats, if the list was told."""
        said = self.frozen if self.frozen is not None else self.dealt
        return None if said is None else {each.seat: each.commitment for each in said}


class ToldRound(msgspec.Struct, kw_only=True):
    """What was told of the deal of one round."""

    round: RoundNumber
    attempts: list[ToldAttempt] = []

    def attempt(self, number: int) -> ToldAttempt | None:
        """Return what was told of one attempt, if anything was."""
        return next((each for each in self.attempts if each.attempt == number), None)


class GameSettings(msgspec.Struct, frozen=True):
    """The settings that a game's record must have, as told before the first deal."""

    edition: Literal["standard", "classic", "original"]
    players: int
    goal: int
    first: int | None


class ViewerFacts(msgspec.Struct):
    """Everything that was told to one viewer; `None` is what everyone may know."""

    seat: SeatNumber | None
    told: list[Document]


class Receipt(msgspec.Struct, kw_only=True):
    """What one client kept of one game."""

    format: Literal["amletero-receipt"] = FORMAT
    version: Literal[1, 2] = 2
    scheme: str = FAIR_2.name
    table: str
    settings: GameSettings | None = None
    seats: list[SeatNumber] = []
    """The seats of this client."""
    kinds: list[Kind] | None = None
    """By seat: whose it is, as told before the first deal."""
    commitment: Hash | None = None
    """The server's commitment to the game's secret."""
    rounds: list[ToldRound] = []
    facts: list[ViewerFacts] = []
    contradictions: list[Finding] = []
    """Where the server contradicted itself while the game was played."""
    secret: Hash | None = None

    @property
    def fair_scheme(self) -> Scheme:
        """How the deals are drawn."""
        return SCHEMES[self.scheme]

    def round(self, number: int) -> ToldRound | None:
        """Return what was told of the deal of a round, if anything was."""
        return next((each for each in self.rounds if each.round == number), None)

    def attempt(self, number: int, attempt: int) -> ToldAttempt | None:
        """Return what was told of an attempt, if anything was."""
        told = self.round(number)
        return None if told is None else told.attempt(attempt)

    def fingerprint(self, rounds: int) -> str | None:
        """Return the digits of all that was told, if every attempt of these rounds was told."""
        shown = []
        for number in range(rounds):
            told = self.round(number)
            attempts = [] if told is None else sorted(told.attempts, key=lambda each: each.attempt)
            if [each.attempt for each in attempts] != list(range(len(attempts))) or not attempts:
                return None
            for each in attempts:
                if each.commitment is None or each.listed is None:
                    return None
                shown.append((number, each.attempt, each.commitment, each.listed))
        return None if self.commitment is None else fingerprint(self.table, self.commitment, shown)


def receipt_bytes(receipt: Receipt) -> bytes:
    """Return a receipt as JSON."""
    return msgspec.json.format(msgspec.json.encode(receipt), indent=1) + b"\n"


def read_receipt(data: bytes) -> Receipt:
    """Return the receipt of either version that a file holds. Raises `UnreadableDeals`."""
    try:
        document = read_json(data)
        if isinstance(document, dict) and document.get("version") == 1:
            return _first_version(document)
        receipt = msgspec.convert(document, Receipt)
        for told in receipt.facts:
            msgspec.convert(told.told, list[FactShape])
    except (RecordFault, msgspec.ValidationError) as error:
        raise UnreadableDeals("receipt") from error
    _check(receipt, document)
    return receipt


def _check(receipt: Receipt, document: object) -> None:
    """Raise `UnreadableDeals` for what no client writes: missing keys, double seats or attempts."""
    attempts = [(told.round, each) for told in receipt.rounds for each in told.attempts]
    complete = isinstance(document, dict) and document.keys() >= set(Receipt.__struct_fields__)
    if not (
        complete
        and receipt.version == 2
        and receipt.scheme in SCHEMES
        and _all_different((number, each.attempt) for number, each in attempts)
        and _all_different(told.round for told in receipt.rounds)
        and _all_different(told.seat for told in receipt.facts)
        and all(_all_different(each.seat for each in told.own) for _, told in attempts)
        and all(_all_different(each.seat for each in told.frozen or []) for _, told in attempts)
        and all(_all_different(each.seat for each in told.dealt or []) for _, told in attempts)
    ):
        raise UnreadableDeals("receipt")


def _all_different(values: Iterable[object]) -> bool:
    found = list(values)
    return len(set(found)) == len(found)


class _FirstOwn(msgspec.Struct):
    seat: SeatNumber
    bytes: Hash


class _FirstRound(msgspec.Struct):
    round: RoundNumber
    commitment: Hash
    frozen: list[SeatCommitment]
    own: list[_FirstOwn]


class _FirstReceipt(msgspec.Struct):
    """The first version held commitments, lists and own bytes; nothing was acknowledged."""

    format: Literal["amletero-receipt"]
    table: str
    commitment: Hash
    rounds: list[_FirstRound]


def _first_version(document: dict[str, Any]) -> Receipt:
    said = msgspec.convert(document, _FirstReceipt)
    rounds = [
        ToldRound(
            round=told.round,
            attempts=[
                ToldAttempt(
                    attempt=0,
                    commitment=told.commitment,
                    frozen=told.frozen,
                    own=[
                        OwnBytes(seat=own.seat, bytes=own.bytes, committed="sent", revealed="sent")
                        for own in told.own
                    ],
                )
            ],
        )
        for told in said.rounds
    ]
    return Receipt(
        version=1,
        scheme=FAIR_1.name,
        table=said.table,
        seats=sorted({own.seat for told in said.rounds for own in told.own}),
        commitment=said.commitment,
        rounds=rounds,
    )
