"""`amletero watch`: look on at a table of a server."""

from typing import Annotated

from cyclopts import Parameter

from amletero.cli.common import LanguageOption, chosen_language
from amletero.cli.join import visit_on_screen


def watch(
    link: Annotated[str, Parameter(help="The link of the table, as the server shows it.")],
    *,
    name: Annotated[
        str | None, Parameter(help="What you are called there. [default: your user name]")
    ] = None,
    lang: LanguageOption = None,
) -> None:
    """Look on at a table of a server, and be told what everyone may know."""
    visit_on_screen(link, name, chosen_language(lang), sits=False)
