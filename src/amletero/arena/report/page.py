"""The page: words and tables around the pictures."""

from collections.abc import Iterable
from html import escape
from importlib.resources import files
from string import Template

from amletero.arena.rates import Interval
from amletero.arena.report.drawing import COLORS, color, mark, percent
from amletero.arena.report.pictures import course, times, win_rates
from amletero.arena.standings import Standings


def report_page(standings: Standings, command: str) -> str:
    """The whole report as one HTML document; `command` is what it was asked for with."""
    schedule = standings.schedule
    subtitle = (
        f"{schedule.edition.name} edition · {schedule.players} players · "
        f"{standings.rounds:,} rounds on {standings.deals:,} duplicate deals · seed {schedule.seed}"
    )
    template = files("amletero.arena.report").joinpath("page.html").read_text(encoding="utf-8")
    return Template(template).substitute(
        title=escape(f"Arena: {', '.join(map(standings.label, range(len(standings.scores))))}"),
        subtitle=escape(subtitle),
        verdict=_verdict(standings),
        seats=_seats(standings),
        colors="\n".join(_color(number) for number in range(COLORS)),
        win_rates=win_rates(standings),
        figures=_figures(standings),
        course=_section("How it settled", _BAND, course(standings)),
        pairwise=_pairwise(standings),
        times=_section("Time a decision", _HILLS, times(standings)),
        command=escape(command),
    )


_BAND = "Each line is a win rate as the rounds came in, within the band of its 95% interval."
_HILLS = "Each hill is a bot's decisions by their time; the sign stands at the median."
_PAIRS = (
    "Of the rounds that one of the two won, seat for seat, how many the bot of the row won; "
    "below it the 95% interval."
)


def _verdict(standings: Standings) -> str:
    if not standings.rounds:
        return "Nothing was played."
    best = max(range(len(standings.scores)), key=lambda one: standings.scores[one].wins.rate)
    found = standings.scores[best].wins.interval()
    fair = 1 / standings.schedule.players
    surely = "more than" if found.low > fair else "not surely more than"
    return (
        f"<strong>{escape(standings.label(best))}</strong> wins {percent(found.rate)} of its "
        f"rounds (95%: {percent(found.low)} to {percent(found.high)}), {surely} the fair share "
        f"of {percent(fair)}."
    )


def _seats(standings: Standings) -> str:
    players = standings.schedule.players
    together = (
        f"{escape(standings.label(0))} takes one seat and {escape(standings.label(1))} the "
        f"other {players - 1}. "
        if len(standings.scores) == 2 and players > 2
        else ""
    )
    return (
        f"{together}Every deal is played {players} times, everybody moving on by a seat, so that "
        "all play the same cards. A win rate is for each seat taken; a tie is shared. The "
        "intervals count deals, not rounds: rounds on the same cards are alike."
    )


def _figures(standings: Standings) -> str:
    head = ("bot", "win rate", "95% interval", "rating", "median", "longest", "decisions", "lost")
    rows = []
    for number, score in enumerate(standings.scores):
        found, rating = score.wins.interval(), standings.ratings.of[number]
        cells = (
            percent(found.rate),
            f"{percent(found.low)} – {percent(found.high)}",
            f"{rating.mu:.1f} ± {rating.sigma:.1f}",
            f"{1000 * score.timings.median:.3g} ms",
            f"{1000 * score.timings.longest:.3g} ms",
            f"{score.timings.count:,}",
            ", ".join(f"{count} {fault}" for fault, count in sorted(score.faults.items())) or "–",
        )
        rows.append([_signed(standings, number), *(f"<td>{escape(cell)}</td>" for cell in cells)])
    return _table(head, rows)


def _pairwise(standings: Standings) -> str:
    """Everyone against everyone; with two bots there is nothing that the win rates do not say."""
    numbers = range(len(standings.scores))
    if len(numbers) < 3:
        return ""
    rows = [
        [_signed(standings, one), *(_against(standings, one, other) for other in numbers)]
        for one in numbers
    ]
    head = ("", *(standings.label(number) for number in numbers))
    return _section(
        "One against another", _PAIRS, f'<div class="scroll">{_table(head, rows)}</div>'
    )


def _against(standings: Standings, one: int, other: int) -> str:
    if one == other:
        return '<td class="self">–</td>'
    found = standings.against(one, other)
    return '<td class="self">·</td>' if found is None else _tinted(found)


def _tinted(found: Interval) -> str:
    """A cell whose color says which of the two is better, where the interval leaves no doubt."""
    kind = "better" if found.low > 0.5 else "worse" if found.high < 0.5 else "even"
    much = round(min(36.0, 6 + 120 * abs(found.rate - 0.5)))
    return (
        f'<td class="{kind}" style="--much:{much}%">{percent(found.rate)}<br>'
        f"<small>{percent(found.low)} – {percent(found.high)}</small></td>"
    )


def _signed(standings: Standings, number: int) -> str:
    sign = f'<svg class="sign" viewBox="0 0 16 16" aria-hidden="true">{mark(number, 8, 8)}</svg>'
    return f"<td>{sign}{escape(standings.label(number))}</td>"


def _table(head: Iterable[str], rows: Iterable[Iterable[str]]) -> str:
    heads = "".join(f'<th scope="col">{escape(cell)}</th>' for cell in head)
    body = "".join(f"<tr>{''.join(row)}</tr>" for row in rows)
    return f"<table><thead><tr>{heads}</tr></thead><tbody>{body}</tbody></table>"


def _section(title: str, words: str, content: str) -> str:
    """A part of the page, or nothing where there is nothing to show; what is wide can be moved."""
    if not content:
        return ""
    return (
        f"<section><h2>{title}</h2><p>{words}</p>"
        f'<div class="scroll" tabindex="0">{content}</div></section>'
    )


def _color(number: int) -> str:
    name = color(number)
    return f".{name} {{ fill: var(--{name}); stroke: var(--{name}); }}"
