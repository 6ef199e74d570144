"""Sheets over the table: the reference card, the log, table talk."""

from collections.abc import Sequence
from string import ascii_lowercase
from typing import ClassVar, Final

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text
from textual.app import ComposeResult
from textual.binding import BindingType
from textual.containers import ItemGrid, Vertical, VerticalScroll
from textual.content import Content
from textual.events import Click, Key
from textual.screen import ModalScreen
from textual.widgets import Static

from amletero.locales import Language, Sentence, Speaker, reference_card
from amletero.locales.rulebook import ReferenceLine
from amletero.terminal.client.server_words import phrase_text
from amletero.terminal.screens.colors import (
    FAINT,
    GLOW,
    ON_PAPER,
    ON_TABLE,
    PAPER,
    TEXT,
    drawn,
)
from amletero.terminal.screens.shown_game import ShownGame, story_text


class ReadingScreen(ModalScreen[None]):
    """A sheet over the table; some keys or a click outside close it."""

    BINDINGS: ClassVar[list[BindingType]] = [
        ("escape,enter,space,q,r,l,h,i,question_mark", "dismiss"),
        ("up,k", "scroll(-1)"),
        ("down,j", "scroll(1)"),
        ("pageup", "scroll(-10)"),
        ("pagedown", "scroll(10)"),
        ("home", "scroll(-9999)"),
        ("end", "scroll(9999)"),
        ("c", "app.turn_theme"),
    ]
    closes: ClassVar[str] = "terminal-close"
    """The message that says how to close the sheet."""

    def __init__(self, title: str, speaker: Speaker) -> None:
        super().__init__()
        self._title_text = title
        self.speaker = speaker

    def compose(self) -> ComposeResult:
        """Yield a frame with the content."""
        with Vertical(classes="sheet") as sheet:
            sheet.border_title = self._title_text
            sheet.border_subtitle = self.speaker.say(self.closes)
            with VerticalScroll(can_focus=False):
                yield Static(self.text(), id="text")

    def draw_text(self) -> None:
        """Redraw the content in the current colors."""
        self.query_one("#text", Static).update(self.text())

    def styled(self, text: str, style: str, *, wraps: bool = True) -> Text:
        """Return a text in the current colors; without wrapping, long lines are cut."""
        return Text(text, drawn(style, self.app), no_wrap=not wraps, overflow="ellipsis")

    def text(self) -> RenderableType:
        """Return the content."""
        raise NotImplementedError

    def action_scroll(self, lines: int) -> None:
        """Scroll down or up."""
        self.query_one(VerticalScroll).scroll_relative(y=lines, animate=False)

    def on_click(self, event: Click) -> None:
        """Close the sheet by a click outside."""
        if event.widget is self:
            self.dismiss()


class ReferenceScreen(ReadingScreen):
    """The reference card, with the number of unseen copies of each card."""

    def __init__(self, scene: ShownGame) -> None:
        super().__init__(scene.speaker.say("terminal-reference"), scene.speaker)
        self._unseen = scene.view.unseen

    def text(self) -> RenderableType:
        """Return an explanation of the dots, then a row per character, highest first."""
        rows = Table.grid(padding=(0, 1))
        for line in reference_card(self.speaker):
            rows.add_row(*self._row(line))
        return Group(self.styled(self.speaker.say("terminal-reference-dots"), FAINT), rows)

    def _row(self, line: ReferenceLine) -> tuple[Text, ...]:
        unseen = self._unseen[line.character]
        color = ON_TABLE[line.character]
        seen = self.styled("○" * (line.copies - unseen), FAINT)
        return (
            self.styled(f" {line.value} ", f"bold {PAPER} on {ON_PAPER[line.character]}"),
            self.styled(line.name, f"bold {color}", wraps=False),
            self.styled(str(unseen), f"bold {TEXT}" if unseen else FAINT),
            Text.assemble(self.styled("●" * unseen, color), seen, no_wrap=True),
            self.styled(line.line, TEXT),
        )


class LogScreen(ReadingScreen):
    """Everything that has been told since the game began, the latest at the end."""

    closes = "terminal-scroll-close"

    def __init__(self, speaker: Speaker, sentences: Sequence[Sentence]) -> None:
        super().__init__(speaker.say("terminal-log"), speaker)
        self._sentences = sentences

    def text(self) -> RenderableType:
        """Return the sentences."""
        return story_text(self._sentences, self.app)

    def on_mount(self) -> None:
        """Scroll to the end."""
        self.query_one(VerticalScroll).scroll_end(animate=False)


KEYS: Final = "123456789" + ascii_lowercase


class _Phrase(Static):
    """A phrase that can be clicked."""

    def __init__(self, phrase: str, key: str, text: str) -> None:
        super().__init__(Content.assemble((f"{key} ", f"bold {GLOW}"), (text, TEXT)))
        self._phrase = phrase

    def on_click(self) -> None:
        self.screen.dismiss(self._phrase)


class TalkScreen(ModalScreen[str | None]):
    """Offers phrases, each with a key; the chosen phrase is the result."""

    BINDINGS: ClassVar[list[BindingType]] = [("escape", "dismiss")]

    def __init__(self, language: Language, phrases: Sequence[str]) -> None:
        super().__init__()
        self._language = language
        self._by_key = dict(zip(KEYS, phrases, strict=False))

    def compose(self) -> ComposeResult:
        """Yield the phrases in two columns."""
        say = Speaker(self._language).say
        with Vertical(classes="sheet talk") as sheet:
            sheet.border_title = say("web-talk")
            sheet.border_subtitle = say("terminal-close")
            with ItemGrid(min_column_width=30):
                for key, phrase in self._by_key.items():
                    yield _Phrase(phrase, key, phrase_text(phrase, self._language))

    def on_key(self, event: Key) -> None:
        """Choose the phrase with this key."""
        if (phrase := self._by_key.get(event.key)) is not None:
            event.stop()
            self.dismiss(phrase)

    def on_click(self, event: Click) -> None:
        """Close without a phrase by a click outside."""
        if event.widget is self:
            self.dismiss(None)
