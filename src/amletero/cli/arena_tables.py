"""What `amletero arena` prints: tables of figures, and why programs lost decisions."""

import sys
from typing import TYPE_CHECKING

from rich.measure import Measurement
from rich.table import Table

from amletero.arena.report import (
    about_lost_deals,
    adjusted_cells,
    adjusted_headings,
    milliseconds,
    rate_cells,
    review_command,
    step_command,
    summary,
    unsound,
)
from amletero.arena.standings import Standings
from amletero.arena.win_rates import Interval
from amletero.cli.common import complain, console, printable
from amletero.locales import Speaker
from amletero.locales.fault_sentences import forfeit_text

if TYPE_CHECKING:
    from rich.console import Console

NAME = 12
"""Characters; a name up to this long is never wrapped."""
NARROW = 100
"""Columns; in a narrower terminal the table with lost decisions has no padding."""
LAST_WORDS = 600
"""Characters shown of what a program last wrote to standard error."""
WIDEST = 1000
"""Columns that no table needs."""
MOST_LOST_DEALS = 3
"""Deals listed that the first bot lost and another won."""


def running(standings: Standings, speaker: Speaker) -> str:
    """Return the running score, which stands next to the progress bar."""
    return "  ".join(
        f"{printable(standings.called(number))} "
        f"{'–' if score.withheld else speaker.percent(score.wins.rate)}"
        for number, score in enumerate(standings.scores[:4])
    )


def print_standings(
    standings: Standings,
    speaker: Speaker,
    records: str | None = None,
    before: Standings | None = None,
) -> None:
    """Print the figures; with an earlier run, how the win rates changed.

    With the file of the records, the commands are listed that step through lost deals.
    """
    out = console()
    out.print(summary(standings, speaker))
    headings, rows = _figures(standings, speaker, before)
    programs = any(score.entrant.command for score in standings.scores)
    table = _table(headings, rows, padding=0 if programs and out.width < NARROW else 1)
    if Measurement.get(out, out.options.update(max_width=WIDEST), table).minimum <= out.width:
        out.print(table)
    else:
        _print_list(headings, rows, out)
    for sentence in unsound(standings, speaker):
        out.print(printable(sentence))
    if len(standings.scores) > 2:
        out.print(speaker.say("arena-pairs-about", unit=standings.unit))
        out.print(_pairs(standings, speaker))
    if records is not None and standings.lost_deals:
        out.print(printable(about_lost_deals(standings, speaker, MOST_LOST_DEALS)))
        for deal in standings.lost_deals[:MOST_LOST_DEALS]:
            commands = {
                "arena-how-lost": step_command(records, deal.lost),
                "arena-how-won": step_command(records, deal.won),
                "arena-how-reviewed": review_command(records, deal.lost),
            }
            for what, command in commands.items():
                out.print(f"  {printable(command)}  # {speaker.say(what)}", soft_wrap=True)


def _figures(
    standings: Standings, speaker: Speaker, before: Standings | None
) -> tuple[list[str], list[list[str]]]:
    """Return headings and rows; only programs can lose decisions."""
    say = speaker.say
    programs = any(score.entrant.command for score in standings.scores)
    headings = ["arena-bot", "arena-win-rate", "arena-interval", "arena-rating"]
    headings += adjusted_headings(standings)
    headings += ["arena-median", "arena-longest", *(["arena-lost"] if programs else [])]
    rows = [
        [
            printable(standings.called(number)),
            *rate_cells(standings, number, speaker),
            *adjusted_cells(standings, number, speaker),
            milliseconds(score.timings.median, speaker),
            milliseconds(score.timings.longest, speaker),
            *([f"{score.lost}/{score.timings.count}"] if programs else []),
        ]
        for number, score in enumerate(standings.scores)
    ]
    if before is not None:
        headings.insert(2, "arena-change")
        for number, row in enumerate(rows):
            row.insert(2, _change(standings, before, number, speaker))
    return [say(heading) for heading in headings], rows


def _change(standings: Standings, before: Standings, number: int, speaker: Speaker) -> str:
    """Return how much a win rate changed, in percentage points."""
    now, then = standings.scores[number], before.scores[number]
    if now.withheld or then.withheld:
        return "–"
    change = 100 * (now.wins.rate - then.wins.rate)
    sign = "+" if change >= 0 else "−"
    return sign + speaker.number(abs(change), 1)


def _table(headings: list[str], rows: list[list[str]], *, padding: int) -> Table:
    names = [row[0] for row in rows]
    table = Table(padding=(0, padding))
    table.add_column(headings[0], overflow="fold", min_width=min(NAME, max(map(len, names))))
    for heading, *cells in list(zip(headings, *rows, strict=True))[1:]:
        table.add_column(heading, justify="right", min_width=max(map(len, cells)))
    for row in rows:
        table.add_row(*row)
    return table


def _print_list(headings: list[str], rows: list[list[str]], out: "Console") -> None:
    """Print the figures one below another, for a terminal too narrow for a table."""
    for name, *cells in rows:
        out.print(name, style="bold", soft_wrap=True)
        for heading, cell in zip(headings[1:], cells, strict=True):
            out.print(f"  {heading}: {cell}", soft_wrap=True)


def _pairs(standings: Standings, speaker: Speaker) -> Table:
    numbers = range(len(standings.scores))
    table = Table("")
    for number in numbers:
        table.add_column(printable(standings.called(number)), overflow="fold")
    for one in numbers:
        found = (standings.against(one, other) if one != other else None for other in numbers)
        table.add_row(
            printable(standings.called(one)),
            *("–" if pair is None else _with_margin(pair, speaker) for pair in found),
        )
    return table


def _with_margin(found: Interval, speaker: Speaker) -> str:
    """Return a win rate and half the width of its interval, in percent."""
    return f"{speaker.percent(found.rate)} ± {speaker.number(50 * (found.high - found.low), 1)}"


def complain_of_losses(standings: Standings, speaker: Speaker) -> None:
    """Print which programs lost decisions, and their last output."""
    for number, score in enumerate(standings.scores):
        if score.faults:
            lost = speaker.say(
                "program-lost",
                bot=standings.called(number),
                decisions=score.faults.total(),
                kinds=[
                    speaker.say(f"program-kind-{kind}", count=count)
                    for kind, count in sorted(score.faults.items())
                ],
                why=forfeit_text(speaker, score.first_fault),
            )
            complain(f"arena: {printable(lost)}")
            if score.last_words:
                complain(f"arena: {speaker.say('program-last-words')}")
                for line in score.last_words[-LAST_WORDS:].splitlines():
                    print(f"  {printable(line)}", file=sys.stderr)
