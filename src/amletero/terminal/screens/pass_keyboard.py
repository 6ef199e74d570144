"""Between two players at one keyboard: nothing is to be seen until the next one confirms."""

from typing import ClassVar

from textual.app import ComposeResult
from textual.binding import BindingType
from textual.containers import Vertical
from textual.content import Content
from textual.screen import ModalScreen
from textual.widgets import Static

from amletero.locales import Speaker
from amletero.terminal.screens.cards import back
from amletero.terminal.screens.palette import FAINT, GLOW, GOLD


class PassScreen(ModalScreen[bool]):
    """Asks for the keyboard to be passed on. It covers the whole table."""

    BINDINGS: ClassVar[list[BindingType]] = [("enter", "take(True)"), ("q", "take(False)")]

    def __init__(self, speaker: Speaker, player: str) -> None:
        super().__init__()
        self._speaker = speaker
        self._player = player

    def compose(self) -> ComposeResult:
        """A sealed letter, and for whom it is."""
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
        """The next player is alone with the screen, or somebody leaves."""
        self.dismiss(taken)

    def on_click(self) -> None:
        """A click confirms as well."""
        self.dismiss(True)
