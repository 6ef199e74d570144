"""Replay: play a record again from its decks and moves, and check all declared results."""

from collections.abc import Callable
from typing import Any, NamedTuple, Protocol, TypeAlias

from amletero.record.faults import Fault, FaultCode, RecordFault
from amletero.record.game import GameRecord, RoundRecord, RoundResult
from amletero.record.part_readers import (
    GAME_KEYS,
    ROUND_KEYS,
    check_format,
    check_game_winners,
    check_result,
    declares_result,
    read_deck,
    read_edition,
    read_first,
    read_goal,
    read_list,
    read_object,
    read_players,
    read_text_move,
    unknown,
)
from amletero.record.referee import Referee
from amletero.rules.cards import Cards, Seat
from amletero.rules.editions import Edition
from amletero.rules.moves import IllegalMove, Move, Refusal, Rule


class Engine(Protocol):
    """An engine that can check a record: it plays deals and moves, or raises `IllegalMove`."""

    @property
    def result(self) -> RoundResult | None:
        """Return the result of the latest round; None while it is being played."""

    @property
    def winners(self) -> tuple[Seat, ...]:
        """Return the winners of the game; empty until it is over."""

    def deal(self, deck: Cards, first: Seat) -> object:
        """Deal the next round."""

    def move(self, move: Move) -> object:
        """Make the next move."""


NewEngine: TypeAlias = Callable[[Edition, int, int], Engine]
"""Makes an engine for an edition, a number of players and a goal."""


def replay(document: object, new_engine: NewEngine = Referee) -> GameRecord:
    """Replay a JSON value and return its record. Raises `RecordFault` at the first fault."""
    game = read_object(document, FaultCode.NOT_A_RECORD)
    check_format(game)
    edition = read_edition(game)
    players = read_players(game, edition)
    goal = read_goal(game)
    engine = new_engine(edition, len(players), goal)
    rounds = read_list(game, "rounds", FaultCode.ROUNDS)
    played = tuple(
        _replay_round(RoundPlace(edition, len(players), index, len(rounds)), engine, entry)
        for index, entry in enumerate(rounds)
    )
    check_game_winners(game, engine.winners)
    return GameRecord(edition, players, goal, played, engine.winners, unknown(game, GAME_KEYS))


class RoundPlace(NamedTuple):
    """The place of a round in a game."""

    edition: Edition
    players: int
    number: int
    rounds: int

    @property
    def last(self) -> bool:
        """Whether no round follows: only then may it be unfinished."""
        return self.number == self.rounds - 1


def _replay_round(place: RoundPlace, engine: Engine, entry: object) -> RoundRecord:
    try:
        if engine.winners:
            raise _broken(Refusal(Rule.GAME_OVER))
        round = read_object(entry, FaultCode.ROUND)
        deck, first = _deal(place, engine, round)
        moves = _play(place, engine, read_list(round, "moves", FaultCode.MOVES))
        _close(place, engine, round)
        extra = unknown(round, ROUND_KEYS)
    except RecordFault as error:
        raise error.at(place.edition, place.number, error.fault.move) from error
    return RoundRecord(deck, first, moves, engine.result, extra)


def _deal(place: RoundPlace, engine: Engine, round: dict[str, Any]) -> tuple[Cards, Seat]:
    deck = read_deck(round, place.edition)
    first = read_first(round, place.players)
    try:
        engine.deal(deck, first)
    except IllegalMove as error:
        raise _broken(error.refusal) from error
    return deck, first


def _play(place: RoundPlace, engine: Engine, texts: list[Any]) -> tuple[Move, ...]:
    moves = []
    for number, text in enumerate(texts):
        try:
            move = read_text_move(text, place.edition)
            engine.move(move)
        except IllegalMove as error:
            raise _broken(error.refusal).at(place.edition, place.number, number) from error
        except RecordFault as error:
            raise error.at(place.edition, place.number, number) from error
        moves.append(move)
    return tuple(moves)


def _close(place: RoundPlace, engine: Engine, round: dict[str, Any]) -> None:
    """Check the result of a finished round; an unfinished one is the last and declares none."""
    if engine.result is not None:
        check_result(round, engine.result)
    elif declares_result(round) or not place.last:
        raise RecordFault.of(FaultCode.UNFINISHED)


def _broken(refusal: Refusal) -> RecordFault:
    return RecordFault(Fault(refusal.rule, refusal=refusal))
