"""The three pictures of a report: win rates, their course, and decision times."""

from collections.abc import Iterator
from math import floor, log10
from typing import Final
from xml.etree.ElementTree import Element

from amletero.arena.standings import Standings
from amletero.arena.timings import Timings, middle_of
from amletero.arena.win_rates import Interval
from amletero.locales import Speaker
from amletero.pictures.chart_elements import (
    Axis,
    Frame,
    color,
    line,
    mark,
    picture,
    shape,
    short,
    text,
)

ROW: Final = 40
HILL: Final = 64
UNITS: Final = (("s", 3), ("ms", 0), ("µs", -3), ("ns", -6))
"""Units of time, each as a power of ten in milliseconds."""


def win_rates(standings: Standings, speaker: Speaker, frame: Frame) -> Element:
    """Return the picture of each bot's win rate with its interval, and of the fair share."""
    intervals = [None if score.withheld else score.wins.interval() for score in standings.scores]
    fair = 1 / standings.schedule.players
    highest = max([fair, *(found.high for found in intervals if found is not None)])
    axis = Axis(0, min(1.0, 1.08 * highest), frame.left, frame.right)
    bottom = 34 + ROW * len(intervals)
    parts = [*axis.uprights(24, bottom, lambda rate: speaker.percent(rate, 0))]
    parts.append(line("fair", (axis(fair), 20), (axis(fair), bottom)))
    parts.append(text("note", (axis(fair), 14), speaker.say("arena-fair-share")))
    for number, found in enumerate(intervals):
        y = 56 + ROW * number
        kinds = ("whisker", color(number))
        parts.append(_name(standings, number, frame, y + 5))
        if found is None:
            parts.append(text("value", (axis(0) + 12, y + 5), "–"))
            continue
        parts.append(line(kinds, (axis(found.low), y), (axis(found.high), y)))
        parts.append(mark(number, axis(found.rate), y))
        parts.append(text("value", (axis(found.rate), y - 13), speaker.percent(found.rate)))
    return picture(frame, bottom + 28, speaker.say("arena-rates"), parts)


def course(standings: Standings, speaker: Speaker, frame: Frame) -> Element | None:
    """Return the picture of the win rates over time; None if there are only a few deals."""
    contests, bottom = standings.course, 270
    sound = [(place, one) for place, one in enumerate(standings.scores) if not one.withheld]
    if len(contests) < 3 or not sound:
        return None
    shown = [found for _, score in sound for found in score.course[len(contests) // 10 :]]
    low, high = min(found.low for found in shown), max(found.high for found in shown)
    across = Axis(0, contests[-1], 76, frame.right)
    up = Axis(max(0.0, low - 0.02), min(1.0, high + 0.02), start=bottom, end=16)
    parts = [
        *up.levels(76, frame.right, speaker.percent),
        *across.uprights(16, bottom, speaker.number),
    ]
    places = [across(at) for at in contests]
    for number, score in sound:
        parts += _band(number, places, score.course, up)
    played = speaker.say("arena-contests-played", unit=standings.unit)
    parts.append(text("note", (frame.right, bottom + 36), played, "end"))
    return picture(frame, bottom + 42, speaker.say("arena-course"), parts)


def times(standings: Standings, speaker: Speaker, frame: Frame) -> Element | None:
    """Return the picture of decision times on a logarithmic scale; markers show the medians."""
    timed = [score.timings for score in standings.scores]
    bins = [bin for timings in timed for bin in timings.bins]
    if not bins:
        return None
    first, last = (floor(log10(middle_of(bin) * 1000)) for bin in (min(bins), max(bins)))
    axis = Axis(first, last + 1, frame.left, frame.right)
    bottom = 20 + HILL * len(timed)
    parts = [*axis.uprights(10, bottom, _time, steps=range(first, last + 2))]
    for number, timings in enumerate(timed):
        base = 10 + HILL * (number + 1)
        parts.append(_name(standings, number, frame, base - 12))
        parts += _hill(number, timings, axis, base)
    return picture(frame, bottom + 28, speaker.say("arena-times"), parts)


def _name(standings: Standings, number: int, frame: Frame, y: float) -> Element:
    """Return a bot's name in the margin."""
    return text("name", (frame.left - 16, y), short(standings.called(number), frame.letters), "end")


def _band(number: int, places: list[float], course: list[Interval], up: Axis) -> Iterator[Element]:
    """Return a rate as a line within the band of its interval."""
    rates = [(x, up(found.rate)) for x, found in zip(places, course, strict=True)]
    over = [(x, up(found.high)) for x, found in zip(places, course, strict=True)]
    under = [(x, up(found.low)) for x, found in zip(places, course, strict=True)]
    yield shape("band", number, over + under[::-1], closed=True)
    yield shape("line", number, rates, closed=False)
    yield mark(number, *rates[-1])


def _hill(number: int, timings: Timings, axis: Axis, base: float) -> Iterator[Element]:
    """Return the histogram of a bot's times as a filled curve, scaled to its fullest bin."""
    if not timings.count:
        return
    fullest = max(timings.bins.values())
    first, last = min(timings.bins), max(timings.bins)
    slope = [
        (axis(log10(middle_of(bin) * 1000)), base - 44 * timings.bins[bin] / fullest)
        for bin in range(first - 1, last + 2)
    ]
    yield shape("band", number, slope, closed=True)
    yield mark(number, axis(log10(timings.median * 1000)), base)


def _time(power: float) -> str:
    """Return a power of ten of milliseconds as text, in a suitable unit."""
    unit, least = next((unit for unit in UNITS if power >= unit[1]), UNITS[-1])
    return f"{10 ** (power - least):g} {unit}"
