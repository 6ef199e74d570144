"""Sections of the report's page, and tables that fit any width."""

from collections.abc import Iterable, Sequence
from xml.etree.ElementTree import Element

from amletero.pictures.chart_elements import around, element


def cell(text: str) -> Element:
    """Return a cell of a table."""
    return around(element("td"), text)


def table(head: Sequence[str], rows: Iterable[Sequence[Element]]) -> Element:
    """Return a table; on a narrow page each row becomes a list, with the headings in it."""
    heads = (around(element("th", scope="col"), heading) for heading in head)
    body = []
    for row in rows:
        for heading, one in zip(head, row, strict=True):
            one.set("data-label", heading)
        body.append(around(element("tr"), *row))
    return around(
        element("table"),
        around(element("thead"), around(element("tr"), *heads)),
        around(element("tbody"), *body),
    )


def section(title: str, words: str, *content: Element | None) -> Element | None:
    """Return a section of the page, if it has content; wide content can be scrolled."""
    shown = [one for one in content if one is not None]
    if not shown:
        return None
    return around(
        element("section"),
        around(element("h2"), title),
        around(element("p"), words),
        around(element("div", "scroll", tabindex=0), *shown),
    )
