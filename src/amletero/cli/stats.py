"""`amletero stats`: statistics of the games that were played in this terminal."""

import json as json_text
from typing import Annotated, Final

from cyclopts import Parameter
from platformdirs import user_state_path

from amletero.cli.common import LanguageOption, chosen_language
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
        _print(figures, chosen_language(lang))


def _print(figures: Statistics, language: Language) -> None:
    speaker = Speaker(language)
    if figures.total is None:
        print(speaker.say("games-none"))
        return
    print(_line(speaker, speaker.say("stats-all"), figures.total))
    print(f"\n{speaker.say('stats-opponents')}")
    for (opponents, players), rate in figures.by_opponents.items():
        name = speaker.say("stats-against", opponents=opponents, players=players)
        print(_line(speaker, name, rate))
    print(f"\n{speaker.say('stats-editions')}")
    for edition, rate in figures.by_edition.items():
        print(_line(speaker, speaker.say("edition-name", edition=edition), rate))
    card, played = figures.cards[0]
    name = speaker.say(f"card-{card}")
    print(f"\n{speaker.say('stats-favorite', name=name, played=played)}")


def _line(speaker: Speaker, name: str, rate: WinRate) -> str:
    low, high = (round(100 * limit) for limit in rate.interval)
    filled = round(BAR * rate.rate)
    text = speaker.say(
        "stats-rate",
        games=rate.games,
        percent=round(100 * rate.rate),
        low=low,
        high=high,
    )
    return f"  {name:<34} {'█' * filled}{'·' * (BAR - filled)}  {text}"
