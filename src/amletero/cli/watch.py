"""`amletero watch`: look on at a table of a server."""

from typing import Annotated

from cyclopts import Parameter
from platformdirs import user_state_path

from amletero.cli.common import LanguageOption, ThemeOption, chosen_language
from amletero.cli.join import TableLink, entered, named, stay_at
from amletero.terminal.remote.sign_in import Cookies


def watch(
    link: TableLink,
    *,
    name: Annotated[
        str | None, Parameter(help="What you are called there. [default: your user name]")
    ] = None,
    plain: Annotated[bool, Parameter(help="By sentences only, until the game is over.")] = False,
    theme: ThemeOption = None,
    lang: LanguageOption = None,
) -> None:
    """Look on at a table of a server, and be told what everyone may know.

    With --plain, in a pipe or in a dumb terminal it is told by sentences.

    Exit status: 0 the table was left or its game is over, 1 the server let nobody in, 2 the call
    is wrong.
    """
    language = chosen_language(lang)
    people = named([] if name is None else [name])
    visit = entered(link, people, Cookies(user_state_path("amletero")), language)
    visit.people = ()
    stay_at(visit, language, theme, plain=plain)
