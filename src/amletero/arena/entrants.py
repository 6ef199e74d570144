"""Who takes part in an arena: built-in bots by name, other people's by their command."""

import shlex
import shutil
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass

from amletero.bots import BUILT_IN, Bot, UnknownBot, bot
from amletero.bots.external import ExternalBot, Limits
from amletero.rules.cards import Seat
from amletero.rules.editions import Edition


class UnknownEntrant(ValueError):
    """Neither a built-in bot nor a command."""

    def __init__(self, text: str) -> None:
        known = ", ".join(BUILT_IN)
        super().__init__(f"{text!r} is neither a built-in bot ({known}) nor a command")


@dataclass(frozen=True)
class Entrant:
    """A bot in the arena: what it is called there, and the command if it is a program."""

    label: str
    name: str
    command: tuple[str, ...] = ()

    def take_seat(self, seat: Seat, edition: Edition, players: int, limits: Limits) -> Bot:
        """The bot at a seat. A program is started, with the rights of whoever runs the arena."""
        if not self.command:
            return bot(self.name)
        return ExternalBot(self.command, seat=seat, edition=edition, players=players, limits=limits)


def read_entrants(texts: Sequence[str]) -> tuple[Entrant, ...]:
    """The entrants that are named on a command line; who comes twice is numbered."""
    seen: Counter[str] = Counter()
    entrants = []
    for text in texts:
        seen[text] += 1
        label = text if seen[text] == 1 else f"{text} #{seen[text]}"
        entrants.append(Entrant(label, text, _command(text)))
    return tuple(entrants)


def _command(text: str) -> tuple[str, ...]:
    """The words of a command; none for a built-in bot."""
    try:
        bot(text)
    except UnknownBot:
        words = _words(text)
        if not words or shutil.which(words[0]) is None:
            raise UnknownEntrant(text) from None
        return words
    return ()


def _words(text: str) -> tuple[str, ...]:
    try:
        return tuple(shlex.split(text))
    except ValueError:
        return ()
