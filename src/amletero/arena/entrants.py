"""The bots that take part in an arena: built-in bots by name, programs by their command."""

import os
import shlex
import shutil
from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from typing import NoReturn

from amletero.bots import BOTS, NETWORK_FILE, Bot, UnknownBot, bot, check_table
from amletero.bots.external import ExternalBot, Limits
from amletero.rules.cards import Seat
from amletero.rules.editions import STANDARD, Edition


class UnknownEntrant(ValueError):
    """Neither a built-in bot nor a command that can be run.

    `why` and `details` are a message of `commands.ftl` and its variables.
    """

    def __init__(self, why: str, **details: str) -> None:
        super().__init__(why, *details.values())
        self.why = why
        self.details = details


class NeverReady(Exception):
    """A program did not report that it is ready; `detail` is that of a `Forfeit`."""

    def __init__(self, label: str, detail: str, last_words: str) -> None:
        super().__init__(label, detail, last_words)
        self.label = label
        self.detail = detail
        self.last_words = last_words


@dataclass(frozen=True)
class Entrant:
    """A bot in the arena: its label there, and its command if it is a program."""

    label: str
    name: str
    command: tuple[str, ...] = ()
    own_name: str = ""
    """The name that a program gave itself when it was first started."""

    def take_seat(
        self, seat: Seat, edition: Edition, players: int, limits: Limits, *, seed: str
    ) -> Bot:
        """Return the bot for a seat. A program is started, with the rights of the arena's user.

        A program is told a number made from the seed, from which the seed cannot be told.
        """
        if not self.command:
            return bot(self.name)
        return ExternalBot(
            self.command, seat=seat, edition=edition, players=players, limits=limits, seed=seed
        )


def read_entrants(texts: Sequence[str]) -> tuple[Entrant, ...]:
    """Return the entrants named on a command line; repeated names are numbered."""
    labels = numbered(texts)
    return tuple(
        Entrant(label, text, _command(text)) for label, text in zip(labels, texts, strict=True)
    )


def met(
    entrant: Entrant, edition: Edition = STANDARD, players: int = 2, limits: Limits | None = None
) -> Entrant:
    """Return the entrant; a program is started once and adds the name it gives itself.

    Raises `NeverReady` if the program does not answer, `UnknownBot` if a network is for another
    table, before any round is played.
    """
    if not entrant.command:
        check_table(entrant.name, edition, players)
        return entrant
    with ExternalBot(
        entrant.command, seat=0, edition=edition, players=players, limits=limits, seed=""
    ) as program:
        program.get_ready()
        if program.dead is not None:
            raise NeverReady(entrant.label, program.dead, program.last_words)
        return replace(entrant, own_name=program.name)


def _command(text: str) -> tuple[str, ...]:
    """Return the words of a command; none for a built-in bot."""
    try:
        bot(text)
    except UnknownBot as error:
        if text.endswith(NETWORK_FILE):
            raise UnknownEntrant("call-not-a-network", reason=str(error)) from error
        words = _words(text)
        if not words or shutil.which(words[0]) is None:
            _refuse(text, words)
        return words
    return ()


def _words(text: str) -> tuple[str, ...]:
    try:
        return tuple(shlex.split(text))
    except ValueError as error:
        raise UnknownEntrant("call-unclosed", text=text) from error


def _refuse(text: str, words: tuple[str, ...]) -> NoReturn:
    """Raise `UnknownEntrant`, with why the command cannot be run and how it could be."""
    if words and os.path.isfile(words[0]):  # noqa: PTH113 (any word)
        file = words[0]
        call = file if "/" in file else f"./{file}"
        if os.access(file, os.X_OK):
            raise UnknownEntrant("call-not-on-path", file=file, call=call)
        raise UnknownEntrant("call-not-executable", file=file, example=f"python3 {file}", call=call)
    raise UnknownEntrant("call-not-a-command", text=repr(text), bots=", ".join(BOTS))


def numbered(names: Iterable[str]) -> tuple[str, ...]:
    """Return the names in order, with repeated ones numbered: `simple #2`."""
    seen: Counter[str] = Counter()
    told_apart = []
    for name in names:
        seen[name] += 1
        told_apart.append(name if seen[name] == 1 else f"{name} #{seen[name]}")
    return tuple(told_apart)
