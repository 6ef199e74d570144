"""What can be read over the table: the reference card, the whole log, the help."""

from collections.abc import Sequence
from typing import ClassVar

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text
from textual.app import ComposeResult
from textual.binding import BindingType
from textual.containers import Vertical, VerticalScroll
from textual.events import Click
from textual.screen import ModalScreen
from textual.widgets import Static

from amletero.locales import Sentence, Speaker, reference_card
from amletero.locales.rulebook import ReferenceLine
from amletero.terminal.screens.palette import (
    FAINT,
    GLOW,
    LIGHT_INK,
    ON_NIGHT,
    ON_PAPER,
    PAPER,
)
from amletero.terminal.screens.scene import Scene, story_text


class ReadingScreen(ModalScreen[None]):
    """A sheet over the table; any of a few keys or a click beside it takes it away."""

    BINDINGS: ClassVar[list[BindingType]] = [
        ("escape,enter,space,q,r,l,h,question_mark", "dismiss"),
        ("up,k", "scroll(-1)"),
        ("down,j", "scroll(1)"),
        ("pageup", "scroll(-10)"),
        ("pagedown", "scroll(10)"),
        ("home", "scroll(-9999)"),
        ("end", "scroll(9999)"),
    ]

    def __init__(self, title: str, speaker: Speaker) -> None:
        super().__init__()
        self._title_text = title
        self.speaker = speaker

    def compose(self) -> ComposeResult:
        """A frame around what is to be read."""
        with Vertical(classes="sheet") as sheet:
            sheet.border_title = self._title_text
            sheet.border_subtitle = self.speaker.say("terminal-close")
            with VerticalScroll(can_focus=False):
                yield Static(self.text())

    def text(self) -> RenderableType:
        """What is to be read."""
        raise NotImplementedError

    def action_scroll(self, lines: int) -> None:
        """Read on, or back."""
        self.query_one(VerticalScroll).scroll_relative(y=lines, animate=False)

    def on_click(self, event: Click) -> None:
        """A click beside the sheet takes it away."""
        if event.widget is self:
            self.dismiss()


class ReferenceScreen(ReadingScreen):
    """The reference card, with how many copies of each card have not been seen."""

    def __init__(self, scene: Scene) -> None:
        super().__init__(scene.speaker.say("terminal-reference"), scene.speaker)
        self._unseen = scene.view.unseen

    def text(self) -> RenderableType:
        """One row a character, the highest first, after a word on the dots."""
        rows = Table.grid(padding=(0, 1))
        for line in reference_card(self.speaker):
            rows.add_row(*self._row(line))
        return Group(Text(self.speaker.say("terminal-reference-dots"), FAINT), rows)

    def _row(self, line: ReferenceLine) -> tuple[Text, ...]:
        unseen = self._unseen[line.character]
        color = ON_NIGHT[line.character]
        return (
            Text(f" {line.value} ", f"bold {PAPER} on {ON_PAPER[line.character]}"),
            Text(line.name, f"bold {color}", no_wrap=True),
            Text(str(unseen), f"bold {LIGHT_INK}" if unseen else FAINT),
            Text.assemble(
                ("●" * unseen, color), ("○" * (line.copies - unseen), FAINT), no_wrap=True
            ),
            Text(line.line, LIGHT_INK),
        )


class LogScreen(ReadingScreen):
    """Everything that has been told since the game began, the latest at the end."""

    def __init__(self, speaker: Speaker, sentences: Sequence[Sentence]) -> None:
        super().__init__(speaker.say("terminal-log"), speaker)
        self._sentences = sentences

    def text(self) -> RenderableType:
        """The sentences."""
        return story_text(self._sentences)

    def on_mount(self) -> None:
        """Begin at the end."""
        self.query_one(VerticalScroll).scroll_end(animate=False)


class HelpScreen(ReadingScreen):
    """How to play and what the keys do."""

    def __init__(self, speaker: Speaker) -> None:
        super().__init__(speaker.say("terminal-help-title"), speaker)

    def text(self) -> RenderableType:
        """Paragraphs, then the keys."""
        paragraphs = [
            Text(" ".join(paragraph.split()) + "\n", LIGHT_INK)
            for paragraph in self.speaker.say("terminal-help").split("\n\n")
        ]
        keys = Table.grid(padding=(0, 2))
        for line in self.speaker.say("terminal-help-keys").splitlines():
            key, _, meaning = line.partition(":")
            keys.add_row(Text(key, f"bold {GLOW}"), Text(meaning.strip(), LIGHT_INK))
        return Group(*paragraphs, keys)
