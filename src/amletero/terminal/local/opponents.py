"""The bots at local tables: built-in ones, networks, and programs that are started for a game."""

from collections.abc import Iterable
from random import Random
from typing import Final, NoReturn

from amletero.arena.entrants import UnknownEntrant, read_entrants
from amletero.bots import BOTS, NETWORK_FILE, Bot, UnknownBot, bot, check_table
from amletero.bots.external import ExternalBot, Limits
from amletero.bots.external.process import CannotStart
from amletero.bots.guarded_decision import BotFault, Decision, Forfeit, decide, stream
from amletero.rules.cards import Seat
from amletero.rules.moves import Move
from amletero.rules.view import View

LIMITS: Final = Limits(decision_ms=10_000)
"""People are patient with a program that they write."""


class AbsentBot:
    """Loses every decision, because the bot of its name cannot play at this table."""

    def __init__(self, name: str, why: str) -> None:
        self.name = name
        self._why = why

    def choose(self, view: View, legal: tuple[Move, ...], random: Random) -> NoReturn:
        """Raise `Forfeit`."""
        del view, legal, random
        raise Forfeit(BotFault.DEAD, f"absent:{self._why}")


class Opponents:
    """Seats bots when they are first asked; programs are ended after each game."""

    def __init__(self) -> None:
        self._bots: dict[tuple[str, Seat | None], Bot] = {}
        self.lost: dict[str, list[str]] = {}
        """By bot: why it lost each of its lost decisions."""

    def decide(self, name: str, view: View, legal: tuple[Move, ...], seed: str) -> Decision:
        """Return the decision of the bot at a seat, and keep why it lost it."""
        key = name, view.seat
        if key not in self._bots:
            self._bots[key] = _seated(name, view, seed)
        decision = decide(self._bots[key], view, legal, stream(seed, view))
        if decision.forfeit is not None:
            self.lost.setdefault(name, []).append(decision.forfeit.detail)
        return decision

    def dismiss(self, winners: Iterable[Seat], tokens: Iterable[int]) -> None:
        """End the programs; if there are winners, tell them first that the game is over."""
        winners, tokens = tuple(winners), tuple(tokens)
        for one in self._bots.values():
            if isinstance(one, ExternalBot):
                if winners:
                    one.end(winners, tokens)
                one.close()
        self._bots = {}


def _seated(name: str, view: View, seed: str) -> Bot:
    """Return the bot for a seat; a program is started."""
    if name in BOTS:
        return bot(name)
    table = view.table
    assert view.seat is not None
    try:
        if name.endswith(NETWORK_FILE):
            check_table(name, table.edition, table.players)
            return bot(name)
        (entrant,) = read_entrants([name])
        return entrant.take_seat(
            *(view.seat, table.edition, table.players, LIMITS), seed=f"{seed}/{view.seat}"
        )
    except (UnknownBot, UnknownEntrant, CannotStart) as error:
        return AbsentBot(name, str(error))
