"""Verification of a record's deals: every deal is computed again and compared.

It needs only the standard library and the record. `docs/fairness.md` says what it cannot prove.
"""

import hashlib
import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from enum import StrEnum
from itertools import pairwise
from typing import Any, Final

from amletero.record.game import GameRecord
from amletero.record.verifiable_deals import SCHEMES, Contribution, Scheme, label_part

HEX: Final = re.compile("[0-9a-f]{64}")
FINGERPRINT_DIGITS: Final = 12


class Cheat(StrEnum):
    """Proof that a server cheated: it contradicted itself, or its numbers do not match."""

    SECOND_DEALING = "second_dealing"
    SECOND_LIST = "second_list"
    OWN_COMMITMENT = "own_commitment"
    DROPPED_COMMITMENT = "dropped_commitment"
    LIST_CHANGED = "list_changed"
    OWN_BYTES = "own_bytes"
    DROPPED_BYTES = "dropped_bytes"
    BOT_CONTRIBUTION = "bot_contribution"
    REOPENED = "reopened"
    FACTS_CHANGED = "facts_changed"
    TABLE_CHANGED = "table_changed"
    RECORD_TABLE = "record_table"
    RECORD_SETTINGS = "record_settings"
    RECORD_COMMITMENT = "record_commitment"
    RECORD_LIST = "record_list"
    RECORD_BYTES = "record_bytes"
    RECORD_FACTS = "record_facts"
    RECORD_ATTEMPTS = "record_attempts"
    RECORD_SECRET = "record_secret"  # noqa: S105 - a code
    GAME_COMMITMENT = "game_commitment"
    ROUND_COMMITMENT = "round_commitment"
    SEAT_COMMITMENT = "seat_commitment"
    DECK = "deck"
    FIRST = "first"
    RECEIPTS_DIFFER = "receipts_differ"


@dataclass(frozen=True, slots=True)
class Finding:
    """One proof of cheating: its kind, its round and its seat."""

    code: Cheat
    round: int | None = None
    seat: int | None = None


class UnreadableDeals(ValueError):
    """A receipt, or the part of a record about its deals, does not have the right form."""


@dataclass(frozen=True, slots=True)
class Attempt:
    """One attempt at a deal: the server's commitment, and the contributions of the listed seats."""

    commitment: str
    given: tuple[Contribution, ...]

    @property
    def silent(self) -> list[int]:
        """Return the listed seats that did not reveal their bytes."""
        return sorted(each.seat for each in self.given if each.revealed is None)

    @property
    def revealed(self) -> dict[int, str]:
        """Return the bytes of the seats that revealed them, in hexadecimal."""
        return {each.seat: each.revealed.hex() for each in self.given if each.revealed is not None}

    @property
    def listed(self) -> dict[int, str]:
        """Return the commitments of the listed seats, in hexadecimal."""
        return {each.seat: each.commitment.hex() for each in self.given}


@dataclass(frozen=True, slots=True)
class Fairness:
    """The part of a record about its deals."""

    scheme: Scheme
    table: str | None
    """The id of the table in the record itself."""
    game: str
    first: int | None
    """The first seat of the game if the host chose it; None if it was drawn."""
    commitment: str
    secret: bytes
    rounds: tuple[tuple[Attempt, ...], ...]
    bots: tuple[bool, ...]
    """By seat: whether a bot held it."""

    @property
    def fingerprint(self) -> str:
        """Return the digits that represent all commitments, for players to compare aloud."""
        shown = (
            (number, attempt, said.commitment, said.listed)
            for number, attempts in enumerate(self.rounds)
            for attempt, said in enumerate(attempts)
        )
        return fingerprint(self.game, self.commitment, shown)


def fingerprint(
    table: str, commitment: str, attempts: Iterable[tuple[int, int, str, dict[int, str]]]
) -> str:
    """Return the digits of a game, a hash of the commitment and list of every attempt."""
    parts: list[str | int | bytes] = ["amletero-fingerprint", table, bytes.fromhex(commitment)]
    for number, attempt, said, listed in attempts:
        parts += [number, attempt, bytes.fromhex(said)]
        for seat, given in sorted(listed.items()):
            parts += [bytes([seat]), bytes.fromhex(given)]
    digits = hashlib.sha256(b"".join(map(label_part, parts))).hexdigest()[:FINGERPRINT_DIGITS]
    return " ".join(digits[at : at + 4] for at in range(0, FINGERPRINT_DIGITS, 4))


# --- The arithmetic ------------------------------------------------------------------------------


def record_findings(record: GameRecord, fairness: Fairness) -> Iterator[Finding]:
    """Yield everything that is wrong with a record's deals, without regard to any receipt."""
    if fairness.table != fairness.game:
        yield Finding(Cheat.RECORD_TABLE)
    made = fairness.scheme.game_commitment(fairness.game, fairness.secret)
    if made.hex() != fairness.commitment:
        yield Finding(Cheat.GAME_COMMITMENT)
    for number, attempts in enumerate(fairness.rounds):
        if fairness.scheme.reopens and not _in_order(attempts):
            yield Finding(Cheat.RECORD_ATTEMPTS, number)
        for attempt, said in enumerate(attempts):
            yield from _attempt_findings(fairness, number, attempt, said)
        yield from _deal_findings(record, fairness, number)


def _in_order(attempts: tuple[Attempt, ...]) -> bool:
    """Return whether each attempt but the last had a silent seat, and no seat joined later."""
    return not attempts[-1].silent and all(
        before.silent and set(after.listed) <= set(before.revealed)
        for before, after in pairwise(attempts)
    )


def _attempt_findings(
    fairness: Fairness, number: int, attempt: int, said: Attempt
) -> Iterator[Finding]:
    scheme, game = fairness.scheme, fairness.game
    secret = scheme.round_secret(fairness.secret, number, attempt)
    if scheme.round_commitment(game, number, secret, attempt).hex() != said.commitment:
        yield Finding(Cheat.ROUND_COMMITMENT, number)
    for seat, commitment, revealed in said.given:
        if fairness.bots[seat]:
            yield Finding(Cheat.BOT_CONTRIBUTION, number, seat)
        if revealed is not None:
            made = scheme.seat_commitment(game, number, seat, revealed, attempt)
            if made != commitment:
                yield Finding(Cheat.SEAT_COMMITMENT, number, seat)


def _deal_findings(record: GameRecord, fairness: Fairness, number: int) -> Iterator[Finding]:
    scheme, attempt = fairness.scheme, len(fairness.rounds[number]) - 1
    given = fairness.rounds[number][attempt].given
    secret = scheme.round_secret(fairness.secret, number, attempt)
    values = record.edition.values
    deck, first = scheme.drawn_deal(
        scheme.deal_key(fairness.game, number, secret, given, attempt),
        [values[card] for card in record.edition.deck],
        _candidates(record, fairness, number),
    )
    round = record.rounds[number]
    if deck != [values[card] for card in round.deck]:
        yield Finding(Cheat.DECK, number)
    if first != round.first:
        yield Finding(Cheat.FIRST, number)


def _candidates(record: GameRecord, fairness: Fairness, number: int) -> list[int]:
    """Return the seats that may begin: the host's choice or all; later the last winners."""
    if number == 0:
        chosen = fairness.first
        return list(range(len(record.players))) if chosen is None else [chosen]
    result = record.rounds[number - 1].result
    assert result is not None
    return list(result.winners)


# --- Reading -------------------------------------------------------------------------------------


def read_fairness(record: GameRecord) -> Fairness | None:
    """Return the part of a record about its deals; None if missing. Raises `UnreadableDeals`."""
    said = record.extra.get("fairness")
    if said is None:
        return None
    scheme = said.get("scheme") if isinstance(said, dict) else None
    if not isinstance(scheme, str) or scheme not in SCHEMES:
        raise UnreadableDeals("scheme")
    try:
        return _fairness(record, said, SCHEMES[scheme])
    except (KeyError, TypeError, ValueError) as error:
        raise UnreadableDeals("shape") from error


def _fairness(record: GameRecord, said: dict[str, Any], scheme: Scheme) -> Fairness:
    seats = range(len(record.players))
    rounds = _list(said["rounds"])
    bots = _list(record.extra["bots"])
    _expect(len(rounds) == len(record.rounds) and len(bots) == len(seats))
    _expect(all(bot is None or isinstance(bot, str) for bot in bots))
    table, game, first = record.extra.get("table"), said["game"], said["first"]
    _expect(isinstance(game, str) and (first is None or _seat(first) in seats))
    return Fairness(
        scheme=scheme,
        table=table if isinstance(table, str) else None,
        game=game,
        first=first,
        commitment=read_hash(said["commitment"]),
        secret=bytes.fromhex(read_hash(said["secret"])),
        rounds=tuple(_attempts(each, scheme, seats) for each in rounds),
        bots=tuple(bot is not None for bot in bots),
    )


def _attempts(said: dict[str, Any], scheme: Scheme, seats: range) -> tuple[Attempt, ...]:
    attempts = _list(said["attempts"]) if scheme.reopens else [said]
    _expect(0 < len(attempts) <= len(seats) + 1)
    return tuple(_attempt(each, seats) for each in attempts)


def _attempt(said: dict[str, Any], seats: range) -> Attempt:
    given = tuple(_contribution(each, seats) for each in _list(said["seats"]))
    _expect(len({each.seat for each in given}) == len(given))
    return Attempt(read_hash(said["commitment"]), given)


def _contribution(said: dict[str, Any], seats: range) -> Contribution:
    seat, given = _seat(said["seat"]), said["bytes"]
    _expect(seat in seats)
    commitment = bytes.fromhex(read_hash(said["commitment"]))
    revealed = None if given is None else bytes.fromhex(read_hash(given))
    return Contribution(seat, commitment, revealed)


def read_hash(said: object) -> str:
    """Return 32 bytes in lower-case hexadecimal. Raises `UnreadableDeals` for anything else."""
    if not isinstance(said, str) or HEX.fullmatch(said) is None:
        raise UnreadableDeals("hash")
    return said


def _seat(said: object) -> int:
    if type(said) is not int:
        raise UnreadableDeals("seat")
    return said


def _list(said: object) -> list[Any]:
    if not isinstance(said, list):
        raise UnreadableDeals("list")
    return said


def _expect(holds: bool) -> None:
    if not holds:
        raise UnreadableDeals("shape")
