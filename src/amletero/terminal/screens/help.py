"""Help on the screen that it is asked on: what to do there, and the keys that work there."""

from collections.abc import Sequence
from typing import NamedTuple

from rich.console import Group, RenderableType
from rich.table import Table

from amletero.locales import Speaker
from amletero.terminal.screens.colors import GLOW, TEXT
from amletero.terminal.screens.reading_sheets import ReadingScreen


class Help(NamedTuple):
    """The names of a screen's paragraphs and keys, each a message `terminal-help-…`."""

    paragraphs: Sequence[str]
    keys: Sequence[str]
    """A key's message has the key, a colon and what it does."""


class HelpScreen(ReadingScreen):
    """Shows the help of the screen below it."""

    def __init__(self, speaker: Speaker, help: Help) -> None:
        super().__init__(speaker.say("terminal-key-help"), speaker)
        self.help = help

    def text(self) -> RenderableType:
        """Return the paragraphs, then the keys."""
        paragraphs = [
            self.styled(self.speaker.say(f"terminal-help-{name}") + "\n", TEXT)
            for name in self.help.paragraphs
        ]
        keys = Table.grid(padding=(0, 2))
        for name in self.help.keys:
            key, _, meaning = self.speaker.say(f"terminal-help-{name}").partition(":")
            keys.add_row(
                self.styled(key, f"bold {GLOW}", wraps=False), self.styled(meaning.strip(), TEXT)
            )
        return Group(*paragraphs, keys)
