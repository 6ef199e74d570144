"""Fair deals: fixed bytes, even chances, and every kind of wrong arithmetic found."""

import copy
import random
from collections import Counter
from collections.abc import Callable
from typing import Any

import pytest

from amletero.record.deal_verification import (
    Cheat,
    Finding,
    UnreadableDeals,
    read_fairness,
    record_findings,
)
from amletero.record.referee import Referee
from amletero.record.replay import replay
from amletero.record.verifiable_deals import FAIR_1, FAIR_2, Contribution, Scheme, below
from amletero.rules.editions import STANDARD
from amletero.rules.moves import legal

GAME = "table1"
SECRET = bytes(range(32))
VALUES = [STANDARD.values[card] for card in STANDARD.deck]
ZERO = "0" * 64
SILENT = 2
"""The seat that commits and does not reveal."""


def contribution(
    scheme: Scheme, number: int, seat: int, attempt: int = 0, *, revealed: bool = True
) -> Contribution:
    given = bytes([seat + 1, number + 1] * 16)
    commitment = scheme.seat_commitment(GAME, number, seat, given, attempt)
    return Contribution(seat, commitment, given if revealed else None)


def given_in(scheme: Scheme, number: int, attempt: int) -> list[Contribution]:
    """What three seats give, of whom one stays silent; in a second attempt it is not asked."""
    seats = range(2 if attempt else 3)
    return [contribution(scheme, number, seat, attempt, revealed=seat != SILENT) for seat in seats]


def attempt_document(scheme: Scheme, number: int, attempt: int) -> dict[str, Any]:
    secret = scheme.round_secret(SECRET, number, attempt)
    return {
        "commitment": scheme.round_commitment(GAME, number, secret, attempt).hex(),
        "seats": [
            {
                "seat": each.seat,
                "commitment": each.commitment.hex(),
                "bytes": None if each.revealed is None else each.revealed.hex(),
            }
            for each in given_in(scheme, number, attempt)
        ],
    }


def round_document(scheme: Scheme, number: int) -> dict[str, Any]:
    attempts = [attempt_document(scheme, number, each) for each in range(1 + scheme.reopens)]
    return {"attempts": attempts} if scheme.reopens else attempts[0]


def fair_game(scheme: Scheme) -> dict[str, Any]:
    taste, referee = random.Random(4), Referee(STANDARD, 3, 2)
    rounds: list[dict[str, Any]] = []
    while not referee.winners:
        number, attempt = len(rounds), int(scheme.reopens)
        secret = scheme.round_secret(SECRET, number, attempt)
        given = given_in(scheme, number, attempt)
        key = scheme.deal_key(GAME, number, secret, given, attempt)
        seats = range(3) if referee.result is None else referee.result.winners
        deck, first = scheme.drawn_deal(key, VALUES, list(seats))
        referee.deal(tuple(STANDARD.by_value[value] for value in deck), first)
        while not referee.round.over:
            referee.move(taste.choice(legal(referee.table, referee.round.hand)))
        rounds.append(round_document(scheme, number))
    return referee.record(tuple("ABC")).document() | {
        "table": GAME,
        "bots": [None, None, None],
        "fairness": {
            "scheme": scheme.name,
            "game": GAME,
            "first": None,
            "commitment": scheme.game_commitment(GAME, SECRET).hex(),
            "secret": SECRET.hex(),
            "rounds": rounds,
        },
    }


def findings(document: dict[str, Any]) -> list[Finding]:
    record = replay(document)
    fairness = read_fairness(record)
    assert fairness is not None
    return list(record_findings(record, fairness))


@pytest.mark.parametrize(
    ("scheme", "digits", "deal"),
    [
        (
            FAIR_1,
            "4972847ea1e68414 d246c493d1b33ad8 e9b444667c1b2eed 385cd7776ba9d95a 7b8b602256d6d42a",
            ([2, 2, 4, 1, 8, 1, 1, 7, 6, 0, 1, 0, 6, 5, 1, 3, 3, 9, 4, 5, 1], 1),
        ),
        (
            FAIR_2,
            "1d116d1bb17e1ea5 b0de3e8c864f7fec 761ecf6381080287 237efa06884fd4f7 cb07809f975c0119",
            ([8, 6, 5, 3, 3, 1, 1, 6, 0, 1, 4, 1, 1, 0, 2, 2, 7, 1, 9, 4, 5], 0),
        ),
    ],
)
def test_the_bytes_are_fixed_for_ever(
    scheme: Scheme, digits: str, deal: tuple[list[int], int]
) -> None:
    """A change here breaks every record that exists."""
    attempt = int(scheme.reopens)
    secret = scheme.round_secret(SECRET, 0, attempt)
    given = [
        contribution(scheme, 0, 0, attempt),
        contribution(scheme, 0, 1, attempt, revealed=False),
    ]
    key = scheme.deal_key(GAME, 0, secret, given, attempt)
    made = [
        scheme.game_commitment(GAME, SECRET),
        secret,
        scheme.round_commitment(GAME, 0, secret, attempt),
        given[0].commitment,
        key,
    ]
    assert " ".join(each.hex()[:16] for each in made) == digits
    assert scheme.drawn_deal(key, VALUES, [0, 1]) == deal


@pytest.mark.parametrize("scheme", [FAIR_1, FAIR_2])
def test_a_fair_record_holds(scheme: Scheme) -> None:
    assert findings(fair_game(scheme)) == []


def test_an_attempt_is_part_of_every_label_of_the_second_scheme_only() -> None:
    labels: list[Callable[[Scheme, int], bytes]] = [
        lambda scheme, attempt: scheme.round_secret(SECRET, 0, attempt),
        lambda scheme, attempt: scheme.round_commitment(GAME, 0, SECRET, attempt),
        lambda scheme, attempt: scheme.seat_commitment(GAME, 0, 0, SECRET, attempt),
        lambda scheme, attempt: scheme.deal_key(GAME, 0, SECRET, [], attempt),
    ]
    for label in labels:
        assert len({label(FAIR_2, attempt) for attempt in range(7)}) == 7
        with pytest.raises(ValueError, match="one attempt"):
            label(FAIR_1, 1)


def spoiled(document: dict[str, Any], *path: str | int, to: Any) -> dict[str, Any]:
    other = copy.deepcopy(document)
    place: Any = other
    for step in path[:-1]:
        place = place[step]
    place[path[-1]] = to
    return other


ATTEMPTS = ("fairness", "rounds", 0, "attempts")


@pytest.mark.parametrize(
    ("path", "to", "code"),
    [
        (("table",), "other", Cheat.RECORD_TABLE),
        (("fairness", "secret"), ZERO, Cheat.GAME_COMMITMENT),
        ((*ATTEMPTS, 0, "commitment"), ZERO, Cheat.ROUND_COMMITMENT),
        ((*ATTEMPTS, 1, "commitment"), ZERO, Cheat.ROUND_COMMITMENT),
        ((*ATTEMPTS, 0, "seats", 0, "bytes"), ZERO, Cheat.SEAT_COMMITMENT),
        ((*ATTEMPTS, 1, "seats", 0, "bytes"), ZERO, Cheat.SEAT_COMMITMENT),
        ((*ATTEMPTS, 1, "seats", 0, "bytes"), None, Cheat.RECORD_ATTEMPTS),
        ((*ATTEMPTS, 1, "seats"), [], Cheat.DECK),
        ((*ATTEMPTS, 0, "seats"), [], Cheat.RECORD_ATTEMPTS),
        (("bots",), ["simple", None, None], Cheat.BOT_CONTRIBUTION),
    ],
)
def test_a_change_anywhere_is_found(path: tuple[str | int, ...], to: Any, code: Cheat) -> None:
    found = findings(spoiled(fair_game(FAIR_2), *path, to=to))
    assert found
    assert found[0].code is code


def test_an_attempt_without_a_silent_seat_is_not_opened_again() -> None:
    document = fair_game(FAIR_2)
    first = document["fairness"]["rounds"][0]["attempts"][0]
    first["seats"] = [seat for seat in first["seats"] if seat["bytes"] is not None]
    assert findings(document) == [Finding(Cheat.RECORD_ATTEMPTS, 0)]


def test_a_silent_seat_does_not_come_back() -> None:
    document = fair_game(FAIR_2)
    attempts = document["fairness"]["rounds"][0]["attempts"]
    back = contribution(FAIR_2, 0, SILENT, 1, revealed=True)
    assert back.revealed is not None
    attempts[1]["seats"].append(
        {"seat": SILENT, "commitment": back.commitment.hex(), "bytes": back.revealed.hex()}
    )
    assert Finding(Cheat.RECORD_ATTEMPTS, 0) in findings(document)


def test_a_null_in_a_record_of_the_first_scheme_is_a_seat_that_gave_nothing() -> None:
    document = fair_game(FAIR_1)
    rounds = ("fairness", "rounds", 0, "seats")
    assert findings(spoiled(document, *rounds, 0, "bytes", to=None))[0].code is Cheat.DECK
    assert findings(spoiled(document, *rounds, to=[]))[0].code is Cheat.DECK


@pytest.mark.parametrize(
    ("path", "to"),
    [
        (("fairness",), []),
        (("fairness", "scheme"), "mine"),
        (("fairness", "scheme"), []),
        (("fairness", "secret"), "abc"),
        (("fairness", "first"), 7),
        (("fairness", "first"), True),
        (("fairness", "game"), 3),
        (("fairness", "rounds"), []),
        (("fairness", "rounds", 0), []),
        (ATTEMPTS, []),
        (ATTEMPTS, {}),
        ((*ATTEMPTS, 0, "seats", 0), {"seat": 0, "commitment": ZERO}),
        ((*ATTEMPTS, 0, "seats", 0, "seat"), 1),
        ((*ATTEMPTS, 0, "seats", 0, "seat"), 5),
        (("bots",), [None]),
        (("bots",), [1, None, None]),
    ],
)
def test_what_cannot_be_read_is_said_to_be_so(path: tuple[str | int, ...], to: Any) -> None:
    with pytest.raises(UnreadableDeals):
        findings(spoiled(fair_game(FAIR_2), *path, to=to))


@pytest.mark.parametrize("scheme", [FAIR_1, FAIR_2])
def test_a_first_seat_of_the_hosts_choosing_is_found_unless_it_was_said_before(
    scheme: Scheme,
) -> None:
    document = fair_game(scheme)
    first = document["rounds"][0]["first"]
    assert findings(spoiled(document, "fairness", "first", to=first)) == []
    wrong = findings(spoiled(document, "fairness", "first", to=(first + 1) % 3))
    assert wrong == [Finding(Cheat.FIRST, 0)]


def test_numbers_past_the_last_multiple_are_passed_over() -> None:
    assert below(3, iter([2**32 - 1, 5])) == 2
    assert below(2**31, iter([2**31 + 4])) == 4


def test_every_card_comes_to_every_place_equally_often() -> None:
    deals = 4000
    tops = Counter(
        FAIR_2.drawn_deal(bytes([n % 256, n // 256]), range(6), [0, 1])[0][0] for n in range(deals)
    )
    assert all(abs(tops[card] - deals / 6) < 5 * (deals / 6) ** 0.5 for card in range(6))
    stream = FAIR_2.numbers(b"key")
    assert len({next(stream) for _ in range(100)}) == 100
