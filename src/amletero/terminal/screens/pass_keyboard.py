"""Passing the keyboard: everything is hidden until the next player confirms."""

from typing import ClassVar

from textual.app import ComposeResult
from textual.binding import BindingType
from textual.containers import Vertical
from textual.content import Content
from textual.screen import ModalScreen
from textual.widgets import Static

from amletero.locales import Speaker
from amletero.terminal.screens.cards import back
from amletero.terminal.screens.colors import FAINT, GLOW, GOLD


class PassScreen(ModalScreen[bool]):
    """Asks to pass the keyboard; it covers the whole table."""

    BINDINGS: ClassVar[list[BindingType]] = [("enter", "take(True)"), ("q", "take(False)")]

    def __init__(self, speaker: Speaker, player: str) -> None:
        super().__init__()
        self._speaker = speaker
        self._player = player

    def compose(self) -> ComposeResult:
        """Yield a sealed letter with the next player's name."""
        say = self._speaker.say
        with Vertical(id="letter"):
            yield Static(back(large=False), id="envelope")
            yield Static(
                Content.assemble((say("terminal-pass", player=self._player), f"bold {GOLD}"))
            )
            yield Static(
                Content.assemble(
                    ("⏎ ", GLOW), (say("terminal-pass-confirm", player=self._player), FAINT)
                )
            )

    def action_take(self, taken: bool) -> None:
        """Close with the answer: the next player confirms, or leaves."""
        self.dismiss(taken)

    def on_click(self) -> None:
        """Confirm by a click."""
        self.dismiss(True)
