"""The program on the screen: what is shared by playing, visiting and looking at a record."""

import asyncio
import signal
from typing import ClassVar, Self

from textual import work
from textual.app import App
from textual.binding import Binding, BindingType
from textual.theme import Theme

from amletero.locales import Language
from amletero.terminal.screens.board import BoardScreen
from amletero.terminal.screens.endings import EndingScreen
from amletero.terminal.screens.palette import THEMES
from amletero.terminal.screens.sheets import ReadingScreen
from amletero.terminal.theme import ThemeChoice


class TableApp(App[None]):
    """What all programs on the screen share: the look, and leaving without a trace."""

    CSS_PATH = "table.tcss"
    ENABLE_COMMAND_PALETTE = False
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("ctrl+c,ctrl+q,ctrl+d", "quit", priority=True),
        Binding("ctrl+z", "suspend_process", priority=True),
        Binding("c", "turn_theme"),
    ]

    def __init__(self, language: Language) -> None:
        super().__init__()
        self.language = language
        for theme in THEMES.values():
            self.register_theme(theme)
        self.use_theme(ThemeChoice())

    def use_theme(self, choice: ThemeChoice) -> Self:
        """Have these colors."""
        self._choice = choice
        self.theme = THEMES[choice.theme].name
        return self

    def action_turn_theme(self) -> None:
        """Light or dark."""
        self.theme = THEMES[self._choice.turn()].name

    def _draw_anew(self, _: Theme) -> None:
        """Draw everything in other colors, below the uppermost screen as well."""
        for screen in self.screen_stack:
            if isinstance(screen, BoardScreen | ReadingScreen | EndingScreen):
                screen.draw_text()
            screen.query("*").refresh()

    def on_mount(self) -> None:
        """Leave in good order when the terminal is closed or the process is asked to end."""
        self.theme_changed_signal.subscribe(self, self._draw_anew)
        loop = asyncio.get_running_loop()
        for name in ("SIGTERM", "SIGHUP"):
            if hasattr(signal, name):
                loop.add_signal_handler(getattr(signal, name), self.exit)


class OneTableApp(TableApp):
    """One table, until it is left."""

    def __init__(self, language: Language, table: BoardScreen) -> None:
        super().__init__(language)
        self.table = table

    def on_mount(self) -> None:
        """Begin."""
        self.stay()

    @work
    async def stay(self) -> None:
        """Stay until the table is left."""
        await self.push_screen_wait(self.table)
        self.exit()
