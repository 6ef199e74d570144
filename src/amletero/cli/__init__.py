"""The `amletero` command: one module per subcommand, loaded only when it is called."""

import contextlib
import gc
import os
import sys
from io import TextIOWrapper
from pathlib import Path
from typing import Final

from cyclopts import App, CycloptsError, Parameter

from amletero.extras import missing_extra

app: Final = App(
    name="amletero",
    help="Love Letter: play it, build bots for it, study it.",
    default_parameter=Parameter(negative=()),
    print_error=False,
    exit_on_error=False,
)
SUMMARIES: Final = (
    ("play", "Play Love Letter in the terminal."),
    ("games", "List the games that were played in this terminal."),
    ("stats", "Print statistics of the games that were played in this terminal."),
    (
        "host",
        "Open a table on a server, or on your own network, and invite others.",
    ),
    ("join", "Join a table on a server, or have a bot join it."),
    ("watch", "Watch a table on a server."),
    ("serve", "Serve tables to browsers, terminals and programs."),
    ("site", "Write the game as a folder of static files, to play without a server."),
    ("migrate", "Bring a server's database up to date."),
    ("admin", "Look after the games and guests of a server, through its database."),
    ("rules", "Print the reference card and the rules of an edition."),
    ("show", "Tell a record as a story."),
    ("picture", "Draw one moment of a recorded game."),
    ("review", "Review the moves of a record, and what was luck."),
    ("replay", "Replay records and check every result."),
    ("verify", "Check that a record's deals were fair."),
    ("arena", "Let bots play each other and see which is better."),
    ("explain", "Explain the decision that a view asks for."),
    ("calibrate", "Compare beliefs about hidden cards with the truth."),
    ("train", "Train a network by self-play."),
    ("exploit", "Find how much can be won against a bot."),
    ("bot", "Run a built-in bot as a program."),
    ("simulate", "Play many games and count the results."),
    ("bench", "Measure how fast the engines are."),
    ("schema", "Print the JSON Schema of a document."),
)
"""The subcommands as `amletero --help` lists them, without loading any."""
for name, summary in SUMMARIES:
    app.command(f"amletero.cli.{name}:{name}", name=name, help=summary)

FEWER_SEARCHES: Final = 50_000
"""New objects between two garbage collections; Python's default is 700."""
NOBODY_READS: Final = 141
"""Exit status if nobody reads the output to its end; the shell's own for SIGPIPE."""


def main() -> None:
    """Run the command. Errors take one line; an interrupted command ends quietly."""
    gc.set_threshold(FEWER_SEARCHES)  # a start makes many objects, and hardly any garbage
    _prepare_streams()
    try:
        _run()
    except CycloptsError as error:
        sys.stderr.write(f"amletero: {_wrong_call(error)}\n")
        sys.exit(2)
    except ImportError as error:
        if (words := _needed(error)) is None:
            raise
        sys.stderr.write(f"amletero: {words}\n")
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
    """Make sure the standard streams exist and can encode any character."""
    for name, mode in (("stdin", "r"), ("stdout", "w"), ("stderr", "w")):
        if getattr(sys, name) is None:
            nothing = Path(os.devnull).open(mode, encoding="utf-8")  # noqa: SIM115 (stays open)
            setattr(sys, name, nothing)
    for stream in (sys.stdin, sys.stdout):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="replace")


def _run() -> None:
    """Run the command until all of its output is written."""
    try:
        _let_tell_all(sys.argv[1:])
        app()
    except SystemExit as ended:
        # Rich ends the program itself if nobody reads the output.
        if isinstance(ended.__context__, BrokenPipeError):
            raise ended.__context__ from None
        raise
    finally:
        sys.stdout.flush()


def _wrong_call(error: CycloptsError) -> str:
    """Return what is wrong with the call, in one line."""
    from amletero.cli.common import speaker_of_call  # noqa: PLC0415 (rarely needed)
    from amletero.cli.wrong_calls import wrong_call_text  # noqa: PLC0415

    return wrong_call_text(error, speaker_of_call(sys.argv))


def _needed(error: ImportError) -> str | None:
    """Return which extra is missing and what installs it; None if no extra has the module."""
    from amletero.cli.common import speaker_of_call  # noqa: PLC0415 (rarely needed)

    extra = missing_extra(error)
    return extra and speaker_of_call(sys.argv).say("call-extra", extra=extra)


def _drop_output() -> None:
    """Send the last flush of standard output, at exit, to nowhere."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def _complained(error: OSError) -> int:
    """Print what the system refused, if possible, and return the exit status."""
    from amletero.cli.common import speaker_of_call  # noqa: PLC0415 (rarely needed)
    from amletero.locales.system_errors import system_error_text  # noqa: PLC0415

    place = "" if error.filename is None else f"{error.filename}: "
    with contextlib.suppress(OSError):
        why = system_error_text(speaker_of_call(sys.argv), error)
        sys.stderr.write(f"amletero: {place}{why}\n")
    return 2


def _let_tell_all(words: list[str]) -> None:
    """Let `--help` of a subcommand print its whole docstring instead of its summary."""
    command = app
    for word in words:
        if word.startswith("-") or word not in command:
            return
        command = command[word]
        if command.default_command is not None:
            command.help = None
            return
