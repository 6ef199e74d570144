"""`amletero play`: a game in the terminal."""

import json
import sys
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Literal

from cyclopts import Parameter
from platformdirs import user_state_path

from amletero.bots import BOTS, UnknownBot
from amletero.bots import bot as named_bot
from amletero.cli.common import (
    LanguageOption,
    Seconds,
    ThemeOption,
    chosen_language,
    complain,
    fail,
    printable,
    refused,
    screen_possible,
    theme_choice,
)
from amletero.locales import Language, Speaker
from amletero.rules.editions import EDITIONS, GOALS, STANDARD
from amletero.terminal.setup import Seeds, Wishes

if TYPE_CHECKING:
    from collections.abc import Mapping

    from amletero.terminal.local.tables import LocalGame
    from amletero.terminal.screens.play_app import PlayApp


def play(
    *,
    edition: Annotated[
        Literal["standard", "classic", "original"] | None,
        Parameter(help="Edition of the game. [default: you are asked]"),
    ] = None,
    players: Annotated[
        int | None, Parameter(help="Number of players. [default: you are asked]")
    ] = None,
    people: Annotated[
        int | None, Parameter(help="Number of people at this keyboard. [default: you are asked]")
    ] = None,
    goal: Annotated[
        int | None, Parameter(help="Tokens to win, 1 to 13. [default: what the edition says]")
    ] = None,
    bot: Annotated[
        list[str] | None,
        Parameter(
            help=f"A bot: {', '.join(BOTS)}, a network (FILE.npz) or a command in quotes; "
            "repeat it for several bots. [default: simple]"
        ),
    ] = None,
    seed: Annotated[
        int | None, Parameter(help="Random seed; the same seed deals the same cards.")
    ] = None,
    record: Annotated[
        Path | None,
        Parameter(help="Replace this file with the record when the game ends or is left."),
    ] = None,
    pause: Annotated[
        Seconds, Parameter(help="Seconds between the moves of bots, on the screen.")
    ] = 0.9,
    plain: Annotated[bool, Parameter(help="Plain text prompts only.")] = False,
    theme: ThemeOption = None,
    lang: LanguageOption = None,
) -> None:
    """Play Love Letter in the terminal, against bots or with friends at one keyboard.

    With --plain, in a pipe or in a dumb terminal the game uses plain text prompts on standard
    input and output, so that a script or a screen reader can play too. There you can also type a
    move as text, such as 1>2=5.

    If you leave a game, it is saved and offered again the next time. Finished games are kept as
    well: see `amletero games` and `amletero stats`.

    A bot that is a command runs with your rights: run only programs that you trust.
    """
    language, seeds = chosen_language(lang), Seeds(seed)
    wishes = _settled(edition, players, people, goal, bot, speaker=Speaker(language))
    if record is not None:
        _check_writable(record, Speaker(language))
    folder = user_state_path("amletero")
    if plain or not screen_possible():
        games = _play_plain(language, wishes, seeds, folder)
    else:
        from amletero.terminal.screens.play_app import PlayApp  # noqa: PLC0415 (slow to import)

        app = PlayApp(language, wishes, seeds, folder, pause).use_theme(theme_choice(theme))
        games = _play_on_screen(app)
    if record is not None and games:
        _write(games[-1], record, Speaker(language))


def _settled(
    edition: str | None,
    players: int | None,
    people: int | None,
    goal: int | None,
    bots: list[str] | None,
    *,
    speaker: Speaker,
) -> Wishes:
    """Return the wishes, or end the call if they cannot be met together."""
    say = speaker.say
    chosen = None if edition is None else EDITIONS[edition]
    possible = sorted({count for one in EDITIONS.values() for count in one.goals})
    if chosen is not None:
        possible = sorted(chosen.goals)
    if players is not None and players not in possible:
        fail(f"--players: {say('call-players', least=possible[0], most=possible[-1])}")
    if people is not None and people not in range(1, (players or possible[-1]) + 1):
        fail(f"--people: {say('call-people', least=1, most=players or possible[-1])}")
    if goal is not None and goal not in GOALS:
        fail(f"--goal: {say('call-goal', least=GOALS[0], most=GOALS[-1])}")
    wishes = Wishes(chosen, players, people, goal)
    for bot in bots or ():
        if bot not in BOTS:
            wishes = _met(bot, wishes, speaker)
    return replace(wishes, bots=tuple(bots)) if bots else wishes


def _met(bot: str, wishes: Wishes, speaker: Speaker) -> Wishes:
    """Return the wishes with a network's own table; end the call if the bot cannot play there."""
    from amletero.arena.entrants import (  # noqa: PLC0415 (slow to import)
        NeverReady,
        UnknownEntrant,
        met,
        read_entrants,
    )
    from amletero.bots.external.process import CannotStart  # noqa: PLC0415
    from amletero.cli.refused_bots import bot_refusal, entrant_refusal  # noqa: PLC0415
    from amletero.locales.fault_sentences import never_ready_text  # noqa: PLC0415

    try:
        (entrant,) = read_entrants([bot])
        network = None if entrant.command else getattr(named_bot(bot), "network", None)
        if network is not None:
            edition, players = wishes.edition or network.edition, wishes.players or network.players
            wishes = replace(wishes, edition=edition, players=players)
        met(entrant, wishes.edition or STANDARD, wishes.players or 2)
    except UnknownEntrant as error:
        fail(f"--bot: {entrant_refusal(speaker, error)}")
    except UnknownBot as error:
        fail(f"--bot: {bot_refusal(speaker, error)}")
    except NeverReady as error:
        text = never_ready_text(speaker, error.label, error.detail, error.last_words)
        fail(f"--bot: {printable(text)}")
    except CannotStart as error:
        fail(f"--bot: {error}")
    return wishes


def _complain_of_losses(lost: "Mapping[str, list[str]]", speaker: Speaker) -> None:
    """Print which bots lost decisions, and why the first one."""
    from amletero.locales.fault_sentences import forfeit_text  # noqa: PLC0415 (rarely needed)

    for bot, details in lost.items():
        why = forfeit_text(speaker, details[0])
        said = speaker.say("program-lost-moves", bot=bot, decisions=len(details), why=why)
        complain(printable(said))


def _play_on_screen(app: "PlayApp") -> "list[LocalGame]":
    """Play on the screen; say after it has closed whether a game that was left is saved."""
    app.run()
    if app.games:
        _complain_of_losses(app.lost, Speaker(app.language))
    if app.games and not app.games[-1].over:
        kept = app.games[-1].kept
        print(Speaker(app.language).say("terminal-kept" if kept else "terminal-not-kept"))
    return app.games


def _play_plain(
    language: Language, wishes: Wishes, seeds: Seeds, folder: Path
) -> "list[LocalGame]":
    from amletero.tables.memory_log import MemoryLog  # noqa: PLC0415
    from amletero.terminal.local.saved_games import SavedGames  # noqa: PLC0415
    from amletero.terminal.local.tables import LocalTables  # noqa: PLC0415
    from amletero.terminal.plain.input_lines import Keyboard, Lines  # noqa: PLC0415
    from amletero.terminal.plain.prompts import Prompter  # noqa: PLC0415
    from amletero.terminal.plain.session import PlainSession  # noqa: PLC0415 (or the screen)

    lines = Lines(Keyboard(sys.stdin) if sys.stdin.isatty() else sys.stdin)
    prompter = Prompter(Speaker(language), lines, sys.stdout)
    saved = SavedGames(folder) if prompter.interactive else None
    if saved is None:
        tables = LocalTables(MemoryLog(), seeds)
    else:
        tables = LocalTables(saved.log, seeds, keep=saved.keep_finished)
    games = PlainSession(prompter, lines, wishes, tables).play(saved)
    _complain_of_losses(tables.lost, Speaker(language))
    return games


def _check_writable(file: Path, speaker: Speaker) -> None:
    """Exit before the game if its record could not be written.

    A file keeps its content until the game is over, and none is left behind without a game.
    """
    existed = file.exists()
    try:
        file.open("ab").close()
        if not existed:
            file.unlink()
    except OSError as error:
        refused(file, error, speaker)


def _write(game: "LocalGame", file: Path, speaker: Speaker) -> None:
    try:
        file.write_text(json.dumps(game.document(), ensure_ascii=False) + "\n", encoding="utf-8")
    except OSError as error:
        refused(file, error, speaker)
