"""The deals that the first bot lost and another won, and how to step through them."""

import shlex
from xml.etree.ElementTree import Element

from amletero.arena.standings import SeenContest, Standings
from amletero.locales import Speaker, seat_number
from amletero.pictures.chart_elements import around, element
from amletero.pictures.page_sections import cell, section, table


def lost_deals(standings: Standings, speaker: Speaker, records: str | None) -> Element | None:
    """Return the section about them; None if there are none.

    With the file of the records, each deal has the commands that step through it.
    """
    if not standings.lost_deals:
        return None
    say = speaker.say
    headings = [say("arena-deal"), say("arena-seat"), say("arena-winner")]
    if records is not None:
        headings += [say("arena-how-lost"), say("arena-how-won"), say("arena-how-reviewed")]
    rows = []
    for deal in standings.lost_deals:
        cells = [
            cell(speaker.number(deal.deal + 1)),
            cell(str(seat_number(deal.lost.seat))),
            cell(standings.called(deal.by)),
        ]
        if records is not None:
            cells += [_command(step_command(records, seen)) for seen in (deal.lost, deal.won)]
            cells.append(_command(review_command(records, deal.lost)))
        rows.append(cells)
    title = say("arena-lost-deals", bot=standings.called(0))
    how = say("arena-lost-deals-how" if records is not None else "arena-lost-deals-records")
    return section(title, f"{about_lost_deals(standings, speaker)} {how}", table(headings, rows))


def about_lost_deals(standings: Standings, speaker: Speaker, most: int | None = None) -> str:
    """Return how many such deals there are, and how many of them are listed."""
    shown = len(standings.lost_deals[:most])
    return speaker.say(
        "arena-lost-deals-about",
        bot=standings.called(0),
        count=standings.lost_deals_count,
        shown=speaker.number(shown),
        listed="all" if shown == standings.lost_deals_count else "some",
    )


def step_command(records: str, seen: SeenContest) -> str:
    """Return the command that steps through a contest as the bot at a seat saw it."""
    words = ["amletero", "show", records, "--record", str(seen.contest + 1)]
    return shlex.join([*words, "--seat", str(seat_number(seen.seat)), "--step"])


def review_command(records: str, seen: SeenContest) -> str:
    """Return the command that judges the moves of the bot at a seat of a contest."""
    words = ["amletero", "review", records, "--record", str(seen.contest + 1)]
    return shlex.join([*words, "--seat", str(seat_number(seen.seat))])


def _command(text: str) -> Element:
    return around(element("td", "command"), around(element("code"), text))
