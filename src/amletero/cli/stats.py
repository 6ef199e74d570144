"""`amletero stats`: statistics of the games that were played in this terminal."""

import json as json_text
from collections.abc import Sequence
from typing import Annotated, Final

from cyclopts import Parameter
from platformdirs import user_state_path

from amletero.bots import BUILT_IN
from amletero.cli.common import LanguageOption, chosen_language
from amletero.cli.games import own_reviews
from amletero.history.played_game import MIXED, PEOPLE
from amletero.history.statistics import ReviewedGame, Statistics, WinRate
from amletero.locales import Language, Speaker
from amletero.terminal.local.finished_games import FinishedGames
from amletero.terminal.local.kept_reviews import KeptReviews

BAR: Final = 20
"""Width of a bar, in characters."""
BARS: Final = 40
"""Reviewed games whose luck is drawn, at most."""
HEIGHTS: Final = "▁▂▃▄▅▆▇█"
"""Bars from the worst luck to the best; the middle is none."""


def stats(
    *,
    json: Annotated[bool, Parameter(help="Print one JSON document.")] = False,
    lang: LanguageOption = None,
) -> None:
    """Print how often you won your games with `amletero play`, and against whom.

    Games with several people at the keyboard do not count: none of them is more *you* than the
    others. The range after a rate is its 95% interval.
    """
    folder = user_state_path("amletero")
    finished = FinishedGames(folder).games()
    sides = [side for game in finished if (side := game.own_side()) is not None]
    own = own_reviews(finished, KeptReviews(folder))
    reviewed = [
        ReviewedGame(game.date, each.mean_loss, each.luck)
        for game, each in zip(finished, own, strict=True)
        if each is not None
    ]
    figures = Statistics(sides, reviewed[::-1])
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
    if figures.cards:  # none if one was out before the first turn of the only game
        card, played = figures.cards[0]
        name = speaker.say(f"card-{card}")
        print(f"\n{speaker.say('games-favorite')}")
        print(f"  {speaker.say('games-favorite-card', name=name, played=played)}")
    if figures.reviewed:
        _print_luck(figures.reviewed, speaker)


def _against(speaker: Speaker, opponents: str, players: int) -> str:
    kind = opponents if opponents in (PEOPLE, MIXED) else "level"
    level = speaker.say(f"level-{opponents}") if opponents in BUILT_IN else opponents
    return speaker.say("games-against", kind=kind, level=level, players=players)


def _print_luck(games: Sequence[ReviewedGame], speaker: Speaker) -> None:
    """Print how the reviewed games went: in all, and the luck of the latest as a row of bars."""
    luck = sum(game.luck for game in games)
    told = speaker.say(
        "games-luck-told",
        games=len(games),
        luck=("−" if luck < 0 else "+") + speaker.number(abs(luck), 1),
        loss=speaker.number(100 * sum(game.mean_loss for game in games) / len(games), 1),
    )
    latest = games[-BARS:]
    most = max(abs(game.luck) for game in latest) or 1.0
    row = "".join(
        HEIGHTS[round((len(HEIGHTS) - 1) * (game.luck / most + 1) / 2)] for game in latest
    )
    print(f"\n{speaker.say('games-luck')}")
    print(f"  {told}\n  {latest[0].date} {row} {latest[-1].date}")


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
