"""`amletero join`: sit down at a table of a server, or let a bot sit there."""

import asyncio
import getpass
import sys
from pathlib import Path
from typing import Annotated

from cyclopts import Parameter
from platformdirs import user_state_path

from amletero.bots import Bot
from amletero.cli.common import (
    LanguageOption,
    chosen_language,
    complain,
    fail,
    printable,
    screen_possible,
)
from amletero.locales import Language, Narrator, Speaker
from amletero.rules.editions import Edition
from amletero.rules.view import View
from amletero.terminal.evening import LONGEST_NAME, Seeds
from amletero.terminal.remote.connection import Ended, Visit
from amletero.terminal.remote.entrance import Cookies, NotLetIn, enter
from amletero.terminal.remote.link import BadLink, Link, read_link


def join(
    link: Annotated[str, Parameter(help="The link of the table, as the server shows it.")],
    *,
    name: Annotated[
        str | None, Parameter(help="What you are called there. [default: your user name]")
    ] = None,
    bot: Annotated[
        str | None,
        Parameter(help="Let a built-in bot of this name, or the program of this command, play."),
    ] = None,
    seed: Annotated[int | None, Parameter(help="Makes a built-in bot repeat itself.")] = None,
    lang: LanguageOption = None,
) -> None:
    """Sit down at a table of a server through the same socket as a browser.

    Who loses the connection comes back by itself; who leaves comes back with the same command.
    A program that plays as a bot runs with your rights: run only what you would run by hand.
    """
    language = chosen_language(lang)
    if bot is not None:
        _play_bot(link, bot, name, seed, language)
    else:
        visit_on_screen(link, name, language, sits=True)


def visit_on_screen(link: str, name: str | None, language: Language, *, sits: bool) -> None:
    """Go to a table on the screen."""
    if not screen_possible():
        fail("this needs a terminal; a bot can play without one: amletero join LINK --bot NAME")
    visit = entered(link, _name(name), Cookies(user_state_path("amletero")), language)
    from amletero.terminal.screens.app import OneTableApp  # noqa: PLC0415 (slow to import)
    from amletero.terminal.screens.remote import RemoteTable  # noqa: PLC0415

    table = RemoteTable(visit, language, sits=sits)
    OneTableApp(language, table).run()
    if table.ended is not None:
        fail(trouble(table.ended, language), 1)
    if sits and visit.view is not None and not visit.view.table.game_over:
        print(Speaker(language).say("terminal-seat-kept"))


def entered(link: str, name: str, cookies: Cookies, language: Language) -> Visit:
    """A visit to the table of a link, once the server has let us in."""
    try:
        where: Link = read_link(link)
    except BadLink as error:
        fail(str(error))
    try:
        return Visit(where, enter(where, name, cookies))
    except NotLetIn as error:
        fail(f"{where.server}: {trouble(error.code, language)}", 1)


def trouble(code: str, language: Language) -> str:
    """Why one is not at the table, in words."""
    known = {"no-server", "no-guest", "not_invited", "no_table", "closed", "not_lobby"}
    message = code.replace("_", "-") if code in known else "other"
    return Speaker(language).say(f"terminal-trouble-{message}", code=printable(code))


def _name(given: str | None) -> str:
    if given is not None:
        if not given.strip() or not given.isprintable() or len(given) > LONGEST_NAME:
            fail(f"--name: at least one letter, and {LONGEST_NAME} characters at most")
        return given.strip()
    try:
        return getpass.getuser()[:LONGEST_NAME]
    except (KeyError, OSError):
        return "Guest"


def _play_bot(link: str, bot: str, name: str | None, seed: int | None, language: Language) -> None:
    from amletero.arena.entrants import UnknownEntrant, read_entrants  # noqa: PLC0415 (slow)
    from amletero.bots.external import Limits  # noqa: PLC0415
    from amletero.terminal.remote.playing import BotVisit  # noqa: PLC0415

    try:
        (entrant,) = read_entrants([bot])
    except UnknownEntrant as error:
        fail(f"--bot: {error}")
    called = _name(name if name is not None else Path(entrant.label.split()[0]).name)
    visit = entered(link, called, Cookies(None), language)

    def take_seat(seat: int, edition: Edition, players: int) -> Bot:
        return entrant.take_seat(seat, edition, players, Limits())

    try:
        view = asyncio.run(BotVisit(visit, take_seat, Seeds(seed).next(), complain).play())
    except Ended as ended:
        fail(trouble(ended.code, language), 1)
    except KeyboardInterrupt:
        sys.exit(130)
    if view is not None:
        print(_result(view, visit, language))


def _result(view: View, visit: Visit, language: Language) -> str:
    """The end of the game as the bot was told it."""
    table = visit.table
    names = (
        [] if table is None else [printable(seat.name or seat.bot or "") for seat in table.seats]
    )
    sentences = Narrator(language, names, view.seat).tell(view.facts)
    return sentences[-1].text
