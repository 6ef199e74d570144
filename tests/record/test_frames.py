"""Stepping through a recorded game: each viewer's frames are what that viewer was told."""

import json

import pytest
from hypothesis import given, settings

from amletero.locales import Language
from amletero.record.faults import FaultCode, RecordFault
from amletero.record.frames import RecordedGame, recorded_game
from amletero.record.referee import Referee
from amletero.rules.editions import CLASSIC, STANDARD, Edition
from amletero.rules.immutable import changed
from amletero.rules.view import View
from amletero.tables.replay_document import replay_document
from tests.laws.test_secrecy import two_worlds
from tests.playing import any_move, play_game, seeds, tables


def names(referee: Referee) -> tuple[str, ...]:
    return tuple(f"P{seat}" for seat in referee.table.seats)


def game_of(referee: Referee) -> RecordedGame:
    document = referee.record(names(referee)).document()
    return recorded_game(json.loads(json.dumps(document)))


@settings(max_examples=20)
@given(tables, seeds)
def test_a_seats_frames_are_what_it_was_told(table: tuple[Edition, int], seed: int) -> None:
    views: list[list[View]] = [[] for _ in range(table[1])]

    def watch(referee: Referee) -> None:
        for seat, seen in enumerate(views):
            seen.append(referee.position(seat))

    referee = play_game(*table, seed, goal=2, watch=watch)
    game = game_of(referee)
    for seat in game.seats:
        frames = game.seen_by(seat)
        facts = [fact for frame in frames for fact in frame.facts]
        assert facts == list(referee.facts_since(seat, -1))
        after_moves = [changed(frame.view, facts=()) for frame in frames if frame.move]
        assert after_moves == views[seat]
        for frame in frames:
            assert frame.hands[seat] == frame.view.hand


@settings(max_examples=60)
@given(tables, seeds)
def test_frames_of_a_seat_hide_what_it_may_not_know(table: tuple[Edition, int], seed: int) -> None:
    """In two worlds of which a seat was told the same, its frames are the same bytes."""
    one, other, random = two_worlds(table, seed)
    while not one.round.over:
        move = any_move(one.round, random)
        if move not in other.legal(other.table.turn):
            break
        one.move(move)
        other.move(move)
        if one.table != other.table:
            break
    for seat in one.table.seats:
        if one.facts_since(seat, -1) == other.facts_since(seat, -1):
            seen = [
                replay_document(RecordedGame.of(world, names(world)), seat, Language.ENGLISH)
                for world in (one, other)
            ]
            assert seen[0]["frames"] == seen[1]["frames"]


def test_open_frames_show_every_card() -> None:
    game = game_of(play_game(STANDARD, 4, 3, goal=2))
    for frame, truth in zip(game.seen_by(None), game.frames, strict=True):
        assert frame.hands == truth.truth.hands
        assert (frame.deck, frame.set_aside) == (truth.truth.deck, truth.truth.set_aside)
        assert frame.view.table == truth.truth.table
        assert [event.fact for event in truth.events] == list(frame.facts)


def test_frames_are_numbered_by_round_and_move() -> None:
    referee = play_game(CLASSIC, 3, 5, goal=2)
    game = game_of(referee)
    places = [(frame.round, frame.move) for frame in game.frames]
    expected = [
        (number, move)
        for number, round in enumerate(referee.rounds, start=1)
        for move in range(len(round.moves) + 1)
    ]
    assert places == expected
    assert game.place(2, 1) == places.index((2, 1))
    assert game.place(99, 0) is None
    assert [game.frames[deal].move for deal in game.deals()] == [0] * len(referee.rounds)
    assert not game.unfinished


def test_a_wrong_record_is_stepped_through_up_to_its_fault() -> None:
    document = play_game(CLASSIC, 3, 5, goal=2).record(("A", "B", "C")).document()
    document["rounds"][1]["moves"][1] = "9>9"
    game = recorded_game(document)
    assert game.fault is not None
    assert (game.fault.round, game.fault.move) == (1, 1)
    assert (game.frames[-1].round, game.frames[-1].move) == (2, 1)
    told = replay_document(game, None, Language.ENGLISH)["fault"]
    assert (told["round"], told["move"]) == (1, 1)
    with pytest.raises(RecordFault) as caught:
        recorded_game({"format": "amletero-record", "version": 2})
    assert caught.value.fault.code is FaultCode.VERSION_NEWER


def test_a_game_without_a_round_has_one_frame() -> None:
    record = Referee(STANDARD, 2).record(("A", "B")).document()
    (frame,) = recorded_game(record).seen_by(0)
    assert (frame.round, frame.move, frame.hands) == (0, 0, ((), ()))
