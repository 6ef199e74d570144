"""Rounds and games between bots: a referee holds the truth, each bot sees its own view."""

import time
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from random import Random
from typing import Any

from amletero.bots.bot_interface import Bot
from amletero.bots.guarded_decision import Decision, Forfeit, decide, stream
from amletero.chance import drawn_first, shuffled
from amletero.record.game import GameRecord, RoundRecord, RoundResult
from amletero.record.referee import Referee
from amletero.rules.cards import Cards, Seat
from amletero.rules.editions import Edition
from amletero.rules.moves import Move


@dataclass(frozen=True, slots=True)
class FaultNote:
    """A decision that a bot forfeited: at which move of the round, at which seat, and why."""

    move: int
    seat: Seat
    forfeit: Forfeit

    def document(self) -> dict[str, Any]:
        """Return the note as written in a record."""
        return {"move": self.move, "seat": self.seat, "fault": self.forfeit.fault.value}


@dataclass(frozen=True, slots=True)
class PlayedRound:
    """A round that bots have played to its end."""

    deck: Cards
    first: Seat
    moves: tuple[Move, ...]
    movers: tuple[Seat, ...]
    """By move: the seat that made it."""
    seconds: tuple[float, ...]
    """By move: how long the decision took."""
    result: RoundResult
    faults: tuple[FaultNote, ...] = ()

    def record(self) -> RoundRecord:
        """Return the round's record, with its faults under an extra key."""
        extra: Mapping[str, Any] = (
            {"faults": [note.document() for note in self.faults]} if self.faults else {}
        )
        return RoundRecord(self.deck, self.first, self.moves, self.result, extra)


class BotGame:
    """A game between bots, round by round. Each bot receives only its own view."""

    def __init__(
        self,
        bots: Sequence[Bot],
        edition: Edition,
        *,
        seed: str,
        goal: int | None = None,
        clock: Callable[[], float] = time.perf_counter,
    ) -> None:
        self._bots = bots
        self._seed = seed
        self._clock = clock
        self.referee = Referee(edition, len(bots), goal)

    def play_round(self, deck: Cards, first: Seat) -> PlayedRound:
        """Deal a round and let the bots play it to its end."""
        referee = self.referee
        referee.deal(deck, first)
        movers: list[Seat] = []
        seconds: list[float] = []
        faults: list[FaultNote] = []
        while (seat := referee.table.turn) is not None:
            decision, took = self._decide(seat)
            seconds.append(took)
            if decision.forfeit is not None:
                faults.append(FaultNote(len(movers), seat, decision.forfeit))
            movers.append(seat)
            referee.move(decision.move)
        moves, result = referee.rounds[-1].moves, referee.result
        assert result is not None
        return PlayedRound(deck, first, moves, tuple(movers), tuple(seconds), result, tuple(faults))

    def _decide(self, seat: Seat) -> tuple[Decision, float]:
        """Return the decision of the bot at a seat, and how many seconds it took."""
        view = self.referee.view(seat)
        moves, random = self.referee.legal(seat), stream(self._seed, view)
        before = self._clock()
        decision = decide(self._bots[seat], view, moves, random)
        return decision, self._clock() - before


def play_round(
    bots: Sequence[Bot], edition: Edition, deck: Cards, first: Seat, *, seed: str
) -> PlayedRound:
    """Play and return a single round: the first of a game that is not continued."""
    return BotGame(bots, edition, seed=seed).play_round(deck, first)


def play_game(
    bots: Sequence[Bot], edition: Edition, *, seed: str, goal: int | None = None
) -> GameRecord:
    """Play a whole game, with cards and bots from one seed, and return its record."""
    chance = Random(f"{seed}/deal")
    game = BotGame(bots, edition, seed=seed, goal=goal)
    rounds: list[RoundRecord] = []
    while not game.referee.winners:
        first = drawn_first(game.referee.may_start, chance)
        rounds.append(game.play_round(shuffled(edition, chance), first).record())
    return replace(game.referee.record(tuple(bot.name for bot in bots)), rounds=tuple(rounds))
