"""`amletero play`: a game in the terminal."""

import json
import sys
from pathlib import Path
from random import Random, SystemRandom
from typing import Annotated, Literal, NamedTuple

from cyclopts import Parameter

from amletero.bots import Bot, UnknownBot
from amletero.bots import bot as built_in_bot
from amletero.cli.common import LanguageOption, chosen_language, fail
from amletero.locales import Speaker
from amletero.rules.editions import EDITIONS, GOALS, Edition
from amletero.terminal.plain import PlainGame
from amletero.terminal.prompts import Left, Prompter
from amletero.terminal.setting_up import (
    ask_edition,
    ask_names,
    ask_people,
    ask_players,
    seat_players,
)


class Wishes(NamedTuple):
    """What was settled on the command line; the rest is asked."""

    edition: Edition | None
    players: int | None
    people: int | None
    goal: int | None
    bot: Bot


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
    bot: Annotated[str, Parameter(help="Who plays for the computer.")] = "simple",
    seed: Annotated[int | None, Parameter(help="Makes chance repeat itself.")] = None,
    record: Annotated[
        Path | None, Parameter(help="Write the game's record to this file, finished or not.")
    ] = None,
    plain: Annotated[  # noqa: ARG001 (there is no other way to play yet)
        bool, Parameter(help="By prompts and sentences only.")
    ] = False,
    lang: LanguageOption = None,
) -> None:
    """Play Love Letter in the terminal, against the computer or with friends at one keyboard.

    Everything goes by prompts and sentences on standard input and output, so that a script or a
    screen reader can play as well. A move can also be typed as its text, such as 1>2=5.
    """
    wishes = _settled(edition, players, people, goal, bot)
    prompter = Prompter(Speaker(chosen_language(lang)), sys.stdin, sys.stdout)
    random = Random(SystemRandom().getrandbits(64) if seed is None else seed)
    try:
        prompter.say("plain-welcome")
        again = True
        while again:
            _play_game(wishes, prompter, random, record)
            prompter.say("plain-game-over")
            again = sys.stdin.isatty() and _wants_more(prompter)
        prompter.say("plain-goodbye")
    except (Left, KeyboardInterrupt):
        prompter.write()
        prompter.say("plain-interrupted")


def _settled(
    edition: str | None, players: int | None, people: int | None, goal: int | None, bot: str
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
    try:
        return Wishes(chosen, players, people, goal, built_in_bot(bot))
    except UnknownBot as error:
        fail(f"--bot: {error}")


def _play_game(wishes: Wishes, prompter: Prompter, random: Random, record: Path | None) -> None:
    edition = wishes.edition or ask_edition(prompter)
    prompter.speaker = Speaker(prompter.speaker.language, edition)
    players = wishes.players or ask_players(prompter, edition)
    people = wishes.people or ask_people(prompter, players)
    names = ask_names(prompter, min(people, players))
    seated = seat_players(prompter.speaker, names, players, wishes.bot, random)
    game = PlainGame(edition, seated, prompter, random, wishes.goal)
    try:
        game.play()
    finally:
        if record is not None:
            _write(game, record)


def _write(game: PlainGame, file: Path) -> None:
    try:
        file.write_text(json.dumps(game.record.document(), ensure_ascii=False) + "\n")
    except OSError as error:
        fail(f"{file}: {error.strerror}")


def _wants_more(prompter: Prompter) -> bool:
    prompter.say("plain-again")
    return prompter.sure()
