"""The `amletero` command: one module a subcommand, loaded only when it is called."""

import os
import sys
from typing import Final

from cyclopts import App, CycloptsError, Parameter


def _one_line(error: CycloptsError) -> object:
    """A wrong call is told in one line, as wide as it is."""
    from rich.text import Text  # noqa: PLC0415 (slow to import)

    return Text(f"amletero: {' '.join(str(error).split())}", no_wrap=True, overflow="ignore")


app: Final = App(
    name="amletero",
    help="Love Letter: play it, build bots for it, study it.",
    default_parameter=Parameter(negative=()),
    error_formatter=_one_line,
)
for name, help in (
    ("play", "Play Love Letter in the terminal."),
    ("rules", "Print the reference card and the rules of an edition."),
    ("show", "Tell a record as a story."),
    ("replay", "Play records again and check every result."),
):
    app.command(f"amletero.cli.{name}:{name}", name=name, help=help)


def main() -> None:
    """Run the command; an interrupted or unread one ends quietly."""
    try:
        app()
        sys.stdout.flush()
    except KeyboardInterrupt:
        sys.exit(130)
    except BrokenPipeError:
        # Nobody reads on. Standard output is flushed once more at exit: let that go nowhere.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        sys.exit(141)
