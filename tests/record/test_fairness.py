"""Fair deals: fixed bytes, even chances, and every kind of cheating found."""

import copy
import random
from collections import Counter
from typing import Any

import pytest

from amletero.record.fairness import (
    Contribution,
    below,
    deal_key,
    drawn_deal,
    game_commitment,
    numbers,
    round_commitment,
    round_secret,
    seat_commitment,
)
from amletero.record.match import Match
from amletero.record.replay import replay
from amletero.record.verification import NotFair, Unfair, Verified, verify
from amletero.rules.editions import STANDARD
from amletero.rules.moves import legal

GAME = "table1"
SECRET = bytes(range(32))
VALUES = [STANDARD.values[card] for card in STANDARD.deck]


def contribution(number: int, seat: int, revealed: bool = True) -> Contribution:
    given = bytes([seat + 1, number + 1] * 16)
    return Contribution(
        seat, seat_commitment(GAME, number, seat, given), given if revealed else None
    )


def fair_game(players: int = 3, goal: int = 2, silent: int = 2) -> dict[str, Any]:
    taste, match = random.Random(4), Match(STANDARD, players, goal)
    rounds: list[dict[str, Any]] = []
    while not match.winners:
        number = len(rounds)
        given = [contribution(number, seat, seat != silent) for seat in range(players)]
        key = deal_key(GAME, number, round_secret(SECRET, number), given)
        seats = range(players) if match.result is None else match.result.winners
        deck, first = drawn_deal(key, VALUES, list(seats))
        match.deal(tuple(STANDARD.by_value[value] for value in deck), first)
        while not match.round.over:
            match.move(taste.choice(legal(match.table, match.round.hand)))
        rounds.append(
            {
                "commitment": round_commitment(GAME, number, round_secret(SECRET, number)).hex(),
                "seats": [
                    {
                        "seat": each.seat,
                        "commitment": each.commitment.hex(),
                        "bytes": None if each.revealed is None else each.revealed.hex(),
                    }
                    for each in given
                ],
            }
        )
    document = match.record(tuple("ABCDEF"[:players])).document()
    document["fairness"] = {
        "scheme": "amletero-fair-1",
        "game": GAME,
        "first": None,
        "commitment": game_commitment(GAME, SECRET).hex(),
        "secret": SECRET.hex(),
        "rounds": rounds,
    }
    return document


def receipt_of(document: dict[str, Any], seat: int = 0) -> dict[str, Any]:
    fairness = document["fairness"]
    return {
        "format": "amletero-receipt",
        "version": 1,
        "table": fairness["game"],
        "commitment": fairness["commitment"],
        "rounds": [
            {
                "round": number,
                "commitment": said["commitment"],
                "frozen": [
                    {"seat": each["seat"], "commitment": each["commitment"]}
                    for each in said["seats"]
                ],
                "own": [{"seat": seat, "bytes": said["seats"][seat]["bytes"]}],
            }
            for number, said in enumerate(fairness["rounds"])
        ],
    }


def test_the_bytes_are_fixed_for_ever() -> None:
    """A change here breaks every record that exists; the same figures are in the docs."""
    secret = round_secret(SECRET, 0)
    key = deal_key(GAME, 0, secret, [contribution(0, 0), contribution(0, 1, revealed=False)])
    assert game_commitment(GAME, SECRET).hex()[:16] == "4972847ea1e68414"
    assert secret.hex()[:16] == "d246c493d1b33ad8"
    assert round_commitment(GAME, 0, secret).hex()[:16] == "e9b444667c1b2eed"
    assert contribution(0, 0).commitment.hex()[:16] == "385cd7776ba9d95a"
    assert key.hex()[:16] == "7b8b602256d6d42a"
    assert drawn_deal(key, VALUES, [0, 1]) == (
        [2, 2, 4, 1, 8, 1, 1, 7, 6, 0, 1, 0, 6, 5, 1, 3, 3, 9, 4, 5, 1],
        1,
    )


def test_a_fair_record_holds() -> None:
    document = fair_game()
    rounds = len(document["rounds"])
    assert verify(replay(document)) == Verified(rounds, given=2 * rounds, silent=rounds)
    assert verify(replay(document), receipt_of(document)).rounds == rounds


def spoiled(document: dict[str, Any], *path: str | int, to: Any) -> dict[str, Any]:
    other = copy.deepcopy(document)
    place: Any = other
    for step in path[:-1]:
        place = place[step]
    place[path[-1]] = to
    return other


ZERO = "0" * 64


@pytest.mark.parametrize(
    ("path", "to", "code"),
    [
        (("fairness",), None, Unfair.NOTHING_TO_CHECK),
        (("fairness", "scheme"), "mine", Unfair.SCHEME),
        (("fairness", "secret"), "abc", Unfair.SHAPE),
        (("fairness", "first"), 7, Unfair.SHAPE),
        (("fairness", "rounds"), [], Unfair.SHAPE),
        (("fairness", "secret"), ZERO, Unfair.GAME_COMMITMENT),
        (("fairness", "rounds", 0, "commitment"), ZERO, Unfair.ROUND_COMMITMENT),
        (("fairness", "rounds", 0, "seats", 0, "bytes"), ZERO, Unfair.SEAT_COMMITMENT),
        (("fairness", "rounds", 0, "seats", 0, "bytes"), None, Unfair.DECK),
        (("fairness", "rounds", 0, "seats"), [], Unfair.DECK),
    ],
)
def test_a_change_anywhere_is_found(path: tuple[str | int, ...], to: Any, code: Unfair) -> None:
    with pytest.raises(NotFair) as caught:
        verify(replay(spoiled(fair_game(), *path, to=to)))
    assert caught.value.finding.code is code


def test_a_first_seat_of_the_hosts_choosing_is_found_unless_it_was_said_before() -> None:
    document = fair_game()
    first = document["rounds"][0]["first"]
    assert verify(replay(spoiled(document, "fairness", "first", to=first))).silent
    with pytest.raises(NotFair) as caught:
        verify(replay(spoiled(document, "fairness", "first", to=(first + 1) % 3)))
    assert caught.value.finding.code is Unfair.FIRST


@pytest.mark.parametrize(
    ("path", "to", "code"),
    [
        (("format",), "x", Unfair.RECEIPT_SHAPE),
        (("rounds", 0, "round"), 99, Unfair.RECEIPT_SHAPE),
        (("table",), "other", Unfair.RECEIPT_GAME),
        (("commitment",), ZERO, Unfair.RECEIPT_COMMITMENT),
        (("rounds", 0, "commitment"), ZERO, Unfair.RECEIPT_COMMITMENT),
        (("rounds", 0, "frozen", 1, "commitment"), ZERO, Unfair.RECEIPT_LIST),
        (("rounds", 0, "frozen"), [], Unfair.RECEIPT_LIST),
        (("rounds", 0, "own", 0, "bytes"), ZERO, Unfair.RECEIPT_BYTES),
    ],
)
def test_a_receipt_finds_what_the_record_hides(
    path: tuple[str | int, ...], to: Any, code: Unfair
) -> None:
    document = fair_game()
    with pytest.raises(NotFair) as caught:
        verify(replay(document), spoiled(receipt_of(document), *path, to=to))
    assert caught.value.finding.code is code


def test_numbers_past_the_last_multiple_are_passed_over() -> None:
    assert below(3, iter([2**32 - 1, 5])) == 2
    assert below(2**31, iter([2**31 + 4])) == 4


def test_every_card_comes_to_every_place_equally_often() -> None:
    deals = 4000
    tops = Counter(
        drawn_deal(bytes([n % 256, n // 256]), range(6), [0, 1])[0][0] for n in range(deals)
    )
    assert all(abs(tops[card] - deals / 6) < 5 * (deals / 6) ** 0.5 for card in range(6))
    stream = numbers(b"key")
    assert len({next(stream) for _ in range(100)}) == 100
