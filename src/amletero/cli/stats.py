"""`amletero stats`: statistics of the games that were played in this terminal."""

import json as json_text
from typing import Annotated, Final

from cyclopts import Parameter
from platformdirs import user_state_path

from amletero.bots import BUILT_IN
from amletero.cli.common import LanguageOption, chosen_language
from amletero.history.played_game import MIXED, PEOPLE
from amletero.history.statistics import Statistics, WinRate
from amletero.locales import Language, Speaker
from amletero.terminal.local.finished_games import FinishedGames

BAR: Final = 20
"""Width of a bar, in characters."""


def stats(
    *,
    json: Annotated[bool, Parameter(help="Print one JSON document.")] = False,
    lang: LanguageOption = None,
) -> None:
    """Print how often you won your games with `amletero play`, and against whom.

    Games with several people at the keyboard do not count: none of them is more *you* than the
    others. The range after a rate is its 95% interval.
    """
    finished = FinishedGames(user_state_path("amletero")).games()
    sides = [side for game in finished if (side := game.own_side()) is not None]
    figures = Statistics(sides)
    if json:
        print(json_text.dumps(figures.document()))
    else:
        print_statistics(figures, chosen_language(lang))


def print_statistics(figures: Statistics, language: Language) -> None:
    """Print statistics for people, in a language."""
    speaker = Speaker(language)
    if figures.total is None:
        print(speaker.say("games-none"))
        return
    print(_line(speaker, speaker.say("games-all"), figures.total))
    print(f"\n{speaker.say('games-by-opponents')}")
    for (opponents, players), rate in figures.by_opponents.items():
        print(_line(speaker, _against(speaker, opponents, players), rate))
    print(f"\n{speaker.say('games-by-edition')}")
    for edition, rate in figures.by_edition.items():
        print(_line(speaker, speaker.say("edition-name", edition=edition), rate))
    card, played = figures.cards[0]
    name = speaker.say(f"card-{card}")
    print(f"\n{speaker.say('games-favorite')}")
    print(f"  {speaker.say('games-favorite-card', name=name, played=played)}")


def _against(speaker: Speaker, opponents: str, players: int) -> str:
    kind = opponents if opponents in (PEOPLE, MIXED) else "level"
    level = speaker.say(f"level-{opponents}") if opponents in BUILT_IN else opponents
    return speaker.say("games-against", kind=kind, level=level, players=players)


def _line(speaker: Speaker, name: str, rate: WinRate) -> str:
    low, high = (round(100 * limit) for limit in rate.interval)
    filled = round(BAR * rate.rate)
    text = speaker.say(
        "games-rate",
        games=rate.games,
        percent=round(100 * rate.rate),
        low=low,
        high=high,
    )
    return f"  {name:<34} {'█' * filled}{'·' * (BAR - filled)}  {text}"
