"""Records: good ones are played again, damaged ones refused at exactly the damaged place."""

import copy
import json
from collections.abc import Callable
from random import Random
from typing import Any, NamedTuple

import pytest
from hypothesis import given, settings

from amletero.record.faults import Fault, RecordFault
from amletero.record.referee import Referee
from amletero.record.replay import replay
from amletero.record.strict_json import UnreadableNumber
from amletero.rules.editions import Edition
from tests.playing import play_game, play_round, seeds, tables

EXAMPLE = {
    "format": "amletero-record",
    "version": 1,
    "edition": "standard",
    "players": ["Ana", "Beto", "Ĉiela"],
    "goal": 5,
    "rounds": [
        {
            "deck": [7, 6, 9, 0, 1, 1, 1, 8, 6, 1, 1, 3, 4, 0, 3, 4, 1, 5, 2, 2, 5],
            "first": 1,
            "moves": ["1>2=2", "1>0=7", "1>1=9", "0", "6", "6/1,1", "3>0"],
            "winners": [2],
            "spy": 2,
            "tokens": [0, 0, 2],
        }
    ],
    "winners": [],
}
"""The record that the format's description shows."""


def fault_of(document: object) -> Fault:
    with pytest.raises(RecordFault) as error:
        replay(document)
    return error.value.fault


def test_the_example_of_the_format_is_good() -> None:
    assert replay(EXAMPLE).document() == EXAMPLE


@settings(max_examples=60)
@given(tables, seeds)
def test_a_record_is_played_again_and_printed_as_it_was(
    table: tuple[Edition, int], seed: int
) -> None:
    names = tuple(f"player {seat}" for seat in range(table[1]))
    document = play_game(*table, seed).record(names).document()
    assert replay(json.loads(json.dumps(document))).document() == document


@settings(max_examples=30)
@given(tables, seeds)
def test_an_unfinished_game_is_a_good_record_too(table: tuple[Edition, int], seed: int) -> None:
    referee = Referee(*table)
    for number, _ in enumerate(play_round(referee, Random(seed))):
        if number == seed % 7:
            break
    document = referee.record(("",) * table[1]).document()
    assert replay(document).document() == document


def test_unknown_keys_are_kept() -> None:
    document = copy.deepcopy(EXAMPLE) | {"date": "2026-11-15", "bots": {"1": "simple"}}
    document["rounds"][0]["commitment"] = "c0ffee"  # type: ignore[index]
    assert replay(document).document() == document


class Damage(NamedTuple):
    what: str
    damage: Callable[[dict[str, Any]], object]
    code: str
    round: int | None = None
    move: int | None = None


def put(key: str, value: object) -> Callable[[dict[str, Any]], object]:
    return lambda record: record.__setitem__(key, value)


def put_in_round(key: str, value: object) -> Callable[[dict[str, Any]], object]:
    return lambda record: record["rounds"][0].__setitem__(key, value)


def put_move(number: int, text: object) -> Callable[[dict[str, Any]], object]:
    return lambda record: record["rounds"][0]["moves"].__setitem__(number, text)


def drop(key: str) -> Callable[[dict[str, Any]], object]:
    return lambda record: record.pop(key)


def drop_in_round(*keys: str) -> Callable[[dict[str, Any]], object]:
    return lambda record: [record["rounds"][0].pop(key) for key in keys]


DECK: list[int] = EXAMPLE["rounds"][0]["deck"]  # type: ignore[index]
MOVES: list[str] = EXAMPLE["rounds"][0]["moves"]  # type: ignore[index]
RESULT = ("winners", "spy", "tokens")

DAMAGES = [
    Damage("another format", put("format", "chess"), "format"),
    Damage("no format", drop("format"), "missing"),
    Damage("a newer version", put("version", 2), "version_newer"),
    Damage("version true", put("version", True), "version"),
    Damage("version zero", put("version", 0), "version"),
    Damage("an unknown edition", put("edition", "deluxe"), "edition"),
    Damage("an edition that is a list", put("edition", []), "edition"),
    Damage("one player", put("players", ["Ana"]), "players"),
    Damage("seven players", put("players", ["x"] * 7), "players"),
    Damage("a name that is a number", put("players", ["Ana", 2, "Beto"]), "players"),
    Damage("half a surrogate pair in a name", put("players", ["Ana", "\ud800", "x"]), "encoding"),
    Damage("half a surrogate pair in an unknown key", put("note", "\ud800"), "encoding"),
    Damage("a boundless number", put("note", UnreadableNumber()), "number"),
    Damage("a boundless goal", put("goal", UnreadableNumber()), "goal"),
    Damage("a boundless move", put_move(2, UnreadableNumber()), "unreadable_move", 0, 2),
    Damage("half a surrogate pair in a move", put_move(2, "\ud800"), "unreadable_move", 0, 2),
    Damage("half a surrogate pair in a round", put_in_round("note", "\ud800"), "encoding", 0),
    Damage("goal 0", put("goal", 0), "goal"),
    Damage("goal 14", put("goal", 14), "goal"),
    Damage("goal 5.0", put("goal", 5.0), "goal"),
    Damage("goal true", put("goal", True), "goal"),
    Damage("a goal of a thousand digits", put("goal", 10**999), "goal"),
    Damage("rounds that are no list", put("rounds", {}), "rounds"),
    Damage("a round that is no object", put("rounds", [7]), "round", 0),
    Damage("no deck", drop_in_round("deck"), "missing", 0),
    Damage("a deck that is a text", put_in_round("deck", "765"), "deck", 0),
    Damage("a deck with a wrong card", put_in_round("deck", [9, *DECK[1:]]), "wrong_deck", 0),
    Damage("a deck with an unknown card", put_in_round("deck", [10, *DECK[1:]]), "deck", 0),
    Damage("a deck that lacks a card", put_in_round("deck", DECK[1:]), "wrong_deck", 0),
    Damage("a deck with true for 1", put_in_round("deck", [*DECK[:4], True, *DECK[5:]]), "deck", 0),
    Damage("nobody begins", put_in_round("first", None), "first", 0),
    Damage("seat 3 of three begins", put_in_round("first", 3), "first", 0),
    Damage("seat -1 begins", put_in_round("first", -1), "first", 0),
    Damage("no moves", drop_in_round("moves"), "missing", 0),
    Damage("moves that are a text", put_in_round("moves", "1>2=2"), "moves", 0),
    Damage("a move that is a number", put_move(3, 0), "unreadable_move", 0, 3),
    Damage("a move with a space", put_move(1, "1>0=7 "), "unreadable_move", 0, 1),
    Damage("a card that is not in hand", put_move(2, "9"), "not_in_hand", 0, 2),
    Damage("a Guard that names the Guard", put_move(0, "1>2=1"), "guess_guard", 0, 0),
    Damage("a Guard without a guess", put_move(0, "1>2"), "guess_needed", 0, 0),
    Damage("a target that is out", put_move(6, "3>1"), "target_out", 0, 6),
    Damage("a move after the end", put_in_round("moves", [*MOVES, "4"]), "no_round", 0, len(MOVES)),
    Damage("moves end too early", put_in_round("moves", MOVES[:-1]), "unfinished", 0),
    Damage("other winners", put_in_round("winners", [1]), "winners", 0),
    Damage("winners true", put_in_round("winners", [2.0]), "winners", 0),
    Damage("no winners", drop_in_round("winners"), "missing", 0),
    Damage("no result at all", drop_in_round(*RESULT), "missing", 0),
    Damage("another spy", put_in_round("spy", None), "spy", 0),
    Damage("other tokens", put_in_round("tokens", [0, 0, 1]), "tokens", 0),
    Damage("winners of the game", put("winners", [2]), "game_winners"),
    Damage("no winners of the game", drop("winners"), "missing"),
    Damage("a round after the deciding one", put("goal", 1), "game_winners"),
]


@pytest.mark.parametrize("row", DAMAGES, ids=lambda row: row.what)
def test_a_damaged_record_is_refused_at_the_damaged_place(row: Damage) -> None:
    document = copy.deepcopy(EXAMPLE)
    row.damage(document)
    fault = fault_of(document)
    assert (fault.code, fault.round, fault.move) == (row.code, row.round, row.move)


def test_a_round_after_the_one_that_decided_the_game() -> None:
    document = copy.deepcopy(EXAMPLE) | {"goal": 1, "winners": [2]}
    document["rounds"] *= 2  # type: ignore[operator]
    fault = fault_of(document)
    assert (fault.code, fault.round, fault.move) == ("game_over", 1, None)


def test_a_loser_cannot_begin_the_next_round() -> None:
    document = copy.deepcopy(EXAMPLE)
    document["rounds"] = [document["rounds"][0], document["rounds"][0] | {"first": 0}]  # type: ignore[index]
    fault = fault_of(document)
    assert (fault.code, fault.round, fault.move) == ("wrong_first", 1, None)


def test_only_the_last_round_may_be_unfinished() -> None:
    document = copy.deepcopy(EXAMPLE)
    whole = document["rounds"][0]  # type: ignore[index]
    part = {key: whole[key] for key in ("deck", "first")} | {"moves": MOVES[:2]}
    document["rounds"] = [part, whole]
    fault = fault_of(document)
    assert (fault.code, fault.round, fault.move) == ("unfinished", 0, None)


@pytest.mark.parametrize("document", [None, 7, "record", [], [EXAMPLE], True])
def test_what_is_no_object_is_no_record(document: object) -> None:
    assert fault_of(document).code == "not_a_record"


@pytest.mark.parametrize(
    ("document", "text"),
    [
        ({"a": 1}, "missing: format"),
        (EXAMPLE | {"edition": "x"}, "edition"),
        (EXAMPLE | {"rounds": [{"deck": [1]}]}, "round 0: "),
    ],
)
def test_an_error_says_in_a_few_words_what_is_wrong_and_where(document: object, text: str) -> None:
    with pytest.raises(RecordFault) as refused:
        replay(document)
    assert str(refused.value).startswith(text)
    assert "Fault(" not in str(refused.value)
