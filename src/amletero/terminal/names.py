"""What players are called: people by their names, bots by the characters that they play as."""

from collections.abc import Iterable
from typing import Final

from amletero.bots import CHARACTERS
from amletero.locales import Speaker
from amletero.wire.socket import TableState

LONGEST_NAME: Final = 24
NAMESAKES: Final = ("", " II", " III", " IV", " V", " VI")
"""How those of one name are told apart; as many as can sit at a table."""


def name_fault(name: str, taken: list[str]) -> str | None:
    """The message about what is wrong with a name, if anything is."""
    if not name.strip() or not name.isprintable() or len(name) > LONGEST_NAME:
        return "plain-name-needed"
    if name.casefold() in (other.casefold() for other in taken):
        return "plain-name-taken"
    return None


def free_name(name: str, taken: Iterable[str]) -> str:
    """A name that nobody has: with a number after it, if need be."""
    others = {one.casefold() for one in taken}
    names = (name + number for number in NAMESAKES)
    return next(one for one in names if one.casefold() not in others)


def seat_names(table: TableState, speaker: Speaker) -> tuple[str, ...]:
    """Return the names at a table by seat; empty for a seat that is free."""
    taken = [seat.name for seat in table.seats if seat.kind == "human"]
    names: list[str] = []
    for seat in table.seats:
        if seat.kind == "bot" and seat.name:
            names.append(seat.name)
        elif seat.kind == "bot" and seat.bot is not None:
            taken.append(free_name(speaker.say(f"bot-{character(seat.bot)}"), taken))
            names.append(taken[-1])
        elif seat.kind == "human":
            names.append(seat.name or speaker.say("seat", seat=seat.seat))
        else:
            names.append("")
    return tuple(names)


def character(bot: str) -> str:
    """The character that a bot plays as, by its temper: `reader-bold` is Ardo."""
    temper = bot.partition("-")[2]
    return next((one for one, has in CHARACTERS.items() if has == temper), next(iter(CHARACTERS)))
