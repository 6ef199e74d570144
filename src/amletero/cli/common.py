"""Functions that subcommands share: errors in one line, the language, colors, safe names."""

import math
import os
import signal
import sys
import unicodedata
from collections.abc import Iterator
from contextlib import contextmanager, nullcontext
from importlib import import_module
from itertools import pairwise
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Literal, NoReturn, TypeAlias

from cyclopts import Parameter
from platformdirs import user_state_path

from amletero.locales import Language, Speaker, UnknownLanguage, choose_language
from amletero.locales.system_errors import system_error_text
from amletero.rules.editions import EDITIONS, with_deck

if TYPE_CHECKING:
    from rich.console import Console

    from amletero.terminal.theme_choice import ThemeChoice

LanguageOption: TypeAlias = Annotated[
    str | None,
    Parameter(name="--lang", help="Language: en, es, it or eo. [default: from the environment]"),
]

ThemeOption: TypeAlias = Annotated[
    Literal["dark", "light"] | None,
    Parameter(help="Color theme. [default: match the terminal]"),
]

EditionOption: TypeAlias = Annotated[str, Parameter(help="standard, classic or original.")]
PlayersOption: TypeAlias = Annotated[int, Parameter(help="Number of players.")]
WorkersOption: TypeAlias = Annotated[
    int | None, Parameter(help="Number of processes. [default: all cores]")
]
ClusterOption: TypeAlias = Annotated[
    str | None, Parameter(help="Address of a Dask cluster: tcp://HOST:8786.")
]


def _no_option(_: object, files: str | tuple[str, ...]) -> None:
    names = (files,) if isinstance(files, str) else files
    for name in names:
        if name.startswith("-") and name != "-":
            raise ValueError(f"call-unknown-option {name}")


AnyFile: TypeAlias = Annotated[str, Parameter(allow_leading_hyphen=True, validator=_no_option)]
"""A file name; also a lone hyphen, which would otherwise look like an option."""

RecordFile: TypeAlias = Annotated[
    AnyFile, Parameter(help="A file of records; - reads standard input.")
]


def _check_seconds(_: object, seconds: float) -> None:
    if not 0 <= seconds < math.inf:
        raise ValueError("call-seconds")


Seconds: TypeAlias = Annotated[float, Parameter(validator=_check_seconds)]


def from_file(option: str | None, speaker: Speaker) -> str | None:
    """Return an option's value; a value that begins with @ names the file that contains it.

    So a secret need not be on the command line, which everyone on the machine can read.
    """
    if option is None or not option.startswith("@"):
        return option
    try:
        return Path(option[1:]).expanduser().read_text(encoding="utf-8").strip()
    except OSError as error:
        refused(option[1:], error, speaker)
    except UnicodeDecodeError:
        fail(f"{option[1:]}: {speaker.say('call-not-text')}")


def fail(message: str, status: int = 2) -> NoReturn:
    """Print one line on standard error and exit."""
    complain(message)
    sys.exit(status)


def refused(what: object, error: OSError, speaker: Speaker) -> NoReturn:
    """End the call because the system refused something: a file, or an option's host."""
    fail(f"{what}: {system_error_text(speaker, error)}")


def complain(message: str) -> None:
    """Print an error on standard error."""
    print(f"amletero: {message}", file=sys.stderr)


def check_edition(option: str, name: str, speaker: Speaker) -> None:
    """End the call if there is no such edition."""
    if name not in EDITIONS:
        fail(
            f"{option} {name}: {speaker.say('call-edition', editions=speaker.one_of([*EDITIONS]))}"
        )


def check_seats(command: str, edition: str, players: int, speaker: Speaker) -> None:
    """End the call if there is no such edition, or it is not for this many players."""
    check_edition(f"{command}: --edition", edition, speaker)
    if players not in EDITIONS[edition].goals:
        least, most = min(EDITIONS[edition].goals), max(EDITIONS[edition].goals)
        possible = speaker.say("call-players", least=least, most=most)
        fail(f"{command}: --players {players}: {possible}")


def check_at_least_one(command: str, options: dict[str, int | None], speaker: Speaker) -> None:
    """End the call if the value of an option is less than 1; None is no value."""
    for option, value in options.items():
        if value is not None and value < 1:
            fail(f"{command}: {option} {value}: {speaker.say('call-at-least-one')}")


def check_deck(command: str, edition: str, players: int, deck: str, speaker: Speaker) -> None:
    """End the call if a deck is none of an edition, or has no card to draw."""
    try:
        cards = len(with_deck(EDITIONS[edition], deck).deck)
    except ValueError as error:
        fail(f"{command}: --deck: {error}")
    least = (4 if players == 2 else 1) + players + 1
    if cards < least:
        few = speaker.say("call-few-cards", players=players, least=least)
        fail(f"{command}: --deck {deck}: {few}")


def chosen_language(option: str | None) -> Language:
    """Return the language that the option or the environment names."""
    try:
        return choose_language(option, os.environ)
    except UnknownLanguage as error:
        fail(f"--lang: {error}")


def speaker_of_call(words: list[str]) -> Speaker:
    """Return the speaker of a call that ends before its command has read `--lang`."""
    wished = [after for before, after in pairwise(words) if before == "--lang"]
    wished += [word.removeprefix("--lang=") for word in words if word.startswith("--lang=")]
    try:
        return Speaker(choose_language(wished[0] if wished else None, os.environ))
    except UnknownLanguage:
        return Speaker(Language.ENGLISH)


def console() -> "Console":
    """Return the console for standard output; without colors if it is not a terminal."""
    from rich.console import Console  # noqa: PLC0415 (slow to import)

    return Console(highlight=False, markup=False, emoji=False, soft_wrap=not sys.stdout.isatty())


def say_if_slow(command: str, speaker: Speaker) -> None:
    """Name the extra that makes networks faster, if it is not installed."""
    try:
        import_module("numpy")
    except ImportError:
        complain(f"{command}: {speaker.say('call-slow')}")


@contextmanager
def work_shown(words: str) -> Iterator[None]:
    """Show what takes its time on standard error, if that is a terminal, until it is done."""
    from rich.console import Console  # noqa: PLC0415 (slow to import)

    errors = Console(stderr=True)
    with errors.status(words) if errors.is_terminal else nullcontext():
        yield


def printable(text: str) -> str:
    """Return a text without characters that could control a terminal."""
    return "".join("·" if unicodedata.category(letter)[0] == "C" else letter for letter in text)


def theme_choice(theme: str | None) -> "ThemeChoice":
    """Return the colors of the screen."""
    from amletero.terminal.theme_choice import ThemeChoice  # noqa: PLC0415 (slow to import)

    return ThemeChoice(user_state_path("amletero"), os.environ, theme)


def screen_possible() -> bool:
    """Return whether there is a terminal that a program can draw on."""
    terminal = sys.stdin.isatty() and sys.stdout.isatty()
    return terminal and os.environ.get("TERM", "dumb") != "dumb"


@contextmanager
def interrupts_held() -> Iterator[None]:
    """Delay Ctrl-C, so that a block is counted and written completely or not at all."""
    pressed: list[int] = []
    before = signal.signal(signal.SIGINT, lambda number, _: pressed.append(number))
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)
    if pressed:
        raise KeyboardInterrupt
