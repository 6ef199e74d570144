"""The line of keys at the bottom, each of which can be clicked as well."""

from collections.abc import Sequence
from typing import NamedTuple

from textual.containers import Horizontal
from textual.content import Content
from textual.widgets import Static

from amletero.terminal.screens.palette import FAINT, GLOW


class KeyHelp(NamedTuple):
    """A key, what it does in a word, and the screen's action behind it."""

    key: str
    label: str
    action: str


class KeyBar(Horizontal):
    """The keys of a screen."""

    def __init__(self, keys: Sequence[KeyHelp]) -> None:
        super().__init__(*(_Key(key) for key in keys), id="keys")


class _Key(Static):
    def __init__(self, key: KeyHelp) -> None:
        super().__init__(Content.assemble((key.key, f"bold {GLOW}"), (f" {key.label}", FAINT)))
        self._action = key.action

    async def on_click(self) -> None:
        await self.screen.run_action(self._action)
