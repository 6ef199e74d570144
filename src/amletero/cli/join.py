"""`amletero join`: join a table on a server, or have a bot join it."""

import asyncio
import getpass
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, TypeAlias

from cyclopts import Parameter
from platformdirs import user_state_path

from amletero.bots import Bot
from amletero.cli.common import (
    LanguageOption,
    Seconds,
    ThemeOption,
    chosen_language,
    complain,
    fail,
    printable,
    screen_possible,
    theme_choice,
)
from amletero.fair.verdict_sentences import verdict_lines
from amletero.locales import Language, Narrator, Speaker
from amletero.rules.editions import Edition
from amletero.rules.view import View
from amletero.terminal.client.link import EXAMPLE, BadLink, Link, read_link
from amletero.terminal.client.receipts import OtherReceipt, Receipts
from amletero.terminal.client.server_words import trouble
from amletero.terminal.client.sign_in import Cookies, NotLetIn, enter
from amletero.terminal.client.socket_transport import SocketTransport
from amletero.terminal.client.table_client import TableClient
from amletero.terminal.client.transport import Ended
from amletero.terminal.seat_names import LONGEST_NAME, name_fault, seat_names
from amletero.terminal.setup import Seeds

if TYPE_CHECKING:
    from amletero.arena.entrants import Entrant

TableLink: TypeAlias = Annotated[str, Parameter(help="The table's link, as the server shows it.")]


def join(
    link: TableLink,
    *,
    name: Annotated[
        list[str] | None,
        Parameter(
            help="Your name at the table; repeat it for several people at this keyboard. "
            "[default: your user name]"
        ),
    ] = None,
    bot: Annotated[
        str | None,
        Parameter(help="Have a bot play: a built-in bot, or a command that starts a program."),
    ] = None,
    seed: Annotated[int | None, Parameter(help="Random seed of a bot.")] = None,
    stay: Annotated[
        Seconds,
        Parameter(help="Seconds that a bot waits for a rematch while others are at the table."),
    ] = 0,
    receipt: Annotated[
        Path | None,
        Parameter(help="Keep in this file what was told and given in the deals, to verify them."),
    ] = None,
    plain: Annotated[bool, Parameter(help="Plain text prompts only.")] = False,
    theme: ThemeOption = None,
    lang: LanguageOption = None,
) -> None:
    """Join a table on a server, through the same socket as a browser.

    A lost connection is restored. If you leave, the same command brings you back. With --plain, in
    a pipe or in a dumb terminal the game uses plain text prompts.

    At the end of a game it tells you whether the cards were dealt fairly, and why. With --receipt
    it can tell even if you left in between; the same command continues the same file.

    A program that plays as a bot runs with your rights: run only programs that you trust.

    Exit status: 0 you left or the game is over, 1 the server did not let you in, 2 the call is
    wrong.
    """
    language = chosen_language(lang)
    if bot is not None:
        _play_bot(link, bot, name or [], Seeds(seed), stay=stay, language=language, file=receipt)
    else:
        cookies = Cookies(user_state_path("amletero"))
        visit = entered(link, named(name or [], language), cookies, language)
        with kept_receipts(visit, link, receipt, language):
            if stay_at(visit, language, theme, plain=plain):
                print(Speaker(language).say("terminal-seat-kept"))


@contextmanager
def kept_receipts(
    visit: TableClient, link: str, file: Path | None, language: Language
) -> Iterator[None]:
    """Write receipts during a visit, and print at its end what they prove."""
    receipts, speaker = Receipts(read_link(link), file), Speaker(language)
    visit.keep = receipts.dealings
    try:
        visit.dealings = receipts.dealings(read_link(link).table)
    except OtherReceipt:
        fail(f"--receipt {file}: {speaker.say('call-other-receipt')}")
    try:
        yield
    finally:
        assert isinstance(visit.transport, SocketTransport)
        for verdict in receipts.verdicts(visit.transport.cookie):
            print("\n".join(verdict_lines(speaker, verdict, receipts=True)), flush=True)
        if receipts.unsaved:
            complain(f"--receipt {file}: {speaker.say('call-unsaved-receipt')}")


def stay_at(visit: TableClient, language: Language, theme: str | None, *, plain: bool) -> bool:
    """Stay at a table until the user leaves; return whether a seat was left before the end."""
    if plain or not screen_possible():
        return _stay_in_text(visit, language)
    return _stay_on_screen(visit, language, theme)


def _stay_on_screen(visit: TableClient, language: Language, theme: str | None) -> bool:
    """Whether a seat was left before the game was over."""
    from amletero.terminal.screens.app import OneTableApp  # noqa: PLC0415 (slow to import)
    from amletero.terminal.screens.table_screen import TableScreen  # noqa: PLC0415

    table = TableScreen(visit, language)
    OneTableApp(language, table).use_theme(theme_choice(theme)).run()
    if table.ended is not None:
        fail(trouble(printable(table.ended), language), 1)
    view = table.client.view
    return bool(table.client.seats) and (view is None or not view.table.game_over)


def _stay_in_text(visit: TableClient, language: Language) -> bool:
    """Whether a seat was left before the game was over."""
    from amletero.terminal.plain.input_lines import Keyboard, Lines  # noqa: PLC0415 (or the screen)
    from amletero.terminal.plain.plain_table import PlainTable  # noqa: PLC0415
    from amletero.terminal.plain.prompts import Prompter  # noqa: PLC0415

    lines = Lines(Keyboard(sys.stdin) if sys.stdin.isatty() else sys.stdin)
    staying = PlainTable(visit, Prompter(Speaker(language), lines, sys.stdout), lines)
    try:
        asyncio.run(staying.stay())
    except Ended as ended:
        fail(trouble(printable(ended.code), language), 1)
    except KeyboardInterrupt:
        print()
        return bool(staying.client.seats)
    return staying.left


def entered(
    link: str, people: tuple[str, ...], cookies: Cookies, language: Language
) -> TableClient:
    """Return a visit to the table of a link, after the server has admitted us."""
    try:
        where: Link = read_link(link)
    except BadLink:
        fail(Speaker(language).say("call-not-a-link", link=repr(link), example=EXAMPLE))
    try:
        return TableClient(SocketTransport(where, enter(where, people[0], cookies)), people)
    except NotLetIn as error:
        fail(f"{where.server}: {trouble(printable(error.code), language)}", 1)


def named(given: list[str], language: Language) -> tuple[str, ...]:
    """Return the names of the players: as given, or the user's."""
    speaker = Speaker(language)
    names = [name.strip() for name in given or [_user(speaker)]]
    for place, name in enumerate(names):
        if (fault := name_fault(name, names[:place])) is not None:
            fail(f"--name: {speaker.say(fault, name=name, most=LONGEST_NAME)}")
    return tuple(names)


def _user(speaker: Speaker) -> str:
    try:
        return getpass.getuser()[:LONGEST_NAME]
    except (KeyError, OSError):
        return speaker.say("web-guest-name")


def _play_bot(
    link: str,
    bot: str,
    names: list[str],
    seeds: Seeds,
    *,
    stay: float,
    language: Language,
    file: Path | None,
) -> None:
    from amletero.bots.external import Limits  # noqa: PLC0415 (slow)
    from amletero.terminal.client.bot_client import BotVisit  # noqa: PLC0415

    if len(names) > 1:
        fail(f"--name: {Speaker(language).say('call-one-name')}")
    entrant = _met(bot, language)
    visit = entered(link, named(names or [_called(entrant)], language), Cookies(None), language)

    def take_seat(seat: int, edition: Edition, players: int, *, seed: str) -> Bot:
        return entrant.take_seat(seat, edition, players, Limits(), seed=seed)

    def report(trouble: str) -> None:
        complain(printable(trouble))

    def tell(view: View, visit: TableClient) -> None:
        print(_result(view, visit, language), flush=True)

    try:
        playing = BotVisit(
            visit, take_seat, seeds, report=report, tell=tell, stay=stay, language=language
        )
        with kept_receipts(visit, link, file, language):
            asyncio.run(playing.play())
    except Ended as ended:
        fail(trouble(printable(ended.code), language), 1)
    except KeyboardInterrupt:
        sys.exit(130)


def _met(bot: str, language: Language) -> "Entrant":
    """Return the bot of a name or command; exit if a program cannot play."""
    from amletero.arena.entrants import (  # noqa: PLC0415 (slow)
        NeverReady,
        UnknownEntrant,
        met,
        read_entrants,
    )
    from amletero.cli.refused_bots import entrant_refusal  # noqa: PLC0415
    from amletero.locales.fault_sentences import never_ready_text  # noqa: PLC0415

    try:
        (entrant,) = read_entrants([bot])
        return met(entrant)
    except UnknownEntrant as error:
        fail(f"--bot: {entrant_refusal(Speaker(language), error)}")
    except NeverReady as error:
        speaker = Speaker(language)
        text = never_ready_text(speaker, error.label, error.detail, error.last_words)
        fail(f"--bot: {printable(text)}")


def _called(entrant: "Entrant") -> str:
    """Return a bot's name at a table: the program's own if it is valid, or its file's."""
    from amletero.bots.external.host import script_name  # noqa: PLC0415 (not for people)

    if not entrant.command:
        return entrant.name
    own = entrant.own_name[:LONGEST_NAME].strip()
    return own if name_fault(own, []) is None else script_name(entrant.command)[:LONGEST_NAME]


def _result(view: View, visit: TableClient, language: Language) -> str:
    """Return the result of the game as the bot's view has it."""
    speaker = Speaker(language, view.table.edition)
    names = () if visit.table is None else seat_names(visit.table, speaker)
    sentences = Narrator(language, [printable(name) for name in names], view.seat).tell(view.facts)
    return sentences[-1].text
