"""`amletero play`: a game in the terminal."""

import json
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Literal

from cyclopts import Parameter
from platformdirs import user_state_path

from amletero.bots import BOTS, UnknownBot
from amletero.cli.common import (
    LanguageOption,
    Seconds,
    ThemeOption,
    chosen_language,
    fail,
    looks,
    screen_possible,
)
from amletero.locales import Language, Speaker
from amletero.rules.editions import EDITIONS, GOALS
from amletero.terminal.game import Game
from amletero.terminal.saved_game import SavedGame
from amletero.terminal.setup import Seeds, Wishes

if TYPE_CHECKING:
    from amletero.terminal.screens.play_app import PlayApp


def play(
    *,
    edition: Annotated[
        Literal["standard", "classic", "original"] | None,
        Parameter(help="Which game. [default: asked]"),
    ] = None,
    players: Annotated[int | None, Parameter(help="How many play. [default: asked]")] = None,
    people: Annotated[
        int | None, Parameter(help="How many of them sit at this keyboard. [default: asked]")
    ] = None,
    goal: Annotated[
        int | None, Parameter(help="Tokens to win, 1 to 13. [default: the edition's number]")
    ] = None,
    bot: Annotated[
        list[str] | None,
        Parameter(
            help=f"Who plays for the computer: {', '.join(BOTS)}; "
            "several times for several bots. [default: simple]"
        ),
    ] = None,
    seed: Annotated[int | None, Parameter(help="Makes chance repeat itself.")] = None,
    record: Annotated[
        Path | None, Parameter(help="Write the game's record to this file, finished or not.")
    ] = None,
    pause: Annotated[
        Seconds, Parameter(help="Seconds between the moves of the computer, on the screen.")
    ] = 0.9,
    plain: Annotated[bool, Parameter(help="By prompts and sentences only.")] = False,
    theme: ThemeOption = None,
    lang: LanguageOption = None,
) -> None:
    """Play Love Letter in the terminal, against the computer or with friends at one keyboard.

    With --plain, in a pipe or in a dumb terminal everything goes by prompts and sentences on
    standard input and output, so that a script or a screen reader can play as well. A move can
    also be typed there as its text, such as 1>2=5.

    A game that is left is kept, and offered again the next time.
    """
    wishes = _settled(edition, players, people, goal, bot)
    language, seeds = chosen_language(lang), Seeds(seed)
    if record is not None:
        _check_writable(record)
    saved = SavedGame(user_state_path("amletero"))
    if plain or not screen_possible():
        games = _play_plain(language, wishes, seeds, saved)
    else:
        from amletero.terminal.screens.play_app import PlayApp  # noqa: PLC0415 (slow to import)

        app = PlayApp(language, wishes, seeds, saved, pause).wear(looks(theme))
        games = _play_on_screen(app, saved)
    if record is not None and games:
        _write(games[-1], record)


def _settled(
    edition: str | None,
    players: int | None,
    people: int | None,
    goal: int | None,
    bots: list[str] | None,
) -> Wishes:
    """The wishes, if they can be met together."""
    chosen = None if edition is None else EDITIONS[edition]
    possible = sorted({count for one in EDITIONS.values() for count in one.goals})
    if chosen is not None:
        possible = sorted(chosen.goals)
    if players is not None and players not in possible:
        fail(f"--players: from {possible[0]} to {possible[-1]} can play")
    if people is not None and people not in range(1, (players or possible[-1]) + 1):
        fail(f"--people: from 1 to {players or possible[-1]} can be people")
    if goal is not None and goal not in GOALS:
        fail(f"--goal: from {GOALS[0]} to {GOALS[-1]} tokens")
    for bot in bots or ():
        if bot not in BOTS:
            fail(f"--bot: {UnknownBot(bot, BOTS)}")
    wishes = Wishes(chosen, players, people, goal)
    return Wishes(chosen, players, people, goal, tuple(bots)) if bots else wishes


def _play_on_screen(app: "PlayApp", saved: SavedGame) -> list[Game]:
    """Play; a game that is left is kept, and that is said on the terminal as it was before."""
    app.run()
    if app.games and not app.games[-1].over:
        kept = saved.keep(app.games[-1])
        print(Speaker(app.language).say("terminal-kept" if kept else "terminal-not-kept"))
    return app.games


def _play_plain(language: Language, wishes: Wishes, seeds: Seeds, saved: SavedGame) -> list[Game]:
    from amletero.terminal.plain.lines import Keyboard  # noqa: PLC0415
    from amletero.terminal.plain.prompts import Prompter  # noqa: PLC0415
    from amletero.terminal.plain.session import PlainEvening  # noqa: PLC0415 (or the screen)

    source = Keyboard(sys.stdin) if sys.stdin.isatty() else sys.stdin
    prompter = Prompter(Speaker(language), source, sys.stdout)
    return PlainEvening(prompter, wishes, seeds, saved).spend()


def _check_writable(file: Path) -> None:
    """Fail before anything is played whose record could not be written; what is there stays."""
    try:
        file.open("ab").close()
    except OSError as error:
        fail(f"{file}: {error.strerror}")


def _write(game: Game, file: Path) -> None:
    try:
        file.write_text(json.dumps(game.document(), ensure_ascii=False) + "\n", encoding="utf-8")
    except OSError as error:
        fail(f"{file}: {error.strerror}")
