"""Table talk: a sheet with the phrases that can be said."""

from collections.abc import Sequence
from string import ascii_lowercase
from typing import ClassVar, Final

from textual.app import ComposeResult
from textual.binding import BindingType
from textual.containers import ItemGrid, Vertical
from textual.content import Content
from textual.events import Click, Key
from textual.screen import ModalScreen
from textual.widgets import Static

from amletero.locales import Language, Speaker
from amletero.terminal.client.server_words import phrase_text
from amletero.terminal.screens.palette import GLOW, TEXT

KEYS: Final = "123456789" + ascii_lowercase


class _Phrase(Static):
    """A phrase that can be clicked."""

    def __init__(self, phrase: str, key: str, text: str) -> None:
        super().__init__(Content.assemble((f"{key} ", f"bold {GLOW}"), (text, TEXT)))
        self._phrase = phrase

    def on_click(self) -> None:
        self.screen.dismiss(self._phrase)


class TalkScreen(ModalScreen[str | None]):
    """Offers phrases, each by a key; the one that is chosen is the result."""

    BINDINGS: ClassVar[list[BindingType]] = [("escape", "dismiss")]

    def __init__(self, language: Language, phrases: Sequence[str]) -> None:
        super().__init__()
        self._language = language
        self._by_key = dict(zip(KEYS, phrases, strict=False))

    def compose(self) -> ComposeResult:
        """The phrases in two columns."""
        say = Speaker(self._language).say
        with Vertical(classes="sheet talk") as sheet:
            sheet.border_title = say("web-talk")
            sheet.border_subtitle = say("terminal-close")
            with ItemGrid(min_column_width=30):
                for key, phrase in self._by_key.items():
                    yield _Phrase(phrase, key, phrase_text(phrase, self._language))

    def on_key(self, event: Key) -> None:
        """The key of a phrase says it."""
        if (phrase := self._by_key.get(event.key)) is not None:
            event.stop()
            self.dismiss(phrase)

    def on_click(self, event: Click) -> None:
        """A click beside the sheet says nothing."""
        if event.widget is self:
            self.dismiss(None)
