"""The `amletero` command: one module a subcommand, loaded only when it is called."""

import contextlib
import gc
import os
import sys
from io import TextIOWrapper
from pathlib import Path
from typing import Final

from cyclopts import App, CycloptsError, Parameter, UnusedCliTokensError

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
NOBODY_READS: Final = 141
"""The exit status where output is not read to its end, as the shell gives it for SIGPIPE."""


def main() -> None:
    """Run the command. What goes wrong is told in one line; an interrupted one ends quietly."""
    gc.set_threshold(FEWER_SEARCHES)  # a start makes many objects, and hardly any garbage
    _prepare_streams()
    try:
        _run()
    except CycloptsError as error:
        sys.stderr.write(f"amletero: {_wrong_call(error)}\n")
        sys.exit(2)
    except KeyboardInterrupt:
        sys.exit(130)
    except BrokenPipeError:
        _drop_output()
        sys.exit(NOBODY_READS)
    except OSError as error:
        _drop_output()
        sys.exit(_complained(error))


def _prepare_streams() -> None:
    """Have all standard streams, be they closed, and replace letters that one cannot carry."""
    for name, mode in (("stdin", "r"), ("stdout", "w"), ("stderr", "w")):
        if getattr(sys, name) is None:
            nothing = Path(os.devnull).open(mode, encoding="utf-8")  # noqa: SIM115 (stays open)
            setattr(sys, name, nothing)
    for stream in (sys.stdin, sys.stdout):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="replace")


def _run() -> None:
    """Run the command to its end, which is when all of its output is written."""
    try:
        _let_tell_all(sys.argv[1:])
        app()
    except SystemExit as ended:
        # Rich ends the program by itself where nobody reads on.
        if isinstance(ended.__context__, BrokenPipeError):
            raise ended.__context__ from None
        raise
    finally:
        sys.stdout.flush()


def _wrong_call(error: CycloptsError) -> str:
    """What is wrong with the call, in one line."""
    if isinstance(error, UnusedCliTokensError) and error.unused_tokens:
        return f"too many arguments: {' '.join(error.unused_tokens)}"
    return " ".join(str(error).split())


def _drop_output() -> None:
    """Standard output is flushed once more at exit: let that go nowhere."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def _complained(error: OSError) -> int:
    """Say what the system refused, if that can be said; the exit status."""
    place = "" if error.filename is None else f"{error.filename}: "
    with contextlib.suppress(OSError):
        sys.stderr.write(f"amletero: {place}{error.strerror or error}\n")
    return 2


def _let_tell_all(words: list[str]) -> None:
    """Let the subcommand that is called help with its whole docstring, not with its summary."""
    if words and words[0] in dict(SUMMARIES):
        app[words[0]].help = None
