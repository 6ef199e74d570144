"""One self-contained HTML page: a heading, a verdict, sections, and how to make it again."""

from collections.abc import Sequence
from dataclasses import dataclass
from html import escape
from importlib.resources import files
from string import Template
from xml.etree.ElementTree import Element, tostring

from amletero.locales import Language
from amletero.pictures.chart_style import CHART_STYLE, DARK, LIGHT


@dataclass(frozen=True)
class ReportPage:
    """What stands on a page; all of it is text, except the sections."""

    language: Language
    title: str
    heading: str
    subtitle: str
    verdict: str
    notes: Sequence[str]
    sections: Sequence[Element | None]
    """The sections in their order; None is left out."""
    footer: str
    command: str
    """The command that makes the page again."""

    def html(self) -> str:
        """Return the page as one HTML document."""
        template = files("amletero.pictures").joinpath("report_page.html").read_text("utf-8")
        return Template(template).substitute(
            language=self.language.value,
            light=LIGHT,
            dark=DARK,
            chart=CHART_STYLE,
            title=escape(self.title),
            heading=escape(self.heading),
            subtitle=escape(self.subtitle),
            verdict=escape(self.verdict),
            notes="".join(f'<p class="note">{escape(one)}</p>' for one in self.notes),
            sections="\n".join(
                tostring(section, encoding="unicode", method="html")
                for section in self.sections
                if section is not None
            ),
            footer=escape(self.footer),
            command=escape(self.command),
        )
