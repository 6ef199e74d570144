"""The report's page: text and tables around the pictures."""

from collections.abc import Callable
from math import floor, log10
from typing import TypeAlias
from xml.etree.ElementTree import Element

from amletero.arena.report.lost_deals import lost_deals
from amletero.arena.report.pictures import course, times, win_rates
from amletero.arena.standings import Standings
from amletero.arena.win_rates import Interval
from amletero.locales import Speaker
from amletero.pictures.chart_elements import NARROW, WIDE, Frame, around, element, mark
from amletero.pictures.page_sections import cell, section, table
from amletero.pictures.report_page import ReportPage

Picture: TypeAlias = Callable[[Standings, Speaker, Frame], Element | None]


def report_page(standings: Standings, speaker: Speaker, command: str, records: str | None) -> str:
    """Return the report as one HTML document.

    `command` is the command that made it, `records` the file with the records of all contests.
    """
    names = [standings.called(number) for number in range(len(standings.scores))]

    def say(message: str) -> str:
        return speaker.say(message, unit=standings.unit, players=standings.schedule.players)

    def drawn(picture: Picture) -> list[Element | None]:
        return [picture(standings, speaker, frame) for frame in (WIDE, NARROW)]

    sections = (
        section(say("arena-rates"), _seats(standings, speaker), *drawn(win_rates)),
        section(say("arena-figures"), "", _figures(standings, speaker)),
        lost_deals(standings, speaker, records),
        section(say("arena-course"), say("arena-course-about"), *drawn(course)),
        section(say("arena-pairs"), say("arena-pairs-about"), _pairwise(standings, speaker)),
        section(say("arena-times"), say("arena-times-about"), *drawn(times)),
    )
    return ReportPage(
        language=speaker.language,
        title=speaker.say("arena-title", bots=names),
        heading=say("arena-heading"),
        subtitle=summary(standings, speaker),
        verdict=_verdict(standings, speaker),
        notes=unsound(standings, speaker),
        sections=sections,
        footer=say("arena-again"),
        command=command,
    ).html()


def summary(standings: Standings, speaker: Speaker) -> str:
    """Return what was played, in one line."""
    schedule = standings.schedule
    return speaker.say(
        "arena-summary",
        done=speaker.say(
            "arena-done",
            unit=standings.unit,
            contests=standings.contests,
            deals=standings.deals,
        ),
        players=schedule.players,
        seed=str(schedule.seed),
        share=speaker.percent(1 / schedule.players),
    )


def unsound(standings: Standings, speaker: Speaker) -> list[str]:
    """Return a sentence about each bot whose win rate is not all its own, because it lost moves."""
    return [
        speaker.say(
            "arena-unsound",
            bot=standings.called(number),
            lost=speaker.number(score.lost),
            decisions=speaker.number(score.timings.count),
            withheld="yes" if score.withheld else "no",
        )
        for number, score in enumerate(standings.scores)
        if score.lost
    ]


def rate_cells(standings: Standings, number: int, speaker: Speaker) -> tuple[str, str, str]:
    """Return a bot's win rate, interval and rating; the rate is marked if it lost decisions."""
    score, rating = standings.scores[number], standings.ratings.of[number]
    if score.withheld:
        return "–", "–", "–"
    percent, found = speaker.percent, score.wins.interval()
    return (
        percent(found.rate) + ("*" if score.lost else ""),
        f"{percent(found.low)} – {percent(found.high)}",
        f"{speaker.number(rating.mu, 1)} ± {speaker.number(rating.sigma, 1)}",
    )


def adjusted_cells(standings: Standings, number: int, speaker: Speaker) -> tuple[str, ...]:
    """Return a bot's win rate without luck and its interval; nothing if it is not worked out."""
    score, percent = standings.scores[number], speaker.percent
    found = score.adjusted_rate
    if found is None:
        return ()
    if score.withheld:
        return "–", "–"
    return percent(found.rate), f"{percent(found.low)} – {percent(found.high)}"


def adjusted_headings(standings: Standings) -> tuple[str, ...]:
    """Return the messages above these cells."""
    worked_out = any(score.adjusted_rate is not None for score in standings.scores)
    return ("arena-adjusted", "arena-interval") if worked_out else ()


def milliseconds(seconds: float, speaker: Speaker) -> str:
    """Return a time in milliseconds, with three significant digits."""
    time = 1000 * seconds
    decimals = max(0, 2 - floor(log10(time))) if time else 0
    return speaker.say("arena-milliseconds", time=speaker.number(time, decimals))


def _verdict(standings: Standings, speaker: Speaker) -> str:
    scores = standings.scores
    sound = [number for number, score in enumerate(scores) if not score.withheld]
    if not standings.contests:
        return speaker.say("arena-nothing")
    if len(sound) < len(scores):
        return ""
    best = max(sound, key=lambda number: scores[number].wins.rate)
    found, fair = scores[best].wins.interval(), 1 / standings.schedule.players
    return speaker.say(
        "arena-verdict",
        unit=standings.unit,
        bot=standings.called(best),
        rate=speaker.percent(found.rate),
        low=speaker.percent(found.low),
        high=speaker.percent(found.high),
        surely="yes" if found.low > fair else "no",
        share=speaker.percent(fair),
    )


def _seats(standings: Standings, speaker: Speaker) -> str:
    """Return how seats were assigned, and what a rate and an interval are."""
    players = standings.schedule.players
    about = speaker.say("arena-rates-about", players=players, unit=standings.unit)
    if len(standings.scores) > 2 or players == 2:
        return about
    first, second = standings.called(0), standings.called(1)
    return f"{speaker.say('arena-one-against-others', first=first, second=second)} {about}"


def _figures(standings: Standings, speaker: Speaker) -> Element:
    rows = []
    for number, score in enumerate(standings.scores):
        cells = (
            *rate_cells(standings, number, speaker),
            *adjusted_cells(standings, number, speaker),
            milliseconds(score.timings.median, speaker),
            milliseconds(score.timings.longest, speaker),
            speaker.number(score.timings.count),
            speaker.number(score.lost),
        )
        rows.append([_name(standings, number), *map(cell, cells)])
    say = speaker.say
    return table(
        (
            *(say("arena-bot"), say("arena-win-rate"), say("arena-interval"), say("arena-rating")),
            *map(say, adjusted_headings(standings)),
            *(say("arena-median"), say("arena-longest"), say("arena-decisions"), say("arena-lost")),
        ),
        rows,
    )


def _pairwise(standings: Standings, speaker: Speaker) -> Element | None:
    """Return the table of bots against each other; None for two bots: the win rates say it all."""
    numbers = range(len(standings.scores))
    if len(numbers) < 3:
        return None
    rows = [
        [
            _name(standings, one),
            *(
                _against(standings.against(one, other) if one != other else None, speaker)
                for other in numbers
            ),
        ]
        for one in numbers
    ]
    return table(("", *(standings.called(number) for number in numbers)), rows)


def _against(found: Interval | None, speaker: Speaker) -> Element:
    """Return a cell whose color shows which of the two is better, if the interval is clear."""
    if found is None:
        return around(element("td", "self"), "–")
    kind = "better" if found.low > 0.5 else "worse" if found.high < 0.5 else "even"
    much = round(min(36.0, 6 + 120 * abs(found.rate - 0.5)))
    low, high = speaker.percent(found.low), speaker.percent(found.high)
    interval = around(element("small"), f"{low} – {high}")
    colored = element("td", kind, style=f"--much:{much}%")
    return around(colored, speaker.percent(found.rate), element("br"), interval)


def _name(standings: Standings, number: int) -> Element:
    sign = around(
        element("svg", "sign", viewBox="0 0 16 16", aria_hidden="true"), mark(number, 8, 8)
    )
    return around(element("td"), sign, standings.called(number))
