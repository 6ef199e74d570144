"""One decision of a bot, as a referee takes it: a legal move, whatever the bot does."""

from dataclasses import dataclass
from enum import StrEnum
from random import Random

from amletero.bots.bot_interface import Bot
from amletero.rules.moves import Move
from amletero.rules.view import View


class BotFault(StrEnum):
    """Why a bot lost a decision."""

    LATE = "late"
    """No answer came in time."""
    ILLEGAL = "illegal"
    """The answer was no legal move."""
    NOISE = "noise"
    """The program wrote something that is not an answer, or that was not asked for."""
    DEAD = "dead"
    """The program has ended, has closed its pipes, or was stopped."""


class Forfeit(Exception):
    """A bot loses a decision; the match goes on.

    The detail says why: a code, and after a colon what it is about.
    """

    def __init__(self, fault: BotFault, detail: str = "") -> None:
        super().__init__(fault, detail)
        self.fault = fault
        self.detail = detail


@dataclass(frozen=True, slots=True)
class Decision:
    """The move that is played for a bot, and the fault for which it did not choose it itself."""

    move: Move
    forfeit: Forfeit | None = None


def decide(bot: Bot, view: View, legal: tuple[Move, ...], random: Random) -> Decision:
    """Return a bot's move; if it forfeits the decision, one drawn from the legal moves.

    The first legal move would be worth something: it is often a Guard's guess.
    """
    try:
        move = bot.choose(view, legal, random)
    except Forfeit as forfeit:
        return Decision(random.choice(legal), forfeit)
    if move not in legal:
        return Decision(random.choice(legal), Forfeit(BotFault.ILLEGAL, f"illegal:{move}"))
    return Decision(move)


def stream(seed: str, view: View) -> Random:
    """Return the random numbers of one decision, by a seed and what its seat was told.

    It depends on nothing that was asked before, so that a bot that is started in the middle of
    a game, or in another process, chooses like one that was there all along.
    """
    return Random(f"{seed}/{view.seat}/{len(view.facts)}")
