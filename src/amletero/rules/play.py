"""Playing a game: begin it, deal a round, make a move. Each returns the new truth and the events.

All play goes through this module: it refuses what the rules do not allow, with the reason.
"""

from collections import Counter
from collections.abc import Iterable
from typing import TypeAlias

from amletero.rules.cards import Cards, Seat
from amletero.rules.editions import GOALS, Edition
from amletero.rules.effects import chancellor_choice, effect
from amletero.rules.ending import last_player, showdown
from amletero.rules.facts import (
    Drew,
    Event,
    Events,
    GameBegan,
    Holds,
    Played,
    RoundBegan,
    Shuffled,
    TurnBegan,
    tell,
    tell_all,
)
from amletero.rules.moves import IllegalMove, Keep, Move, Refusal, Rule, refusal
from amletero.rules.public_table import Table
from amletero.rules.round import Round

Step: TypeAlias = tuple[Round, tuple[Event, ...]]


def begin(edition: Edition, players: int, goal: int | None = None) -> Step:
    """Begin a game; the goal is the edition's own number of tokens unless the host sets another."""
    if players not in edition.goals:
        raise IllegalMove(Refusal(Rule.WRONG_PLAYERS))
    goal = edition.goals[players] if goal is None else goal
    if goal not in GOALS:
        raise IllegalMove(Refusal(Rule.WRONG_GOAL))
    began = GameBegan(edition, players, goal)
    return Round.opening(began), (tell_all(began),)


def deal(round: Round, deck: Cards, first: Seat) -> Step:
    """Deal the next round from a shuffled deck; `first` takes the first turn."""
    if (broken := _deal_refusal(round.table, deck, first)) is not None:
        raise IllegalMove(broken)
    round, dealt = evolve(round, _set_up(round.table, deck, first))
    round, turn = begin_turn(round, first)
    return round, dealt + turn


def step(round: Round, move: Move) -> Step:
    """Make the move of the player whose turn it is, and go on to the next decision."""
    round, moved = resolve(round, move)
    round, closed = follow_up(round)
    return round, moved + closed


def resolve(round: Round, move: Move) -> Step:
    """Make the move of the player whose turn it is, and stop before what follows it."""
    if (broken := refusal(round.table, round.hand, move)) is not None:
        raise IllegalMove(broken)
    seat = round.table.turn
    assert seat is not None
    if isinstance(move, Keep):
        return evolve(round, chancellor_choice(seat, move.under))
    round, played = evolve(round, (tell_all(Played(seat, move.card, move.target)),))
    round, resolved = evolve(round, effect(round, seat, move))
    return round, played + resolved


def follow_up(round: Round) -> Step:
    """Go on after a move: to the Chancellor's choice, the end of the round, or the next turn."""
    table = round.table
    assert table.turn is not None
    if table.choosing:
        return round, ()
    if len(table.still_in) == 1:
        return evolve(round, last_player(round))
    if not round.deck:
        return evolve(round, showdown(round))
    return begin_turn(round, table.after_seat(table.turn))


def begin_turn(round: Round, seat: Seat) -> Step:
    """Let a player draw the top card of the deck, to move next."""
    return evolve(round, _turn(round, seat))


def may_start(table: Table) -> tuple[Seat, ...]:
    """Return the seats that may start the next round: all at first, then the last winners."""
    return tuple(table.seats) if table.result is None else table.result.winners


def evolve(round: Round, events: Iterable[Event]) -> Step:
    """Apply these events in order; return the new truth and the events."""
    happened = tuple(events)
    for event in happened:
        round = round.after(event.fact)
    return round, happened


def _turn(round: Round, seat: Seat) -> Events:
    yield tell_all(TurnBegan(seat))
    yield tell_all(Drew(seat))
    yield tell(Holds(seat, round.hands[seat] + round.deck[:1]), seat)


def _set_up(table: Table, deck: Cards, first: Seat) -> Events:
    """Set one card aside face down and, with two players, three face up; deal one to each seat."""
    set_aside = 4 if table.players == 2 else 1
    yield tell(Shuffled(deck))
    yield tell_all(RoundBegan(first, face_up=deck[1:set_aside]))
    for seat in table.seats:
        yield tell(Holds(seat, (deck[set_aside + seat],)), seat)


def _deal_refusal(table: Table, deck: Cards, first: Seat) -> Refusal | None:
    if table.game_over:
        return Refusal(Rule.GAME_OVER)
    if table.turn is not None:
        return Refusal(Rule.ROUND_RUNNING)
    if Counter(deck) != table.edition.copies:
        return Refusal(Rule.WRONG_DECK)
    if first not in table.seats:
        return Refusal(Rule.NO_SUCH_SEAT, seat=first)
    if first not in may_start(table):
        return Refusal(Rule.WRONG_FIRST, seat=first)
    return None
