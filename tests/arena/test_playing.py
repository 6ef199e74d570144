"""Rounds and games between bots: each sees its own view, and what is played replays."""

from random import Random

import pytest

from amletero.arena.bot_game import play_game, play_round
from amletero.bots import bot
from amletero.bots.guarded_decision import BotFault, Forfeit, decide, stream
from amletero.chance import shuffled
from amletero.record.game import GameRecord
from amletero.record.replay import replay
from amletero.rules.editions import ORIGINAL, STANDARD, Edition
from amletero.rules.moves import Keep, Move, legal
from amletero.rules.view import View
from tests.playing import TABLES


class Watcher:
    """Plays the first move, and keeps every view it was shown."""

    name = "watcher"

    def __init__(self) -> None:
        self.views: list[View] = []

    def choose(self, view: View, legal: tuple[Move, ...], random: Random) -> Move:
        del random
        self.views.append(view)
        return legal[0]


class Stubborn:
    """Wants to keep a card when nobody asked."""

    name = "stubborn"

    def choose(self, view: View, legal: tuple[Move, ...], random: Random) -> Move:
        del legal, random
        return Keep(view.hand[0], ())


@pytest.mark.parametrize(("edition", "players"), TABLES)
def test_every_game_between_bots_replays(edition: Edition, players: int) -> None:
    bots = [bot("simple") if seat % 2 else bot("random") for seat in range(players)]
    record = play_game(bots, edition, seed="3")
    assert record.winners
    assert replay(record.document()) == record


def test_the_same_seed_plays_the_same_game() -> None:
    def game(seed: str) -> GameRecord:
        return play_game([bot("simple"), bot("random")], ORIGINAL, seed=seed)

    assert game("a") == game("a")
    assert game("a") != game("b")


def test_a_bot_is_shown_its_own_seat_on_its_turn() -> None:
    watchers = [Watcher() for _ in range(4)]
    deck = shuffled(STANDARD, Random(4))
    played = play_round(watchers, STANDARD, deck, 2, seed="1")
    assert sum(len(watcher.views) for watcher in watchers) == len(played.moves)
    for seat, watcher in enumerate(watchers):
        for view in watcher.views:
            assert view.seat == seat == view.table.turn
            assert view == View.told(seat, view.facts)


def test_what_is_not_legal_is_replaced_by_a_move_drawn_at_random() -> None:
    played = play_round(
        [Stubborn(), Watcher()], STANDARD, shuffled(STANDARD, Random(1)), 0, seed="1"
    )
    as_if = play_round([bot("random"), Watcher()], STANDARD, played.deck, 0, seed="1")
    assert played.moves == as_if.moves
    assert {note.forfeit.fault for note in played.faults} == {BotFault.ILLEGAL}
    assert [note.move for note in played.faults] == [
        number for number, seat in enumerate(played.movers) if seat == 0
    ]


def test_a_forfeit_is_one_decision_and_not_the_match() -> None:
    class Sleepy(Watcher):
        def choose(self, view: View, legal: tuple[Move, ...], random: Random) -> Move:
            del view, legal, random
            raise Forfeit(BotFault.LATE)

    watcher = Watcher()
    play_round([watcher, Watcher()], STANDARD, shuffled(STANDARD, Random(1)), 0, seed="1")
    view = watcher.views[0]
    moves = legal(view.table, view.hand)
    decisions = [decide(Sleepy(), view, moves, stream(str(seed), view)) for seed in range(40)]
    assert {decision.move for decision in decisions} == set(moves)
    assert all(decision.forfeit is not None for decision in decisions)
    again = [decide(Sleepy(), view, moves, stream(str(seed), view)) for seed in range(40)]
    assert [one.move for one in again] == [one.move for one in decisions]
