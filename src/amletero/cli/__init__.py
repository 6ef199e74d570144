"""The `amletero` command: one module a subcommand, loaded only when it is called."""

import gc
import os
import sys
from typing import Final

from cyclopts import App, CycloptsError, Parameter

app: Final = App(
    name="amletero",
    help="Love Letter: play it, build bots for it, study it.",
    default_parameter=Parameter(negative=()),
    print_error=False,
    exit_on_error=False,
)
SUMMARIES: Final = (
    ("play", "Play Love Letter in the terminal."),
    ("join", "Sit down at a table of a server, or let a bot sit there."),
    ("watch", "Look on at a table of a server."),
    ("serve", "Serve tables to browsers, terminals and programs."),
    ("migrate", "Bring a server's database up to date."),
    ("rules", "Print the reference card and the rules of an edition."),
    ("show", "Tell a record as a story."),
    ("replay", "Play records again and check every result."),
    ("verify", "Check that a record's deals were fair."),
    ("arena", "Let bots play against each other, and tell who is better."),
    ("explain", "Explain the decision that a view asks for."),
    ("calibrate", "Compare what is believed of hidden cards with the truth."),
    ("train", "Let the learned player learn, from a seed."),
    ("bot", "Run a built-in bot as a program for any host."),
    ("simulate", "Play many games and count how they end."),
    ("bench", "Measure how fast the engines are."),
    ("schema", "Print the JSON Schema of a document."),
)
"""The subcommands as `amletero --help` lists them, without loading any."""
for name, summary in SUMMARIES:
    app.command(f"amletero.cli.{name}:{name}", name=name, help=summary)

FEWER_SEARCHES: Final = 50_000
"""After so many new objects garbage is searched for; by itself, Python does so every 700."""


def main() -> None:
    """Run the command. A wrong call is told in one line; an interrupted one ends quietly."""
    gc.set_threshold(FEWER_SEARCHES)  # a start makes many objects, and hardly any garbage
    try:
        _let_tell_all(sys.argv[1:])
        app()
        sys.stdout.flush()
    except CycloptsError as error:
        sys.stderr.write(f"amletero: {' '.join(str(error).split())}\n")
        sys.exit(2)
    except KeyboardInterrupt:
        sys.exit(130)
    except BrokenPipeError:
        # Nobody reads on. Standard output is flushed once more at exit: let that go nowhere.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        sys.exit(141)


def _let_tell_all(words: list[str]) -> None:
    """Let the subcommand that is called help with its whole docstring, not with its summary."""
    if words and words[0] in dict(SUMMARIES):
        app[words[0]].help = None
