"""The report's page: text and tables around the pictures."""

from collections.abc import Iterable, Mapping
from html import escape
from importlib.resources import files
from math import floor, log10
from string import Template
from typing import Final
from xml.etree.ElementTree import Element, tostring

from amletero.arena.report.drawing import around, element, mark
from amletero.arena.report.pictures import course, times, win_rates
from amletero.arena.standings import Standings
from amletero.arena.win_rates import Interval
from amletero.locales import Speaker
from amletero.palette import SERIES, THEME_COLORS, Pair

_BOTS: Final[Mapping[str, Pair]] = {f"bot{number}": pair for number, pair in enumerate(SERIES)}
_COLORS: Final[Mapping[str, Pair]] = {**THEME_COLORS, **_BOTS}
"""The variables of the page."""


def report_page(standings: Standings, speaker: Speaker, command: str) -> str:
    """Return the report as one HTML document; `command` is the command that made it."""
    say = speaker.say
    names = [standings.called(number) for number in range(len(standings.scores))]
    sections = (
        _section(say("arena-rates"), _seats(standings, speaker), win_rates(standings, speaker)),
        _section(say("arena-figures"), "", _figures(standings, speaker)),
        _section(say("arena-course"), say("arena-course-about"), course(standings, speaker)),
        _section(say("arena-pairs"), say("arena-pairs-about"), _pairwise(standings, speaker)),
        _section(say("arena-times"), say("arena-times-about"), times(standings, speaker)),
    )
    template = files("amletero.arena.report").joinpath("page.html").read_text(encoding="utf-8")
    return Template(template).substitute(
        language=speaker.language.value,
        light=_variables((name, pair.light) for name, pair in _COLORS.items()),
        dark=_variables((name, pair.dark) for name, pair in _COLORS.items()),
        bots="\n".join(f".{bot}{{fill:var(--{bot});stroke:var(--{bot})}}" for bot in _BOTS),
        title=escape(say("arena-title", bots=names)),
        heading=escape(say("arena-heading")),
        summary=escape(summary(standings, speaker)),
        verdict=escape(_verdict(standings, speaker)),
        sections="\n".join(
            tostring(section, encoding="unicode", method="html")
            for section in sections
            if section is not None
        ),
        again=escape(say("arena-again")),
        command=escape(command),
    )


def _variables(colors: Iterable[tuple[str, str]]) -> str:
    return " ".join(f"--{name}: {color};" for name, color in colors)


def summary(standings: Standings, speaker: Speaker) -> str:
    """Return what was played, in one line."""
    schedule = standings.schedule
    return speaker.say(
        "arena-summary",
        done=speaker.say("arena-done", rounds=standings.rounds, deals=standings.deals),
        players=schedule.players,
        seed=str(schedule.seed),
        share=speaker.percent(1 / schedule.players),
    )


def milliseconds(seconds: float, speaker: Speaker) -> str:
    """Return a time in milliseconds, with three significant digits."""
    time = 1000 * seconds
    decimals = max(0, 2 - floor(log10(time))) if time else 0
    return speaker.say("arena-milliseconds", time=speaker.number(time, decimals))


def _verdict(standings: Standings, speaker: Speaker) -> str:
    if not standings.rounds:
        return speaker.say("arena-nothing")
    scores = standings.scores
    best = max(range(len(scores)), key=lambda number: scores[number].wins.rate)
    found, fair = scores[best].wins.interval(), 1 / standings.schedule.players
    return speaker.say(
        "arena-verdict",
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
    about = speaker.say("arena-rates-about", players=players)
    if len(standings.scores) > 2 or players == 2:
        return about
    first, second = standings.called(0), standings.called(1)
    return f"{speaker.say('arena-one-against-others', first=first, second=second)} {about}"


def _figures(standings: Standings, speaker: Speaker) -> Element:
    percent, number_text = speaker.percent, speaker.number
    rows = []
    for number, score in enumerate(standings.scores):
        found, rating = score.wins.interval(), standings.ratings.of[number]
        cells = (
            percent(found.rate),
            f"{percent(found.low)} – {percent(found.high)}",
            f"{number_text(rating.mu, 1)} ± {number_text(rating.sigma, 1)}",
            milliseconds(score.timings.median, speaker),
            milliseconds(score.timings.longest, speaker),
            number_text(score.timings.count),
            number_text(score.faults.total()),
        )
        rows.append([_name(standings, number), *(_cell(cell) for cell in cells)])
    say = speaker.say
    return _table(
        (
            *(say("arena-bot"), say("arena-win-rate"), say("arena-interval"), say("arena-rating")),
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
    return _table(("", *(standings.called(number) for number in numbers)), rows)


def _against(found: Interval | None, speaker: Speaker) -> Element:
    """Return a cell whose color shows which of the two is better, if the interval is clear."""
    if found is None:
        return around(element("td", "self"), "–")
    kind = "better" if found.low > 0.5 else "worse" if found.high < 0.5 else "even"
    much = round(min(36.0, 6 + 120 * abs(found.rate - 0.5)))
    low, high = speaker.percent(found.low), speaker.percent(found.high)
    interval = around(element("small"), f"{low} – {high}")
    cell = element("td", kind, style=f"--much:{much}%")
    return around(cell, speaker.percent(found.rate), element("br"), interval)


def _name(standings: Standings, number: int) -> Element:
    sign = around(
        element("svg", "sign", viewBox="0 0 16 16", aria_hidden="true"), mark(number, 8, 8)
    )
    return around(element("td"), sign, standings.called(number))


def _cell(text: str) -> Element:
    return around(element("td"), text)


def _table(head: Iterable[str], rows: Iterable[Iterable[Element]]) -> Element:
    heads = (around(element("th", scope="col"), cell) for cell in head)
    body = (around(element("tr"), *row) for row in rows)
    return around(
        element("table"),
        around(element("thead"), around(element("tr"), *heads)),
        around(element("tbody"), *body),
    )


def _section(title: str, words: str, content: Element | None) -> Element | None:
    """Return a section of the page, if it has content; wide content can be scrolled."""
    if content is None:
        return None
    return around(
        element("section"),
        around(element("h2"), title),
        around(element("p"), words),
        around(element("div", "scroll", tabindex=0), content),
    )
