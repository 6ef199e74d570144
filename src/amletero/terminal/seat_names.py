"""Players' names: people have their own, bots have those of their personas."""

import shlex
from collections.abc import Collection, Iterable
from pathlib import Path
from typing import Final

from amletero.bots import BOTS, NETWORK_FILE, PERSONAS, temper_of
from amletero.locales import Speaker
from amletero.wire.socket import TableState

LONGEST_NAME: Final = 24
NAMESAKES: Final = ("", " II", " III", " IV", " V", " VI")
"""Suffixes for equal names, as many as there are seats."""


def level_choice(speaker: Speaker, level: str) -> str:
    """Return the name of a bots' level and what it is like, to choose it by."""
    about = speaker.say(f"level-{level}.about")
    return speaker.say("level-choice", level=speaker.say(f"level-{level}"), about=about)


def name_fault(name: str, taken: list[str]) -> str | None:
    """Return the id of the message that says what is wrong with a name, if anything."""
    if not name.strip() or not name.isprintable() or len(name) > LONGEST_NAME:
        return "plain-name-needed"
    if name.casefold() in (other.casefold() for other in taken):
        return "plain-name-taken"
    return None


def seat_names(table: TableState, speaker: Speaker) -> tuple[str, ...]:
    """Return the names at a table by seat; empty for a seat that is free."""
    bots = {
        seat.seat: temper_of(seat.bot)
        for seat in table.seats
        if seat.kind == "bot" and seat.bot is not None and not seat.name
    }
    people = {seat.seat: seat.name for seat in table.seats if seat.kind == "human"}
    named = {seat.seat: seat.name for seat in table.seats if seat.kind == "bot" and seat.name}
    taken = (*people.values(), *named.values())
    names = named | dict(zip(bots, bot_names(bots.values(), taken, speaker), strict=True))
    names |= {seat: name or speaker.player(seat, ()) for seat, name in people.items()}
    return tuple(names.get(seat.seat, "") for seat in table.seats)


def program_name(bot: str) -> str | None:
    """Return the name of a program or a network after its file; None for a built-in bot."""
    from amletero.bots.external.host import script_name  # noqa: PLC0415 (slow to import)

    if bot in BOTS:
        return None
    name = Path(bot).stem if bot.endswith(NETWORK_FILE) else script_name(shlex.split(bot))
    return name[:LONGEST_NAME] if name_fault(name[:LONGEST_NAME], []) is None else None


def unlike(name: str, taken: Collection[str]) -> str:
    """Return a name, with a number if it is taken."""
    folded = {one.casefold() for one in taken}
    return next(text for number in NAMESAKES if (text := name + number).casefold() not in folded)


def bot_names(tempers: Iterable[str], people: Collection[str], speaker: Speaker) -> list[str]:
    """Return different names for bots of these tempers, in the order of their seats.

    A bot plays as the persona of its temper: the bold one is Ardo. If that name is taken, a
    persona without a temper stands in, and where all of those are taken too, a number follows.
    """
    personas = {one: speaker.say(f"bot-{one}") for one in PERSONAS}
    names: list[str] = []
    for temper in tempers:
        own = next(personas[one] for one, has in PERSONAS.items() if has == temper)
        stand_ins = (personas[one] for one, has in PERSONAS.items() if has is None)
        taken = {name.lower() for name in (*people, *names)}
        numbered = (own + number for number in NAMESAKES)
        names.append(next(n for n in (own, *stand_ins, *numbered) if n.lower() not in taken))
    return names
