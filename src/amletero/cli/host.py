"""`amletero host`: open a table on a server, and invite others to it."""

import shlex
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Annotated, Final, Literal

from cyclopts import Parameter
from platformdirs import user_state_path

from amletero.cli.common import (
    LanguageOption,
    ThemeOption,
    chosen_language,
    fail,
    printable,
)
from amletero.cli.join import entered, kept_receipts, named, stay_at
from amletero.locales import Language, Speaker
from amletero.rules.editions import EDITIONS, GOALS
from amletero.terminal.client.own_server import NoServer, own_server
from amletero.terminal.client.qr_code import qr_lines
from amletero.terminal.client.server_words import trouble
from amletero.terminal.client.sign_in import Cookies, NotLetIn, open_table

SERVER: Final = "http://localhost:8000"
BLACK_ON_WHITE: Final = "\x1b[30;107m{}\x1b[0m"


def host(
    *,
    server: Annotated[str, Parameter(help="The address of a server.")] = SERVER,
    lan: Annotated[
        bool,
        Parameter(help="Start a server of your own, for this machine's network, while you play."),
    ] = False,
    port: Annotated[int, Parameter(help="Port of your own server.")] = 8000,
    edition: Annotated[
        Literal["standard", "classic", "original"], Parameter(help="Edition of the game.")
    ] = "standard",
    players: Annotated[int, Parameter(help="Number of players.")] = 2,
    goal: Annotated[
        int | None, Parameter(help="Tokens to win, 1 to 13. [default: what the edition says]")
    ] = None,
    hints: Annotated[bool, Parameter(help="Allow hints.")] = False,
    name: Annotated[
        list[str] | None,
        Parameter(
            help="Your name at the table; repeat it for several people at this keyboard. "
            "[default: your user name]"
        ),
    ] = None,
    plain: Annotated[bool, Parameter(help="Plain text prompts only.")] = False,
    theme: ThemeOption = None,
    lang: LanguageOption = None,
) -> None:
    """Open a table on a server, show its link and QR code, and play there.

    Others join it in a browser, or with `amletero join LINK`. In the lobby you can put bots on the
    free seats, and start the game.

    Exit status: 0 you left or the game is over, 1 the server did not let you in, 2 the call is
    wrong.
    """
    language = chosen_language(lang)
    people = named(name or [], language)
    settings: dict[str, str | int | bool] = {
        "edition": edition,
        "players": _fitting(edition, players, language),
        "hints": hints,
    }
    if goal is not None and goal not in GOALS:
        fail(f"--goal: {Speaker(language).say('call-goal', least=GOALS[0], most=GOALS[-1])}")
    if goal is not None:
        settings["goal"] = goal
    cookies = Cookies(user_state_path("amletero"))
    with _server(server, port, language, lan=lan) as address:
        try:
            link = open_table(address, people[0], cookies, settings).text
        except NotLetIn as error:
            fail(f"{address}: {trouble(printable(error.code), language)}", 1)
        _announce(link, Speaker(language))
        visit = entered(link, people, cookies, language)
        with kept_receipts(visit, link, None, language):
            if stay_at(visit, language, theme, plain=plain) and not lan:
                back = shlex.join(["amletero", "join", link, "--name", people[0]])
                print(Speaker(language).say("terminal-seat-kept-by", command=back))


def _fitting(edition: str, players: int, language: Language) -> int:
    goals = sorted(EDITIONS[edition].goals)
    if players not in goals:
        text = Speaker(language).say("call-players", least=goals[0], most=goals[-1])
        fail(f"--players: {text}")
    return players


@contextmanager
def _server(server: str, port: int, language: Language, *, lan: bool) -> Iterator[str]:
    """Give the address of the server, which is started if it is one's own."""
    if not lan:
        yield server.rstrip("/")
        return
    try:
        with own_server(port, f"--lang={language}") as address:
            yield address
    except NoServer as error:
        fail(str(error).removeprefix("amletero: "), 1)


def _announce(link: str, speaker: Speaker) -> None:
    """Print the link, and on a terminal its QR code."""
    print(f"{speaker.say('terminal-invitation')} {link}", flush=True)
    if sys.stdout.isatty():
        print("\n".join(BLACK_ON_WHITE.format(line) for line in qr_lines(link)), flush=True)
