"""`amletero watch`: watch a table on a server."""

from typing import Annotated

from cyclopts import Parameter
from platformdirs import user_state_path

from amletero.cli.common import LanguageOption, ThemeOption, chosen_language
from amletero.cli.join import TableLink, entered, named, stay_at
from amletero.terminal.client.sign_in import Cookies


def watch(
    link: TableLink,
    *,
    name: Annotated[
        str | None, Parameter(help="Your name at the table. [default: your user name]")
    ] = None,
    plain: Annotated[bool, Parameter(help="Plain text only, until the game is over.")] = False,
    theme: ThemeOption = None,
    lang: LanguageOption = None,
) -> None:
    """Watch a table on a server, and see what everyone may know.

    With --plain, in a pipe or in a dumb terminal the game is told as plain text.

    Exit status: 0 you left or the game is over, 1 the server did not let you in, 2 the call is
    wrong.
    """
    language = chosen_language(lang)
    people = named([] if name is None else [name], language)
    visit = entered(link, people, Cookies(user_state_path("amletero")), language)
    visit.people = ()
    stay_at(visit, language, theme, plain=plain)
