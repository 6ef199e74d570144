"""Was a record's dealing fair? Every deal is computed again from what the record publishes.

The standard library and the record are all it needs. What it cannot tell, `docs/fairness.md` says.
"""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from enum import StrEnum
from typing import Any, Final

from amletero.record.fairness import (
    SCHEME,
    Contribution,
    deal_key,
    drawn_deal,
    game_commitment,
    round_commitment,
    round_secret,
    seat_commitment,
)
from amletero.record.game import GameRecord

HEX: Final = re.compile("[0-9a-f]{64}")
RECEIPT_FORMAT: Final = "amletero-receipt"


class Unfair(StrEnum):
    """What is wrong with a record's dealing."""

    NOTHING_TO_CHECK = "nothing_to_check"
    """The record says nothing of how it was dealt."""
    SCHEME = "scheme"
    """The deals were made by a scheme that is not known here."""
    SHAPE = "shape"
    """What the record says of its deals cannot be read."""
    GAME_COMMITMENT = "game_commitment"
    """The secret of the game is not the one committed to."""
    ROUND_COMMITMENT = "round_commitment"
    """The secret of a round is not the one committed to."""
    SEAT_COMMITMENT = "seat_commitment"
    """A seat's bytes are not those it committed to."""
    DECK = "deck"
    """The deck is not what secret and bytes say."""
    FIRST = "first"
    """The first seat is not what secret and bytes say."""
    RECEIPT_SHAPE = "receipt_shape"
    """The receipt cannot be read."""
    RECEIPT_GAME = "receipt_game"
    """The receipt is of another game."""
    RECEIPT_COMMITMENT = "receipt_commitment"
    """The server showed another commitment while the game was played."""
    RECEIPT_LIST = "receipt_list"
    """The list of commitments was another one when it was frozen."""
    RECEIPT_BYTES = "receipt_bytes"
    """The bytes that this browser revealed are not in the record."""


@dataclass(frozen=True, slots=True)
class Finding:
    """What is wrong, and in which round."""

    code: Unfair
    round: int | None = None
    seat: int | None = None


class NotFair(Exception):
    """The dealing does not hold; `finding` says what is wrong."""

    def __init__(self, code: Unfair, round: int | None = None, seat: int | None = None) -> None:
        super().__init__(code)
        self.finding = Finding(code, round, seat)


@dataclass(frozen=True, slots=True)
class Verified:
    """What was found in order."""

    rounds: int
    given: int
    """How many contributions of browsers went into the deals."""
    silent: int
    """How many commitments were not followed by their bytes in time."""


def verify(record: GameRecord, receipt: object = None) -> Verified:
    """Check every deal of a record, and a browser's receipt against it. Raises `NotFair`."""
    fairness = _fairness(record)
    game, secret = fairness["game"], bytes.fromhex(fairness["secret"])
    if game_commitment(game, secret).hex() != fairness["commitment"]:
        raise NotFair(Unfair.GAME_COMMITMENT)
    given = silent = 0
    for number in range(len(record.rounds)):
        contributions = list(_check_deal(record, fairness, number, round_secret(secret, number)))
        given += sum(each.revealed is not None for each in contributions)
        silent += sum(each.revealed is None for each in contributions)
    if receipt is not None:
        _check_receipt(fairness, receipt)
    return Verified(len(record.rounds), given, silent)


def _check_deal(
    record: GameRecord, fairness: dict[str, Any], number: int, secret: bytes
) -> Iterator[Contribution]:
    """Check one deal, and return what the browsers gave to it."""
    game, said = fairness["game"], fairness["rounds"][number]
    if round_commitment(game, number, secret).hex() != said["commitment"]:
        raise NotFair(Unfair.ROUND_COMMITMENT, number)
    given = [_contribution(game, number, seat) for seat in said["seats"]]
    values = record.edition.values
    deck, first = drawn_deal(
        deal_key(game, number, secret, given),
        [values[card] for card in record.edition.deck],
        _candidates(record, fairness, number),
    )
    round = record.rounds[number]
    if deck != [values[card] for card in round.deck]:
        raise NotFair(Unfair.DECK, number)
    if first != round.first:
        raise NotFair(Unfair.FIRST, number)
    return iter(given)


def _contribution(game: str, number: int, said: dict[str, Any]) -> Contribution:
    seat, commitment = said["seat"], bytes.fromhex(said["commitment"])
    revealed = None if said["bytes"] is None else bytes.fromhex(said["bytes"])
    if revealed is not None and seat_commitment(game, number, seat, revealed) != commitment:
        raise NotFair(Unfair.SEAT_COMMITMENT, number, seat)
    return Contribution(seat, commitment, revealed)


def _candidates(record: GameRecord, fairness: dict[str, Any], number: int) -> list[int]:
    """Who could have begun: whom the host chose or anyone, later the winners of the last round."""
    if number == 0:
        chosen = fairness["first"]
        return list(range(len(record.players))) if chosen is None else [chosen]
    result = record.rounds[number - 1].result
    assert result is not None
    return list(result.winners)


# --- Reading -------------------------------------------------------------------------------------


def _fairness(record: GameRecord) -> dict[str, Any]:
    """What the record says of its deals, once it is known to have the right shape."""
    said = record.extra.get("fairness")
    if said is None:
        raise NotFair(Unfair.NOTHING_TO_CHECK)
    if not isinstance(said, dict) or said.get("scheme") != SCHEME:
        raise NotFair(Unfair.SCHEME)
    seats = range(len(record.players))
    rounds = said.get("rounds")
    if not (
        isinstance(said.get("game"), str)
        and _is_hash(said.get("commitment"))
        and _is_hash(said.get("secret"))
        and (said.get("first", seats) is None or said.get("first") in seats)
        and isinstance(rounds, list)
        and len(rounds) == len(record.rounds)
        and all(_is_round(each, seats) for each in rounds)
    ):
        raise NotFair(Unfair.SHAPE)
    return said


def _is_round(said: object, seats: range) -> bool:
    if not isinstance(said, dict) or not _is_hash(said.get("commitment")):
        return False
    given = said.get("seats")
    return (
        isinstance(given, list)
        and all(_is_contribution(each, seats) for each in given)
        and len({each["seat"] for each in given}) == len(given)
    )


def _is_contribution(said: object, seats: range) -> bool:
    return (
        isinstance(said, dict)
        and type(said.get("seat")) is int
        and said["seat"] in seats
        and _is_hash(said.get("commitment"))
        and (said.get("bytes", 0) is None or _is_hash(said["bytes"]))
    )


def _is_hash(said: object) -> bool:
    return isinstance(said, str) and HEX.fullmatch(said) is not None


def _check_receipt(fairness: dict[str, Any], receipt: object) -> None:
    """Whether what a browser saw and gave during the game is what the record says."""
    if not isinstance(receipt, dict) or receipt.get("format") != RECEIPT_FORMAT:
        raise NotFair(Unfair.RECEIPT_SHAPE)
    if receipt.get("table") != fairness["game"]:
        raise NotFair(Unfair.RECEIPT_GAME)
    if receipt.get("commitment") != fairness["commitment"]:
        raise NotFair(Unfair.RECEIPT_COMMITMENT)
    try:
        for seen in receipt["rounds"]:
            _check_seen(fairness["rounds"][seen["round"]], seen)
    except (KeyError, IndexError, TypeError) as error:
        raise NotFair(Unfair.RECEIPT_SHAPE) from error


def _check_seen(said: dict[str, Any], seen: dict[str, Any]) -> None:
    number = seen["round"]
    if seen["commitment"] != said["commitment"]:
        raise NotFair(Unfair.RECEIPT_COMMITMENT, number)
    listed = {each["seat"]: each["commitment"] for each in said["seats"]}
    if {each["seat"]: each["commitment"] for each in seen["frozen"]} != listed:
        raise NotFair(Unfair.RECEIPT_LIST, number)
    revealed = {each["seat"]: each["bytes"] for each in said["seats"]}
    for own in seen["own"]:
        if revealed.get(own["seat"]) != own["bytes"]:
            raise NotFair(Unfair.RECEIPT_BYTES, number, own["seat"])
