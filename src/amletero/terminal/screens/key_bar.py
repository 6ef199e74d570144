"""The line of keys at the bottom; each can also be clicked."""

from collections.abc import Sequence
from typing import NamedTuple

from textual.containers import Horizontal
from textual.content import Content
from textual.widgets import Static

from amletero.terminal.screens.colors import FAINT, GLOW


class KeyHelp(NamedTuple):
    """A key, its label, and the screen's action."""

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
